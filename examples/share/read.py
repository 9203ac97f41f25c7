"""Maps the samples that sf.share(x, 'tone.share') describes, without a copy, and adds them up:
python3 read.py tone.share   (docs/sharing.md; nothing but Python's own mmap)"""
import mmap
import os
import struct
import sys

with open(sys.argv[1], 'rb') as file:
    told = file.read()
magic, rate, channels, count, files, process = struct.unpack_from('<8sdIIII', told)
assert magic == b'TENUTOS1', 'not a shared signal'
lengths = struct.unpack_from('<%dQ' % channels, told, 32)
at = 32 + 8 * channels
spans = [struct.unpack_from('<IIQQ', told, at + 24 * i) for i in range(count)]
at += 24 * count
handles = []
for _ in range(files):
    n, = struct.unpack_from('<I', told, at)
    handles.append(os.open(told[at + 4:at + 4 + n].decode(), os.O_RDONLY))
    at += 4 + n
sums = [0.0] * channels
for channel, file, offset, size in spans:
    with mmap.mmap(handles[file], size, offset=offset, prot=mmap.PROT_READ) as mapped:
        with memoryview(mapped) as raw, raw.cast('d') as samples:
            for sample in samples:
                sums[channel] += sample
for length, total in zip(lengths, sums):
    print('%d %.17g' % (length, total))
