"""``python -m matchless`` is the command ``matchless``."""

import sys

from matchless.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
