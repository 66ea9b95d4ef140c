"""The commands of the lab: experiments, reports, and quick experiments without a file."""
