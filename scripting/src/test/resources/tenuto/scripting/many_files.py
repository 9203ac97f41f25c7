# Writes many small files, then goes round in a loop for ever: for being stopped at any moment.
for i in range(400):
    tone = sf.Mix(sf.SineWave(200, 220 + i), sf.WhiteNoise(200) * 0.1)
    kept = sf.Realise(sf.RBJLowPass(tone, 2000, 0.7))
    sf.WriteFile([kept * 0.5, kept.reverse() * 0.5], "file%d.wav" % (i % 40 + 40 * (i // 40)))
while True:
    pass
