package tenuto.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static tenuto.formats.file.Instrument.Direction.ALTERNATING;
import static tenuto.formats.file.Instrument.Direction.BACKWARD;
import static tenuto.formats.file.Instrument.Direction.FORWARD;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Instrument.Loop;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.Dither;
import tenuto.formats.retag.TagEditor;
import tenuto.formats.tags.PictureEdit;

/** Markers, regions, loops and pictures as files store them. */
class PlacesTest {
  private static final String IXML = "<?xml version=\"1.0\"?><BWFXML><NOTE>größer</NOTE></BWFXML>";

  @TempDir Path folder;

  private Metadata read(Path file) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      SoundFile sound = SoundFiles.open(files, file);
      assertThat(sound.warnings()).isEmpty();
      return sound.metadata();
    }
  }

  private Metadata written(Container container, Metadata metadata) throws IOException {
    Path file = folder.resolve("x." + container.extensions().getFirst());
    SoundFormat format = SoundFormat.of(container, "pcm16");
    Sounds.write(file, format, 44_100, metadata, Dither.NONE, new double[8000]);
    return read(file);
  }

  @ParameterizedTest
  @EnumSource(names = {"WAV", "RF64", "FLAC"})
  void wavAndFlacHoldAllOfThem(Container container) throws IOException {
    List<Loop> loops =
        List.of(
            new Loop(1000, 2000, FORWARD, 0),
            new Loop(0, 8000, ALTERNATING, 3),
            new Loop(5, 6, BACKWARD, 1));
    Metadata all =
        new Metadata(List.of(new Tag("TITLE", "x")), List.of(), ByteBuffer.allocate(603))
            .withCues(
                List.of(
                    new Cue(7, "point", 0, ""),
                    new Cue(3, "region", 500, "a note"),
                    new Cue(9, "", 1, "")))
            .with(new Instrument(61, 37.5, 2, 99, 3, 100, -6, loops))
            .withIxml(IXML);
    assertThat(written(container, all)).isEqualTo(all);
  }

  @ParameterizedTest
  @EnumSource(names = {"AIFF", "AIFC"})
  void aiffHoldsTwoLoopsAndNotes(Container container) throws IOException {
    List<Loop> loops =
        List.of(
            new Loop(1000, 2000, FORWARD, 0),
            new Loop(5, 6, BACKWARD, 0),
            new Loop(10, 20, ALTERNATING, 0));
    Instrument instrument = new Instrument(61, 37, 2, 99, 3, 100, -600, loops);
    List<Cue> cues = List.of(new Cue(7, "a", 0, ""), new Cue(3, "b", 5, "a note"));
    Metadata read = written(container, Metadata.NONE.withCues(cues).with(instrument));
    assertThat(read.instrument())
        .isEqualTo(instrument.with(List.of(loops.getFirst(), loops.getLast())));
    assertThat(read.cues()).containsExactly(new Cue(7, "a", 0, ""), new Cue(3, "b", 0, "a note"));
    assertThat(read.tags()).isEmpty();
  }

  @Test
  void aRootKeyAloneIsKept() throws IOException {
    Metadata root = Metadata.NONE.with(Instrument.NONE.withRoot(60, 0));
    assertThat(written(Container.WAV, root)).isEqualTo(root);
    assertThat(written(Container.AIFF, root)).isEqualTo(root);
    assertThat(written(Container.WAV, Metadata.NONE)).isEqualTo(Metadata.NONE);
  }

  /** Programs that know no chunks of WAV find chapters and a loop in the comments. */
  @Test
  void flacHasThemAsCommentsToo() throws IOException {
    List<Cue> cues = List.of(new Cue(44_100, "zwei é", 10, "n"), new Cue(22_050, "eins"));
    Loop loop = new Loop(1000, 3000, ALTERNATING, 0);
    written(
        Container.FLAC,
        Metadata.NONE.withCues(cues).with(Instrument.NONE.with(List.of(loop, loop))));
    assertThat(Files.readString(folder.resolve("x.flac"), StandardCharsets.ISO_8859_1))
        .contains("CHAPTER001=00:00:00.500", "CHAPTER001NAME=eins")
        .contains("CHAPTER002=00:00:01.000", "CHAPTER002NAME=zwei")
        .contains("LOOPSTART=1000", "LOOPLENGTH=2000")
        .doesNotContain("CHAPTER003");
  }

  /** The practice of the program flac: all chunks of the WAV file, without its samples. */
  @Test
  void theWavFileCanBeMadeAgain() throws IOException {
    Metadata all =
        new Metadata(List.of(), List.of(new Cue(5, "a", 3, "n")), ByteBuffer.allocate(603))
            .with(Instrument.NONE.withRoot(60, 0));
    written(Container.FLAC, all);
    written(Container.WAV, all);
    ByteBuffer flac = ByteBuffer.wrap(Files.readAllBytes(folder.resolve("x.flac")));
    ByteArrayOutputStream wav = new ByteArrayOutputStream();
    flac.position(4);
    for (boolean last = false; !last; ) {
      int head = flac.getInt();
      last = head < 0;
      byte[] block = new byte[head & 0xFF_FFFF];
      flac.get(block);
      if ((head >> 24 & 127) == 2) {
        assertThat(new String(block, 0, 4, StandardCharsets.ISO_8859_1)).isEqualTo("riff");
        wav.write(block, 4, block.length - 4);
        if (block[4] == 'd' && block[5] == 'a') {
          wav.writeBytes(new byte[16_000]);
        }
      }
    }
    assertThat(wav.toByteArray()).isEqualTo(Files.readAllBytes(folder.resolve("x.wav")));
  }

  @Test
  void commentsMayGivePlaces() throws IOException {
    written(Container.FLAC, Metadata.NONE);
    Path file = folder.resolve("x.flac");
    List<Tag> comments =
        List.of(
            new Tag("CHAPTER02", "0:01:02.5"),
            new Tag("CHAPTER01", "00:00:00.010"),
            new Tag("CHAPTER02NAME", "zwei"),
            new Tag("CHAPTER03", "soon"),
            new Tag("LOOPSTART", "100"),
            new Tag("LOOPEND", "200"),
            new Tag("LOOPING", "yes"));
    TagEditor.write(new PartFiles(), file, comments, PictureEdit.NONE);
    Metadata read = read(file);
    assertThat(read.cues()).containsExactly(new Cue(441, ""), new Cue(2_756_250, "zwei"));
    assertThat(read.instrument().loops()).containsExactly(new Loop(100, 200, FORWARD, 0));
    assertThat(read.tags())
        .containsExactly(new Tag("CHAPTER03", "soon"), new Tag("LOOPING", "yes"));
    TagEditor.write(new PartFiles(), file, List.of(new Tag("TITLE", "t")), PictureEdit.NONE);
    assertThat(read(file).cues()).isEqualTo(read.cues());
    assertThat(read(file).instrument()).isEqualTo(read.instrument());
    assertThat(read(file).tags()).containsExactly(new Tag("TITLE", "t"));
  }

  /** The chunks and comments of a FLAC file, of which the samples are intact. */
  @Test
  void damagedPlacesAreReadOrRefused() throws IOException {
    Metadata all =
        new Metadata(List.of(), List.of(new Cue(5, "a", 3, "n")), ByteBuffer.allocate(603))
            .with(Instrument.NONE.with(List.of(new Loop(1, 2, FORWARD, 0))))
            .withPictures(List.of(new Picture(3, "image/png", "p", ByteBuffer.allocate(9))))
            .withIxml(IXML);
    written(Container.FLAC, all);
    byte[] whole = Files.readAllBytes(folder.resolve("x.flac"));
    SplittableRandom random = new SplittableRandom(1);
    int others = 0;
    for (int i = 0; i < 2000; i++) {
      byte[] mutant = whole.clone();
      for (int k = 0; k < 3; k++) {
        mutant[42 + random.nextInt(1100)] = (byte) (random.nextBoolean() ? -1 : random.nextInt());
      }
      Path file = Files.write(folder.resolve("mutant"), mutant);
      try (OpenFiles files = new OpenFiles()) {
        others += SoundFiles.open(files, file).metadata().equals(all) ? 0 : 1;
      } catch (SoundFileException refused) {
        assertThat(refused.offset()).isBetween(0L, (long) mutant.length);
      }
    }
    assertThat(others).isGreaterThan(200);
  }

  @ParameterizedTest
  @EnumSource(names = {"WAV", "RF64", "AIFF", "AIFC", "FLAC"})
  void picturesAreKept(Container container) throws IOException {
    Metadata all =
        Metadata.of(List.of(new Tag("TITLE", "x"), new Tag("ISRC", "y")))
            .withPictures(
                List.of(
                    new Picture(3, "image/png", "Hülle", ByteBuffer.wrap(new byte[70_001])),
                    new Picture(0, "image/jpeg", "", ByteBuffer.wrap(new byte[] {-1, -40, 0}))));
    assertThat(written(container, all)).isEqualTo(all);
    TagEditor.write(
        new PartFiles(),
        folder.resolve("x." + container.extensions().getFirst()),
        List.of(new Tag("TITLE", "z")),
        PictureEdit.NONE);
    assertThat(read(folder.resolve("x." + container.extensions().getFirst())).pictures())
        .isEqualTo(all.pictures());
  }

  /** A chunk with its size, and a pad byte if that is odd. */
  private static void chunk(ByteArrayOutputStream to, String id, ByteOrder order, byte[] body) {
    to.writeBytes(id.getBytes(StandardCharsets.ISO_8859_1));
    to.writeBytes(ByteBuffer.allocate(4).order(order).putInt(body.length).array());
    to.writeBytes(body);
    to.writeBytes(new byte[body.length & 1]);
  }

  private static byte[] little(int... numbers) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
    for (int number : numbers) {
      bytes.putInt(number);
    }
    return bytes.array();
  }

  private Metadata readWith(Container container, byte[] chunks) throws IOException {
    Path file = folder.resolve("y." + container.extensions().getFirst());
    Sounds.write(
        file,
        SoundFormat.of(container, "pcm16"),
        44_100,
        Metadata.NONE,
        Dither.NONE,
        new double[80]);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(Files.readAllBytes(file));
    all.writeBytes(chunks);
    Files.write(file, all.toByteArray());
    return read(file);
  }

  /** Microsoft's Multimedia Data Standards Update of 1994: a loop's end is played. */
  @Test
  void theChunksOfWavAreThoseOfTheStandard() throws IOException {
    ByteArrayOutputStream chunks = new ByteArrayOutputStream();
    ByteOrder order = ByteOrder.LITTLE_ENDIAN;
    int[] sampler = {1, 2, 22_676, 64, 0x4000_0000, 0, 0, 1, 0, 9, 1, 1000, 1999, 0, 5};
    chunk(chunks, "smpl", order, little(sampler));
    chunk(chunks, "inst", order, new byte[] {50, 7, -3, 10, 20, 30, 40});
    chunk(chunks, "cue ", order, little(2, 1, 0, 0x61746164, 0, 0, 44, 8, 0, 0, 0, 0, 55));
    ByteArrayOutputStream list = new ByteArrayOutputStream();
    list.writeBytes("adtl".getBytes(StandardCharsets.ISO_8859_1));
    chunk(list, "ltxt", order, little(8, 11, 0x206e6772, 0, 0, 0x00007854));
    chunk(list, "note", order, little(1, 0x00414141));
    chunk(list, "labl", order, little(1, 0x0000434c));
    chunk(chunks, "LIST", order, list.toByteArray());
    Metadata read = readWith(Container.WAV, chunks.toByteArray());
    assertThat(read.instrument())
        .isEqualTo(
            new Instrument(
                64, 25, 10, 20, 30, 40, -3, List.of(new Loop(1000, 2000, ALTERNATING, 5))));
    assertThat(read.cues()).containsExactly(new Cue(44, "LC", 0, "AAA"), new Cue(55, "Tx", 11, ""));
  }

  /** Apple's AIFF 1.3: markers are between frames, and detuning is what is done to the sound. */
  @Test
  void theChunksOfAiffAreThoseOfTheStandard() throws IOException {
    ByteArrayOutputStream chunks = new ByteArrayOutputStream();
    ByteOrder order = ByteOrder.BIG_ENDIAN;
    ByteBuffer inst = ByteBuffer.allocate(20);
    inst.put(new byte[] {64, -25, 10, 20, 30, 40}).putShort((short) -3);
    inst.putShort((short) 0).putShort((short) 5).putShort((short) 6);
    inst.putShort((short) 2).putShort((short) 5).putShort((short) 6);
    chunk(chunks, "INST", order, inst.array());
    ByteBuffer mark = ByteBuffer.allocate(2 + 3 * 8).putShort((short) 3);
    mark.putShort((short) 5).putInt(10).put(new byte[] {1, 'b'});
    mark.putShort((short) 6).putInt(20).put(new byte[] {1, 'e'});
    mark.putShort((short) 7).putInt(30).put(new byte[] {1, 'm'});
    chunk(chunks, "MARK", order, mark.array());
    ByteBuffer comments = ByteBuffer.allocate(2 + 2 * 12).putShort((short) 2);
    comments.putInt(99).putShort((short) 7).putShort((short) 3).put("abc\0".getBytes());
    comments.putInt(99).putShort((short) 0).putShort((short) 4).put("free".getBytes());
    chunk(chunks, "COMT", order, comments.array());
    Metadata read = readWith(Container.AIFF, chunks.toByteArray());
    assertThat(read.instrument())
        .isEqualTo(
            new Instrument(64, 25, 10, 20, 30, 40, -3, List.of(new Loop(10, 20, ALTERNATING, 0))));
    assertThat(read.cues()).containsExactly(new Cue(30, "m", 0, "abc"));
    assertThat(read.text(Metadata.COMMENT)).isEqualTo("free");
  }
}
