"""What is compared: the row's name, which begins with its word; ours, of x (mono), s (stereo), y (another
mono sound) and ms; then rivals: program, what of it, and how it is called (see the classes in words.py)."""

ONCE = "sos = signal.butter(2, 1000, fs=fs, output='sos')\n---\n"
LOW = "signal.sosfilt(sos, x)"
TAPS = "taps = signal.firwin2(4095, [0, 700, 1500, 4000, 24000], [1, 1, .35, 1.4, 1.4], fs=fs)\n---\n"
PVS = 'f1 pvsanal ain, 2048, 512, 2048, 1\n%s\na1 pvsynth f2\nout a1\n'
PVS4 = 'f1 pvsanal ain, 4096, 1024, 4096, 1\n%s\na1 pvsynth f2\nout a1\n'
TWO4 = 'f0 pvsanal ain2, 4096, 1024, 4096, 1\n' + PVS4
SINE = 'f 1 0 16384 10 1\n'
BANK = '[' + ', '.join('(%d, %r)' % (i, 1.0 / i) for i in range(1, 33)) + ']'
ADSYNT = ('f 1 0 16384 10 1\nf 2 0 32 -2 %s\nf 3 0 32 -2 %s\n'
          % (' '.join(str(i) for i in range(1, 33)), ' '.join('%.6f' % (1.0 / i) for i in range(1, 33))))
MODES = '[' + ', '.join('(%d, 1, %d)' % (220 * i + 7 * i * i, 900 - 60 * i) for i in range(1, 11)) + ']'
MODE_SUM = '\n'.join('a%d mode ain, %d, %d' % (i, 220 * i + 7 * i * i, 3.14 * (220 * i + 7 * i * i) * (900 - 60 * i)
                                                 / 1000 / 6.9) for i in range(1, 11)) \
    + '\nout ' + '+'.join('a%d' % i for i in range(1, 11)) + '\n'
SAWS = '\n'.join('a%d vco2 0.2, 440*%r' % (i, 2 ** ((i - 4) * 25 / 3 / 1200)) for i in range(1, 8)) \
    + '\nouts a1+a2+a3+a4, a4+a5+a6+a7\n'
VOWEL = '\n'.join('a%d reson ain, %d, %d, 1' % each for each in (
    (1, 650, 80), (2, 1080, 90), (3, 2650, 120), (4, 2900, 130), (5, 3250, 140))) \
    + '\nout a1-a2*.5+a3*.45-a4*.4+a5*.08\n'
REVERBSC = 'a1, a2 reverbsc ain, ain, 0.85, 12000\nouts a1, a2\n'
SWEEP = 'amod poscil 2000, 2\n'
CHORUS = 'giS ftgen 1, 0, 16384, 10, 1\n---\n' \
    + '\n'.join('am%d poscil 3, 0.8, giS, %r\nac%d vdelayx ain, (18+am%d)/1000, 0.05, 32' % (i, (i - 1) / 6.0, i, i)
                for i in range(1, 7)) \
    + '\nouts ain*.5+(ac1+ac3+ac5)*.29, ain*.5+(ac2+ac4+ac6)*.29\n'

ROWS = [
    # noises
    ('PinkNoise', 'sf.PinkNoise(ms)', ('csound', 'pinker', 'a1 pinker\nout a1\n'),
     ('csound', 'pinkish', 'a1 pinkish 0.2\nout a1\n'), ('sox', 'synth pinknoise', 'synth SECONDS pinknoise'),
     ('ffmpeg', 'anoisesrc=c=pink', 'source anoisesrc=d=SECONDS:r=48000:c=pink')),
    ('BrownNoise', 'sf.BrownNoise(ms)', ('sox', 'synth brownnoise', 'synth SECONDS brownnoise'),
     ('ffmpeg', 'anoisesrc=c=brown', 'source anoisesrc=d=SECONDS:r=48000:c=brown')),
    ('BlueNoise', 'sf.BlueNoise(ms)', ('ffmpeg', 'anoisesrc=c=blue', 'source anoisesrc=d=SECONDS:r=48000:c=blue')),
    ('VioletNoise', 'sf.VioletNoise(ms)',
     ('ffmpeg', 'anoisesrc=c=violet', 'source anoisesrc=d=SECONDS:r=48000:c=violet')),
    ('VelvetNoise', 'sf.VelvetNoise(ms)',
     ('ffmpeg', 'anoisesrc=c=velvet', 'source anoisesrc=d=SECONDS:r=48000:c=velvet')),
    ('GaussianNoise', 'sf.GaussianNoise(ms)', ('csound', 'gauss', 'a1 gauss 0.2\nout a1\n'),
     ('scipy', 'numpy standard_normal', '0.2 * np.random.default_rng(1).standard_normal(n)')),
    ('Dust', 'sf.Dust(ms)', ('csound', 'dust', 'a1 dust 1, 20\nout a1\n')),
    # oscillators
    ('Saw', 'sf.Saw(ms, 440)', ('csound', 'vco2', 'a1 vco2 1, 440\nout a1\n')),
    ('Saw, frequency moved', 'sf.Saw(ms, sf.LFO(ms, 5, 430, 450))',
     ('csound', 'vco2, ksmps = 1', '1 samples\nk1 lfo 10, 5\na1 vco2 1, 440+k1\nout a1\n')),
    ('Square', 'sf.Square(ms, 440)', ('csound', 'vco2', 'a1 vco2 1, 440, 10\nout a1\n')),
    ('Triangle', 'sf.Triangle(ms, 440)', ('csound', 'vco2', 'a1 vco2 1, 440, 12\nout a1\n')),
    ('Pulse', 'sf.Pulse(ms, 440, 0.3)', ('csound', 'vco2', 'a1 vco2 1, 440, 2, 0.3\nout a1\n')),
    ('SuperSaw', 'sf.SuperSaw(ms, 440)', ('csound', 'seven vco2', SAWS)),
    ('LFO', 'sf.LFO(ms, 3)', ('csound', 'poscil', SINE + '---\na1 poscil 1, 3, 1\nout a1\n'),
     ('csound', 'lfo', 'a1 lfo 1, 3\nout a1\n')),
    ('Phasor', 'sf.Phasor(ms, 440)', ('csound', 'phasor', 'a1 phasor 440\nout a1\n'),
     ('scipy', 'sawtooth', 'signal.sawtooth(t * (2 * np.pi * 440))')),
    ('SampleAndHold', 'sf.SampleAndHold(ms, 7)', ('csound', 'randh', 'a1 randh 1, 7\nout a1\n')),
    ('SmoothRandom', 'sf.SmoothRandom(ms, 7)', ('csound', 'jspline', 'a1 jspline 1, 7, 7\nout a1\n')),
    ('Chirp', 'sf.Chirp(ms, 20, 20000)', ('sox', 'synth sine 20/20000', 'synth SECONDS sine 20/20000'),
     ('scipy', 'chirp', "signal.chirp(t, 20, t[-1], 20000, 'logarithmic')")),
    ('WavetableOsc', 'sf.WavetableOsc(ms, 440, [2 * sf.Phasor(2048 / 48.0, 48000 / 2048.0) - 1])',
     ('csound', 'oscilikt of vco2ft', 'giw ftgen 1, 0, 16384, 7, 1, 16384, -1\ngi vco2init -1, 10000, 0, 0, 0, 1\n---\n'
      'k1 vco2ft 440, -1\na1 oscilikt 1, 440, k1\nout a1\n')),
    ('Additive, 32 partials', 'sf.Additive(ms, 220, %s)' % BANK,
     ('csound', 'adsynt2', ADSYNT + '---\na1 adsynt2 1, 220, 1, 2, 3, 32\nout a1\n')),
    ('FMOperator', 'sf.FMOperator(ms, 440, sf.SineWave(ms, 440), index=2)',
     ('csound', 'foscili', SINE + '---\na1 foscili 1, 440, 1, 1, 2, 1\nout a1\n')),
    ('FMVoice', 'sf.FMVoice(ms, 220, [(1, 1), (1, 0.7), (1, 1), (14, 0.3)], 5)',
     ('csound', 'fmrhode', SINE + '---\na1 fmrhode 1, 220, 1, 1, 0.1, 6, 1, 1, 1, 1, 1\nout a1\n')),
    ('Pluck', 'sf.Pluck(ms, 220)', ('csound', 'pluck', 'a1 pluck 1, 220, 220, 0, 1\nout a1\n')),
    ('WaveguideString', 'sf.WaveguideString(ms, 220)',
     ('csound', 'wgpluck', 'ax = 0\na1 wgpluck 220, 1, 0.2, 0.5, 10, 1000, ax\nout a1\n'),
     ('csound', 'wgpluck2', 'a1 wgpluck2 0.2, 1, 220, 0.5, 0.3\nout a1\n')),
    ('Modes, ten', 'sf.Modes(x, %s)' % MODES, ('csound', 'mode', MODE_SUM)),
    # envelopes
    ('ADSR', 'sf.ADSR(ms)', ('csound', 'madsr', 'a1 madsr 0.01, 0.1, 0.7, 0.2\nout a1\n')),
    ('ADSR, decay to the end', 'sf.ADSR(ms, decay=ms)',
     ('csound', 'mxadsr', 'a1 mxadsr 0.01, p3, 0.7, 0.2\nout a1\n')),
    ('AR', 'sf.AR(ms, attack=ms)', ('csound', 'linseg', 'a1 linseg 0, p3, 1, 0.2, 0\nout a1\n')),
    ('Percussive', 'sf.Percussive(2, ms)', ('csound', 'expsega', 'a1 expsega 0.001, 0.002, 1, p3, 0.001\nout a1\n')),
    ('Breakpoints', 'sf.Breakpoints([(0, 0), (ms / 3, 1, -3), (ms, 0, 2)])',
     ('csound', 'transeg', 'a1 transeg 0, p3/3, -3, 1, p3*2/3, 2, 0\nout a1\n')),
    # filters
    ('SVFLowPass', 'sf.SVFLowPass(x, 1000)', ('csound', 'svfilter', 'a1, a2, a3 svfilter ain, 1000, 1\nout a1\n'),
     ('csound', 'zdf_2pole', 'a1 zdf_2pole ain, 1000, 0.7\nout a1\n'),
     ('csound', 'butterlp', 'a1 butterlp ain, 1000\nout a1\n'), ('sox', 'lowpass', 'lowpass 1000'),
     ('ffmpeg', 'lowpass', 'lowpass=f=1000'), ('scipy', 'sosfilt', ONCE + LOW)),
    ('SVFLowPass, cutoff moved', 'sf.SVFLowPass(x, sf.LFO(ms, 2, 500, 4500))',
     ('csound', 'zdf_2pole', SWEEP + 'a1 zdf_2pole ain, 2500+amod, 0.7\nout a1\n')),
    ('SVFHighPass', 'sf.SVFHighPass(x, 1000)', ('csound', 'butterhp', 'a1 butterhp ain, 1000\nout a1\n'),
     ('sox', 'highpass', 'highpass 1000'), ('ffmpeg', 'highpass', 'highpass=f=1000')),
    ('SVFBandPass', 'sf.SVFBandPass(x, 1000)', ('csound', 'resonz', 'a1 resonz ain, 1000, 500\nout a1\n'),
     ('sox', 'bandpass', 'bandpass 1000 2q'), ('ffmpeg', 'bandpass', 'bandpass=f=1000')),
    ('SVFNotch', 'sf.SVFNotch(x, 1000)', ('sox', 'bandreject', 'bandreject 1000 2q'),
     ('ffmpeg', 'bandreject', 'bandreject=f=1000')),
    ('SVFPeak', 'sf.SVFPeak(x, 1000)', ('csound', 'pareq', 'a1 pareq ain, 1000, 2, 1\nout a1\n'),
     ('sox', 'equalizer', 'equalizer 1000 1q 6'), ('ffmpeg', 'equalizer', 'equalizer=f=1000:t=q:w=1:g=6')),
    ('SVFLowShelf', 'sf.SVFLowShelf(x)', ('sox', 'bass', 'bass 6 200'), ('ffmpeg', 'bass', 'bass=g=6:f=200')),
    ('SVFHighShelf', 'sf.SVFHighShelf(x)', ('sox', 'treble', 'treble 6 4000'),
     ('ffmpeg', 'treble', 'treble=g=6:f=4000')),
    ('SVF, all outputs', 'sf.SVF(x, 1000, 2)[:4]',
     ('csound', 'zdf_2pole_mode', 'a1, a2, a3 zdf_2pole_mode ain, 1000, 2\nout a1+a2+a3\n'),
     ('csound', 'statevar', 'a1, a2, a3, a4 statevar ain, 1000, 2\nout a1+a2+a3+a4\n')),
    ('OnePoleLowPass', 'sf.OnePoleLowPass(x)', ('csound', 'tone', 'a1 tone ain, 1000\nout a1\n'),
     ('sox', 'lowpass -1', 'lowpass -1 1000'), ('scipy', 'lfilter', 'signal.lfilter([.06, .06], [1, -.88], x)')),
    ('OnePoleHighPass', 'sf.OnePoleHighPass(x)', ('csound', 'atone', 'a1 atone ain, 1000\nout a1\n'),
     ('sox', 'highpass -1', 'highpass -1 1000')),
    ('DCBlock', 'sf.DCBlock(x)', ('csound', 'dcblock', 'a1 dcblock ain\nout a1\n'),
     ('csound', 'dcblock2', 'a1 dcblock2 ain\nout a1\n')),
    ('Tilt', 'sf.Tilt(x)', ('ffmpeg', 'tiltshelf', 'tiltshelf=g=3:f=1000')),
    ('AllPass', 'sf.AllPass(x)', ('sox', 'allpass', 'allpass 1000 0.7q'), ('ffmpeg', 'allpass', 'allpass=f=1000')),
    ('MoogLadder', 'sf.MoogLadder(x)', ('csound', 'moogladder', 'a1 moogladder ain, 1000, 0.5\nout a1\n'),
     ('csound', 'moogladder2', 'a1 moogladder2 ain, 1000, 0.5\nout a1\n'),
     ('csound', 'zdf_ladder', 'a1 zdf_ladder ain, 1000, 2\nout a1\n'),
     ('csound', 'moogvcf2', 'a1 moogvcf2 ain, 1000, 0.5\nout a1\n')),
    ('MoogLadder, cutoff moved', 'sf.MoogLadder(x, sf.LFO(ms, 2, 500, 4500))',
     ('csound', 'zdf_ladder', SWEEP + 'a1 zdf_ladder ain, 2500+amod, 2\nout a1\n'),
     ('csound', 'moogladder2', SWEEP + 'a1 moogladder2 ain, 2500+amod, 0.5\nout a1\n')),
    ('DiodeLadder', 'sf.DiodeLadder(x)', ('csound', 'diode_ladder', 'a1 diode_ladder ain, 1000, 10\nout a1\n')),
    ('CombFilter', 'sf.CombFilter(x, 440, tail=0)', ('csound', 'comb', 'a1 comb ain, 0.045, 1/440\nout a1\n'),
     ('csound', 'vcomb', 'a1 vcomb ain, 0.045, 1/440, 0.1\nout a1\n')),
    ('SchroederAllPass', 'sf.SchroederAllPass(x, tail=0)',
     ('csound', 'alpass', 'a1 alpass ain, 0.19, 0.01\nout a1\n')),
    ('Crossover', 'sf.Crossover(x, 200, 2000)',
     ('ffmpeg', 'acrossover', 'acrossover=split=200 2000:order=4th[a][b][c];[a][b][c]amix=inputs=3')),
    ('ParametricEQ, three bands', 'sf.ParametricEQ(x, [(200, 3), (1500, -4, 3), (4000, 6, 0.7, 2)])',
     ('sox', 'equalizer, treble', 'equalizer 200 1q 3 equalizer 1500 3q -4 treble 6 4000'),
     ('ffmpeg', 'equalizer, treble',
      'equalizer=f=200:t=q:w=1:g=3,equalizer=f=1500:t=q:w=3:g=-4,treble=g=6:f=4000'),
     ('ffmpeg', 'anequalizer', 'anequalizer=c0 f=200 w=200 g=3|c0 f=1500 w=500 g=-4|c0 f=4000 w=4000 g=6'),
     ('scipy', 'sosfilt', "sos = np.tile(signal.butter(2, 1000, fs=fs, output='sos'), (3, 1))\n---\n" + LOW)),
    ('FIRFilter', 'sf.FIRFilter(x, [(700, 0), (1500, -9), (4000, 3)], 85)',
     ('sox', 'sinc', 'sinc -n 4095 -1500'),
     ('ffmpeg', 'firequalizer', "firequalizer=gain_entry='entry(700,0);entry(1500,-9);entry(4000,3)':delay=0.0426"),
     ('scipy', 'firwin2, oaconvolve', TAPS + 'signal.oaconvolve(x, taps)'),
     ('scipy', 'firwin2, fftconvolve', TAPS + 'signal.fftconvolve(x, taps)')),
    ('MinimumPhaseFilter', 'sf.MinimumPhaseFilter(x, [(700, 0), (1500, -9), (4000, 3)])',
     ('ffmpeg', 'firequalizer=min_phase',
      "firequalizer=gain_entry='entry(700,0);entry(1500,-9);entry(4000,3)':min_phase=1")),
    ('VowelFilter', 'sf.VowelFilter(x)', ('csound', 'five reson', VOWEL)),
    ('ZeroPhase', 'sf.ZeroPhase(x, sf.CreateButterworthLowPass(1000, 2))',
     ('scipy', 'sosfiltfilt', ONCE + 'signal.sosfiltfilt(sos, x)')),
    # delays
    ('Delay', 'sf.Delay(x, tail=0)',
     ('csound', 'delayr, tone, atone', 'a0 delayr 0.375\na1 tone a0, 8000\na1 atone a1, 20\ndelayw ain+a1*0.35\n'
      'out ain+a0*0.35\n'), ('ffmpeg', 'aecho', 'aecho=0.8:0.9:375:0.35')),
    ('Delay, time moved', 'sf.Delay(x, sf.LFO(ms, 1, 370, 380), tail=0)',
     ('csound', 'deltapx of 32, tone, atone', 'amod poscil 0.005, 1\na0 delayr 0.4\na2 deltapx 0.375+amod, 32\n'
      'a1 tone a2, 8000\na1 atone a1, 20\ndelayw ain+a1*0.35\nout ain+a2*0.35\n')),
    ('PingPong', 'sf.PingPong(x, tail=0)',
     ('csound', 'two delayr, tone, atone', 'a9 init 0\na1 delayr 0.25\na1 tone a1, 8000\na1 atone a1, 20\n'
      'delayw ain+a9*0.5\na2 delayr 0.25\na9 tone a2, 8000\na9 atone a9, 20\ndelayw a1*0.5\n'
      'outs ain+a1*.35, ain+a9*.35\n')),
    ('MultiTap', 'sf.MultiTap(x, [(60, 0.5), (130, 0.4), (210, 0.3), (333, 0.2)])',
     ('csound', 'multitap', 'a1 multitap ain, 0.06, 0.5, 0.13, 0.4, 0.21, 0.3, 0.333, 0.2\nout ain+a1\n'),
     ('sox', 'echo', 'echo 0.8 0.8 60 0.5 130 0.4 210 0.3 333 0.2'),
     ('ffmpeg', 'aecho', 'aecho=0.8:0.8:60|130|210|333:0.5|0.4|0.3|0.2')),
    ('Chorus', 'sf.Chorus(x)', ('csound', 'six vdelayx of 32', CHORUS)),
    ('Flanger', 'sf.Flanger(x)', ('sox', 'flanger', 'flanger 0.5 3 50 71 0.2'),
     ('ffmpeg', 'flanger', 'flanger=delay=0.5:depth=3:regen=50:speed=0.2'),
     ('csound', 'flanger', 'amod poscil 0.0015, 0.2\na1 flanger ain, 0.002+amod, 0.5\nout ain+a1\n')),
    ('Phaser', 'sf.Phaser(x)',
     ('csound', 'phaser1', 'k1 lfo 1300, 0.4\na1 phaser1 ain, 1600+k1, 6, 0.5\nout ain+a1\n')),
    ('Vibrato', 'sf.Vibrato(x)',
     ('csound', 'vdelayx of 32', 'a1 poscil 0.001, 5.5\na2 vdelayx ain, 0.025+a1, 0.06, 32\nout a2\n')),
    ('Tremolo', 'sf.Tremolo(x)', ('sox', 'tremolo', 'tremolo 5 50'), ('ffmpeg', 'tremolo', 'tremolo=f=5:d=0.5'),
     ('csound', 'poscil', 'a1 poscil 0.25, 5\nout ain*(0.75+a1)\n')),
    # space
    ('Pan', 'sf.Pan(x, 0.3)', ('csound', 'pan2', 'a1, a2 pan2 ain, 0.65\nouts a1, a2\n'),
     ('sox', 'remix', 'remix 1v0.59 1v0.81'), ('ffmpeg', 'pan', 'pan=stereo|c0=0.59*c0|c1=0.81*c0')),
    ('Pan, moved', 'sf.Pan(x, sf.LFO(ms, 2))',
     ('csound', 'pan2', 'amod poscil 0.5, 2\na1, a2 pan2 ain, 0.5+amod\nouts a1, a2\n')),
    ('Balance', 'sf.Balance(s, 0.3)', ('ffmpeg', 'stereotools', 'stereo stereotools=balance_in=0.3')),
    ('Width', 'sf.Width(s)', ('ffmpeg', 'extrastereo', 'stereo extrastereo=m=1.5:c=0'),
     ('ffmpeg', 'stereotools', 'stereo stereotools=slev=1.5')),
    ('MidSide', 'sf.MidSide(s)', ('ffmpeg', 'stereotools=mode=lr>ms', 'stereo stereotools=mode=lr>ms')),
    ('Haas', 'sf.Haas(x)', ('ffmpeg', 'haas', 'pan=stereo|c0=c0|c1=c0,haas'),
     ('csound', 'delay', 'a1 delay ain, 0.015\nouts ain, a1\n')),
    ('Binaural', 'sf.Binaural(x)', ('csound', 'hrtfstat', 'a1, a2 hrtfstat ain, 30, 0, '
     '"/usr/share/csound/hrtf/hrtf-48000-left.dat", "/usr/share/csound/hrtf/hrtf-48000-right.dat", 9, 48000\n'
     'outs a1, a2\n')),
    ('AmbisonicEncode', 'sf.AmbisonicEncode(x, 40)',
     ('csound', 'bformenc1', 'aw, ax, ay, az bformenc1 ain, 40, 0\nout aw+ax+ay+az\n')),
    ('AmbisonicDecode', 'sf.AmbisonicDecode(sf.AmbisonicEncode(x, 40))', ('csound', 'bformenc1, bformdec1',
     'aw, ax, ay, az bformenc1 ain, 40, 0\na1, a2 bformdec1 1, aw, ax, ay, az\nouts a1, a2\n')),
    ('Crossfade', 'sf.Crossfade(x, y)', ('ffmpeg', 'acrossfade', 'two acrossfade=d=1:c1=qsin:c2=qsin')),
    # dynamics
    ('Compressor', 'sf.Compressor(x)', ('ffmpeg', 'acompressor', 'acompressor=threshold=0.1:ratio=4:attack=5:release=100'),
     ('sox', 'compand', 'compand 0.005,0.1 6:-60,-60,-20,-20,0,-15'),
     ('csound', 'compress2', 'a1 compress2 ain, ain, -90, -23, -17, 4, 0.005, 0.1, 0\nout a1\n'),
     ('csound', 'dam', 'a1 dam ain, 0.1, 0.25, 1, 0.005, 0.1\nout a1\n')),
    ('SideChainCompressor', 'sf.SideChainCompressor(x, y)',
     ('ffmpeg', 'sidechaincompress', 'two sidechaincompress=threshold=0.1:ratio=4'),
     ('csound', 'compress2', 'a1 compress2 ain, ain2, -90, -23, -17, 4, 0.005, 0.1, 0\nout a1\n')),
    ('MultibandCompressor', 'sf.MultibandCompressor(x)',
     ('sox', 'mcompand', 'mcompand "0.02,0.3 6:-60,-60,-24,-24,0,-16" 150 "0.01,0.15 6:-60,-60,-24,-24,0,-16" 2500 '
      '"0.005,0.07 6:-60,-60,-30,-30,0,-20"'),
     ('ffmpeg', 'mcompand', 'mcompand=0.02\\,0.3 6 -60/-60\\,-24/-24\\,0/-16 150 | 0.01\\,0.15 6 '
      '-60/-60\\,-24/-24\\,0/-16 2500 | 0.005\\,0.07 6 -60/-60\\,-30/-30\\,0/-20 22000')),
    ('Limiter', 'sf.Limiter(x, -6)', ('ffmpeg', 'alimiter at 192 kHz',
     'aresample=192000,alimiter=limit=0.5,aresample=48000')),
    ('NormaliseTo', 'sf.NormaliseTo(x)', ('ffmpeg', 'loudnorm', 'loudnorm=I=-14:TP=-1')),
    ('NoiseGate', 'sf.NoiseGate(x)', ('ffmpeg', 'agate', 'agate=threshold=0.003'),
     ('sox', 'compand', 'compand 0.001,0.1 -51,-90,-50,-50,0,0')),
    ('Expander', 'sf.Expander(x)', ('ffmpeg', 'agate', 'agate=threshold=0.01:ratio=2'),
     ('csound', 'dam', 'a1 dam ain, 0.01, 1, 2, 0.002, 0.15\nout a1\n'),
     ('sox', 'compand', 'compand 0.002,0.15 6:-60,-80,-40,-40,0,0')),
    ('DeEsser', 'sf.DeEsser(x)', ('ffmpeg', 'deesser', 'deesser')),
    ('Duck', 'sf.Duck(x, y)',
     ('ffmpeg', 'sidechaincompress', 'two sidechaincompress=threshold=0.01:ratio=10:attack=50:release=400')),
    # -p 16 as the null output has 25 bits: without it dither does nothing, even with -b 16
    ('Dither', 'sf.Dither(x)', ('sox', 'dither -s', 'dither -s -p 16'),
     ('ffmpeg', 'aresample=dither_method=shibata', 'aresample=osf=s16:dither_method=shibata')),
    # saturation
    ('Saturator', 'sf.Saturator(x)', ('ffmpeg', 'asoftclip=oversample=8', 'asoftclip=type=quintic:oversample=8')),
    ('Clipper', 'sf.Clipper(x)', ('ffmpeg', 'asoftclip=type=hard:oversample=8', 'asoftclip=type=hard:oversample=8')),
    ('Tube, without oversampling', 'sf.Tube(x, oversampling=1)', ('sox', 'overdrive', 'overdrive 12 20'),
     ('csound', 'distort1', 'a1 distort1 ain, 4, 1, 0, 0\nout a1\n')),
    # spectral
    ('STFT, and back', 'sf.STFT(x).signal()', ('csound', 'pvsanal, pvsynth', PVS.replace('f2', 'f1') % ''),
     ('scipy', 'stft, istft',
      "signal.istft(signal.stft(x, fs, nperseg=2048, noverlap=1536)[2], fs, nperseg=2048, noverlap=1536)")),
    ('SpectralGate', 'sf.SpectralGate(x)', ('ffmpeg', 'afftdn', 'afftdn=nr=12:nf=-50')),
    ('SpectralBlur', 'sf.SpectralBlur(x, tail=0)', ('csound', 'pvsblur', PVS4 % 'f2 pvsblur f1, 0.2, 1')),
    ('SpectralFreeze', 'sf.SpectralFreeze(x, 500)', ('csound', 'pvsfreeze',
     PVS4 % 'k1 line 0, 0.5, 1\nk2 = (k1 > 1 ? 1 : 0)\nf2 pvsfreeze f1, k2, k2')),
    ('SpectralMorph', 'sf.SpectralMorph(x, y)', ('csound', 'pvsmorph', TWO4 % 'f2 pvsmorph f1, f0, 0.5, 0.5')),
    ('SpectralShift', 'sf.SpectralShift(x)', ('csound', 'pvshift', PVS4 % 'f2 pvshift f1, 100, 20'),
     ('ffmpeg', 'afreqshift', 'afreqshift=shift=100')),
    ('CrossSynthesis', 'sf.CrossSynthesis(x, y)', ('csound', 'pvsvoc', 'f0 pvsanal ain2, 2048, 512, 2048, 1\n'
     + PVS % 'f2 pvsvoc f0, f1, 1, 1')),
    ('Vocoder', 'sf.Vocoder(x, y)', ('csound', 'pvsvoc', 'f0 pvsanal ain2, 2048, 512, 2048, 1\n'
     + PVS % 'f2 pvsvoc f1, f0, 1, 1')),
    # features
    ('SpectralCentroid', 'sf.SpectralCentroid(x)',
     ('csound', 'pvscent', 'f1 pvsanal ain, 2048, 512, 2048, 1\nk1 pvscent f1\n')),
    ('Features, five of the spectrum', "sf.Features(x, 'centroid flux flatness rolloff rms')",
     ('ffmpeg', 'aspectralstats', 'aspectralstats=win_size=2048:overlap=0.75')),
    ('RMSEnvelope', 'sf.RMSEnvelope(x)', ('csound', 'rms', 'k1 rms ain\n'),
     ('ffmpeg', 'astats', 'asetnsamples=480,astats=metadata=1:reset=1:measure_perchannel=RMS_level:measure_overall=none')),
    ('PeakEnvelope', 'sf.PeakEnvelope(x)', ('csound', 'follow', 'a1 follow ain, 0.02\nout a1\n'),
     ('ffmpeg', 'astats', 'asetnsamples=480,astats=metadata=1:reset=1:measure_perchannel=Peak_level:measure_overall=none')),
    # reverbs: lines that move, Csound's read by cubics; afir computes in floats, ours in doubles
    ('Reverb', 'sf.Reverb(x)', ('csound', 'reverbsc', REVERBSC)),
    ('Plate', 'sf.Plate(x)', ('csound', 'reverbsc', REVERBSC)),
    ('ConvolutionReverb', 'sf.ConvolutionReverb(x, sf.Realise(y[:2000]))',
     ('ffmpeg', 'afir', 'two [1:a]atrim=end=2[ir];[0:a][ir]afir=dry=1:wet=1:gtype=none'),
     ('csound', 'ftconv', 'gi ftgen 1, 0, 131072, -1, "SECOND", 0, 0, 1\n---\n'
      'a1 ftconv ain, 1, 2048, 0, 96000\nout a1\n'),
     ('scipy', 'oaconvolve', 'ir = y0[:96000]\n---\nsignal.oaconvolve(x, ir)')),
    # time and pitch: of Rubber Band's two engines the one that, like ours, works in several lengths of frame
    ('WSOLA', 'sf.WSOLA(x, 1.25)', ('sox', 'tempo', 'tempo 0.8'), ('ffmpeg', 'atempo', 'atempo=0.8')),
    ('TimeStretch', 'sf.TimeStretch(x, 1.25)', ('rubberband', '-3 --time 1.25', '-3 --time 1.25')),
    ('PitchShift', 'sf.PitchShift(x, 3)', ('rubberband', '-3 --pitch 3', '-3 --pitch 3')),
]

# The same words beside the fastest of those that do less.
LESS = [
    ('Saw, frequency moved (theirs: at each 128 samples)', 'sf.Saw(ms, sf.LFO(ms, 5, 430, 450))',
     ('csound', 'vco2', 'k1 lfo 10, 5\na1 vco2 1, 440+k1\nout a1\n')),
    ('Delay, time moved (theirs: each sample from 4)', 'sf.Delay(x, sf.LFO(ms, 1, 370, 380), tail=0)',
     ('csound', 'deltap3, tone, atone', 'amod poscil 0.005, 1\na0 delayr 0.4\na2 deltap3 0.375+amod\n'
      'a1 tone a2, 8000\na1 atone a1, 20\ndelayw ain+a1*0.35\nout ain+a2*0.35\n')),
    ('Chorus (theirs: whole samples, or between two to four)', 'sf.Chorus(x)',
     ('sox', 'chorus', 'chorus 0.6 0.9 22 0.4 0.8 3 -s 25 0.4 0.9 3 -s 28 0.4 0.7 3 -s'),
     ('ffmpeg', 'chorus', 'chorus=0.6:0.9:18|22|26:0.4|0.4|0.4:0.8|0.9|0.7:3|3|3'),
     ('csound', 'three vdelay3', 'a1 poscil 3, .8\na2 poscil 3, .9\na3 poscil 3, .7\na4 vdelay3 ain, 18+a1, 50\n'
      'a5 vdelay3 ain, 22+a2, 50\na6 vdelay3 ain, 26+a3, 50\nouts ain+a4+a5, ain+a5+a6\n')),
    ('Phaser (theirs: one delay of whole samples)', 'sf.Phaser(x)', ('sox', 'phaser', 'phaser 0.6 0.66 3 0.4 0.4 -s'),
     ('ffmpeg', 'aphaser', 'aphaser=speed=0.4')),
    ('Vibrato (theirs: each sample from two to four)', 'sf.Vibrato(x)', ('ffmpeg', 'vibrato', 'vibrato=f=5.5:d=0.2'),
     ('csound', 'vdelay3', 'a1 poscil 1, 5.5\na2 vdelay3 ain, 25+a1, 60\nout a2\n')),
    ('Limiter (theirs: peaks of the samples)', 'sf.Limiter(x, -6)', ('ffmpeg', 'alimiter', 'alimiter=limit=0.5')),
    ('Reverb (theirs: lines that stand still)', 'sf.Reverb(x)', ('sox', 'reverb', 'reverb'),
     ('csound', 'freeverb', 'a1, a2 freeverb ain, ain, 0.9, 0.35\nouts a1, a2\n')),
    ('Plate (theirs: the same)', 'sf.Plate(x)', ('sox', 'reverb', 'reverb')),
    ('TimeStretch (theirs: pieces that overlap, or one length of frame)', 'sf.TimeStretch(x, 1.25)',
     ('ffmpeg', 'rubberband', 'rubberband=tempo=0.8'), ('ffmpeg', 'atempo', 'atempo=0.8'),
     ('sox', 'tempo', 'tempo 0.8'), ('sox', 'stretch', 'stretch 1.25')),
    ('PitchShift (theirs: the same)', 'sf.PitchShift(x, 3)', ('ffmpeg', 'rubberband', 'rubberband=pitch=1.1892'),
     ('sox', 'pitch', 'pitch 300'), ('csound', 'pvscale', PVS % 'f2 pvscale f1, 1.1892')),
]

# What ours does that the rivals do not, in rows that are slower for it.
MORE = {
    'Flanger': 'each sample from 32',
    'Reverb': 'each sample from 32',
    'Plate': 'each sample from 32',
}
