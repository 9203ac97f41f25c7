package tenuto.scripting.python;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.calls.SampleAccess;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.PyMethod;
import tenuto.scripting.objects.PyNamed;
import tenuto.scripting.objects.Text;

/** The object {@code sf}: every word of the catalogue, scopes, and functions for notes. */
final class PySf extends PyObject {
  private static final long serialVersionUID = 1L;

  private static final PyString DOC =
      new PyString(
          "Tenuto's words: see dir(sf), help(sf) and, for one of them, help(sf.SineWave).");

  private final transient Patch patch;
  private final transient Map<String, PyObject> members = new ConcurrentHashMap<>();
  private transient Map<String, PyHelper> music;

  PySf(Patch patch) {
    this.patch = patch;
    members.put(
        "draft",
        new PyMethod(
            "draft", 1, 1, samples -> new PySignal(patch, SampleAccess.draft(patch, samples[0]))));
    members.put(
        "Channels",
        new PyMethod(
            "sf.Channels", 1, Integer.MAX_VALUE, signals -> PyChannels.call(patch, signals)));
    members.put(
        "word", new PyMethod("sf.word", 1, 1, function -> patch.ownWords().add(function[0])));
    members.put("scope", new PyMethod("scope", 0, 0, none -> new PyScope(patch)));
    members.put(
        "scoped", new PyMethod("scoped", 1, 1, function -> PyScope.around(patch, function[0])));
    members.put("named", new PyMethod("sf.named", 1, 1, name -> named(name[0])));
    members.put("_line", new PyMethod("sf._line", 0, 0, none -> line()));
    members.put("_timeline", new PyMethod("sf._timeline", 5, 5, this::timeline));
    members.put("_device", new PyWord(patch, patch.catalogue().word("Mixer")));
    members.put("_numbers", new PyMethod("sf._numbers", 3, 3, this::numbers));
    members.putAll(patch.compatibility().members(patch));
  }

  private PyObject named(PyObject name) {
    if (!(PyFuture.resolved(name) instanceof PyString text)) {
      throw Errors.type("sf.named: name must be a text, but is " + Jython.shown(name));
    }
    return new PyNamed(patch.tasks(), Text.java(text));
  }

  /** The line of the patch that is making a note of {@code sf.pattern}; None if nobody looks. */
  private PyObject line() {
    return patch.observer().hearsNotes() ? Text.python(Patch.line()) : Py.None;
  }

  /** A timeline was made, whose bars may be shown. */
  private PyObject timeline(PyObject[] given) {
    if (patch.observer().hearsNotes()) {
      patch.observer().timelineMade(Timelines.bars(given));
    }
    return Py.None;
  }

  /**
   * Random numbers for {@code sf.pattern}: the same count for each thing, independent of the
   * others.
   */
  private PyObject numbers(PyObject[] given) {
    List<PyObject> things = HelperArguments.list("sf.pattern", "things", given[1]);
    long[] keys = things.stream().mapToLong(ValueKey::of).toArray();
    PyList numbers = new PyList();
    for (double each :
        patch.tasks().current().nextNumbers(Text.java(given[0]), keys, given[2].asInt())) {
      numbers.append(Py.newFloat(each));
    }
    return numbers;
  }

  /**
   * The functions for notes, created when a patch first uses a name that is not a word: most never
   * do.
   */
  private synchronized Map<String, PyHelper> music() {
    if (music == null) {
      music = new HashMap<>();
      Music.helpers(patch).forEach(helper -> music.put(helper.name(), helper));
    }
    return music;
  }

  private SortedSet<String> names() {
    SortedSet<String> names = new TreeSet<>(members.keySet());
    names.removeIf(name -> name.startsWith("_"));
    names.addAll(patch.catalogue().names());
    names.addAll(music().keySet());
    names.add(MusicTexts.PATTERN);
    names.addAll(Composing.FUNCTIONS.keySet());
    return names;
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    PyObject member = members.get(name);
    if (member == null) {
      member = wordOrHelper(name);
    }
    if (member != null) {
      return member;
    }
    return name.equals("__doc__") ? DOC : super.__findattr_ex__(name);
  }

  private PyObject wordOrHelper(String name) {
    Word word = patch.catalogue().word(name);
    boolean isOurs = Composing.FUNCTIONS.containsKey(name) && !followsSonicField();
    if (word != null && !isOurs) {
      return members.computeIfAbsent(name, it -> new PyWord(patch, word));
    }
    if (name.startsWith("_")) {
      return null;
    }
    PyObject composing = Composing.member(name);
    if (composing != null) {
      return composing;
    }
    PyObject helper = music().get(name);
    return helper == null ? patch.ownWords().word(name) : helper;
  }

  /** Whether a name that Sonic Field has means what it does there. */
  private boolean followsSonicField() {
    return patch.counted() || patch.context().dialect().isSonicFields();
  }

  @Override
  public void noAttributeError(String name) {
    boolean isOfPatterns =
        Composing.member(MusicTexts.PATTERN)
            .__getattr__("__all__")
            .__contains__(new PyString(name));
    String meant =
        isOfPatterns ? MusicTexts.PATTERN + "." + name : patch.catalogue().meant(name, names());
    throw Py.AttributeError("sf has no word '%s'; did you mean sf.%s?".formatted(name, meant));
  }

  @Override
  public void __setattr__(String name, PyObject value) {
    throw Py.AttributeError("sf.%s cannot be set: sf's words are fixed".formatted(name));
  }

  @Override
  public void __delattr__(String name) {
    throw Py.AttributeError("sf.%s cannot be deleted: sf's words are fixed".formatted(name));
  }

  @Override
  public PyObject __dir__() {
    PyList names = new PyList();
    names().forEach(name -> names.append(new PyString(name)));
    return names;
  }

  @Override
  public PyString __repr__() {
    return new PyString("<sf: " + patch.catalogue().names().size() + " words, see dir(sf)>");
  }
}
