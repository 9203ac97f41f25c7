"""Whether the tags of ReplayGain are those of loudgain, and of ffmpeg's ebur128: see `run`.

Two albums of synthetic music, of FLAC and of MP3 files, get tags by `tag --replaygain --album`, and the same gains
are computed by loudgain, which writes nothing here. ffmpeg measures the tracks.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

TENUTO = Path(__file__).resolve().parents[2] / "tenuto"
SECONDS = 12


def shell(*line):
    return subprocess.run(line, check=True, capture_output=True, text=True, timeout=600)


def music(seed, rate, channels, level):
    """Chords with an envelope, and noise, some parts near silence, as 16-bit samples."""
    rng = np.random.default_rng(seed)
    t = np.arange(SECONDS * rate) / rate
    sound = np.zeros((len(t), channels))
    for _ in range(12):
        start, tone = rng.uniform(0, SECONDS - 2), rng.uniform(80, 4000)
        envelope = np.exp(-2 * np.clip(t - start, 0, None)) * (t >= start)
        sound += np.outer(envelope * np.sin(2 * np.pi * tone * t), rng.uniform(0.2, 1, channels))
    sound += 0.05 * rng.standard_normal(sound.shape) * (t % 4 < 2)[:, None]
    return np.round(32767 * level * sound / np.abs(sound).max()).astype("<i2")


def make(folder, extension, rate):
    folder.mkdir()
    for track in range(6):
        channels = 1 if track == 4 else 2
        raw = folder / "raw"
        raw.write_bytes(music(track, rate, channels, 0.99 * 0.6**track).tobytes())
        source = ("-f", "s16le", "-ar", str(rate), "-ac", str(channels), "-i", raw)
        shell("ffmpeg", "-v", "error", *source, "-b:a", "192k", folder / f"{track}.{extension}")
        raw.unlink()
    return sorted(folder.iterdir())


def by_loudgain(files):
    """Gains and peaks of the tracks, and of the album."""
    rows = [line.split("\t") for line in shell("loudgain", "-a", "-O", *files).stdout.splitlines()[1:]]
    values = [(float(row[8].split()[0]), float(row[3])) for row in rows]  # gain, true peak as an amplitude
    return values[:-1], values[-1]


def by_ffmpeg(file):
    text = shell("ffmpeg", "-nostdin", "-hide_banner", "-i", file, "-af", "ebur128=peak=true", "-f", "null", "-").stderr
    return float(re.findall(r"I:\s+(\S+) LUFS", text)[-1])


def ours(files):
    shell(TENUTO, "--cold", "tag", "--replaygain", "--album", *files)
    tags = []
    for file in files:
        tag = json.loads(shell("ffprobe", "-v", "error", "-of", "json", "-show_format", file).stdout)["format"]["tags"]
        tags.append({name.upper(): float(text.split()[0]) for name, text in tag.items() if "REPLAYGAIN" in name.upper()})
    return tags


def main():
    folder = Path(tempfile.mkdtemp(prefix="gain"))
    bad = 0
    try:
        for extension, rate in ("flac", 48000), ("flac", 44100), ("mp3", 44100):
            files = make(folder / f"{extension}{rate}", extension, rate)
            tracks, album = by_loudgain(files)
            tags = ours(files)
            for file, tag, (gain, peak) in zip(files, tags, tracks, strict=True):
                differs = [
                    tag["REPLAYGAIN_TRACK_GAIN"] - gain,
                    20 * np.log10(tag["REPLAYGAIN_TRACK_PEAK"] / peak),
                    tag["REPLAYGAIN_ALBUM_GAIN"] - album[0],
                    20 * np.log10(tag["REPLAYGAIN_ALBUM_PEAK"] / album[1]),
                    -18 - tag["REPLAYGAIN_TRACK_GAIN"] - by_ffmpeg(file),
                ]
                # loudgain prints hundredths, and ffmpeg tenths; true peaks depend on the filter of their oversampling.
                most = [0.011, 0.2, 0.011, 0.2, 0.06]
                wrong = any(abs(value) > limit for value, limit in zip(differs, most, strict=True))
                bad += wrong
                print(file.parent.name, file.name, *(f"{value:+.3f}" for value in differs), "WRONG" if wrong else "")
    finally:
        shutil.rmtree(folder)
    print("dB: track gain, peak, album gain, peak to loudgain; loudness to ffmpeg")
    sys.exit(1 if bad else 0)


main()
