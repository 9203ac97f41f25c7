package tenuto.scripting.command;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.Session;
import tenuto.engine.base.Identity;
import tenuto.formats.SoundFiles;
import tenuto.tools.chain.Chain;

/** The packages know each other as the drawing that opens docs/design.md has it. */
class HouseTest {
  /** Packages with more classes than this are several ideas. */
  private static final int MOST_CLASSES = 45;

  /** Files with more lines than this are several ideas. */
  private static final int MOST_LINES = 300;

  /** The texts of a word and a parameter. */
  private static final Set<String> ENGLISH =
      Set.of(
          "In.value",
          "In.limits",
          "Operator.value",
          "Parameter.text",
          "Parameter.help",
          "Parameter.measure",
          "Word.summary",
          "Word.help",
          "Word.promise");

  /** What seeds are made by. */
  private static final Set<String> KEYS = Set.of("Keys", "ContentHash", "SeedScope");

  private static final Pattern NAMED_TEST = Pattern.compile("`([A-Z]\\w+(?:Test|IT))\\b");
  private static final Pattern NAMED_FILE = Pattern.compile("(?:Test|IT)\\.java$");

  private static JavaClasses classes;

  @BeforeAll
  static void read() throws URISyntaxException {
    List<Location> places = new ArrayList<>();
    for (Class<?> one :
        List.of(Session.class, SoundFiles.class, Catalogue.class, Chain.class, Tenuto.class)) {
      URI place = one.getProtectionDomain().getCodeSource().getLocation().toURI();
      places.add(
          Location.of(
              place.getPath().endsWith(".jar") ? URI.create("jar:" + place + "!/") : place));
    }
    classes = new ClassFileImporter().importLocations(places);
    assertThat(classes.size()).isGreaterThan(800);
  }

  /** Each package's row in the drawing, counted from the top. */
  private static Map<String, Integer> rows() throws IOException {
    String page = Files.readString(Command.root().resolve("docs/design.md"));
    String drawing = page.substring(page.indexOf("```house\n") + 9);
    Map<String, Integer> rows = new LinkedHashMap<>();
    String module = "";
    for (String line : drawing.substring(0, drawing.indexOf("```")).lines().toList()) {
      String[] words = line.trim().split(" +");
      boolean opens = !line.startsWith(" ");
      module = opens ? words[0] : module;
      for (int i = opens ? 1 : 0; i < words.length; i++) {
        String name = "tenuto." + module + (words[i].equals(module) ? "" : "." + words[i]);
        assertThat(rows.put(name, rows.size())).as(name).isNull();
      }
      int row = rows.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
      for (int i = opens ? 1 : 0; i < words.length; i++) {
        rows.replace("tenuto." + module + (words[i].equals(module) ? "" : "." + words[i]), row);
      }
    }
    return rows;
  }

  private static boolean isOurs(JavaClass type) {
    return type.getPackageName().startsWith("tenuto.");
  }

  @Test
  void everyArrowPointsDown() throws IOException {
    Map<String, Integer> rows = rows();
    TreeSet<String> packages = new TreeSet<>();
    TreeSet<String> upward = new TreeSet<>();
    for (JavaClass from : classes.that(JavaClass.Predicates.resideInAPackage("tenuto.."))) {
      packages.add(from.getPackageName());
      from.getDirectDependenciesFromSelf().stream()
          .filter(arrow -> isOurs(arrow.getTargetClass().getBaseComponentType()))
          .forEach(
              arrow -> {
                String here = from.getPackageName();
                String there = arrow.getTargetClass().getBaseComponentType().getPackageName();
                if (!here.equals(there)
                    && rows.getOrDefault(here, 0) >= rows.getOrDefault(there, 0)) {
                  upward.add(here + " -> " + there + ": " + arrow.getDescription());
                }
              });
    }
    assertThat(packages).containsExactlyInAnyOrderElementsOf(rows.keySet());
    assertThat(upward).isEmpty();
  }

  /** So that another Python can call words without it. */
  @Test
  void nothingBeneathItsObjectsKnowsJython() throws IOException {
    Map<String, Integer> rows = rows();
    int objects = rows.get("tenuto.scripting.objects");
    TreeSet<String> arrows = new TreeSet<>();
    for (JavaClass from : classes.that(JavaClass.Predicates.resideInAPackage("tenuto.."))) {
      if (rows.getOrDefault(from.getPackageName(), objects) > objects) {
        from.getDirectDependenciesFromSelf().stream()
            .filter(arrow -> arrow.getTargetClass().getPackageName().startsWith("org.python."))
            .forEach(arrow -> arrows.add(arrow.getDescription()));
      }
    }
    assertThat(arrows).isEmpty();
  }

  /**
   * What a word or a parameter says of itself in English is only printed, in help and errors, or
   * searched for what a user looks for. Whatever follows from a word has data: units, ranges,
   * kinds.
   */
  @Test
  void noProgramReadsEnglish() {
    Set<String> readers = new TreeSet<>();
    for (JavaClass from : classes) {
      for (JavaMethodCall call : from.getMethodCallsFromSelf()) {
        if (ENGLISH.contains(
            call.getTargetOwner().getSimpleName() + "." + call.getTarget().getName())) {
          readers.add(from.getSimpleName());
        }
      }
    }
    assertThat(readers)
        .containsExactlyInAnyOrder(
            "Word",
            "WordHelp",
            "Parameter",
            "Range",
            "Search",
            "ChainWords",
            "PythonStubs",
            "PythonWords",
            "Interpreter",
            "PyWord",
            "Arguments",
            "WordTable");
  }

  /**
   * So that what only Sonic Field's scripts need can be left out, with one class of the command.
   */
  @Test
  void oneClassPutsInWhatIsSonicFields() {
    TreeSet<String> users = new TreeSet<>();
    TreeSet<String> upward = new TreeSet<>();
    for (JavaClass from : classes) {
      boolean isName = from.getPackageName().startsWith("com.nerdscentral.");
      boolean isPackage = from.getPackageName().equals("tenuto.scripting.sonicfield");
      from.getDirectDependenciesFromSelf().stream()
          .map(arrow -> arrow.getTargetClass().getBaseComponentType().getPackageName())
          .forEach(
              to -> {
                boolean toName = to.startsWith("com.nerdscentral.");
                if (!isName && !isPackage && (toName || to.endsWith(".scripting.sonicfield"))) {
                  users.add(from.getSimpleName());
                }
                if (isName && to.startsWith("tenuto.")) {
                  upward.add(from.getName() + " -> " + to);
                }
              });
    }
    assertThat(users).containsExactly("Compatible");
    assertThat(upward).isEmpty(); // they call what sf has, by its name
  }

  /** A class that moves or is renamed must change no patch's noise. */
  @Test
  void noSeedFollowsFromTheNameOfAClass() {
    Set<String> makers = new TreeSet<>();
    Set<String> wrong = new TreeSet<>();
    for (JavaClass from : classes) {
      boolean calls =
          from.getDirectDependenciesFromSelf().stream()
              .anyMatch(arrow -> KEYS.contains(arrow.getTargetClass().getSimpleName()));
      if (!calls || !from.getPackageName().startsWith("tenuto.scripting.")) {
        continue;
      }
      makers.add(from.getSimpleName());
      from.getDirectDependenciesFromSelf().stream()
          .filter(arrow -> arrow.getTargetClass().isEquivalentTo(Identity.class))
          .forEach(arrow -> wrong.add(arrow.getDescription()));
      from.getMethodCallsFromSelf().stream()
          .filter(call -> call.getTargetOwner().isEquivalentTo(Class.class))
          .filter(call -> call.getTarget().getName().matches("get\\w*Name"))
          .forEach(call -> wrong.add(call.getDescription()));
    }
    assertThat(makers).contains("Keys", "ValueKey", "ArgumentValues", "Call", "SeedScope");
    assertThat(wrong).isEmpty();
  }

  /** Documents name tests as the proof of what they say. */
  @Test
  void theTestsThatDocumentsNameAreThere() throws IOException {
    Set<String> tests = new TreeSet<>();
    try (Stream<Path> files = Files.find(Command.root(), 12, (file, about) -> isTest(file))) {
      files.forEach(file -> tests.add(file.getFileName().toString().replace(".java", "")));
    }
    Set<String> named = new TreeSet<>();
    try (Stream<Path> pages = Files.walk(Command.root().resolve("docs"))) {
      for (Path page : pages.filter(each -> each.toString().endsWith(".md")).toList()) {
        NAMED_TEST.matcher(Files.readString(page)).results().forEach(it -> named.add(it.group(1)));
      }
    }
    named.removeAll(Set.of("PinkNoiseTest")); // of a word that a page teaches to add
    assertThat(named).hasSizeGreaterThan(20);
    assertThat(tests).containsAll(named);
  }

  private static boolean isTest(Path file) {
    return file.toString().contains("src/test/java") && NAMED_FILE.matcher(file.toString()).find();
  }

  @Test
  void noPackageIsInACircle() {
    slices().matching("tenuto.(**)").should().beFreeOfCycles().check(classes);
  }

  @Test
  void aPackageIsOneIdea() {
    Map<String, Integer> sizes = new TreeMap<>();
    for (JavaClass type : classes) {
      if (isOurs(type) && type.isTopLevelClass() && !type.getSimpleName().equals("package-info")) {
        sizes.merge(type.getPackageName(), 1, Integer::sum);
      }
    }
    assertThat(sizes)
        .allSatisfy((name, size) -> assertThat(size).isLessThanOrEqualTo(MOST_CLASSES));
  }

  @Test
  void aFileIsOneIdea() throws IOException {
    assertThat(Command.sourcesWith(text -> text.lines().count() > MOST_LINES)).isEmpty();
  }
}
