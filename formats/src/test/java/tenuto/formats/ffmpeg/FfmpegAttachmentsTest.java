package tenuto.formats.ffmpeg;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.formats.Container;
import tenuto.formats.Images;
import tenuto.formats.LostMetadata;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;

/** Pictures and markers in files of ffmpeg. */
@EnabledIf("isThere")
@Timeout(120)
class FfmpegAttachmentsTest {
  @TempDir Path folder;

  static boolean isThere() {
    return FfmpegFileTest.isThere();
  }

  private static Picture picture(int type, byte[] image) {
    String mime = image == Images.PNG ? "image/png" : "image/jpeg";
    return new Picture(type, mime, "", ByteBuffer.wrap(image));
  }

  private Path written(String name, String format, Metadata metadata) throws IOException {
    Path target = folder.resolve(name);
    try (SoundWriter writer =
        SoundFormat.of(target, format)
            .create(new PartFiles(), target, 1, 44_100, 88_200, metadata, Dither.NONE)) {
      writer.commit();
    }
    try (Stream<Path> all = Files.list(folder)) {
      assertThat(all).as("nothing is left behind").containsExactly(target);
    }
    return target;
  }

  private static Metadata read(Path file) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, file).metadata();
    }
  }

  /** Whole milliseconds, which all of these formats can count. */
  private static final List<Cue> CUES =
      List.of(
          new Cue(44_100, "Zweite = ; # \\ ä", 0, ""),
          new Cue(22_050, "first", 0, ""),
          new Cue(66_150, "last", 441, "note"));

  @ParameterizedTest
  @CsvSource({"x.m4a, high", "x.m4a, pcm16"})
  void mpeg4HoldsBoth(String name, String format) throws IOException {
    Picture webp = new Picture(3, "image/webp", "", ByteBuffer.wrap(new byte[20]));
    Metadata all =
        Metadata.of(List.of(new Tag("TITLE", "t")))
            .withCues(CUES)
            .withPictures(List.of(picture(4, Images.PNG), picture(3, Images.JPEG), webp));
    Metadata read = read(written(name, format, all));
    assertThat(read.text("TITLE")).isEqualTo("t");
    assertThat(read.cues())
        .containsExactly(
            new Cue(22_050, "first"),
            new Cue(44_100, "Zweite = ; # \\ ä"),
            new Cue(66_150, "last"));
    // An MPEG-4 file has covers only.
    assertThat(read.pictures()).containsExactly(picture(3, Images.JPEG), picture(3, Images.PNG));
    assertThat(LostMetadata.in(Container.M4A, all).orElseThrow())
        .endsWith("have: the note; the length of the region; the picture");
    assertThat(read(written(name, format, read)).cues()).isEqualTo(read.cues());
  }

  /** ffmpeg looks at it even if only the sound is decoded. */
  @Test
  void aDamagedCoverDoesNotPreventReading() throws IOException {
    Path file =
        written("x.m4a", "pcm16", Metadata.NONE.withPictures(List.of(picture(3, Images.JPEG))));
    byte[] bytes = Files.readAllBytes(file);
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    int image = text.indexOf(new String(Images.JPEG, StandardCharsets.ISO_8859_1));
    assertThat(image).isPositive();
    Arrays.fill(bytes, image + 2, image + Images.JPEG.length, (byte) 0);
    Files.write(file, bytes);
    try (OpenFiles files = new OpenFiles()) {
      assertThat(SoundFiles.open(files, file).about().frames()).isEqualTo(88_200);
    }
  }

  @Test
  void windowsMediaHoldsMarkers() throws IOException {
    Metadata all = Metadata.NONE.withCues(CUES).withPictures(List.of(picture(3, Images.JPEG)));
    List<Cue> cues = read(written("x.wma", "high", all)).cues();
    assertThat(cues).extracting(Cue::frame).containsExactly(22_050L, 44_100L, 66_150L);
    assertThat(cues).extracting(Cue::label).contains("first", "last");
    assertThat(LostMetadata.in(Container.WMA, all).orElseThrow())
        .endsWith("have: the note; the length of the region; the picture");
    assertThat(LostMetadata.in(Container.WAVPACK, all).orElseThrow())
        .endsWith("have: the 3 cue points; the picture");
  }

  /** An APE tag (wiki.hydrogenaud.io, APEv2), such as taggers append to WavPack files. */
  @Test
  void aPictureInWavPackIsRead() throws IOException {
    Path file = written("x.wv", "pcm16", Metadata.NONE);
    ByteArrayOutputStream items = new ByteArrayOutputStream();
    items.writeBytes(item("Cover Art (Front)", "f.jpg", Images.JPEG));
    items.writeBytes(item("Cover Art (Back)", "b.png", Images.PNG));
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(Files.readAllBytes(file));
    all.writeBytes(ends(items.size(), 0xA000_0000));
    all.writeBytes(items.toByteArray());
    all.writeBytes(ends(items.size(), 0x8000_0000));
    Files.write(file, all.toByteArray());
    assertThat(read(file).pictures())
        .extracting(
            Picture::type, picture -> Arrays.equals(picture.bytes(), Images.JPEG), Picture::mime)
        .containsExactlyInAnyOrder(
            org.assertj.core.groups.Tuple.tuple(3, true, "image/jpeg"),
            org.assertj.core.groups.Tuple.tuple(4, false, "image/png"));
  }

  private static byte[] item(String name, String file, byte[] image) {
    byte[] key = name.getBytes(StandardCharsets.US_ASCII);
    byte[] first = file.getBytes(StandardCharsets.US_ASCII);
    return ByteBuffer.allocate(8 + key.length + 1 + first.length + 1 + image.length)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(first.length + 1 + image.length)
        .putInt(2) // binary
        .put(key)
        .put((byte) 0)
        .put(first)
        .put((byte) 0)
        .put(image)
        .array();
  }

  /** The header or the footer. */
  private static byte[] ends(int items, int flags) {
    return ByteBuffer.allocate(32)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put("APETAGEX".getBytes(StandardCharsets.US_ASCII))
        .putInt(2000)
        .putInt(items + 32)
        .putInt(2)
        .putInt(flags)
        .array();
  }
}
