package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.formats.cache.CacheFolder;
import tenuto.formats.cache.CacheLimit;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;
import tenuto.scripting.why.Reason;
import tenuto.scripting.why.RunBefore;
import tenuto.scripting.why.Why;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;

/** Each reason is named after an edit that is one. */
class WhyTest {
  private static final String TONE =
      """
      def dear(x):
          for i in range(12):
              x = sf.RBJLowPass(x, 9000 + i, 1)
          return x

      tone = sf.Realise(dear(sf.Saw(2500, 440)))
      sum = sf.Realise(dear(tone * 0.5))
      sf.WriteFile([sum], 'a.wav')
      """;

  private static final String PIECE =
      """
      class Note(object):
          def __init__(self, ms, hz):
              self.ms, self.hz = ms, hz

      notes = [Note(i * 100, 200 + 10 * i) for i in range(9)]

      def pluck(note):
          sound = sf.Saw(2000, note.hz)
          for i in range(20):
              sound = sf.RBJLowPass(sound, 9000 + i, 1)
          return sound * 0.1

      sf.WriteFile([sf.Realise(sf.Perform(notes, pluck))], 'a.wav')
      """;

  private static Catalogue catalogue;

  @TempDir Path folder;

  private long seed;
  private int exit = ExitCode.OK;
  private String program = "one";
  private boolean costsNothing;
  private final RunBefore before = new RunBefore();
  private boolean isForWhatIsWantedFirst;

  @BeforeAll
  static void readWords() {
    catalogue = new Catalogue();
  }

  private Path patch() {
    return folder.resolve("song.py");
  }

  private Path cache() {
    return folder.resolve("cache");
  }

  /** Renders a patch, and says what was computed and why. */
  private Why render(String text, String... arguments) throws IOException {
    Files.writeString(patch(), text);
    try (CacheFolder cache =
        new CacheFolder(
            cache(),
            CacheLimit.of(1L << 40),
            program,
            message -> {
              throw new AssertionError(message);
            })) {
      Cache kept = costsNothing ? new Costless(cache) : cache;
      Settings settings = new Settings().withScratch(folder).withSeed(seed).withCache(kept);
      Run run =
          new Run(
              List.of(new Script.Source(patch())),
              List.of(arguments),
              List.of(),
              catalogue,
              settings,
              Seeds.BY_CONTENT,
              null,
              folder);
      run.beQuiet();
      if (isForWhatIsWantedFirst) {
        run.observe(before);
      } else {
        RunJournal.of(run, cache, patch(), List.of(arguments), seed, before);
      }
      Run.Result result = run.run();
      assertThat(result.exit()).as("%s", result.failure()).isEqualTo(exit);
    }
    return Why.of(cache(), patch(), List.of(arguments)).orElseThrow();
  }

  /**
   * The part that the page asked for is in the cache by then; it counts as computed all the same.
   */
  @Test
  void whatIsWantedFirstIsComputedForTheWhole() throws IOException {
    String edited = TONE.replace("440", "330");
    render(TONE);
    isForWhatIsWantedFirst = true;
    render(edited);
    isForWhatIsWantedFirst = false;
    Why why = render(edited);
    assertThat(at(why, 6).text()).contains("440 -> 330");
    assertThat(why.computed()).isPositive();
    assertThat(render(edited).computed()).as("once").isZero();
  }

  /** Takes all that is computed for what takes no time. */
  private record Costless(Cache cache) implements Cache {
    @Override
    public boolean has(Identity key) {
      return cache.has(key);
    }

    @Override
    public boolean read(Identity key, List<MemorySegment> samples) {
      return cache.read(key, samples);
    }

    @Override
    public Outcome write(
        Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
      return cache.write(key, samples, new Cost(0, 0), requireIntact);
    }
  }

  /** Why something was computed at a line. */
  private static Reason at(Why why, int line) {
    List<Why.Row> rows = why.rows().stream().filter(row -> row.line() == line).toList();
    assertThat(rows).as("at line %d of %s", line, why.rows()).hasSize(1);
    return rows.getFirst().reason();
  }

  private static Reason of(Reason.Kind kind, String text) {
    return new Reason(kind, "", 0, "", "", "", text);
  }

  private Reason changed(
      Reason.Kind kind, int line, String word, String parameter, String before, String after) {
    return new Reason(kind, patch().toString(), line, word, parameter, before, after);
  }

  @Test
  void neverSeen() throws Exception {
    Why first = render(TONE);
    assertThat(at(first, 6)).isEqualTo(of(Reason.Kind.NEVER_SEEN, ""));
    assertThat(first.comparedWith()).isNull();
    Why second = render(TONE + "sf.Realise(dear(sf.Mix(sf.WhiteNoise(2500), sf.Saw(2500, 9))))\n");
    assertThat(at(second, 9)).isEqualTo(of(Reason.Kind.NEVER_SEEN, ""));
    assertThat(second.comparedWith()).isEqualTo(first.ended());
  }

  @Test
  void nothingWhereNothingChanged() throws Exception {
    render(TONE);
    Why why = render("# a line more\n" + TONE);
    assertThat(why.rows())
        .allMatch(row -> row.reason().kind() == Reason.Kind.NEVER_KEPT)
        .noneMatch(row -> row.line() == 7);
  }

  @Test
  void aParameterAndTheInputOfWhatFollows() throws Exception {
    render(TONE);
    Why why = render(TONE.replace("440", "466.16"));
    assertThat(at(why, 6))
        .isEqualTo(changed(Reason.Kind.PARAMETER, 6, "Saw", "hz", "440", "466.16"));
    assertThat(at(why, 7)).isEqualTo(changed(Reason.Kind.INPUT, 6, "Saw", "hz", "440", "466.16"));
    assertThat(at(why, 7).text()).isEqualTo("that input changed: song.py:6 Saw(hz 440 -> 466.16)");
  }

  @Test
  void anotherWord() throws Exception {
    render(TONE);
    Why why = render(TONE.replace("sf.Saw(2500, 440)", "sf.Square(2500, 440)"));
    assertThat(at(why, 6))
        .isEqualTo(
            changed(
                Reason.Kind.PARAMETER,
                6,
                "Square",
                "",
                "Saw(2500, 440, 0)",
                "Square(2500, 440, 0)"));
  }

  @Test
  void aNumberOfAList() throws Exception {
    String shaped = "sf.Saw(2500, 440) * sf.NumericShape((0, 0), (%d, 0.3), (2500, 0))";
    render(TONE.replace("sf.Saw(2500, 440)", shaped.formatted(5)));
    Reason reason = at(render(TONE.replace("sf.Saw(2500, 440)", shaped.formatted(9))), 6);
    assertThat(reason.word()).isEqualTo("NumericShape");
    assertThat(reason.before()).isEqualTo("((0, 0), (5, 0.3), (2500, 0))");
    assertThat(reason.after()).isEqualTo("((0, 0), (9, 0.3), (2500, 0))");
  }

  @Test
  void aFile() throws Exception {
    Path file = CapturedRun.sound(folder.resolve("in.wav"), 96000, 1, 240_000, i -> 0.5);
    String text = TONE.replace("sf.Saw(2500, 440)", "sf.ReadFile('%s')[0]".formatted(file));
    render(text);
    CapturedRun.sound(file, 96000, 1, 240_000, i -> 0.25);
    Reason reason = at(render(text), 6);
    assertThat(reason.kind()).isEqualTo(Reason.Kind.FILE);
    assertThat(reason.text())
        .isEqualTo("file changed: song.py:6 ReadFile(%s, none)".formatted(file));
  }

  @Test
  void theProgram() throws Exception {
    render(TONE);
    program = "another";
    Why why = render(TONE);
    assertThat(at(why, 6)).isEqualTo(of(Reason.Kind.PROGRAM, ""));
    assertThat(at(why, 7)).isEqualTo(of(Reason.Kind.PROGRAM, ""));
  }

  @Test
  void theSeed() throws Exception {
    String noise = TONE.replace("sf.Saw(2500, 440)", "sf.WhiteNoise(2500)");
    render(noise);
    seed = 7;
    assertThat(at(render(noise), 6)).isEqualTo(of(Reason.Kind.SEED, "0 -> 7"));
    Why why = render(noise.replace("tone =", "sf.WhiteNoise(1)\ntone ="));
    assertThat(at(why, 7))
        .isEqualTo(changed(Reason.Kind.SEED, 7, "WhiteNoise", "", "", "WhiteNoise(2500)"));
  }

  @Test
  void evicted() throws Exception {
    render(TONE);
    try (Stream<Path> files = Files.walk(cache().resolve("v1"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.delete(file);
      }
    }
    assertThat(at(render(TONE), 6)).isEqualTo(of(Reason.Kind.EVICTED, ""));
  }

  @Test
  void neverKept() throws Exception {
    costsNothing = true; // however long a busy machine takes
    String text =
        """
        draft = sf.draft(100)
        sf.Realise(sf.Mix(draft, sf.Saw(10, 440)))
        sf.Realise(sf.Saw(10, 440))
        sf.WriteFile([sf.Saw(10, 220)], 'b.wav')
        """;
    assertThat(at(render(text), 4).text())
        .isEqualTo("never kept: it is computed while it is written, and not stored");
    Why why = render(text);
    assertThat(at(why, 2))
        .isEqualTo(
            new Reason(
                Reason.Kind.NEVER_KEPT,
                patch().toString(),
                1,
                "",
                "",
                "",
                "a draft's samples are set one by one"));
    assertThat(at(why, 2).text())
        .isEqualTo("never kept: a draft's samples are set one by one (song.py:1)");
    assertThat(at(why, 3).text())
        .isEqualTo("never kept: it is computed quicker than it would be read");
  }

  @Test
  void oneNoteOfAPiece() throws Exception {
    render(PIECE);
    Why why = render(PIECE.replace("\n\ndef", "\nnotes[3].hz = 466.16\n\ndef"));
    Reason note = changed(Reason.Kind.PARAMETER, 9, "Saw", "hz", "230", "466.16");
    assertThat(why.rows())
        .filteredOn(row -> row.line() == 12)
        .extracting(Why.Row::reason, Why.Row::signals)
        .containsExactly(tuple(note, 1));
    Reason sum = changed(Reason.Kind.INPUT, 9, "Saw", "hz", "230", "466.16");
    assertThat(why.rows())
        .filteredOn(row -> row.line() == 14 && row.reason().kind() != Reason.Kind.NEVER_KEPT)
        .isNotEmpty()
        .allMatch(row -> row.reason().equals(sum));
  }

  /** The other still says what both have said before. */
  @Test
  void oneOfTwoNotesThatAreAlike() throws Exception {
    String alike = PIECE.replace("range(9)]", "range(9)] + [Note(750, 220)]");
    render(alike);
    Why why = render(alike.replace("Note(750, 220)", "Note(750, 333)"));
    assertThat(why.rows())
        .filteredOn(row -> row.line() == 11)
        .extracting(Why.Row::reason)
        .containsExactly(changed(Reason.Kind.PARAMETER, 8, "Saw", "hz", "220", "333"));
  }

  @Test
  void aNoteThatIsPutInOrLeftOut() throws Exception {
    render(PIECE);
    Why more = render(PIECE.replace("range(9)]", "range(9)] + [Note(50, 77)]"));
    assertThat(more.rows())
        .filteredOn(row -> row.line() == 13 && row.reason().kind() == Reason.Kind.INPUT)
        .isNotEmpty()
        .allMatch(row -> row.reason().text().startsWith("that input changed: song.py:11 added "));
    render(PIECE);
    Why fewer = render(PIECE.replace("range(9)", "range(1, 9)"));
    assertThat(fewer.rows())
        .filteredOn(row -> row.line() == 13 && row.reason().kind() == Reason.Kind.INPUT)
        .isNotEmpty()
        .allMatch(row -> row.reason().text().contains("song.py:11 left out "));
  }

  /** Which is compared with the last run that has ended well, and others with that too. */
  @Test
  void aRunThatFailed() throws Exception {
    Why good = render(TONE);
    exit = ExitCode.FAILED;
    Why failed = render(TONE.replace("440", "441").replace("sum =", "nothing\nsum ="));
    exit = ExitCode.OK;
    assertThat(failed.complete()).isFalse();
    assertThat(at(failed, 6).text()).endsWith("Saw(hz 440 -> 441)");
    Why mended = render(TONE.replace("440", "442"));
    assertThat(mended.comparedWith()).isEqualTo(good.ended());
    assertThat(at(mended, 7).text()).endsWith("Saw(hz 440 -> 442)");
  }

  @Test
  void otherArgumentsHaveAnotherJournal() throws Exception {
    render(TONE, "a b");
    assertThat(Why.of(cache(), patch(), List.of("a b"))).isPresent();
    assertThat(Why.of(cache(), patch(), List.of("a", "b"))).isEmpty();
    assertThat(Why.of(cache(), patch(), List.of())).isEmpty();
  }

  @Test
  void aDamagedJournalIsNone() throws Exception {
    render(TONE);
    Path journal;
    try (Stream<Path> files = Files.list(cache().resolve("runs"))) {
      journal = files.findFirst().orElseThrow();
    }
    byte[] whole = Files.readAllBytes(journal);
    for (int at : new int[] {7, 9, whole.length / 2, whole.length - 1}) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 1;
      Files.write(journal, damaged);
      assertThat(Why.of(cache(), patch(), List.of())).as("byte %d", at).isEmpty();
    }
    Files.write(journal, Arrays.copyOf(whole, whole.length - 1));
    assertThat(render(TONE).comparedWith()).isNull();
  }

  @Test
  void theCommand() throws Exception {
    render(TONE);
    render(TONE.replace("440", "450"));
    String[] line = {"why", patch().toString(), "--cache", cache().toString()};
    CapturedRun table = TenutoRun.by(line);
    assertThat(table.exit()).as(table.err()).isZero();
    List<String> lines = table.out().lines().toList();
    assertThat(lines.get(0))
        .contains("were computed by the run of ", "; compared with the run of ");
    assertThat(lines.get(2)).isEqualTo(lines.get(2).stripTrailing()).startsWith("seconds  signals");
    int why = lines.get(2).indexOf("why");
    assertThat(lines.get(3).substring(why)).contains("Saw(hz 440 -> 450)");
    CapturedRun json = TenutoRun.by(line[0], line[1], line[2], line[3], "--json");
    JsonObject all = JsonParser.parseString(json.out()).getAsJsonObject();
    assertThat(all.keySet())
        .containsExactly("ended", "complete", "comparedWith", "cut", "found", "computed", "rows");
    JsonObject row = all.getAsJsonArray("rows").get(0).getAsJsonObject();
    assertThat(row.keySet())
        .containsExactly("file", "line", "word", "seconds", "signals", "parts", "reason");
    assertThat(row.getAsJsonObject("reason").get("before").getAsString()).isEqualTo("440");
  }

  @Test
  void noRunIsKnown() throws Exception {
    Files.writeString(patch(), TONE);
    CapturedRun none = TenutoRun.by("why", patch().toString());
    assertThat(none.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(none.err()).contains("has no record of a run of " + patch()).hasLineCount(1);
    CapturedRun missing = TenutoRun.by("why", folder.resolve("none.py").toString());
    assertThat(missing.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(missing.err()).contains("there is no file");
  }
}
