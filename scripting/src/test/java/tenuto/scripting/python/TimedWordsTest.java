package tenuto.scripting.python;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.scripting.rules.Ownership;

/** What {@code bench/words/run} times beside other programs, on a moment of sound. */
class TimedWordsTest {
  private static final Path WORDS = Path.of("../bench/words").toAbsolutePath().normalize();

  @TempDir Path folder;

  @Test
  void eachRowIsComputed() {
    new Patches(folder)
        .run(
            "rows.py",
            """
            import re
            sf.SetSampleRate(48000)
            execfile('%s')
            ms = 100.0
            x, y = sf.WhiteNoise(ms), sf.Saw(ms, 220)
            s = sf.Channels(x, y)
            for row in ROWS + LESS:
                if re.match('[A-Za-z]+', row[0]).group() in dir(sf):
                    z = eval(row[1].replace('y[:2000]', 'y'))
                    if not isinstance(z, list) or hasattr(z[0], 'ms'):
                        assert sf.MaxValue(sf.Mix(z)) < 1e6, row[0]
                    assert len(row) > 2, row[0]
            """
                .formatted(WORDS.resolve("rows.py")))
        .ok();
  }

  @Test
  void materialIsMonoStereoAndAnotherMono() {
    new Patches(folder).run(WORDS.resolve("prepare.py"), Ownership.SCOPED, "1").ok();
    new Patches(folder)
        .run(
            "read.py",
            """
            for name, channels in ('mono', 1), ('stereo', 2), ('second', 1):
                read = sf.ReadFile('%s/' + name + '-1.wav')
                assert len(read) == channels and sf.Samples(read[0]) > 0
                assert max(sf.MaxValue(each) for each in read) < 2
            """
                .formatted(folder.resolve("out")))
        .ok();
  }
}
