"""Makes pipe.sf2, a SoundFont of two presets: Python 3 alone runs it, in this folder.

Pipe (0:0): a tone that is held by a loop of one period, soft below velocity 64 and with harmonics above, at the left and, an
octave higher, at the right. Click (128:0): two short sounds, one a key.
"""

import math
import struct

RATE = 32000
PERIOD = 128  # 250 Hz
PAUSE = 46  # zeros that the standard wants after each sample


def wave(harmonics, periods):
    """So many periods of a tone, after a period in which it begins."""
    return [sum(a * math.sin(2 * math.pi * n * i / PERIOD) for n, a in harmonics) * min(1, i / PERIOD)
            for i in range((periods + 1) * PERIOD)]


SAMPLES = [  # name, values, root key, cents that are added, whether it loops
    ('soft', wave([(1, 0.5)], 4), 59, 0, True),
    ('loud', wave([(1, 0.5), (2, 0.25), (3, 0.125)], 4), 59, 0, True),
    ('tick', [math.exp(-i / 40) * (-1) ** (i // 3) * 0.8 for i in range(400)], 60, 0, False),
    ('tock', [math.exp(-i / 80) * (-1) ** (i // 7) * 0.8 for i in range(800)], 60, 0, False),
]

KEYS, VELOCITIES, INSTRUMENT, SAMPLE = 43, 44, 41, 53
PAN, ATTACK, DECAY, SUSTAIN, RELEASE, MODES, COARSE, ATTENUATION, ROOT = 17, 34, 36, 37, 38, 54, 51, 48, 58


def bounds(low, high):
    return high << 8 | low


#: Of each zone its generators; one without a sample or instrument is for all.
INSTRUMENTS = [
    ('Pipe', [[(ATTACK, -7200), (DECAY, 0), (SUSTAIN, 60), (RELEASE, -1200), (MODES, 1)],
              [(VELOCITIES, bounds(0, 63)), (PAN, -500), (SAMPLE, 0)],
              [(VELOCITIES, bounds(64, 127)), (PAN, -500), (SAMPLE, 1)],
              [(VELOCITIES, bounds(64, 127)), (PAN, 500), (COARSE, 12), (SAMPLE, 1)]]),
    ('Click', [[(KEYS, bounds(36, 36)), (ROOT, 36), (SAMPLE, 2)],
               [(KEYS, bounds(38, 38)), (ROOT, 38), (SAMPLE, 3)]]),
]
PRESETS = [('Click', 128, 0, [[(INSTRUMENT, 1)]]),
           ('Pipe', 0, 0, [[(ATTENUATION, 50)], [(KEYS, bounds(24, 96)), (INSTRUMENT, 0)]])]


def chunk(name, data):
    return name + struct.pack('<I', len(data)) + data + b'\0' * (len(data) % 2)


def text(name):
    return name.encode().ljust(20, b'\0')


def zones(owners):
    """The bags and generators of presets or instruments, and where each owner's bags begin."""
    bags, generators, begins = b'', b'', []
    for owner in owners:
        begins.append(len(bags) // 4)
        for zone in owner[-1]:
            bags += struct.pack('<HH', len(generators) // 4, 0)
            for generator, amount in zone:
                generators += struct.pack('<HH', generator, amount & 0xFFFF)
    return (bags + struct.pack('<HH', len(generators) // 4, 0), generators + bytes(4),
            begins + [len(bags) // 4])


def soundfont():
    data, heads = b'', b''
    for name, values, root, cents, loops in SAMPLES:
        begin = len(data) // 2
        data += struct.pack('<%dh' % len(values), *[round(32000 * value) for value in values]) + bytes(2 * PAUSE)
        end = begin + len(values)
        heads += text(name) + struct.pack('<IIIIIBbHH', begin, end, end - 2 * PERIOD if loops else begin,
                                          end - PERIOD if loops else end, RATE, root, cents, 0, 1)
    heads += text('EOS') + bytes(26)
    pbag, pgen, begins = zones(PRESETS)
    phdr = b''.join(text(name) + struct.pack('<HHHIII', program, bank, begins[i], 0, 0, 0)
                    for i, (name, bank, program, _) in enumerate(PRESETS))
    phdr += text('EOP') + struct.pack('<HHHIII', 0, 0, begins[-1], 0, 0, 0)
    ibag, igen, begins = zones(INSTRUMENTS)
    inst = b''.join(text(name) + struct.pack('<H', begins[i]) for i, (name, _) in enumerate(INSTRUMENTS))
    inst += text('EOI') + struct.pack('<H', begins[-1])
    lists = [('INFO', [('ifil', struct.pack('<HH', 2, 4)), ('isng', b'EMU8000\0'), ('INAM', b'Pipe\0\0')]),
             ('sdta', [('smpl', data)]),
             ('pdta', [('phdr', phdr), ('pbag', pbag), ('pmod', bytes(10)), ('pgen', pgen), ('inst', inst),
                       ('ibag', ibag), ('imod', bytes(10)), ('igen', igen), ('shdr', heads)])]
    return chunk(b'RIFF', b'sfbk' + b''.join(
        chunk(b'LIST', name.encode() + b''.join(chunk(each.encode(), content) for each, content in inside))
        for name, inside in lists))


if __name__ == '__main__':
    with open('pipe.sf2', 'wb') as file:
        file.write(soundfont())
