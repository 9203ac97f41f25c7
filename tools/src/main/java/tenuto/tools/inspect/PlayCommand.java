package tenuto.tools.inspect;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tenuto.dsp.devices.JavaSound;
import tenuto.dsp.devices.Player;
import tenuto.dsp.word.PlaybackDevices;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.About;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.tools.input.ClockTime;
import tenuto.tools.input.DamageReport;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Reading;
import tenuto.tools.input.StopHook;
import tenuto.tools.input.TimeRange;

/** {@code tenuto play FILE…}: plays sound files one after another. */
@Command(
    name = "play",
    description = "Plays sound files, one after the other.",
    mixinStandardHelpOptions = true)
public final class PlayCommand implements Callable<Integer> {
  private final PlaybackDevices loudspeakers;
  private final boolean shown;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "Sound files.", arity = "0..*")
  private List<Path> files = List.of();

  @Mixin private Reading reading;

  @Mixin private TimeRange range;

  @Option(
      names = "--device",
      paramLabel = "NAME",
      description = "One of --devices, or part of its name (default: the system's choice).")
  private String device = "";

  @Option(names = "--devices", description = "List the sound devices instead.")
  private boolean devices;

  /** Plays to the computer's audio devices. */
  public PlayCommand() {
    this(new JavaSound(), Boolean.getBoolean("tenuto.terminal"));
  }

  /**
   * @param shown whether to show the position on stderr
   */
  PlayCommand(PlaybackDevices loudspeakers, boolean shown) {
    this.loudspeakers = loudspeakers;
    this.shown = shown;
  }

  @Override
  public Integer call() {
    if (devices) {
      List<String> names = loudspeakers.names();
      names.forEach(System.out::println);
      return names.isEmpty() ? failed("there is no sound device") : ExitCode.OK;
    }
    if (files.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "a sound file is missing");
    }
    range.check(spec);
    Thread player = Thread.currentThread();
    CountDownLatch silent = new CountDownLatch(1);
    StopHook whenStopped = StopHook.of(() -> stop(player, silent));
    try {
      return playAll();
    } finally {
      silent.countDown();
      whenStopped.remove();
    }
  }

  private int playAll() {
    if (loudspeakers.names().isEmpty()) {
      return failed("there is no sound device");
    }
    int failed = 0;
    try (OpenFiles open = reading.files();
        Session session = new Session(new Settings())) {
      String name = device.isEmpty() ? "" : loudspeakers.named(device);
      for (Path file : files) {
        try {
          play(session, open, file, name);
        } catch (InterruptedIOException e) {
          return ExitCode.INTERRUPTED;
        } catch (Exception | OutOfMemoryError | StackOverflowError e) {
          System.err.println(ErrorText.text(file, file.toString(), e));
          failed++;
        }
      }
    } catch (IOException | IllegalArgumentException e) {
      return failed(e.getMessage());
    }
    return ExitCode.of(failed, files.size());
  }

  private void play(Session session, OpenFiles open, Path file, String name) throws IOException {
    SoundFile sound = reading.open(open, file);
    About about = sound.about();
    List<Signal> channels = range.of(file, about, sound.channels());
    try (PlaybackDevices.Line line = loudspeakers.open(name, about.sampleRate(), channels.size())) {
      Position position = new Position(file, range.begin(), about);
      try {
        Player.play(session, channels, 1, line, position::reached);
      } finally {
        position.erase();
      }
      DamageReport.lines(file.toString(), sound.losses()).forEach(System.err::println);
    }
  }

  /** The status line with the file being played and the position, rewritten once per second. */
  private final class Position {
    private final PrintStream err = System.err;
    private final Path file;
    private final double begin;
    private final About about;
    private long second = -1;

    Position(Path file, double begin, About about) {
      this.file = file;
      this.begin = begin;
      this.about = about;
    }

    void reached(long frame) {
      double now = begin + frame / about.sampleRate();
      if (shown && (long) now != second) {
        second = (long) now;
        err.printf(
            "\r%s  %s / %s\u001b[K",
            file.getFileName(), ClockTime.text(now), ClockTime.text(about.seconds()));
        err.flush();
      }
    }

    void erase() {
      if (second >= 0) {
        err.print("\r\u001b[K");
        err.flush();
      }
    }
  }

  private static int failed(String message) {
    System.err.println("tenuto: " + message);
    return ExitCode.FAILED;
  }

  /** Stops the player, and waits until it has restored the terminal. */
  private static void stop(Thread player, CountDownLatch silent) {
    player.interrupt();
    try {
      silent.await(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
