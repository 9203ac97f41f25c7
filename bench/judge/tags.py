"""Whether tags survive every conversion, by what other programs read: see `run`.

40 fields, written by mutagen or ffmpeg into each format as MusicBrainz Picard names them there, are converted
into each format that Tenuto writes, and read by mutagen, ffprobe and exiftool. A field counts for a reader if
that reader shows it in a file of the format that mutagen wrote. One that is missing must have been named by
the command, once.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

import mutagen
from mutagen import (
    aiff,
    asf,
    flac,
    id3,
    mp3,
    mp4,
    oggflac,
    oggopus,
    oggvorbis,
    trueaudio,
    wave,
    wavpack,
)

TENUTO = Path(__file__).resolve().parents[2] / "tenuto"

# The name as a Vorbis comment, the frame of ID3v2.4, the atom of MPEG-4, the attribute of ASF, the item of APEv2.
# "+" in front of an ID3 name is TXXX, ":" a role of TIPL; "=" is a freeform atom. Empty: it has no place there.
FIELDS = """
TITLE TIT2 ©nam Title Title
ARTIST TPE1 ©ART Author Artist
ALBUM TALB ©alb WM/AlbumTitle Album
ALBUMARTIST TPE2 aART WM/AlbumArtist Album_Artist
DATE TDRC ©day WM/Year Year
GENRE TCON ©gen WM/Genre Genre
TRACKNUMBER TRCK trkn WM/TrackNumber Track
TRACKTOTAL TRCK trkn WM/TrackNumber Track
DISCNUMBER TPOS disk WM/PartOfSet Disc
DISCTOTAL TPOS disk WM/PartOfSet Disc
COMMENT COMM ©cmt Description Comment
COPYRIGHT TCOP cprt Copyright Copyright
COMPOSER TCOM ©wrt WM/Composer Composer
LYRICIST TEXT =LYRICIST WM/Writer Lyricist
CONDUCTOR TPE3 =CONDUCTOR WM/Conductor Conductor
REMIXER TPE4 =REMIXER WM/ModifiedBy MixArtist
ISRC TSRC =ISRC WM/ISRC ISRC
BPM TBPM tmpo WM/BeatsPerMinute BPM
KEY TKEY =initialkey WM/InitialKey KEY
LABEL TPUB =LABEL WM/Publisher Label
GROUPING TIT1 ©grp WM/ContentGroupDescription Grouping
SUBTITLE TIT3 =SUBTITLE WM/SubTitle Subtitle
DISCSUBTITLE TSST =DISCSUBTITLE WM/SetSubTitle DiscSubtitle
ORIGINALDATE TDOR =originaldate WM/OriginalReleaseTime ORIGINALDATE
LANGUAGE TLAN =LANGUAGE WM/Language Language
MEDIA TMED =MEDIA WM/Media Media
MOOD TMOO =MOOD WM/Mood Mood
ENCODEDBY TENC =ENCODEDBY WM/EncodedBy EncodedBy
TITLESORT TSOT sonm WM/TitleSortOrder TITLESORT
ARTISTSORT TSOP soar WM/ArtistSortOrder ARTISTSORT
ALBUMSORT TSOA soal WM/AlbumSortOrder ALBUMSORT
ALBUMARTISTSORT TSO2 soaa WM/AlbumArtistSortOrder ALBUMARTISTSORT
COMPOSERSORT TSOC soco WM/ComposerSortOrder COMPOSERSORT
COMPILATION TCMP cpil WM/IsCompilation Compilation
LYRICS USLT ©lyr WM/Lyrics Lyrics
CATALOGNUMBER +CATALOGNUMBER =CATALOGNUMBER WM/CatalogNo CatalogNumber
BARCODE +BARCODE =BARCODE WM/Barcode Barcode
MUSICBRAINZ_ALBUMID +MusicBrainz_Album_Id =MusicBrainz_Album_Id MusicBrainz/Album_Id MUSICBRAINZ_ALBUMID
REPLAYGAIN_TRACK_GAIN +REPLAYGAIN_TRACK_GAIN =REPLAYGAIN_TRACK_GAIN REPLAYGAIN_TRACK_GAIN REPLAYGAIN_TRACK_GAIN
PRODUCER :producer =PRODUCER WM/Producer Producer
"""
UNDERSCORED = {"MUSICBRAINZ_ALBUMID", "REPLAYGAIN_TRACK_GAIN", "replaygain_track_gain"}
NAMES = {}
for line in FIELDS.split("\n")[1:-1]:
    row = [name if name.lstrip("+=") in UNDERSCORED else name.replace("_", " ") for name in line.split()]
    NAMES[row[0]] = dict(zip(("vorbis", "id3", "mp4", "asf", "ape"), row))

VALUES = {name: [f"{name.capitalize()} Ä{k}ß"] for k, name in enumerate(NAMES)}
VALUES |= {
    name: [text]
    for name, text in {
        "DATE": "1999-12-31", "TRACKNUMBER": "3", "TRACKTOTAL": "12", "DISCNUMBER": "2", "DISCTOTAL": "4",
        "ISRC": "USRC17607839", "BPM": "128", "KEY": "F#m", "ORIGINALDATE": "1987-06-05", "LANGUAGE": "deu",
        "COMPILATION": "1", "BARCODE": "4006381333931", "REPLAYGAIN_TRACK_GAIN": "-7.03 dB",
        "MUSICBRAINZ_ALBUMID": "f4a31f0a-51dd-4fa7-986d-3095c40c5ed9",
    }.items()
}  # fmt: skip
VALUES["ARTIST"] = ["Ann Ä", "Bob Ö"]
OF_TOTAL = {"TRACKNUMBER": "TRACKTOTAL", "DISCNUMBER": "DISCTOTAL"}
TOTALS = set(OF_TOTAL.values())

# What ffprobe calls them besides, and what the frame or atom is called by exiftool.
OTHER_NAMES = {
    "ALBUMARTIST": "album_artist albumartist band", "DATE": "date year contentcreatedate recordingtime",
    "TRACKNUMBER": "track tracknumber partofset", "TRACKTOTAL": "track tracktotal",
    "DISCNUMBER": "disc discnumber disknumber partofset", "DISCTOTAL": "disc disctotal disknumber partofset",
    "COMMENT": "comment comments description", "BPM": "tmpo beatspermin", "LABEL": "publisher",
    "TITLESORT": "sort_name", "ARTISTSORT": "sort_artist", "ALBUMSORT": "sort_album",
    "ALBUMARTISTSORT": "sort_album_artist", "COMPOSERSORT": "sort_composer", "ENCODEDBY": "encoded_by",
}  # fmt: skip

MUXED = {  # by ffmpeg, for mutagen to tag
    "flac": "-c:a flac", "mp3": "-c:a libmp3lame", "ogg": "-c:a libvorbis", "opus": "-c:a libopus -ar 48000",
    "oga": "-c:a flac -f ogg", "wav": "", "aiff": "", "m4a": "-c:a aac", "wv": "-c:a wavpack", "wma": "-c:a wmav2",
    "tta": "-c:a tta",
}  # fmt: skip
TARGETS = {
    "wav": "--format wav", "rf64": "--format rf64", "w64": "--format w64", "aiff": "--format aiff",
    "aifc": "--format aifc", "flac": "--format flac", "mp3": "--format mp3", "opus": "--format opus",
    "ogg": "--format ogg", "m4a": "--format m4a", "alac": "--format m4a --bits 24", "wv": "--format wv",
    "wma": "--format wma", "ac3": "--format ac3",
}  # fmt: skip
KINDS = {"wav": "id3", "rf64": "id3", "aiff": "id3", "aifc": "id3", "mp3": "id3", "tta": "id3", "flac": "vorbis",
         "ogg": "vorbis", "oga": "vorbis", "opus": "vorbis", "m4a": "mp4", "wv": "ape", "wma": "asf"}  # fmt: skip
LIKE = {"rf64": "wav", "aifc": "aiff"}  # what a reader shows of one, it should of the other

# What is known to be missing, by the reader, the source or the target, and why.
LIMITS = {
    ("ARTIST", "wma", "*", "*"): "ffmpeg, which reads WMA files for Tenuto, takes one of several texts",
    ("ARTIST", "*", "w64", "ffprobe"): "ffprobe shows the last of several texts",
    ("COMMENT", "*", "aiff", "ffprobe"): "ffprobe shows the last annotation, which is not this one",
    ("COMMENT", "*", "aifc", "ffprobe"): "as in AIFF",
}

OPENERS = {"wav": wave.WAVE, "rf64": wave.WAVE, "aiff": aiff.AIFF, "aifc": aiff.AIFF, "mp3": mp3.MP3,
           "tta": trueaudio.TrueAudio, "flac": flac.FLAC, "ogg": oggvorbis.OggVorbis, "oga": oggflac.OggFLAC,
           "opus": oggopus.OggOpus, "m4a": mp4.MP4, "wv": wavpack.WavPack, "wma": asf.ASF}  # fmt: skip


def shell(line, check=False):
    return subprocess.run(line, check=check, capture_output=True, text=True, timeout=600)


def with_total(name):
    return f"{VALUES[name][0]}/{VALUES[OF_TOTAL[name]][0]}" if name in OF_TOTAL else None


def write(path, kind):
    """Tags a file with all fields that mutagen can write there."""
    file = OPENERS[path.suffix[1:]](path)
    if file.tags is None:
        file.add_tags()
    tags = file.tags
    for name, names in NAMES.items():
        own, texts = names[kind], VALUES[name]
        if kind == "vorbis":
            tags[own] = texts
        elif name in TOTALS:
            continue
        elif kind == "id3":
            texts = [with_total(name) or texts[0]] if name in OF_TOTAL else texts
            if own[0] == "+":
                tags.add(id3.TXXX(encoding=3, desc=own[1:], text=texts))
            elif own[0] == ":":
                tags.add(id3.TIPL(encoding=3, people=[[own[1:], text] for text in texts]))
            elif own in ("COMM", "USLT"):
                tags.add(getattr(id3, own)(encoding=3, lang="eng", desc="", text=texts[0]))
            else:
                tags.add(getattr(id3, own)(encoding=3, text=texts))
        elif kind == "mp4":
            if name in OF_TOTAL:
                tags[own] = [(int(texts[0]), int(VALUES[OF_TOTAL[name]][0]))]
            elif own == "cpil":
                tags[own] = True
            elif own == "tmpo":
                tags[own] = [int(texts[0])]
            elif own[0] == "=":
                tags["----:com.apple.iTunes:" + own[1:]] = [text.encode() for text in texts]
            else:
                tags[own] = texts
        else:
            tags[own] = [with_total(name)] if name in OF_TOTAL else texts
    file.save()


def by_mutagen(path, form):
    """The fields that are in their places, with their texts."""
    kind = KINDS.get(form)
    if kind is None:
        return None
    try:
        tags = OPENERS[form](path).tags or {}
    except mutagen.MutagenError:
        return None
    found = {}
    for name, names in NAMES.items():
        own = names[kind]
        texts = []
        if kind == "vorbis" or kind == "ape" or kind == "asf":
            texts = [str(text) for text in tags.get(own, [])]
        elif kind == "id3" and own[0] == "+":
            texts = [text for frame in tags.getall("TXXX:" + own[1:]) for text in frame.text]
        elif kind == "id3" and own[0] == ":":
            texts = [who for frame in tags.getall("TIPL") for role, who in frame.people if role == own[1:]]
        elif kind == "id3" and own == "USLT":
            texts = [frame.text for frame in tags.getall(own)]
        elif kind == "id3":
            texts = [str(text) for frame in tags.getall(own) for text in frame.text]
        elif kind == "mp4" and own[0] == "=":
            texts = [text.decode() for text in tags.get("----:com.apple.iTunes:" + own[1:], [])]
        elif kind == "mp4" and own in ("trkn", "disk"):
            texts = [f"{number}/{total}" for number, total in tags.get(own, [])]
        elif kind == "mp4":
            value = tags.get(own, [])
            texts = [str(int(value))] if isinstance(value, bool) else [str(text) for text in value]
        if kind != "vorbis" and (name in OF_TOTAL or name in TOTALS):
            texts = [part for text in texts for k, part in enumerate(text.split("/")) if k == (name in TOTALS)]
        found[name] = texts
    return {name for name, texts in found.items() if set(texts) in (set(VALUES[name]), {"; ".join(VALUES[name])})}


def plain(name):
    return re.sub(r"[^a-z0-9©]", "", name.lower())


def seen(pairs):
    """The fields whose texts are there, under one of their names."""
    found = set()
    for name, names in NAMES.items():
        known = {plain(each) for each in [*names.values(), *OTHER_NAMES.get(name, "").split()]}
        texts = [text for key, text in pairs if plain(key) in known or plain(key.split("-")[0]) in known]
        if name in OF_TOTAL or name in TOTALS:
            parts = [re.split(r"/| of ", text) for text in texts]
            texts = [each[name in TOTALS] for each in parts if len(each) == 2]
            texts += [text for key, text in pairs if plain(key) == plain(name) or plain(key) + "number" == plain(name)]
        is_there = all(any(value in text for text in texts) for value in VALUES[name])
        if name == "COMPILATION":
            is_there = bool({"1", "Yes"} & set(texts))
        if is_there:
            found.add(name)
    return found


def by_ffprobe(path):
    out = json.loads(shell(["ffprobe", "-v", "error", "-of", "json", "-show_format", "-show_streams", path]).stdout)
    pairs = list(out.get("format", {}).get("tags", {}).items())
    for stream in out.get("streams", []):
        pairs += stream.get("tags", {}).items()
    return seen(pairs)


def by_exiftool(paths):
    """For each path; exiftool has names of its own, so only numbers are looked for under theirs."""
    out = shell(["exiftool", "-j", "-a", "-G4", "-charset", "utf8", "-api", "largefilesupport", *paths]).stdout
    all_found = {}
    for file in json.loads(out or "[]"):
        pairs = [(key.rsplit(":", 1)[-1], str(value)) for key, value in file.items()]
        texts = "\n".join(text.replace(":", "-") if re.match(r"\d{4}:", text) else text for _, text in pairs)
        numbers = {"BPM", "COMPILATION", *OF_TOTAL, *TOTALS}
        found = {name for name in NAMES if name not in numbers and all(value in texts for value in VALUES[name])}
        all_found[file["SourceFile"]] = found | (seen(pairs) & numbers)
    return all_found


def known_limit(name, source, target, reader):
    for (field, of, to, by), why in LIMITS.items():
        if field == name and of in ("*", source) and to in ("*", target) and by in ("*", reader):
            return why
    return None


def make_sources(folder):
    tone = ["-f", "lavfi", "-i", "sine=440:duration=0.3:sample_rate=44100"]
    ffmpeg = ["ffmpeg", "-v", "error", "-y", *tone]
    sources = {}
    for form, codec in MUXED.items():
        path = folder / f"from-{form}.{form}"
        shell([*ffmpeg, *codec.split(), path], check=True)
        write(path, KINDS[form])
        sources[form] = path
    texts = [f"-metadata={name}={'; '.join(texts)}" for name, texts in VALUES.items()]
    sources["mka"] = folder / "from-mka.mka"
    options = [part for text in texts for part in text.split("=", 1)]
    shell([*ffmpeg, "-c:a", "flac", *options, sources["mka"]], check=True)
    return sources


def main():
    folder = Path(tempfile.mkdtemp(prefix="tags"))
    try:
        judge(folder)
    finally:
        if not os.environ.get("KEEP"):
            shutil.rmtree(folder)
        else:
            print(folder)


def judge(folder):
    sources = make_sources(folder)
    reference = {"mutagen": {}, "ffprobe": {}, "exiftool": {}}
    found = by_exiftool([str(path) for path in sources.values()])
    for form, path in sources.items():
        reference["mutagen"][form] = by_mutagen(path, form)
        reference["ffprobe"][form] = by_ffprobe(path)
        reference["exiftool"][form] = found.get(str(path), set())
    for form in sources:
        if KINDS.get(form) and (missing := set(NAMES) - reference["mutagen"][form]):
            print(f"{form}: mutagen itself keeps no {', '.join(sorted(missing))}")
    total, limits, missed, told = Counter(), Counter(), defaultdict(lambda: defaultdict(set)), defaultdict(lambda: defaultdict(set))
    for target, options in TARGETS.items():
        form = "m4a" if target == "alac" else target
        out = folder / target
        paths = [path for source, path in sources.items()]
        run = shell([TENUTO, "--cold", "convert", *paths, *options.split(), "--out", out])
        if run.returncode:
            print(target, run.stderr)
        lost = {}
        for said in run.stderr.splitlines():
            if match := re.search(r"from-(\w+)\.\w+: .*cannot hold, and does not have: the tags ([^;]*)", said):
                assert match[1] not in lost, said
                lost[match[1]] = set(match[2].split(", "))
        results = {source: next(out.glob(f"from-{source}.*"), None) for source in sources}
        found = by_exiftool([str(path) for path in results.values() if path])
        for source, path in results.items():
            if path is None:
                print(f"{source} to {target}: no file")
                continue
            said = lost.get(source, set())
            for name in said:
                told[target][name].add(source)
            there = {"mutagen": by_mutagen(path, form), "ffprobe": by_ffprobe(path), "exiftool": found.get(str(path))}
            for reader, names in there.items():
                shown = reference[reader].get(LIKE.get(form, form))
                expected = set(NAMES) if shown is None else shown
                if names is None or form == "ac3":
                    continue
                if shown is None and reader != "ffprobe":
                    continue
                for name in expected - said:
                    total[reader] += 1
                    total[reader, target] += 1
                    if name not in names and (limit := known_limit(name, source, target, reader)):
                        limits[limit] += 1
                    elif name not in names:
                        missed[reader, target][name].add(source)
    for target, names in told.items():
        every = sorted(name for name, of in names.items() if name in NAMES)
        print(f"{target}: said to be lost ({len(every)}): {', '.join(every)}")
    for (reader, target), names in missed.items():
        for name, of in sorted(names.items()):
            every = "all" if len(of) == len(sources) else " ".join(sorted(of))
            print(f"{reader}: {target} lacks {name} of {every}")
    for limit, count in limits.items():
        print(f"{count} times: {limit}")
    for reader in reference:
        bad = sum(len(of) for (who, _), names in missed.items() if who == reader for of in names.values())
        print(f"{reader}: {total[reader] - bad} of {total[reader]}, or are known limits")
    sys.exit(1 if missed else 0)


main()
