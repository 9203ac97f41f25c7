package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** Chains in Python that find no room. */
class PythonChainsScratchTest {
  @TempDir Path folder;
  private Path in;

  @BeforeEach
  void setUp() throws IOException {
    in = Files.createDirectories(folder.resolve("in"));
    Sounds.write(in.resolve("a.wav"), 8000, 20, 1);
    Sounds.write(in.resolve("b.wav"), 8000, 20, 1);
    Sounds.write(in.resolve("c.wav"), 8000, 0.1, 1);
  }

  /** A chain that finds no room in the first two threads, which are at work at once. */
  private final class Narrow implements Chain {
    private final CyclicBarrier both = new CyclicBarrier(2);
    private final AtomicInteger threads = new AtomicInteger();

    @Override
    public String text() {
      return "narrow";
    }

    @Override
    public List<Path> files() {
      return List.of();
    }

    @Override
    public Applied on(FileSession fileSession) {
      boolean beside = threads.getAndIncrement() < 2;
      if (beside) {
        meet();
      }
      return (channels, fit) -> {
        if (beside) {
          fill(channels);
        }
        return fit.apply(channels);
      };
    }

    private void meet() {
      try {
        both.await();
      } catch (InterruptedException | BrokenBarrierException e) {
        throw new IllegalStateException(e);
      }
    }

    private void fill(List<Signal> channels) {
      try (Session small =
          new Session(new Settings().withScratch(folder).withScratchMax(1 << 20))) {
        small.store(channels.getFirst()).close();
      }
    }
  }

  private CapturedRun process(String chain, String... jobs) {
    List<String> all =
        new ArrayList<>(
            List.of("process", chain, in.toString(), "--out", folder.resolve("out").toString()));
    all.addAll(List.of("--scratch-max", "1M", "--scratch", folder.toString()));
    all.addAll(List.of(jobs));
    return TenutoRun.by(all.toArray(String[]::new));
  }

  /** Ended with another code when Python was between: the same cause, the same code. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "return [sf.Realise(x) for x in channels]",
        "return sf.FixSize(channels)",
        "try:\n        return [sf.Realise(x) for x in channels]\n"
            + "    except:\n        return channels",
        "return [sf_do(sf.Realise, x) for x in channels]"
      })
  void theSameCauseHasTheSameCode(String body) throws IOException {
    Path chain =
        Files.writeString(folder.resolve("chain.py"), "def process(channels):\n    " + body + "\n");
    CapturedRun told = process(chain.toString());
    assertThat(told.exit()).as(told.err()).isEqualTo(ExitCode.SCRATCH_FULL);
    assertThat(told.err()).contains("out of scratch space", "1 of 3 files done, 2 failed");
    assertThat(
            TenutoRun.by(
                    "process",
                    "realise",
                    in.toString(),
                    "--out",
                    folder + "/words",
                    "--scratch-max",
                    "1M",
                    "--scratch",
                    folder.toString())
                .exit())
        .isEqualTo(ExitCode.SCRATCH_FULL);
  }

  @Test
  void aFileOfPythonThatFindsNoRoomIsNoUsageError() throws IOException {
    Path chain =
        Files.writeString(
            folder.resolve("chain.py"),
            "room = sf.Realise(sf.WhiteNoise(60000))\ndef process(x):\n    return x\n");
    CapturedRun told = process(chain.toString());
    assertThat(told.exit()).as(told.err()).isEqualTo(ExitCode.SCRATCH_FULL);
    assertThat(told.err()).contains("out of scratch space");
  }
}
