package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.Utf8Entry;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The engine's classes know each other in one direction only: what is beneath, such as {@link
 * tenuto.engine.disk.Pool} and {@link tenuto.engine.plan.Resources}, can be read without what is
 * above. Nested classes count as their outermost one.
 */
class CirclesTest {
  private static final Pattern CLASS = Pattern.compile("tenuto/engine/(?:[a-z]+/)*(\\w+)");

  /** A sealed class names those that it permits. */
  private static final Set<String> SEALED =
      Set.of("Signal", "Stored", "Lazy", "Generated", "Mapped", "Combined", "Filtered", "Gathered");

  @Test
  void onlySignalsAndTheirKindsKnowEachOther() throws Exception {
    Map<String, Set<String>> known = known();
    assertThat(known).containsKeys("Session", "Resources", "Rendering", "Stored");
    Map<String, Set<String>> reached = new TreeMap<>();
    known.keySet().forEach(name -> reached.put(name, reachedFrom(name, known)));
    List<String> circular = new ArrayList<>();
    for (String name : known.keySet()) {
      for (String other : reached.get(name)) {
        boolean kin = SEALED.contains(name) && SEALED.contains(other);
        if (!kin && !name.equals(other) && reached.get(other).contains(name)) {
          circular.add(name + " and " + other);
        }
      }
    }
    assertThat(circular).isEmpty();
  }

  /** For each class those that its own code names. */
  private static Map<String, Set<String>> known() throws IOException, URISyntaxException {
    Path root = Path.of(Session.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Map<String, Set<String>> known = new TreeMap<>();
    try (var files = Files.walk(root.resolve("tenuto/engine"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".class")).toList()) {
        ClassModel model = ClassFile.of().parse(file);
        String name = named(model.thisClass().asInternalName()).getFirst();
        Set<String> others = known.computeIfAbsent(name, it -> new TreeSet<>());
        model
            .constantPool()
            .forEach(
                entry -> {
                  if (entry instanceof Utf8Entry text) {
                    others.addAll(named(text.stringValue()));
                  }
                });
      }
    }
    return known;
  }

  private static List<String> named(String text) {
    List<String> names = new ArrayList<>();
    for (Matcher match = CLASS.matcher(text); match.find(); ) {
      names.add(match.group(1));
    }
    return names;
  }

  private static Set<String> reachedFrom(String name, Map<String, Set<String>> known) {
    Set<String> reached = new TreeSet<>();
    Deque<String> next = new ArrayDeque<>(List.of(name));
    while (!next.isEmpty()) {
      for (String other : known.getOrDefault(next.pop(), Set.of())) {
        if (reached.add(other)) {
          next.push(other);
        }
      }
    }
    return reached;
  }
}
