package tenuto.dsp.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.devices.JavaSound;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.shaping.Powers;
import tenuto.dsp.timeline.Editing;
import tenuto.dsp.word.PlaybackDevices;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

class SoundDevicesTest {
  @TempDir Path folder;

  private Session session;
  private final Recording recording = new Recording(List.of("Front [hw:0]", "Back"));

  /** A device that keeps what it is given. */
  private static final class Recording implements PlaybackDevices, PlaybackDevices.Line {
    private final List<String> names;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private String what = "";
    private boolean finished;
    private boolean closed;

    Recording(List<String> names) {
      this.names = names;
    }

    @Override
    public List<String> names() {
      return names;
    }

    @Override
    public Line open(String name, double sampleRate, int channels) throws IOException {
      if (names.isEmpty()) {
        throw new IOException("there is no sound device");
      }
      what = "%s, %s Hz, %d channels".formatted(name, sampleRate, channels);
      return this;
    }

    @Override
    public void write(byte[] frames, int n) {
      bytes.write(frames, 0, n);
    }

    @Override
    public void finish() {
      finished = true;
    }

    @Override
    public void close() {
      closed = true;
    }

    int[] samples(int channel, int channels) {
      ByteBuffer all = ByteBuffer.wrap(bytes.toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
      return IntStream.range(0, bytes.size() / 2 / channels)
          .map(i -> all.getShort(2 * (i * channels + channel)))
          .toArray();
    }
  }

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withSampleRate(48000));
  }

  @AfterEach
  void close() {
    session.close();
  }

  private WordContext context(PlaybackDevices loudspeakers) {
    return new WordContext(session, () -> 0, new Outputs(folder), loudspeakers, line -> {});
  }

  private Signal constant(double ms, double value) {
    return Generators.constant(session, ms, value);
  }

  @Test
  void aSignalIsPlayedWithItsPeakAtFullScale() {
    try (WordContext context = context(recording)) {
      Signal x = Editing.concatenate(List.of(constant(50, -0.25), constant(100, 0.125)));
      SoundDevices.monitor(context, x);
    }
    assertThat(recording.what).isEqualTo(", 48000.0 Hz, 1 channels");
    assertThat(recording.samples(0, 1)).hasSize(7200).startsWith(-32767).endsWith(16384);
    assertThat(recording.finished).isTrue();
    assertThat(recording.closed).isTrue();
    assertThat(session.memory().usage().lent()).isZero();
  }

  @Test
  void twoSignalsAreAsLoudBesideEachOtherAsTheyWere() {
    try (WordContext context = context(recording)) {
      SoundDevices.stereoMonitor(context, constant(10, 4), constant(20, -2));
    }
    assertThat(recording.what).endsWith("2 channels");
    assertThat(recording.samples(0, 2)).hasSize(960).startsWith(32767).endsWith(0);
    assertThat(recording.samples(1, 2)).hasSize(960).containsOnly(-16384);
  }

  @Test
  void silenceAndNothingStaySilent() {
    try (WordContext context = context(recording)) {
      SoundDevices.monitor(context, constant(10, 0));
      SoundDevices.monitor(context, constant(0, 1));
    }
    assertThat(recording.samples(0, 1)).hasSize(480).containsOnly(0);
  }

  @Test
  void aFileIsPlayedAtItsOwnRateWithAllItsChannels() {
    try (WordContext context = context(recording)) {
      SoundFileWords.writeFile16(
          context, List.of(constant(10, 0.5), constant(10, 0.25)), "two.wav");
      session.sampleRate(96_000);
      SoundDevices.playFile(context, "two.wav", SoundDevices.mixer(context, "back"));
    }
    assertThat(recording.what).isEqualTo("Back, 48000.0 Hz, 2 channels");
    assertThat(recording.samples(0, 2)).hasSize(480).containsOnly(32767);
    assertThat(recording.samples(1, 2)).hasSize(480).containsOnly(16384);
  }

  @Test
  void whatIsNotFiniteIsNotPlayed() {
    try (WordContext context = context(recording)) {
      Signal spoilt = Powers.raise(constant(10, -1), 0.5);
      assertThatThrownBy(() -> SoundDevices.stereoMonitor(context, constant(10, 1), spoilt))
          .hasMessage("right must be finite, but is NaN");
    }
    assertThat(recording.bytes.size()).isZero();
    assertThat(recording.closed).isTrue();
    assertThat(session.memory().usage().lent()).isZero();
  }

  @Test
  void aMixerIsFoundByItsNameOrAPartOfIt() {
    try (WordContext context = context(recording)) {
      assertThat(SoundDevices.mixers(context, 0)).containsExactly("Front [hw:0]", "Back");
      assertThat(SoundDevices.mixer(context, "front")).isEqualTo("Front [hw:0]");
      assertThatThrownBy(() -> SoundDevices.mixer(context, "side"))
          .hasMessage(
              "name must be that of a sound device or a part of it, of Front [hw:0], Back,"
                  + " but is 'side'");
    }
  }

  @Test
  void withoutADeviceThereIsOneClearError() {
    try (WordContext context = context(new Recording(List.of()))) {
      Catalogue words = new Catalogue();
      assertThatThrownBy(() -> words.word("Monitor").call(context, new Object[] {constant(10, 1)}))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("sf.Monitor: there is no sound device");
      assertThatThrownBy(() -> words.word("Mixer").call(context, new Object[] {"x"}))
          .hasMessageContaining("sf.Mixer: there is no sound device");
      assertThat(SoundDevices.mixers(context, 0)).isEmpty();
    }
    assertThat(session.memory().usage().lent()).isZero();
  }

  @Test
  void aDeviceThatJavaSoundDoesNotKnowIsAnError() {
    assertThatThrownBy(() -> new JavaSound().open("no such device", 48000, 1))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("there is no sound device");
  }

  @Test
  void anInterruptedThreadFallsSilentAndStaysInterrupted() {
    try (WordContext context = context(recording)) {
      Thread.currentThread().interrupt();
      assertThatThrownBy(() -> SoundDevices.monitor(context, constant(1000, 1)))
          .hasCauseInstanceOf(InterruptedIOException.class)
          .hasMessageContaining("playing was interrupted");
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(recording.bytes.size()).isZero();
    assertThat(recording.finished).isFalse();
    assertThat(recording.closed).isTrue();
  }
}
