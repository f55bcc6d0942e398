"""`python -m serai` is the `serai` command."""

import sys

from serai.cli.main import main

sys.exit(main())
