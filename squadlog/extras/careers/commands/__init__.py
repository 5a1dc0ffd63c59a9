"""Commands about companies, results, campaigns and the ladder."""
