package tenuto.formats.flac;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Instrument.Direction;
import tenuto.formats.file.Instrument.Loop;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;

/** Chunks of an AIFF file in a FLAC file, as the program flac keeps them. */
class ForeignAiffTest {
  @TempDir Path folder;

  /** Such a block: its header, the name aiff, and a chunk. */
  private static byte[] block(String id, String body) {
    byte[] bytes = HexFormat.of().parseHex(body.replace(" ", ""));
    ByteBuffer block = ByteBuffer.allocate(4 + 4 + 8 + bytes.length);
    block.putInt(2 << 24 | block.capacity() - 4).put("aiff".getBytes(StandardCharsets.ISO_8859_1));
    return block
        .put(id.getBytes(StandardCharsets.ISO_8859_1))
        .putInt(bytes.length)
        .put(bytes)
        .array();
  }

  /** The layouts of "Audio Interchange File Format 1.3": MARK, COMT, INST and NAME. */
  @Test
  void markersNotesAndLoopsAreRead() throws IOException {
    Path file = folder.resolve("x.flac");
    Metadata said = Metadata.of(List.of(new Tag("TITLE", "flac's")));
    try (SoundWriter writer =
        SoundFormat.of(file, "pcm16")
            .create(new PartFiles(), file, 1, 8000, 5000, said, Dither.NONE)) {
      writer.commit();
    }
    byte[] plain = Files.readAllBytes(file);
    int at = 4 + 4 + 34; // fLaC, and STREAMINFO with its header
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.write(plain, 0, at);
    all.writeBytes(block("FORM", "41494646")); // AIFF; the size is that of the block
    all.writeBytes(block("COMM", "0001 00001388 0010 400BFA00000000000000"));
    all.writeBytes(block("SSND", "00000000 00000000"));
    all.writeBytes(
        block("MARK", "0003 0001 00000007 03 616263 0002 00000064 01 62 0003 00000F00 01 65"));
    all.writeBytes(block("COMT", "0001 00000000 0001 0004 6E6F7465"));
    all.writeBytes(block("INST", "3D 00 02 63 03 64 0000 0001 0002 0003 0000 0000 0000"));
    all.writeBytes(block("NAME", "61696666"));
    all.writeBytes(Arrays.copyOfRange(plain, at, plain.length));
    Files.write(file, all.toByteArray());
    try (OpenFiles files = new OpenFiles()) {
      SoundFile sound = SoundFiles.open(files, file);
      assertThat(sound.warnings()).isEmpty();
      Metadata read = sound.metadata();
      assertThat(read.cues()).containsExactly(new Cue(7, "abc", 0, "note"));
      assertThat(read.instrument().rootKey()).isEqualTo(0x3D);
      assertThat(read.instrument().highKey()).isEqualTo(99);
      assertThat(read.instrument().loops())
          .containsExactly(new Loop(100, 3840, Direction.FORWARD, 0));
      assertThat(read.text("TITLE")).isEqualTo("flac's");
    }
  }
}
