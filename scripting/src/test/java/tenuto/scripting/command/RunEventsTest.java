package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.FileProgress;
import tenuto.scripting.reports.PatchPosition;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;

/** What the observer of a run is notified of. */
class RunEventsTest {
  @TempDir Path folder;

  private final List<String> events = new CopyOnWriteArrayList<>();

  /** Notes events as texts. */
  private final class Noting implements RunObserver {
    @Override
    public void opened(Session session, PatchPosition here) {
      events.add("opened");
    }

    @Override
    public void called(Word word, Object[] values, Object result, Object place, double rate) {
      events.add(word.name() + " at " + line(place) + ", " + rate);
    }

    @Override
    public void made(Signal signal, String by, Object place, double rate) {
      events.add(by + " at " + line(place) + ", " + rate);
    }

    private static String line(Object place) {
      return place.toString().replaceAll(".*:", "");
    }

    @Override
    public void notesGiven(int count) {
      events.add(count + " notes");
    }

    @Override
    public void notePlayed() {
      events.add("played");
    }

    @Override
    public void fileBegun(FileProgress file) {
      events.add("begun " + file.path().getFileName() + " " + file.part());
    }

    @Override
    public void fileWritten(Outputs.Written file) {
      events.add("written " + file.path().getFileName() + " " + file.seconds());
    }

    @Override
    public void fileEnded(FileProgress file) {
      events.add("ended " + file.path().getFileName() + " " + file.part());
    }

    @Override
    public void message(String text) {
      events.add(text);
    }

    @Override
    public void closed(boolean complete) {
      events.add("closed " + complete);
    }
  }

  private Run run(String patch) throws IOException {
    Path file = Files.writeString(folder.resolve("song.py"), patch);
    Run run =
        new Run(
            List.of(new Script.Source(file)),
            List.of(),
            List.of(),
            new Catalogue(),
            new Settings().withScratch(folder).withThreads(1).withSampleRate(8000),
            Seeds.BY_CONTENT,
            null,
            folder);
    run.beQuiet();
    run.observe(new Noting());
    return run;
  }

  @Test
  void whatAPatchMakesAndWritesIsReportedInOrder() throws IOException {
    assertThat(run("x = sf.SineWave(500, 440)\nsf.WriteFile([x], 'a.wav')\n").run().exit())
        .isZero();
    assertThat(events)
        .containsExactly(
            "opened",
            "SineWave at 1, 8000.0",
            "begun a.wav 0.0",
            "written a.wav 0.5",
            "ended a.wav 1.0",
            "WriteFile at 2, 8000.0",
            "closed true");
  }

  @Test
  void notesAreCountedAsTheyArePlayed() throws IOException {
    Run run =
        run(
            """
            class Note(object):
                def __init__(self, ms):
                    self.ms = ms
            sf.Monitor(sf.Perform([Note(0), Note(90)], lambda note: sf.SineWave(50, 440)))
            """);
    run.outputs().beDry();
    assertThat(run.run().exit()).isZero();
    assertThat(events).contains("2 notes").containsOnlyOnce("2 notes");
    assertThat(events.stream().filter("played"::equals)).hasSize(2);
    assertThat(run.notes().part()).isEqualTo(1);
  }

  @Test
  void aRunThatFailsIsClosedAsIncomplete() throws IOException {
    Run.Result result = run("sf.WriteFile([sf.SineWave(500, 440) * 1e400], 'a.wav')\n").run();
    assertThat(result.exit()).isNotZero();
    assertThat(events).doesNotContain("written a.wav 0.5").endsWith("closed false");
  }

  @Test
  void messagesGoToObservers() throws IOException {
    run("sf.SineWave(500, 440)\n").run();
    assertThat(events).anyMatch(event -> event.contains("nothing was written or played"));
  }

  @Test
  void whatIsOnlyNotedIsNotReportedAsWritten() throws IOException {
    Run run = run("sf.WriteFile([sf.SineWave(500, 440)], 'a.wav')\n");
    run.outputs().beDry();
    assertThat(run.run().exit()).isZero();
    assertThat(events)
        .containsExactly(
            "opened", "SineWave at 1, 8000.0", "WriteFile at 1, 8000.0", "closed true");
    assertThat(folder.resolve("a.wav")).doesNotExist();
  }
}
