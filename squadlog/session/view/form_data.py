"""A form as programs read it: its fields, what it lacks, what it costs, and its sentence, without the command."""

from typing import Any

from squadlog.session.view.fields import Form


def form_data(form: Form) -> dict[str, Any]:
    """A form by name; records in it stay records. `why_not` is why what it says is refused as things stand."""
    return {
        "subject": form.subject,
        "sentence": form.sentence,
        "units": form.units,
        "fields": form.fields,
        "lacking": form.lacking,
        "costs": form.cost_ap,
        "reasons": form.reasons,
        "ends": form.end,
        "say": form.say,
        "why_not": form.refusal,
        "means": form.means,
        "warning": form.warning,
        "remarks": form.remarks,
    }
