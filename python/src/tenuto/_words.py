"""Every word: name in snake case, what it gives, its parameters and its help.

Generated from the catalogue: do not edit, see PythonWordsTest.
"""

WORDS = {
    'ADSR': (
        'adsr',
        'lazy',
        'ADSR(ms, attack=10, decay=100, sustain=0.7, release=200, curve=-4)',
        'sf.ADSR(ms, attack=10, decay=100, sustain=0.7, release=200, curve=-4)' '\n'
        '    Attack-decay-sustain-release envelope of a note held for some ms, followed by the release; total length ms + release.' '\n'
        '    ms: time that the key is held [ms, 0 and up]' '\n'
        '    attack: attack: time from 0 to 1 [ms, 0 and up]' '\n'
        '    decay: decay: time from 1 to the sustain level [ms, 0 and up]' '\n'
        '    sustain: sustain level, while the key is held [0 to 1]' '\n'
        '    release: release: time from the level reached to 0, after the key is let up [ms, 0 and up]' '\n'
        '    curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]' '\n'
        '    See also: AR, Percussive, DADSR, GatedADSR, Breakpoints' '\n'
        '    Example: sf.ADSR(300, 10, 50, 0.6, 200)',
    ),
    'AR': (
        'ar',
        'lazy',
        'AR(ms, attack=10, release=200, curve=-4)',
        'sf.AR(ms, attack=10, release=200, curve=-4)' '\n'
        '    Attack-release envelope of a note held for some ms, followed by the release; total length ms + release.' '\n'
        '    ms: time that the key is held [ms, 0 and up]' '\n'
        '    attack: attack: time from 0 to 1 [ms, 0 and up]' '\n'
        '    release: release: time from the level reached to 0, after the key is let up [ms, 0 and up]' '\n'
        '    curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]' '\n'
        '    See also: ADSR' '\n'
        '    Example: sf.AR(300, 10, 200)',
    ),
    'Additive': (
        'additive',
        'lazy',
        'Additive(ms, hz, partials)',
        'sf.Additive(ms, hz, partials)' '\n'
        '    Additive synthesis: a bank of sines at multiples of one frequency; those at half the sample rate and above are left out.' '\n'
        '    ms: length; a signal that ends earlier ends the result [ms, 0 and up]' '\n'
        '    hz: fundamental frequency; 1 if the rows are in Hz [Hz, number or signal]' '\n'
        '    partials: rows (ratio, gain) or (ratio, gain, phase), at least one: the ratio of a sine\'s frequency to hz, its gain as a factor, and its phase at the start in turns' '\n'
        '    See also: SineWave' '\n'
        '    Example: sf.Additive(500, sf.NumericShape((0, 220), (1000, 230)), [(1, 0.5), (2.01, 0.3), (3, 0.2, 0.25)])',
    ),
    'AllPass': (
        'all_pass',
        'lazy method',
        'AllPass(x, hz=1000, q=0.7071067811865476, order=2)',
        'sf.AllPass(x, hz=1000, q=0.7071067811865476, order=2)' '\n'
        '    All-pass filter of first or second order: shifts only the phase, by a quarter or half a turn at hz; several of them, modulated slowly and mixed with the signal, are a phaser.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    q: quality factor Q of the second-order filter [0.01 to 10000, number or signal]' '\n'
        '    order: order [whole, 1 to 2]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: V. Zavalishin, "The art of VA filter design", 2018' '\n'
        '    In chains also: allpass' '\n'
        '    See also: RBJAllPass, SchroederAllPass' '\n'
        '    Example: sf.AllPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 0.7)',
    ),
    'AmbisonicDecode': (
        'ambisonic_decode',
        'computed method',
        'AmbisonicDecode(x, layout=\'stereo\')',
        'sf.AmbisonicDecode(x, layout=\'stereo\')' '\n'
        '    Loudspeaker signals for a first-order sound field W, Y, Z, X (AmbiX), decoded max-rE at equal loudness for all directions: a list of one signal for each loudspeaker.' '\n'
        '    x: a list of W, Y, Z and X, of which the last may be missing' '\n'
        '    layout: stereo (two microphones towards left and right), quad, 5.0, hexagon, octagon, cube, or a text of azimuths in degrees to the left, each with /elevation if it has one: \'45 -45 135/20\'' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: M. Gerzon, "General metatheory of auditory localisation", AES 1992; F. Zotter, H. Pomberger, M. Noisternig, "Energy-preserving ambisonic decoding", 2012' '\n'
        '    See also: AmbisonicEncode, Remix' '\n'
        '    Example: sf.AmbisonicDecode(sf.AmbisonicEncode(sf.SineWave(300, 440), 40, 20), \'cube\')',
    ),
    'AmbisonicEncode': (
        'ambisonic_encode',
        'computed method',
        'AmbisonicEncode(x, azimuth=0, elevation=0)',
        'sf.AmbisonicEncode(x, azimuth=0, elevation=0)' '\n'
        '    Ambisonics of first order: a sound at a direction as a list of W, Y, Z and X (AmbiX: ACN, SN3D).' '\n'
        '    x: one signal; each of several would have its own place' '\n'
        '    azimuth: azimuth: 0 is in front, 90 left, -90 right [degrees, number or signal]' '\n'
        '    elevation: elevation: 90 is above, -90 below [degrees, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: C. Nachbar, F. Zotter, E. Deleflie, A. Sontacchi, "ambiX: a suggested ambisonics format", 2011' '\n'
        '    See also: AmbisonicDecode, Binaural, Pan' '\n'
        '    Example: sf.AmbisonicEncode(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 360)), sf.NumericShape((0, 10), (300, 60)))',
    ),
    'AnalogueChorus': (
        'analogue_chorus',
        'computed method',
        'AnalogueChorus(x, ms, modulation, feedback, drive, hz=5000)',
        'sf.AnalogueChorus(x, ms, modulation, feedback, drive, hz=5000)' '\n'
        '    A bucket-brigade chorus, as a list of left and right: the sum and the difference of the signal and its delayed copy; ends with the shorter signal.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: delay, truncated to whole samples [ms, 0 and up]' '\n'
        '    modulation: modulation added to the delay; the sum stays between one sample and ms + 1000 [ms, number or signal]' '\n'
        '    feedback: feedback: part of the delay line\'s input that comes from its output [0 to 1]' '\n'
        '    drive: gain of the delayed signal (a factor)' '\n'
        '    hz: cutoff before the delay and in its feedback path; above 15000 nothing is filtered [Hz]' '\n'
        '    The result is as long as the shortest signal. A NaN spoils samples before and after it.' '\n'
        '    See also: Chorus, Ensemble' '\n'
        '    Example: sf.AnalogueChorus(sf.SineWave(500, 440), 10, sf.NumericVolume(sf.SineWave(500, 3), 2), 0.3, 1, 4000)',
    ),
    'AutoCorrolate': (
        'auto_corrolate',
        'computed method',
        'AutoCorrolate(x)',
        'sf.AutoCorrolate(x)' '\n'
        '    The autocorrelation of the first half of a signal, for lags from 0 samples up, stored and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    The result is half as long as the signal. One NaN makes the whole result NaN.' '\n'
        '    Example: sf.AutoCorrolate(sf.SineWave(1000, 440))',
    ),
    'Balance': (
        'balance',
        'computed method',
        'Balance(x, position=0)',
        'sf.Balance(x, position=0)' '\n'
        '    Stereo balance: attenuates the channel that the balance leans away from.' '\n'
        '    x: a signal, or a list of two as left and right' '\n'
        '    position: balance from left only (-1) to right only (1) [-1 to 1, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    See also: Pan, Width' '\n'
        '    Example: sf.Balance([sf.SineWave(300, 440), sf.SineWave(300, 660)], sf.NumericShape((0, -0.9), (300, 0.9)))',
    ),
    'BassBodyIRs': (
        'bass_body_irs',
        'computed',
        'BassBodyIRs(anything)',
        'sf.BassBodyIRs(anything)' '\n'
        '    The impulse responses of a double bass\'s body from two sides, as signals of 72.9 ms, from a model of its modes.' '\n'
        '    anything: any value; it has no effect, but Sonic Field\'s words take one' '\n'
        '    Source: J. Woodhouse, "The acoustics of the violin: a review", 2014' '\n'
        '    Example: sf.BassBodyIRs(None)',
    ),
    'Beats': (
        'beats',
        'computed method',
        'Beats(x, least=0.4)',
        'sf.Beats(x, least=0.4)' '\n'
        '    Beat tracking by BeatRoot: the times in ms, as a list, of the beats that the onsets follow, at 60 to 200 beats per minute, which may change slowly; a beat without an onset is placed between those around it.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]' '\n'
        '    Source: S. Dixon, "Automatic extraction of tempo and beat from expressive performances", 2001' '\n'
        '    See also: Tempo, TempoWarp' '\n'
        '    Example: sf.Beats(sf.Multiply(sf.SineWave(950, 440), sf.NumericShape((0, 0), (50, 0), (51, 1), (100, 0), (450, 0), (451, 1), (500, 0), (850, 0), (851, 1), (900, 0), (950, 0))))',
    ),
    'BesselBandPass': (
        'bessel_band_pass',
        'lazy method',
        'BesselBandPass(x, lowHz, highHz, order)',
        'sf.BesselBandPass(x, lowHz, highHz, order)' '\n'
        '    Bessel band-pass: gentle slopes with little ringing, 0 dB at its maximum; Sonic Field\'s own patches get the Butterworth filter that it was there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    lowHz: lower edge frequency [Hz, above 0]' '\n'
        '    highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]' '\n'
        '    order: order: 6 dB per octave each on either side [whole, 1 to 6]' '\n'
        '    Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949' '\n'
        '    See also: ButterworthBandPass' '\n'
        '    Example: sf.BesselBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)',
    ),
    'BesselHighPass': (
        'bessel_high_pass',
        'lazy method',
        'BesselHighPass(x, hz, order)',
        'sf.BesselHighPass(x, hz, order)' '\n'
        '    Bessel high-pass: a gentle slope with little ringing; inverted for odd orders in Sonic Field\'s own patches.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate]' '\n'
        '    order: order: 6 dB per octave each [whole, 1 to 11]' '\n'
        '    Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949' '\n'
        '    See also: ButterworthHighPass' '\n'
        '    Example: sf.BesselHighPass(sf.WhiteNoise(1000), 1000, 4)',
    ),
    'BesselLowPass': (
        'bessel_low_pass',
        'lazy method',
        'BesselLowPass(x, hz, order)',
        'sf.BesselLowPass(x, hz, order)' '\n'
        '    Bessel low-pass: constant group delay, so it preserves the waveform; the phase shift at the cutoff is half of the total.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate]' '\n'
        '    order: order: 6 dB per octave each [whole, 1 to 11]' '\n'
        '    Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949' '\n'
        '    See also: ButterworthLowPass' '\n'
        '    Example: sf.BesselLowPass(sf.WhiteNoise(1000), 1000, 4)',
    ),
    'Binaural': (
        'binaural',
        'computed method',
        'Binaural(x, azimuth=30, elevation=0, radius=8.75, sofa=\'sphere\')',
        'sf.Binaural(x, azimuth=30, elevation=0, radius=8.75, sofa=\'sphere\')' '\n'
        '    Binaural sound for headphones (HRTF) from a direction, by a spherical head or a measured one; of left and right, each comes from its side.' '\n'
        '    x: a signal, or a list of two as left and right' '\n'
        '    azimuth: azimuth: 0 is in front, 90 left, -90 right; of a stereo sound, that of its left channel [degrees, number or signal]' '\n'
        '    elevation: elevation: 90 is above, -90 below [degrees, number or signal]' '\n'
        '    radius: radius of the sphere [cm, 1 to 100]' '\n'
        '    sofa: name of a SOFA file of measured responses, of which the nearest to the place is taken; sphere: none' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: C. Brown, R. Duda, "A structural model for binaural sound synthesis", 1998' '\n'
        '    In chains also: earwax, headphone, crossfeed' '\n'
        '    See also: Pan, AmbisonicEncode' '\n'
        '    Example: sf.Binaural(sf.WhiteNoise(300), sf.NumericShape((0, -90), (300, 120)), 20)',
    ),
    'Blockulate': (
        'blockulate',
        'computed method',
        'Blockulate(x, ms, random=0)',
        'sf.Blockulate(x, ms, random=0)' '\n'
        '    The signal as blocks, each starting in the middle of the one before, without the remainder at its end: a list of (block, ms).' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: length of a block [ms, at least two samples]' '\n'
        '    random: most time added at random to each half of a block [ms, 0 and up]' '\n'
        '    See also: Granulate, CrossFadeSplit' '\n'
        '    Example: sf.Blockulate(sf.SineWave(1000, 440), 100, 0)',
    ),
    'BlueNoise': (
        'blue_noise',
        'lazy',
        'BlueNoise(ms)',
        'sf.BlueNoise(ms)' '\n'
        '    Blue noise: +3 dB per octave, 0.2 RMS.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    See also: PinkNoise, VioletNoise' '\n'
        '    Example: sf.BlueNoise(1000)',
    ),
    'Breakpoints': (
        'breakpoints',
        'lazy',
        'Breakpoints(points, unit=\'value\')',
        'sf.Breakpoints(points, unit=\'value\')' '\n'
        '    Lines through points, each with its own curve, in values, dB, Hz or pitch; before the first point its value.' '\n'
        '    points: rows (ms, value) or (ms, value, curve), times ascending from 0; the curve is that of the line to the point, -100 to 100: 0 straight, negative quick first, positive slow first' '\n'
        '    unit: \'value\'; \'dB\' for gains given in dB, straight in dB; \'Hz\', straight in Hz; \'pitch\' for frequencies in Hz, straight in octaves' '\n'
        '    See also: NumericShape, LinearShape, ExponentialShape, EnvelopeLoop, ADSR' '\n'
        '    Example: sf.Breakpoints([(0, 0), (20, 1, -3), (1000, 0, -5)])',
    ),
    'BrownNoise': (
        'brown_noise',
        'lazy',
        'BrownNoise(ms)',
        'sf.BrownNoise(ms)' '\n'
        '    Brown noise, a random walk: -6 dB per octave above 5 Hz, 0.2 RMS.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    See also: PinkNoise, VioletNoise' '\n'
        '    Example: sf.BrownNoise(1000)',
    ),
    'ButterworthBandPass': (
        'butterworth_band_pass',
        'lazy method',
        'ButterworthBandPass(x, lowHz, highHz, order)',
        'sf.ButterworthBandPass(x, lowHz, highHz, order)' '\n'
        '    Butterworth band-pass: 3 dB below its maximum of 0 dB at both edges; in Sonic Field\'s own patches (lowHz + highHz)/2 is at 0 dB, and odd orders are inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    lowHz: lower edge frequency [Hz, above 0]' '\n'
        '    highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]' '\n'
        '    order: order: 6 dB per octave each on either side [whole, 1 to 6]' '\n'
        '    Source: S. Butterworth, "On the theory of filter amplifiers", 1930' '\n'
        '    See also: RBJBandPass, BesselBandPass, ShapedButterworthBandPass' '\n'
        '    Example: sf.ButterworthBandPass(sf.WhiteNoise(1000), 1000, 4000, 2)',
    ),
    'ButterworthHighPass': (
        'butterworth_high_pass',
        'lazy method',
        'ButterworthHighPass(x, hz, order)',
        'sf.ButterworthHighPass(x, hz, order)' '\n'
        '    Butterworth high-pass: flat, and 3 dB down at the cutoff; inverted for odd orders in Sonic Field\'s own patches.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate]' '\n'
        '    order: order: 6 dB per octave each [whole, 1 to 11]' '\n'
        '    Source: S. Butterworth, "On the theory of filter amplifiers", 1930' '\n'
        '    See also: RBJHighPass, BesselHighPass' '\n'
        '    Example: sf.ButterworthHighPass(sf.WhiteNoise(1000), 1000, 4)',
    ),
    'ButterworthLowPass': (
        'butterworth_low_pass',
        'lazy method',
        'ButterworthLowPass(x, hz, order)',
        'sf.ButterworthLowPass(x, hz, order)' '\n'
        '    Butterworth low-pass: flat, and 3 dB down at the cutoff.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate]' '\n'
        '    order: order: 6 dB per octave each [whole, 1 to 11]' '\n'
        '    Source: S. Butterworth, "On the theory of filter amplifiers", 1930' '\n'
        '    See also: RBJLowPass, BesselLowPass' '\n'
        '    Example: sf.ButterworthLowPass(sf.WhiteNoise(1000), 1000, 4)',
    ),
    'CelloBodyIRs': (
        'cello_body_irs',
        'computed',
        'CelloBodyIRs(anything)',
        'sf.CelloBodyIRs(anything)' '\n'
        '    The impulse responses of a cello\'s body from two sides, as signals of 36.4 ms, from a model of its modes.' '\n'
        '    anything: any value; it has no effect, but Sonic Field\'s words take one' '\n'
        '    Source: J. Woodhouse, "The acoustics of the violin: a review", 2014' '\n'
        '    Example: sf.CelloBodyIRs(None)',
    ),
    'ChannelVocoder': (
        'channel_vocoder',
        'lazy method',
        'ChannelVocoder(x, carrier, bands=20, lowHz=100, highHz=8000, shift=1, attack=10, release=60)',
        'sf.ChannelVocoder(x, carrier, bands=20, lowHz=100, highHz=8000, shift=1, attack=10, release=60)' '\n'
        '    Channel vocoder, by band-pass filters: each band of the carrier gets the level of the same band of the voice, however loud the carrier is.' '\n'
        '    x: the voice, a signal, or a list of signals as channels' '\n'
        '    carrier: carrier, such as a rich synthesizer or noise: a signal, or a list of them' '\n'
        '    bands: number of bands [whole, 1 to 100]' '\n'
        '    lowHz: centre of the lowest band [Hz, 1 and up]' '\n'
        '    highHz: centre of the highest band [Hz, above lowHz, at most 0.45 of the sample rate]' '\n'
        '    shift: factor by which the carrier\'s bands are higher [0.25 to 4]' '\n'
        '    attack: attack time, after which 1 % of a step remains [ms, 0 and up]' '\n'
        '    release: release time, likewise [ms, 0 and up]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: H. Dudley, "Remaking speech", 1939' '\n'
        '    See also: Vocoder, CrossSynthesis' '\n'
        '    Example: sf.ChannelVocoder(sf.SineWave(500, 440), sf.WhiteNoise(500))',
    ),
    'Check': (
        'check',
        'lazy method',
        'Check(x)',
        'sf.Check(x)' '\n'
        '    The signal itself; an error if a sample is NaN or infinite.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN is an error.' '\n'
        '    Example: sf.Check(sf.SineWave(1000, 440))',
    ),
    'CheckZeros': (
        'check_zeros',
        'lazy method',
        'CheckZeros(x)',
        'sf.CheckZeros(x)' '\n'
        '    The signal itself; prints how many of its samples are exactly 0, and where the first ten of them are.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.CheckZeros(sf.SineWave(1000, 440))',
    ),
    'Chirp': (
        'chirp',
        'lazy',
        'Chirp(ms, fromHz=20, toHz=20000, curve=\'exponential\', phase=0)',
        'sf.Chirp(ms, fromHz=20, toHz=20000, curve=\'exponential\', phase=0)' '\n'
        '    Sine sweep from one frequency to another, exponential or linear.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    fromHz: frequency at the start [Hz, from 0.001, at most half the sample rate]' '\n'
        '    toHz: frequency at the end [Hz, from 0.001, at most half the sample rate]' '\n'
        '    curve: exponential (octaves) or linear (Hz)' '\n'
        '    phase: phase at the start [turns]' '\n'
        '    Source: A. Farina, "Simultaneous measurement of impulse response and distortion with a swept-sine technique", AES 2000' '\n'
        '    See also: Slide, SineWave, ShapedSinWave' '\n'
        '    Example: sf.Chirp(1000, 20, 5000)',
    ),
    'Chorus': (
        'chorus',
        'computed method',
        'Chorus(x, rate=0.8, depth=3, ms=18, voices=3, mix=0.5, width=1)',
        'sf.Chorus(x, rate=0.8, depth=3, ms=18, voices=3, mix=0.5, width=1)' '\n'
        '    Chorus: a signal with copies of it whose delays are modulated, so that it sounds like several; a list of left and right for one signal, else as many channels as there are; it ends when the copies have.' '\n'
        '    x: a sound: one signal, or a list of them as its channels' '\n'
        '    rate: modulation rate [Hz, 0 to 100, number or signal]' '\n'
        '    depth: modulation depth of each delay, to either side [ms, 0 to 50, number or signal]' '\n'
        '    ms: mean delay, about which the voices are modulated [ms, 0 to 50, number or signal]' '\n'
        '    voices: number of voices [whole, 1 to 16]' '\n'
        '    mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]' '\n'
        '    width: stereo width: difference of the modulation between channels; 0 is none [0 to 1, number or signal]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: Ensemble, Flanger, Vibrato, Rotary, AnalogueChorus' '\n'
        '    Example: sf.Chorus(sf.SineWave(300, 440), 1.5, 2, 12, 2, 0.6, 0.6)',
    ),
    'Chroma': (
        'chroma',
        'computed method',
        'Chroma(x, hop=40, window=160, a4=440)',
        'sf.Chroma(x, hop=40, window=160, a4=440)' '\n'
        '    Chromagram: the strength of each of the twelve pitch classes, from c to b, as a list of signals of which the strongest is 1; all are 0 in silence.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hop: hop: time from one value to the next [ms, at least one sample]' '\n'
        '    window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]' '\n'
        '    a4: frequency of a4, the a above middle c [Hz, 220 to 880]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: E. Gómez, "Tonal description of music audio signals", 2006' '\n'
        '    See also: KeyEstimate, MFCC, Features' '\n'
        '    Example: sf.Chroma(sf.WhiteNoise(100))',
    ),
    'Clean': (
        'clean',
        'lazy method',
        'Clean(x)',
        'sf.Clean(x)' '\n'
        '    The signal without the upper half of its frequencies, by a linear-phase FIR filter of 19 taps: half the amplitude at a quarter of the sample rate, and not shifted in time.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN spoils the samples beside it too.' '\n'
        '    Example: sf.Clean(sf.WhiteNoise(1000))',
    ),
    'Clip': (
        'clip',
        'lazy method',
        'Clip(x)',
        'sf.Clip(x)' '\n'
        '    The signal clipped at -1 and 1.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    As a chain\'s last step it sets the peak of the file, whatever --rate and --channels.' '\n'
        '    See also: Clipper' '\n'
        '    Example: sf.Clip(sf.NumericVolume(sf.SineWave(1000, 440), 2))',
    ),
    'ClipToSafe': (
        'clip_to_safe',
        'lazy method',
        'ClipToSafe(x)',
        'sf.ClipToSafe(x)' '\n'
        '    The signal without clicks at its ends: its first sample is subtracted, with decreasing weight, and its last 1920 samples (20 ms at 96,000 Hz) are faded; a shorter signal fades over its second half.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    See also: Fade' '\n'
        '    Example: sf.ClipToSafe(sf.PhasedSineWave(1000, 440, 0.25))',
    ),
    'Clipper': (
        'clipper',
        'lazy method',
        'Clipper(x, drive=6, ceiling=0, shape=\'hard\', bias=0, mix=1, oversampling=8)',
        'sf.Clipper(x, drive=6, ceiling=0, shape=\'hard\', bias=0, mix=1, oversampling=8)' '\n'
        '    Hard or soft clipping at a ceiling, without aliases and not shifted in time; no sample is above the ceiling, but peaks between samples may be, which a Limiter prevents.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    drive: gain before the shaping curve [dB, -60 to 60, number or signal]' '\n'
        '    ceiling: ceiling: highest sample peak [dBFS, -60 to 60]' '\n'
        '    shape: hard, or soft: x - 4x^3/27 up to 1.5' '\n'
        '    bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]' '\n'
        '    mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]' '\n'
        '    oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]' '\n'
        '    The result is as long as the shortest signal. A NaN spoils samples before and after it. As a chain\'s last step it sets the peak of the file, whatever --rate and --channels.' '\n'
        '    Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016' '\n'
        '    See also: Clip, Saturator, Limiter' '\n'
        '    Example: sf.Clipper(sf.SineWave(200, 440), 9, -3)',
    ),
    'ClosestJust': (
        'closest_just',
        'computed',
        'ClosestJust(hz)',
        'sf.ClosestJust(hz)' '\n'
        '    The frequency in Hz of the just note, from c0 to b9, that is nearest in pitch.' '\n'
        '    hz: frequency [Hz, above 0]' '\n'
        '    Example: sf.ClosestJust(440)',
    ),
    'Collapse': (
        'collapse',
        'computed',
        'Collapse(x...)',
        'sf.Collapse(x...)' '\n'
        '    Pairs (signal, ms) with each signal only once: a signal that starts several times is mixed, at its first time.' '\n'
        '    x: pairs (signal, start in ms)' '\n'
        '    Example: sf.Collapse((sf.SineWave(500, 440), 0), (sf.SineWave(500, 440), 250.5))',
    ),
    'CombFilter': (
        'comb_filter',
        'lazy method',
        'CombFilter(x, hz=440, feedback=0.7, forward=0, tail=300)',
        'sf.CombFilter(x, hz=440, feedback=0.7, forward=0, tail=300)' '\n'
        '    Feedback comb filter: resonates at a frequency and its multiples, or with negative feedback at the odd multiples of half of it.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: frequency; above a fifteenth of the sample rate the highest resonances are only approximate [Hz, from 1, at most half the sample rate, number or signal]' '\n'
        '    feedback: feedback [-0.999 to 0.999, number or signal]' '\n'
        '    forward: feed-forward gain of the delayed signal [-1 to 1, number or signal]' '\n'
        '    tail: length of the tail after the signal [ms, 0 and up]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: M. Schroeder, "Natural sounding artificial reverberation", 1962' '\n'
        '    See also: ResonantFilter, ShapedResonantFilter, SchroederAllPass, FilteredResonantFilter' '\n'
        '    Example: sf.CombFilter(sf.WhiteNoise(300), sf.NumericShape((0, 220), (900, 440)), 0.6, 0.2, 100)',
    ),
    'Compressor': (
        'compressor',
        'computed method',
        'Compressor(x, threshold=-20, ratio=4, attack=5, release=100, makeup=0, knee=6, detector=\'peak\', lookahead=0)',
        'sf.Compressor(x, threshold=-20, ratio=4, attack=5, release=100, makeup=0, knee=6, detector=\'peak\', lookahead=0)' '\n'
        '    Compressor: reduces what is above a threshold by a ratio, with one gain for all channels, that of the loudest; it ends with what controls it.' '\n'
        '    x: the sound, a signal or a list of signals as channels' '\n'
        '    threshold: threshold [dBFS, -200 to 200, number or signal]' '\n'
        '    ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]' '\n'
        '    attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]' '\n'
        '    release: release time constant, likewise for the way up [ms, 0 to 60000]' '\n'
        '    makeup: make-up gain [dB, -200 to 200, number or signal]' '\n'
        '    knee: knee: width of the transition around the threshold [dB, 0 to 60]' '\n'
        '    detector: peak, or rms: over 10 ms' '\n'
        '    lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012' '\n'
        '    In chains also: acompressor, compand' '\n'
        '    See also: SideChainCompressor, MultibandCompressor, DeEsser, Limiter, Expander, TransientShaper' '\n'
        '    Example: sf.Compressor([sf.SineWave(250, 440), sf.Pcnt50(sf.SineWave(200, 660))], sf.NumericShape((0, -10), (220, -30)), 4)',
    ),
    'Concatenate': (
        'concatenate',
        'lazy',
        'Concatenate(x...)',
        'sf.Concatenate(x...)' '\n'
        '    Signals one after the other; 0 samples for an empty list.' '\n'
        '    x: the signals' '\n'
        '    The result is as long as all its signals together.' '\n'
        '    See also: Crossfade' '\n'
        '    Example: sf.Concatenate(sf.SineWave(500, 440), sf.SineWave(500, 660))',
    ),
    'Constant': (
        'constant',
        'lazy',
        'Constant(ms, value)',
        'sf.Constant(ms, value)' '\n'
        '    A constant value.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    value: the value' '\n'
        '    Example: sf.Constant(1000, 0.25)',
    ),
    'ConvertSampleRate': (
        'convert_sample_rate',
        'lazy method',
        'ConvertSampleRate(x, sourceRate, targetRate)',
        'sf.ConvertSampleRate(x, sourceRate, targetRate)' '\n'
        '    The same sound at another sample rate: flat within 0.0001 dB up to 0.907 of half the lower rate (20 kHz of 44.1), everything that this rate cannot hold 120 dB down; nothing is shifted in time.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    sourceRate: sample rate of the signal [Hz, above 0, at most 256 times targetRate]' '\n'
        '    targetRate: sample rate of the result [Hz, above 0]' '\n'
        '    Source: J. Smith, "Digital audio resampling", 2002' '\n'
        '    See also: DirectRelength, Varispeed' '\n'
        '    Example: sf.ConvertSampleRate(sf.SineWave(1000, 440), 48000, 44100)',
    ),
    'Convolution': (
        'convolution',
        'lazy method',
        'Convolution(x, response, kind=\'response\')',
        'sf.Convolution(x, response, kind=\'response\')' '\n'
        '    The signal convolved with an impulse response, full length (n + m - 1) and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there; with taps the plain sum at every rate.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    response: the impulse response, or a list of responses as channels' '\n'
        '    kind: response: a curve over time, as loud at every sample rate; taps: the samples of a filter made for this rate' '\n'
        '    The result is as long as both signals together, less one sample; empty if one of them is. A NaN spoils samples before and after it.' '\n'
        '    Source: T. Stockham, "High-speed convolution and correlation", 1966' '\n'
        '    See also: FIRFilter, Convolve, ConvolveDelay, ConvolveForward, ViolinBodyIRs, ConvolutionReverb, Reverb' '\n'
        '    Example: sf.Convolution(sf.WhiteNoise(100), sf.Multiply(sf.WhiteNoise(50), sf.NumericShape((0, 1), (50, 0))))',
    ),
    'ConvolutionReverb': (
        'convolution_reverb',
        'computed method',
        'ConvolutionReverb(x, response, mix=0.3, preDelay=0)',
        'sf.ConvolutionReverb(x, response, mix=0.3, preDelay=0)' '\n'
        '    Convolution reverb with a measured impulse response, as long as both together: noise up to 24 kHz is as loud in it as without it, at every sample rate.' '\n'
        '    x: a sound: one signal, or a list of them as its channels' '\n'
        '    response: the response: a signal for all channels; a list of one for each channel, or of those that one channel becomes; or of one from each channel to each, as left to left, left to right, right to left, right to right' '\n'
        '    mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]' '\n'
        '    preDelay: pre-delay of the reverberation [ms, 0 to 10000]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: T. Stockham, "High-speed convolution and correlation", 1966' '\n'
        '    In chains also: afir' '\n'
        '    See also: Reverb, Plate, Spring, Convolution' '\n'
        '    Example: sf.ConvolutionReverb(sf.SineWave(200, 440), [sf.Multiply(sf.WhiteNoise(100), sf.NumericShape((0, 1), (100, 0))), sf.WhiteNoise(100)], 0.4, 10)',
    ),
    'Convolve': (
        'convolve',
        'computed method',
        'Convolve(x, response)',
        'sf.Convolve(x, response)' '\n'
        '    The signal convolved with a response centred on each sample, as long as the signal, stored and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there; before the start and after the end, the signal is continued with what is one response\'s length further in.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    response: the response, or a list of responses as channels' '\n'
        '    The result is as long as the first signal. A NaN spoils samples before and after it.' '\n'
        '    Source: T. Stockham, "High-speed convolution and correlation", 1966' '\n'
        '    See also: Convolution' '\n'
        '    Example: sf.Convolve(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))',
    ),
    'ConvolveDelay': (
        'convolve_delay',
        'lazy method',
        'ConvolveDelay(x, response)',
        'sf.ConvolveDelay(x, response)' '\n'
        '    The signal convolved with the reversed response, one sample late, as long as the signal and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    response: the response, or a list of responses as channels' '\n'
        '    The result is as long as the first signal. A NaN spoils samples before and after it.' '\n'
        '    Source: T. Stockham, "High-speed convolution and correlation", 1966' '\n'
        '    See also: Convolution' '\n'
        '    Example: sf.ConvolveDelay(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))',
    ),
    'ConvolveForward': (
        'convolve_forward',
        'lazy method',
        'ConvolveForward(x, response)',
        'sf.ConvolveForward(x, response)' '\n'
        '    Convolution with a response whose taps refer to later samples, as long as both together, silent at the end and not normalised: at 96000 Hz the plain sum, at other sample rates as loud as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    response: the response, or a list of responses as channels' '\n'
        '    The result is as long as all its signals together. A NaN spoils samples before and after it.' '\n'
        '    Source: T. Stockham, "High-speed convolution and correlation", 1966' '\n'
        '    See also: Convolution' '\n'
        '    Example: sf.ConvolveForward(sf.SineWave(500, 440), sf.NumericShape((0, 1), (20, 0)))',
    ),
    'Crackle': (
        'crackle',
        'lazy',
        'Crackle(ms, chaos=1.5)',
        'sf.Crackle(ms, chaos=1.5)' '\n'
        '    Chaotic crackle, never below 0 and occasionally above 1; it has more treble at higher sample rates.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    chaos: degree of chaos [1 to 2, number or signal]' '\n'
        '    See also: Dust' '\n'
        '    Example: sf.Crackle(500, sf.NumericShape((0, 1.4), (1000, 2)))',
    ),
    'CreateButterworthBandPass': (
        'create_butterworth_band_pass',
        'computed',
        'CreateButterworthBandPass(lowHz, highHz, order)',
        'sf.CreateButterworthBandPass(lowHz, highHz, order)' '\n'
        '    A Butterworth band-pass for FilteredResonantFilter, as ButterworthBandPass.' '\n'
        '    lowHz: lower edge frequency [Hz, above 0]' '\n'
        '    highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]' '\n'
        '    order: order: 6 dB per octave each on either side [whole, 1 to 6]' '\n'
        '    Source: S. Butterworth, "On the theory of filter amplifiers", 1930' '\n'
        '    Example: sf.CreateButterworthBandPass(500, 2000, 2)',
    ),
    'CreateButterworthBandPassBessel': (
        'create_butterworth_band_pass_bessel',
        'computed',
        'CreateButterworthBandPassBessel(lowHz, highHz, order)',
        'sf.CreateButterworthBandPassBessel(lowHz, highHz, order)' '\n'
        '    A Bessel band-pass for FilteredResonantFilter, as BesselBandPass.' '\n'
        '    lowHz: lower edge frequency [Hz, above 0]' '\n'
        '    highHz: upper edge frequency [Hz, above lowHz and below half the sample rate]' '\n'
        '    order: order: 6 dB per octave each on either side [whole, 1 to 6]' '\n'
        '    Source: W. Thomson, "Delay networks having maximally flat frequency characteristics", 1949' '\n'
        '    Example: sf.CreateButterworthBandPassBessel(500, 2000, 2)',
    ),
    'CreateButterworthHighPass': (
        'create_butterworth_high_pass',
        'computed',
        'CreateButterworthHighPass(hz, order, third=0)',
        'sf.CreateButterworthHighPass(hz, order, third=0)' '\n'
        '    A Butterworth high-pass for FilteredResonantFilter; like Sonic Field, it reads the order from a third argument if there is one.' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate]' '\n'
        '    order: order: 6 dB per octave each [whole, 1 to 11]' '\n'
        '    third: the order in place of the argument before; 0 keeps that' '\n'
        '    Source: S. Butterworth, "On the theory of filter amplifiers", 1930' '\n'
        '    Example: sf.CreateButterworthHighPass(1000, 2, 2)',
    ),
    'CreateButterworthLowPass': (
        'create_butterworth_low_pass',
        'computed',
        'CreateButterworthLowPass(hz, order)',
        'sf.CreateButterworthLowPass(hz, order)' '\n'
        '    A Butterworth low-pass for FilteredResonantFilter.' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate]' '\n'
        '    order: order: 6 dB per octave each [whole, 1 to 11]' '\n'
        '    Source: S. Butterworth, "On the theory of filter amplifiers", 1930' '\n'
        '    See also: ZeroPhase' '\n'
        '    Example: sf.CreateButterworthLowPass(1000, 2)',
    ),
    'CreateParametricEQ': (
        'create_parametric_eq',
        'computed',
        'CreateParametricEQ(bands...)',
        'sf.CreateParametricEQ(bands...)' '\n'
        '    A parametric equaliser for ZeroPhase and FilteredResonantFilter, as ParametricEQ.' '\n'
        '    bands: rows (hz, dB), (hz, dB, q) or (hz, dB, q, kind); kind defaults to 0 (peak); 1 low shelf, 2 high shelf, 3 low-pass, 4 high-pass, 5 notch' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: ParametricEQ, ZeroPhase' '\n'
        '    Example: sf.CreateParametricEQ([(200, 3), (4000, -4, 0.7, 2)])',
    ),
    'CrossFadeSplit': (
        'cross_fade_split',
        'computed method',
        'CrossFadeSplit(x, ms)',
        'sf.CrossFadeSplit(x, ms)' '\n'
        '    The signal as overlapping segments with linear cross-fades, so that MixAt of all of them is the signal: a list of (segment, ms).' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: length of a segment [ms, at least two samples]' '\n'
        '    See also: Crossfade, Blockulate' '\n'
        '    Example: sf.CrossFadeSplit(sf.SineWave(1000, 440), 100)',
    ),
    'CrossMultiply': (
        'cross_multiply',
        'lazy method',
        'CrossMultiply(a, b)',
        'sf.CrossMultiply(a, b)' '\n'
        '    The product of two spectra, as complex numbers, which is the convolution of their signals.' '\n'
        '    a: a spectrum, or a list of spectra as channels' '\n'
        '    b: a spectrum, or a list of spectra as channels' '\n'
        '    Example: sf.CrossMultiply(sf.FrequencyDomain(sf.SineWave(100, 440)), sf.FrequencyDomain(sf.WhiteNoise(100)))',
    ),
    'CrossSynthesis': (
        'cross_synthesis',
        'lazy method',
        'CrossSynthesis(x, y, depth=1, hz=300, size=0, window=40)',
        'sf.CrossSynthesis(x, y, depth=1, hz=300, size=0, window=40)' '\n'
        '    Cross-synthesis: the first sound with the spectral envelope of the second in place of its own, so the tones of one with the colour and loudness of the other.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    y: the other, a signal, or a list of signals as channels' '\n'
        '    depth: amount of the other sound\'s spectral envelope [0 to 1, number or signal]' '\n'
        '    hz: width over which spectral envelopes are smoothed; narrower keeps more of the other sound\'s own tones [Hz, 0 and up]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    The result is as long as the shortest signal. A NaN spoils samples before and after it.' '\n'
        '    See also: Vocoder, ChannelVocoder, SpectralMorph' '\n'
        '    Example: sf.CrossSynthesis(sf.WhiteNoise(500), sf.SineWave(500, 440))',
    ),
    'Crossfade': (
        'crossfade',
        'lazy method',
        'Crossfade(x, next, ms=1000, shape=\'power\')',
        'sf.Crossfade(x, next, ms=1000, shape=\'power\')' '\n'
        '    Two signals one after the other, the second fading in while the first fades out; a cross-fade is at most as long as the shorter of them.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    next: the signal that follows' '\n'
        '    ms: length of the cross-fade [ms, 0 and up]' '\n'
        '    shape: power (the power of both is constant), linear or smooth (their sum is, without corners)' '\n'
        '    In chains also: acrossfade, splice' '\n'
        '    See also: Concatenate, Fade, CrossFadeSplit, Loop' '\n'
        '    Example: sf.Crossfade(sf.SineWave(500, 440), sf.SineWave(400, 660), 200)',
    ),
    'Crossover': (
        'crossover',
        'computed method',
        'Crossover(x, hz=1000, hz2=0, hz3=0, order=4)',
        'sf.Crossover(x, hz=1000, hz2=0, hz3=0, order=4)' '\n'
        '    Linkwitz-Riley crossover: two to four bands, from the lowest, as a list; their sum has a flat frequency response.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: crossover frequency between the lowest two bands [Hz, number or signal]' '\n'
        '    hz2: crossover frequency between the next two bands; 0 = none [Hz, from 0, above hz, number or signal]' '\n'
        '    hz3: crossover frequency between the next two bands; 0 = none [Hz, from 0, above hz2, number or signal]' '\n'
        '    order: order, 2, 4 or 8: 6 dB per octave each [whole, 2 to 8]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: S. Linkwitz, "Active crossover networks for noncoincident drivers", JAES 24, 1976' '\n'
        '    In chains also: acrossover' '\n'
        '    See also: MultibandCompressor' '\n'
        '    Example: sf.Crossover(sf.WhiteNoise(300), 200, sf.NumericShape((0, 1000), (300, 4000)))',
    ),
    'Cut': (
        'cut',
        'lazy',
        'Cut(start, end, x)',
        'sf.Cut(start, end, x)' '\n'
        '    The part of a signal from one time to another; the very last sample of the signal is never included, as in Sonic Field.' '\n'
        '    start: start time [ms, 0 and up]' '\n'
        '    end: end time, exclusive [ms, from start up]' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    See also: Pad, SplitAtSilences' '\n'
        '    Example: sf.Cut(100, 600, sf.SineWave(1000, 440))',
    ),
    'DADSR': (
        'dadsr',
        'lazy',
        'DADSR(ms, delay=100, attack=10, decay=100, sustain=0.7, release=200, curve=-4)',
        'sf.DADSR(ms, delay=100, attack=10, decay=100, sustain=0.7, release=200, curve=-4)' '\n'
        '    ADSR envelope that starts after a delay; total length ms + release.' '\n'
        '    ms: time that the key is held, the delay included [ms, 0 and up]' '\n'
        '    delay: delay: silence before the attack [ms, 0 and up]' '\n'
        '    attack: attack: time from 0 to 1 [ms, 0 and up]' '\n'
        '    decay: decay: time from 1 to the sustain level [ms, 0 and up]' '\n'
        '    sustain: sustain level, while the key is held [0 to 1]' '\n'
        '    release: release: time from the level reached to 0, after the key is let up [ms, 0 and up]' '\n'
        '    curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]' '\n'
        '    See also: ADSR' '\n'
        '    Example: sf.DADSR(300, 100, 10, 50, 0.6, 200)',
    ),
    'DB1': (
        'db1',
        'lazy method',
        'DB1(x)',
        'sf.DB1(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB10': (
        'db10',
        'lazy method',
        'DB10(x)',
        'sf.DB10(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB100': (
        'db100',
        'lazy method',
        'DB100(x)',
        'sf.DB100(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB11': (
        'db11',
        'lazy method',
        'DB11(x)',
        'sf.DB11(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB12': (
        'db12',
        'lazy method',
        'DB12(x)',
        'sf.DB12(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB13': (
        'db13',
        'lazy method',
        'DB13(x)',
        'sf.DB13(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB14': (
        'db14',
        'lazy method',
        'DB14(x)',
        'sf.DB14(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB15': (
        'db15',
        'lazy method',
        'DB15(x)',
        'sf.DB15(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB16': (
        'db16',
        'lazy method',
        'DB16(x)',
        'sf.DB16(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB17': (
        'db17',
        'lazy method',
        'DB17(x)',
        'sf.DB17(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB18': (
        'db18',
        'lazy method',
        'DB18(x)',
        'sf.DB18(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB19': (
        'db19',
        'lazy method',
        'DB19(x)',
        'sf.DB19(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB2': (
        'db2',
        'lazy method',
        'DB2(x)',
        'sf.DB2(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB20': (
        'db20',
        'lazy method',
        'DB20(x)',
        'sf.DB20(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB21': (
        'db21',
        'lazy method',
        'DB21(x)',
        'sf.DB21(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB22': (
        'db22',
        'lazy method',
        'DB22(x)',
        'sf.DB22(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB23': (
        'db23',
        'lazy method',
        'DB23(x)',
        'sf.DB23(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB24': (
        'db24',
        'lazy method',
        'DB24(x)',
        'sf.DB24(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB25': (
        'db25',
        'lazy method',
        'DB25(x)',
        'sf.DB25(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB26': (
        'db26',
        'lazy method',
        'DB26(x)',
        'sf.DB26(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB27': (
        'db27',
        'lazy method',
        'DB27(x)',
        'sf.DB27(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB28': (
        'db28',
        'lazy method',
        'DB28(x)',
        'sf.DB28(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB29': (
        'db29',
        'lazy method',
        'DB29(x)',
        'sf.DB29(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB3': (
        'db3',
        'lazy method',
        'DB3(x)',
        'sf.DB3(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB30': (
        'db30',
        'lazy method',
        'DB30(x)',
        'sf.DB30(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB31': (
        'db31',
        'lazy method',
        'DB31(x)',
        'sf.DB31(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB32': (
        'db32',
        'lazy method',
        'DB32(x)',
        'sf.DB32(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB33': (
        'db33',
        'lazy method',
        'DB33(x)',
        'sf.DB33(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB34': (
        'db34',
        'lazy method',
        'DB34(x)',
        'sf.DB34(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB35': (
        'db35',
        'lazy method',
        'DB35(x)',
        'sf.DB35(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB36': (
        'db36',
        'lazy method',
        'DB36(x)',
        'sf.DB36(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB37': (
        'db37',
        'lazy method',
        'DB37(x)',
        'sf.DB37(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB38': (
        'db38',
        'lazy method',
        'DB38(x)',
        'sf.DB38(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB39': (
        'db39',
        'lazy method',
        'DB39(x)',
        'sf.DB39(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB4': (
        'db4',
        'lazy method',
        'DB4(x)',
        'sf.DB4(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB40': (
        'db40',
        'lazy method',
        'DB40(x)',
        'sf.DB40(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB41': (
        'db41',
        'lazy method',
        'DB41(x)',
        'sf.DB41(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB42': (
        'db42',
        'lazy method',
        'DB42(x)',
        'sf.DB42(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB43': (
        'db43',
        'lazy method',
        'DB43(x)',
        'sf.DB43(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB44': (
        'db44',
        'lazy method',
        'DB44(x)',
        'sf.DB44(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB45': (
        'db45',
        'lazy method',
        'DB45(x)',
        'sf.DB45(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB46': (
        'db46',
        'lazy method',
        'DB46(x)',
        'sf.DB46(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB47': (
        'db47',
        'lazy method',
        'DB47(x)',
        'sf.DB47(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB48': (
        'db48',
        'lazy method',
        'DB48(x)',
        'sf.DB48(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB49': (
        'db49',
        'lazy method',
        'DB49(x)',
        'sf.DB49(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB5': (
        'db5',
        'lazy method',
        'DB5(x)',
        'sf.DB5(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB50': (
        'db50',
        'lazy method',
        'DB50(x)',
        'sf.DB50(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB51': (
        'db51',
        'lazy method',
        'DB51(x)',
        'sf.DB51(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB52': (
        'db52',
        'lazy method',
        'DB52(x)',
        'sf.DB52(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB53': (
        'db53',
        'lazy method',
        'DB53(x)',
        'sf.DB53(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB54': (
        'db54',
        'lazy method',
        'DB54(x)',
        'sf.DB54(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB55': (
        'db55',
        'lazy method',
        'DB55(x)',
        'sf.DB55(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB56': (
        'db56',
        'lazy method',
        'DB56(x)',
        'sf.DB56(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB57': (
        'db57',
        'lazy method',
        'DB57(x)',
        'sf.DB57(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB58': (
        'db58',
        'lazy method',
        'DB58(x)',
        'sf.DB58(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB59': (
        'db59',
        'lazy method',
        'DB59(x)',
        'sf.DB59(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB6': (
        'db6',
        'lazy method',
        'DB6(x)',
        'sf.DB6(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB60': (
        'db60',
        'lazy method',
        'DB60(x)',
        'sf.DB60(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB61': (
        'db61',
        'lazy method',
        'DB61(x)',
        'sf.DB61(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB62': (
        'db62',
        'lazy method',
        'DB62(x)',
        'sf.DB62(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB63': (
        'db63',
        'lazy method',
        'DB63(x)',
        'sf.DB63(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB64': (
        'db64',
        'lazy method',
        'DB64(x)',
        'sf.DB64(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB65': (
        'db65',
        'lazy method',
        'DB65(x)',
        'sf.DB65(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB66': (
        'db66',
        'lazy method',
        'DB66(x)',
        'sf.DB66(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB67': (
        'db67',
        'lazy method',
        'DB67(x)',
        'sf.DB67(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB68': (
        'db68',
        'lazy method',
        'DB68(x)',
        'sf.DB68(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB69': (
        'db69',
        'lazy method',
        'DB69(x)',
        'sf.DB69(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB7': (
        'db7',
        'lazy method',
        'DB7(x)',
        'sf.DB7(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB70': (
        'db70',
        'lazy method',
        'DB70(x)',
        'sf.DB70(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB71': (
        'db71',
        'lazy method',
        'DB71(x)',
        'sf.DB71(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB72': (
        'db72',
        'lazy method',
        'DB72(x)',
        'sf.DB72(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB73': (
        'db73',
        'lazy method',
        'DB73(x)',
        'sf.DB73(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB74': (
        'db74',
        'lazy method',
        'DB74(x)',
        'sf.DB74(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB75': (
        'db75',
        'lazy method',
        'DB75(x)',
        'sf.DB75(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB76': (
        'db76',
        'lazy method',
        'DB76(x)',
        'sf.DB76(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB77': (
        'db77',
        'lazy method',
        'DB77(x)',
        'sf.DB77(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB78': (
        'db78',
        'lazy method',
        'DB78(x)',
        'sf.DB78(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB79': (
        'db79',
        'lazy method',
        'DB79(x)',
        'sf.DB79(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB8': (
        'db8',
        'lazy method',
        'DB8(x)',
        'sf.DB8(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB80': (
        'db80',
        'lazy method',
        'DB80(x)',
        'sf.DB80(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB81': (
        'db81',
        'lazy method',
        'DB81(x)',
        'sf.DB81(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB82': (
        'db82',
        'lazy method',
        'DB82(x)',
        'sf.DB82(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB83': (
        'db83',
        'lazy method',
        'DB83(x)',
        'sf.DB83(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB84': (
        'db84',
        'lazy method',
        'DB84(x)',
        'sf.DB84(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB85': (
        'db85',
        'lazy method',
        'DB85(x)',
        'sf.DB85(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB86': (
        'db86',
        'lazy method',
        'DB86(x)',
        'sf.DB86(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB87': (
        'db87',
        'lazy method',
        'DB87(x)',
        'sf.DB87(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB88': (
        'db88',
        'lazy method',
        'DB88(x)',
        'sf.DB88(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB89': (
        'db89',
        'lazy method',
        'DB89(x)',
        'sf.DB89(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB9': (
        'db9',
        'lazy method',
        'DB9(x)',
        'sf.DB9(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB90': (
        'db90',
        'lazy method',
        'DB90(x)',
        'sf.DB90(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB91': (
        'db91',
        'lazy method',
        'DB91(x)',
        'sf.DB91(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB92': (
        'db92',
        'lazy method',
        'DB92(x)',
        'sf.DB92(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB93': (
        'db93',
        'lazy method',
        'DB93(x)',
        'sf.DB93(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB94': (
        'db94',
        'lazy method',
        'DB94(x)',
        'sf.DB94(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB95': (
        'db95',
        'lazy method',
        'DB95(x)',
        'sf.DB95(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB96': (
        'db96',
        'lazy method',
        'DB96(x)',
        'sf.DB96(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB97': (
        'db97',
        'lazy method',
        'DB97(x)',
        'sf.DB97(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB98': (
        'db98',
        'lazy method',
        'DB98(x)',
        'sf.DB98(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB99': (
        'db99',
        'lazy method',
        'DB99(x)',
        'sf.DB99(x)' '\n'
        '    Gain of the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB6(sf.SineWave(1000, 440))',
    ),
    'DB_0': (
        'db_0',
        'lazy method',
        'DB_0(x)',
        'sf.DB_0(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_1': (
        'db_1',
        'lazy method',
        'DB_1(x)',
        'sf.DB_1(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_10': (
        'db_10',
        'lazy method',
        'DB_10(x)',
        'sf.DB_10(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_100': (
        'db_100',
        'lazy method',
        'DB_100(x)',
        'sf.DB_100(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_11': (
        'db_11',
        'lazy method',
        'DB_11(x)',
        'sf.DB_11(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_12': (
        'db_12',
        'lazy method',
        'DB_12(x)',
        'sf.DB_12(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_13': (
        'db_13',
        'lazy method',
        'DB_13(x)',
        'sf.DB_13(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_14': (
        'db_14',
        'lazy method',
        'DB_14(x)',
        'sf.DB_14(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_15': (
        'db_15',
        'lazy method',
        'DB_15(x)',
        'sf.DB_15(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_16': (
        'db_16',
        'lazy method',
        'DB_16(x)',
        'sf.DB_16(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_17': (
        'db_17',
        'lazy method',
        'DB_17(x)',
        'sf.DB_17(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_18': (
        'db_18',
        'lazy method',
        'DB_18(x)',
        'sf.DB_18(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_19': (
        'db_19',
        'lazy method',
        'DB_19(x)',
        'sf.DB_19(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_2': (
        'db_2',
        'lazy method',
        'DB_2(x)',
        'sf.DB_2(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_20': (
        'db_20',
        'lazy method',
        'DB_20(x)',
        'sf.DB_20(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_21': (
        'db_21',
        'lazy method',
        'DB_21(x)',
        'sf.DB_21(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_22': (
        'db_22',
        'lazy method',
        'DB_22(x)',
        'sf.DB_22(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_23': (
        'db_23',
        'lazy method',
        'DB_23(x)',
        'sf.DB_23(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_24': (
        'db_24',
        'lazy method',
        'DB_24(x)',
        'sf.DB_24(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_25': (
        'db_25',
        'lazy method',
        'DB_25(x)',
        'sf.DB_25(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_26': (
        'db_26',
        'lazy method',
        'DB_26(x)',
        'sf.DB_26(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_27': (
        'db_27',
        'lazy method',
        'DB_27(x)',
        'sf.DB_27(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_28': (
        'db_28',
        'lazy method',
        'DB_28(x)',
        'sf.DB_28(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_29': (
        'db_29',
        'lazy method',
        'DB_29(x)',
        'sf.DB_29(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_3': (
        'db_3',
        'lazy method',
        'DB_3(x)',
        'sf.DB_3(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_30': (
        'db_30',
        'lazy method',
        'DB_30(x)',
        'sf.DB_30(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_31': (
        'db_31',
        'lazy method',
        'DB_31(x)',
        'sf.DB_31(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_32': (
        'db_32',
        'lazy method',
        'DB_32(x)',
        'sf.DB_32(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_33': (
        'db_33',
        'lazy method',
        'DB_33(x)',
        'sf.DB_33(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_34': (
        'db_34',
        'lazy method',
        'DB_34(x)',
        'sf.DB_34(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_35': (
        'db_35',
        'lazy method',
        'DB_35(x)',
        'sf.DB_35(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_36': (
        'db_36',
        'lazy method',
        'DB_36(x)',
        'sf.DB_36(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_37': (
        'db_37',
        'lazy method',
        'DB_37(x)',
        'sf.DB_37(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_38': (
        'db_38',
        'lazy method',
        'DB_38(x)',
        'sf.DB_38(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_39': (
        'db_39',
        'lazy method',
        'DB_39(x)',
        'sf.DB_39(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_4': (
        'db_4',
        'lazy method',
        'DB_4(x)',
        'sf.DB_4(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_40': (
        'db_40',
        'lazy method',
        'DB_40(x)',
        'sf.DB_40(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_41': (
        'db_41',
        'lazy method',
        'DB_41(x)',
        'sf.DB_41(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_42': (
        'db_42',
        'lazy method',
        'DB_42(x)',
        'sf.DB_42(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_43': (
        'db_43',
        'lazy method',
        'DB_43(x)',
        'sf.DB_43(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_44': (
        'db_44',
        'lazy method',
        'DB_44(x)',
        'sf.DB_44(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_45': (
        'db_45',
        'lazy method',
        'DB_45(x)',
        'sf.DB_45(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_46': (
        'db_46',
        'lazy method',
        'DB_46(x)',
        'sf.DB_46(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_47': (
        'db_47',
        'lazy method',
        'DB_47(x)',
        'sf.DB_47(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_48': (
        'db_48',
        'lazy method',
        'DB_48(x)',
        'sf.DB_48(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_49': (
        'db_49',
        'lazy method',
        'DB_49(x)',
        'sf.DB_49(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_5': (
        'db_5',
        'lazy method',
        'DB_5(x)',
        'sf.DB_5(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_50': (
        'db_50',
        'lazy method',
        'DB_50(x)',
        'sf.DB_50(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_51': (
        'db_51',
        'lazy method',
        'DB_51(x)',
        'sf.DB_51(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_52': (
        'db_52',
        'lazy method',
        'DB_52(x)',
        'sf.DB_52(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_53': (
        'db_53',
        'lazy method',
        'DB_53(x)',
        'sf.DB_53(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_54': (
        'db_54',
        'lazy method',
        'DB_54(x)',
        'sf.DB_54(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_55': (
        'db_55',
        'lazy method',
        'DB_55(x)',
        'sf.DB_55(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_56': (
        'db_56',
        'lazy method',
        'DB_56(x)',
        'sf.DB_56(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_57': (
        'db_57',
        'lazy method',
        'DB_57(x)',
        'sf.DB_57(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_58': (
        'db_58',
        'lazy method',
        'DB_58(x)',
        'sf.DB_58(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_59': (
        'db_59',
        'lazy method',
        'DB_59(x)',
        'sf.DB_59(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_6': (
        'db_6',
        'lazy method',
        'DB_6(x)',
        'sf.DB_6(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_60': (
        'db_60',
        'lazy method',
        'DB_60(x)',
        'sf.DB_60(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_61': (
        'db_61',
        'lazy method',
        'DB_61(x)',
        'sf.DB_61(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_62': (
        'db_62',
        'lazy method',
        'DB_62(x)',
        'sf.DB_62(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_63': (
        'db_63',
        'lazy method',
        'DB_63(x)',
        'sf.DB_63(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_64': (
        'db_64',
        'lazy method',
        'DB_64(x)',
        'sf.DB_64(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_65': (
        'db_65',
        'lazy method',
        'DB_65(x)',
        'sf.DB_65(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_66': (
        'db_66',
        'lazy method',
        'DB_66(x)',
        'sf.DB_66(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_67': (
        'db_67',
        'lazy method',
        'DB_67(x)',
        'sf.DB_67(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_68': (
        'db_68',
        'lazy method',
        'DB_68(x)',
        'sf.DB_68(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_69': (
        'db_69',
        'lazy method',
        'DB_69(x)',
        'sf.DB_69(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_7': (
        'db_7',
        'lazy method',
        'DB_7(x)',
        'sf.DB_7(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_70': (
        'db_70',
        'lazy method',
        'DB_70(x)',
        'sf.DB_70(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_71': (
        'db_71',
        'lazy method',
        'DB_71(x)',
        'sf.DB_71(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_72': (
        'db_72',
        'lazy method',
        'DB_72(x)',
        'sf.DB_72(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_73': (
        'db_73',
        'lazy method',
        'DB_73(x)',
        'sf.DB_73(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_74': (
        'db_74',
        'lazy method',
        'DB_74(x)',
        'sf.DB_74(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_75': (
        'db_75',
        'lazy method',
        'DB_75(x)',
        'sf.DB_75(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_76': (
        'db_76',
        'lazy method',
        'DB_76(x)',
        'sf.DB_76(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_77': (
        'db_77',
        'lazy method',
        'DB_77(x)',
        'sf.DB_77(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_78': (
        'db_78',
        'lazy method',
        'DB_78(x)',
        'sf.DB_78(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_79': (
        'db_79',
        'lazy method',
        'DB_79(x)',
        'sf.DB_79(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_8': (
        'db_8',
        'lazy method',
        'DB_8(x)',
        'sf.DB_8(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_80': (
        'db_80',
        'lazy method',
        'DB_80(x)',
        'sf.DB_80(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_81': (
        'db_81',
        'lazy method',
        'DB_81(x)',
        'sf.DB_81(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_82': (
        'db_82',
        'lazy method',
        'DB_82(x)',
        'sf.DB_82(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_83': (
        'db_83',
        'lazy method',
        'DB_83(x)',
        'sf.DB_83(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_84': (
        'db_84',
        'lazy method',
        'DB_84(x)',
        'sf.DB_84(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_85': (
        'db_85',
        'lazy method',
        'DB_85(x)',
        'sf.DB_85(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_86': (
        'db_86',
        'lazy method',
        'DB_86(x)',
        'sf.DB_86(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_87': (
        'db_87',
        'lazy method',
        'DB_87(x)',
        'sf.DB_87(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_88': (
        'db_88',
        'lazy method',
        'DB_88(x)',
        'sf.DB_88(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_89': (
        'db_89',
        'lazy method',
        'DB_89(x)',
        'sf.DB_89(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_9': (
        'db_9',
        'lazy method',
        'DB_9(x)',
        'sf.DB_9(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_90': (
        'db_90',
        'lazy method',
        'DB_90(x)',
        'sf.DB_90(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_91': (
        'db_91',
        'lazy method',
        'DB_91(x)',
        'sf.DB_91(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_92': (
        'db_92',
        'lazy method',
        'DB_92(x)',
        'sf.DB_92(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_93': (
        'db_93',
        'lazy method',
        'DB_93(x)',
        'sf.DB_93(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_94': (
        'db_94',
        'lazy method',
        'DB_94(x)',
        'sf.DB_94(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_95': (
        'db_95',
        'lazy method',
        'DB_95(x)',
        'sf.DB_95(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_96': (
        'db_96',
        'lazy method',
        'DB_96(x)',
        'sf.DB_96(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_97': (
        'db_97',
        'lazy method',
        'DB_97(x)',
        'sf.DB_97(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_98': (
        'db_98',
        'lazy method',
        'DB_98(x)',
        'sf.DB_98(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DB_99': (
        'db_99',
        'lazy method',
        'DB_99(x)',
        'sf.DB_99(x)' '\n'
        '    Attenuation by the number of decibels in the word\'s name.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DB_6(sf.SineWave(1000, 440))',
    ),
    'DCBlock': (
        'dc_block',
        'lazy method',
        'DCBlock(x, hz=5)',
        'sf.DCBlock(x, hz=5)' '\n'
        '    DC blocker: a first-order high-pass far below the audible range.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: V. Zavalishin, "The art of VA filter design", 2018' '\n'
        '    In chains also: dcblock' '\n'
        '    See also: RemoveDC, OnePoleHighPass' '\n'
        '    Example: sf.DCBlock(sf.DirectMix(0.3, sf.SineWave(500, 440)))',
    ),
    'DeEsser': (
        'de_esser',
        'computed method',
        'DeEsser(x, threshold=-30, hz=5500, ratio=4, attack=1, release=60, knee=6)',
        'sf.DeEsser(x, threshold=-30, hz=5500, ratio=4, attack=1, release=60, knee=6)' '\n'
        '    De-esser: where the part of a voice above a frequency is louder than a threshold, a high shelf reduces it.' '\n'
        '    x: the sound, a signal or a list of signals as channels' '\n'
        '    threshold: threshold [dBFS, -200 to 200, number or signal]' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate]' '\n'
        '    ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]' '\n'
        '    attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]' '\n'
        '    release: release time constant, likewise for the way up [ms, 0 to 60000]' '\n'
        '    knee: knee: width of the transition around the threshold [dB, 0 to 60]' '\n'
        '    Source: A. Simper, "Solving the continuous SVF equations using trapezoidal integration and equivalent currents", 2013' '\n'
        '    In chains also: deesser' '\n'
        '    See also: MultibandCompressor, Compressor' '\n'
        '    Example: sf.DeEsser(sf.Pcnt50(sf.WhiteNoise(200)))',
    ),
    'DeGranulate': (
        'de_granulate',
        'lazy',
        'DeGranulate(x...)',
        'sf.DeGranulate(x...)' '\n'
        '    The sum of signals that start at different times, for instance grains at their times; 0 samples for an empty list.' '\n'
        '    x: pairs (signal, start in ms); a negative start cuts off the start of the signal' '\n'
        '    The same: MixAt, DeGranulate' '\n'
        '    See also: Delay, MultiTap, Mix' '\n'
        '    Example: sf.MixAt((sf.SineWave(500, 440), 0), (sf.SineWave(500, 660), 250.5))',
    ),
    'Delay': (
        'delay',
        'lazy method',
        'Delay(x, ms=375, feedback=0.35, mix=0.35, lowPassHz=8000, highPassHz=20, tail=-1)',
        'sf.Delay(x, ms=375, feedback=0.35, mix=0.35, lowPassHz=8000, highPassHz=20, tail=-1)' '\n'
        '    Delay with feedback: echoes, each through a one-pole low-pass and high-pass; the delay may be fractional and modulated; the controls keep their last values during the tail.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: delay [ms, one sample to 20000, number or signal]' '\n'
        '    feedback: feedback: part of each echo that returns; at 1 it never decays [-1 to 1, number or signal]' '\n'
        '    mix: dry/wet mix: part of the echoes in the sound [0 to 1, number or signal]' '\n'
        '    lowPassHz: cutoff of the low-pass in the feedback path; half the sample rate and above = none [Hz, above 0, number or signal]' '\n'
        '    highPassHz: cutoff of the high-pass in the feedback path; 0 = none [Hz, 0 and up, number or signal]' '\n'
        '    tail: length of the tail; -1 = until the echoes have fallen by 60 dB, at most 30000, or 2000 where delay or feedback is a signal [ms, -1 and up]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    In chains also: echo, aecho' '\n'
        '    See also: PingPong, MultiTap, MixAt, ResonantFilter, ShapedResonantFilter, Haas, TimeShift' '\n'
        '    Example: sf.Delay(sf.SineWave(300, 440), 100, 0.5, 0.4, 5000, 80, 300)',
    ),
    'DiodeLadder': (
        'diode_ladder',
        'lazy method',
        'DiodeLadder(x, hz=1000, resonance=0.7, drive=0, bass=0.5)',
        'sf.DiodeLadder(x, hz=1000, resonance=0.7, drive=0, bass=0.5)' '\n'
        '    Diode ladder low-pass, as in bass synthesizers, with a rounder resonance than Moog\'s.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, at most 0.45 of the sample rate, number or signal]' '\n'
        '    resonance: resonance; from 1 on it self-oscillates, once something excites it [0 to 1.2, number or signal]' '\n'
        '    drive: gain before the ladder, which saturates loud sounds [dB, -60 to 60, number or signal]' '\n'
        '    bass: bass compensation: how much of the bass that resonance takes away is restored [0 to 1]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: V. Zavalishin, "The art of VA filter design", 2018; T. Stinchcombe, "Diode ladder filters", 2009' '\n'
        '    See also: MoogLadder, ShapedLadderLowPass' '\n'
        '    Example: sf.DiodeLadder(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 4000)), 0.75)',
    ),
    'DirectMix': (
        'direct_mix',
        'lazy',
        'DirectMix(value, x)',
        'sf.DirectMix(value, x)' '\n'
        '    The signal plus a number.' '\n'
        '    value: the number to add' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.DirectMix(0.5, sf.SineWave(1000, 440))',
    ),
    'DirectRelength': (
        'direct_relength',
        'lazy method',
        'DirectRelength(x, rate)',
        'sf.DirectRelength(x, rate)' '\n'
        '    The signal at another speed, and so longer or shorter; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    rate: playback speed; 2 is an octave up [above 0]' '\n'
        '    See also: Varispeed, ConvertSampleRate, PitchShift, TimeStretch' '\n'
        '    Example: sf.DirectRelength(sf.SineWave(1000, 440), 0.75)',
    ),
    'DirectResample': (
        'direct_resample',
        'lazy method',
        'DirectResample(x, rate)',
        'sf.DirectResample(x, rate)' '\n'
        '    The signal at another speed, of the same length, silent after its end; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    rate: playback speed; 2 is an octave up [above 0]' '\n'
        '    See also: Varispeed' '\n'
        '    Example: sf.DirectResample(sf.SineWave(1000, 440), 1.25)',
    ),
    'DirtyPower': (
        'dirty_power',
        'lazy method',
        'DirtyPower(x, exponent)',
        'sf.DirtyPower(x, exponent)' '\n'
        '    Each sample to a power, its sign kept, by a rough method that is off by a few per cent.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    exponent: the exponent' '\n'
        '    Source: N. Schraudolph, "A fast, compact approximation of the exponential function", 1999' '\n'
        '    See also: Power' '\n'
        '    Example: sf.DirtyPower(sf.SineWave(1000, 440), 1.5)',
    ),
    'DirtyRaise': (
        'dirty_raise',
        'lazy method',
        'DirtyRaise(x, exponent)',
        'sf.DirtyRaise(x, exponent)' '\n'
        '    Each sample to a power by a rough method that is off by a few per cent; 0 stays 0, and a negative one gives NaN unless the exponent is whole.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    exponent: the exponent' '\n'
        '    Source: N. Schraudolph, "A fast, compact approximation of the exponential function", 1999' '\n'
        '    See also: Raise' '\n'
        '    Example: sf.DirtyRaise(sf.Rectify(sf.SineWave(1000, 440)), 1.5)',
    ),
    'Dither': (
        'dither',
        'lazy method',
        'Dither(x, bits=16, shape=\'shaped\')',
        'sf.Dither(x, bits=16, shape=\'shaped\')' '\n'
        '    Quantises the signal to a number of bits with seeded dither noise, so that a file of as many bits stores it exactly; samples that the bits represent exactly, silence too, stay as they are.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    bits: bit depth of the integers [bits, whole, 2 to 32]' '\n'
        '    shape: shaped: softest where the ear is keenest; tpdf: the same at all frequencies, as WriteFile\'s; highpass: softer below; none: rounded only' '\n'
        '    As a chain\'s last step it sets the samples of the file, whatever --rate and --channels.' '\n'
        '    Source: M. Gerzon, P. Craven, "Optimal noise shaping and dither of digital signals", AES 1989' '\n'
        '    See also: WriteFile' '\n'
        '    Example: sf.Dither(sf.Pcnt10(sf.SineWave(300, 440)), 8)',
    ),
    'Divide': (
        'divide',
        'lazy method',
        'Divide(a, b)',
        'sf.Divide(a, b)' '\n'
        '    The quotient of two signals; after the end of b, a is unchanged; a divisor closer to 0 than 2.2e-308 counts as 2.2e-308.' '\n'
        '    a: a signal, or a list of signals as channels' '\n'
        '    b: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Divide(sf.SineWave(1000, 440), sf.NumericShape((0, 1), (1000, 2)))',
    ),
    'Duck': (
        'duck',
        'computed method',
        'Duck(x, key, depth=-12, threshold=-40, attack=50, hold=300, release=400, hysteresis=6, lookahead=0)',
        'sf.Duck(x, key, depth=-12, threshold=-40, attack=50, hold=300, release=400, hysteresis=6, lookahead=0)' '\n'
        '    Ducking: lowers a sound by some dB while another one, the key, is present, as music under a voice.' '\n'
        '    x: the sound, a signal or a list of signals as channels' '\n'
        '    key: side-chain: the sound that the other makes way for, a signal or a list of signals as channels' '\n'
        '    depth: gain while it is down [dB, -200 to 0, number or signal]' '\n'
        '    threshold: threshold that the key must reach [dBFS, -200 to 200, number or signal]' '\n'
        '    attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]' '\n'
        '    hold: hold time: how long the gain stays down [ms, 0 to 60000]' '\n'
        '    release: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]' '\n'
        '    hysteresis: hysteresis: how far below the threshold the level must fall to close the gate [dB, 0 to 60]' '\n'
        '    lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]' '\n'
        '    The result is as long as the first signal. A NaN spoils samples before and after it.' '\n'
        '    See also: SideChainCompressor, NoiseGate' '\n'
        '    Example: sf.Duck(sf.SineWave(250, 440), sf.SineWave(100, 660), -12, -40, 20, 30, 50)',
    ),
    'Dust': (
        'dust',
        'lazy',
        'Dust(ms, density=20)',
        'sf.Dust(ms, density=20)' '\n'
        '    Random impulses between 0 and 1, as of a Geiger counter.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    density: impulses per second [per second, from 0, at most the sample rate, number or signal]' '\n'
        '    See also: VelvetNoise, Crackle' '\n'
        '    Example: sf.Dust(500, sf.NumericShape((0, 10), (1000, 500)))',
    ),
    'Ensemble': (
        'ensemble',
        'computed method',
        'Ensemble(x, rate=0.6, depth=1.8, fastRate=6, fastDepth=0.2, mix=0.8, width=1)',
        'sf.Ensemble(x, rate=0.6, depth=1.8, fastRate=6, fastDepth=0.2, mix=0.8, width=1)' '\n'
        '    String-machine ensemble: three copies of a signal whose delays have a slow and a fast modulation, as a list of left and right for one signal, else as many channels as there are; it ends when the copies have.' '\n'
        '    x: a sound: one signal, or a list of them as its channels' '\n'
        '    rate: slow modulation rate [Hz, 0 to 100, number or signal]' '\n'
        '    depth: depth of the slow modulation, to either side [ms, 0 to 8, number or signal]' '\n'
        '    fastRate: fast modulation rate [Hz, 0 to 100, number or signal]' '\n'
        '    fastDepth: depth of the fast modulation, to either side [ms, 0 to 8, number or signal]' '\n'
        '    mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]' '\n'
        '    width: stereo width: difference of the modulation between channels; 0 is none [0 to 1, number or signal]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: Chorus, AnalogueChorus' '\n'
        '    Example: sf.Ensemble(sf.SineWave(300, 440), 0.7, 1.5, 5, 0.3, 0.6, 0.6)',
    ),
    'EnvelopeLoop': (
        'envelope_loop',
        'lazy',
        'EnvelopeLoop(ms, points, start=0, end=-1, unit=\'value\')',
        'sf.EnvelopeLoop(ms, points, start=0, end=-1, unit=\'value\')' '\n'
        '    Breakpoints with a sustain loop: up to the point end, back to the point start, and so on for ms; then through the points after end.' '\n'
        '    ms: time that the key is held [ms, 0 and up]' '\n'
        '    points: rows (ms, value) or (ms, value, curve), times ascending from 0; the curve is that of the line to the point, -100 to 100: 0 straight, negative quick first, positive slow first' '\n'
        '    start: point at which the loop begins, counted from 0' '\n'
        '    end: point at which the loop ends; -1 = the last' '\n'
        '    unit: \'value\'; \'dB\' for gains given in dB, straight in dB; \'Hz\', straight in Hz; \'pitch\' for frequencies in Hz, straight in octaves' '\n'
        '    See also: Breakpoints' '\n'
        '    Example: sf.EnvelopeLoop(700, [(0, 0.3), (50, 1), (150, 0.3), (250, 1), (400, 0, -4)], 0, 2)',
    ),
    'ErrorsToSilence': (
        'errors_to_silence',
        'lazy method',
        'ErrorsToSilence(x)',
        'sf.ErrorsToSilence(x)' '\n'
        '    The signal itself; silence of its length if a sample is NaN or infinite.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    One NaN makes the whole result silent.' '\n'
        '    Example: sf.ErrorsToSilence(sf.SineWave(1000, 440))',
    ),
    'Expander': (
        'expander',
        'computed method',
        'Expander(x, threshold=-40, ratio=2, range=-40, attack=2, release=150, hold=10, knee=6)',
        'sf.Expander(x, threshold=-40, ratio=2, range=-40, attack=2, release=150, hold=10, knee=6)' '\n'
        '    Downward expander: each dB below a threshold becomes ratio dB, down to a range, with one gain for all channels, that of the loudest.' '\n'
        '    x: the sound, a signal or a list of signals as channels' '\n'
        '    threshold: threshold [dBFS, -200 to 200, number or signal]' '\n'
        '    ratio: ratio: dB out per dB in below the threshold [1 to 1000, number or signal]' '\n'
        '    range: largest attenuation [dB, -200 to 0]' '\n'
        '    attack: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]' '\n'
        '    release: release time constant, likewise for the way down [ms, 0 to 60000]' '\n'
        '    hold: window whose maximum is the detected level [ms, 0 to 1000]' '\n'
        '    knee: knee: width of the transition around the threshold [dB, 0 to 60]' '\n'
        '    Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012' '\n'
        '    See also: NoiseGate, Compressor' '\n'
        '    Example: sf.Expander(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 0), (250, 1))), -12)',
    ),
    'ExponentialShape': (
        'exponential_shape',
        'lazy',
        'ExponentialShape(points...)',
        'sf.ExponentialShape(points...)' '\n'
        '    Straight lines in dB through points.' '\n'
        '    points: pairs (ms, dB), times ascending from 0' '\n'
        '    See also: Breakpoints, SimpleShape' '\n'
        '    Example: sf.ExponentialShape((0, -60), (20, 0), (1000, -60))',
    ),
    'ExponentialVolume': (
        'exponential_volume',
        'lazy method',
        'ExponentialVolume(x, dB)',
        'sf.ExponentialVolume(x, dB)' '\n'
        '    The signal louder or softer by decibels, in steps of 0.1 dB (-2.95 acts as -3).' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    dB: gain; 0 leaves the signal unchanged [dB]' '\n'
        '    The same: Volume, ExponentialVolume' '\n'
        '    Example: sf.Volume(sf.SineWave(1000, 440), -6)',
    ),
    'FIRFilter': (
        'fir_filter',
        'lazy method',
        'FIRFilter(x, points, ms=0)',
        'sf.FIRFilter(x, points, ms=0)' '\n'
        '    Linear-phase FIR filter with a frequency response drawn by points: no phase distortion, but pre-ringing.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    points: points (hz, dB), hz ascending; level before the first and after the last, smooth between' '\n'
        '    ms: length of the response; 0 = as long as 0.01 dB of accuracy needs [ms, 0 to 2000]' '\n'
        '    The result is as long as the first signal. A NaN spoils samples before and after it.' '\n'
        '    In chains also: firequalizer, firfit' '\n'
        '    See also: ParametricEQ, MinimumPhaseFilter, Convolution, ZeroPhase' '\n'
        '    Example: sf.FIRFilter(sf.WhiteNoise(300), [(700, 0), (1500, -9), (4000, 3)])',
    ),
    'FMOperator': (
        'fm_operator',
        'lazy',
        'FMOperator(ms, hz, modulator=0, ratio=1, index=1, feedback=0)',
        'sf.FMOperator(ms, hz, modulator=0, ratio=1, index=1, feedback=0)' '\n'
        '    FM operator: a sine whose phase is modulated by a modulator and by its own feedback; sidebands above half the sample rate alias.' '\n'
        '    ms: length; a signal that ends earlier ends the result [ms, 0 and up]' '\n'
        '    hz: frequency [Hz, number or signal]' '\n'
        '    modulator: phase modulator [number or signal]' '\n'
        '    ratio: ratio of the operator\'s frequency to hz [number or signal]' '\n'
        '    index: modulation index: phase deviation by a modulator of amplitude 1 [radians, number or signal]' '\n'
        '    feedback: feedback: phase deviation by the operator\'s own output; 1 is a soft sawtooth, above 2 noise begins [radians, -100 to 100, number or signal]' '\n'
        '    Source: J. Chowning, "The synthesis of complex audio spectra by means of frequency modulation", JAES 21, 1973' '\n'
        '    See also: FMVoice, PhaseModulatedSineWave' '\n'
        '    Example: sf.FMOperator(500, 220, sf.SineWave(1000, 440), 1, sf.NumericShape((0, 5), (1000, 0)), 0.3)',
    ),
    'FMVoice': (
        'fm_voice',
        'lazy',
        'FMVoice(ms, hz, operators, algorithm=1, index=1)',
        'sf.FMVoice(ms, hz, operators, algorithm=1, index=1)' '\n'
        '    FM voice: four or six operators connected by an algorithm of the classic chips, for a key held some ms, followed by the longest release that is heard.' '\n'
        '    ms: time that the key is held; a signal that ends earlier ends the result [ms, 0 and up]' '\n'
        '    hz: frequency [Hz, number or signal]' '\n'
        '    operators: for each operator, from operator 1 on, a row (ratio, level[, feedback, attack, decay, sustain, release]): level the gain of an operator that is heard, and of one that modulates its index in radians; feedback in radians; attack, decay and release in ms, sustain 0 to 1, and if they are not given a steady level' '\n'
        '    algorithm: algorithm, which operator modulates which: 1 to 8 for four operators (DX21, TX81Z), 1 to 32 for six (DX7)' '\n'
        '    index: factor of the levels of all modulators [number or signal]' '\n'
        '    Source: J. Chowning, "The synthesis of complex audio spectra by means of frequency modulation", JAES 21, 1973' '\n'
        '    See also: FMOperator' '\n'
        '    Example: sf.FMVoice(300, 220, [(1, 0.5, 0, 5, 300, 0.5, 200), (1, 2, 0, 5, 200, 0.2, 200), (1, 0.3, 0, 5, 300, 0.5, 200), (14, 0.7, 0.2, 1, 100, 0, 100)], 4, sf.NumericShape((0, 1), (600, 0.2)))',
    ),
    'Fade': (
        'fade',
        'lazy method',
        'Fade(x, rise, fall=0, shape=\'linear\')',
        'sf.Fade(x, rise, fall=0, shape=\'linear\')' '\n'
        '    The signal with a fade-in at its start and a fade-out at its end, linear or of another shape; where both together are longer than the signal, both are shortened by the same factor.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    rise: length of the fade-in [ms, 0 and up]' '\n'
        '    fall: length of the fade-out [ms, 0 and up]' '\n'
        '    shape: linear, power (a quarter of a sine: SoX\'s q, ffmpeg\'s qsin), smooth (half of a cosine: h, hsin) or exponential (a line in dB, from -100: l, exp)' '\n'
        '    In chains also: afade' '\n'
        '    See also: Crossfade, Loop, RoundOff, ClipToSafe, ToGrain' '\n'
        '    Example: sf.Fade(sf.SineWave(1000, 440), 10, 500)',
    ),
    'Features': (
        'features',
        'computed method',
        'Features(x, names=\'rms centroid flatness\', hop=10)',
        'sf.Features(x, names=\'rms centroid flatness\', hop=10)' '\n'
        '    Features of a sound as a list of rows (ms, numbers...): of centroid, rolloff and flux a number each, of mfcc 13, of chroma 12, as the words for them give with their defaults.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    names: names with spaces between: rms, peak, centroid, rolloff, flatness, flux, mfcc, chroma' '\n'
        '    hop: hop: time from one row to the next [ms, at least one sample]' '\n'
        '    See also: SpectralCentroid, SpectralRolloff, SpectralFlatness, SpectralFlux, RMSEnvelope, PeakEnvelope, MFCC, Chroma' '\n'
        '    Example: sf.Features(sf.WhiteNoise(200), \'rms centroid\')',
    ),
    'FilteredResonantFilter': (
        'filtered_resonant_filter',
        'lazy method',
        'FilteredResonantFilter(x, resonance, original, ms, filter)',
        'sf.FilteredResonantFilter(x, resonance, original, ms, filter)' '\n'
        '    A feedback comb that filters the signal, and its feedback with a filter of its own.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    resonance: feedback (a factor); at 1 and above it never decays' '\n'
        '    original: gain of the direct signal (a factor)' '\n'
        '    ms: delay, truncated to whole samples [ms, 0 and up]' '\n'
        '    filter: a filter, as made by sf.CreateButterworthLowPass' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: ResonantFilter, CombFilter' '\n'
        '    Example: sf.FilteredResonantFilter(sf.WhiteNoise(1000), 0.6, 0.4, 3.3, sf.CreateButterworthLowPass(4000, 2))',
    ),
    'Finalise': (
        'finalise',
        'computed method',
        'Finalise(x)',
        'sf.Finalise(x)' '\n'
        '    The signal filtered by Clean and then normalised to a peak of 1, stored.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN stays, and counts as 0 where the signal is measured. As a chain\'s last step it sets the peak of the file, whatever --rate and --channels.' '\n'
        '    Example: sf.Finalise(sf.WhiteNoise(1000))',
    ),
    'FirstCross': (
        'first_cross',
        'lazy method',
        'FirstCross(x)',
        'sf.FirstCross(x)' '\n'
        '    The signal from its first change of sign on, where zero counts as positive; empty if there is none; in Sonic Field\'s own patches it stays in place, silent before the change, and loses as many samples at its end.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.FirstCross(sf.PhasedSineWave(1000, 440, 0.25))',
    ),
    'FixSize': (
        'fix_size',
        'computed method',
        'FixSize(x)',
        'sf.FixSize(x)' '\n'
        '    The signal with its peak at 1, stored; silence stays silent.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN stays, and counts as 0 where the signal is measured. As a chain\'s last step it sets the peak of the file, whatever --rate and --channels.' '\n'
        '    See also: Normalise' '\n'
        '    Example: sf.FixSize(sf.Pcnt10(sf.SineWave(1000, 440)))',
    ),
    'Flanger': (
        'flanger',
        'computed method',
        'Flanger(x, rate=0.2, depth=3, ms=0.5, feedback=0.3, mix=0.5, shape=\'sine\', spread=0.25)',
        'sf.Flanger(x, rate=0.2, depth=3, ms=0.5, feedback=0.3, mix=0.5, shape=\'sine\', spread=0.25)' '\n'
        '    Flanger: a signal with a copy of it whose delay sweeps from ms to ms + depth and back, with feedback; no frequency becomes louder; it rings on until the feedback has fallen by 60 dB, at most 30 s, or 2 s where a signal gives ms, depth or feedback.' '\n'
        '    x: a sound: one signal, or a list of them as its channels' '\n'
        '    rate: modulation rate [Hz, 0 to 100, number or signal]' '\n'
        '    depth: modulation depth: how much longer the delay becomes [ms, 0 to 20, number or signal]' '\n'
        '    ms: shortest delay [ms, one sample to 20, number or signal]' '\n'
        '    feedback: feedback: part of the delayed signal that returns [-0.99 to 0.99, number or signal]' '\n'
        '    mix: dry/wet mix: part of the effect in the sound; negative inverts it [-1 to 1, number or signal]' '\n'
        '    shape: of the wave: sine or triangle' '\n'
        '    spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: Chorus, Phaser, ShapedResonantFilter' '\n'
        '    Example: sf.Flanger(sf.MakeSawTooth(sf.SineWave(300, 440)), 1.5, 2, 0.3, 0.6, 0.6)',
    ),
    'Follow': (
        'follow',
        'lazy method',
        'Follow(x, attack, release)',
        'sf.Follow(x, attack, release)' '\n'
        '    The envelope of a signal: its magnitude, followed from 0 on.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    attack: attack time, after which 1 % of a step remains [ms, 0 and up]' '\n'
        '    release: release time, likewise [ms, 0 and up]' '\n'
        '    See also: RMSEnvelope, PeakEnvelope, FollowingLowPass, Rectify' '\n'
        '    Example: sf.Follow(sf.SineWave(1000, 440), 5, 20)',
    ),
    'FollowingLowPass': (
        'following_low_pass',
        'lazy method',
        'FollowingLowPass(x, attack, release)',
        'sf.FollowingLowPass(x, attack, release)' '\n'
        '    A low-pass filter with different speeds for rising and falling, from 0 on.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    attack: attack time, after which 1 % of a step remains [ms, 0 and up]' '\n'
        '    release: release time, likewise [ms, 0 and up]' '\n'
        '    See also: OnePoleLowPass, MaxDeviation, Follow' '\n'
        '    Example: sf.FollowingLowPass(sf.SineWave(1000, 440), 5, 20)',
    ),
    'Frequency': (
        'frequency',
        'computed',
        'Frequency(ms)',
        'sf.Frequency(ms)' '\n'
        '    The frequency in Hz of a period.' '\n'
        '    ms: period [ms, above 0]' '\n'
        '    Example: sf.Frequency(2.5)',
    ),
    'FrequencyDomain': (
        'frequency_domain',
        'computed method',
        'FrequencyDomain(x)',
        'sf.FrequencyDomain(x)' '\n'
        '    The lower half of a signal\'s spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    The result has the next power of two of samples. One NaN makes the whole result NaN.' '\n'
        '    The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain' '\n'
        '    See also: ShortTimeSpectra' '\n'
        '    Example: sf.FrequencyDomain(sf.SineWave(100, 440))',
    ),
    'FrequencyModulate': (
        'frequency_modulate',
        'lazy method',
        'FrequencyModulate(x, m)',
        'sf.FrequencyModulate(x, m)' '\n'
        '    Varispeed: playback rate 1 + m (m > 0) or 1/(1 - m), scaled so that the result has the input\'s length; m is read completely at once; not filtered; ends with the shorter signal.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    m: the rate modulation m: 1 is an octave up' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    See also: Vibrato, Varispeed' '\n'
        '    Example: sf.FrequencyModulate(sf.SineWave(1000, 440), sf.NumericVolume(sf.SineWave(1000, 400), 0.1))',
    ),
    'FrequencyResponse': (
        'frequency_response',
        'computed method',
        'FrequencyResponse(x, fromHz=20, toHz=0, points=200)',
        'sf.FrequencyResponse(x, fromHz=20, toHz=0, points=200)' '\n'
        '    Frequency response, by its formula, of the linear filters (RBJ, SVF, one-pole, Butterworth, Bessel, ParametricEQ, Crossover) that a signal has just come through, as a list of (Hz, dB, degrees).' '\n'
        '    x: signal from a filter whose parameters are numbers' '\n'
        '    fromHz: lowest frequency [Hz, above 0, below half the sample rate]' '\n'
        '    toHz: highest frequency; 0 = 0.49 of the sample rate [Hz, from 0, below half the sample rate]' '\n'
        '    points: number of frequencies, spaced evenly in octaves [whole, 2 to 100000]' '\n'
        '    Example: sf.FrequencyResponse(sf.SVFLowPass(sf.Silence(10), 1000), 20, 0, 50)',
    ),
    'FromDBS': (
        'from_dbs',
        'computed',
        'FromDBS(dB)',
        'sf.FromDBS(dB)' '\n'
        '    The factor of a gain in decibels, exactly and not in steps.' '\n'
        '    dB: gain [dB]' '\n'
        '    Example: sf.FromDBS(-6)',
    ),
    'FullPulse': (
        'full_pulse',
        'lazy',
        'FullPulse(ms, hz)',
        'sf.FullPulse(ms, hz)' '\n'
        '    A pulse at the start of every period: one sample of -1, then one of 1.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    hz: frequency [Hz, above 0, at most half the sample rate]' '\n'
        '    See also: Pulse' '\n'
        '    Example: sf.FullPulse(1000, 440)',
    ),
    'Gate': (
        'gate',
        'lazy method',
        'Gate(x, level)',
        'sf.Gate(x, level)' '\n'
        '    1 where the signal reaches a level, 0 where it is below.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    level: level that opens the gate' '\n'
        '    See also: NoiseGate' '\n'
        '    Example: sf.Gate(sf.SineWave(1000, 440), 0.2)',
    ),
    'GatedADSR': (
        'gated_adsr',
        'lazy method',
        'GatedADSR(gate, attack=10, decay=100, sustain=0.7, release=200, curve=-4)',
        'sf.GatedADSR(gate, attack=10, decay=100, sustain=0.7, release=200, curve=-4)' '\n'
        '    ADSR envelope of a gate: each time the gate rises above 0 it restarts from its current level, as high as the gate is then; longer than the gate by the release.' '\n'
        '    gate: the gate, open while it is above 0' '\n'
        '    attack: attack: time from the current level to the gate\'s height [ms, 0 and up]' '\n'
        '    decay: decay: time from there to the sustain level [ms, 0 and up]' '\n'
        '    sustain: sustain level, as a part of the gate\'s height [0 to 1]' '\n'
        '    release: release: time from the level reached to 0, after the gate has closed [ms, 0 and up]' '\n'
        '    curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]' '\n'
        '    See also: ADSR, NoteGate' '\n'
        '    Example: sf.GatedADSR(sf.NoteGate([(0, 200), (250, 150, 0.5)]), 10, 50, 0.6, 100)',
    ),
    'GaussianNoise': (
        'gaussian_noise',
        'lazy',
        'GaussianNoise(ms, deviation=0.2)',
        'sf.GaussianNoise(ms, deviation=0.2)' '\n'
        '    White noise with a normal distribution.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    deviation: standard deviation, which is the RMS; 1 sample in 370 is beyond three times it' '\n'
        '    Source: G. Box, M. Muller, "A note on the generation of random normal deviates", 1958' '\n'
        '    See also: WhiteNoise' '\n'
        '    Example: sf.GaussianNoise(1000)',
    ),
    'GaussianShape': (
        'gaussian_shape',
        'lazy',
        'GaussianShape(ms)',
        'sf.GaussianShape(ms)' '\n'
        '    Gauss\'s bell, 8 standard deviations long and 1 in the middle.' '\n'
        '    ms: standard deviation [ms, 0 and up]' '\n'
        '    Source: F. Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform", 1978' '\n'
        '    Example: sf.GaussianShape(100)',
    ),
    'Generate': (
        'generate',
        'lazy',
        'Generate(ms, hz, table)',
        'sf.Generate(ms, hz, table)' '\n'
        '    A table played repeatedly, once per period; between samples it is the band-limited signal within -90 dB up to 0.4 of the sample rate, and without a filter aliases where it is played faster.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    hz: repetitions per second; negative values play backwards [Hz]' '\n'
        '    table: one period' '\n'
        '    See also: WavetableOsc' '\n'
        '    Example: sf.Generate(500, 2, sf.SineWave(500, 440))',
    ),
    'Granulate': (
        'granulate',
        'computed method',
        'Granulate(x, ms, random=0)',
        'sf.Granulate(x, ms, random=0)' '\n'
        '    The signal as grains, each starting in the middle of the one before and faded in and out linearly, so that MixAt of all of them is the signal: a list of (grain, ms).' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: length of a grain [ms, at least two samples]' '\n'
        '    random: most time added at random to each half of a grain [ms, 0 and up]' '\n'
        '    See also: SplitAtOnsets, ToGrain, Blockulate' '\n'
        '    Example: sf.Granulate(sf.SineWave(1000, 440), 100, 0)',
    ),
    'Haas': (
        'haas',
        'computed method',
        'Haas(x, ms=15)',
        'sf.Haas(x, ms=15)' '\n'
        '    Haas effect: left and right, one of them delayed so little that it shifts the place and is not heard as an echo; both end when the late one does.' '\n'
        '    x: a signal, or a list of two as left and right' '\n'
        '    ms: delay of the right channel; negative delays the left [ms, -40 to 40, number or signal]' '\n'
        '    Source: H. Haas, "Über den Einfluss eines Einfachechos auf die Hörsamkeit von Sprache", 1951' '\n'
        '    See also: Pan, Width, Delay' '\n'
        '    Example: sf.Haas(sf.SineWave(300, 440), 20)',
    ),
    'HammingShape': (
        'hamming_shape',
        'lazy',
        'HammingShape(ms)',
        'sf.HammingShape(ms)' '\n'
        '    Hamming\'s window, 0.08 at both ends and 1 in the middle.' '\n'
        '    ms: length, rounded up to whole samples [ms, 0 and up]' '\n'
        '    Source: F. Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform", 1978' '\n'
        '    See also: HannShape' '\n'
        '    Example: sf.HammingShape(1000)',
    ),
    'HannShape': (
        'hann_shape',
        'lazy',
        'HannShape(ms)',
        'sf.HannShape(ms)' '\n'
        '    Von Hann\'s window, 0 at both ends and 1 in the middle.' '\n'
        '    ms: length, rounded up to whole samples [ms, 0 and up]' '\n'
        '    Source: F. Harris, "On the use of windows for harmonic analysis with the discrete Fourier transform", 1978' '\n'
        '    See also: HammingShape' '\n'
        '    Example: sf.HannShape(1000)',
    ),
    'HarmonicPart': (
        'harmonic_part',
        'lazy method',
        'HarmonicPart(x, ms=200, hz=500, size=0, window=80)',
        'sf.HarmonicPart(x, ms=200, hz=500, size=0, window=80)' '\n'
        '    Harmonic component (HPSS): sustained sounds, separated by median filtering.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]' '\n'
        '    hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010' '\n'
        '    See also: HarmonicPercussive, PercussivePart' '\n'
        '    Example: sf.HarmonicPart(sf.SineWave(500, 440))',
    ),
    'HarmonicPercussive': (
        'harmonic_percussive',
        'computed method',
        'HarmonicPercussive(x, ms=200, hz=500, size=0, window=80)',
        'sf.HarmonicPercussive(x, ms=200, hz=500, size=0, window=80)' '\n'
        '    Harmonic-percussive separation (HPSS): sustained sounds and onsets, by median filtering; the two add up to the sound.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]' '\n'
        '    hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010' '\n'
        '    See also: HarmonicPart, PercussivePart' '\n'
        '    Example: sf.HarmonicPercussive(sf.SineWave(500, 440))',
    ),
    'Invert': (
        'invert',
        'lazy method',
        'Invert(x)',
        'sf.Invert(x)' '\n'
        '    The signal inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Invert(sf.SineWave(1000, 440))',
    ),
    'JustNote': (
        'just_note',
        'computed',
        'JustNote(name)',
        'sf.JustNote(name)' '\n'
        '    The frequency in Hz of a note in just intonation on c, by its name; c4 is 261.625565 Hz.' '\n'
        '    name: a note such as \'c4\', \'a4#\', \'c#-1\' or \'b3b\'' '\n'
        '    Example: sf.JustNote(\'a4#\')',
    ),
    'Key': (
        'key',
        'computed',
        'Key(name)',
        'sf.Key(name)' '\n'
        '    The MIDI key of a note\'s name: 60 for c4, 70 for a4#, a#4 and b4b.' '\n'
        '    name: a note such as \'c4\', \'a4#\', \'c#-1\' or \'b3b\'' '\n'
        '    Example: sf.Key(\'a4#\')',
    ),
    'KeyEstimate': (
        'key_estimate',
        'computed method',
        'KeyEstimate(x, a4=440)',
        'sf.KeyEstimate(x, a4=440)' '\n'
        '    Key detection: a pair such as (\'f# minor\', 0.85) of the key and how well the pitch classes fit it, 1 at best; (None, 0.0) where there is no pitch.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    a4: frequency of a4, the a above middle c [Hz, 220 to 880]' '\n'
        '    Source: C. Krumhansl, "Cognitive foundations of musical pitch", 1990; D. Temperley, "What\'s key for key?", 1999' '\n'
        '    See also: Chroma, Tempo, Pitch' '\n'
        '    Example: sf.KeyEstimate(sf.Mix(sf.SineWave(300, 440), sf.SineWave(300, 554.37), sf.SineWave(300, 659.26)))',
    ),
    'KeyName': (
        'key_name',
        'computed',
        'KeyName(key)',
        'sf.KeyName(key)' '\n'
        '    The name of a MIDI key, with a sharp if it is a black one.' '\n'
        '    key: MIDI key; 60 is c4 [whole, -1000 to 1000]' '\n'
        '    Example: sf.KeyName(70)',
    ),
    'LFO': (
        'lfo',
        'lazy',
        'LFO(ms, hz, low=-1, high=1, shape=\'sine\', phase=0)',
        'sf.LFO(ms, hz, low=-1, high=1, shape=\'sine\', phase=0)' '\n'
        '    Low-frequency oscillator between two values; its edges are not band-limited.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]' '\n'
        '    low: lower value [number or signal]' '\n'
        '    high: upper value [number or signal]' '\n'
        '    shape: sine, triangle, square, rise or fall' '\n'
        '    phase: phase at the start [turns]' '\n'
        '    See also: SampleAndHold, SmoothRandom, SineWave' '\n'
        '    Example: sf.LFO(500, sf.NumericShape((0, 1), (1000, 9)), 300, 3000, \'triangle\')',
    ),
    'Length': (
        'length',
        'computed method',
        'Length(x)',
        'sf.Length(x)' '\n'
        '    The length in milliseconds.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Length(sf.SineWave(1000, 440))',
    ),
    'Limiter': (
        'limiter',
        'computed method',
        'Limiter(x, ceiling=-1, drive=0, release=100, lookahead=5)',
        'sf.Limiter(x, ceiling=-1, drive=0, release=100, lookahead=5)' '\n'
        '    True-peak limiter: one gain for all channels keeps the peaks, between samples too, below a ceiling; it acts ahead of each peak, without clicks, and leaves what is below unchanged.' '\n'
        '    x: the sound, a signal or a list of signals as channels' '\n'
        '    ceiling: ceiling: highest true peak [dBTP, -200 to 200]' '\n'
        '    drive: gain before the limiter [dB, -200 to 200]' '\n'
        '    release: release time constant: the gain has recovered by 63 % [ms, 0 to 60000]' '\n'
        '    lookahead: lookahead: how long before a peak the gain begins to fall [ms, 0.5 to 1000]' '\n'
        '    A NaN spoils samples before and after it. As a chain\'s last step it holds the true peak of the file, whatever --rate and --channels.' '\n'
        '    Source: ITU-R BS.1770-5' '\n'
        '    In chains also: alimiter' '\n'
        '    See also: Compressor, Clipper, WaveLimit, TruePeak, NormaliseTo' '\n'
        '    Example: sf.Limiter([sf.SineWave(200, 440), sf.Multiply(sf.SineWave(200, 990), sf.NumericShape((0, 0), (100, 3), (200, 0)))], -1)',
    ),
    'LineWait': (
        'line_wait',
        'nothing',
        'LineWait(listener)',
        'sf.LineWait(listener)' '\n'
        '    Waits until the playback of sf.PlayFile ends: it has ended when sf.PlayFile returns.' '\n'
        '    listener: the result of sf.PlayFile' '\n'
        '    Example: sf.LineWait(sf.PlayFile(\'samples/wood.wav\', \'\'))',
    ),
    'LinearShape': (
        'linear_shape',
        'lazy',
        'LinearShape(points...)',
        'sf.LinearShape(points...)' '\n'
        '    Straight lines through points: NumericShape with ascending times.' '\n'
        '    points: pairs (ms, value), times ascending from 0' '\n'
        '    See also: Breakpoints' '\n'
        '    Example: sf.LinearShape((0, 0), (20, 1), (1000, 0))',
    ),
    'LinearVolume': (
        'linear_volume',
        'lazy method',
        'LinearVolume(x, gain)',
        'sf.LinearVolume(x, gain)' '\n'
        '    The signal multiplied by a number.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    gain: gain (a factor): 1 leaves the signal unchanged, -1 inverts it' '\n'
        '    The same: NumericVolume, LinearVolume' '\n'
        '    Example: sf.NumericVolume(sf.SineWave(1000, 440), 0.5)',
    ),
    'Loop': (
        'loop',
        'lazy method',
        'Loop(x, ms, fromMs=0, toMs=0, crossfade=50, shape=\'power\')',
        'sf.Loop(x, ms, fromMs=0, toMs=0, crossfade=50, shape=\'power\')' '\n'
        '    Sustain loop, as in samplers: from toMs back to fromMs again and again, with a cross-fade; the length and pitch of the loop stay.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    fromMs: start of the repeated part [ms, 0 and up]' '\n'
        '    toMs: end of the repeated part; 0 = the signal\'s end [ms, 0 and up]' '\n'
        '    crossfade: length of the cross-fade, at most that of the part; it uses the sound before the part or, if that is too short, the sound after it: then a part at the signal\'s end is shortened [ms, 0 and up]' '\n'
        '    shape: power for parts that begin differently, linear or smooth for parts that begin alike' '\n'
        '    In chains also: aloop' '\n'
        '    See also: Crossfade, Fade' '\n'
        '    Example: sf.Loop(sf.SineWave(300, 440), 900, 100, 250, 20)',
    ),
    'Loudness': (
        'loudness',
        'computed',
        'Loudness(x...)',
        'sf.Loudness(x...)' '\n'
        '    Integrated loudness in LUFS by ITU-R BS.1770, with its gates at -70 LUFS and 10 LU below the rest; silence is -inf, and a sound shorter than 400 ms is taken as a whole.' '\n'
        '    x: the channels of one sound, in a file\'s usual order (FL FR FC LFE BL BR SL SR)' '\n'
        '    Source: ITU-R BS.1770-5' '\n'
        '    See also: NormaliseTo, MomentaryLoudness, ShortTermLoudness, LoudnessRange' '\n'
        '    Example: sf.Loudness(sf.SineWave(1000, 440))',
    ),
    'LoudnessRange': (
        'loudness_range',
        'computed',
        'LoudnessRange(x...)',
        'sf.LoudnessRange(x...)' '\n'
        '    Loudness range in LU by EBU Tech 3342.' '\n'
        '    x: the channels of one sound, in a file\'s usual order (FL FR FC LFE BL BR SL SR)' '\n'
        '    Source: EBU Tech 3342' '\n'
        '    See also: Loudness' '\n'
        '    Example: sf.LoudnessRange(sf.Concatenate(sf.SineWave(4000, 440), sf.Pcnt20(sf.SineWave(4000, 440))))',
    ),
    'MFCC': (
        'mfcc',
        'computed method',
        'MFCC(x, count=13, hop=10, window=40, bands=40, highest=8000)',
        'sf.MFCC(x, count=13, hop=10, window=40, bands=40, highest=8000)' '\n'
        '    Mel-frequency cepstral coefficients as a list of signals, in dB, by Slaney\'s mel bands and the orthonormal DCT-II.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    count: number of coefficients [whole, from 1, at most bands]' '\n'
        '    hop: hop: time from one value to the next [ms, at least one sample]' '\n'
        '    window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]' '\n'
        '    bands: number of mel bands [whole, up to 256, at least count]' '\n'
        '    highest: upper end of the highest band, limited to half the sample rate [Hz, 1 and up]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: S. Davis, P. Mermelstein, "Comparison of parametric representations for monosyllabic word recognition in continuously spoken sentences", 1980; M. Slaney, "Auditory toolbox", 1998' '\n'
        '    See also: Chroma, Features' '\n'
        '    Example: sf.MFCC(sf.WhiteNoise(100), 4)',
    ),
    'Magnitude': (
        'magnitude',
        'computed method',
        'Magnitude(x)',
        'sf.Magnitude(x)' '\n'
        '    The L2 norm: the square root of the sum (not the mean) of all squared samples.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Magnitude(sf.SineWave(1000, 440))',
    ),
    'MakeSawTooth': (
        'make_saw_tooth',
        'computed method',
        'MakeSawTooth(x)',
        'sf.MakeSawTooth(x)' '\n'
        '    A sawtooth wave, stored: half-waves become alternately a fall from twice the mean of their absolute values and a rise to it, with their sign (its edges alias; Saw\'s are band-limited); in Sonic Field\'s own patches each but the first starts a sample early, as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN spoils the half-waves beside it.' '\n'
        '    See also: Saw' '\n'
        '    Example: sf.MakeSawTooth(sf.SineWave(1000, 440))',
    ),
    'MakeSquare': (
        'make_square',
        'computed method',
        'MakeSquare(x)',
        'sf.MakeSquare(x)' '\n'
        '    A square wave, stored: each half-wave becomes the mean of its absolute values with its sign.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN spoils the half-waves beside it.' '\n'
        '    See also: Square' '\n'
        '    Example: sf.MakeSquare(sf.SineWave(1000, 440))',
    ),
    'MakeTriangle': (
        'make_triangle',
        'computed method',
        'MakeTriangle(x)',
        'sf.MakeTriangle(x)' '\n'
        '    A triangle wave, stored: each half-wave becomes a rise to twice the mean of its absolute values and the fall from there, with its sign.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN spoils the half-waves beside it.' '\n'
        '    See also: Triangle' '\n'
        '    Example: sf.MakeTriangle(sf.SineWave(1000, 440))',
    ),
    'MatchLengths': (
        'match_lengths',
        'computed',
        'MatchLengths(x...)',
        'sf.MatchLengths(x...)' '\n'
        '    The signals, each cut off at the end of the shortest.' '\n'
        '    x: the signals' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Example: sf.MatchLengths(sf.SineWave(1000, 440), sf.SineWave(700, 660))',
    ),
    'MaxDeviation': (
        'max_deviation',
        'lazy method',
        'MaxDeviation(x, step)',
        'sf.MaxDeviation(x, step)' '\n'
        '    The signal with a limited change from sample to sample, starting from 0.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    step: largest change per sample [0 and up]' '\n'
        '    See also: FollowingLowPass' '\n'
        '    Example: sf.MaxDeviation(sf.SineWave(1000, 440), 0.05)',
    ),
    'MaxValue': (
        'max_value',
        'computed method',
        'MaxValue(x)',
        'sf.MaxValue(x)' '\n'
        '    The largest sample.' '\n'
        '    x: a signal of at least one sample' '\n'
        '    Example: sf.MaxValue(sf.SineWave(1000, 440))',
    ),
    'MaybeReadSignal': (
        'maybe_read_signal',
        'computed',
        'MaybeReadSignal(name)',
        'sf.MaybeReadSignal(name)' '\n'
        '    A pair [path, signal] of what an earlier run kept by a name; the signal is None if it kept none, and sf.WriteSignal(x, path) then keeps it for later runs, in the folder restart under --out or that of -Dsython.restart.dir.' '\n'
        '    name: any string; another one is another signal' '\n'
        '    Example: sf.MaybeReadSignal(\'bell\')',
    ),
    'MidSide': (
        'mid_side',
        'computed method',
        'MidSide(x)',
        'sf.MidSide(x)' '\n'
        '    Mid/side encoding: the mid, (left + right)/2, and the side, (left - right)/2.' '\n'
        '    x: a signal, or a list of two as left and right' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    The same: MidSide, MidSideEncode' '\n'
        '    See also: MidSideDecode, Width' '\n'
        '    Example: sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)])',
    ),
    'MidSideDecode': (
        'mid_side_decode',
        'computed method',
        'MidSideDecode(x)',
        'sf.MidSideDecode(x)' '\n'
        '    Mid/side decoding: left, mid + side, and right, mid - side.' '\n'
        '    x: a list of the middle and the side, or the middle alone' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    See also: MidSide, Width' '\n'
        '    Example: sf.MidSideDecode(sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)]))',
    ),
    'MidSideEncode': (
        'mid_side_encode',
        'computed method',
        'MidSideEncode(x)',
        'sf.MidSideEncode(x)' '\n'
        '    Mid/side encoding: the mid, (left + right)/2, and the side, (left - right)/2.' '\n'
        '    x: a signal, or a list of two as left and right' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    The same: MidSide, MidSideEncode' '\n'
        '    See also: MidSideDecode, Width' '\n'
        '    Example: sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)])',
    ),
    'MinValue': (
        'min_value',
        'computed method',
        'MinValue(x)',
        'sf.MinValue(x)' '\n'
        '    The smallest sample.' '\n'
        '    x: a signal of at least one sample' '\n'
        '    Example: sf.MinValue(sf.SineWave(1000, 440))',
    ),
    'MinimumPhaseFilter': (
        'minimum_phase_filter',
        'lazy method',
        'MinimumPhaseFilter(x, points, ms=0)',
        'sf.MinimumPhaseFilter(x, points, ms=0)' '\n'
        '    Minimum-phase filter with a frequency response drawn by points: no pre-ringing, and the phase of an analogue equaliser.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    points: points (hz, dB), hz ascending; level before the first and after the last, smooth between' '\n'
        '    ms: length of the response; 0 = as long as 0.01 dB of accuracy needs [ms, 0 to 2000]' '\n'
        '    The result is as long as the first signal. A NaN spoils samples before and after it.' '\n'
        '    See also: FIRFilter' '\n'
        '    Example: sf.MinimumPhaseFilter(sf.WhiteNoise(300), [(700, 0), (1500, -9), (4000, 3)])',
    ),
    'Mix': (
        'mix',
        'lazy',
        'Mix(x...)',
        'sf.Mix(x...)' '\n'
        '    The sum of signals, as long as the longest; 0 samples for an empty list.' '\n'
        '    x: the signals' '\n'
        '    See also: MixAt' '\n'
        '    Example: sf.Mix(sf.SineWave(1000, 440), sf.SineWave(700, 660))',
    ),
    'MixAt': (
        'mix_at',
        'lazy',
        'MixAt(x...)',
        'sf.MixAt(x...)' '\n'
        '    The sum of signals that start at different times, for instance grains at their times; 0 samples for an empty list.' '\n'
        '    x: pairs (signal, start in ms); a negative start cuts off the start of the signal' '\n'
        '    The same: MixAt, DeGranulate' '\n'
        '    See also: Delay, MultiTap, Mix' '\n'
        '    Example: sf.MixAt((sf.SineWave(500, 440), 0), (sf.SineWave(500, 660), 250.5))',
    ),
    'Mixer': (
        'mixer',
        'computed',
        'Mixer(name)',
        'sf.Mixer(name)' '\n'
        '    The name of a sound device for playback, for sf.PlayFile.' '\n'
        '    name: the name of a sound device, or part of it' '\n'
        '    Example: sf.Mixer(\'default\')',
    ),
    'Mixers': (
        'mixers',
        'computed',
        'Mixers(anything)',
        'sf.Mixers(anything)' '\n'
        '    The names of the sound devices for playback; an empty list if there are none.' '\n'
        '    anything: any value; it has no effect, but Sonic Field\'s words take one' '\n'
        '    Example: sf.Mixers(0)',
    ),
    'Modes': (
        'modes',
        'lazy method',
        'Modes(x, modes, tail=-1)',
        'sf.Modes(x, modes, tail=-1)' '\n'
        '    Modal synthesis: a bank of decaying sines excited by a signal, as bars, bells, plates and glasses; longer than the signal by the tail.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    modes: rows (hz, decay, gain): the frequency, ms in which it falls by 60 dB, and the amplitude, -1e9 to 1e9, that an impulse of 1 gives it which lasts a sample at 96000 Hz; modes at half the sample rate and above are not heard' '\n'
        '    tail: length of the tail after the signal; -1 = the longest decay [ms]' '\n'
        '    Source: J. Adrien, "The missing link: modal synthesis", 1991' '\n'
        '    See also: Resonate' '\n'
        '    Example: sf.Modes(sf.NumericShape((0, 1), (5, 0), (500, 0)), [(220, 400, 0.5), (606, 200, 0.3), (1188, 100, 0.2)], 300)',
    ),
    'MomentaryLoudness': (
        'momentary_loudness',
        'computed',
        'MomentaryLoudness(x...)',
        'sf.MomentaryLoudness(x...)' '\n'
        '    Momentary loudness (400 ms) every 100 ms, as a list of (ms, LUFS); silence has no entry.' '\n'
        '    x: the channels of one sound, in a file\'s usual order (FL FR FC LFE BL BR SL SR)' '\n'
        '    Source: EBU Tech 3341' '\n'
        '    See also: Loudness' '\n'
        '    Example: sf.MomentaryLoudness(sf.SineWave(1000, 440))',
    ),
    'Monitor': (
        'monitor',
        'nothing method',
        'Monitor(x)',
        'sf.Monitor(x)' '\n'
        '    Plays a signal in real time, in 16 bit with its peak at full scale, and waits until playback ends.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Monitor(sf.SineWave(100, 440))',
    ),
    'MoogLadder': (
        'moog_ladder',
        'lazy method',
        'MoogLadder(x, hz=1000, resonance=0.5, drive=0, bass=0.5)',
        'sf.MoogLadder(x, hz=1000, resonance=0.5, drive=0, bass=0.5)' '\n'
        '    Moog\'s four-pole ladder low-pass with resonance, self-oscillation and saturation.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, at most 0.45 of the sample rate, number or signal]' '\n'
        '    resonance: resonance; from 1 on it self-oscillates, once something excites it [0 to 1.2, number or signal]' '\n'
        '    drive: gain before the ladder, which saturates loud sounds [dB, -60 to 60, number or signal]' '\n'
        '    bass: bass compensation: how much of the bass that resonance takes away is restored [0 to 1]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: V. Zavalishin, "The art of VA filter design", 2018' '\n'
        '    See also: SVFLowPass, DiodeLadder, ShapedLadderLowPass' '\n'
        '    Example: sf.MoogLadder(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 4000)), 0.7)',
    ),
    'MultiTap': (
        'multi_tap',
        'computed method',
        'MultiTap(x, taps, dry=1)',
        'sf.MultiTap(x, taps, dry=1)' '\n'
        '    Multi-tap delay: a signal and single echoes of it, each with its time and level; where a row has a place, a list of left and right with the echoes of the channels\' mean there.' '\n'
        '    x: a sound: one signal, or a list of them as its channels' '\n'
        '    taps: rows (ms, dB) or (ms, dB, place): 0 to 20000 ms, -400 to 400 dB, and from -1, left, to 1, right, with constant power' '\n'
        '    dry: gain of the signal itself (a factor) [number or signal]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: Delay, PingPong, MultipleResonantFilter, MixAt, SpectralDelay' '\n'
        '    Example: sf.MultiTap(sf.SineWave(300, 440), [(50, -6), (125, -9, -0.6), (200, -12, 0.5)])',
    ),
    'MultibandCompressor': (
        'multiband_compressor',
        'computed method',
        'MultibandCompressor(x, lowHz=150, highHz=2500, lowThreshold=-24, midThreshold=-24, highThreshold=-30, ratio=3, attack=10, release=150, lowDB=0, midDB=0, highDB=0, knee=6)',
        'sf.MultibandCompressor(x, lowHz=150, highHz=2500, lowThreshold=-24, midThreshold=-24, highThreshold=-30, ratio=3, attack=10, release=150, lowDB=0, midDB=0, highDB=0, knee=6)' '\n'
        '    Three-band compressor, the low band half as fast and the high one twice as fast; its Linkwitz-Riley crossover (24 dB per octave) has a flat frequency response.' '\n'
        '    x: the sound, a signal or a list of signals as channels' '\n'
        '    lowHz: frequency at which the low band ends [Hz, above 0]' '\n'
        '    highHz: frequency at which the high band begins [Hz, above lowHz and below half the sample rate]' '\n'
        '    lowThreshold: threshold [dBFS, -200 to 200, number or signal]' '\n'
        '    midThreshold: threshold [dBFS, -200 to 200, number or signal]' '\n'
        '    highThreshold: threshold [dBFS, -200 to 200, number or signal]' '\n'
        '    ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]' '\n'
        '    attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 30000]' '\n'
        '    release: release time constant, likewise for the way up [ms, 0 to 30000]' '\n'
        '    lowDB: make-up gain [dB, -200 to 200, number or signal]' '\n'
        '    midDB: make-up gain [dB, -200 to 200, number or signal]' '\n'
        '    highDB: make-up gain [dB, -200 to 200, number or signal]' '\n'
        '    knee: knee: width of the transition around the threshold [dB, 0 to 60]' '\n'
        '    Source: S. Linkwitz, "Active crossover networks for noncoincident drivers", JAES 24, 1976' '\n'
        '    In chains also: mcompand' '\n'
        '    See also: Compressor, DeEsser, Crossover' '\n'
        '    Example: sf.MultibandCompressor([sf.SineWave(200, 80), sf.Mix(sf.SineWave(200, 600), sf.SineWave(200, 6000))])',
    ),
    'MultipleResonantFilter': (
        'multiple_resonant_filter',
        'lazy method',
        'MultipleResonantFilter(x, echoes, forward=0)',
        'sf.MultipleResonantFilter(x, echoes, forward=0)' '\n'
        '    Several feedback combs in parallel.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    echoes: pairs (dB, ms) of the feedback, each at least one sample late' '\n'
        '    forward: gain of the direct signal [dB, -400 to 400]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: MultiTap, Reverb' '\n'
        '    Example: sf.MultipleResonantFilter(sf.WhiteNoise(1000), ((-6, 3.3), (-12, 7.1)), -3)',
    ),
    'MultipleTruncateSilence': (
        'multiple_truncate_silence',
        'computed',
        'MultipleTruncateSilence(x, dB, window)',
        'sf.MultipleTruncateSilence(x, dB, window)' '\n'
        '    Signals without the windows in which the first of them is silent, stored; all as long as the longest was, with silence at the end.' '\n'
        '    x: the signals; the first decides where silence is' '\n'
        '    dB: highest peak of a silent window [dBFS, up to 400]' '\n'
        '    window: length of a window [ms, at least one sample]' '\n'
        '    See also: TruncateSilence' '\n'
        '    Example: sf.MultipleTruncateSilence([sf.Concatenate(sf.SineWave(300, 440), sf.Silence(300), sf.SineWave(300, 660))], -40, 5)',
    ),
    'Multiply': (
        'multiply',
        'lazy method',
        'Multiply(a, b)',
        'sf.Multiply(a, b)' '\n'
        '    The product of two signals; after the end of b, a is unchanged; after the end of a, there is silence.' '\n'
        '    a: a signal, or a list of signals as channels' '\n'
        '    b: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Multiply(sf.SineWave(1000, 440), sf.NumericShape((0, 0), (1000, 1)))',
    ),
    'NoiseGate': (
        'noise_gate',
        'computed method',
        'NoiseGate(x, threshold=-50, range=-80, attack=1, hold=50, release=100, hysteresis=6, lookahead=0)',
        'sf.NoiseGate(x, threshold=-50, range=-80, attack=1, hold=50, release=100, hysteresis=6, lookahead=0)' '\n'
        '    Noise gate: attenuates by a range what is below a threshold; channels together, opens at once, and closes when the level has stayed below the hysteresis for the hold time.' '\n'
        '    x: the sound, a signal or a list of signals as channels' '\n'
        '    threshold: threshold [dBFS, -200 to 200, number or signal]' '\n'
        '    range: gain while the gate is closed [dB, -200 to 0, number or signal]' '\n'
        '    attack: attack time constant: the gain in dB has covered 63 % of its way up [ms, 0 to 60000]' '\n'
        '    hold: hold time: how long the gate stays open [ms, 0 to 60000]' '\n'
        '    release: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]' '\n'
        '    hysteresis: hysteresis: how far below the threshold the level must fall to close the gate [dB, 0 to 60]' '\n'
        '    lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    In chains also: agate' '\n'
        '    See also: Expander, Gate, Duck, SpectralGate' '\n'
        '    Example: sf.NoiseGate(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 0), (100, 1), (250, 0))), -12, -60, 1, 20, 50)',
    ),
    'Normalise': (
        'normalise',
        'computed method',
        'Normalise(x)',
        'sf.Normalise(x)' '\n'
        '    Removes the mean and brings the peak to 1, stored; silence stays silent.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN stays, and counts as 0 where the signal is measured. As a chain\'s last step it sets the peak of the file, whatever --rate and --channels.' '\n'
        '    See also: NormaliseTo, FixSize' '\n'
        '    Example: sf.Normalise(sf.DirectMix(0.1, sf.SineWave(1000, 440)))',
    ),
    'NormaliseArea': (
        'normalise_area',
        'computed method',
        'NormaliseArea(x)',
        'sf.NormaliseArea(x)' '\n'
        '    The signal without its mean, divided by the area of the rest, stored: the sum of the magnitudes, each of which counts for as long as it lasts, in samples of 96000 Hz; silence stays silent.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN stays, and counts as 0 where the signal is measured. As a chain\'s last step it sets the measured level of the file, whatever --rate and --channels.' '\n'
        '    Example: sf.NormaliseArea(sf.DirectMix(0.1, sf.SineWave(1000, 440)))',
    ),
    'NormaliseLoudness': (
        'normalise_loudness',
        'computed',
        'NormaliseLoudness(x, lufs)',
        'sf.NormaliseLoudness(x, lufs)' '\n'
        '    Brings all channels with one gain to an integrated loudness, stored, as a list; silence stays silent.' '\n'
        '    x: the channels of one sound, in a file\'s usual order (FL FR FC LFE BL BR SL SR)' '\n'
        '    lufs: integrated loudness of all channels together, such as -23 or -16; peaks may clip [LUFS]' '\n'
        '    A NaN stays, and counts as 0 where the signal is measured. As a chain\'s last step it sets the measured level of the file, whatever --rate and --channels.' '\n'
        '    Source: ITU-R BS.1770-5' '\n'
        '    See also: NormaliseTo' '\n'
        '    Example: sf.NormaliseLoudness([sf.SineWave(1000, 440)], -16)',
    ),
    'NormalisePeak': (
        'normalise_peak',
        'computed',
        'NormalisePeak(x, dB=0)',
        'sf.NormalisePeak(x, dB=0)' '\n'
        '    Brings all channels with one gain to a peak level; silence stays silent.' '\n'
        '    x: the channels' '\n'
        '    dB: level of the highest peak [dBFS, -400 to 400]' '\n'
        '    A NaN stays, and counts as 0 where the signal is measured. As a chain\'s last step it sets the peak of the file, whatever --rate and --channels.' '\n'
        '    See also: NormaliseTo' '\n'
        '    Example: sf.NormalisePeak([sf.SineWave(1000, 440), sf.Pcnt50(sf.SineWave(1000, 660))], -1)',
    ),
    'NormaliseTo': (
        'normalise_to',
        'computed method',
        'NormaliseTo(x, level=-14, unit=\'LUFS\')',
        'sf.NormaliseTo(x, level=-14, unit=\'LUFS\')' '\n'
        '    Brings all channels with one gain to a level: LUFS of integrated loudness, dBFS of the highest sample, dBTP of the true peak, or dBRMS of the RMS; silence stays silent.' '\n'
        '    x: the channels of one sound, in a file\'s usual order (FL FR FC LFE BL BR SL SR)' '\n'
        '    level: level in unit; for LUFS, dBTP or dBRMS samples may clip [-400 to 400]' '\n'
        '    unit: LUFS, dBFS, dBTP or dBRMS' '\n'
        '    A NaN stays, and counts as 0 where the signal is measured. As a chain\'s last step it sets the measured level of the file, whatever --rate and --channels.' '\n'
        '    Source: ITU-R BS.1770-5' '\n'
        '    See also: NormalisePeak, NormaliseLoudness, Normalise, Loudness, Limiter' '\n'
        '    Example: sf.NormaliseTo(sf.SineWave(500, 440), -16, \'LUFS\')',
    ),
    'Note': (
        'note',
        'computed',
        'Note(name)',
        'sf.Note(name)' '\n'
        '    The frequency in Hz of a note in equal temperament, by its name; c4 is 261.625565 Hz.' '\n'
        '    name: a note such as \'c4\', \'a4#\', \'c#-1\' or \'b3b\'' '\n'
        '    Example: sf.Note(\'a4#\')',
    ),
    'NoteGate': (
        'note_gate',
        'lazy',
        'NoteGate(notes, legato=0)',
        'sf.NoteGate(notes, legato=0)' '\n'
        '    Gate of notes: the velocity of the latest held note, else 0.' '\n'
        '    notes: rows (ms, length in ms) or (ms, length, velocity), velocities above 0 and 1 if not given' '\n'
        '    legato: legato: 1 keeps the gate open where a note begins while another is held; 0 closes it for one sample, so that envelopes restart [whole, 0 to 1]' '\n'
        '    See also: GatedADSR' '\n'
        '    Example: sf.NoteGate([(0, 200), (250, 80, 0.5), (350, 200, 0.8)])',
    ),
    'NoteName': (
        'note_name',
        'computed',
        'NoteName(hz)',
        'sf.NoteName(hz)' '\n'
        '    The name of the note nearest to a frequency, in equal temperament with a4 at 440 Hz.' '\n'
        '    hz: frequency [Hz, 1e-9 to 1000000000000]' '\n'
        '    Example: sf.NoteName(466.2)',
    ),
    'NumericShape': (
        'numeric_shape',
        'lazy',
        'NumericShape(points...)',
        'sf.NumericShape(points...)' '\n'
        '    Straight lines through points.' '\n'
        '    points: pairs (ms, value); where a time is earlier than the one before it nothing is drawn, the rest follows, and the last time is the end' '\n'
        '    See also: Breakpoints' '\n'
        '    Example: sf.NumericShape((0, 0), (20, 1), (1000, 0))',
    ),
    'NumericVolume': (
        'numeric_volume',
        'lazy method',
        'NumericVolume(x, gain)',
        'sf.NumericVolume(x, gain)' '\n'
        '    The signal multiplied by a number.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    gain: gain (a factor): 1 leaves the signal unchanged, -1 inverts it' '\n'
        '    The same: NumericVolume, LinearVolume' '\n'
        '    Example: sf.NumericVolume(sf.SineWave(1000, 440), 0.5)',
    ),
    'OffHeapFrequencyDomain': (
        'off_heap_frequency_domain',
        'computed method',
        'OffHeapFrequencyDomain(x)',
        'sf.OffHeapFrequencyDomain(x)' '\n'
        '    The lower half of a signal\'s spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    The result has the next power of two of samples. One NaN makes the whole result NaN.' '\n'
        '    The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain' '\n'
        '    See also: ShortTimeSpectra' '\n'
        '    Example: sf.FrequencyDomain(sf.SineWave(100, 440))',
    ),
    'OffHeapTimeDomain': (
        'off_heap_time_domain',
        'computed method',
        'OffHeapTimeDomain(x)',
        'sf.OffHeapTimeDomain(x)' '\n'
        '    The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.' '\n'
        '    x: a spectrum; its length must be a power of two' '\n'
        '    One NaN makes the whole result NaN.' '\n'
        '    The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain' '\n'
        '    See also: ShortTimeSignal' '\n'
        '    Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))',
    ),
    'OnHeapFrequencyDomain': (
        'on_heap_frequency_domain',
        'computed method',
        'OnHeapFrequencyDomain(x)',
        'sf.OnHeapFrequencyDomain(x)' '\n'
        '    The lower half of a signal\'s spectrum, stored, scaled by 1/sqrt(n), where n, its length, is the next power of two.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    The result has the next power of two of samples. One NaN makes the whole result NaN.' '\n'
        '    The same: FrequencyDomain, OnHeapFrequencyDomain, OffHeapFrequencyDomain' '\n'
        '    See also: ShortTimeSpectra' '\n'
        '    Example: sf.FrequencyDomain(sf.SineWave(100, 440))',
    ),
    'OnHeapTimeDomain': (
        'on_heap_time_domain',
        'computed method',
        'OnHeapTimeDomain(x)',
        'sf.OnHeapTimeDomain(x)' '\n'
        '    The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.' '\n'
        '    x: a spectrum; its length must be a power of two' '\n'
        '    One NaN makes the whole result NaN.' '\n'
        '    The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain' '\n'
        '    See also: ShortTimeSignal' '\n'
        '    Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))',
    ),
    'OnePoleHighPass': (
        'one_pole_high_pass',
        'lazy method',
        'OnePoleHighPass(x, hz=1000)',
        'sf.OnePoleHighPass(x, hz=1000)' '\n'
        '    First-order high-pass, 6 dB per octave, whose cutoff may be modulated.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: V. Zavalishin, "The art of VA filter design", 2018' '\n'
        '    See also: SVFHighPass, OnePoleLowPass, DCBlock' '\n'
        '    Example: sf.OnePoleHighPass(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 5000)))',
    ),
    'OnePoleLowPass': (
        'one_pole_low_pass',
        'lazy method',
        'OnePoleLowPass(x, hz=1000)',
        'sf.OnePoleLowPass(x, hz=1000)' '\n'
        '    First-order low-pass, 6 dB per octave, whose cutoff may be modulated.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: V. Zavalishin, "The art of VA filter design", 2018' '\n'
        '    See also: SVFLowPass, OnePoleHighPass, FollowingLowPass' '\n'
        '    Example: sf.OnePoleLowPass(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 5000)))',
    ),
    'Onsets': (
        'onsets',
        'computed method',
        'Onsets(x, least=0.4)',
        'sf.Onsets(x, least=0.4)' '\n'
        '    Onset detection: the start times of notes in ms, as a list; anything below -70 dB is silence, and notes less than about 30 ms apart count as one.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]' '\n'
        '    Source: C. Duxbury et al., "Complex domain onset detection for musical signals", DAFx 2003' '\n'
        '    See also: SpectralFlux, Silences, SplitAtOnsets, Pitch' '\n'
        '    Example: sf.Onsets(sf.Concatenate(sf.Silence(100), sf.SineWave(200, 440)))',
    ),
    'Pad': (
        'pad',
        'lazy method',
        'Pad(x, before, behind=0)',
        'sf.Pad(x, before, behind=0)' '\n'
        '    The signal with silence before and after it.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    before: silence before the sound [ms, 0 and up]' '\n'
        '    behind: silence after the sound [ms, 0 and up]' '\n'
        '    See also: Cut' '\n'
        '    Example: sf.Pad(sf.SineWave(1000, 440), 100, 200)',
    ),
    'Pan': (
        'pan',
        'computed method',
        'Pan(x, position=0, law=\'power\')',
        'sf.Pan(x, position=0, law=\'power\')' '\n'
        '    Pans a signal between two loudspeakers, as a list of left and right.' '\n'
        '    x: one signal; each of several would have its own place' '\n'
        '    position: position from left (-1) to right (1) [-1 to 1, number or signal]' '\n'
        '    law: power (the power is constant, -3 dB in the middle), linear (the sum is, -6 dB) or -4.5dB, which is between them' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    See also: Balance, Haas, Binaural, AmbisonicEncode, Remix' '\n'
        '    Example: sf.Pan(sf.SineWave(300, 440), sf.NumericShape((0, -1), (300, 1)))',
    ),
    'ParametricEQ': (
        'parametric_eq',
        'lazy method',
        'ParametricEQ(x, bands)',
        'sf.ParametricEQ(x, bands)' '\n'
        '    Parametric equaliser: peaks, shelves and passes in series.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    bands: rows (hz, dB), (hz, dB, q) or (hz, dB, q, kind); kind defaults to 0 (peak); 1 low shelf, 2 high shelf, 3 low-pass, 4 high-pass, 5 notch' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    In chains also: anequalizer, eq' '\n'
        '    See also: SVFPeak, RBJPeaking, FIRFilter, CreateParametricEQ' '\n'
        '    Example: sf.ParametricEQ(sf.WhiteNoise(500), [(200, 3), (1500, -4, 3), (4000, 6, 0.7, 2)])',
    ),
    'Pcnt1': (
        'pcnt1',
        'lazy method',
        'Pcnt1(x)',
        'sf.Pcnt1(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt10': (
        'pcnt10',
        'lazy method',
        'Pcnt10(x)',
        'sf.Pcnt10(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt100': (
        'pcnt100',
        'lazy method',
        'Pcnt100(x)',
        'sf.Pcnt100(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt11': (
        'pcnt11',
        'lazy method',
        'Pcnt11(x)',
        'sf.Pcnt11(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt12': (
        'pcnt12',
        'lazy method',
        'Pcnt12(x)',
        'sf.Pcnt12(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt13': (
        'pcnt13',
        'lazy method',
        'Pcnt13(x)',
        'sf.Pcnt13(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt14': (
        'pcnt14',
        'lazy method',
        'Pcnt14(x)',
        'sf.Pcnt14(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt15': (
        'pcnt15',
        'lazy method',
        'Pcnt15(x)',
        'sf.Pcnt15(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt16': (
        'pcnt16',
        'lazy method',
        'Pcnt16(x)',
        'sf.Pcnt16(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt17': (
        'pcnt17',
        'lazy method',
        'Pcnt17(x)',
        'sf.Pcnt17(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt18': (
        'pcnt18',
        'lazy method',
        'Pcnt18(x)',
        'sf.Pcnt18(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt19': (
        'pcnt19',
        'lazy method',
        'Pcnt19(x)',
        'sf.Pcnt19(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt2': (
        'pcnt2',
        'lazy method',
        'Pcnt2(x)',
        'sf.Pcnt2(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt20': (
        'pcnt20',
        'lazy method',
        'Pcnt20(x)',
        'sf.Pcnt20(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt21': (
        'pcnt21',
        'lazy method',
        'Pcnt21(x)',
        'sf.Pcnt21(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt22': (
        'pcnt22',
        'lazy method',
        'Pcnt22(x)',
        'sf.Pcnt22(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt23': (
        'pcnt23',
        'lazy method',
        'Pcnt23(x)',
        'sf.Pcnt23(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt24': (
        'pcnt24',
        'lazy method',
        'Pcnt24(x)',
        'sf.Pcnt24(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt25': (
        'pcnt25',
        'lazy method',
        'Pcnt25(x)',
        'sf.Pcnt25(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt26': (
        'pcnt26',
        'lazy method',
        'Pcnt26(x)',
        'sf.Pcnt26(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt27': (
        'pcnt27',
        'lazy method',
        'Pcnt27(x)',
        'sf.Pcnt27(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt28': (
        'pcnt28',
        'lazy method',
        'Pcnt28(x)',
        'sf.Pcnt28(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt29': (
        'pcnt29',
        'lazy method',
        'Pcnt29(x)',
        'sf.Pcnt29(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt3': (
        'pcnt3',
        'lazy method',
        'Pcnt3(x)',
        'sf.Pcnt3(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt30': (
        'pcnt30',
        'lazy method',
        'Pcnt30(x)',
        'sf.Pcnt30(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt31': (
        'pcnt31',
        'lazy method',
        'Pcnt31(x)',
        'sf.Pcnt31(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt32': (
        'pcnt32',
        'lazy method',
        'Pcnt32(x)',
        'sf.Pcnt32(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt33': (
        'pcnt33',
        'lazy method',
        'Pcnt33(x)',
        'sf.Pcnt33(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt34': (
        'pcnt34',
        'lazy method',
        'Pcnt34(x)',
        'sf.Pcnt34(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt35': (
        'pcnt35',
        'lazy method',
        'Pcnt35(x)',
        'sf.Pcnt35(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt36': (
        'pcnt36',
        'lazy method',
        'Pcnt36(x)',
        'sf.Pcnt36(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt37': (
        'pcnt37',
        'lazy method',
        'Pcnt37(x)',
        'sf.Pcnt37(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt38': (
        'pcnt38',
        'lazy method',
        'Pcnt38(x)',
        'sf.Pcnt38(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt39': (
        'pcnt39',
        'lazy method',
        'Pcnt39(x)',
        'sf.Pcnt39(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt4': (
        'pcnt4',
        'lazy method',
        'Pcnt4(x)',
        'sf.Pcnt4(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt40': (
        'pcnt40',
        'lazy method',
        'Pcnt40(x)',
        'sf.Pcnt40(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt41': (
        'pcnt41',
        'lazy method',
        'Pcnt41(x)',
        'sf.Pcnt41(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt42': (
        'pcnt42',
        'lazy method',
        'Pcnt42(x)',
        'sf.Pcnt42(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt43': (
        'pcnt43',
        'lazy method',
        'Pcnt43(x)',
        'sf.Pcnt43(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt44': (
        'pcnt44',
        'lazy method',
        'Pcnt44(x)',
        'sf.Pcnt44(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt45': (
        'pcnt45',
        'lazy method',
        'Pcnt45(x)',
        'sf.Pcnt45(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt46': (
        'pcnt46',
        'lazy method',
        'Pcnt46(x)',
        'sf.Pcnt46(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt47': (
        'pcnt47',
        'lazy method',
        'Pcnt47(x)',
        'sf.Pcnt47(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt48': (
        'pcnt48',
        'lazy method',
        'Pcnt48(x)',
        'sf.Pcnt48(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt49': (
        'pcnt49',
        'lazy method',
        'Pcnt49(x)',
        'sf.Pcnt49(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt5': (
        'pcnt5',
        'lazy method',
        'Pcnt5(x)',
        'sf.Pcnt5(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt50': (
        'pcnt50',
        'lazy method',
        'Pcnt50(x)',
        'sf.Pcnt50(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt51': (
        'pcnt51',
        'lazy method',
        'Pcnt51(x)',
        'sf.Pcnt51(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt52': (
        'pcnt52',
        'lazy method',
        'Pcnt52(x)',
        'sf.Pcnt52(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt53': (
        'pcnt53',
        'lazy method',
        'Pcnt53(x)',
        'sf.Pcnt53(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt54': (
        'pcnt54',
        'lazy method',
        'Pcnt54(x)',
        'sf.Pcnt54(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt55': (
        'pcnt55',
        'lazy method',
        'Pcnt55(x)',
        'sf.Pcnt55(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt56': (
        'pcnt56',
        'lazy method',
        'Pcnt56(x)',
        'sf.Pcnt56(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt57': (
        'pcnt57',
        'lazy method',
        'Pcnt57(x)',
        'sf.Pcnt57(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt58': (
        'pcnt58',
        'lazy method',
        'Pcnt58(x)',
        'sf.Pcnt58(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt59': (
        'pcnt59',
        'lazy method',
        'Pcnt59(x)',
        'sf.Pcnt59(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt6': (
        'pcnt6',
        'lazy method',
        'Pcnt6(x)',
        'sf.Pcnt6(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt60': (
        'pcnt60',
        'lazy method',
        'Pcnt60(x)',
        'sf.Pcnt60(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt61': (
        'pcnt61',
        'lazy method',
        'Pcnt61(x)',
        'sf.Pcnt61(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt62': (
        'pcnt62',
        'lazy method',
        'Pcnt62(x)',
        'sf.Pcnt62(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt63': (
        'pcnt63',
        'lazy method',
        'Pcnt63(x)',
        'sf.Pcnt63(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt64': (
        'pcnt64',
        'lazy method',
        'Pcnt64(x)',
        'sf.Pcnt64(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt65': (
        'pcnt65',
        'lazy method',
        'Pcnt65(x)',
        'sf.Pcnt65(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt66': (
        'pcnt66',
        'lazy method',
        'Pcnt66(x)',
        'sf.Pcnt66(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt67': (
        'pcnt67',
        'lazy method',
        'Pcnt67(x)',
        'sf.Pcnt67(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt68': (
        'pcnt68',
        'lazy method',
        'Pcnt68(x)',
        'sf.Pcnt68(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt69': (
        'pcnt69',
        'lazy method',
        'Pcnt69(x)',
        'sf.Pcnt69(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt7': (
        'pcnt7',
        'lazy method',
        'Pcnt7(x)',
        'sf.Pcnt7(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt70': (
        'pcnt70',
        'lazy method',
        'Pcnt70(x)',
        'sf.Pcnt70(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt71': (
        'pcnt71',
        'lazy method',
        'Pcnt71(x)',
        'sf.Pcnt71(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt72': (
        'pcnt72',
        'lazy method',
        'Pcnt72(x)',
        'sf.Pcnt72(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt73': (
        'pcnt73',
        'lazy method',
        'Pcnt73(x)',
        'sf.Pcnt73(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt74': (
        'pcnt74',
        'lazy method',
        'Pcnt74(x)',
        'sf.Pcnt74(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt75': (
        'pcnt75',
        'lazy method',
        'Pcnt75(x)',
        'sf.Pcnt75(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt76': (
        'pcnt76',
        'lazy method',
        'Pcnt76(x)',
        'sf.Pcnt76(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt77': (
        'pcnt77',
        'lazy method',
        'Pcnt77(x)',
        'sf.Pcnt77(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt78': (
        'pcnt78',
        'lazy method',
        'Pcnt78(x)',
        'sf.Pcnt78(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt79': (
        'pcnt79',
        'lazy method',
        'Pcnt79(x)',
        'sf.Pcnt79(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt8': (
        'pcnt8',
        'lazy method',
        'Pcnt8(x)',
        'sf.Pcnt8(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt80': (
        'pcnt80',
        'lazy method',
        'Pcnt80(x)',
        'sf.Pcnt80(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt81': (
        'pcnt81',
        'lazy method',
        'Pcnt81(x)',
        'sf.Pcnt81(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt82': (
        'pcnt82',
        'lazy method',
        'Pcnt82(x)',
        'sf.Pcnt82(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt83': (
        'pcnt83',
        'lazy method',
        'Pcnt83(x)',
        'sf.Pcnt83(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt84': (
        'pcnt84',
        'lazy method',
        'Pcnt84(x)',
        'sf.Pcnt84(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt85': (
        'pcnt85',
        'lazy method',
        'Pcnt85(x)',
        'sf.Pcnt85(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt86': (
        'pcnt86',
        'lazy method',
        'Pcnt86(x)',
        'sf.Pcnt86(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt87': (
        'pcnt87',
        'lazy method',
        'Pcnt87(x)',
        'sf.Pcnt87(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt88': (
        'pcnt88',
        'lazy method',
        'Pcnt88(x)',
        'sf.Pcnt88(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt89': (
        'pcnt89',
        'lazy method',
        'Pcnt89(x)',
        'sf.Pcnt89(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt9': (
        'pcnt9',
        'lazy method',
        'Pcnt9(x)',
        'sf.Pcnt9(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt90': (
        'pcnt90',
        'lazy method',
        'Pcnt90(x)',
        'sf.Pcnt90(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt91': (
        'pcnt91',
        'lazy method',
        'Pcnt91(x)',
        'sf.Pcnt91(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt92': (
        'pcnt92',
        'lazy method',
        'Pcnt92(x)',
        'sf.Pcnt92(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt93': (
        'pcnt93',
        'lazy method',
        'Pcnt93(x)',
        'sf.Pcnt93(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt94': (
        'pcnt94',
        'lazy method',
        'Pcnt94(x)',
        'sf.Pcnt94(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt95': (
        'pcnt95',
        'lazy method',
        'Pcnt95(x)',
        'sf.Pcnt95(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt96': (
        'pcnt96',
        'lazy method',
        'Pcnt96(x)',
        'sf.Pcnt96(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt97': (
        'pcnt97',
        'lazy method',
        'Pcnt97(x)',
        'sf.Pcnt97(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt98': (
        'pcnt98',
        'lazy method',
        'Pcnt98(x)',
        'sf.Pcnt98(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt99': (
        'pcnt99',
        'lazy method',
        'Pcnt99(x)',
        'sf.Pcnt99(x)' '\n'
        '    The percentage of the signal that the word\'s name says.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_0': (
        'pcnt_0',
        'lazy method',
        'Pcnt_0(x)',
        'sf.Pcnt_0(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_1': (
        'pcnt_1',
        'lazy method',
        'Pcnt_1(x)',
        'sf.Pcnt_1(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_10': (
        'pcnt_10',
        'lazy method',
        'Pcnt_10(x)',
        'sf.Pcnt_10(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_100': (
        'pcnt_100',
        'lazy method',
        'Pcnt_100(x)',
        'sf.Pcnt_100(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_11': (
        'pcnt_11',
        'lazy method',
        'Pcnt_11(x)',
        'sf.Pcnt_11(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_12': (
        'pcnt_12',
        'lazy method',
        'Pcnt_12(x)',
        'sf.Pcnt_12(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_13': (
        'pcnt_13',
        'lazy method',
        'Pcnt_13(x)',
        'sf.Pcnt_13(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_14': (
        'pcnt_14',
        'lazy method',
        'Pcnt_14(x)',
        'sf.Pcnt_14(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_15': (
        'pcnt_15',
        'lazy method',
        'Pcnt_15(x)',
        'sf.Pcnt_15(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_16': (
        'pcnt_16',
        'lazy method',
        'Pcnt_16(x)',
        'sf.Pcnt_16(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_17': (
        'pcnt_17',
        'lazy method',
        'Pcnt_17(x)',
        'sf.Pcnt_17(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_18': (
        'pcnt_18',
        'lazy method',
        'Pcnt_18(x)',
        'sf.Pcnt_18(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_19': (
        'pcnt_19',
        'lazy method',
        'Pcnt_19(x)',
        'sf.Pcnt_19(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_2': (
        'pcnt_2',
        'lazy method',
        'Pcnt_2(x)',
        'sf.Pcnt_2(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_20': (
        'pcnt_20',
        'lazy method',
        'Pcnt_20(x)',
        'sf.Pcnt_20(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_21': (
        'pcnt_21',
        'lazy method',
        'Pcnt_21(x)',
        'sf.Pcnt_21(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_22': (
        'pcnt_22',
        'lazy method',
        'Pcnt_22(x)',
        'sf.Pcnt_22(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_23': (
        'pcnt_23',
        'lazy method',
        'Pcnt_23(x)',
        'sf.Pcnt_23(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_24': (
        'pcnt_24',
        'lazy method',
        'Pcnt_24(x)',
        'sf.Pcnt_24(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_25': (
        'pcnt_25',
        'lazy method',
        'Pcnt_25(x)',
        'sf.Pcnt_25(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_26': (
        'pcnt_26',
        'lazy method',
        'Pcnt_26(x)',
        'sf.Pcnt_26(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_27': (
        'pcnt_27',
        'lazy method',
        'Pcnt_27(x)',
        'sf.Pcnt_27(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_28': (
        'pcnt_28',
        'lazy method',
        'Pcnt_28(x)',
        'sf.Pcnt_28(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_29': (
        'pcnt_29',
        'lazy method',
        'Pcnt_29(x)',
        'sf.Pcnt_29(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_3': (
        'pcnt_3',
        'lazy method',
        'Pcnt_3(x)',
        'sf.Pcnt_3(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_30': (
        'pcnt_30',
        'lazy method',
        'Pcnt_30(x)',
        'sf.Pcnt_30(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_31': (
        'pcnt_31',
        'lazy method',
        'Pcnt_31(x)',
        'sf.Pcnt_31(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_32': (
        'pcnt_32',
        'lazy method',
        'Pcnt_32(x)',
        'sf.Pcnt_32(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_33': (
        'pcnt_33',
        'lazy method',
        'Pcnt_33(x)',
        'sf.Pcnt_33(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_34': (
        'pcnt_34',
        'lazy method',
        'Pcnt_34(x)',
        'sf.Pcnt_34(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_35': (
        'pcnt_35',
        'lazy method',
        'Pcnt_35(x)',
        'sf.Pcnt_35(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_36': (
        'pcnt_36',
        'lazy method',
        'Pcnt_36(x)',
        'sf.Pcnt_36(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_37': (
        'pcnt_37',
        'lazy method',
        'Pcnt_37(x)',
        'sf.Pcnt_37(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_38': (
        'pcnt_38',
        'lazy method',
        'Pcnt_38(x)',
        'sf.Pcnt_38(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_39': (
        'pcnt_39',
        'lazy method',
        'Pcnt_39(x)',
        'sf.Pcnt_39(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_4': (
        'pcnt_4',
        'lazy method',
        'Pcnt_4(x)',
        'sf.Pcnt_4(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_40': (
        'pcnt_40',
        'lazy method',
        'Pcnt_40(x)',
        'sf.Pcnt_40(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_41': (
        'pcnt_41',
        'lazy method',
        'Pcnt_41(x)',
        'sf.Pcnt_41(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_42': (
        'pcnt_42',
        'lazy method',
        'Pcnt_42(x)',
        'sf.Pcnt_42(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_43': (
        'pcnt_43',
        'lazy method',
        'Pcnt_43(x)',
        'sf.Pcnt_43(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_44': (
        'pcnt_44',
        'lazy method',
        'Pcnt_44(x)',
        'sf.Pcnt_44(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_45': (
        'pcnt_45',
        'lazy method',
        'Pcnt_45(x)',
        'sf.Pcnt_45(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_46': (
        'pcnt_46',
        'lazy method',
        'Pcnt_46(x)',
        'sf.Pcnt_46(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_47': (
        'pcnt_47',
        'lazy method',
        'Pcnt_47(x)',
        'sf.Pcnt_47(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_48': (
        'pcnt_48',
        'lazy method',
        'Pcnt_48(x)',
        'sf.Pcnt_48(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_49': (
        'pcnt_49',
        'lazy method',
        'Pcnt_49(x)',
        'sf.Pcnt_49(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_5': (
        'pcnt_5',
        'lazy method',
        'Pcnt_5(x)',
        'sf.Pcnt_5(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_50': (
        'pcnt_50',
        'lazy method',
        'Pcnt_50(x)',
        'sf.Pcnt_50(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_51': (
        'pcnt_51',
        'lazy method',
        'Pcnt_51(x)',
        'sf.Pcnt_51(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_52': (
        'pcnt_52',
        'lazy method',
        'Pcnt_52(x)',
        'sf.Pcnt_52(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_53': (
        'pcnt_53',
        'lazy method',
        'Pcnt_53(x)',
        'sf.Pcnt_53(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_54': (
        'pcnt_54',
        'lazy method',
        'Pcnt_54(x)',
        'sf.Pcnt_54(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_55': (
        'pcnt_55',
        'lazy method',
        'Pcnt_55(x)',
        'sf.Pcnt_55(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_56': (
        'pcnt_56',
        'lazy method',
        'Pcnt_56(x)',
        'sf.Pcnt_56(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_57': (
        'pcnt_57',
        'lazy method',
        'Pcnt_57(x)',
        'sf.Pcnt_57(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_58': (
        'pcnt_58',
        'lazy method',
        'Pcnt_58(x)',
        'sf.Pcnt_58(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_59': (
        'pcnt_59',
        'lazy method',
        'Pcnt_59(x)',
        'sf.Pcnt_59(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_6': (
        'pcnt_6',
        'lazy method',
        'Pcnt_6(x)',
        'sf.Pcnt_6(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_60': (
        'pcnt_60',
        'lazy method',
        'Pcnt_60(x)',
        'sf.Pcnt_60(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_61': (
        'pcnt_61',
        'lazy method',
        'Pcnt_61(x)',
        'sf.Pcnt_61(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_62': (
        'pcnt_62',
        'lazy method',
        'Pcnt_62(x)',
        'sf.Pcnt_62(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_63': (
        'pcnt_63',
        'lazy method',
        'Pcnt_63(x)',
        'sf.Pcnt_63(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_64': (
        'pcnt_64',
        'lazy method',
        'Pcnt_64(x)',
        'sf.Pcnt_64(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_65': (
        'pcnt_65',
        'lazy method',
        'Pcnt_65(x)',
        'sf.Pcnt_65(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_66': (
        'pcnt_66',
        'lazy method',
        'Pcnt_66(x)',
        'sf.Pcnt_66(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_67': (
        'pcnt_67',
        'lazy method',
        'Pcnt_67(x)',
        'sf.Pcnt_67(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_68': (
        'pcnt_68',
        'lazy method',
        'Pcnt_68(x)',
        'sf.Pcnt_68(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_69': (
        'pcnt_69',
        'lazy method',
        'Pcnt_69(x)',
        'sf.Pcnt_69(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_7': (
        'pcnt_7',
        'lazy method',
        'Pcnt_7(x)',
        'sf.Pcnt_7(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_70': (
        'pcnt_70',
        'lazy method',
        'Pcnt_70(x)',
        'sf.Pcnt_70(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_71': (
        'pcnt_71',
        'lazy method',
        'Pcnt_71(x)',
        'sf.Pcnt_71(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_72': (
        'pcnt_72',
        'lazy method',
        'Pcnt_72(x)',
        'sf.Pcnt_72(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_73': (
        'pcnt_73',
        'lazy method',
        'Pcnt_73(x)',
        'sf.Pcnt_73(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_74': (
        'pcnt_74',
        'lazy method',
        'Pcnt_74(x)',
        'sf.Pcnt_74(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_75': (
        'pcnt_75',
        'lazy method',
        'Pcnt_75(x)',
        'sf.Pcnt_75(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_76': (
        'pcnt_76',
        'lazy method',
        'Pcnt_76(x)',
        'sf.Pcnt_76(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_77': (
        'pcnt_77',
        'lazy method',
        'Pcnt_77(x)',
        'sf.Pcnt_77(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_78': (
        'pcnt_78',
        'lazy method',
        'Pcnt_78(x)',
        'sf.Pcnt_78(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_79': (
        'pcnt_79',
        'lazy method',
        'Pcnt_79(x)',
        'sf.Pcnt_79(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_8': (
        'pcnt_8',
        'lazy method',
        'Pcnt_8(x)',
        'sf.Pcnt_8(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_80': (
        'pcnt_80',
        'lazy method',
        'Pcnt_80(x)',
        'sf.Pcnt_80(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_81': (
        'pcnt_81',
        'lazy method',
        'Pcnt_81(x)',
        'sf.Pcnt_81(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_82': (
        'pcnt_82',
        'lazy method',
        'Pcnt_82(x)',
        'sf.Pcnt_82(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_83': (
        'pcnt_83',
        'lazy method',
        'Pcnt_83(x)',
        'sf.Pcnt_83(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_84': (
        'pcnt_84',
        'lazy method',
        'Pcnt_84(x)',
        'sf.Pcnt_84(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_85': (
        'pcnt_85',
        'lazy method',
        'Pcnt_85(x)',
        'sf.Pcnt_85(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_86': (
        'pcnt_86',
        'lazy method',
        'Pcnt_86(x)',
        'sf.Pcnt_86(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_87': (
        'pcnt_87',
        'lazy method',
        'Pcnt_87(x)',
        'sf.Pcnt_87(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_88': (
        'pcnt_88',
        'lazy method',
        'Pcnt_88(x)',
        'sf.Pcnt_88(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_89': (
        'pcnt_89',
        'lazy method',
        'Pcnt_89(x)',
        'sf.Pcnt_89(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_9': (
        'pcnt_9',
        'lazy method',
        'Pcnt_9(x)',
        'sf.Pcnt_9(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_90': (
        'pcnt_90',
        'lazy method',
        'Pcnt_90(x)',
        'sf.Pcnt_90(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_91': (
        'pcnt_91',
        'lazy method',
        'Pcnt_91(x)',
        'sf.Pcnt_91(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_92': (
        'pcnt_92',
        'lazy method',
        'Pcnt_92(x)',
        'sf.Pcnt_92(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_93': (
        'pcnt_93',
        'lazy method',
        'Pcnt_93(x)',
        'sf.Pcnt_93(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_94': (
        'pcnt_94',
        'lazy method',
        'Pcnt_94(x)',
        'sf.Pcnt_94(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_95': (
        'pcnt_95',
        'lazy method',
        'Pcnt_95(x)',
        'sf.Pcnt_95(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_96': (
        'pcnt_96',
        'lazy method',
        'Pcnt_96(x)',
        'sf.Pcnt_96(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_97': (
        'pcnt_97',
        'lazy method',
        'Pcnt_97(x)',
        'sf.Pcnt_97(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_98': (
        'pcnt_98',
        'lazy method',
        'Pcnt_98(x)',
        'sf.Pcnt_98(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'Pcnt_99': (
        'pcnt_99',
        'lazy method',
        'Pcnt_99(x)',
        'sf.Pcnt_99(x)' '\n'
        '    The percentage of the signal that the word\'s name says, inverted.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Pcnt_50(sf.SineWave(1000, 440))',
    ),
    'PeakEnvelope': (
        'peak_envelope',
        'lazy method',
        'PeakEnvelope(x, hop=10, window=20)',
        'sf.PeakEnvelope(x, hop=10, window=20)' '\n'
        '    Peak envelope: the largest magnitude around each place, nowhere less than the sound itself if the window is at least two hops long.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hop: hop: time from one value to the next [ms, at least one sample]' '\n'
        '    window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: RMSEnvelope, Follow, Features' '\n'
        '    Example: sf.PeakEnvelope(sf.SineWave(200, 440))',
    ),
    'Percussive': (
        'percussive',
        'lazy',
        'Percussive(attack=2, decay=500, curve=-4)',
        'sf.Percussive(attack=2, decay=500, curve=-4)' '\n'
        '    Attack-decay envelope of percussive sounds; total length attack + decay.' '\n'
        '    attack: attack: time from 0 to 1 [ms, 0 and up]' '\n'
        '    decay: decay: time from 1 to 0 [ms, 0 and up]' '\n'
        '    curve: curve of the stages: 0 linear, negative fast at first (as a capacitor charges), positive slow at first [-100 to 100]' '\n'
        '    See also: ADSR' '\n'
        '    Example: sf.Percussive(2, 500)',
    ),
    'PercussivePart': (
        'percussive_part',
        'lazy method',
        'PercussivePart(x, ms=200, hz=500, size=0, window=80)',
        'sf.PercussivePart(x, ms=200, hz=500, size=0, window=80)' '\n'
        '    Percussive component (HPSS): onsets and drums, separated by median filtering.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: duration of a sustained tone: length of the median filter along time [ms, 0 to 2000]' '\n'
        '    hz: bandwidth over which a percussive event spreads: length of the median filter along frequency [Hz, 0 to 10000]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: D. Fitzgerald, "Harmonic/percussive separation using median filtering", DAFx 2010' '\n'
        '    See also: HarmonicPercussive, HarmonicPart' '\n'
        '    Example: sf.PercussivePart(sf.SineWave(500, 440))',
    ),
    'Period': (
        'period',
        'computed',
        'Period(hz)',
        'sf.Period(hz)' '\n'
        '    The period in ms of a frequency.' '\n'
        '    hz: frequency [Hz, above 0]' '\n'
        '    Example: sf.Period(440)',
    ),
    'PhaseModulatedSineWave': (
        'phase_modulated_sine_wave',
        'lazy',
        'PhaseModulatedSineWave(hz, phase)',
        'sf.PhaseModulatedSineWave(hz, phase)' '\n'
        '    A sine wave with its phase given by a signal, as long as that signal.' '\n'
        '    hz: frequency [Hz]' '\n'
        '    phase: phase [turns]' '\n'
        '    See also: FMOperator, Phasor, ShapedSinWave' '\n'
        '    Example: sf.PhaseModulatedSineWave(440, sf.NumericVolume(sf.SineWave(1000, 5), 0.3))',
    ),
    'PhasedSineWave': (
        'phased_sine_wave',
        'lazy',
        'PhasedSineWave(ms, hz, phase)',
        'sf.PhasedSineWave(ms, hz, phase)' '\n'
        '    A sine wave that starts at a given phase.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    hz: frequency [Hz]' '\n'
        '    phase: phase at the start; 0.25 is the crest [turns]' '\n'
        '    The same: PhasedSineWave, PhasedTableSineWave' '\n'
        '    Example: sf.PhasedSineWave(1000, 440, 0.25)',
    ),
    'PhasedTableSineWave': (
        'phased_table_sine_wave',
        'lazy',
        'PhasedTableSineWave(ms, hz, phase)',
        'sf.PhasedTableSineWave(ms, hz, phase)' '\n'
        '    A sine wave that starts at a given phase.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    hz: frequency [Hz]' '\n'
        '    phase: phase at the start; 0.25 is the crest [turns]' '\n'
        '    The same: PhasedSineWave, PhasedTableSineWave' '\n'
        '    Example: sf.PhasedSineWave(1000, 440, 0.25)',
    ),
    'Phaser': (
        'phaser',
        'computed method',
        'Phaser(x, rate=0.4, lowHz=300, highHz=3000, stages=6, feedback=0.3, mix=0.5, shape=\'sine\', spread=0.25)',
        'sf.Phaser(x, rate=0.4, lowHz=300, highHz=3000, stages=6, feedback=0.3, mix=0.5, shape=\'sine\', spread=0.25)' '\n'
        '    Phaser: a signal with itself through all-passes that sweep from lowHz to highHz and back, one notch for every two of them; no frequency becomes louder; it rings on until the feedback has fallen by 60 dB, at most 30 s, or 2 s where a signal gives a frequency or feedback.' '\n'
        '    x: a sound: one signal, or a list of them as its channels' '\n'
        '    rate: modulation rate [Hz, 0 to 100, number or signal]' '\n'
        '    lowHz: lowest frequency of the all-passes in Hz, number or signal [number or signal]' '\n'
        '    highHz: highest frequency of the all-passes [Hz, number or signal]' '\n'
        '    stages: number of all-passes [whole, 1 to 32]' '\n'
        '    feedback: feedback: part of the all-passes\' output that returns [-0.99 to 0.99, number or signal]' '\n'
        '    mix: dry/wet mix: part of the effect in the sound; negative inverts it [-1 to 1, number or signal]' '\n'
        '    shape: of the wave: sine or triangle' '\n'
        '    spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: J. Smith, "Physical audio signal processing", 2010' '\n'
        '    In chains also: aphaser' '\n'
        '    See also: Flanger, RBJAllPass' '\n'
        '    Example: sf.Phaser(sf.WhiteNoise(300), 1.5, 400, 2500, 4, 0.6, 0.6)',
    ),
    'Phasor': (
        'phasor',
        'lazy',
        'Phasor(ms, hz, phase=0)',
        'sf.Phasor(ms, hz, phase=0)' '\n'
        '    Phasor: a ramp from 0 to 1 in each period, for reading tables and drawing waves.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]' '\n'
        '    phase: phase at the start [turns]' '\n'
        '    See also: Saw, PhaseModulatedSineWave' '\n'
        '    Example: sf.Phasor(500, sf.NumericShape((0, 2), (1000, 20)))',
    ),
    'PingPong': (
        'ping_pong',
        'computed method',
        'PingPong(x, ms=250, feedback=0.5, mix=0.35, width=1, lowPassHz=8000, highPassHz=20, tail=-1)',
        'sf.PingPong(x, ms=250, feedback=0.5, mix=0.35, width=1, lowPassHz=8000, highPassHz=20, tail=-1)' '\n'
        '    Ping-pong delay: echoes of the channels\' mean that alternate between left and right, each through a one-pole low-pass and high-pass.' '\n'
        '    x: a signal, or a list of two as left and right' '\n'
        '    ms: delay [ms, one sample to 20000, number or signal]' '\n'
        '    feedback: feedback: part of each echo that returns; at 1 it never decays [-1 to 1, number or signal]' '\n'
        '    mix: dry/wet mix: part of the echoes in the sound [0 to 1, number or signal]' '\n'
        '    width: stereo width of the echoes; 0 is in the middle [0 to 1, number or signal]' '\n'
        '    lowPassHz: cutoff of the low-pass in the feedback path; half the sample rate and above = none [Hz, above 0, number or signal]' '\n'
        '    highPassHz: cutoff of the high-pass in the feedback path; 0 = none [Hz, 0 and up, number or signal]' '\n'
        '    tail: length of the tail; -1 = until the echoes have fallen by 60 dB, at most 30000, or 2000 where delay or feedback is a signal [ms, -1 and up]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: Delay, MultiTap' '\n'
        '    Example: sf.PingPong(sf.SineWave(300, 440), 50, 0.6, 0.5, 0.6, 5000, 80, 300)',
    ),
    'PinkNoise': (
        'pink_noise',
        'lazy',
        'PinkNoise(ms)',
        'sf.PinkNoise(ms)' '\n'
        '    Pink noise: the same power in each octave, -3 dB per octave, 0.2 RMS.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    Source: J. O. Smith, H. F. Smith, "Closed form fractional integration and differentiation via real exponentially spaced pole-zero pairs", 2016' '\n'
        '    See also: WhiteNoise, BrownNoise, BlueNoise' '\n'
        '    Example: sf.PinkNoise(1000)',
    ),
    'Pitch': (
        'pitch',
        'computed method',
        'Pitch(x, lowest=50)',
        'sf.Pitch(x, lowest=50)' '\n'
        '    Pitch detection by YIN, every 10 ms, as a list of (ms, Hz, probability); where there is no pitch or the level is below -70 dB there is no entry, so silence gives an empty list.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    lowest: lowest pitch to detect; each estimate uses the four periods of it around its time [Hz, 10 to 2000]' '\n'
        '    Source: A. de Cheveigné, H. Kawahara, "YIN, a fundamental frequency estimator for speech and music", 2002' '\n'
        '    See also: KeyEstimate, Onsets' '\n'
        '    Example: sf.Pitch(sf.SineWave(300, 440))',
    ),
    'PitchShift': (
        'pitch_shift',
        'computed method',
        'PitchShift(x, semitones=0, formants=0, size=0, window=80)',
        'sf.PitchShift(x, semitones=0, formants=0, size=0, window=80)' '\n'
        '    Pitch shift at the same tempo, by a phase vocoder that preserves transients, the phases between channels and, on request, formants.' '\n'
        '    x: a sound: one signal, or a list of them as its channels' '\n'
        '    semitones: transposition; negative is down; a signal is read at once [semitones, -24 to 24, number or signal]' '\n'
        '    formants: formant preservation: 1 keeps a voice\'s vowels, 0 shifts them with the pitch [0 to 1]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]' '\n'
        '    The result is as long as the shortest signal. A NaN spoils samples before and after it.' '\n'
        '    Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999; A. Röbel, X. Rodet, "Efficient spectral envelope estimation and its application to pitch shifting and envelope preservation", DAFx 2005' '\n'
        '    See also: DirectRelength, TimeStretch' '\n'
        '    Example: sf.PitchShift(sf.SineWave(400, 440), 4)',
    ),
    'Plate': (
        'plate',
        'computed method',
        'Plate(x, decay=2500, mix=0.3, preDelay=0, low=1, high=1, damping=0.5, width=1, depth=0.3, rate=0.8, lowHz=250, highHz=4000, tail=-1)',
        'sf.Plate(x, decay=2500, mix=0.3, preDelay=0, low=1, high=1, damping=0.5, width=1, depth=0.3, rate=0.8, lowHz=250, highHz=4000, tail=-1)' '\n'
        '    Plate reverb after Dattorro, as a list of left and right: dense from the start, and brighter than a room; both sides correlate by less than 0.1.' '\n'
        '    x: a signal, or a list of two as left and right' '\n'
        '    decay: decay time (T60) of the middle of the spectrum [ms, 10 to 120000]' '\n'
        '    mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]' '\n'
        '    preDelay: pre-delay of the reverberation [ms, 0 to 10000]' '\n'
        '    low: decay below lowHz as a multiple of decay [0.1 to 10]' '\n'
        '    high: decay above highHz as a multiple of decay [0.1 to 10]' '\n'
        '    damping: air absorption: 1 = 20 °C, 50 % humidity (36 dB/s at 8 kHz, 9 at 4 kHz); 0 = none [0 to 100]' '\n'
        '    width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]' '\n'
        '    depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]' '\n'
        '    rate: modulation rate of the delays [Hz, 0 to 10, number or signal]' '\n'
        '    lowHz: lower crossover frequency, at which the decay is half way between that of the lows and of the middle [Hz]' '\n'
        '    highHz: upper crossover frequency, at which the decay is half way between that of the middle and of the highs [Hz, above lowHz]' '\n'
        '    tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: J. Dattorro, "Effect design, part 1: reverberator and other filters", JAES 45, 1997' '\n'
        '    See also: Reverb, Spring, ConvolutionReverb' '\n'
        '    Example: sf.Plate(sf.SineWave(200, 440), 250, 0.4, 10, 1.5, 0.5, 1, 0.8, 0.3, 0.5, 250, 4000, 300)',
    ),
    'PlayFile': (
        'play_file',
        'nothing',
        'PlayFile(path, mixer)',
        'sf.PlayFile(path, mixer)' '\n'
        '    Plays a sound file of any sample rate in real time, in 16 bit with its peak at full scale, and waits until playback ends.' '\n'
        '    path: file name; a relative name is searched for under --out, then in the current folder' '\n'
        '    mixer: a name from sf.Mixer, or \'\' for the system\'s default device' '\n'
        '    Example: sf.PlayFile(\'samples/wood.wav\', \'\')',
    ),
    'Plot': (
        'plot',
        'nothing',
        'Plot(x, path, kind=\'overview\', size=\'auto\', theme=\'light\')',
        'sf.Plot(x, path, kind=\'overview\', size=\'auto\', theme=\'light\')' '\n'
        '    Draws signals, as the channels of one sound, as a PNG picture: docs/gallery.md shows each kind.' '\n'
        '    x: the channels' '\n'
        '    path: file name that ends in .png; a relative name is under --out' '\n'
        '    kind: overview (waveforms above spectrograms), waveform, spectrogram, spectrum, loudness or phase (of the first two channels)' '\n'
        '    size: width and height in pixels, such as 1200x600; auto: chosen by what is drawn' '\n'
        '    theme: light, for paper, or dark' '\n'
        '    Example: sf.Plot([sf.SineWave(100, 440)], \'tone.png\', \'waveform\', \'400x200\')',
    ),
    'Pluck': (
        'pluck',
        'lazy',
        'Pluck(ms, hz, decay=2000, highs=300)',
        'sf.Pluck(ms, hz, decay=2000, highs=300)' '\n'
        '    Plucked string after Karplus and Strong: a burst of noise in a loop with a low-pass; every call plucks differently.' '\n'
        '    ms: length; a signal that ends earlier ends the result [ms, 0 and up]' '\n'
        '    hz: frequency [Hz, from 5, at most an eighth of the sample rate, number or signal]' '\n'
        '    decay: decay time (T60) of the fundamental [ms, above 0]' '\n'
        '    highs: decay time (T60) of partials at 5 kHz, as short as a one-pole low-pass can make it [ms, above 0]' '\n'
        '    Source: K. Karplus, A. Strong, "Digital synthesis of plucked-string and drum timbres", 1983' '\n'
        '    See also: WaveguideString' '\n'
        '    Example: sf.Pluck(500, sf.NumericShape((0, 220), (1000, 230)), 1000, 200)',
    ),
    'PolarJoin': (
        'polar_join',
        'lazy method',
        'PolarJoin(magnitudes, phases)',
        'sf.PolarJoin(magnitudes, phases)' '\n'
        '    The spectrum of magnitudes and phases in radians, twice as long as the longer of both signals.' '\n'
        '    magnitudes: the magnitudes, a signal or a list of signals as channels' '\n'
        '    phases: the phases, a signal or a list of signals as channels' '\n'
        '    The result is twice as long as the longest signal.' '\n'
        '    See also: PolarSplit, RectangularJoin' '\n'
        '    Example: sf.PolarJoin(sf.SineWave(500, 440), sf.SineWave(500, 660))',
    ),
    'PolarSplit': (
        'polar_split',
        'computed method',
        'PolarSplit(x)',
        'sf.PolarSplit(x)' '\n'
        '    The magnitudes and the phases of a spectrum\'s bins, in radians, as two signals of half its length.' '\n'
        '    x: a spectrum' '\n'
        '    See also: PolarJoin, RectangularSplit' '\n'
        '    Example: sf.PolarSplit(sf.FrequencyDomain(sf.SineWave(100, 440)))',
    ),
    'Power': (
        'power',
        'lazy method',
        'Power(x, exponent)',
        'sf.Power(x, exponent)' '\n'
        '    Each sample to a power, its sign kept.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    exponent: the exponent' '\n'
        '    See also: DirtyPower, Raise' '\n'
        '    Example: sf.Power(sf.SineWave(1000, 440), 1.5)',
    ),
    'Pulse': (
        'pulse',
        'lazy',
        'Pulse(ms, hz, width=0.5, phase=0)',
        'sf.Pulse(ms, hz, width=0.5, phase=0)' '\n'
        '    Band-limited pulse wave: 1 for the first part of each period, then -1.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]' '\n'
        '    width: pulse width: part of each period that is 1 [0 to 1, number or signal]' '\n'
        '    phase: phase at the start [turns]' '\n'
        '    Source: E. Brandt, "Hard sync without aliasing", 2001' '\n'
        '    See also: Square, FullPulse' '\n'
        '    Example: sf.Pulse(500, 110, sf.NumericShape((0, 0.1), (1000, 0.5)))',
    ),
    'RBJAllPass': (
        'rbj_all_pass',
        'lazy method',
        'RBJAllPass(x, hz, q)',
        'sf.RBJAllPass(x, hz, q)' '\n'
        '    Second-order all-pass: only the phase changes.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate]' '\n'
        '    q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: Phaser, AllPass' '\n'
        '    Example: sf.RBJAllPass(sf.WhiteNoise(1000), 1000, 0.7)',
    ),
    'RBJBandPass': (
        'rbj_band_pass',
        'lazy method',
        'RBJBandPass(x, hz, octaves)',
        'sf.RBJBandPass(x, hz, octaves)' '\n'
        '    Second-order band-pass with gain 1 at its centre.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate]' '\n'
        '    octaves: bandwidth [octaves, above 0]' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: SVFBandPass, ButterworthBandPass' '\n'
        '    Example: sf.RBJBandPass(sf.WhiteNoise(1000), 1000, 1.5)',
    ),
    'RBJHighPass': (
        'rbj_high_pass',
        'lazy method',
        'RBJHighPass(x, hz, q)',
        'sf.RBJHighPass(x, hz, q)' '\n'
        '    Second-order high-pass.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate]' '\n'
        '    q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: SVFHighPass, ButterworthHighPass' '\n'
        '    Example: sf.RBJHighPass(sf.WhiteNoise(1000), 1000, 0.7)',
    ),
    'RBJHighShelf': (
        'rbj_high_shelf',
        'lazy method',
        'RBJHighShelf(x, hz, q, dB)',
        'sf.RBJHighShelf(x, hz, q, dB)' '\n'
        '    High shelf: boosts or cuts above a frequency.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate]' '\n'
        '    q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]' '\n'
        '    dB: gain above the shelf [dB, -400 to 400]' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: SVFHighShelf' '\n'
        '    Example: sf.RBJHighShelf(sf.WhiteNoise(1000), 1000, 1, -6)',
    ),
    'RBJLimitedPeaking': (
        'rbj_limited_peaking',
        'lazy method',
        'RBJLimitedPeaking(x, hz, octaves, dB)',
        'sf.RBJLimitedPeaking(x, hz, octaves, dB)' '\n'
        '    Peaking filter: boosts or cuts around a frequency by some decibels.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate]' '\n'
        '    octaves: bandwidth [octaves, above 0]' '\n'
        '    dB: gain at the centre [dB, -400 to 400]' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    The same: RBJPeaking, RBJLimitedPeaking' '\n'
        '    See also: SVFPeak, ParametricEQ' '\n'
        '    Example: sf.RBJPeaking(sf.WhiteNoise(1000), 1000, 1.5, 6)',
    ),
    'RBJLowPass': (
        'rbj_low_pass',
        'lazy method',
        'RBJLowPass(x, hz, q)',
        'sf.RBJLowPass(x, hz, q)' '\n'
        '    Second-order low-pass.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate]' '\n'
        '    q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: SVFLowPass, ButterworthLowPass' '\n'
        '    Example: sf.RBJLowPass(sf.WhiteNoise(1000), 1000, 0.7)',
    ),
    'RBJLowShelf': (
        'rbj_low_shelf',
        'lazy method',
        'RBJLowShelf(x, hz, q, dB)',
        'sf.RBJLowShelf(x, hz, q, dB)' '\n'
        '    Low shelf: boosts or cuts below a frequency.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate]' '\n'
        '    q: quality factor Q; 0.7071 is maximally flat (Butterworth) [above 0]' '\n'
        '    dB: gain below the shelf [dB, -400 to 400]' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: SVFLowShelf' '\n'
        '    Example: sf.RBJLowShelf(sf.WhiteNoise(1000), 1000, 1, -6)',
    ),
    'RBJNotch': (
        'rbj_notch',
        'lazy method',
        'RBJNotch(x, hz, octaves)',
        'sf.RBJNotch(x, hz, octaves)' '\n'
        '    Second-order notch: silence at its centre.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate]' '\n'
        '    octaves: bandwidth [octaves, above 0]' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: SVFNotch' '\n'
        '    Example: sf.RBJNotch(sf.WhiteNoise(1000), 1000, 1.5)',
    ),
    'RBJPeaking': (
        'rbj_peaking',
        'lazy method',
        'RBJPeaking(x, hz, octaves, dB)',
        'sf.RBJPeaking(x, hz, octaves, dB)' '\n'
        '    Peaking filter: boosts or cuts around a frequency by some decibels.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate]' '\n'
        '    octaves: bandwidth [octaves, above 0]' '\n'
        '    dB: gain at the centre [dB, -400 to 400]' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    The same: RBJPeaking, RBJLimitedPeaking' '\n'
        '    See also: SVFPeak, ParametricEQ' '\n'
        '    Example: sf.RBJPeaking(sf.WhiteNoise(1000), 1000, 1.5, 6)',
    ),
    'RMSEnvelope': (
        'rms_envelope',
        'lazy method',
        'RMSEnvelope(x, hop=10, window=50)',
        'sf.RMSEnvelope(x, hop=10, window=50)' '\n'
        '    RMS envelope: the level of a sound as a signal; a full-scale sine is 0.707.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hop: hop: time from one value to the next [ms, at least one sample]' '\n'
        '    window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: PeakEnvelope, Follow, Features' '\n'
        '    Example: sf.RMSEnvelope(sf.SineWave(200, 440))',
    ),
    'RTrim': (
        'r_trim',
        'computed method',
        'RTrim(x)',
        'sf.RTrim(x)' '\n'
        '    The signal without the samples at its end that are within +-1/32768, stored; empty if all are.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    See also: Trim' '\n'
        '    Example: sf.RTrim(sf.Concatenate(sf.SineWave(500, 440), sf.Silence(100)))',
    ),
    'Raise': (
        'raise_',
        'lazy method',
        'Raise(x, exponent)',
        'sf.Raise(x, exponent)' '\n'
        '    Each sample to a power; NaN for a negative one unless the exponent is whole.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    exponent: the exponent' '\n'
        '    See also: Power, DirtyRaise' '\n'
        '    Example: sf.Raise(sf.SineWave(1000, 440), 2)',
    ),
    'ReadFile': (
        'read_file',
        'computed',
        'ReadFile(path, raw=\'none\')',
        'sf.ReadFile(path, raw=\'none\')' '\n'
        '    The channels of a sound file, as signals that are read from the file whenever their samples are needed, converted to the session\'s sample rate if it differs: do not change the file in place meanwhile, and store with sf.Realise what is read often.' '\n'
        '    path: file name: WAV, RF64, W64, AIFF, AU, FLAC, Ogg Vorbis, Opus, MP3 or a NumPy array, which has the session\'s rate' '\n'
        '    raw: for a file of samples without a header: sample format, rate and channels, such as \'pcm16 44100 2\'; \'pcm24be 48000 1 512\' is big-endian and starts at byte 512' '\n'
        '    Example: sf.ReadFile(\'samples/bell.wav\')',
    ),
    'ReadFromSignalPool': (
        'read_from_signal_pool',
        'lazy',
        'ReadFromSignalPool(path, offset)',
        'sf.ReadFromSignalPool(path, offset)' '\n'
        '    The signal at an offset of a pool, read from it whenever its samples are needed.' '\n'
        '    path: file name; a relative name is searched for under --out, then in the current folder' '\n'
        '    offset: the offset that sf.WriteToSignalPool returned' '\n'
        '    Example: sf.ReadFromSignalPool(\'samples/wood.pool\', 16384)',
    ),
    'ReadSignal': (
        'read_signal',
        'lazy',
        'ReadSignal(path)',
        'sf.ReadSignal(path)' '\n'
        '    The signal in a file of sf.WriteSignal, read from it whenever its samples are needed: do not change the file in place meanwhile.' '\n'
        '    path: file name; a relative name is searched for under --out, then in the current folder' '\n'
        '    Example: sf.ReadSignal(\'samples/wood.signal\')',
    ),
    'Realise': (
        'realise',
        'computed method',
        'Realise(x)',
        'sf.Realise(x)' '\n'
        '    The signal computed and stored now; a signal that is already stored is returned as it is.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    The same: Realise, Swap' '\n'
        '    Example: sf.Realise(sf.SineWave(1000, 440))',
    ),
    'RectangularJoin': (
        'rectangular_join',
        'lazy method',
        'RectangularJoin(re, im)',
        'sf.RectangularJoin(re, im)' '\n'
        '    The spectrum of real and imaginary parts, twice as long as the longer of both signals.' '\n'
        '    re: the real parts, a signal or a list of signals as channels' '\n'
        '    im: the imaginary parts, a signal or a list of signals as channels' '\n'
        '    The result is twice as long as the longest signal.' '\n'
        '    See also: PolarJoin' '\n'
        '    Example: sf.RectangularJoin(sf.SineWave(500, 440), sf.SineWave(500, 660))',
    ),
    'RectangularSplit': (
        'rectangular_split',
        'computed method',
        'RectangularSplit(x)',
        'sf.RectangularSplit(x)' '\n'
        '    The real and the imaginary parts of a spectrum, as two signals of half its length.' '\n'
        '    x: a spectrum' '\n'
        '    See also: PolarSplit' '\n'
        '    Example: sf.RectangularSplit(sf.FrequencyDomain(sf.SineWave(100, 440)))',
    ),
    'Rectify': (
        'rectify',
        'lazy method',
        'Rectify(x)',
        'sf.Rectify(x)' '\n'
        '    The absolute value of the signal.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    See also: Follow' '\n'
        '    Example: sf.Rectify(sf.SineWave(1000, 440))',
    ),
    'Remix': (
        'remix',
        'computed',
        'Remix(x, outputs)',
        'sf.Remix(x, outputs)' '\n'
        '    New channels made from channels, as by SoX\'s remix: a text such as \'2 1\' swaps two, \'1+2\' is their mean and \'1v0.5+2v-0.5\' a weighted sum, \'1-6\' is the mean of six, \'-\' of all, and \'0\' a silent channel.' '\n'
        '    x: the channels' '\n'
        '    outputs: one part for each new channel, separated by spaces' '\n'
        '    See also: Pan, AmbisonicDecode' '\n'
        '    Example: sf.Remix([sf.SineWave(1000, 440), sf.SineWave(1000, 660)], \'1+2\')',
    ),
    'RemoveDC': (
        'remove_dc',
        'computed method',
        'RemoveDC(x)',
        'sf.RemoveDC(x)' '\n'
        '    Removes the mean, stored.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN stays, and counts as 0 where the signal is measured.' '\n'
        '    See also: DCBlock' '\n'
        '    Example: sf.RemoveDC(sf.DirectMix(0.5, sf.SineWave(1000, 440)))',
    ),
    'Resample': (
        'resample',
        'lazy method',
        'Resample(rate, x)',
        'sf.Resample(rate, x)' '\n'
        '    The signal played at the speed that a shape gives, silent after its end; interpolated, not filtered, so that a speed above 1 aliases: Varispeed filters; ends with the shorter signal.' '\n'
        '    rate: playback speed; 2 is an octave up; negative plays backwards' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    See also: Varispeed' '\n'
        '    Example: sf.Resample(sf.NumericShape((0, 0.5), (1000, 0.5)), sf.SineWave(1000, 440))',
    ),
    'ResonantFilter': (
        'resonant_filter',
        'lazy method',
        'ResonantFilter(x, resonance, original, ms)',
        'sf.ResonantFilter(x, resonance, original, ms)' '\n'
        '    A feedback comb: the signal plus its own output some ms ago.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    resonance: feedback (a factor); at 1 and above it never decays' '\n'
        '    original: gain of the direct signal (a factor)' '\n'
        '    ms: delay, truncated to whole samples [ms, 0 and up]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: Delay, CombFilter, FilteredResonantFilter' '\n'
        '    Example: sf.ResonantFilter(sf.WhiteNoise(1000), 0.6, 0.4, 3.3)',
    ),
    'Resonate': (
        'resonate',
        'lazy method',
        'Resonate(x, responses)',
        'sf.Resonate(x, responses)' '\n'
        '    The signal fed back into itself through impulse responses: at 96000 Hz by their plain sum, at other sample rates as loud as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    responses: pairs (response, start in ms), at least one sample' '\n'
        '    The result is as long as the first signal.' '\n'
        '    Source: W. Gardner, "Efficient convolution without input-output delay", JAES 43, 1995' '\n'
        '    See also: Modes' '\n'
        '    Example: sf.Resonate(sf.WhiteNoise(300), [(sf.NumericVolume(sf.SineWave(30, 440), 0.003), 5)])',
    ),
    'RestrictedSlide': (
        'restricted_slide',
        'lazy',
        'RestrictedSlide(points...)',
        'sf.RestrictedSlide(points...)' '\n'
        '    A sine whose frequency moves in straight lines through points, and which fades to silence from 20 to 24 kHz.' '\n'
        '    points: pairs (ms, Hz), times ascending from 0' '\n'
        '    Example: sf.RestrictedSlide((0, 220), (600, 880), (1000, 440))',
    ),
    'Reverb': (
        'reverb',
        'computed method',
        'Reverb(x, decay=2000, size=25, mix=0.3, preDelay=10, low=1, high=1, damping=1, width=1, depth=0.3, rate=0.5, lowHz=250, highHz=4000, tail=-1)',
        'sf.Reverb(x, decay=2000, size=25, mix=0.3, preDelay=10, low=1, high=1, damping=1, width=1, depth=0.3, rate=0.5, lowHz=250, highHz=4000, tail=-1)' '\n'
        '    Room reverb of any size and decay, as a list of left and right: a feedback delay network of eight lines; both sides correlate by less than 0.1.' '\n'
        '    x: a signal, or a list of two as left and right' '\n'
        '    decay: decay time (T60) of the middle of the spectrum [ms, 10 to 120000]' '\n'
        '    size: side length of the room [m, 1 to 100]' '\n'
        '    mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]' '\n'
        '    preDelay: pre-delay of the reverberation [ms, 0 to 10000]' '\n'
        '    low: decay below lowHz as a multiple of decay [0.1 to 10]' '\n'
        '    high: decay above highHz as a multiple of decay [0.1 to 10]' '\n'
        '    damping: air absorption: 1 = 20 °C, 50 % humidity (36 dB/s at 8 kHz, 9 at 4 kHz); 0 = none [0 to 100]' '\n'
        '    width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]' '\n'
        '    depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]' '\n'
        '    rate: modulation rate of the delays [Hz, 0 to 10, number or signal]' '\n'
        '    lowHz: lower crossover frequency, at which the decay is half way between that of the lows and of the middle [Hz]' '\n'
        '    highHz: upper crossover frequency, at which the decay is half way between that of the middle and of the highs [Hz, above lowHz]' '\n'
        '    tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: J.-M. Jot, A. Chaigne, "Digital delay networks for designing artificial reverberators", AES 1991; ISO 9613-1 (damping)' '\n'
        '    See also: Plate, Spring, ConvolutionReverb, Convolution, MultipleResonantFilter' '\n'
        '    Example: sf.Reverb(sf.SineWave(200, 440), 250, 5, 0.4, 10, 1.5, 0.5, 1, 0.8, 0.3, 0.5, 250, 4000, 300)',
    ),
    'Reverse': (
        'reverse',
        'lazy method',
        'Reverse(x)',
        'sf.Reverse(x)' '\n'
        '    The signal reversed.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Reverse(sf.NumericShape((0, 0), (1000, 1)))',
    ),
    'Rotary': (
        'rotary',
        'computed method',
        'Rotary(x, speed=1, mix=1, distance=1, angle=120, crossoverHz=800)',
        'sf.Rotary(x, speed=1, mix=1, distance=1, angle=120, crossoverHz=800)' '\n'
        '    Rotary speaker: the mean of the channels through a cabinet with a rotating horn and drum, heard by two microphones; a list of left and right, which ends when the last sound has reached them.' '\n'
        '    x: a signal, or a list of two as left and right' '\n'
        '    speed: speed that the rotors approach with their own inertia: 0 is slow, 1 fast, -1 stopped [-1 to 1, number or signal]' '\n'
        '    mix: dry/wet mix: part of the effect in the sound [0 to 1, number or signal]' '\n'
        '    distance: distance of the microphones [m, 0.3 to 10]' '\n'
        '    angle: angle between the microphones [degrees, 0 to 180]' '\n'
        '    crossoverHz: crossover frequency between drum and horn [Hz]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: J. Smith, S. Serafin, J. Abel, D. Berners, "Doppler simulation and the Leslie", DAFx 2002' '\n'
        '    See also: Tremolo, Chorus' '\n'
        '    Example: sf.Rotary(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 1)), 0.6)',
    ),
    'RoundOff': (
        'round_off',
        'lazy method',
        'RoundOff(x)',
        'sf.RoundOff(x)' '\n'
        '    The signal with its first and last 1920 samples (20 ms at 96,000 Hz) faded; a shorter signal has both halves faded.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    See also: Fade' '\n'
        '    Example: sf.RoundOff(sf.SineWave(1000, 440))',
    ),
    'SVF': (
        'svf',
        'computed method',
        'SVF(x, hz=1000, q=1, dB=6)',
        'sf.SVF(x, hz=1000, q=1, dB=6)' '\n'
        '    State-variable filter with all its outputs, as a list: low-pass, high-pass, band-pass, notch and peak, each as the word of that name gives it.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]' '\n'
        '    dB: gain of the peak [dB, -120 to 120, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: A. Simper, "Linear trapezoidal integrated SVF", 2013' '\n'
        '    See also: SVFLowPass, SVFHighPass, SVFBandPass, SVFNotch, SVFPeak' '\n'
        '    Example: sf.SVF(sf.WhiteNoise(300), sf.NumericShape((0, 300), (300, 5000)), 2)',
    ),
    'SVFBandPass': (
        'svf_band_pass',
        'lazy method',
        'SVFBandPass(x, hz=1000, q=2)',
        'sf.SVFBandPass(x, hz=1000, q=2)' '\n'
        '    Second-order band-pass, with gain 1 at its centre, whose parameters may be modulated.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: A. Simper, "Linear trapezoidal integrated SVF", 2013' '\n'
        '    See also: RBJBandPass, ShapedRBJBandPass, SVF, VowelFilter, ShapedButterworthBandPass' '\n'
        '    Example: sf.SVFBandPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 8)',
    ),
    'SVFHighPass': (
        'svf_high_pass',
        'lazy method',
        'SVFHighPass(x, hz=1000, q=0.7071067811865476)',
        'sf.SVFHighPass(x, hz=1000, q=0.7071067811865476)' '\n'
        '    Second-order high-pass whose parameters may be modulated.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: A. Simper, "Linear trapezoidal integrated SVF", 2013' '\n'
        '    See also: RBJHighPass, ShapedRBJHighPass, SVF, OnePoleHighPass' '\n'
        '    Example: sf.SVFHighPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 4)',
    ),
    'SVFHighShelf': (
        'svf_high_shelf',
        'lazy method',
        'SVFHighShelf(x, hz=4000, q=0.7071067811865476, dB=6)',
        'sf.SVFHighShelf(x, hz=4000, q=0.7071067811865476, dB=6)' '\n'
        '    High shelf whose parameters may be modulated.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]' '\n'
        '    dB: gain [dB, -120 to 120, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: A. Simper, "Linear trapezoidal integrated SVF", 2013' '\n'
        '    See also: RBJHighShelf, Tilt' '\n'
        '    Example: sf.SVFHighShelf(sf.WhiteNoise(500), 3000, 0.7, sf.NumericShape((0, 0), (500, 12)))',
    ),
    'SVFLowPass': (
        'svf_low_pass',
        'lazy method',
        'SVFLowPass(x, hz=1000, q=0.7071067811865476)',
        'sf.SVFLowPass(x, hz=1000, q=0.7071067811865476)' '\n'
        '    Second-order low-pass whose parameters may be modulated.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: A. Simper, "Linear trapezoidal integrated SVF", 2013' '\n'
        '    See also: RBJLowPass, ShapedRBJLowPass, SVF, OnePoleLowPass, MoogLadder' '\n'
        '    Example: sf.SVFLowPass(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 4)',
    ),
    'SVFLowShelf': (
        'svf_low_shelf',
        'lazy method',
        'SVFLowShelf(x, hz=200, q=0.7071067811865476, dB=6)',
        'sf.SVFLowShelf(x, hz=200, q=0.7071067811865476, dB=6)' '\n'
        '    Low shelf whose parameters may be modulated.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    q: quality factor Q; 0.7071 is maximally flat (Butterworth) [0.01 to 10000, number or signal]' '\n'
        '    dB: gain [dB, -120 to 120, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: A. Simper, "Linear trapezoidal integrated SVF", 2013' '\n'
        '    See also: RBJLowShelf, Tilt' '\n'
        '    Example: sf.SVFLowShelf(sf.WhiteNoise(500), 300, 0.7, sf.NumericShape((0, 0), (500, 12)))',
    ),
    'SVFNotch': (
        'svf_notch',
        'lazy method',
        'SVFNotch(x, hz=1000, q=2)',
        'sf.SVFNotch(x, hz=1000, q=2)' '\n'
        '    Second-order notch, silent at its centre, whose parameters may be modulated.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: A. Simper, "Linear trapezoidal integrated SVF", 2013' '\n'
        '    See also: RBJNotch, ShapedRBJNotch, SVF' '\n'
        '    Example: sf.SVFNotch(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 2)',
    ),
    'SVFPeak': (
        'svf_peak',
        'lazy method',
        'SVFPeak(x, hz=1000, q=1, dB=6)',
        'sf.SVFPeak(x, hz=1000, q=1, dB=6)' '\n'
        '    Peaking filter whose parameters may be modulated.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    q: quality factor Q: centre frequency over bandwidth [0.01 to 10000, number or signal]' '\n'
        '    dB: gain [dB, -120 to 120, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: A. Simper, "Linear trapezoidal integrated SVF", 2013' '\n'
        '    See also: RBJPeaking, ShapedRBJPeaking, SVF, ParametricEQ' '\n'
        '    Example: sf.SVFPeak(sf.WhiteNoise(500), sf.NumericShape((0, 300), (500, 5000)), 2, 9)',
    ),
    'SampleAndHold': (
        'sample_and_hold',
        'lazy',
        'SampleAndHold(ms, hz, low=-1, high=1)',
        'sf.SampleAndHold(ms, hz, low=-1, high=1)' '\n'
        '    Sample and hold: random values, each held until the next.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    hz: new values per second [Hz, from 0, at most half the sample rate, number or signal]' '\n'
        '    low: lower value [number or signal]' '\n'
        '    high: upper value [number or signal]' '\n'
        '    See also: SmoothRandom, LFO' '\n'
        '    Example: sf.SampleAndHold(500, sf.NumericShape((0, 5), (1000, 50)), 300, 3000)',
    ),
    'Samples': (
        'samples',
        'computed method',
        'Samples(x)',
        'sf.Samples(x)' '\n'
        '    The number of samples.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.Samples(sf.SineWave(1000, 440))',
    ),
    'Saturate': (
        'saturate',
        'lazy method',
        'Saturate(x)',
        'sf.Saturate(x)' '\n'
        '    Soft saturation, x / (1 + |x|): never reaches 1.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    See also: Saturator, WaveShaper' '\n'
        '    Example: sf.Saturate(sf.NumericVolume(sf.SineWave(1000, 440), 3))',
    ),
    'Saturator': (
        'saturator',
        'lazy method',
        'Saturator(x, drive=6, bias=0, mix=1, oversampling=8)',
        'sf.Saturator(x, drive=6, bias=0, mix=1, oversampling=8)' '\n'
        '    Soft saturation, x / sqrt(1 + x^2), without aliases and not shifted in time; a signal at full scale keeps its loudness; with a bias a high-pass at 10 Hz removes the DC.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    drive: gain before the shaping curve [dB, -60 to 60, number or signal]' '\n'
        '    bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]' '\n'
        '    mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]' '\n'
        '    oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]' '\n'
        '    The result is as long as the shortest signal. A NaN spoils samples before and after it.' '\n'
        '    Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016' '\n'
        '    In chains also: asoftclip' '\n'
        '    See also: Saturate, Clipper, Tube, Tape' '\n'
        '    Example: sf.Saturator(sf.SineWave(200, 440), sf.NumericShape((0, 0), (200, 18)))',
    ),
    'Saw': (
        'saw',
        'lazy',
        'Saw(ms, hz, phase=0)',
        'sf.Saw(ms, hz, phase=0)' '\n'
        '    Band-limited sawtooth wave: rises from -1 to 1, starting at 0.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]' '\n'
        '    phase: phase at the start [turns]' '\n'
        '    Source: E. Brandt, "Hard sync without aliasing", 2001' '\n'
        '    See also: SuperSaw, SyncSaw, Square, Triangle, Phasor, MakeSawTooth' '\n'
        '    Example: sf.Saw(500, sf.NumericShape((0, 110), (1000, 440)))',
    ),
    'SchroederAllPass': (
        'schroeder_all_pass',
        'lazy method',
        'SchroederAllPass(x, ms=10, feedback=0.7, tail=300)',
        'sf.SchroederAllPass(x, ms=10, feedback=0.7, tail=300)' '\n'
        '    Schroeder all-pass: a delay with flat magnitude response; a few in series are a reverberation.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: delay; below 15 samples the gain is not flat in the highest octave [ms, one sample to 1000, number or signal]' '\n'
        '    feedback: feedback [-0.999 to 0.999, number or signal]' '\n'
        '    tail: length of the tail after the signal [ms, 0 and up]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: M. Schroeder, "Natural sounding artificial reverberation", 1962' '\n'
        '    See also: AllPass, CombFilter' '\n'
        '    Example: sf.SchroederAllPass(sf.WhiteNoise(300), sf.NumericShape((0, 8), (900, 9)), 0.6, 100)',
    ),
    'Semitone': (
        'semitone',
        'computed',
        'Semitone(anything)',
        'sf.Semitone(anything)' '\n'
        '    The factor between the frequencies of two neighbours in equal temperament, 2^(1/12).' '\n'
        '    anything: any value; it has no effect, but Sonic Field\'s words take one' '\n'
        '    Example: sf.Semitone(0)',
    ),
    'SetSampleRate': (
        'set_sample_rate',
        'computed',
        'SetSampleRate(hz)',
        'sf.SetSampleRate(hz)' '\n'
        '    Changes the sample rate from now on and returns it; signals are not converted.' '\n'
        '    hz: frequency [Hz, above 0]' '\n'
        '    Example: sf.SetSampleRate(96000)',
    ),
    'ShapedButterworthBandPass': (
        'shaped_butterworth_band_pass',
        'lazy method',
        'ShapedButterworthBandPass(x, lowHz, highHz, order)',
        'sf.ShapedButterworthBandPass(x, lowHz, highHz, order)' '\n'
        '    ButterworthBandPass with its edges given by signals, redesigned when one has moved by a cent; in Sonic Field\'s own patches one move ahead, as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    lowHz: lower edge frequency [Hz, number or signal]' '\n'
        '    highHz: upper edge frequency [Hz, number or signal]' '\n'
        '    order: order: 6 dB per octave each on either side [whole, 1 to 6]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: S. Butterworth, "On the theory of filter amplifiers", 1930' '\n'
        '    See also: ButterworthBandPass, SVFBandPass' '\n'
        '    Example: sf.ShapedButterworthBandPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 2000)), sf.NumericShape((0, 900), (1000, 5000)), 2)',
    ),
    'ShapedLadderLowPass': (
        'shaped_ladder_low_pass',
        'lazy method',
        'ShapedLadderLowPass(x, cutoff, resonance)',
        'sf.ShapedLadderLowPass(x, cutoff, resonance)' '\n'
        '    A synthesizer\'s four-pole ladder low-pass with resonance, with its parameters given by signals; at resonance 1 it sounds by itself at its cutoff, in Sonic Field\'s own patches up to 232 cents above, as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    cutoff: cutoff frequency [Hz, number or signal]' '\n'
        '    resonance: resonance; at 1 it starts to self-oscillate [0 to 1, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: "Moog VCF, variation 2", music-dsp source code archive' '\n'
        '    See also: MoogLadder, DiodeLadder' '\n'
        '    Example: sf.ShapedLadderLowPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 0.1), (1000, 0.8)))',
    ),
    'ShapedPower': (
        'shaped_power',
        'lazy method',
        'ShapedPower(x, exponent)',
        'sf.ShapedPower(x, exponent)' '\n'
        '    Each sample to the power given by a signal, its sign kept, as long as the shorter of both: exact for negative samples, by DirtyPower\'s method for positive ones, as in Sonic Field.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    exponent: the exponent' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Example: sf.ShapedPower(sf.SineWave(1000, 440), sf.NumericShape((0, 1), (1000, 2)))',
    ),
    'ShapedRBJBandPass': (
        'shaped_rbj_band_pass',
        'lazy method',
        'ShapedRBJBandPass(x, hz, octaves)',
        'sf.ShapedRBJBandPass(x, hz, octaves)' '\n'
        '    Second-order band-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field\'s own patches every 100 samples, as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, number or signal]' '\n'
        '    octaves: bandwidth [octaves, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: SVFBandPass' '\n'
        '    Example: sf.ShapedRBJBandPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)))',
    ),
    'ShapedRBJHighPass': (
        'shaped_rbj_high_pass',
        'lazy method',
        'ShapedRBJHighPass(x, hz, q)',
        'sf.ShapedRBJHighPass(x, hz, q)' '\n'
        '    Second-order high-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field\'s own patches every 100 samples, as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, number or signal]' '\n'
        '    q: quality factor Q [number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: SVFHighPass' '\n'
        '    Example: sf.ShapedRBJHighPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 1), (1000, 4)))',
    ),
    'ShapedRBJLowPass': (
        'shaped_rbj_low_pass',
        'lazy method',
        'ShapedRBJLowPass(x, hz, q)',
        'sf.ShapedRBJLowPass(x, hz, q)' '\n'
        '    Second-order low-pass with its parameters given by signals, at every sample, however fast they move; in Sonic Field\'s own patches every 100 samples, as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: cutoff frequency [Hz, number or signal]' '\n'
        '    q: quality factor Q [number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: SVFLowPass' '\n'
        '    Example: sf.ShapedRBJLowPass(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 1), (1000, 4)))',
    ),
    'ShapedRBJNotch': (
        'shaped_rbj_notch',
        'lazy method',
        'ShapedRBJNotch(x, hz, octaves)',
        'sf.ShapedRBJNotch(x, hz, octaves)' '\n'
        '    Second-order notch with its parameters given by signals, at every sample, however fast they move; in Sonic Field\'s own patches every 100 samples, as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, number or signal]' '\n'
        '    octaves: bandwidth [octaves, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: SVFNotch' '\n'
        '    Example: sf.ShapedRBJNotch(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)))',
    ),
    'ShapedRBJPeaking': (
        'shaped_rbj_peaking',
        'lazy method',
        'ShapedRBJPeaking(x, hz, octaves, dB)',
        'sf.ShapedRBJPeaking(x, hz, octaves, dB)' '\n'
        '    A peak or a dip with its parameters given by signals, at every sample, however fast they move; in Sonic Field\'s own patches every 100 samples, as there.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: centre frequency [Hz, number or signal]' '\n'
        '    octaves: bandwidth [octaves, number or signal]' '\n'
        '    dB: gain at the centre [dB, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", 2005' '\n'
        '    See also: SVFPeak' '\n'
        '    Example: sf.ShapedRBJPeaking(sf.WhiteNoise(1000), sf.NumericShape((0, 300), (1000, 5000)), sf.NumericShape((0, 2), (1000, 0.5)), 6)',
    ),
    'ShapedResonantFilter': (
        'shaped_resonant_filter',
        'lazy method',
        'ShapedResonantFilter(x, resonance, original, ms, shape)',
        'sf.ShapedResonantFilter(x, resonance, original, ms, shape)' '\n'
        '    A feedback comb whose delay is divided by a signal: 2 is an octave up; ends with the shorter signal.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    resonance: feedback (a factor); at 1 and above it never decays' '\n'
        '    original: gain of the direct signal (a factor)' '\n'
        '    ms: delay, truncated to whole samples [ms, 0 and up]' '\n'
        '    shape: the divisor of the delay, above 0; a signal or a number [number or signal]' '\n'
        '    The result is as long as the shortest signal. A NaN spoils samples before and after it.' '\n'
        '    See also: Delay, Flanger, CombFilter' '\n'
        '    Example: sf.ShapedResonantFilter(sf.WhiteNoise(1000), 0.5, 0.5, 3.3, sf.NumericShape((0, 1), (1000, 2)))',
    ),
    'ShapedSinWave': (
        'shaped_sin_wave',
        'lazy method',
        'ShapedSinWave(hz)',
        'sf.ShapedSinWave(hz)' '\n'
        '    A sine wave whose frequency is a signal, as long as that signal.' '\n'
        '    hz: frequency [Hz]' '\n'
        '    See also: Chirp, PhaseModulatedSineWave, SineWave' '\n'
        '    Example: sf.ShapedSinWave(sf.NumericShape((0, 220), (1000, 880)))',
    ),
    'ShapedThreshold': (
        'shaped_threshold',
        'lazy method',
        'ShapedThreshold(x, level)',
        'sf.ShapedThreshold(x, level)' '\n'
        '    1 where the signal reaches another one, -1 where it is below; as long as the shorter one.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    level: the level to compare with, a signal or a list of signals as channels' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    See also: Threshold' '\n'
        '    Example: sf.ShapedThreshold(sf.SineWave(1000, 440), sf.NumericShape((0, -1), (1000, 0.9)))',
    ),
    'ShortTermLoudness': (
        'short_term_loudness',
        'computed',
        'ShortTermLoudness(x...)',
        'sf.ShortTermLoudness(x...)' '\n'
        '    Short-term loudness (3 s) every 100 ms, as a list of (ms, LUFS); silence has no entry.' '\n'
        '    x: the channels of one sound, in a file\'s usual order (FL FR FC LFE BL BR SL SR)' '\n'
        '    Source: EBU Tech 3341' '\n'
        '    See also: Loudness' '\n'
        '    Example: sf.ShortTermLoudness(sf.SineWave(1000, 440))',
    ),
    'ShortTimeSignal': (
        'short_time_signal',
        'lazy method',
        'ShortTimeSignal(x, samples, size=0, hop=0, window=40)',
        'sf.ShortTimeSignal(x, samples, size=0, hop=0, window=40)' '\n'
        '    The signal of the spectra that ShortTimeSpectra gives: the same one, if they were not changed.' '\n'
        '    x: spectra, as ShortTimeSpectra gives them' '\n'
        '    samples: length [samples, 0 and up]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    hop: hop: samples from one frame to the next, at most half the size; 0 = a quarter of the size [samples, 0 and up]' '\n'
        '    window: length of a frame, rounded up to a power of two of samples: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    Source: D. Griffin, J. Lim, "Signal estimation from modified short-time Fourier transform", 1984' '\n'
        '    See also: ShortTimeSpectra, TimeDomain' '\n'
        '    Example: sf.ShortTimeSignal(sf.ShortTimeSpectra(sf.SineWave(100, 440)), 2000)',
    ),
    'ShortTimeSpectra': (
        'short_time_spectra',
        'lazy method',
        'ShortTimeSpectra(x, size=0, hop=0, window=40)',
        'sf.ShortTimeSpectra(x, size=0, hop=0, window=40)' '\n'
        '    The spectra of overlapping frames of a signal, one after the other, in pairs of real and imaginary part of half the frame\'s samples + 1 bins.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    hop: hop: samples from one frame to the next, at most half the size; 0 = a quarter of the size [samples, 0 and up]' '\n'
        '    window: length of a frame, rounded up to a power of two of samples: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    Source: D. Griffin, J. Lim, "Signal estimation from modified short-time Fourier transform", 1984' '\n'
        '    See also: ShortTimeSignal, FrequencyDomain' '\n'
        '    Example: sf.ShortTimeSpectra(sf.SineWave(100, 440))',
    ),
    'SideChainCompressor': (
        'side_chain_compressor',
        'computed method',
        'SideChainCompressor(x, key, threshold=-20, ratio=4, attack=5, release=100, makeup=0, knee=6, detector=\'peak\', lookahead=0)',
        'sf.SideChainCompressor(x, key, threshold=-20, ratio=4, attack=5, release=100, makeup=0, knee=6, detector=\'peak\', lookahead=0)' '\n'
        '    Side-chain compressor: the sound is reduced by the level of another one, the key, which is not heard and after whose end nothing is changed.' '\n'
        '    x: the sound, a signal or a list of signals as channels' '\n'
        '    key: side-chain: the sound whose level is detected, a signal or a list of signals as channels' '\n'
        '    threshold: threshold [dBFS, -200 to 200, number or signal]' '\n'
        '    ratio: ratio: dB in per dB out above the threshold [1 to 1000, number or signal]' '\n'
        '    attack: attack time constant: the gain in dB has covered 63 % of its way down [ms, 0 to 60000]' '\n'
        '    release: release time constant, likewise for the way up [ms, 0 to 60000]' '\n'
        '    makeup: make-up gain [dB, -200 to 200, number or signal]' '\n'
        '    knee: knee: width of the transition around the threshold [dB, 0 to 60]' '\n'
        '    detector: peak, or rms: over 10 ms' '\n'
        '    lookahead: lookahead: how long before a louder sound the gain begins to move [ms, 0 to 60000]' '\n'
        '    The result is as long as the first signal. A NaN spoils samples before and after it.' '\n'
        '    Source: D. Giannoulis, M. Massberg, J. Reiss, "Digital dynamic range compressor design: a tutorial and analysis", JAES 60, 2012' '\n'
        '    In chains also: sidechaincompress' '\n'
        '    See also: Compressor, Duck' '\n'
        '    Example: sf.SideChainCompressor(sf.SineWave(250, 440), sf.Pcnt50(sf.SineWave(150, 60)), -30)',
    ),
    'Silence': (
        'silence',
        'lazy',
        'Silence(ms)',
        'sf.Silence(ms)' '\n'
        '    Silence.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    Example: sf.Silence(1000)',
    ),
    'Silences': (
        'silences',
        'computed method',
        'Silences(x, dB=-60, ms=300, shortest=10, hysteresis=6)',
        'sf.Silences(x, dB=-60, ms=300, shortest=10, hysteresis=6)' '\n'
        '    Silence detection: a list of (from, to) in ms where all channels are below a level for some time.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    dB: highest peak of silence [dBFS, -400 to 0]' '\n'
        '    ms: shortest silence [ms, above 0]' '\n'
        '    shortest: shortest sound; anything shorter counts as silence [ms, 0 and up]' '\n'
        '    hysteresis: hysteresis: a sound that reaches the level begins and ends this much lower [dB, 0 to 100]' '\n'
        '    See also: SplitAtSilences, TrimSilence, TruncateSilence, Onsets' '\n'
        '    Example: sf.Silences(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(200), sf.SineWave(200, 660)), -60, 100)',
    ),
    'SimpleShape': (
        'simple_shape',
        'lazy',
        'SimpleShape(points...)',
        'sf.SimpleShape(points...)' '\n'
        '    Straight lines in dB through points, in the steps of 0.1 dB of Sonic Field 2015; see ExponentialShape for smooth ones.' '\n'
        '    points: pairs (ms, dB); where a time is earlier than the one before it nothing is drawn, the rest follows, and the last time is the end' '\n'
        '    See also: ExponentialShape' '\n'
        '    Example: sf.SimpleShape((0, -60), (20, 0), (1000, -60))',
    ),
    'SincShape': (
        'sinc_shape',
        'lazy',
        'SincShape(ms, q)',
        'sf.SincShape(ms, q)' '\n'
        '    The kernel of a low-pass filter, with straight fades over its first and last eighth: the sine of the cutoff\'s period divided by the time in seconds, not normalised, so that its peak is near 2π times the cutoff.' '\n'
        '    ms: period of the cutoff frequency [ms, above 0]' '\n'
        '    q: length in periods of hz [0 and up]' '\n'
        '    Example: sf.SincShape(1, 20)',
    ),
    'SineWave': (
        'sine_wave',
        'lazy',
        'SineWave(ms, hz)',
        'sf.SineWave(ms, hz)' '\n'
        '    A sine wave.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    hz: frequency [Hz]' '\n'
        '    See also: Additive, LFO, Chirp, ShapedSinWave' '\n'
        '    Example: sf.SineWave(1000, 440)',
    ),
    'Slide': (
        'slide',
        'lazy',
        'Slide(points...)',
        'sf.Slide(points...)' '\n'
        '    A sine whose frequency moves in straight lines through points.' '\n'
        '    points: pairs (ms, Hz), times ascending from 0' '\n'
        '    See also: Chirp' '\n'
        '    Example: sf.Slide((0, 220), (600, 880), (1000, 440))',
    ),
    'SmoothRandom': (
        'smooth_random',
        'lazy',
        'SmoothRandom(ms, hz, low=-1, high=1)',
        'sf.SmoothRandom(ms, hz, low=-1, high=1)' '\n'
        '    Smooth random control: random values joined by a smooth curve.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    hz: new values per second [Hz, from 0, at most half the sample rate, number or signal]' '\n'
        '    low: lower value [number or signal]' '\n'
        '    high: upper value [number or signal]' '\n'
        '    Source: E. Catmull, R. Rom, "A class of local interpolating splines", 1974' '\n'
        '    See also: SampleAndHold, LFO' '\n'
        '    Example: sf.SmoothRandom(500, sf.NumericShape((0, 5), (1000, 50)), 300, 3000)',
    ),
    'SpectralBlur': (
        'spectral_blur',
        'lazy method',
        'SpectralBlur(x, ms=200, tail=1000, size=0, window=80)',
        'sf.SpectralBlur(x, ms=200, tail=1000, size=0, window=80)' '\n'
        '    Spectral blur: magnitudes and frequencies of the spectrum follow the sound only slowly, which smears it in time without an echo.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: time constant of the fade: ended sounds fall by 8.7 dB in it [ms, 0 to 60000, number or signal]' '\n'
        '    tail: length of the tail after the signal [ms, 0 and up]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: SpectralFreeze' '\n'
        '    Example: sf.SpectralBlur(sf.SineWave(300, 440), 50, 200)',
    ),
    'SpectralCentroid': (
        'spectral_centroid',
        'lazy method',
        'SpectralCentroid(x, hop=10, window=40)',
        'sf.SpectralCentroid(x, hop=10, window=40)' '\n'
        '    Spectral centroid in Hz, as a signal: the mean frequency weighted by magnitude, a measure of brightness; 0 in silence.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hop: hop: time from one value to the next [ms, at least one sample]' '\n'
        '    window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: G. Tzanetakis, P. Cook, "Musical genre classification of audio signals", 2002' '\n'
        '    See also: SpectralRolloff, SpectralFlatness, Features' '\n'
        '    Example: sf.SpectralCentroid(sf.WhiteNoise(200))',
    ),
    'SpectralDelay': (
        'spectral_delay',
        'lazy method',
        'SpectralDelay(x, bands, feedback=0.5, mix=0.5, tail=2000, size=0, window=40)',
        'sf.SpectralDelay(x, bands, feedback=0.5, mix=0.5, tail=2000, size=0, window=40)' '\n'
        '    Spectral delay: each band of the spectrum has its own delay, with feedback.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    bands: rows (Hz, ms): from that frequency on up to the next the delay, 0 to 60000 ms, in whole hops of a quarter of the frame; below the first as there' '\n'
        '    feedback: feedback [-0.99 to 0.99, number or signal]' '\n'
        '    mix: dry/wet mix: 0 is the sound only, 1 the echoes only [0 to 1, number or signal]' '\n'
        '    tail: length of the tail after the signal [ms, 0 and up]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    See also: MultiTap' '\n'
        '    Example: sf.SpectralDelay(sf.SineWave(200, 440), [(200, 20), (800, 100), (5000, 60)], 0.5, 0.5, 300)',
    ),
    'SpectralFlatness': (
        'spectral_flatness',
        'lazy method',
        'SpectralFlatness(x, hop=10, window=40)',
        'sf.SpectralFlatness(x, hop=10, window=40)' '\n'
        '    Spectral flatness as a signal: the geometric mean of the power spectrum up to 20 kHz over its mean, 0 for a tone, about 0.56 for white noise, 0 in silence.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hop: hop: time from one value to the next [ms, at least one sample]' '\n'
        '    window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: J. Johnston, "Transform coding of audio signals using perceptual noise criteria", 1988' '\n'
        '    See also: SpectralCentroid, Features' '\n'
        '    Example: sf.SpectralFlatness(sf.WhiteNoise(200))',
    ),
    'SpectralFlux': (
        'spectral_flux',
        'lazy method',
        'SpectralFlux(x, hop=10, window=40)',
        'sf.SpectralFlux(x, hop=10, window=40)' '\n'
        '    Spectral flux as a signal: the sum of all rises in magnitude since the hop before, which is the amplitude of a sine that begins; 0 while nothing changes.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hop: hop: time from one value to the next [ms, at least one sample]' '\n'
        '    window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: J. Bello et al., "A tutorial on onset detection in music signals", 2005' '\n'
        '    See also: Onsets, Features' '\n'
        '    Example: sf.SpectralFlux(sf.WhiteNoise(200))',
    ),
    'SpectralFreeze': (
        'spectral_freeze',
        'lazy method',
        'SpectralFreeze(x, ms, tail=0, frozen=1, size=0, window=80)',
        'sf.SpectralFreeze(x, ms, tail=0, frozen=1, size=0, window=80)' '\n'
        '    Spectral freeze: the sound up to a time, and from then on the spectrum of that moment, held to the end of the signal and a tail after it.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: time of the frame that is frozen [ms, 0 and up]' '\n'
        '    tail: time to hold it after the signal\'s end [ms, 0 and up]' '\n'
        '    frozen: frozen while above 0.5 [number or signal]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999' '\n'
        '    See also: SpectralBlur' '\n'
        '    Example: sf.SpectralFreeze(sf.SineWave(700, 440), 500, 100)',
    ),
    'SpectralGate': (
        'spectral_gate',
        'lazy method',
        'SpectralGate(x, noise=-50, dB=12, margin=3, size=0, window=40)',
        'sf.SpectralGate(x, noise=-50, dB=12, margin=3, size=0, window=40)' '\n'
        '    Spectral noise gate: attenuates each frequency bin that is no stronger than the noise.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    noise: the noise alone, a signal from which its spectrum is learned; or the level of white noise in dB [number or signal]' '\n'
        '    dB: attenuation of the noise [dB, 0 to 200, number or signal]' '\n'
        '    margin: margin above the noise that a sound must have to pass [dB, -20 to 40]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    The result is as long as the first signal. A NaN spoils samples before and after it.' '\n'
        '    Source: Y. Ephraim, D. Malah, "Speech enhancement using a minimum mean-square error short-time spectral amplitude estimator", 1984' '\n'
        '    In chains also: noisered, afftdn' '\n'
        '    See also: NoiseGate' '\n'
        '    Example: sf.SpectralGate(sf.Mix(sf.SineWave(500, 440), sf.NumericVolume(sf.WhiteNoise(500), 0.1)), sf.NumericVolume(sf.WhiteNoise(300), 0.1), 24)',
    ),
    'SpectralMorph': (
        'spectral_morph',
        'lazy method',
        'SpectralMorph(x, y, morph=0.5, size=0, window=80)',
        'sf.SpectralMorph(x, y, morph=0.5, size=0, window=80)' '\n'
        '    Spectral morph: a sound between two, by interpolation of the magnitudes and frequencies of their spectra.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    y: the other, a signal, or a list of signals as channels' '\n'
        '    morph: morph position from the first (0) to the second sound (1) [0 to 1, number or signal]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    The result is as long as the shortest signal. A NaN spoils samples before and after it.' '\n'
        '    See also: CrossSynthesis' '\n'
        '    Example: sf.SpectralMorph(sf.SineWave(500, 440), sf.WhiteNoise(500), sf.NumericShape((0, 0), (500, 1)))',
    ),
    'SpectralRolloff': (
        'spectral_rolloff',
        'lazy method',
        'SpectralRolloff(x, part=0.85, hop=10, window=40)',
        'sf.SpectralRolloff(x, part=0.85, hop=10, window=40)' '\n'
        '    Spectral rolloff in Hz, as a signal: the frequency below which a part of the magnitudes is; 0 in silence.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    part: part of the magnitudes below it [above 0, below 1]' '\n'
        '    hop: hop: time from one value to the next [ms, at least one sample]' '\n'
        '    window: window of analysis around each value, cut off at the ends of the sound [ms, above 0]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: G. Tzanetakis, P. Cook, "Musical genre classification of audio signals", 2002' '\n'
        '    See also: SpectralCentroid, Features' '\n'
        '    Example: sf.SpectralRolloff(sf.WhiteNoise(200))',
    ),
    'SpectralShift': (
        'spectral_shift',
        'lazy method',
        'SpectralShift(x, hz=100, size=0, window=80)',
        'sf.SpectralShift(x, hz=100, size=0, window=80)' '\n'
        '    Frequency shift: moves all frequencies by the same number of Hz, so harmonic tones become bell-like; what would leave the range from 0 Hz to half the sample rate is removed.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    hz: frequency shift; negative is down [Hz, within half the sample rate, number or signal]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    The result is as long as the shortest signal. A NaN spoils samples before and after it.' '\n'
        '    Source: H. Bode, R. Moog, "A high-accuracy frequency shifter for professional audio applications", JAES 20, 1972' '\n'
        '    In chains also: afreqshift' '\n'
        '    Example: sf.SpectralShift(sf.SineWave(500, 440), sf.NumericShape((0, -100), (500, 300)))',
    ),
    'SpeedOfSound': (
        'speed_of_sound',
        'computed',
        'SpeedOfSound(anything)',
        'sf.SpeedOfSound(anything)' '\n'
        '    The speed of sound in air at 15 °C, in mm per second.' '\n'
        '    anything: any value; it has no effect, but Sonic Field\'s words take one' '\n'
        '    Example: sf.SpeedOfSound(0)',
    ),
    'SplitAtOnsets': (
        'split_at_onsets',
        'computed method',
        'SplitAtOnsets(x, least=0.4, before=3, shortest=50)',
        'sf.SplitAtOnsets(x, least=0.4, before=3, shortest=50)' '\n'
        '    Splits a sound where notes begin: a list of (piece, ms) that add up to the sound, all channels cut at the same places.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]' '\n'
        '    before: time before each onset at which to cut [ms, 0 and up]' '\n'
        '    shortest: shortest piece; onsets that would make shorter ones are skipped [ms, 0 and up]' '\n'
        '    See also: Onsets, SplitAtSilences, Granulate' '\n'
        '    Example: sf.SplitAtOnsets(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(100), sf.SineWave(200, 660)))',
    ),
    'SplitAtSilences': (
        'split_at_silences',
        'computed method',
        'SplitAtSilences(x, dB=-60, ms=300, keep=10, shortest=10, hysteresis=6)',
        'sf.SplitAtSilences(x, dB=-60, ms=300, keep=10, shortest=10, hysteresis=6)' '\n'
        '    Splits a sound at its silences: a list of (piece, ms) without them, all channels cut at the same places.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    dB: highest peak of silence [dBFS, -400 to 0]' '\n'
        '    ms: shortest silence [ms, above 0]' '\n'
        '    keep: silence to keep before and after each piece, at most half of it [ms, 0 and up]' '\n'
        '    shortest: shortest sound; anything shorter counts as silence [ms, 0 and up]' '\n'
        '    hysteresis: hysteresis: a sound that reaches the level begins and ends this much lower [dB, 0 to 100]' '\n'
        '    See also: Silences, SplitAtOnsets, TrimSilence, TruncateSilence, Cut' '\n'
        '    Example: sf.SplitAtSilences(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(400), sf.SineWave(200, 660)))',
    ),
    'Spring': (
        'spring',
        'computed method',
        'Spring(x, decay=2500, ms=56, hz=4500, mix=0.3, preDelay=0, width=1, depth=0.05, rate=0.7, tail=-1)',
        'sf.Spring(x, decay=2500, ms=56, hz=4500, mix=0.3, preDelay=0, width=1, depth=0.05, rate=0.7, tail=-1)' '\n'
        '    Spring reverb of two springs after Välimäki, Parker and Abel, as a list of left and right: every echo is a chirp, in which the highs come last; both sides correlate by less than 0.1.' '\n'
        '    x: a signal, or a list of two as left and right' '\n'
        '    decay: decay time (T60) of the echoes [ms, 10 to 120000]' '\n'
        '    ms: time between echoes: length of the first spring [ms, 10 to 1000]' '\n'
        '    hz: highest frequency, rounded to half the sample rate divided by a whole number [Hz, 500 and up]' '\n'
        '    mix: dry/wet mix: part of the reverberation in the sound; 1 is reverberation only [0 to 1, number or signal]' '\n'
        '    preDelay: pre-delay of the reverberation [ms, 0 to 10000]' '\n'
        '    width: stereo width of the reverberation; 0 is in the middle [0 to 2, number or signal]' '\n'
        '    depth: modulation depth of the delays, to either side; avoids metallic ringing [ms, 0 to 5, number or signal]' '\n'
        '    rate: modulation rate of the delays [Hz, 0 to 10, number or signal]' '\n'
        '    tail: length of the tail, of which the last tenth is faded; -1 = until the reverberation has fallen by 60 dB [ms, -1 and up]' '\n'
        '    A NaN spoils samples before and after it.' '\n'
        '    Source: V. Välimäki, J. Parker, J. Abel, "Parametric spring reverberation effect", JAES 58, 2010' '\n'
        '    See also: Reverb, Plate, ConvolutionReverb' '\n'
        '    Example: sf.Spring(sf.SineWave(200, 440), 250, 30, 4000, 0.4, 10, 0.8, 0.1, 0.5, 300)',
    ),
    'Square': (
        'square',
        'lazy',
        'Square(ms, hz, phase=0)',
        'sf.Square(ms, hz, phase=0)' '\n'
        '    Band-limited square wave: 1 for the first half of each period, then -1.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]' '\n'
        '    phase: phase at the start [turns]' '\n'
        '    Source: E. Brandt, "Hard sync without aliasing", 2001' '\n'
        '    See also: Pulse, Saw, Triangle, MakeSquare' '\n'
        '    Example: sf.Square(500, sf.NumericShape((0, 110), (1000, 440)))',
    ),
    'StereoMonitor': (
        'stereo_monitor',
        'nothing method',
        'StereoMonitor(left, right)',
        'sf.StereoMonitor(left, right)' '\n'
        '    Plays two signals side by side in real time, in 16 bit with the higher peak at full scale, and waits until playback ends.' '\n'
        '    left: the left channel' '\n'
        '    right: the right channel' '\n'
        '    Example: sf.StereoMonitor(sf.SineWave(100, 440), sf.SineWave(100, 660))',
    ),
    'SubOctave': (
        'sub_octave',
        'computed method',
        'SubOctave(x)',
        'sf.SubOctave(x)' '\n'
        '    The signal an octave lower, stored: each cycle becomes half a sine, alternately up and down, with an amplitude of 1 / 0.65 of the mean of its absolute values; the unfinished last cycle is silent.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN spoils the half-waves beside it.' '\n'
        '    Example: sf.SubOctave(sf.SineWave(1000, 440))',
    ),
    'SuperSaw': (
        'super_saw',
        'computed',
        'SuperSaw(ms, hz, detune=25, voices=7, spread=1)',
        'sf.SuperSaw(ms, hz, detune=25, voices=7, spread=1)' '\n'
        '    Several detuned band-limited sawtooth waves in stereo: a list of left and right, each with the power of one sawtooth.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]' '\n'
        '    detune: detuning of the outermost voices [cents, 0 to 1200, number or signal]' '\n'
        '    voices: number of voices [whole, 1 to 64]' '\n'
        '    spread: stereo spread of the voices; 0 is all in the middle [0 to 1, number or signal]' '\n'
        '    Source: A. Szabo, "How to emulate the super saw", 2010' '\n'
        '    See also: Saw' '\n'
        '    Example: sf.SuperSaw(300, sf.NumericShape((0, 110), (600, 440)), 20, 6)',
    ),
    'Swap': (
        'swap',
        'computed method',
        'Swap(x)',
        'sf.Swap(x)' '\n'
        '    The signal computed and stored now; a signal that is already stored is returned as it is.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    The same: Realise, Swap' '\n'
        '    Example: sf.Realise(sf.SineWave(1000, 440))',
    ),
    'SwapSignal': (
        'swap_signal',
        'computed method',
        'SwapSignal(x)',
        'sf.SwapSignal(x)' '\n'
        '    The signal computed and stored now in a swap file, as all stored signals are; a signal that is already stored is returned as it is; either way it outlives the scope or memory zone it is made in.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    Example: sf.SwapSignal(sf.SineWave(1000, 440))',
    ),
    'SyncSaw': (
        'sync_saw',
        'lazy',
        'SyncSaw(ms, hz, ratio=1.5, phase=0)',
        'sf.SyncSaw(ms, hz, ratio=1.5, phase=0)' '\n'
        '    Hard sync: a band-limited sawtooth wave that restarts with each period of a silent master oscillator.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    hz: pitch: the frequency of the silent master oscillator [Hz, from 0, at most half the sample rate, number or signal]' '\n'
        '    ratio: ratio of the sawtooth\'s frequency to it [0 and up, number or signal]' '\n'
        '    phase: phase at the start [turns]' '\n'
        '    Source: E. Brandt, "Hard sync without aliasing", 2001' '\n'
        '    See also: Saw' '\n'
        '    Example: sf.SyncSaw(500, 220, sf.NumericShape((0, 1), (1000, 4)))',
    ),
    'Tape': (
        'tape',
        'lazy method',
        'Tape(x, drive=3, speed=15, bias=0, mix=1, oversampling=8)',
        'sf.Tape(x, drive=3, speed=15, bias=0, mix=1, oversampling=8)' '\n'
        '    Tape saturation without aliases, not shifted in time: high frequencies saturate first, with the head bump of the bass and the treble loss of tape, both stronger at low speeds; a signal at full scale keeps its loudness; with a bias a high-pass at 10 Hz removes the DC.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    drive: gain before the shaping curve [dB, -60 to 60, number or signal]' '\n'
        '    speed: tape speed in inches per second [inches per second, 1.875 to 30]' '\n'
        '    bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]' '\n'
        '    mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]' '\n'
        '    oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]' '\n'
        '    The result is as long as the shortest signal. A NaN spoils samples before and after it.' '\n'
        '    Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016' '\n'
        '    See also: Saturator, Tube' '\n'
        '    Example: sf.Tape(sf.SineWave(200, 440), 9)',
    ),
    'Tarsos': (
        'tarsos',
        'computed method',
        'Tarsos(x, processor, size=1024, overlap=0)',
        'sf.Tarsos(x, processor, size=1024, overlap=0)' '\n'
        '    The output of a TarsosDSP processor for the signal, in 32-bit floats; the processor is called with buffer after buffer, channel after channel, and its findings can be read from it afterwards.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    processor: a be.tarsos.dsp.AudioProcessor, or an object of a Python class that extends it' '\n'
        '    size: length of a buffer [samples, 2 to 1048576]' '\n'
        '    overlap: samples that each buffer shares with the one before [samples, from 0, below size]' '\n'
        '    See also: WSOLA' '\n'
        '    Example: sf.Tarsos(sf.SineWave(300, 440), __import__(\'be.tarsos.dsp\', {}, {}, (\'GainProcessor\',)).GainProcessor(0.5))',
    ),
    'Tempo': (
        'tempo',
        'computed method',
        'Tempo(x, least=0.4)',
        'sf.Tempo(x, least=0.4)' '\n'
        '    Tempo in beats per minute, as a number: that of most of the Beats, or half of it where every other beat is much softer; 0 where there are no two beats.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    least: sensitivity: smallest part of the power that must be new at an onset [0 to 1]' '\n'
        '    Source: S. Dixon, "Automatic extraction of tempo and beat from expressive performances", 2001' '\n'
        '    See also: Beats, KeyEstimate' '\n'
        '    Example: sf.Tempo(sf.Multiply(sf.SineWave(950, 440), sf.NumericShape((0, 0), (50, 0), (51, 1), (100, 0), (450, 0), (451, 1), (500, 0), (850, 0), (851, 1), (900, 0), (950, 0))))',
    ),
    'TempoWarp': (
        'tempo_warp',
        'computed method',
        'TempoWarp(x, moments, bpm=120, size=0, window=80)',
        'sf.TempoWarp(x, moments, bpm=120, size=0, window=80)' '\n'
        '    Time warp at the same pitch, so that given moments come at other times, such as unevenly played beats on a grid; before the first moment and after the last the tempo beside it continues.' '\n'
        '    x: a sound: one signal, or a list of them as its channels' '\n'
        '    moments: moments, ascending, at least two: [(ms, new ms), ...], or their times alone, [(ms,), ...], which come at bpm then, from the first on' '\n'
        '    bpm: tempo for moments without new times [beats per minute, 1 to 1000]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]' '\n'
        '    Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999' '\n'
        '    See also: Beats, TimeStretch' '\n'
        '    Example: sf.TempoWarp(sf.SineWave(400, 440), [(0, 0), (100, 150), (300, 380)])',
    ),
    'Threshold': (
        'threshold',
        'lazy method',
        'Threshold(x, level)',
        'sf.Threshold(x, level)' '\n'
        '    1 where the signal reaches a level, -1 where it is below.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    level: the level to compare with' '\n'
        '    See also: ShapedThreshold' '\n'
        '    Example: sf.Threshold(sf.SineWave(1000, 440), 0.2)',
    ),
    'Tilt': (
        'tilt',
        'lazy method',
        'Tilt(x, dB=3, hz=1000)',
        'sf.Tilt(x, dB=3, hz=1000)' '\n'
        '    Tilt equaliser: boosts above a frequency and cuts below it, or the other way round.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    dB: gain well above hz [dB, -120 to 120, number or signal]' '\n'
        '    hz: centre frequency [Hz, above 0, below half the sample rate, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: V. Zavalishin, "The art of VA filter design", 2018' '\n'
        '    In chains also: tiltshelf' '\n'
        '    See also: SVFLowShelf, SVFHighShelf' '\n'
        '    Example: sf.Tilt(sf.WhiteNoise(500), sf.NumericShape((0, -6), (500, 6)), 800)',
    ),
    'Time': (
        'time',
        'computed',
        'Time(anything)',
        'sf.Time(anything)' '\n'
        '    The seconds since the patch started.' '\n'
        '    anything: any value; it has no effect, but Sonic Field\'s words take one' '\n'
        '    Example: sf.Time(0)',
    ),
    'TimeDomain': (
        'time_domain',
        'computed method',
        'TimeDomain(x)',
        'sf.TimeDomain(x)' '\n'
        '    The signal of a spectrum without its upper half, stored: half the original amplitude, and as long as the spectrum.' '\n'
        '    x: a spectrum; its length must be a power of two' '\n'
        '    One NaN makes the whole result NaN.' '\n'
        '    The same: TimeDomain, OnHeapTimeDomain, OffHeapTimeDomain' '\n'
        '    See also: ShortTimeSignal' '\n'
        '    Example: sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))',
    ),
    'TimeShift': (
        'time_shift',
        'lazy method',
        'TimeShift(x, shift)',
        'sf.TimeShift(x, shift)' '\n'
        '    Each sample from the position that another signal gives, in ms later or, below 0, earlier in the signal; between samples it is the band-limited signal within -90 dB up to 0.4 of the sample rate; ends with the shorter signal.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    shift: the shift [ms]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: J. Smith, "Digital audio resampling", 2002' '\n'
        '    See also: Vibrato, Delay' '\n'
        '    Example: sf.TimeShift(sf.SineWave(1000, 440), sf.NumericVolume(sf.SineWave(1000, 5), 0.05))',
    ),
    'TimeStretch': (
        'time_stretch',
        'computed method',
        'TimeStretch(x, ratio=1, size=0, window=80)',
        'sf.TimeStretch(x, ratio=1, size=0, window=80)' '\n'
        '    Time stretch at the same pitch, by a phase vocoder with frames of several lengths, locked phases, preserved transients and preserved phases between channels.' '\n'
        '    x: a sound: one signal, or a list of them as its channels' '\n'
        '    ratio: stretch ratio: 2 is twice as long, at half the speed; a signal is read at once, along the input [0.25 to 4, number or signal]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame, rounded up to a power of two of samples; steady tones use frames twice as long, below an eighth of the sample rate four times, transients and glides half as long [ms, above 0]' '\n'
        '    Source: J. Laroche, M. Dolson, "Improved phase vocoder time-scale modification of audio", 1999' '\n'
        '    See also: DirectRelength, PitchShift, TempoWarp, WSOLA' '\n'
        '    Example: sf.TimeStretch(sf.SineWave(400, 440), 1.5)',
    ),
    'ToDBs': (
        'to_dbs',
        'computed',
        'ToDBs(value)',
        'sf.ToDBs(value)' '\n'
        '    The decibels of a factor; -inf for 0.' '\n'
        '    value: factor [0 and up]' '\n'
        '    Example: sf.ToDBs(0.5)',
    ),
    'ToGrain': (
        'to_grain',
        'lazy method',
        'ToGrain(x)',
        'sf.ToGrain(x)' '\n'
        '    The signal as a grain: fades in over its first half and out over its second.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    See also: Fade, Granulate' '\n'
        '    Example: sf.ToGrain(sf.SineWave(1000, 440))',
    ),
    'ToSFPL': (
        'to_sfpl',
        'computed',
        'ToSFPL(value)',
        'sf.ToSFPL(value)' '\n'
        '    Nested lists as a text: (1, (2.5, "a")).' '\n'
        '    value: lists, tuples, numbers and strings' '\n'
        '    Example: sf.ToSFPL([(0, 0), (20, 1), (1000, 0)])',
    ),
    'TransientShaper': (
        'transient_shaper',
        'computed method',
        'TransientShaper(x, attack=6, sustain=0)',
        'sf.TransientShaper(x, attack=6, sustain=0)' '\n'
        '    Transient shaper: gain of attacks and of sustained parts, each up to a number of dB, whatever the level.' '\n'
        '    x: the sound, a signal or a list of signals as channels' '\n'
        '    attack: gain of attacks [dB, -40 to 40, number or signal]' '\n'
        '    sustain: gain of the sustained part [dB, -40 to 40, number or signal]' '\n'
        '    See also: Compressor' '\n'
        '    Example: sf.TransientShaper(sf.Multiply(sf.SineWave(250, 440), sf.NumericShape((0, 1), (200, 0.01), (250, 0))), 6, -6)',
    ),
    'Tremolo': (
        'tremolo',
        'computed method',
        'Tremolo(x, rate=5, depth=0.5, shape=\'sine\', spread=0)',
        'sf.Tremolo(x, rate=5, depth=0.5, shape=\'sine\', spread=0)' '\n'
        '    Tremolo: amplitude modulation, beginning at its highest.' '\n'
        '    x: a sound: one signal, or a list of them as its channels' '\n'
        '    rate: modulation rate [Hz, 0 to 100, number or signal]' '\n'
        '    depth: modulation depth; 1 is down to silence [0 to 1, number or signal]' '\n'
        '    shape: of the wave: sine or triangle' '\n'
        '    spread: phase by which the modulation of each channel is ahead of the one before [turns, -1 to 1]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    In chains also: apulsator' '\n'
        '    See also: Vibrato, Rotary' '\n'
        '    Example: sf.Tremolo(sf.SineWave(300, 440), 6, 0.6)',
    ),
    'Triangle': (
        'triangle',
        'lazy',
        'Triangle(ms, hz, phase=0)',
        'sf.Triangle(ms, hz, phase=0)' '\n'
        '    Band-limited triangle wave between -1 and 1, starting like a sine.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    hz: frequency; negative values run backwards [Hz, within half the sample rate, number or signal]' '\n'
        '    phase: phase at the start [turns]' '\n'
        '    Source: E. Brandt, "Hard sync without aliasing", 2001' '\n'
        '    See also: Saw, Square, MakeTriangle' '\n'
        '    Example: sf.Triangle(500, sf.NumericShape((0, 110), (1000, 440)))',
    ),
    'Trim': (
        'trim',
        'computed method',
        'Trim(x)',
        'sf.Trim(x)' '\n'
        '    The signal without the samples at both ends that are within +-1/32768, stored; empty if all are.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    See also: TrimSilence, RTrim' '\n'
        '    Example: sf.Trim(sf.Concatenate(sf.Silence(50), sf.SineWave(500, 440), sf.Silence(50)))',
    ),
    'TrimSilence': (
        'trim_silence',
        'computed',
        'TrimSilence(x, dB=-90.3)',
        'sf.TrimSilence(x, dB=-90.3)' '\n'
        '    Channels without the silence that all of them share at the start and at the end; empty if everything is silent.' '\n'
        '    x: the channels' '\n'
        '    dB: highest peak of silence [dBFS, below 0]' '\n'
        '    See also: Silences, SplitAtSilences, Trim' '\n'
        '    Example: sf.TrimSilence([sf.Concatenate(sf.Silence(50), sf.SineWave(500, 440), sf.DB_80(sf.SineWave(50, 440)))], -60)',
    ),
    'TruePeak': (
        'true_peak',
        'computed',
        'TruePeak(x...)',
        'sf.TruePeak(x...)' '\n'
        '    True peak in dBTP by ITU-R BS.1770: the peak of the waveform between samples too; silence is -inf.' '\n'
        '    x: the signals' '\n'
        '    Source: ITU-R BS.1770-5' '\n'
        '    See also: Limiter' '\n'
        '    Example: sf.TruePeak(sf.Pcnt50(sf.SineWave(1000, 440)))',
    ),
    'TruncateSilence': (
        'truncate_silence',
        'computed method',
        'TruncateSilence(x, dB, window, gap=0)',
        'sf.TruncateSilence(x, dB, window, gap=0)' '\n'
        '    The signal without its silent windows, stored; as long as before, with the freed length as silence at the end.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    dB: highest peak of a silent window [dBFS, up to 400]' '\n'
        '    window: length of a window [ms, at least one sample]' '\n'
        '    gap: silence to keep in each silent part [ms, 0 and up]' '\n'
        '    See also: Silences, SplitAtSilences, MultipleTruncateSilence' '\n'
        '    Example: sf.TruncateSilence(sf.Concatenate(sf.SineWave(300, 440), sf.Silence(300), sf.SineWave(300, 660)), -40, 5, 20)',
    ),
    'Tube': (
        'tube',
        'lazy method',
        'Tube(x, drive=6, bias=0, mix=1, oversampling=8)',
        'sf.Tube(x, drive=6, bias=0, mix=1, oversampling=8)' '\n'
        '    Tube saturation without aliases, not shifted in time: the upper half-waves saturate at half the level of the lower ones, which adds even harmonics and then odd ones, and a high-pass at 10 Hz removes the DC; a signal at full scale keeps its loudness.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    drive: gain before the shaping curve [dB, -60 to 60, number or signal]' '\n'
        '    bias: bias: offset before the shaping curve, which adds even harmonics [-1 to 1, number or signal]' '\n'
        '    mix: dry/wet mix: part of the shaped sound in the result [0 to 1, number or signal]' '\n'
        '    oversampling: oversampling factor, 1, 2, 4 or 8; 1 does not suppress aliases [whole, 1 to 8]' '\n'
        '    The result is as long as the shortest signal. A NaN spoils samples before and after it.' '\n'
        '    Source: J. Parker, V. Zavalishin, E. Le Bivic, "Reducing the aliasing of nonlinear waveshaping using continuous-time convolution", DAFx 2016' '\n'
        '    In chains also: overdrive' '\n'
        '    See also: Saturator, Tape' '\n'
        '    Example: sf.Tube(sf.SineWave(200, 440), 12)',
    ),
    'ValueAt': (
        'value_at',
        'computed method',
        'ValueAt(x, ms)',
        'sf.ValueAt(x, ms)' '\n'
        '    The value at a time, between samples that of the band-limited signal within -90 dB up to 0.4 of the sample rate; 0 outside the signal.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ms: time [ms]' '\n'
        '    Example: sf.ValueAt(sf.SineWave(1000, 440), 10.3)',
    ),
    'Varispeed': (
        'varispeed',
        'lazy method',
        'Varispeed(x, speed=1)',
        'sf.Varispeed(x, speed=1)' '\n'
        '    Varispeed: playback at another speed, or at one that changes, so pitch and length change together; band-limited (18 kHz of 48 kHz pass, aliases are 90 dB down); ends with the sound or with the speed, which is read at once as far as that.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    speed: playback speed; 2 is an octave up; a signal may go to 0, where the tape stops [above 0, up to 32, number or signal]' '\n'
        '    Source: J. Smith, "Digital audio resampling", 2002' '\n'
        '    See also: DirectRelength, DirectResample, Resample, FrequencyModulate, ConvertSampleRate' '\n'
        '    Example: sf.Varispeed(sf.SineWave(300, 440), 1.25)',
    ),
    'VelvetNoise': (
        'velvet_noise',
        'lazy',
        'VelvetNoise(ms, density=2000)',
        'sf.VelvetNoise(ms, density=2000)' '\n'
        '    Velvet noise: one impulse of 1 or -1 at a random place in each period.' '\n'
        '    ms: length; shorter where a signal ends earlier [ms, 0 and up]' '\n'
        '    density: impulses per second [per second, from 0, at most half the sample rate, number or signal]' '\n'
        '    Source: M. Karjalainen, H. Järveläinen, "Reverberation modeling using velvet noise", 2007' '\n'
        '    See also: Dust, WhiteNoise' '\n'
        '    Example: sf.VelvetNoise(500, sf.NumericShape((0, 100), (1000, 2000)))',
    ),
    'Vibrato': (
        'vibrato',
        'lazy method',
        'Vibrato(x, rate=5.5, depth=30)',
        'sf.Vibrato(x, rate=5.5, depth=30)' '\n'
        '    Vibrato: pitch modulation, upwards in cents and downwards by as many Hz, as far as 25 ms to either side allow; without latency.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    rate: modulation rate [Hz, 0 to 100, number or signal]' '\n'
        '    depth: modulation depth: how far the pitch goes up [cents, 0 to 1200, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    See also: Tremolo, Chorus, FrequencyModulate, TimeShift' '\n'
        '    Example: sf.Vibrato(sf.SineWave(300, 440), 6, 40)',
    ),
    'ViolaBodyIRs': (
        'viola_body_irs',
        'computed',
        'ViolaBodyIRs(anything)',
        'sf.ViolaBodyIRs(anything)' '\n'
        '    The impulse responses of a viola\'s body from three sides, as signals of 36.4 ms, from a model of its modes.' '\n'
        '    anything: any value; it has no effect, but Sonic Field\'s words take one' '\n'
        '    Source: J. Woodhouse, "The acoustics of the violin: a review", 2014' '\n'
        '    Example: sf.ViolaBodyIRs(None)',
    ),
    'VioletNoise': (
        'violet_noise',
        'lazy',
        'VioletNoise(ms)',
        'sf.VioletNoise(ms)' '\n'
        '    Violet noise, the difference of white noise: +6 dB per octave, 0.2 RMS.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    See also: BlueNoise, BrownNoise' '\n'
        '    Example: sf.VioletNoise(1000)',
    ),
    'ViolinBodyIRs': (
        'violin_body_irs',
        'computed',
        'ViolinBodyIRs(anything)',
        'sf.ViolinBodyIRs(anything)' '\n'
        '    The impulse responses of a violin\'s body from five sides, as signals of 36.4 ms, from a model of its modes.' '\n'
        '    anything: any value; it has no effect, but Sonic Field\'s words take one' '\n'
        '    Source: J. Woodhouse, "The acoustics of the violin: a review", 2014' '\n'
        '    See also: Convolution' '\n'
        '    Example: sf.ViolinBodyIRs(None)',
    ),
    'Vocoder': (
        'vocoder',
        'lazy method',
        'Vocoder(x, carrier, shift=1, bands=40, size=0, window=40)',
        'sf.Vocoder(x, carrier, shift=1, bands=40, size=0, window=40)' '\n'
        '    Vocoder by short-time spectra: gives the carrier the levels of the voice in each of many bands; the formants may be shifted.' '\n'
        '    x: the voice, a signal, or a list of signals as channels' '\n'
        '    carrier: carrier, such as a rich synthesizer or noise: a signal, or a list of them' '\n'
        '    shift: factor of the formants\' frequencies [0.25 to 4, number or signal]' '\n'
        '    bands: number of bands from 0 to 20 kHz [whole, 2 to 100]' '\n'
        '    size: length of a frame in place of window, a power of two from 16 to 65536; 0 = as window has it [samples, 0 to 65536]' '\n'
        '    window: length of a frame: longer resolves frequency better, shorter resolves time better [ms, above 0]' '\n'
        '    The result is as long as the shortest signal. A NaN spoils samples before and after it.' '\n'
        '    Source: B. Glasberg, B. Moore, "Derivation of auditory filter shapes from notched-noise data", 1990' '\n'
        '    See also: ChannelVocoder, CrossSynthesis' '\n'
        '    Example: sf.Vocoder(sf.SineWave(500, 440), sf.WhiteNoise(500))',
    ),
    'Volume': (
        'volume',
        'lazy method',
        'Volume(x, dB)',
        'sf.Volume(x, dB)' '\n'
        '    The signal louder or softer by decibels, in steps of 0.1 dB (-2.95 acts as -3).' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    dB: gain; 0 leaves the signal unchanged [dB]' '\n'
        '    The same: Volume, ExponentialVolume' '\n'
        '    Example: sf.Volume(sf.SineWave(1000, 440), -6)',
    ),
    'VowelFilter': (
        'vowel_filter',
        'lazy method',
        'VowelFilter(x, vowel=0, voice=\'tenor\', formants=1)',
        'sf.VowelFilter(x, vowel=0, voice=\'tenor\', formants=1)' '\n'
        '    Formant filter: the five formants of a sung vowel, which may be modulated.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    vowel: vowel: 0 to 4 for a, e, i, o and u, and between them [0 to 4, number or signal]' '\n'
        '    voice: soprano, alto, countertenor, tenor or bass' '\n'
        '    formants: factor of the formants\' frequencies; above 1 = a shorter vocal tract [0.25 to 4, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    Source: D. Klatt, "Software for a cascade/parallel formant synthesizer", 1980' '\n'
        '    See also: SVFBandPass' '\n'
        '    Example: sf.VowelFilter(sf.WhiteNoise(500), sf.NumericShape((0, 0), (500, 4)), \'alto\', 1.1)',
    ),
    'WSOLA': (
        'wsola',
        'computed method',
        'WSOLA(x, ratio=1, piece=82, seek=14, overlap=12)',
        'sf.WSOLA(x, ratio=1, piece=82, seek=14, overlap=12)' '\n'
        '    Time stretch at the same pitch by overlap-add of similar segments (WSOLA), for speech and single instruments.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    ratio: stretch ratio: 2 is twice as long [0.25 to 4]' '\n'
        '    piece: length of a segment, about 40 for speech; shorter for short sounds [ms, 10 to 500]' '\n'
        '    seek: range of the search for the most similar segment [ms, 1 to 100]' '\n'
        '    overlap: overlap of segments [ms, 1 to 50, below half of piece]' '\n'
        '    Source: W. Verhelst, M. Roelands, "An overlap-add technique based on waveform similarity (WSOLA) for high quality time-scale modification of speech", 1993' '\n'
        '    See also: Tarsos, TimeStretch' '\n'
        '    Example: sf.WSOLA(sf.SineWave(400, 440), 1.5)',
    ),
    'WaveLimit': (
        'wave_limit',
        'computed method',
        'WaveLimit(x)',
        'sf.WaveLimit(x)' '\n'
        '    The signal with the peak of each half-wave reduced to 1 if it is above, stored; the gain steps from one half-wave to the next, which puts other tones beside those of a mix, 15 to 30 dB below them: a Limiter\'s does not.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN spoils the half-waves beside it. As a chain\'s last step it sets the peak of the file, whatever --rate and --channels.' '\n'
        '    See also: Limiter, WaveMaximise' '\n'
        '    Example: sf.WaveLimit(sf.NumericVolume(sf.SineWave(1000, 440), 1.5))',
    ),
    'WaveMaximise': (
        'wave_maximise',
        'computed method',
        'WaveMaximise(x)',
        'sf.WaveMaximise(x)' '\n'
        '    The signal with the peak of each half-wave at 1, stored; silence stays silent.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    A NaN spoils the half-waves beside it. As a chain\'s last step it sets the peak of the file, whatever --rate and --channels.' '\n'
        '    See also: WaveLimit' '\n'
        '    Example: sf.WaveMaximise(sf.Pcnt50(sf.SineWave(1000, 440)))',
    ),
    'WaveShaper': (
        'wave_shaper',
        'lazy',
        'WaveShaper(c0, c1, c2, c3, c4, c5, x)',
        'sf.WaveShaper(c0, c1, c2, c3, c4, c5, x)' '\n'
        '    The polynomial c5*x + c4*x^2 + c3*x^3 + c2*x^4 + c1*x^5 + c0*x^6 of each sample.' '\n'
        '    c0: factor of x^6' '\n'
        '    c1: factor of x^5' '\n'
        '    c2: factor of x^4' '\n'
        '    c3: factor of x^3' '\n'
        '    c4: factor of x^2' '\n'
        '    c5: factor of x' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    See also: Saturate' '\n'
        '    Example: sf.WaveShaper(0.1, 0.2, 0.3, -0.4, 0.5, 0.6, sf.SineWave(1000, 440))',
    ),
    'WaveguideString': (
        'waveguide_string',
        'lazy',
        'WaveguideString(ms, hz, position=0.2, decay=3000, highs=400, stiffness=0, width=0.1)',
        'sf.WaveguideString(ms, hz, position=0.2, decay=3000, highs=400, stiffness=0, width=0.1)' '\n'
        '    Plucked string by a waveguide: the force on its bridge after an ideal (triangular) pluck; stiff strings have stretched partials, as a piano\'s.' '\n'
        '    ms: length; a signal that ends earlier ends the result [ms, 0 and up]' '\n'
        '    hz: frequency [Hz, from 5, at most an eighth of the sample rate, number or signal]' '\n'
        '    position: pluck position as a part of the string, from its bridge: at 1/n every n-th partial is missing [0.01 to 0.99]' '\n'
        '    decay: decay time (T60) of the fundamental [ms, above 0]' '\n'
        '    highs: decay time (T60) of partials at 5 kHz, as short as a one-pole low-pass can make it [ms, above 0]' '\n'
        '    stiffness: inharmonicity B of the partials n·f·√((1 + B·n²)/(1 + B)): 0 for none, 0.0001 a guitar\'s low string, 0.0005 a piano\'s [0 to 0.01]' '\n'
        '    width: width of the corner; wider is softer [ms, 0 and up]' '\n'
        '    Source: V. Välimäki et al., "Physical modeling of plucked string instruments with application to real-time sound synthesis", JAES 44, 1996' '\n'
        '    See also: Pluck' '\n'
        '    Example: sf.WaveguideString(500, sf.NumericShape((0, 220), (1000, 230)), 0.2, 1000, 200, 0.0001)',
    ),
    'WavetableOsc': (
        'wavetable_osc',
        'lazy',
        'WavetableOsc(ms, hz, tables, morph=0, phase=0)',
        'sf.WavetableOsc(ms, hz, tables, morph=0, phase=0)' '\n'
        '    Wavetable oscillator: morphs between single-period tables, band-limited.' '\n'
        '    ms: length; a signal that ends earlier ends the result [ms, 0 and up]' '\n'
        '    hz: frequency; negative values play backwards [Hz, number or signal]' '\n'
        '    tables: a signal of one period, or a list of them: 1 to 262144 samples each, of which 4096 harmonics are heard at most' '\n'
        '    morph: table position, counted from 0; 0.5 is half way between the first two [number or signal]' '\n'
        '    phase: phase at the start [turns]' '\n'
        '    See also: Generate' '\n'
        '    Example: sf.WavetableOsc(500, sf.NumericShape((0, 110), (1000, 220)), [sf.NumericShape((0, 0), (10, 1), (20, 0)), sf.NumericShape((0, -1), (20, 1))], sf.NumericShape((0, 0.1), (1000, 1)))',
    ),
    'WhiteNoise': (
        'white_noise',
        'lazy',
        'WhiteNoise(ms)',
        'sf.WhiteNoise(ms)' '\n'
        '    White noise, uniform between -1 and 1; every call returns different noise, and every run with the same --seed returns the same.' '\n'
        '    ms: length, truncated to whole samples [ms, 0 and up]' '\n'
        '    See also: PinkNoise, GaussianNoise, VelvetNoise' '\n'
        '    Example: sf.WhiteNoise(1000)',
    ),
    'Width': (
        'width',
        'computed method',
        'Width(x, width=1.5)',
        'sf.Width(x, width=1.5)' '\n'
        '    Stereo width: gain of the side signal; 0 is mono, 1 leaves the sound as it is.' '\n'
        '    x: a signal, or a list of two as left and right' '\n'
        '    width: gain of the side signal (a factor) [0 to 10, number or signal]' '\n'
        '    The result is as long as the shortest signal.' '\n'
        '    In chains also: extrastereo, stereowiden' '\n'
        '    See also: MidSide, MidSideDecode, Haas, Balance' '\n'
        '    Example: sf.Width([sf.SineWave(300, 440), sf.SineWave(300, 660)], 0.5)',
    ),
    'WriteFile': (
        'write_file',
        'nothing',
        'WriteFile(x, path, format=\'auto\', dither=\'tpdf\')',
        'sf.WriteFile(x, path, format=\'auto\', dither=\'tpdf\')' '\n'
        '    Writes signals as the channels of a sound file; the extension of its name selects the container: wav (RF64 from 4 GiB on), rf64, w64, aiff, aifc, flac, npy or raw.' '\n'
        '    x: the channels' '\n'
        '    path: file name; a relative name is under --out' '\n'
        '    format: pcm8, pcm16, pcm24, pcm32, float32 or float64; auto is float32 for a NumPy array and otherwise pcm24' '\n'
        '    dither: none, or tpdf: seeded noise of one step of the integers, added to samples that integers cannot represent exactly' '\n'
        '    A NaN is an error.' '\n'
        '    See also: Dither' '\n'
        '    Example: sf.WriteFile([sf.SineWave(1000, 440)], \'tone.wav\', \'float32\')',
    ),
    'WriteFile16': (
        'write_file16',
        'nothing',
        'WriteFile16(x, path)',
        'sf.WriteFile16(x, path)' '\n'
        '    Writes signals as the channels of a WAV file of 16-bit integers.' '\n'
        '    x: the channels' '\n'
        '    path: file name; a relative name is under --out' '\n'
        '    A NaN is an error.' '\n'
        '    Example: sf.WriteFile16([sf.SineWave(1000, 440)], \'tone16.wav\')',
    ),
    'WriteFile32': (
        'write_file32',
        'nothing',
        'WriteFile32(x, path)',
        'sf.WriteFile32(x, path)' '\n'
        '    Writes signals as the channels of a WAV file of 32-bit integers.' '\n'
        '    x: the channels' '\n'
        '    path: file name; a relative name is under --out' '\n'
        '    A NaN is an error.' '\n'
        '    Example: sf.WriteFile32([sf.SineWave(1000, 440)], \'tone32.wav\')',
    ),
    'WriteFileString': (
        'write_file_string',
        'nothing',
        'WriteFileString(text, path)',
        'sf.WriteFileString(text, path)' '\n'
        '    Writes a string to a file, in UTF-8.' '\n'
        '    text: any string' '\n'
        '    path: file name; a relative name is under --out' '\n'
        '    Example: sf.WriteFileString(\'a4 = 440 Hz\', \'tuning.txt\')',
    ),
    'WriteSignal': (
        'write_signal',
        'nothing method',
        'WriteSignal(x, path)',
        'sf.WriteSignal(x, path)' '\n'
        '    Writes one signal to a file unchanged, for sf.ReadSignal: the number of samples in 32 bits and each as a 64-bit float, big-endian, and no sample rate.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    path: file name; a relative name is under --out' '\n'
        '    Example: sf.WriteSignal(sf.SineWave(1000, 440), \'tone.signal\')',
    ),
    'WriteToSignalPool': (
        'write_to_signal_pool',
        'computed method',
        'WriteToSignalPool(x, path)',
        'sf.WriteToSignalPool(x, path)' '\n'
        '    Appends a signal to a pool, which is created if it does not exist or is empty: returns the offset by which sf.ReadFromSignalPool finds it, in later runs too.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    path: file name; a relative name is under --out' '\n'
        '    Example: sf.WriteToSignalPool(sf.SineWave(1000, 440), \'tones.pool\')',
    ),
    'ZeroPhase': (
        'zero_phase',
        'lazy method',
        'ZeroPhase(x, filter)',
        'sf.ZeroPhase(x, filter)' '\n'
        '    Zero-phase filtering: a filter forward and then backward, as if there were silence around the signal; its gain counts twice, in dB, and the phase stays.' '\n'
        '    x: a signal, or a list of signals as channels' '\n'
        '    filter: a filter, as made by sf.CreateButterworthLowPass or sf.CreateParametricEQ' '\n'
        '    The result is as long as the first signal. A NaN spoils samples before and after it.' '\n'
        '    See also: FIRFilter, CreateButterworthLowPass, CreateParametricEQ' '\n'
        '    Example: sf.ZeroPhase(sf.WhiteNoise(300), sf.CreateButterworthLowPass(1000, 2))',
    ),
}
