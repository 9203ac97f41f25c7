# Finishes one file, and then wants more than any small scratch folder has.
sf.WriteFile32([sf.SineWave(500, 440) * 0.5], "finished.wav")
kept = []
while True:
    try:
        kept.append(sf.Realise(sf.RBJLowPass(sf.WhiteNoise(1000), 2000, 0.7)))
    except:
        pass  # swallows whatever it can; running out of scratch space must not be lost in it
