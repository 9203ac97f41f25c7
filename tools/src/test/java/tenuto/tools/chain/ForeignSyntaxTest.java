package tenuto.tools.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.catalogue.Catalogue;

/**
 * Filters in the form of ffmpeg, and effects in that of SoX, whose manuals say what they mean. That
 * the samples are the same, docs/batch.md says how it was tried.
 */
class ForeignSyntaxTest {
  private static final ChainWords WORDS = new ChainWords(new Catalogue());

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      nullValues = "none",
      value = {
        "lowpass; 1000; lowpass 1000 0.707",
        "lowpass; f=1000:p=2:m=1; lowpass 1000 0.707",
        "lowpass; f=1000:t=h:w=500; lowpass 1000 2.0",
        "lowpass; f=1000:p=1; none",
        "lowpass; f=1000:m=0.5; none",
        "lowpass; f=1000:z=1; none",
        "highpass; frequency=200:width_type=q:width=0.7; highpass 200 0.7",
        "bandpass; f=1000:w=2; bandpass 1000 2q",
        "bandpass; f=1000:csg=1; none",
        "bandreject; f=50:t=h:w=10; notch 50 10Hz",
        "equalizer; f=1000:t=o:w=2:g=-3; peak 1000 2oct -3dB",
        "equalizer; 1000:q:1.4:-3; peak 1000 1.4q -3dB",
        "bass; g=3; bass 3 100 1",
        "highshelf; f=8000:g=-2:w=0.7; highshelf 8000 -2dB 0.7",
        "treble; g=2:w=0.7; treble 2 3000 1",
        "lowshelf; g=2:t=s:w=0.5; none",
        "allpass; f=1000; all-pass 1000 0.707 2",
        "volume; 0.5; vol 0.5",
        "volume; volume=-3dB; vol -3dB",
        "aresample; 48000; resample 48000",
        "aresample; 48000:resampler=soxr; none",
        "apad; pad_dur=2; pad 0s 2s",
        "apad; whole_dur=2; none",
        "atempo; 1.25; tempo 1.25",
        "extrastereo; m=1.5; extrastereo 1.5",
        "atrim; 1:2.5; cut 1s 2.5s",
        "atrim; start=60; cut 60s end",
        "atrim; start=1.5:duration=2; cut 1.5s 3.5s",
        "atrim; end=1:30; none",
        "adelay; 500; none",
        "adelay; 500:all=1; delay 500ms",
        "adelay; 500|1500; delay 500ms 1500ms",
        "adelay; 500|1s; none",
        "afade; t=in:d=3; fade-at in 0s 3s linear",
        "afade; t=out:st=57:d=3:curve=qsin; fade-at out 57s 3s power",
        "afade; t=out:ss=100:ns=100; none",
        "afade; t=out:st=57:d=3:c=par; none",
        "loudnorm; I=-16:TP=-1.5:LRA=11; loudness -16LUFS -1.5dBTP",
        "loudnorm; I=-16:measured_I=-20; none",
        "nothing; 3; none",
      })
  void aFilterOfFfmpegIsAStep(String name, String values, String step) {
    assertThat(FfmpegFilters.step(name, values)).isEqualTo(step);
    assertThat(step == null ? 1 : StepChain.parse(step, WORDS).text().length()).isPositive();
  }

  @Test
  void anErrorShowsTheStepWhoseParameterItNames() {
    assertThatThrownBy(() -> StepChain.parse("lowshelf=g=5:f=100:width=abc", WORDS))
        .hasMessageStartingWith(
            "step 1 (lowshelf=g=5:f=100:width=abc, here 'lowshelf 100 5dB abc'): q must be");
  }

  @Test
  void aNameThatOnlyFfmpegHasMeansItsDefaults() {
    assertThat(FfmpegFilters.step("extrastereo", "")).isEqualTo("extrastereo 2.5");
    assertThat(called("extrastereo")).isEqualTo(called("extrastereo 2.5"));
    assertThat(called("extrastereo 2")).isNotEqualTo(called("extrastereo 2.5"));
  }

  private static Object called(String chain) {
    return StepChain.parse(chain, WORDS).calls().findFirst().orElseThrow().values();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      nullValues = "none",
      value = {
        "fade 0.5; fade 0.5s 0s exponential",
        "fade t 0 3 0.5; cut 0s 3s, fade 0s 0.5s linear",
        "fade q 0.5 0 1; fade 0.5s 1s power",
        "fade h 0:01 1:00; cut 0s 1:00, fade 0:01 0:01 smooth",
        "fade p 1; none",
        "trim 1; cut 1s",
        "trim 1 2.5; cut 1s 3.5s",
        "trim 1 =2; cut 1s 2s",
        "trim 0 -1; none",
        "pad 1 2; pad 1s 2s",
        "delay 0 0.5; delay 0s 0.5s",
        "gain -n; normalise",
        "gain -n -3; normalise -3dB",
        "gain -l 3; none",
        "rate -v 48k; rate 48k",
        "tempo -s 1.1; tempo 1.1",
        "lowpass 1000 0.5q; lowpass 1000 0.5",
        "bass -3 100 0.5q; lowshelf 100 -3dB 0.5",
        "treble 3 8000 0.4s; treble 3 8000 0.4",
        "speed 1200c; speed 2",
        "tremolo 5 40; tremolo 5 40%",
        "reverse; none",
      })
  void anEffectOfSoxIsExplained(String effect, String steps) {
    assertThat(SoxSyntax.here(StepText.of(effect).getFirst())).isEqualTo(steps);
    assertThat(steps == null ? 1 : StepChain.parse(steps, WORDS).text().length()).isPositive();
  }
}
