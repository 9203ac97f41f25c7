"""Makes head.sofa for HrirSetTest: a set of six directions whose responses follow from a formula;
and plain.sofa, which has none.

    python make_head.py          # needs h5py
"""

import h5py
import numpy as np

RATE, TAPS = 48000, 64
places = np.array([[0, 0, 1], [90, 0, 1], [180, 0, 1], [270, 0, 1], [0, 90, 1], [0, -90, 1.]])
left = np.sin(np.radians(places[:, 0])) * np.cos(np.radians(places[:, 1]))
responses = np.zeros((len(places), 2, TAPS))
for k, across in enumerate(left):
    for ear, side in enumerate((across, -across)):
        responses[k, ear, 20 - round(8 * side)] = 0.5 + 0.3 * side + 0.01 * k
with h5py.File('head.sofa', 'w', track_order=True) as file:
    for name, value in {'Conventions': 'SOFA', 'SOFAConventions': 'SimpleFreeFieldHRIR',
                        'DataType': 'FIR', 'Version': '1.0', 'RoomType': 'free field'}.items():
        file.attrs[name] = value
    packed = {'compression': 'gzip', 'shuffle': True, 'chunks': (3, 2, TAPS)}
    file.create_dataset('Data.IR', data=responses, **packed)
    file.create_dataset('Data.SamplingRate', data=[float(RATE)])
    file.create_dataset('Data.Delay', data=np.zeros((1, 2)))
    source = file.create_dataset('SourcePosition', data=places)
    source.attrs['Type'], source.attrs['Units'] = 'spherical', 'degree, degree, metre'
    for name in ('ListenerPosition', 'EmitterPosition', 'ListenerUp', 'ListenerView'):
        file.create_dataset(name, data=np.zeros((1, 3)))
    ears = file.create_dataset('ReceiverPosition', data=[[[0], [0.09], [0]], [[0], [-0.09], [0.]]])
    ears.attrs['Type'] = 'cartesian'
    for name, size in zip('MRNCI', (len(places), 2, TAPS, 3, 1)):
        file.create_dataset(name, data=np.zeros(size, '>f4'))
with h5py.File('plain.sofa', 'w') as file:
    file.attrs['Conventions'] = 'SOFA'
