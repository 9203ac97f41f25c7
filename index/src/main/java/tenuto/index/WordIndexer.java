package tenuto.index;

import java.io.IOException;
import java.io.Writer;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;

/**
 * Writes the index of words while javac compiles them, and reports what is wrong with one at its
 * method.
 *
 * <p>javac may be given only the classes that changed. So the lines of all others are taken from
 * the index that is there, except where the class has no source any more: it was moved or deleted,
 * and what is found of it is what an earlier build left.
 */
@SupportedAnnotationTypes("*") // also a class that has no word any more
public final class WordIndexer extends AbstractProcessor {
  private static final Place OURS = new Place("tenuto.dsp.catalogue", "words.txt");

  /** Where the catalogue finds the words of a jar that is none of ours. */
  private static final Place OTHERS = new Place("", "META-INF/tenuto/words.txt");

  /** A file among the classes. */
  private record Place(String inPackage, String name) {}

  private final Set<String> compiled = new HashSet<>();
  private String ours;
  private String others;
  private Index index;

  /** Null until it is asked. */
  private Boolean hasSources;

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
      compiled.add(type.getQualifiedName().toString());
    }
    if (index == null) {
      ours = read(OURS);
      others = read(OTHERS);
      index = new Index();
      Stream.concat(ours.lines(), others.lines()).filter(this::isStill).forEach(index::keep);
    }
    TypeElement annotation = processingEnv.getElementUtils().getTypeElement(Operator.ANNOTATION);
    if (annotation != null) {
      for (ExecutableElement method :
          ElementFilter.methodsIn(round.getElementsAnnotatedWith(annotation))) {
        Operator operator = Operator.of(method);
        operator.check(this::report);
        index.add(operator, this::report);
      }
    }
    if (round.processingOver() && !round.errorRaised()) {
      write(OURS, ours, index.text(true));
      write(OTHERS, others, index.text(false));
    }
    return false;
  }

  /** Whether a line's class is still there and was not given to this compiler. */
  private boolean isStill(String line) {
    String family = Index.family(line);
    TypeElement type = processingEnv.getElementUtils().getTypeElement(family);
    return !compiled.contains(family) && type != null && (!hasSources() || hasSource(type));
  }

  /**
   * Whether the compiler knows where sources are, which it does for Maven: one of its own is there.
   */
  private boolean hasSources() {
    if (hasSources == null) {
      hasSources =
          compiled.stream()
              .map(processingEnv.getElementUtils()::getTypeElement)
              .anyMatch(this::hasSource);
    }
    return hasSources;
  }

  private boolean hasSource(TypeElement type) {
    Element outermost = type;
    while (outermost.getEnclosingElement() instanceof TypeElement outer) {
      outermost = outer;
    }
    PackageElement in = processingEnv.getElementUtils().getPackageOf(type);
    try {
      processingEnv
          .getFiler()
          .getResource(
              StandardLocation.SOURCE_PATH,
              in.getQualifiedName(),
              outermost.getSimpleName() + JavaFileObject.Kind.SOURCE.extension);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private void report(String error, Element place) {
    processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, error, place);
  }

  /** The index of the last compilation, or an empty text. */
  private String read(Place place) {
    try {
      return processingEnv
          .getFiler()
          .getResource(StandardLocation.CLASS_OUTPUT, place.inPackage, place.name)
          .getCharContent(true)
          .toString();
    } catch (IOException e) {
      return ""; // it is the first
    }
  }

  private void write(Place place, String before, String text) {
    if (text.equals(before)) {
      return;
    }
    try (Writer file =
        processingEnv
            .getFiler()
            .createResource(StandardLocation.CLASS_OUTPUT, place.inPackage, place.name)
            .openWriter()) {
      file.write(text);
    } catch (IOException e) {
      processingEnv
          .getMessager()
          .printMessage(Diagnostic.Kind.ERROR, "the index of words cannot be written: " + e);
    }
  }
}
