package tenuto.formats.ogg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.formats.SineFit;
import tenuto.formats.SoundFiles;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;

/** Opus files against RFC 3533 and RFC 7845, and what Concentus' decoder makes of them. */
class OpusWriterTest {
  private static final int BITS = 92_000;
  private static final int STRETCH = 4096;

  @TempDir Path folder;

  /** A file of so many frames, written in stretches that packets do not fit into. */
  private static byte[] file(int frames, IntToDoubleFunction... channels) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    OpusWriter writer = new OpusWriter(file, channels.length, BITS);
    try (Arena arena = Arena.ofConfined()) {
      Block[] blocks = new Block[channels.length];
      for (int c = 0; c < blocks.length; c++) {
        blocks[c] = new Block(arena.allocate(8L * STRETCH, 64), 0);
      }
      for (int at = 0; at < frames; at += STRETCH) {
        int n = Math.min(STRETCH, frames - at);
        for (int c = 0; c < blocks.length; c++) {
          for (int i = 0; i < n; i++) {
            blocks[c].set(i, channels[c].applyAsDouble(at + i));
          }
        }
        writer.write(blocks, n);
      }
    }
    writer.end();
    return file.toByteArray();
  }

  private static double sine(double hz, int i) {
    return 0.5 * Math.sin(2 * Math.PI * hz * i / 48000);
  }

  private static IntToDoubleFunction noise(double peak) {
    Random random = new Random(7);
    return i -> peak * (2 * random.nextDouble() - 1);
  }

  private static List<ByteBuffer> pages(byte[] file) {
    List<ByteBuffer> pages = new ArrayList<>();
    for (int at = 0; at < file.length; ) {
      int size = 27 + (file[at + 26] & 0xFF);
      for (int i = at + 27, end = at + size; i < end; i++) {
        size += file[i] & 0xFF;
      }
      pages.add(ByteBuffer.wrap(file, at, size).slice().order(ByteOrder.LITTLE_ENDIAN));
      at += size;
    }
    return pages;
  }

  /** RFC 3533, 6: by division, bit by bit, of the page with no checksum in it. */
  private static int checksum(ByteBuffer page) {
    int rest = 0;
    for (int i = 0; i < page.limit(); i++) {
      int next = i >= 22 && i < 26 ? 0 : page.get(i) & 0xFF;
      for (int bit = 7; bit >= 0; bit--) {
        boolean carry = rest < 0 ^ (next >> bit & 1) == 1;
        rest = rest << 1 ^ (carry ? 0x04C11DB7 : 0);
      }
    }
    return rest;
  }

  @ParameterizedTest
  @CsvSource({"1", "959", "960", "100000"})
  void pagesAreThoseOfTheStandards(int frames) throws IOException {
    List<ByteBuffer> pages = pages(file(frames, noise(0.5)));
    for (int i = 0; i < pages.size(); i++) {
      ByteBuffer page = pages.get(i);
      assertThat(text(page)).startsWith("OggS");
      assertThat(page.get(4)).isZero();
      assertThat(page.get(5)).isEqualTo((byte) (i == 0 ? 2 : i == pages.size() - 1 ? 4 : 0));
      assertThat(page.getInt(14)).isEqualTo(pages.getFirst().getInt(14));
      assertThat(page.getInt(18)).isEqualTo(i);
      assertThat(page.getInt(22)).isEqualTo(checksum(page));
    }
    ByteBuffer head = pages.getFirst().position(28).slice().order(ByteOrder.LITTLE_ENDIAN);
    assertThat(head.limit()).isEqualTo(19);
    assertThat(text(head)).isEqualTo("OpusHead");
    assertThat(head.get(8)).isEqualTo((byte) 1);
    assertThat(head.get(9)).isEqualTo((byte) 1);
    assertThat(head.getInt(12)).isEqualTo(48000);
    assertThat(text(pages.get(1).position(28).slice())).isEqualTo("OpusTags");
    assertThat(pages.get(0).getLong(6)).isZero();
    assertThat(pages.get(1).getLong(6)).isZero();
    // A whole page says how many samples its packets end at, of 20 ms each; the last one the end.
    long packets = 0;
    for (ByteBuffer page : pages.subList(2, pages.size())) {
      for (int i = 27; i < 27 + (page.get(26) & 0xFF); i++) {
        packets += (page.get(i) & 0xFF) < 255 ? 1 : 0;
      }
      boolean isLast = page == pages.getLast();
      long end = head.getShort(10) + (long) frames;
      assertThat(page.getLong(6)).isEqualTo(isLast ? end : 960 * packets);
    }
    assertThat(960 * packets).isBetween((long) frames + head.getShort(10), frames + 960L + 960);
  }

  private static String text(ByteBuffer packet) {
    byte[] name = new byte[8];
    packet.get(0, name);
    return new String(name, StandardCharsets.US_ASCII);
  }

  @Test
  void soundComesBackInItsPlaceAtItsLevel() throws IOException {
    int frames = 100_001;
    byte[] bytes = file(frames, i -> sine(441, i), i -> sine(1002, i) / 2);
    try (Session session = new Session(new Settings().withScratch(folder).withThreads(1));
        OpenFiles files = new OpenFiles()) {
      SoundFile read = SoundFiles.open(files, Files.write(folder.resolve("x.ogg"), bytes));
      assertThat(read.about().sampleRate()).isEqualTo(48000);
      for (int c = 0; c < 2; c++) {
        double[] got = EncodedTones.read(session, read.channels().get(c), 1000);
        assertThat(got).hasSize(frames);
        double turn = 2 * Math.PI * (c == 0 ? 441 : 1002) / 48000;
        SineFit found = SineFit.of(got, turn, 0, 96_000); // whole periods of both
        double peak = c == 0 ? 0.5 : 0.25;
        assertThat(found.amplitude()).isCloseTo(peak, within(0.01 * peak));
        assertThat(found.late())
            .as("samples late")
            .isCloseTo(0, within(0.4)); // what is rounded in the code moves it a little
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 0.01", "1, 1", "1, 30", "2, 1"})
  void noSoundHasMoreBitsThanItIsAllowed(int channels, double peak) throws IOException {
    IntToDoubleFunction[] noises = new IntToDoubleFunction[channels];
    Arrays.setAll(noises, c -> noise(peak));
    int seconds = 6;
    int bytes = file(seconds * 48000, noises).length;
    assertThat(bytes / (BITS / 8.0 * seconds)).isCloseTo(1, within(0.02));
  }

  @Test
  void silenceIsSmall() throws IOException {
    assertThat(file(480_000, i -> 0).length).isLessThan(3000);
  }
}
