package tenuto.dsp.wav;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.files.SampleFormat;
import tenuto.dsp.wav.Wav.Bytes;
import tenuto.dsp.wav.WavChunks.Chunk;
import tenuto.dsp.wav.WavChunks.Field;

class WavChunksTest {
  @TempDir Path folder;

  private Path written(int channels) throws IOException {
    Path file = folder.resolve("x.wav");
    Wav.write(file, SampleFormat.PCM_24, 48_000, new double[channels][5]);
    return file;
  }

  @Test
  void fieldsCoverAFileWithoutGaps() throws IOException {
    WavChunks chunks = WavChunks.of(written(6));
    assertThat(chunks.chunks())
        .containsExactly(new Chunk("fmt ", 12, 40), new Chunk("data", 60, 90));
    assertThat(chunks.damage()).isEmpty();
    long at = 0;
    for (Field field : chunks.fields()) {
      assertThat(field.offset()).as(field.name()).isEqualTo(at);
      at += field.bytes();
    }
    assertThat(at).isEqualTo(Files.size(folder.resolve("x.wav")));
    assertThat(chunks.fields())
        .contains(
            new Field(0, 4, "file header: id", "'RIFF'"),
            new Field(8, 4, "file header: form", "'WAVE'"),
            new Field(22, 2, "fmt chunk: channels", "6"),
            new Field(24, 4, "fmt chunk: rate", "48000"),
            new Field(40, 4, "extension of the fmt chunk: channelMask", "63"),
            new Field(68, 90, "data chunk: samples", "-"));
  }

  @Test
  void theSizeOfLargeFilesStandsElsewhere() throws IOException {
    Path file =
        new Bytes()
            .text("RF64")
            .u32(0xFFFF_FFFFL)
            .text("WAVEds64")
            .u32(28)
            .u64(100, 4, 2)
            .u32(0)
            .text("data")
            .u32(0xFFFF_FFFFL)
            .u16(1, 2)
            .text("LIST")
            .u32(4)
            .text("INFO")
            .to(folder.resolve("x.wav"));
    WavChunks chunks = WavChunks.of(file);
    assertThat(chunks.chunks())
        .containsExactly(
            new Chunk("ds64", 12, 28), new Chunk("data", 48, 4), new Chunk("LIST", 60, 4));
    assertThat(chunks.fields()).contains(new Field(28, 8, "ds64 chunk: dataSize", "4"));
    assertThat(chunks.damage()).isEmpty();
  }

  @Test
  void aDamagedFileIsToldUpToTheDamage() throws IOException {
    byte[] whole = Files.readAllBytes(written(1));
    Path file = folder.resolve("cut.wav");
    Files.write(file, Arrays.copyOf(whole, whole.length - 4));
    WavChunks cut = WavChunks.of(file);
    assertThat(cut.damage())
        .contains("byte 60: the data chunk promises 15 bytes, but 12 are there");
    assertThat(cut.chunks().getLast()).isEqualTo(new Chunk("data", 60, 12));
    Files.write(file, new byte[] {1, 2, 3});
    assertThat(WavChunks.of(file).damage()).contains("byte 0: there is no WAV header");
    whole[60] = 7;
    Files.write(file, whole);
    assertThat(WavChunks.of(file).damage()).contains("byte 60: 24 bytes that are no chunk follow");
    assertThat(WavChunks.of(file).fields())
        .contains(new Field(60, 4, "chunk header: id", "'?ata'"));
  }

  /** Whatever the bytes, it comes to an end and tells no more than there is. */
  @Test
  void anyBytesAreWalkedThrough() throws IOException {
    byte[] whole = Files.readAllBytes(written(6));
    SplittableRandom random = new SplittableRandom(1);
    Path file = folder.resolve("mutant.wav");
    for (int i = 0; i < 300; i++) {
      byte[] mutant = Arrays.copyOf(whole, random.nextInt(whole.length + 1));
      for (int k = random.nextInt(4); k > 0 && mutant.length > 12; k--) {
        mutant[12 + random.nextInt(mutant.length - 12)] = (byte) random.nextInt();
      }
      Files.write(file, mutant);
      List<Field> fields = WavChunks.of(file).fields();
      assertThat(fields).allMatch(field -> field.offset() + field.bytes() <= mutant.length);
    }
    Bytes heads = new Bytes().text("RIFF").u32(0).text("WAVE");
    for (int i = 0; i < 400; i++) {
      heads.text("none").u32(0);
    }
    assertThat(WavChunks.of(heads.to(file)).chunks()).hasSize(400);
  }
}
