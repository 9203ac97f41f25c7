package tenuto.scripting.objects;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.python.antlr.Visitor;
import org.python.antlr.ast.Print;
import org.python.antlr.ast.Tuple;
import org.python.antlr.base.mod;

/** The print statements of a source. */
final class Prints extends Visitor {
  private final List<Print> all = new ArrayList<>();

  private Prints() {}

  /**
   * Whether all of them look like calls of a function, and that would make a difference: {@code
   * print(a, b)} prints a tuple as a statement.
   */
  static boolean areCalls(mod tree, byte[] text) {
    Prints found = new Prints();
    try {
      found.traverse(tree);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
    String[] lines = new String(text, StandardCharsets.ISO_8859_1).split("\r\n|\r|\n", -1);
    return found.all.stream().anyMatch(Prints::isOfTuple)
        && found.all.stream().allMatch(each -> isCall(each, lines[each.getLineno() - 1]));
  }

  private static boolean isOfTuple(Print print) {
    List<?> values = print.getInternalValues();
    return values != null && values.size() == 1 && values.getFirst() instanceof Tuple;
  }

  private static boolean isCall(Print print, String line) {
    List<?> values = print.getInternalValues();
    return print.getInternalDest() == null
        && values != null
        && values.size() == 1
        && line.substring(Math.min(line.length(), print.getCol_offset())).matches("print\\s*\\(.*");
  }

  @Override
  public Object visitPrint(Print node) throws Exception {
    all.add(node);
    return super.visitPrint(node);
  }
}
