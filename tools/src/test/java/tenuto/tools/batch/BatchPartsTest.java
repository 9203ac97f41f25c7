package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Share;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** {@code process --part}: a batch that several machines share. */
class BatchPartsTest {
  private static final int FILES = 12;
  private static final int PARTS = 3;

  @TempDir Path folder;
  private Path in;

  @BeforeEach
  void setUp() throws IOException {
    in = Files.createDirectories(folder.resolve("in/deep"));
    for (int i = 0; i < FILES; i++) {
      Sounds.write((i % 2 == 0 ? in : in.getParent()).resolve("f" + i + ".wav"), 8000, 0.02, 1);
    }
  }

  private CapturedRun process(String out, String chain, String... options) {
    Stream<String> all =
        Stream.of("process", chain, in.getParent().toString(), "--recursive", "--out");
    return CapturedRun.by(
        Stream.of(all, Stream.of(folder.resolve(out).toString()), Stream.of(options))
            .flatMap(each -> each)
            .toArray(String[]::new));
  }

  private Map<String, ByteBuffer> made(String out) throws IOException {
    Map<String, ByteBuffer> made = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder.resolve(out))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!BatchJournal.isJournal(file)) {
          String name = folder.resolve(out).relativize(file).toString();
          made.put(name, ByteBuffer.wrap(Files.readAllBytes(file)));
        }
      }
    }
    return made;
  }

  private Path journal(int part) {
    return folder.resolve("parts/.tenuto-journal-%d-of-%d".formatted(part, PARTS));
  }

  private void makeParts(String chain, String... options) {
    for (int part = 1; part <= PARTS; part++) {
      String[] all =
          Stream.concat(Stream.of("--part", part + "/" + PARTS), Stream.of(options))
              .toArray(String[]::new);
      CapturedRun ran = process("parts", chain, all);
      assertThat(ran.exit()).as(ran.err()).isZero();
    }
  }

  @Test
  void partsTogetherAreTheWholeAndWhoeverComesLastDoesTheRest() throws IOException {
    String[] named = {"--name", "{n}_{name}.wav"};
    assertThat(process("whole", "gain -3", named).exit()).isZero();
    makeParts("gain -3", named);
    assertThat(made("parts")).hasSize(FILES).isEqualTo(made("whole"));
    for (int part = 1; part <= PARTS; part++) {
      assertThat(journal(part)).isNotEmptyFile();
    }
    String[] last = {"--name", "{n}_{name}.wav", "--resume"};
    assertThat(process("parts", "gain -3", last).err()).contains("0 of 12 files done, 12 already");

    // A part whose machine was lost in the middle: its last file has its name, but no line.
    List<String> lines = Files.readAllLines(journal(2));
    assertThat(lines).hasSizeGreaterThan(3);
    Files.write(journal(2), lines.subList(0, lines.size() - 1));
    assertThat(process("parts", "gain -3", last).err()).contains("1 of 12 files done, 11 already");
    assertThat(made("parts")).isEqualTo(made("whole"));
  }

  @Test
  void aPartIsResumedByItself() throws IOException {
    assertThat(process("parts", "gain -3", "--part", "2/3").exit()).isZero();
    int own = made("parts").size();
    assertThat(own).isBetween(1, FILES - 1);
    assertThat(process("parts", "gain -3", "--part", "2/3", "--resume").err())
        .contains("0 of %d files done, %d already".formatted(own, own));
    assertThat(process("parts", "gain -3", "--part", "2/3", "--resume", "--dry-run").out().lines())
        .hasSize(own)
        .allMatch(line -> line.endsWith(" (already done)"));
    // What another division has made is not made again.
    assertThat(process("parts", "gain -3", "--part", "1/1", "--resume").err())
        .contains("%d of 12 files done, %d already".formatted(FILES - own, own));
  }

  /** What was written last counts, whichever journal it is in. */
  @Test
  void laterRunsWinWhoeverMadeThem() {
    assertThat(process("parts", "gain -3").exit()).isZero();
    makeParts("gain -6", "--resume");
    assertThat(process("parts", "gain -6", "--resume").err()).contains("0 of 12 files done, 12 al");
    assertThat(process("parts", "gain -3", "--resume").err()).contains("12 of 12 files done;");
    makeParts("gain -3", "--resume");
    assertThat(process("parts", "gain -6", "--force").err()).contains("12 of 12 files done;");
    assertThat(process("parts", "gain -6", "--part", "1/3", "--resume").err()).contains(" 0 of ");
  }

  @Test
  void whereNobodyKnowsWhichLineIsLaterTheFileIsDoneAgain() throws IOException {
    assertThat(process("parts", "gain -3", "--part", "2/3").exit()).isZero();
    String line =
        Files.readAllLines(journal(2)).stream()
            .filter(each -> each.contains("\"run\""))
            .findFirst()
            .orElseThrow();
    Files.writeString(journal(1), line.replace("gain", "fade") + "\n");
    assertThat(process("parts", "gain -3", "--part", "2/3", "--resume").err()).contains(" 1 of ");
    assertThat(process("parts", "gain -3", "--part", "2/3", "--resume").err()).contains(" 0 of ");
  }

  @Test
  void aPartMayHaveNoFile() {
    CapturedRun ran =
        CapturedRun.by(
            "process",
            "gain -3",
            in.resolve("f0.wav").toString(),
            "--out",
            folder.resolve("one").toString(),
            "--part",
            (new Share(1, 2).hasFile("f0.wav") ? 2 : 1) + "/2");
    assertThat(ran.exit()).isZero();
    assertThat(ran.err()).contains("tenuto: 0 of 0 files done;");
    assertThat(folder.resolve("one")).doesNotExist();
  }

  /** So that parts of runs of different versions fit together. */
  @Test
  void whoseAFileIsNeverChanges() {
    List<Integer> owners =
        Stream.of("a.wav", "b.wav", "deep/a.wav", "größe.wav")
            .map(
                name ->
                    IntStream.rangeClosed(1, 16).filter(k -> new Share(k, 16).hasFile(name)).sum())
            .toList();
    assertThat(owners).containsExactly(12, 8, 10, 11);
    int[] counts = new int[16];
    for (int i = 0; i < 16_000; i++) {
      String name = "kick_%05d.wav".formatted(i);
      counts[IntStream.range(0, 16).filter(k -> new Share(k + 1, 16).hasFile(name)).sum()]++;
    }
    assertThat(IntStream.of(counts))
        .allMatch(count -> count > 850 && count < 1150); // 5 standard deviations
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0/16", "17/16", "3", "3/", "-1/2", "1/0", "1/65537", "a/b", "9999999999/1"})
  void whatIsNoPartIsRefused(String part) {
    CapturedRun ran = process("parts", "gain -3", "--part=" + part);
    assertThat(ran.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err())
        .contains(
            "k/n with k from 1 to n", "but is '" + part + "'; to an index that counts from 0");
    assertThat(folder.resolve("parts")).doesNotExist();
  }

  @Test
  void standardOutputHasNoParts() {
    CapturedRun ran =
        CapturedRun.by(
            "process", "dc", in.resolve("f0.wav").toString(), "--out", "-", "--part", "1/2");
    assertThat(ran.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.err()).contains("--part divides files into a folder, --out - is one file");
  }
}
