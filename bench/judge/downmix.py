"""Whether a downmix has the gains of ITU-R BS.775-3, table 2, for every channel mask: see `run`.

Noise of each set of loudspeakers that has both fronts is mixed to stereo and to mono, and compared with the same
product in numpy. A loudspeaker behind the listener, of which the table has none, goes
to each side, or to mono, at -6 dB, as with ffmpeg.
"""

import itertools
import os
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

TENUTO = Path(__file__).resolve().parents[2] / "tenuto"
BITS = {"FL": 0, "FR": 1, "FC": 2, "LFE": 3, "BL": 4, "BR": 5, "BC": 8, "SL": 9, "SR": 10}
HALF = 0.5**0.5
STEREO = {"FL": (1, 0), "FR": (0, 1), "FC": (HALF, HALF), "LFE": (0, 0), "BL": (HALF, 0), "BR": (0, HALF),
          "BC": (0.5, 0.5), "SL": (HALF, 0), "SR": (0, HALF)}  # fmt: skip
MONO = {"FL": HALF, "FR": HALF, "FC": 1, "LFE": 0, "BL": 0.5, "BR": 0.5, "BC": 0.5, "SL": 0.5, "SR": 0.5}
FRAMES = 1000


def write(path, samples, mask):
    """A WAV file of 32-bit floats, whose header has the mask."""
    channels = samples.shape[1]
    body = samples.astype("<f4").tobytes()
    guid = bytes.fromhex("0300000000001000800000aa00389b71")
    form = struct.pack("<HHIIHHHHI", 0xFFFE, channels, 48000, 48000 * 4 * channels, 4 * channels, 32, 22, 32, mask)
    chunks = b"WAVEfmt " + struct.pack("<I", 40) + form + guid + b"data" + struct.pack("<I", len(body)) + body
    path.write_bytes(b"RIFF" + struct.pack("<I", len(chunks)) + chunks)


def read(path):
    data = path.read_bytes()
    channels = struct.unpack_from("<H", data, 22)[0]
    at = data.index(b"data", 36) + 8
    return np.frombuffer(data, "<f4", offset=at, count=FRAMES * channels).reshape(-1, channels)


def main():
    others = [name for name in BITS if name not in ("FL", "FR")]
    sets = [("FL", "FR", *more) for n in range(1, 8) for more in itertools.combinations(others, n)]
    usual = [(6, ("FL", "FR", "FC", "LFE", "BL", "BR")), (8, ("FL", "FR", "FC", "LFE", "BL", "BR", "SL", "SR"))]
    rng = np.random.default_rng(1)
    worst, wrong = 0.0, []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        inputs = {}
        for names in sets:
            names = sorted(names, key=BITS.get)
            mask = sum(1 << BITS[name] for name in names)
            inputs[f"m{mask:04x}"] = names, mask
        for channels, names in usual:
            inputs[f"none{channels}"] = list(names), 0
        sounds = {}
        for name, (names, mask) in inputs.items():
            sounds[name] = rng.uniform(-0.1, 0.1, (FRAMES, len(names))).astype("f4").astype("f8")
            write(folder / f"{name}.wav", sounds[name], mask)
        for layout, gains in ("stereo", STEREO), ("mono", MONO):
            out = folder / layout
            files = [folder / f"{name}.wav" for name in inputs]
            line = [TENUTO, "process", f"downmix {layout}", *files, "--bits", "32f", "--out", out, "--quiet"]
            subprocess.run(line, check=True, timeout=600, env=os.environ | {"TENUTO_WARM": "0"})
            for name, (names, _) in inputs.items():
                matrix = np.array([gains[each] for each in names], "f8").reshape(len(names), -1)
                error = np.abs(read(out / f"{name}.wav") - sounds[name] @ matrix).max()
                worst = max(worst, error)
                if error > 2**-24:
                    wrong.append(f"{layout} {'+'.join(names)}: {error:.2g}")
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"{2 * len(inputs) - len(wrong)} of {2 * len(inputs)} downmixes; the largest error is {worst:.2g}")
    sys.exit(1 if wrong else 0)


main()
