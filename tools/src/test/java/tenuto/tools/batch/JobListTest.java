package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.About;
import tenuto.formats.file.OpenFiles;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** {@code process --list}: a row a job. */
class JobListTest {
  @TempDir Path folder;
  private Path out;

  @BeforeEach
  void setUp() throws IOException {
    out = folder.resolve("out");
    for (String name : List.of("a", "b", "c d")) {
      Sounds.write(folder.resolve(name + ".wav"), 8000, level(0.5));
    }
  }

  private static double[] level(double level) {
    double[] x = new double[800];
    Arrays.fill(x, level);
    return x;
  }

  private CapturedRun process(String csv, String... arguments) throws IOException {
    Path list = Files.writeString(folder.resolve("jobs.csv"), csv);
    List<String> all = new ArrayList<>(List.of("process"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--list", list.toString(), "--out", out.toString()));
    return CapturedRun.by(all.toArray(String[]::new));
  }

  private double first(String name) throws IOException {
    return Sounds.read(out.resolve(name))[0][0];
  }

  private About about(String name) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, out.resolve(name)).about();
    }
  }

  private List<String> made() throws IOException {
    try (Stream<Path> files = Files.list(out)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void columnsFillThePlaceholdersOfTheChain() throws IOException {
    CapturedRun ran =
        process(
            "File,db,Where\na.wav,-20,x\n\"c d.wav\",0,y\n,,\na.wav,-40dB,z\n",
            "gain {db}",
            "--name",
            "{n}-{name}.{ext}",
            "--bits",
            "32f");
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(made()).containsExactly(BatchJournal.NAME, "1-a.wav", "2-c d.wav", "3-a.wav");
    assertThat(first("1-a.wav")).isCloseTo(0.05, within(1e-7));
    assertThat(first("2-c d.wav")).isEqualTo(0.5);
    assertThat(first("3-a.wav")).isCloseTo(0.005, within(1e-8));
    assertThat(ran.err())
        .contains("no option and no {placeholder} in the chain has the name of where: not used");
  }

  @Test
  void columnsSetTheChainTheNameAndTheOptions() throws IOException {
    CapturedRun ran =
        process(
            """
            file,out,chain,bits,rate,channels,format
            a.wav,first.aiff,"gain -20dB, reverse",32f,16k,2,
            b.wav,,,16,,,flac
            """,
            "gain -40dB");
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(made()).containsExactly(BatchJournal.NAME, "b.flac", "first.aiff");
    assertThat(about("first.aiff"))
        .satisfies(
            about -> assertThat(about.sampleRate()).isEqualTo(16000),
            about -> assertThat(about.channels()).isEqualTo(2),
            about -> assertThat(about.encoding()).contains("float"));
    assertThat(about("b.flac").bits()).isEqualTo(16);
    assertThat(first("b.flac")).isCloseTo(0.005, within(1e-4));
  }

  @Test
  void spreadsheetsOfEuropeAreReadAndThatIsSaid() throws IOException {
    CapturedRun ran = process("\uFEFFfile;db\r\na.wav;-6,0206\r\n", "gain {db}");
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(first("a.wav")).isCloseTo(0.25, within(1e-4));
    assertThat(ran.err())
        .contains("jobs.csv: ';' separates its columns, and numbers such as -3,5 are read as -3.5");
  }

  @Test
  void whatIsDoneIsNotDoneAgain() throws IOException {
    String csv = "file,db\na.wav,-20\nb.wav,-20\nc d.wav,-20\n";
    assertThat(process(csv, "gain {db}").exit()).isZero();
    String changed = csv.replace("b.wav,-20", "b.wav,-40");
    CapturedRun again = process(changed, "gain {db}", "--resume", "--json");
    assertThat(again.exit()).as(again.err()).isZero();
    assertThat(again.out().lines().filter(line -> line.contains("skipped"))).hasSize(2);
    assertThat(first("b.wav")).isCloseTo(0.005, within(1e-4));
  }

  @Test
  void aMissingFileStopsNoOther() throws IOException {
    CapturedRun ran = process("file,chain\nnone.wav,dc\na.wav,reverse\n");
    assertThat(ran.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(ran.err()).contains("none.wav");
    assertThat(made()).containsExactly(BatchJournal.NAME, "a.wav");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "name,db|a,b# gain 3# jobs.csv: the first row must have a column file, but has name, db",
        "file,db,DB|a.wav,1,2# gain 3# jobs.csv: two columns have the name db",
        "file|# gain 3# jobs.csv: there is no row after the header",
        "file,db|a.wav,3x# gain {db}# jobs.csv, row 2, column db: step 1 (gain 3x): gain must be",
        "file,db|a.wav,3|b.wav,# gain {db}# jobs.csv, row 3, column db: is empty, but the chain has {db}",
        "file,gain|a.wav,3# gain {gian}# jobs.csv: the chain has {gian}, but there is no such column; did you mean {gain}?",
        "file,chain|a.wav,gian 3# dc# jobs.csv, row 2, column chain: step 1 (gian 3): there is no such word",
        "file,chain|a.wav,dc|b.wav,# # jobs.csv, row 3, column chain: a chain is missing",
        "file,bits|a.wav,12# dc# jobs.csv, row 2, column bits: must be 8, 16, 24, 32, 32f or 64f, but is '12'",
        "file,rate|a.wav,fast# dc# jobs.csv, row 2, column rate: a sample rate must be written as 44100 or 44.1k",
        "file,rate|a.wav,-1# dc# jobs.csv, row 2, column rate: must be above 0 and finite, but is -1.0",
        "file,channels|a.wav,two# dc# jobs.csv, row 2, column channels: must be a whole number, but is 'two'",
        "file,out|a.wav,../a.wav# dc# jobs.csv, row 2, column out: must stay in --out, but '../a.wav' leads outside",
        "file,out|a.wav,x.xyz# dc# jobs.csv, row 2, column out: path must end in",
        "file|a.wav|a.wav# dc# jobs.csv, row 3: ",
        "file,db|a.wav,1,2# gain {db}# jobs.csv, row 2: '2' is in column 3, which has no name",
        "file,db|,1# gain {db}# jobs.csv, row 2, column file: must name a file, but is empty",
      })
  void errorsNameRowAndColumn(String csv, String chain, String error) throws IOException {
    String text = csv.replace('|', '\n') + "\n";
    CapturedRun ran = chain == null ? process(text) : process(text, chain);
    assertThat(ran.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains(error);
    assertThat(out).doesNotExist();
  }

  @Test
  void takesThePlaceOfFiles() throws IOException {
    CapturedRun ran = process("file\na.wav\n", "dc", folder.resolve("b.wav").toString());
    assertThat(ran.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("--list names the files, but").contains("b.wav is given, too");
    assertThat(CapturedRun.by("process", "--out", out.toString()).err())
        .contains("a chain is missing, such as \"normalise -1dB\"");
    CapturedRun none =
        CapturedRun.by("process", "dc", "--list", "" + folder.resolve("x.csv"), "--out", "" + out);
    assertThat(none.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(none.err()).contains("x.csv");
  }

  @Test
  void convertsFilesWithOptionsOfTheirOwn() throws IOException {
    Path list = Files.writeString(folder.resolve("jobs.csv"), "file,format\na.wav,flac\nb.wav,\n");
    CapturedRun ran = CapturedRun.by("convert", "--list", list.toString(), "--out", out.toString());
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(made()).containsExactly(BatchJournal.NAME, "a.flac", "b.wav");
    Files.writeString(list, "file,chain\na.wav,dc\n");
    assertThat(CapturedRun.by("convert", "--list", "" + list, "--out", "" + out).err())
        .contains("jobs.csv, row 2, column chain: convert has no chain: process applies one");
  }

  @Test
  void severalOutputsAreMadeInOnePass() throws IOException {
    String[] also = {"--also", "cd/{name}.wav,bits=16,dither=none", "--also", "{name}.flac"};
    String[] all =
        Stream.concat(
                Stream.of("process", "gain -20dB", folder + "/a.wav", "--out", "" + out, "--json"),
                Stream.of(also))
            .toArray(String[]::new);
    CapturedRun ran = CapturedRun.by(all);
    assertThat(ran.exit()).as(ran.err()).isZero();
    JsonObject told = JsonParser.parseString(ran.out()).getAsJsonObject();
    assertThat(told.get("out").getAsString()).isEqualTo(out + "/a.wav");
    assertThat(told.getAsJsonArray("also"))
        .extracting(each -> each.getAsJsonObject().get("out").getAsString())
        .containsExactly(out + "/cd/a.wav", out + "/a.flac");
    assertThat(about("cd/a.wav").bits()).isEqualTo(16);
    for (String name : List.of("a.wav", "cd/a.wav", "a.flac")) {
      assertThat(first(name)).isCloseTo(0.05, within(1e-4));
    }

    Files.delete(out.resolve("a.flac"));
    CapturedRun dry =
        CapturedRun.by(
            Stream.concat(Stream.of(all), Stream.of("--resume", "--dry-run"))
                .toArray(String[]::new));
    assertThat(dry.out().lines())
        .extracting(
            line -> JsonParser.parseString(line).getAsJsonObject().get("action").getAsString())
        .containsExactly("skip", "skip", "make");
    CapturedRun rest =
        CapturedRun.by(Stream.concat(Stream.of(all), Stream.of("--resume")).toArray(String[]::new));
    assertThat(JsonParser.parseString(rest.out()).getAsJsonObject().get("out").getAsString())
        .isEqualTo(out + "/a.flac");
    assertThat(out.resolve("a.flac")).exists();
  }

  @Test
  void optionsOfFurtherOutputsMayFollowASpace() throws IOException {
    String file = folder.resolve("a.wav").toString();
    CapturedRun ran =
        CapturedRun.by(
            "process", "dc", file, "--out", "" + out, "--also", "b.wav,bits=16, dither=none");
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(about("b.wav").bits()).isEqualTo(16);
  }

  @Test
  void numbersWithDecimalCommasMayHaveUnits() throws IOException {
    CapturedRun ran = process("file;out;db\na.wav;1,5;-20,5dB\n", "gain {db}", "--bits", "32f");
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(first("1,5")).isCloseTo(0.5 * Math.pow(10, -1.025), within(1e-6));
  }

  @Test
  void aWrongDitherIsOfItsColumn() throws IOException {
    assertThat(process("file,dither\na.wav,yes\n", "dc").err())
        .contains("jobs.csv, row 2, column dither: must be none or tpdf, but is 'yes'");
  }

  @Test
  void rowsWithOneOutputAreToldOfTheColumn() throws IOException {
    assertThat(process("file,out\na.wav,x.wav\nb.wav,x.wav\n", "dc").err())
        .contains("row 3: ")
        .contains("x.wav: give each a name of its own in the column out");
  }

  /** MP3 has no rate above 48 kHz; a file at 96 kHz keeps its rate in FLAC. */
  @Test
  void outputsOfOtherRatesAreConvertedFromTheSameResult() throws IOException {
    double[] tone =
        IntStream.range(0, 96000)
            .mapToDouble(i -> Math.sin(2 * Math.PI * 440 * i / 96e3))
            .toArray();
    Path file = Sounds.write(folder.resolve("high.wav"), 96000, tone);
    for (String first : List.of("flac", "mp3")) {
      String other = first.equals("flac") ? "mp3" : "flac";
      CapturedRun ran =
          CapturedRun.by(
              "process",
              "gain -20dB",
              "" + file,
              "--out",
              "" + out,
              "--format",
              first,
              "--also",
              "{name}." + other,
              "--force",
              "--json");
      assertThat(ran.exit()).as(ran.err()).isZero();
      assertThat(about("high.flac").sampleRate()).isEqualTo(96000);
      assertThat(about("high.flac").frames()).isEqualTo(96000);
      assertThat(about("high.mp3").sampleRate()).isEqualTo(48000);
      for (String name : List.of("high.flac", "high.mp3")) {
        double[] made = Sounds.read(out.resolve(name))[0];
        double power = Arrays.stream(made).map(x -> x * x).sum() / made.length;
        assertThat(Math.sqrt(2 * power)).as(name).isCloseTo(0.1, within(1e-3));
      }
    }
  }

  @Test
  void furtherOutputsAreCheckedLikeTheFirst() throws IOException {
    String file = folder.resolve("a.wav").toString();
    for (String[] wrong :
        new String[][] {
          {"{name}.wav", "two outputs of " + file + " would both become"},
          {"{nam}.wav", "--also may contain {name}, {ext} and {n}, but not {nam}"},
          {"{name}.xyz", "--also: path must end in .wav"},
          {"{name}.mp3,rate=8k", "'rate' is none of its options format, bits, quality and dither"},
          {"mp3", "--also must be a name with an extension, such as {name}.mp3, but is 'mp3'"},
          {"sub.d/", "--also must name a file, but is 'sub.d/'"},
          {"{name}.flac,bits=32", "--bits 32: a FLAC file holds samples of"},
          {"{name}.flac,bits=12", "--also {name}.flac: --bits must be 8"},
        }) {
      CapturedRun ran =
          CapturedRun.by("process", "dc", file, "--out", "" + out, "--also", wrong[0]);
      assertThat(ran.err()).contains(wrong[1]);
      assertThat(ran.exit()).isEqualTo(ExitCode.USAGE);
    }
  }
}
