# What `watch` renders while nothing is saved: many notes under a master, of which each round changes one, so that the
# code on the way of an edit is compiled when the next one comes. Before this stand the notes: start, length, key and
# velocity of each.
def play(note):
    hz, ms = 440 * 2 ** ((note.key - 69) / 12.0), note.length
    tone = sf.RBJLowPass(sf.Saw(ms, hz), 4 * hz, 0.7) + 0.3 * sf.SineWave(ms, 2 * hz)
    hiss = sf.WhiteNoise(ms) * sf.NumericShape((0, 1), (ms, 0))
    return note.velocity / 2000.0 * sf.Percussive(2, ms - 2) * sf.Mix(tone, 0.1 * hiss)


dry = sf.Perform([sf.MidiNote(*each) for each in NOTES], play)
master = sf.Limiter(sf.Reverb(dry, 800), -1, 3)
sf.WriteFile(sf.NormaliseTo(master, -14), 'rehearsal.wav')
