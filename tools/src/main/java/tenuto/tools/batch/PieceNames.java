package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tenuto.formats.file.SimilarNames;
import tenuto.tools.input.Input;

/** The names of the pieces that files are cut into: no two are the same, and none is an input. */
final class PieceNames {
  private final Path out;
  private final NamePattern pattern;
  private final OutputFormat stored;
  private final List<Input> inputs;
  private final boolean replaces;
  private final Map<Path, Taker> takers = new HashMap<>();
  private final SimilarNames similar = new SimilarNames();

  /** The piece that has a name: the input, and the number of the piece from 1 on. */
  private record Taker(Input input, int piece) {}

  /**
   * Names pieces in a folder.
   *
   * @param out the folder
   * @param stored how they are stored, which gives their extension
   * @param inputs all that are cut, of which none may be overwritten
   * @param replaces whether other existing files may be replaced
   */
  PieceNames(
      Path out, NamePattern pattern, OutputFormat stored, List<Input> inputs, boolean replaces) {
    this.out = out;
    this.pattern = pattern;
    this.stored = stored;
    this.inputs = inputs;
    this.replaces = replaces;
  }

  /**
   * The paths of an input's pieces, in their order.
   *
   * @throws IllegalArgumentException if one is an input, or the path of another piece
   * @throws FileAlreadyExistsException if one exists and may not be replaced
   */
  List<Path> of(Input input, List<SplitPoints.Piece> cut) throws IOException {
    List<Path> targets = new ArrayList<>();
    for (int i = 0; i < cut.size(); i++) {
      Path target = name(input, cut, i);
      requireOwn(target, new Taker(input, i + 1));
      requireNew(target);
      targets.add(target);
    }
    return targets;
  }

  private Path name(Input input, List<SplitPoints.Piece> cut, int index) {
    String number = Integer.toString(index + 1);
    int digits = Math.max(2, Integer.toString(cut.size()).length());
    String title = cut.get(index).title().replaceAll("[/\\\\:*?\"<>|\\p{Cntrl}]", "_").strip();
    boolean isName = !title.matches("\\.*"); // and not a folder, as ".." is
    String text =
        pattern.filled(
            Map.of(
                "name",
                input.stem(),
                "n",
                "0".repeat(digits - number.length()) + number,
                "title",
                isName ? title : number,
                "ext",
                stored.extension(input)));
    return out.resolve(input.folder()).resolve(text);
  }

  private void requireOwn(Path target, Taker taker) {
    Path place = target.toAbsolutePath().normalize();
    Optional<Path> other = similar.add(place);
    Taker first = takers.putIfAbsent(other.orElse(place), taker);
    if (first == null) {
      return;
    }
    if (first.input.equals(taker.input)) {
      throw new IllegalArgumentException(
          "pieces %d and %d would both become %s: give --name a {n}"
              .formatted(first.piece, taker.piece, target));
    }
    throw new IllegalArgumentException(
        "%s is already a piece of %s: split them into two folders"
            .formatted(target, first.input.label()));
  }

  private void requireNew(Path target) throws IOException {
    if (!Files.exists(target)) {
      return;
    }
    for (Input input : inputs) {
      if (Files.exists(input.path()) && Files.isSameFile(target, input.path())) {
        throw new IllegalArgumentException(
            "%s is an input: it cannot be overwritten".formatted(target));
      }
    }
    if (!replaces) {
      throw new FileAlreadyExistsException(target + " already exists: --force replaces it");
    }
  }
}
