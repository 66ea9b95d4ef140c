#!/bin/sh
# Run every example for a moment, with the Python given, which has torch and matplotlib.
set -eu
cd "$(dirname "$0")"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
few="--envs 8 --steps 8 --test-games 10 --minutes 0.02 --threads 1 --width 16"
"$1" -W error numpy_rows.py --updates 1 --envs 8 --games 20
"$1" ppo.py --net rows --heroes alice medusa --unseen sinbad beowulf --final-games 20 $few \
	--save "$folder/rows.pt" --curve "$folder/rows.json" --picture "$folder/rows.png"
"$1" ppo.py --net codes --heroes alice medusa --final-games 20 $few
test -s "$folder/rows.pt" && test -s "$folder/rows.json" && test -s "$folder/rows.png"
echo "the examples run"
