package tenuto.formats.retag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.formats.Images;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.tags.PictureEdit;

/** Front covers are replaced in every container whose tags are changed. */
class PictureEditTest {
  private static final List<Tag> TAGS = List.of(new Tag("TITLE", "x"));

  private static final Picture BACK =
      new Picture(4, "image/png", "Rücken", ByteBuffer.wrap(Images.PNG));
  private static final Picture OLD =
      new Picture(3, "image/png", "old", ByteBuffer.wrap(Images.PNG));

  @TempDir Path folder;

  private PictureEdit cover(String name, byte[] image) throws IOException {
    return PictureEdit.cover(Files.write(folder.resolve(name), image));
  }

  private Path sound(String extension) throws IOException {
    Path file = folder.resolve("x." + extension);
    if (extension.equals("ogg") || extension.equals("oga")) {
      return Files.write(file, EncodedTones.bytes("tone." + extension));
    }
    boolean isLossy = extension.equals("mp3") || extension.equals("opus");
    Metadata said = Metadata.of(TAGS).withPictures(List.of(OLD, BACK));
    try (SoundWriter writer =
        SoundFormat.of(file, isLossy ? "high" : "pcm16")
            .create(new PartFiles(), file, 1, 48000, 4800, said, Dither.NONE)) {
      writer.commit();
    }
    return file;
  }

  private static List<Picture> pictures(Path file) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      SoundFile sound = SoundFiles.open(files, file);
      assertThat(sound.warnings()).isEmpty();
      assertThat(sound.metadata().text("TITLE")).isEqualTo("x");
      return sound.metadata().pictures();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wav", "rf64", "aiff", "flac", "mp3", "opus", "ogg", "oga"})
  void theCoverIsReplacedAndOthersStay(String extension) throws IOException {
    Path file = sound(extension);
    TagEditor.write(new PartFiles(), file, TAGS, cover("a.jpg", Images.JPEG));
    Picture cover = new Picture(3, "image/jpeg", "", ByteBuffer.wrap(Images.JPEG));
    List<Picture> others = extension.startsWith("og") ? List.of() : List.of(BACK);
    assertThat(pictures(file)).containsExactlyInAnyOrderElementsOf(with(others, cover));
    TagEditor.write(new PartFiles(), file, TAGS, cover("a.png", Images.PNG));
    cover = new Picture(3, "image/png", "", ByteBuffer.wrap(Images.PNG));
    assertThat(pictures(file)).containsExactlyInAnyOrderElementsOf(with(others, cover));
    TagEditor.write(new PartFiles(), file, TAGS, PictureEdit.NONE);
    assertThat(pictures(file)).hasSize(others.size() + 1);
    TagEditor.write(new PartFiles(), file, TAGS, PictureEdit.CLEAR);
    assertThat(pictures(file)).isEmpty();
  }

  private static List<Picture> with(List<Picture> others, Picture cover) {
    return others.isEmpty() ? List.of(cover) : List.of(others.getFirst(), cover);
  }

  /** RFC 9639, 8.8: the block repeats the image's size. */
  @Test
  void flacHasTheSizeOfTheImage() throws IOException {
    Path file = sound("flac");
    TagEditor.write(new PartFiles(), file, TAGS, cover("a.jpg", Images.JPEG));
    ByteBuffer block = ByteBuffer.allocate(8 * 4 + 10 + Images.JPEG.length);
    block.putInt(3).putInt(10).put("image/jpeg".getBytes(StandardCharsets.US_ASCII)).putInt(0);
    block.putInt(6).putInt(4).putInt(24).putInt(0).putInt(Images.JPEG.length).put(Images.JPEG);
    String latin = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    assertThat(latin).contains(new String(block.array(), StandardCharsets.ISO_8859_1));
  }

  @Test
  void whatIsNoWholeImageIsRefused() {
    for (byte[] image : List.of(Images.PNG, Images.JPEG)) {
      for (int length = 0; length < image.length; length++) {
        byte[] cut = Arrays.copyOf(image, length);
        assertThatThrownBy(() -> cover("cut", cut)).isInstanceOf(SoundFileException.class);
      }
    }
    byte[] wrong = Images.PNG.clone();
    wrong[20]++;
    assertThatThrownBy(() -> cover("wrong.png", wrong))
        .hasMessageEndingWith("wrong.png: byte 8: the checksum of the image's chunk IHDR is wrong");
    byte[] bitmap = "BM and more".getBytes(StandardCharsets.US_ASCII);
    assertThatThrownBy(() -> cover("x.bmp", bitmap))
        .hasMessageEndingWith("x.bmp: byte 0: a picture must be a JPEG or PNG image");
    assertThatThrownBy(() -> cover("big.png", new byte[(15 << 20) + 1]))
        .hasMessageContaining("a picture must have at most 15728640 bytes, not 15728641");
  }
}
