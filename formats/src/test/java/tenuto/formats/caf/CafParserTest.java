package tenuto.formats.caf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
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
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.SoundFiles;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.Warning;

class CafParserTest {
  private static final int FLOAT = 1;
  private static final int LITTLE = 2;

  @TempDir Path folder;
  private Session session;
  private final OpenFiles files = new OpenFiles();
  private final ByteBuffer bytes = ByteBuffer.allocate(1 << 12);

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(1));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  private void chunk(String id, long size) {
    bytes.put(id.getBytes(StandardCharsets.ISO_8859_1)).putLong(size);
  }

  private void begin(String format, int flags, int channels, int bits) {
    bytes.put("caff".getBytes(StandardCharsets.ISO_8859_1)).putShort((short) 1).putShort((short) 0);
    chunk("desc", 32);
    bytes.putDouble(8000).put(format.getBytes(StandardCharsets.ISO_8859_1)).putInt(flags);
    bytes.putInt(channels * ((bits + 7) / 8)).putInt(1).putInt(channels).putInt(bits);
  }

  private SoundFile opened() throws IOException {
    byte[] all = Arrays.copyOf(bytes.array(), bytes.position());
    return SoundFiles.open(files, Files.write(folder.resolve("x.caf"), all));
  }

  private double[] samples(SoundFile file) {
    return EncodedTones.read(session, file.channels().getFirst(), 100);
  }

  @ParameterizedTest
  @CsvSource({
    "lpcm, 0, 8, C0, 8-bit PCM, -0.5",
    "lpcm, 0, 16, C001, 16-bit PCM, -0.499969482421875",
    "lpcm, 2, 16, 01C0, 16-bit PCM, -0.499969482421875",
    "lpcm, 0, 24, 400000, 24-bit PCM, 0.5",
    "lpcm, 2, 20, 000040, 24-bit PCM, 0.5",
    "lpcm, 0, 32, 80000000, 32-bit PCM, -1",
    "lpcm, 1, 32, 3F400000, 32-bit float, 0.75",
    "lpcm, 3, 32, 0000403F, 32-bit float, 0.75",
    "lpcm, 1, 64, BFE8000000000000, 64-bit float, -0.75",
    "lpcm, 3, 64, 000000000000E8BF, 64-bit float, -0.75",
    "ulaw, 0, 8, FF, µ-law, 0",
    "alaw, 0, 8, D5, A-law, 0.000244140625",
  })
  void readsEachSampleFormat(
      String format, int flags, int bits, String hex, String encoding, double value)
      throws IOException {
    begin(format, flags, 1, bits);
    chunk("data", -1);
    bytes.putInt(0).put(java.util.HexFormat.of().parseHex(hex));
    SoundFile file = opened();
    assertThat(file.about().encoding()).isEqualTo(encoding);
    assertThat(samples(file)).containsExactly(value);
  }

  @Test
  void readsTextsMarkersAndLoudspeakers() throws IOException {
    begin("lpcm", LITTLE, 2, 16);
    byte[] texts =
        "title\0Tön\0track number\0007\0channel layout\0x\0".getBytes(StandardCharsets.UTF_8);
    chunk("info", 4 + texts.length);
    bytes.putInt(3).put(texts);
    chunk("mark", 8 + 2 * 28);
    bytes.putInt(0).putInt(2);
    bytes.putInt(0).putDouble(5).putInt(9).putLong(0).putInt(0);
    bytes.putInt(0).putDouble(7.25).putInt(8).putLong(0).putInt(0);
    byte[] names = "Strophe\0Refrain\0".getBytes(StandardCharsets.UTF_8);
    chunk("strg", 4 + 24 + names.length);
    bytes.putInt(2).putInt(9).putLong(8).putInt(8).putLong(0).put(names);
    chunk("chan", 12 + 40);
    bytes.putInt(0).putInt(0).putInt(2);
    bytes.putInt(5).putInt(0).putInt(0).putInt(0).putInt(0);
    bytes.putInt(6).putInt(0).putInt(0).putInt(0).putInt(0);
    chunk("data", 4 + 40);
    bytes.putInt(0).put(new byte[40]);
    SoundFile file = opened();
    assertThat(file.warnings()).isEmpty();
    assertThat(file.about().frames()).isEqualTo(10);
    assertThat(file.metadata().tags())
        .containsExactly(new Tag("TITLE", "Tön"), new Tag("TRACKNUMBER", "7"));
    assertThat(file.metadata().cues())
        .containsExactly(new Cue(5, "Refrain"), new Cue(7, "Strophe"));
    assertThat(file.metadata().speakers().names(2)).isEqualTo("BL BR");
  }

  /** A Vorbis comment, NAME=text, could not hold them. */
  @Test
  void namesThatNoTagCanHaveAreLeftOut() throws IOException {
    begin("lpcm", LITTLE, 1, 16);
    byte[] texts = "a=b\0x\0\0y\0title\0z\0".getBytes(StandardCharsets.UTF_8);
    chunk("info", 4 + texts.length);
    bytes.putInt(3).put(texts);
    chunk("data", 4 + 2);
    bytes.putInt(0).put(new byte[2]);
    assertThat(opened().metadata().tags()).containsExactly(new Tag("TITLE", "z"));
  }

  /** The same long text thousands of times would need all memory. */
  @Test
  void stringsThatOverlapAreAWarning() throws IOException {
    begin("lpcm", 0, 1, 8);
    chunk("mark", 8 + 2 * 28);
    bytes.putInt(0).putInt(2);
    bytes.putInt(0).putDouble(0).putInt(1).putLong(0).putInt(0);
    bytes.putInt(0).putDouble(1).putInt(3).putLong(0).putInt(0);
    chunk("strg", 4 + 3 * 12 + 9);
    bytes.putInt(3).putInt(1).putLong(4).putInt(2).putLong(0).putInt(3).putLong(1);
    bytes.put("abcdefgh\0".getBytes(StandardCharsets.US_ASCII));
    chunk("data", 4 + 2);
    bytes.putInt(0).putShort((short) 0);
    SoundFile file = opened();
    assertThat(file.warnings())
        .extracting(Warning::text)
        .containsExactly("strings that overlap have more than the 9 bytes together: ignored");
    assertThat(file.metadata().cues()).containsExactly(new Cue(0, "efgh"), new Cue(1, ""));
  }

  @Test
  void aPacketTableLeavesFramesOut() throws IOException {
    begin("lpcm", 0, 1, 8);
    chunk("pakt", 24);
    bytes.putLong(6).putLong(3).putInt(2).putInt(1);
    chunk("data", -1);
    bytes.putInt(0).put(new byte[] {1, 2, 3, 4, 5, 6});
    assertThat(samples(opened())).containsExactly(3 * 0x1p-7, 4 * 0x1p-7, 5 * 0x1p-7);
  }

  @Test
  void aLayoutOfAnotherOrderIsAWarning() throws IOException {
    begin("lpcm", FLOAT, 6, 32);
    chunk("chan", 12);
    bytes.putInt(122 << 16 | 6).putInt(0).putInt(0);
    chunk("data", 4);
    bytes.putInt(0);
    SoundFile file = opened();
    assertThat(file.about().frames()).isZero();
    assertThat(file.warnings())
        .extracting(Warning::text)
        .singleElement()
        .asString()
        .contains("the channel layout 122 (6 channels) is not known");
  }

  @ParameterizedTest
  @CsvSource({
    "4, 2, byte 4: the version must be 1",
    "39, 5, 'a packet must have 1 frame of 2 bytes'",
    "47, 0, the number of channels must be 1 to 65535",
    "51, 33, bits of PCM must be 1 to 32",
    "20, 0, the sample rate must be",
  })
  void aHeaderThatBreaksARuleIsRefused(int at, int value, String rule) throws IOException {
    begin("lpcm", 0, 1, 16);
    chunk("data", 4 + 2);
    bytes.putInt(0).putShort((short) 0);
    bytes.put(at == 4 ? 5 : at, (byte) value);
    assertThatThrownBy(this::opened)
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining(rule);
  }
}
