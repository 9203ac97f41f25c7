package tenuto.tools.batch;

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
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.Input;
import tenuto.tools.input.Inputs;
import tenuto.tools.input.Reading;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** Batches whose scratch folder has room for a few of the files at work, or for none. */
class ScarceScratchTest {
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

  @Test
  @Timeout(60)
  void whatFindsNoRoomBesideOthersIsTriedAgainAlone() throws IOException {
    Files.delete(in.resolve("c.wav"));
    Path out = folder.resolve("out");
    BatchSettings settings = PlainSettings.of(out, 2, new Settings().withScratch(folder));
    List<Input> inputs = Inputs.find(List.of(in.toString()), new Reading(), false);
    List<Path> outs =
        inputs.stream().map(input -> out.resolve(input.path().getFileName())).toList();
    Narrow chain = new Narrow();
    OutputFormat format = OutputFormat.of(null, null, null, "none", "test");
    Recipe recipe = new Recipe(chain, format, null, null, settings, List.of());
    List<Job> jobs = new ArrayList<>();
    for (int i = 0; i < inputs.size(); i++) {
      jobs.add(new Job(inputs.get(i), List.of(new Job.Target(outs.get(i), recipe))));
    }
    List<FileResult> told = java.util.Collections.synchronizedList(new ArrayList<>());
    Batch batch = new Batch(settings, new Catalogue());
    jobs.forEach(job -> batch.tag(job, false, List.of(new Tag("MOOD", "calm"))));
    batch.run(jobs, null, told::add);
    assertThat(chain.threads).hasValue(3);
    assertThat(told).hasSize(2).allSatisfy(result -> assertThat(result.failure()).isNull());
    for (Path file : outs) {
      try (OpenFiles files = new OpenFiles()) {
        assertThat(SoundFiles.open(files, file).metadata().text("MOOD")).isEqualTo("calm");
      }
    }
    // A watch of folders has one batch for weeks.
    assertThat(jobs).allSatisfy(job -> assertThat(batch.measured(job).tags().usual()).isEmpty());
  }

  private CapturedRun process(String chain, String... jobs) {
    List<String> all =
        new ArrayList<>(
            List.of("process", chain, in.toString(), "--out", folder.resolve("out").toString()));
    all.addAll(List.of("--scratch-max", "1M", "--scratch", folder.toString()));
    all.addAll(List.of(jobs));
    return CapturedRun.by(all.toArray(String[]::new));
  }
}
