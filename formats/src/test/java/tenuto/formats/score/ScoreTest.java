package tenuto.formats.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.formats.midi.MidiEvent;
import tenuto.formats.midi.MidiFile;
import tenuto.formats.midi.TempoMap;

class ScoreTest {
  private static final String HEAD =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN"
        "http://www.musicxml.org/dtds/partwise.dtd">
      """;

  @TempDir Path folder;

  private Score read(String text) throws IOException {
    return Score.read(Files.writeString(folder.resolve("x.musicxml"), text));
  }

  /** A score of one part, of whose divisions four are a quarter note. */
  private Score part(String... measures) throws IOException {
    StringBuilder all = new StringBuilder(HEAD);
    all.append("<score-partwise><part-list><score-part id=\"P1\"><part-name>Flöte</part-name>");
    all.append("</score-part></part-list><part id=\"P1\">");
    for (int i = 0; i < measures.length; i++) {
      all.append("<measure number=\"%d\">".formatted(i + 1));
      all.append(i == 0 ? "<attributes><divisions>4</divisions></attributes>" : "");
      all.append(measures[i]).append("</measure>\n");
    }
    return read(all.append("</part></score-partwise>").toString());
  }

  /** A note of a pitch such as {@code C4} or {@code F#5}, with more inside. */
  private static String note(String pitch, int duration, String... more) {
    String alter = pitch.contains("#") ? "<alter>1</alter>" : "";
    return "<note>%s<pitch><step>%s</step>%s<octave>%s</octave></pitch><duration>%d</duration>%s</note>"
        .formatted(
            more.length > 1 ? more[1] : "",
            pitch.charAt(0),
            alter,
            pitch.charAt(pitch.length() - 1),
            duration,
            more.length > 0 ? more[0] : "");
  }

  private static String direction(String inside) {
    return "<direction><direction-type>%s</direction-type></direction>".formatted(inside);
  }

  /** Each note as ms, length, key and velocity. */
  private static List<String> notes(Score score) {
    return score.song().notes().stream()
        .map(
            note ->
                "%s %s %d %d"
                    .formatted(
                        Math.round(note.ms()),
                        Math.round(note.length()),
                        note.key(),
                        note.velocity()))
        .toList();
  }

  private static List<Integer> keys(Score score) {
    return score.song().notes().stream().map(each -> each.key()).toList();
  }

  @Test
  void notesRestsAndChords() throws IOException {
    Score score =
        part(
            note("C4", 4)
                + "<note><rest/><duration>2</duration></note>"
                + note("F#5", 2)
                + note("A5", 2, "", "<chord/>")
                + note("G4", 8));
    assertThat(notes(score))
        .containsExactly("0 500 60 80", "750 250 78 80", "750 250 81 80", "1000 1000 67 80");
    assertThat(score.song().events())
        .contains(new MidiEvent(0, 0, -1, MidiEvent.Kind.NAME, 0, 0, "Flöte"));
    assertThat(score.song().ms()).isEqualTo(2000);
  }

  @Test
  void voicesBeginAtTheirPlaces() throws IOException {
    Score score =
        part(
            note("C5", 16, "<voice>1</voice>")
                + "<backup><duration>16</duration></backup>"
                + note("C3", 4, "<voice>5</voice>")
                + "<forward><duration>4</duration></forward>"
                + note("E3", 8, "<voice>5</voice>"),
            note("D5", 16, "<voice>1</voice>"));
    assertThat(notes(score))
        .containsExactly("0 2000 72 80", "0 500 48 80", "1000 1000 52 80", "2000 2000 74 80");
    assertThat(score.voices()).containsExactly("1", "5", "5", "1");
  }

  /** Three eighths of a triplet have a third of a quarter each: divisions say so. */
  @Test
  void tupletsAndTies() throws IOException {
    String three = "<attributes><divisions>3</divisions></attributes>";
    String tie = "<tie type=\"start\"/>";
    String both = "<tie type=\"stop\"/><tie type=\"start\"/>";
    Score score =
        part(
            three + note("C4", 1) + note("D4", 1) + note("E4", 1) + note("F4", 9, tie),
            note("F4", 12, both),
            note("F4", 3, "<tie type=\"stop\"/>") + note("F4", 3));
    assertThat(notes(score))
        .containsExactly(
            "0 167 60 80", "167 167 62 80", "333 167 64 80", "500 4000 65 80", "4500 500 65 80");
  }

  @Test
  void tempoAndDynamics() throws IOException {
    Score score =
        part(
            "<direction><direction-type><metronome><beat-unit>eighth</beat-unit><beat-unit-dot/>"
                + "<per-minute>80</per-minute></metronome></direction-type></direction>"
                + direction("<dynamics><pp/></dynamics>")
                + note("C4", 4)
                + "<direction><sound tempo=\"120\" dynamics=\"100\"/></direction>"
                + note("D4", 4)
                + note(
                    "E4",
                    4,
                    "<notations><articulations><accent/><staccato/></articulations>"
                        + "</notations>")
                + direction("<dynamics><sfz/></dynamics>")
                + note("F4", 4),
            note("G4", 4));
    assertThat(notes(score))
        .containsExactly(
            "0 1000 60 33",
            "1000 500 62 90",
            "1500 250 64 106",
            "2000 500 65 122",
            "2500 500 67 90");
    assertThat(score.song().tempo().tempos())
        .containsExactly(new TempoMap.Tempo(0, 60), new TempoMap.Tempo(1000, 120));
  }

  @Test
  void graceNotesTakeTheStartOfTheNext() throws IOException {
    String grace = "<note><grace/><pitch><step>B</step><octave>3</octave></pitch></note>";
    assertThat(notes(part(grace + grace + note("C4", 4) + note("D4", 4))))
        .containsExactly("0 63 59 80", "63 63 59 80", "125 375 60 80", "500 500 62 80");
  }

  private static final String BEGIN =
      "<barline location=\"left\"><repeat direction=\"forward\"/></barline>";
  private static final String REPEAT =
      "<barline location=\"right\"><repeat direction=\"backward\"/></barline>";

  private static String ending(String number, String key, boolean isRepeated) {
    return "<barline><ending number=\"%s\" type=\"start\"/></barline>".formatted(number)
        + note(key, 16)
        + "<barline location=\"right\"><ending number=\"%s\" type=\"%s\"/>%s</barline>"
            .formatted(
                number,
                isRepeated ? "stop" : "discontinue",
                isRepeated ? "<repeat direction=\"backward\"/>" : "");
  }

  private static String sound(String attribute) {
    return "<sound %s/>".formatted(attribute);
  }

  @Test
  void repeatsArePlayed() throws IOException {
    String c = note("C4", 16);
    String d = note("D4", 16);
    String e = note("E4", 16);
    assertThat(keys(part(c, d + REPEAT, e))).containsExactly(60, 62, 60, 62, 64);
    assertThat(keys(part(c, BEGIN + d + REPEAT, BEGIN + e + REPEAT)))
        .containsExactly(60, 62, 62, 64, 64);
    assertThat(keys(part(c, d + REPEAT.replace("/></b", " times=\"3\"/></b"))))
        .containsExactly(60, 62, 60, 62, 60, 62);
    assertThat(keys(part(c, ending("1", "D4", true), ending("2", "E4", false), d)))
        .containsExactly(60, 62, 60, 64, 62);
    assertThat(keys(part(c, ending("1, 2", "D4", true), ending("3", "E4", false))))
        .containsExactly(60, 62, 60, 62, 60, 64);
    assertThat(
            keys(
                part(
                    BEGIN + c,
                    ending("1", "D4", true),
                    ending("2", "E4", false),
                    BEGIN + note("G4", 16) + REPEAT)))
        .containsExactly(60, 62, 60, 64, 67, 67);
  }

  @Test
  void jumpsAreMade() throws IOException {
    String c = note("C4", 16);
    String d = note("D4", 16);
    String e = note("E4", 16);
    assertThat(keys(part(c + REPEAT, d + sound("fine=\"yes\""), e + sound("dacapo=\"yes\""))))
        .containsExactly(60, 60, 62, 64, 60, 62);
    assertThat(
            keys(
                part(
                    c,
                    sound("segno=\"1\"") + d + sound("tocoda=\"1\""),
                    e + sound("dalsegno=\"1\""),
                    sound("coda=\"1\"") + note("G4", 16))))
        .containsExactly(60, 62, 64, 62, 67);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<barline><ending number=\"1,2,3\" type=\"start\"/></barline> | "
            + REPEAT
            + " | '' | 60,60,60",
        "'' | <sound tocoda=\"1\"/> | <sound dacapo=\"yes\"/> | 60,60"
      })
  void endingsAndCodasThatAreMissing(String first, String each, String last, String keys)
      throws IOException {
    String[] measures = new String[400];
    Arrays.fill(measures, each);
    measures[0] = first + note("C4", 16) + each;
    measures[measures.length - 1] = last;
    assertThat(keys(part(measures)).toString()).isEqualTo("[" + keys.replace(",", ", ") + "]");
  }

  @Test
  void partsHaveTracksProgramsTranspositionAndDrums() throws IOException {
    Score score =
        read(
            HEAD
                + """
                <score-partwise><part-list>
                <score-part id="P1"><part-name>Clarinet</part-name>
                  <midi-instrument id="I1"><midi-channel>3</midi-channel>
                  <midi-program>72</midi-program></midi-instrument></score-part>
                <score-part id="P2"><part-name>Drums</part-name>
                  <midi-instrument id="I2"><midi-unpitched>39</midi-unpitched></midi-instrument>
                </score-part></part-list>
                <part id="P1"><measure number="1"><attributes><divisions>1</divisions>
                  <key><fifths>-3</fifths><mode>minor</mode></key>
                  <time><beats>3</beats><beat-type>8</beat-type></time>
                  <transpose><diatonic>-1</diatonic><chromatic>-2</chromatic></transpose>
                  </attributes>
                  <note><pitch><step>D</step><octave>4</octave></pitch><duration>1</duration>
                  <lyric><syllabic>single</syllabic><text>la</text></lyric></note></measure></part>
                <part id="P2"><measure number="1"><attributes><divisions>1</divisions></attributes>
                  <note><unpitched><display-step>F</display-step><display-octave>4</display-octave>
                  </unpitched><duration>1</duration><instrument id="I2"/></note></measure></part>
                </score-partwise>
                """);
    MidiFile song = score.song();
    assertThat(song.notes()).hasSize(2);
    assertThat(song.notes().get(0).key()).isEqualTo(60);
    assertThat(song.notes().get(0).channel()).isEqualTo(2);
    assertThat(song.notes().get(1).key()).isEqualTo(38);
    assertThat(song.notes().get(1).channel()).isEqualTo(9);
    assertThat(song.notes().get(1).track()).isEqualTo(1);
    assertThat(song.events())
        .contains(
            new MidiEvent(0, 0, 2, MidiEvent.Kind.PROGRAM, 0, 71, ""),
            new MidiEvent(0, 0, -1, MidiEvent.Kind.KEY_SIGNATURE, 1, -3, ""),
            new MidiEvent(0, 0, -1, MidiEvent.Kind.TIME_SIGNATURE, 3, 8, "\u0018\b"),
            new MidiEvent(0, 0, -1, MidiEvent.Kind.LYRIC, 0, 0, "la"));
    byte[] midi = song.bytes();
    assertThat(MidiFile.read(Files.write(folder.resolve("x.mid"), midi)).notes())
        .hasSameSizeAs(song.notes());
  }

  @Test
  void timewiseAndCompressedScoresAreReadToo() throws IOException {
    String timewise =
        "<score-timewise><measure number=\"1\"><part id=\"A\">"
            + note("C4", 1)
            + "</part><part id=\"B\">"
            + note("E4", 1)
            + "</part></measure><measure number=\"2\"><part id=\"A\">"
            + note("D4", 1)
            + "</part></measure></score-timewise>";
    List<String> wanted = List.of("0 500 60 80", "0 500 64 80", "500 500 62 80");
    assertThat(notes(read(timewise))).isEqualTo(wanted);
    Path file = folder.resolve("x.mxl");
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("META-INF/container.xml"));
      zip.write(
          "<container><rootfiles><rootfile full-path=\"my.xml\"/></rootfiles></container>"
              .getBytes());
      zip.putNextEntry(new ZipEntry("my.xml"));
      zip.write(timewise.getBytes());
    }
    assertThat(notes(Score.read(file))).isEqualTo(wanted);
  }

  @ParameterizedTest
  @CsvSource({"UTF-8, UTF-8", "ISO-8859-1, ISO-8859-1", "UTF-16, UTF-16"})
  void namesAreInAnyEncoding(String declared, String encoding) throws IOException {
    String text =
        "<?xml version='1.0' encoding='%s'?><score-partwise><part-list><score-part id='P'>"
                .formatted(declared)
            + "<part-name>Flöte</part-name></score-part></part-list></score-partwise>";
    Path file = Files.write(folder.resolve("x.xml"), text.getBytes(encoding));
    assertThat(Score.read(file).song().events().getFirst().text()).isEqualTo("Flöte");
  }

  /** Neither the file system nor entities can be reached from a score. */
  @Test
  void noEntityIsExpanded() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret.txt"), "secret");
    for (String entity :
        List.of("<!ENTITY e SYSTEM \"" + secret.toUri() + "\">", "<!ENTITY e \"inside\">")) {
      String text =
          "<!DOCTYPE score-partwise ["
              + entity
              + "]><score-partwise><part-list><score-part id=\"P\"><part-name>&e;</part-name>"
              + "</score-part></part-list></score-partwise>";
      try {
        assertThat(read(text).song().events()).isEmpty();
      } catch (ScoreException refused) {
        assertThat(refused).hasMessageContaining("line 1");
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <html/> | line 1: a score must be score-partwise or score-timewise, but is html
          <score-partwise><part> | line 1: it is not well-formed XML
          <score-partwise><part id='a'><measure><note><pitch><step>H</step><octave>4</octave></pitch><duration>1</duration></note></measure></part></score-partwise> | a step must be a letter from A to G, but is 'H'
          <score-partwise><part id='a'><measure><note><duration>x</duration></note></measure></part></score-partwise> | duration must be a number from 0 to 1000000, but is 'x'
          <score-partwise><part id='a'><measure><note><duration>1</duration></note></measure></part></score-partwise> | a note must have pitch, unpitched or rest
          <score-partwise><part id='a'><measure><sound tempo='0'/></measure></part></score-partwise> | tempo must be a number from 3.6 to 1000000, but is '0.0'
          <score-partwise><part/></score-partwise> | part must have an id
          """)
  void whatIsWrongIsNamedWithItsLine(String text, String rule) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(ScoreException.class)
        .hasMessageStartingWith(folder.resolve("x.musicxml") + ": line ")
        .hasMessageContaining(rule);
  }

  /** Whatever a file has, it is a score or one message. */
  @Test
  void mutantsAreRefusedOrRead() throws IOException {
    part(
        note("C4", 4) + direction("<dynamics><pp/></dynamics>") + note("E4", 4, "", "<chord/>"),
        ending("1", "D4", true),
        ending("2", "E4", false));
    byte[] bytes = Files.readAllBytes(folder.resolve("x.musicxml"));
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 2000; i++) {
      byte[] mutant = bytes.clone();
      for (int k = random.nextInt(1, 6); k > 0; k--) {
        mutant[random.nextInt(mutant.length)] = bytes[random.nextInt(bytes.length)];
      }
      Path file = Files.write(folder.resolve("mutant.xml"), mutant);
      try {
        assertThat(Score.read(file).song().ms()).isNotNegative();
      } catch (ScoreException refused) {
        assertThat(refused).hasMessageContaining("line ");
      }
    }
  }
}
