"""The commands of the lab: experiments, reports, quick ones without a file."""
