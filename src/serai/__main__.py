"""`python -m serai` is the `serai` command."""

import sys

from serai.cli.entry import main

sys.exit(main())
