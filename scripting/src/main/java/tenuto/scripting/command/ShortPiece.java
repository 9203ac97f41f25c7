package tenuto.scripting.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.SpareSwap;
import tenuto.engine.setup.Carryover;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.WarmupState;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;

/** What a resident program rehearses between two commands: short sounds of many kinds. */
final class ShortPiece implements IdleRehearsal.Piece {
  /** A typical command line, which is parsed and not run. */
  private static final String[] LINE = {"render", "--quiet", "--out", "out", "patch.py"};

  private static final int LINES = 40;

  private final Path folder;
  private final SpareSwap spare;
  private Path out;

  /**
   * @param folder for its file, which is deleted after each round
   * @param spare swap that the last command has left for the next one, used meanwhile
   */
  ShortPiece(Path folder, SpareSwap spare) {
    this.folder = folder;
    this.spare = spare;
  }

  @Override
  public void prepare(BooleanSupplier wanted) {
    for (int i = 0; i < LINES && !wanted.getAsBoolean(); i++) {
      Tenuto.line(LINE).parseArgs(LINE);
    }
  }

  /**
   * Each run has its own interpreter and session, as each command has. It starts without what was
   * learned of kernels, so all are scalar: vectors learned from short sounds would be compiled in
   * the next command, which costs more than they save there.
   */
  @Override
  public Run next() throws IOException {
    out = Files.createTempDirectory(folder, "rehearsal-");
    return new Run(
        List.of(new Script.Statements(IdleRehearsal.text("short-piece.py"))),
        List.of(),
        List.of(),
        Catalogue.with(List.of()),
        new Settings().withCarryover(new Carryover(new WarmupState(), spare)),
        Seeds.BY_CONTENT,
        Ownership.SCOPED,
        out);
  }

  @Override
  public void clear() throws IOException {
    Files.deleteIfExists(out.resolve(IdleRehearsal.FILE));
    Files.deleteIfExists(out);
  }
}
