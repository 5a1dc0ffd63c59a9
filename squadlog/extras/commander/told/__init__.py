"""What commanders leave beside a record: their reasons, and what a battle comes to when it is weighed afterwards.

Begin with `kept`, the reasons as they are kept; `reading` says who may read them.
"""
