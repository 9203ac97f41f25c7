package tenuto.formats.retag;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.formats.SoundFormat;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.tags.Id3Writer;
import tenuto.formats.tags.PictureEdit;

class TagEditorTest {
  private static final List<Tag> TAGS = List.of(new Tag("TITLE", "x"), new Tag("MOOD", "y"));

  @TempDir Path folder;

  private byte[] whole(String extension) throws IOException {
    Path file = folder.resolve("whole." + extension);
    if (extension.equals("mp3")) {
      byte[] tag = Id3Writer.padded(TAGS, List.of(), 100);
      byte[] bytes = Arrays.copyOf(tag, tag.length + 4 * 417);
      for (int i = 0; i < 4; i++) {
        ByteBuffer.wrap(bytes).putInt(tag.length + 417 * i, 0xFFFB9044);
      }
      return bytes;
    }
    if (extension.equals("ogg") || extension.equals("opus")) {
      return EncodedTones.bytes("tone." + extension);
    }
    Metadata said = new Metadata(TAGS, List.of(new Cue(3, "c")), ByteBuffer.allocate(602));
    try (SoundWriter writer =
        SoundFormat.of(file, "pcm16")
            .create(new PartFiles(), file, 1, 8000, 55, said, Dither.NONE)) {
      writer.commit();
    }
    byte[] bytes = Files.readAllBytes(file);
    Files.delete(file);
    return bytes;
  }

  /** Whatever a file has in it, it is changed whole or refused and left as it was. */
  @ParameterizedTest
  @ValueSource(strings = {"wav", "rf64", "aiff", "flac", "mp3", "ogg", "opus"})
  void damageIsRefusedOrCopied(String extension) throws IOException {
    byte[] whole = whole(extension);
    Path file = folder.resolve("x." + extension);
    PartFiles parts = new PartFiles(true, false);
    SplittableRandom chance = new SplittableRandom(1);
    int changed = 0;
    for (int i = 0; i < 400; i++) {
      byte[] mutant = whole.clone();
      if (chance.nextInt(4) == 0) {
        mutant = Arrays.copyOf(whole, chance.nextInt(whole.length));
      }
      for (int change = chance.nextInt(4); change > 0 && mutant.length > 0; change--) {
        mutant[chance.nextInt(mutant.length)] = (byte) chance.nextInt();
      }
      Files.write(file, mutant);
      try {
        TagEditor.write(parts, file, TAGS, PictureEdit.NONE);
        changed++;
        assertThat(Files.size(file)).isLessThan(whole.length + 2000L);
      } catch (SoundFileException refused) {
        assertThat(Files.readAllBytes(file)).isEqualTo(mutant);
      }
    }
    assertThat(changed).isBetween(50, extension.equals("mp3") ? 400 : 390);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(file);
    }
  }
}
