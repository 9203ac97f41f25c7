package tenuto.engine.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Identity;
import tenuto.engine.base.Workspaces;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.FeedbackLoop;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Lasting;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/**
 * Signals whose samples differ in a part have different keys for it. Each test is of one thing that
 * a key must not leave out.
 */
class PartKeysTest {
  private static final int PART = Cache.PART;

  @TempDir Path scratch;

  private record Told(String what) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      out.silence(0, n);
    }
  }

  private record Changed(String what) implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      throw new IllegalStateException("it is never computed");
    }
  }

  private record Mixed() implements Combiner {
    @Override
    public void apply(Block left, Block right, Block out, int n) {
      throw new IllegalStateException("it is never computed");
    }

    @Override
    public double identity() {
      return 0;
    }
  }

  private record AlsoTold(String what) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      throw new IllegalStateException("it is never computed");
    }

    @Override
    public String toString() {
      return new Told(what).toString();
    }
  }

  private record Several(int inputs, int outputs) implements Filter {
    @Override
    public Processor begin() {
      throw new IllegalStateException("it is never computed");
    }
  }

  private record Short(long lookBack) implements Filter {
    @Override
    public Processor begin() {
      throw new IllegalStateException("it is never computed");
    }
  }

  private record Whole() implements Gather.RandomAccess {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      throw new IllegalStateException("it is never computed");
    }
  }

  private static Signal source(String what, long length) {
    return Generated.of(new Told(what), length);
  }

  private static final Signal A = source("a", PART);
  private static final Signal B = source("b", PART);

  private static Signal placed(long length, Signal first, long begin, Signal second, long then) {
    return Gathered.of(
        new NeverComputed.Placed(List.of(begin, then)), List.of(first, second), length);
  }

  private static List<Identity> keys(Signal signal) {
    PartKeys.Keys keys = PartKeys.of(signal);
    assertThat(keys).as("%s", signal).isNotNull();
    return Arrays.asList(keys.parts());
  }

  private static void assertApart(Signal... signals) {
    Set<Identity> all = new HashSet<>();
    int count = 0;
    for (Signal signal : signals) {
      all.addAll(keys(signal));
      count += keys(signal).size();
    }
    assertThat(all).hasSize(count);
  }

  @Test
  void whatComputesItAndItsNumbers() {
    assertApart(A, B, Generated.of(new AlsoTold("a"), PART));
    assertApart(Mapped.of(new Changed("m"), A), Mapped.of(new Changed("n"), A));
    assertApart(Mapped.of(new Changed("m"), A), Mapped.of(new Changed("m"), B));
  }

  @Test
  void whichPartItIs() {
    assertApart(source("a", 5L * PART));
  }

  @Test
  void howLongTheLastPartIs() {
    assertApart(source("a", PART), source("a", PART - 1), source("a", 1));
  }

  @Test
  void theOrderOfWhatIsCombined() {
    assertApart(Combined.of(new Mixed(), List.of(A, B)), Combined.of(new Mixed(), List.of(B, A)));
    assertApart(
        Combined.of(new Mixed(), List.of(A, A, B)),
        Combined.of(new Mixed(), List.of(A, B)),
        Combined.of(new Mixed(), List.of(A, B, B)));
  }

  @Test
  void whatEndsWithinAPart() {
    assertApart(
        Combined.of(new Mixed(), List.of(source("a", 100), B)),
        Combined.of(new Mixed(), List.of(source("a", 101), B)),
        Combined.of(new Mixed(), List.of(A, B)));
  }

  /** Added in another order, numbers may make another sum. */
  @Test
  void theOrderOfWhatIsPlaced() {
    assertApart(placed(PART, A, 10, B, 10), placed(PART, B, 10, A, 10));
  }

  @Test
  void whereSomethingIsPlaced() {
    Signal short1 = source("a", 100);
    Signal short2 = source("b", 100);
    assertApart(
        placed(PART, short1, 10, short2, 500),
        placed(PART, short1, 11, short2, 500),
        placed(PART, short1, 10, short2, 501),
        placed(PART, short1, 500, short2, 10));
  }

  @Test
  void whereSomethingThatBeganBeforeIsPlaced() {
    Signal signal = source("a", 3L * PART);
    List<Identity> keys = keys(placed(3L * PART, signal, 0, A, 5L * PART));
    List<Identity> later = keys(placed(3L * PART, signal, 1, A, 5L * PART));
    assertThat(later).doesNotContainAnyElementsOf(keys);
  }

  @Test
  void theSamePlaceFromThePartsBeginOnIsTheSame() {
    Signal signal = source("a", 100);
    List<Identity> keys = keys(placed(2L * PART, signal, 7, signal, PART + 7L));
    assertThat(keys.get(1)).isEqualTo(keys.get(0));
  }

  @Test
  void whatAFilterHasHeardBefore() {
    Signal first = placed(3L * PART, A, 0, B, PART);
    Signal second = placed(3L * PART, B, 0, B, PART);
    assertApart(Filtered.of(new Several(1, 1), first), Filtered.of(new Several(1, 1), second));
    assertThat(keys(first).get(1)).isEqualTo(keys(second).get(1));
  }

  @Test
  void whatAFilterHearsInThePart() {
    assertApart(
        Filtered.of(new Several(1, 1), source("a", 100)),
        Filtered.of(new Several(1, 1), source("b", 100)));
    List<Identity> keys = keys(Filtered.of(new Several(1, 1), placed(PART + 9L, A, 0, B, PART)));
    List<Identity> other = keys(Filtered.of(new Several(1, 1), placed(PART + 9L, A, 0, A, PART)));
    assertThat(other.get(0)).isEqualTo(keys.get(0));
    assertThat(other.get(1)).isNotEqualTo(keys.get(1));
  }

  /** Each of the last samples is heard in the part that it is in, whether or not all before is. */
  @Test
  void theLastSamplesThatAFilterHears() {
    for (Filter filter : new Filter[] {new Several(1, 1), new Short(40)}) {
      for (long last = 1; last <= 40; last++) {
        Signal without = placed(2L * PART, A, 0, B, PART);
        Signal with = placed(2L * PART, A, 0, B, PART - last);
        List<Identity> keys = keys(Filtered.of(filter, without));
        List<Identity> other = keys(Filtered.of(filter, with));
        assertThat(other.getFirst()).as("%s, %d", filter, last).isNotEqualTo(keys.getFirst());
      }
    }
  }

  @Test
  void theOrderOfAFiltersInputs() {
    Several two = new Several(2, 1);
    assertApart(Filtered.of(two, List.of(A, B)), Filtered.of(two, List.of(B, A)));
  }

  @Test
  void whatAFilterIsMadeFrom() {
    Several one = new Several(1, 1);
    assertApart(
        Filtered.of(one, A),
        Filtered.of(one, A, List.of(A)),
        Filtered.of(one, A, List.of(B)),
        Filtered.of(one, A, List.of(A, B)),
        Filtered.of(one, A, List.of(B, A)));
  }

  @Test
  void whichOutputItIs() {
    assertApart(Filtered.all(new Several(1, 3), List.of(A)).toArray(Signal[]::new));
  }

  @Test
  void theOrderOfWhatIsGathered() {
    assertApart(
        Gathered.of(new Whole(), List.of(A, B), PART),
        Gathered.of(new Whole(), List.of(B, A), PART),
        Gathered.of(new Whole(), List.of(A), PART));
  }

  /** It may read from the end, or ask for the length, even if there is silence there. */
  @Test
  void howLongWhatIsGatheredIs() {
    List<Signal> all = new ArrayList<>();
    for (long length : new long[] {PART, 2L * PART, 2L * PART + 1}) {
      Signal first = placed(length, source("a", 10), 0, source("b", 10), 20);
      all.add(Gathered.of(new Whole(), List.of(first), 100));
    }
    assertApart(all.toArray(Signal[]::new));
    assertApart(
        Gathered.of(new Whole(), List.of(Generated.of(new Told("a"), 0)), 100),
        Gathered.of(new Whole(), List.of(), 100));
  }

  @Test
  void whatIsStored() {
    Settings settings = new Settings().withScratch(scratch).withCache(new ForKeys());
    try (Session session = new Session(settings);
        Stored first = session.store(source("a", 3L * PART));
        Stored second = session.store(source("b", 3L * PART))) {
      Changed told = new Changed("m");
      assertApart(Mapped.of(told, first), Mapped.of(told, second));
      assertApart(
          Mapped.of(told, placed(PART, first, 0, A, PART)),
          Mapped.of(told, placed(PART, first, -1, A, PART)),
          Mapped.of(told, placed(PART, first, -PART, A, PART)),
          Mapped.of(told, placed(PART, first, 1, A, PART)));
      assertApart(
          Mapped.of(told, placed(PART - 1L, first, -1, A, PART)),
          Mapped.of(told, placed(PART - 1L, first, -2, A, PART)));
    }
  }

  /** Is there, so that what is stored has keys. */
  private static final class ForKeys implements Cache {
    @Override
    public boolean has(Identity key) {
      return false;
    }

    @Override
    public boolean read(Identity key, List<MemorySegment> samples) {
      return false;
    }

    @Override
    public Outcome write(
        Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
      return Outcome.NO_ROOM;
    }
  }

  /** The loops' text alone would not tell them apart if files were in them. */
  @Test
  void whatIsMadeInALoop() {
    List<Signal> all = new ArrayList<>();
    for (Signal mixed : List.of(A, B)) {
      FeedbackLoop loop = new FeedbackLoop(List.of(A), 8, new Workspaces(() -> null));
      Signal made = Combined.of(new Mixed(), List.of(loop.past().getFirst(), mixed));
      all.add(loop.closed(List.of(made)).getFirst());
    }
    assertApart(all.toArray(Signal[]::new));
  }

  /** A file that has another content under its name. */
  private record File(String bytes) implements Source, Lasting {
    @Override
    public Optional<String> content() {
      return Optional.of(bytes).filter(it -> !it.isEmpty());
    }

    @Override
    public boolean holds() {
      return true;
    }

    @Override
    public void fill(long start, Block out, int n) {
      throw new IllegalStateException("it is never computed");
    }

    @Override
    public String toString() {
      return "File[a.wav]";
    }
  }

  private static Signal looped(Source inside) {
    FeedbackLoop loop = new FeedbackLoop(List.of(A), 8, new Workspaces(() -> null));
    Signal from = Generated.of(inside, PART);
    Signal made = Combined.of(new Mixed(), List.of(loop.past().getFirst(), from));
    return loop.closed(List.of(made)).getFirst();
  }

  @Test
  void whatAFileHasRatherThanItsName() {
    assertApart(
        Generated.of(new File("1"), PART),
        Generated.of(new File("2"), PART),
        Gathered.of(new Whole(), List.of(Generated.of(new File("1"), PART)), PART),
        Gathered.of(new Whole(), List.of(Generated.of(new File("2"), PART)), PART),
        looped(new File("1")),
        looped(new File("2")));
    assertThat(PartKeys.of(Generated.of(new File(""), PART))).isNull();
    assertThat(PartKeys.of(looped(new File("")))).isNull();
  }

  /** What makes signals at once rather than bit by bit. */
  @Test
  void whatIsRecorded() {
    List<Identity> all = new ArrayList<>();
    for (List<Signal> from : List.of(List.of(A), List.of(B), List.of(A, B), List.of(B, A))) {
      for (long length : new long[] {PART + 1L, PART + 2L}) {
        for (String what : List.of("x", "y")) {
          Collections.addAll(all, WholeKeys.of(what, from, length).parts());
        }
      }
    }
    assertThat(all).doesNotHaveDuplicates();
  }

  /** Its text is the same whatever it does. */
  static final class Stranger implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      out.silence(0, n);
    }

    @Override
    public String toString() {
      return "Stranger";
    }
  }

  private static byte[] stranger() throws IOException {
    try (var in = PartKeysTest.class.getResourceAsStream("PartKeysTest$Stranger.class")) {
      return in.readAllBytes();
    }
  }

  /** Loads the one class itself. */
  private static final class OwnLoader extends ClassLoader {
    OwnLoader() {
      super(PartKeysTest.class.getClassLoader());
    }

    Class<?> define(byte[] code) {
      return defineClass(Stranger.class.getName(), code, 0, code.length);
    }
  }

  @Test
  void codeFromElsewhereHasNone() throws Exception {
    assertThat(PartKeys.of(Generated.of(new Stranger(), PART))).isNotNull();
    Class<?> hidden = MethodHandles.lookup().defineHiddenClass(stranger(), true).lookupClass();
    Class<?> outside = new OwnLoader().define(stranger());
    for (Class<?> type : List.of(hidden, outside)) {
      var constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      Source source = (Source) constructor.newInstance();
      assertThat(source).hasToString("Stranger");
      assertThat(PartKeys.of(Generated.of(source, PART))).as("%s", type).isNull();
    }
  }

  @Test
  void aTextThatShowsAnAddressHasNone() {
    assertThat(PartKeys.of(source("[D@1b2c3d", PART))).isNull();
  }
}
