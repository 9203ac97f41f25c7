<CsoundSynthesizer>
<CsInstruments>
sr = 48000
ksmps = 64
nchnls = 2
0dbfs = 1
instr 1
a1, a2 diskin2 "$FIRST", 1
a3, a4 diskin2 "$SECOND", 1
outs 0.5 * (a1 + a3), 0.5 * (a2 + a4)
endin
</CsInstruments>
<CsScore>
i 1 0 $SECONDS
e
</CsScore>
</CsoundSynthesizer>
