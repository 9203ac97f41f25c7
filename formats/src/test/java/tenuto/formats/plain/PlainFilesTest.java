package tenuto.formats.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.Container;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.Sounds;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmFile;
import tenuto.formats.pcm.SampleFormat;

/** AU files, NumPy's arrays and raw files. */
class PlainFilesTest {
  @TempDir Path folder;
  private Path file;
  private Session session;
  private final OpenFiles files = new OpenFiles();

  @BeforeEach
  void open() {
    file = folder.resolve("x");
    session = new Session(new Settings().withScratch(folder).withThreads(1));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  private void refused(String message) {
    assertThatThrownBy(() -> SoundFiles.open(files, file))
        .isInstanceOf(SoundFileException.class)
        .hasMessage(file + ": " + message);
  }

  // ---- AU --------------------------------------------------------------------------------------

  private void au(ByteOrder order, int offset, int size, int encoding, int channels, long data)
      throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(36).order(order);
    bytes.put((order == ByteOrder.BIG_ENDIAN ? ".snd" : "dns.").getBytes("US-ASCII"));
    bytes.putInt(offset).putInt(size).putInt(encoding).putInt(8000).putInt(channels);
    bytes.put("hi\0\0".getBytes("US-ASCII")).putLong(28, data);
    Files.write(file, bytes.array());
  }

  @ParameterizedTest
  @CsvSource({
    "1, 00FF000000000000, -0.9803466796875",
    "2, 4000000000000000, 0.5",
    "3, 4000000000000000, 0.5",
    "4, C000000000000000, -0.5",
    "5, 2000000000000000, 0.25",
    "6, 3E80000000000000, 0.25",
    "7, 3FD0000000000000, 0.25",
    "27, AA00000000000000, 0.984375"
  })
  void auOfEachEncoding(int encoding, String data, double first) throws IOException {
    au(ByteOrder.BIG_ENDIAN, 28, 8, encoding, 1, Long.parseUnsignedLong(data, 16));
    PcmFile read = AuFile.open(files, file);
    assertThat(Sounds.read(session, read)[0][0]).isEqualTo(first);
    assertThat(read.about().sampleRate()).isEqualTo(8000);
    assertThat(read.metadata().text(Metadata.COMMENT)).isEqualTo("hi");
  }

  @Test
  void auOfUnknownSizeAndLittleEndian() throws IOException {
    au(ByteOrder.LITTLE_ENDIAN, 28, -1, 3, 2, 0x2000_4000_2000_4000L);
    assertThat(Sounds.read(session, SoundFiles.open(files, file)))
        .isDeepEqualTo(new double[][] {{0.5, 0.5}, {0.25, 0.25}});
  }

  @Test
  void auThatBreaksARule() throws IOException {
    au(ByteOrder.BIG_ENDIAN, 23, 8, 3, 1, 0);
    refused("byte 4: the samples must start at byte 24 to 36, but start at 23");
    au(ByteOrder.BIG_ENDIAN, 28, 9, 3, 1, 0);
    refused("byte 8: the header declares 9 bytes of samples, but 8 are present");
    au(ByteOrder.BIG_ENDIAN, 28, 8, 23, 1, 0);
    refused(
        "byte 12: the encoding must be µ-law (1), PCM (2 to 5), float (6, 7) or A-law (27), but is"
            + " 23");
    au(ByteOrder.BIG_ENDIAN, 28, 8, 3, 0, 0);
    refused("byte 20: the number of channels must be 1 to 65535, but is 0");
    Files.write(file, ".snd".getBytes(StandardCharsets.US_ASCII));
    refused("byte 0: the file header must have 24 bytes, but the file ends after 4");
  }

  // ---- NumPy -----------------------------------------------------------------------------------

  private void npy(int version, String dictionary, int dataBytes) throws IOException {
    byte[] letters = dictionary.getBytes(StandardCharsets.UTF_8);
    int length = version == 1 ? 2 : 4;
    ByteBuffer bytes =
        ByteBuffer.allocate(8 + length + letters.length + dataBytes).order(ByteOrder.LITTLE_ENDIAN);
    bytes.put("\u0093NUMPY".getBytes(StandardCharsets.ISO_8859_1));
    bytes.put((byte) version).put((byte) 0);
    if (version == 1) {
      bytes.putShort((short) letters.length);
    } else {
      bytes.putInt(letters.length);
    }
    bytes.put(letters);
    while (bytes.remaining() >= 4) {
      bytes.putShort((short) 0x2000).putShort((short) 0x4000);
    }
    Files.write(file, bytes.array());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'descr': '<i2', 'fortran_order': False, 'shape': (4, 2), }      \n",
        "{'shape':(4,2),'fortran_order':False,'descr':'<i2'}",
        "{\"descr\": \"<i2\", \"fortran_order\": False, \"shape\": (4L, 2L)}\n",
      })
  void npyHoweverItsHeaderIsWritten(String dictionary) throws IOException {
    for (int version = 1; version <= 3; version++) {
      npy(version, dictionary, 16);
      PcmFile read = NpyFile.open(files, file, 96_000);
      assertThat(Sounds.read(session, read))
          .isDeepEqualTo(new double[][] {{0.25, 0.25, 0.25, 0.25}, {0.5, 0.5, 0.5, 0.5}});
      assertThat(read.about().sampleRate()).isEqualTo(96_000);
      assertThat(read.warnings())
          .singleElement()
          .hasToString("byte 0: an array has no sample rate: 96000 Hz is assumed");
    }
  }

  @Test
  void npyOfOneDimensionAndOneColumnInAnyOrder() throws IOException {
    npy(1, "{'descr': '<i2', 'fortran_order': True, 'shape': (4,), }", 8);
    assertThat(NpyFile.open(files, file, 1).about().frames()).isEqualTo(4);
    npy(1, "{'descr': '<i2', 'fortran_order': True, 'shape': (4, 1), }", 8);
    assertThat(NpyFile.open(files, file, 1).about().channels()).isEqualTo(1);
  }

  /** Channel after channel: stretches over the ends of regions, and all channels' samples. */
  @ParameterizedTest
  @CsvSource({"<i2, 3, 20003", ">f8, 2, 9000", "<f4, 5, 7", "<i4, 2, 0"})
  void npyInFortranOrder(String descr, int channels, int frames) throws IOException {
    SampleFormat format =
        switch (descr.substring(1)) {
          case "i2" -> SampleFormat.PCM_16;
          case "i4" -> SampleFormat.PCM_32;
          case "f4" -> SampleFormat.FLOAT_32;
          default -> SampleFormat.FLOAT_64;
        };
    double[][] samples = Sounds.noise(channels, frames, 16);
    String shape = "(%d, %d)".formatted(frames, channels);
    String order = "{'descr': '%s', 'fortran_order': True, 'shape': %s}".formatted(descr, shape);
    int bytes = format.bytes();
    npy(1, order, channels * frames * bytes);
    byte[] whole = Files.readAllBytes(file);
    int at = whole.length - channels * frames * bytes;
    for (double[] channel : samples) {
      format.encode(channel, whole, at, bytes, frames);
      at += frames * bytes;
    }
    if (descr.startsWith(">")) {
      for (int i = whole.length - channels * frames * bytes; i < whole.length; i += bytes) {
        long reversed = ByteBuffer.wrap(whole).order(ByteOrder.LITTLE_ENDIAN).getLong(i);
        ByteBuffer.wrap(whole).putLong(i, reversed);
      }
    }
    Files.write(file, whole);
    PcmFile read = NpyFile.open(files, file, 48_000);
    assertThat(Sounds.read(session, read)).isDeepEqualTo(samples);
    if (frames > 8_200) {
      assertThat(Sounds.read(session, read.channels().getLast(), 8_190, 10))
          .isEqualTo(Arrays.copyOfRange(samples[channels - 1], 8_190, 8_200));
    }
  }

  @Test
  void npyThatBreaksARule() throws IOException {
    npy(4, "{}", 0);
    refused("byte 6: the version must be 1, 2 or 3, but is 4");
    npy(1, "['descr']", 0);
    refused("byte 10: the header must be a dictionary in braces");
    npy(1, "{'descr': '<i2', 'shape': (4,)}", 8);
    refused(
        "byte 10: the header must contain descr, a string, fortran_order, True or False, and shape,"
            + " one or two whole numbers, and nothing else");
    npy(1, "{'descr': '<c8', 'fortran_order': False, 'shape': (1,), }", 8);
    refused(
        "byte 10: descr must be f4, f8, i2 or i4 with < or > before it, |i1 or |u1, but is '<c8'");
    npy(1, "{'descr': '<i2', 'fortran_order': False, 'shape': (5,), }", 8);
    refused("byte 10: the shape declares 5 frames of 2 bytes, but 8 bytes are present");
    npy(1, "{'descr': '<i2', 'fortran_order': False, 'shape': (2, 2, 1), }", 8);
    refused(
        "byte 10: the shape must be (frames,) or (frames, channels) with 1 to 65535 channels, but"
            + " is [2, 2, 1]");
    npy(1, "{'descr': '<i2', 'fortran_order': False, 'shape': (99999999999999999999,)}", 8);
    refused("byte 10: shape must contain whole numbers, but is (99999999999999999999,)");
  }

  @Test
  void npyIsAlignedAndAsNumpyWritesIt() throws IOException {
    Sounds.write(
        file,
        SoundFormat.of(Container.NPY, "float32"),
        48_000,
        Metadata.NONE,
        Dither.NONE,
        new double[] {1, 2},
        new double[] {3, 4});
    byte[] bytes = Files.readAllBytes(file);
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    assertThat(text)
        .startsWith(
            "\u0093NUMPY\1\0v\0{'descr': '<f4', 'fortran_order': False, 'shape': (2, 2), }");
    assertThat(text.substring(0, 128)).endsWith(" \n");
    assertThat(bytes).hasSize(128 + 16);
  }

  // ---- Raw -------------------------------------------------------------------------------------

  @Test
  void rawIsWhatIsSaidOfIt() throws IOException {
    Files.write(file, new byte[] {9, 0x40, 0, 0x20, 0, 7});
    Pcm big = new Pcm(SampleFormat.PCM_16, ByteOrder.BIG_ENDIAN, 2, 44_100, 0, 1);
    PcmFile read = RawFile.open(files, file, big);
    assertThat(Sounds.read(session, read)).isDeepEqualTo(new double[][] {{0.5}, {0.25}});
    assertThat(read.warnings())
        .singleElement()
        .hasToString("byte 5: 1 bytes are not a frame of 4: ignored");
    Pcm mono = new Pcm(SampleFormat.PCM_16, ByteOrder.BIG_ENDIAN, 1, 44_100, 0, 1);
    assertThat(RawFile.open(files, file, mono).channels()).isNotEqualTo(read.channels());
    Pcm behind = new Pcm(SampleFormat.PCM_16, ByteOrder.BIG_ENDIAN, 1, 44_100, 0, 7);
    assertThatThrownBy(() -> RawFile.open(files, file, behind))
        .isInstanceOf(SoundFileException.class)
        .hasMessage(file + ": byte 6: the first frame must be at byte 7, but the file ends here");
  }

  @Test
  void unsignedBytesNeverWrittenAreSilence() throws IOException {
    try (SoundWriter writer =
        SoundFormat.of(Container.WAV, "pcm8")
            .create(new PartFiles(), file, 1, 8000, 5, Metadata.NONE, Dither.NONE)) {
      writer.commit();
    }
    assertThat(Sounds.read(session, SoundFiles.open(files, file))[0]).containsOnly(0.0);
  }
}
