package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.python.core.Py;
import org.python.core.PyFloat;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.dsp.contract.Example;
import tenuto.scripting.objects.PyFilter;
import tenuto.scripting.objects.Text;
import tenuto.scripting.rules.Ownership;

/** Every word's example makes the same signals and values in Jython and in CPython. */
class BothPythonsTest {
  /** What tells the time, or takes an object of Java's that Jython imports. */
  private static final Set<String> OWN = Set.of("Time", "Tarsos");

  /** Runs each expression of a file of name, tab, expression, and prints what it gives. */
  private static final String PYTHON =
      """
      import re, struct, sys
      import tenuto as sf

      def told(value):
          if isinstance(value, sf.Signal):
              return value.identity
          if isinstance(value, (list, tuple)):
              return '[' + ' '.join(map(told, value)) + ']'
          if isinstance(value, (int, float)):
              return struct.pack('>d', value).hex()
          if value is None or isinstance(value, str):
              return re.sub('.*/restart/', 'restart/', str(value))
          return 'other'

      with sf.session(rate=22050, threads=1, out=sys.argv[2], scratch=sys.argv[2]):
          for line in open(sys.argv[1], encoding='utf-8'):
              name, expression = line.rstrip('\\n').split('\\t')
              try:
                  result = told(eval(expression))
              except Exception as error:
                  result = '%s: %s' % (type(error).__name__, error)
              print(name + '\\t' + result)
      """;

  @TempDir Path folder;

  private static String told(PyObject value) {
    return switch (value) {
      case PySignal signal -> {
        var identity = signal.signal().identity();
        yield "%016x%016x".formatted(identity.high(), identity.low());
      }
      case PyString text -> Text.java(text).replaceFirst(".*/restart/", "restart/");
      case PyFloat number -> bits(number.getValue());
      case PyObject list when Jython.isList(list) -> {
        List<String> all = new ArrayList<>();
        list.asIterable().forEach(each -> all.add(told(each)));
        yield all.stream().collect(Collectors.joining(" ", "[", "]"));
      }
      case PyFilter filter -> "other";
      case PyObject none when none == Py.None -> "None";
      default -> value.isNumberType() ? bits(value.asDouble()) : "other";
    };
  }

  private static String bits(double number) {
    return "%016x".formatted(Double.doubleToRawLongBits(number));
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "first_light.py 1",
        "pad.py 2",
        "electric_piano.py 4",
        "wave_shapes.py 6",
        "vocoder.py"
      })
  void aPatchWritesTheSameFile(String call) throws Exception {
    CPython.require();
    List<String> words = List.of(call.split(" "));
    Path patch = Path.of("../examples", words.getFirst());
    List<String> arguments = words.subList(1, words.size());
    new Patches(folder).run(patch, Ownership.SCOPED, arguments.toArray(String[]::new)).ok();
    Path out = Files.createDirectory(folder.resolve("cpython-out"));
    List<String> command = new ArrayList<>(List.of("-m", "tenuto", patch.toString()));
    command.addAll(arguments);
    command.addAll(List.of("--out", out.toString()));
    CPython.run(command.toArray(String[]::new));
    String sound = words.getFirst().replace(".py", ".wav");
    assertThat(out.resolve(sound)).hasSameBinaryContentAs(folder.resolve("out").resolve(sound));
  }

  /** Tasks, their noises, named parts and notes: seeds follow from the same in both. */
  @Test
  void seedsFollowFromTheSame() throws Exception {
    CPython.require();
    Path patch =
        Files.writeString(
            folder.resolve("seeds.py"),
            """
            def wind(ms, hz=(3, 'a'), **more):
                return sf.PinkNoise(ms)

            def late(which=2.5):
                with sf.named('late'):
                    return sf.WhiteNoise(20)

            @sf_parallel
            def twice(x, sign=True):
                return x * 2 + sf.WhiteNoise(30)

            def play(note):
                return sf.Pan(sf.WhiteNoise(note.length) * (note.key / 128.0), 0.25)

            notes = [sf.MidiNote(i * 40, 30 + i % 3, 40 + i, 64 + i % 5) for i in range(30)]
            tune = sf.Perform(notes, play)
            parts = [sf_do(wind, 50), sf_do(wind, 50), sf_do(wind, 60.5), sf_do(late),
                     twice(sf_do(wind, 30)), twice(x=sf.SineWave(20, 440), sign=None)]
            sf.WriteFile32(sf.Mix([sf.Mix(*parts), tune[0], tune[1]]) / 4, 'seeds.wav')
            """);
    new Patches(folder).run(patch, Ownership.SCOPED).ok();
    Path out = Files.createDirectory(folder.resolve("cpython-out"));
    CPython.run("-m", "tenuto", patch.toString(), "--out", out.toString());
    assertThat(out.resolve("seeds.wav"))
        .hasSameBinaryContentAs(folder.resolve("out").resolve("seeds.wav"));
  }

  @Test
  void everyExampleIsTheSame() throws Exception {
    CPython.require();
    List<String> calls = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    Kits kits = new Kits(folder);
    try {
      kits.makeSamples();
      try (PatchKit kit = kits.open(1, 2048, Ownership.SCOPED)) {
        for (Example example : Example.all()) {
          String name = example.word().name();
          if (!OWN.contains(name) && !example.word().family().equals("Sound devices")) {
            calls.add(name + "\t" + kits.expression(example));
            expected.add(name + "\t" + told(kit.evaluate(kits.expression(example))));
          }
        }
      }
    } finally {
      kits.close();
    }
    Path file = Files.write(folder.resolve("calls.txt"), calls);
    Path out = Files.createDirectory(folder.resolve("cpython"));
    List<String> printed =
        CPython.run("-c", PYTHON, file.toString(), out.toString())
            .lines()
            .filter(line -> line.contains("\t"))
            .toList();
    assertThat(printed).containsExactlyElementsOf(expected);
    assertThat(printed.size()).isGreaterThan(300);
  }
}
