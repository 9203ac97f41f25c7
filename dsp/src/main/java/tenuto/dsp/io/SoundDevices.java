package tenuto.dsp.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.devices.Player;
import tenuto.dsp.levels.Extremes;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.outputs.Planned;
import tenuto.dsp.word.In;
import tenuto.dsp.word.MissingFileException;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.PlaybackDevices;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.SoundFile;

/** Words that play to the computer's sound devices, in real time and with 16 bits. */
public final class SoundDevices {
  /** The largest 16-bit sample. */
  private static final double FULL_SCALE = 1 - 0x1p-15;

  /** The system's default device. */
  private static final String ANY = "";

  private SoundDevices() {}

  @Operator(
      value =
          "Plays a signal in real time, in 16 bit with its peak at full scale, and waits until"
              + " playback ends.",
      words = "Monitor",
      find = {"listen", "play"},
      example = "sf.Monitor(sf.SineWave(100, 440))")
  public static void monitor(WordContext context, @In(Units.SIGNAL) Signal x) {
    Session session = context.session();
    play(
        context,
        List.of(x),
        () -> {
          try (PlaybackDevices.Line line = open(context, ANY, session.sampleRate(), 1);
              Stored stored = session.store(x)) {
            play(session, List.of(stored), peak(session, "x", stored), line);
          }
        });
  }

  @Operator(
      value =
          "Plays two signals side by side in real time, in 16 bit with the higher peak at full"
              + " scale, and waits until playback ends.",
      words = "StereoMonitor",
      example = "sf.StereoMonitor(sf.SineWave(100, 440), sf.SineWave(100, 660))")
  public static void stereoMonitor(
      WordContext context,
      @In("the left channel") Signal left,
      @In("the right channel") Signal right) {
    Session session = context.session();
    play(
        context,
        List.of(left, right),
        () -> {
          try (PlaybackDevices.Line line = open(context, ANY, session.sampleRate(), 2)) {
            List<Stored> stored = session.store(List.of(left, right));
            try (Stored l = stored.get(0);
                Stored r = stored.get(1)) {
              double peak = Math.max(peak(session, "left", l), peak(session, "right", r));
              play(session, stored, peak, line);
            }
          }
        });
  }

  /** Plays signals that are stored for it. */
  private static void play(WordContext context, List<Signal> channels, Runnable playing) {
    Session session = context.session();
    double seconds = frames(channels) / session.sampleRate();
    context.outputs().play(session, channels, seconds, playing);
  }

  private static long frames(List<Signal> channels) {
    return channels.stream().mapToLong(Signal::length).max().orElse(0);
  }

  @Operator(
      value =
          "Plays a sound file of any sample rate in real time, in 16 bit with its peak at full"
              + " scale, and waits until playback ends.",
      words = "PlayFile",
      example = "sf.PlayFile('samples/wood.wav', '')")
  public static void playFile(
      WordContext context,
      @In("file name; a relative name is searched for under --out, then in the current folder")
          String path,
      @In("a name from sf.Mixer, or '' for the system's default device") String mixer) {
    Outputs outputs = context.outputs();
    Session session = context.session();
    Optional<Planned> noted = outputs.noted().file(outputs.paths().place(path));
    if (noted.isPresent()) {
      outputs.play(session, List.of(), noted.get().seconds(), () -> {});
      return;
    }
    Path from = outputs.paths().find(path);
    if (Files.notExists(from)) {
      throw new UncheckedIOException(new MissingFileException(path));
    }
    SoundFile file;
    try {
      file = SoundFiles.open(context.inputs(), from, session.sampleRate());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    double rate = file.about().sampleRate();
    List<Signal> channels = file.channels();
    outputs.play(
        session,
        List.of(),
        frames(channels) / rate,
        () -> {
          try (PlaybackDevices.Line line = open(context, mixer, rate, channels.size())) {
            double peak = 0;
            for (Signal channel : channels) {
              peak = Math.max(peak, peak(session, "every sample of path", channel));
            }
            play(session, channels, peak, line);
          }
        });
  }

  private static PlaybackDevices.Line open(
      WordContext context, String name, double rate, int channels) {
    try {
      return context.loudspeakers().open(name, rate, channels);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static double peak(Session session, String name, Signal x) {
    if (x.length() == 0) {
      return 0;
    }
    return Require.finite(name, Extremes.of(session, x).peak());
  }

  private static void play(
      Session session, List<? extends Signal> channels, double peak, PlaybackDevices.Line line) {
    try {
      double gain = peak == 0 ? 1 : Math.min(FULL_SCALE / peak, Double.MAX_VALUE);
      Player.play(session, channels, gain, line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Operator(
      value =
          "The name of a sound device for playback, for sf.PlayFile; without a text, sf.Mixer is a"
              + " mixer of tracks (see Functions).",
      words = "Mixer",
      example = "sf.Mixer('default')")
  public static String mixer(
      WordContext context, @In("the name of a sound device, or part of it") String name) {
    try {
      return context.loudspeakers().named(name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Operator(
      value = "The names of the sound devices for playback; an empty list if there are none.",
      words = "Mixers",
      example = "sf.Mixers(0)")
  public static List<String> mixers(WordContext context, @In(Units.IGNORED) Object anything) {
    return context.loudspeakers().names();
  }

  @Operator(
      value =
          "Waits until the playback of sf.PlayFile ends: it has ended when sf.PlayFile returns.",
      words = "LineWait",
      example = "sf.LineWait(sf.PlayFile('samples/wood.wav', ''))")
  public static void lineWait(@In("the result of sf.PlayFile") Object listener) {}
}
