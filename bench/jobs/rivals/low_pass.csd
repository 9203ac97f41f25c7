<CsoundSynthesizer>
<CsInstruments>
sr = 48000
ksmps = 64
nchnls = 2
0dbfs = 1
instr 1
a1, a2 diskin2 "$FIRST", 1
a1 butterlp a1, 1000
a2 butterlp a2, 1000
outs 0.5 * a1, 0.5 * a2
endin
</CsInstruments>
<CsScore>
i 1 0 $SECONDS
e
</CsScore>
</CsoundSynthesizer>
