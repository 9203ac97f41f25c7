<CsoundSynthesizer>
<CsInstruments>
sr = 48000
ksmps = 64
nchnls = 1
0dbfs = 1
instr 1
a1 rand 1, 0.5, 1
a1 butterlp a1, 1000
a1 butterlp a1, 1000
out a1
endin
</CsInstruments>
<CsScore>
i 1 0 $SECONDS
e
</CsScore>
</CsoundSynthesizer>
