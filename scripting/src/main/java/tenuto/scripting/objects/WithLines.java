package tenuto.scripting.objects;

import java.util.List;
import java.util.ListIterator;
import org.python.antlr.Visitor;
import org.python.antlr.ast.ClassDef;
import org.python.antlr.ast.ExceptHandler;
import org.python.antlr.ast.For;
import org.python.antlr.ast.FunctionDef;
import org.python.antlr.ast.If;
import org.python.antlr.ast.Module;
import org.python.antlr.ast.Pass;
import org.python.antlr.ast.TryExcept;
import org.python.antlr.ast.TryFinally;
import org.python.antlr.ast.While;
import org.python.antlr.ast.With;
import org.python.antlr.base.mod;
import org.python.antlr.base.stmt;

/**
 * Gives the first line of each {@code with} its number: Jython's compiler notes it for every other
 * statement, and what fails there would be told with the line before, or none. So a {@code pass}
 * with that number is put in front.
 */
final class WithLines extends Visitor {
  private WithLines() {}

  /** Changes the tree of a source. */
  static void mark(mod tree) {
    try {
      new WithLines().visit(tree);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void mark(List<stmt> statements) {
    if (statements == null) {
      return;
    }
    ListIterator<stmt> each = statements.listIterator();
    while (each.hasNext()) {
      if (each.next() instanceof With with) {
        each.previous();
        each.add(new Pass(with));
        each.next();
      }
    }
  }

  @Override
  public Object visitModule(Module node) throws Exception {
    mark(node.getInternalBody());
    return super.visitModule(node);
  }

  @Override
  public Object visitFunctionDef(FunctionDef node) throws Exception {
    mark(node.getInternalBody());
    return super.visitFunctionDef(node);
  }

  @Override
  public Object visitClassDef(ClassDef node) throws Exception {
    mark(node.getInternalBody());
    return super.visitClassDef(node);
  }

  @Override
  public Object visitIf(If node) throws Exception {
    mark(node.getInternalBody());
    mark(node.getInternalOrelse());
    return super.visitIf(node);
  }

  @Override
  public Object visitFor(For node) throws Exception {
    mark(node.getInternalBody());
    mark(node.getInternalOrelse());
    return super.visitFor(node);
  }

  @Override
  public Object visitWhile(While node) throws Exception {
    mark(node.getInternalBody());
    mark(node.getInternalOrelse());
    return super.visitWhile(node);
  }

  @Override
  public Object visitWith(With node) throws Exception {
    mark(node.getInternalBody());
    return super.visitWith(node);
  }

  @Override
  public Object visitTryExcept(TryExcept node) throws Exception {
    mark(node.getInternalBody());
    mark(node.getInternalOrelse());
    return super.visitTryExcept(node);
  }

  @Override
  public Object visitTryFinally(TryFinally node) throws Exception {
    mark(node.getInternalBody());
    mark(node.getInternalFinalbody());
    return super.visitTryFinally(node);
  }

  @Override
  public Object visitExceptHandler(ExceptHandler node) throws Exception {
    mark(node.getInternalBody());
    return super.visitExceptHandler(node);
  }
}
