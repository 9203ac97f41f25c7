package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.setup.Settings;
import tenuto.formats.cache.CacheFolder;
import tenuto.formats.cache.CacheLimit;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;
import tenuto.scripting.why.Notebook;
import tenuto.scripting.why.RunBefore;

/**
 * What {@code watch} rehearses between two saves: a piece of many notes under a master, rendered
 * with a cache of its own, in which each round changes one note.
 */
final class EditedPiece implements IdleRehearsal.Piece {
  private static final int NOTES = 600;

  /** Milliseconds from the first note to the last. */
  private static final int SPAN = 20_000;

  /** The free disk space in bytes below which it is not rendered; it uses some 200 MB. */
  private static final long ROOM = 1L << 32;

  /** The rounds that help the first edit more than vectors do. */
  private static final int FIRST_ROUNDS = 2;

  private static final String NAME = "rehearsal";

  private final Path folder;
  private final Settings settings;
  private final SpareSwap spare;
  private CacheFolder cache;
  private int round;

  /**
   * @param cache a folder, in which this has one of its own that {@link #close} deletes
   * @param settings those of the patch that is watched, without its cache
   * @param most bytes of swap that one round leaves to the next; the patch's is not used, as a save
   *     may need it before the round has given it back
   */
  EditedPiece(Path cache, Settings settings, long most) {
    this.folder = cache.resolve(NAME);
    this.settings = settings;
    this.spare = new SpareSwap(most);
  }

  /** Has those kernels' vectors compiled that the patch uses, once the first rounds are over. */
  @Override
  public void prepare(BooleanSupplier wanted) {
    if (round >= FIRST_ROUNDS) {
      settings.warmup().learn(wanted);
    }
  }

  @Override
  public Run next() throws IOException {
    if (cache == null) {
      if (Files.getFileStore(folder.getParent()).getUsableSpace() < ROOM) {
        throw new IOException("the disk has little space");
      }
      cache = new CacheFolder(folder, CacheLimit.of(Long.MAX_VALUE), NAME, _ -> {});
    }
    Run run =
        new Run(
            List.of(new Script.Statements(text(round++))),
            List.of(),
            List.of(),
            Catalogue.with(List.of()),
            settings.withCache(cache).withSpare(spare),
            Seeds.BY_CONTENT,
            Ownership.SCOPED,
            folder);
    run.observe(new Notebook(new RunBefore()));
    return run;
  }

  /**
   * The patch, in which the first {@code edits} notes are a semitone higher. A comment that changes
   * has Python parse it anew, as it does after an edit of what is no list of notes.
   */
  private static String text(int edits) throws IOException {
    StringBuilder all = new StringBuilder("# ").append(edits).append("\nNOTES = [\n");
    Random draw = new Random(1);
    for (int i = 0; i < NOTES; i++) {
      int key = 45 + draw.nextInt(36) + (i < edits ? 1 : 0);
      all.append(
          String.format(
              Locale.ROOT,
              "    (%d, %d, %d, %d),%n",
              i * SPAN / NOTES,
              50 + draw.nextInt(150),
              key,
              30 + draw.nextInt(97)));
    }
    return all.append("]\n").append(IdleRehearsal.text("edited-piece.py")).toString();
  }

  @Override
  public void clear() throws IOException {
    Files.deleteIfExists(folder.resolve(IdleRehearsal.FILE));
  }

  @Override
  public void close() throws IOException {
    spare.close();
    if (cache == null) {
      return;
    }
    cache.close();
    cache = null;
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(each);
      }
    }
  }
}
