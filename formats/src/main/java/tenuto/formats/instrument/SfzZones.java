package tenuto.formats.instrument;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.instrument.SfzFile.Value;

/** The zones that the regions of an SFZ file are. Opcodes that are not known are ignored. */
final class SfzZones {
  /** Decays and releases take their time for a fall by 9 nepers, as in sfizz; ours for 100 dB. */
  private static final double TO_100_DB = 100 / 78.17;

  private static final Pattern KEY = Pattern.compile("([a-gA-G])([#b]?)(-?\\d{1,2})");
  private static final String NOTES = "c d ef g a b";

  private final Path path;
  private final SampleInfo samples;

  SfzZones(OpenFiles files, Path path) {
    this.path = path;
    this.samples = new SampleInfo(files);
  }

  List<Zone> zones(List<Map<String, Value>> regions) throws IOException {
    List<Zone> zones = new ArrayList<>();
    for (Map<String, Value> region : regions) {
      Region each = new Region(region);
      if (each.isPlayed()) {
        zones.add(each.zone());
      }
    }
    if (zones.isEmpty()) {
      throw new SoundFileException(
          path, 0, "a region must play without controllers, but none does", List.of());
    }
    return zones;
  }

  /** A file that is named from the folder of another. */
  static Path beside(Path of, String name) {
    Path folder = of.toAbsolutePath().getParent();
    try {
      return folder.resolve(name.replace('\\', '/')).normalize();
    } catch (InvalidPathException e) {
      return folder.resolve(name.replaceAll("[^\\x20-\\x7e]|:", "_"));
    }
  }

  /** The number of a key, such as 60 or c4; or -1000. */
  static int key(String text) {
    Matcher named = KEY.matcher(text);
    if (named.matches()) {
      int note = NOTES.indexOf(named.group(1).toLowerCase(Locale.ROOT));
      int up = named.group(2).isEmpty() ? 0 : named.group(2).equals("#") ? 1 : -1;
      return 12 * (Integer.parseInt(named.group(3)) + 1) + note + up;
    }
    return text.matches("-?\\d{1,4}") ? Integer.parseInt(text) : -1000;
  }

  /** A region whose opcodes are read. */
  private final class Region {
    private final Map<String, Value> values;

    private Region(Map<String, Value> values) {
      this.values = values;
    }

    private Value value(String... names) {
      for (String name : names) {
        if (values.containsKey(name)) {
          return values.get(name);
        }
      }
      return null;
    }

    /** The first of the names that is there. */
    private String known(String... names) {
      return List.of(names).stream().filter(values::containsKey).findFirst().orElse(names[0]);
    }

    private String text(String otherwise, String... names) {
      Value value = value(names);
      return value == null ? otherwise : value.text();
    }

    private double number(double from, double to, double otherwise, String... names)
        throws SoundFileException {
      Value value = value(names);
      if (value == null) {
        return otherwise;
      }
      double number;
      try {
        number = Double.parseDouble(value.text());
      } catch (NumberFormatException e) {
        number = Double.NaN;
      }
      if (!Double.isFinite(number)) {
        throw value.refuse(
            "%s must be a number, but is '%s'".formatted(known(names), value.text()));
      }
      return Math.clamp(number, from, to);
    }

    private int key(int otherwise, String... names) throws SoundFileException {
      Value value = value(names);
      if (value == null) {
        return otherwise;
      }
      int key = SfzZones.key(value.text());
      if (key < -500) {
        throw value.refuse(
            "%s must be a key such as 60 or c4, but is '%s'".formatted(known(names), value.text()));
      }
      int moved =
          (int) (number(-127, 127, 0, "note_offset") + 12 * number(-10, 10, 0, "octave_offset"));
      return key < 0 ? key : key + moved;
    }

    /** Whether it plays while all controllers and switches are as they are at first. */
    private boolean isPlayed() throws SoundFileException {
      for (Map.Entry<String, Value> each : values.entrySet()) {
        boolean isController = each.getKey().matches("(on_)?locc\\d+");
        if (isController && number(0, 127, 0, each.getKey()) > 0) {
          return false;
        }
      }
      String trigger = text("attack", "trigger");
      boolean isSwitched = value("sw_last") != null && key(-1, "sw_last") != key(-1, "sw_default");
      return !isSwitched
          && !trigger.equals("legato")
          && !(value("sw_down") != null)
          && !text("", "sample").equals("*silence")
          && key(127, "hikey", "key") >= 0;
    }

    private Zone zone() throws IOException {
      Value sample = values.get("sample");
      Path file = beside(path, text("", "default_path") + sample.text());
      if (sample.text().startsWith("*")) {
        throw sample.refuse(
            "sample must be a file, but is the generator '%s'".formatted(sample.text()));
      }
      if (!Files.isRegularFile(file)) {
        throw sample.refuse("the sample is not there: " + file);
      }
      SampleInfo.Known known = samples.of(file);
      long first = (long) number(0, known.frames(), 0, "offset");
      long end = (long) number(first, known.frames(), known.frames() - 1, "end") + 1;
      Zone zone = new Zone();
      known.putInto(zone);
      zone.put("first", first).put("frames", Math.min(end, known.frames()) - first);
      loop(zone, known, first, end);
      int root = key(60, "pitch_keycenter", "key");
      zone.put(
          "root",
          value("pitch_keycenter") != null && text("", "pitch_keycenter").equals("sample")
              ? 60
              : root);
      zone.put("lokey", Math.max(key(0, "lokey", "key"), 0));
      zone.put("hikey", Math.min(key(127, "hikey", "key"), 127));
      zone.put("lovel", number(0, 127, 0, "lovel")).put("hivel", number(0, 127, 127, "hivel"));
      zone.put(
          "tune",
          100 * number(-127, 127, 0, "transpose") + number(-9600, 9600, 0, "tune", "pitch"));
      zone.put("track", number(-1200, 1200, 100, "pitch_keytrack"));
      zone.put(
          "dB",
          number(-144, 48, 0, "volume")
              + number(-144, 48, 0, "group_volume")
              + number(-144, 48, 0, "global_volume"));
      zone.put("pan", number(-100, 100, 0, "pan") / 100);
      zone.put("velocity", number(-100, 100, 100, "amp_veltrack") / 100);
      envelope(zone);
      zone.put("takes", number(1, 100, 1, "seq_length"));
      zone.put("take", number(1, 100, 1, "seq_position"));
      zone.put("group", number(0, 1e9, 0, "group"))
          .put("off", number(0, 1e9, 0, "off_by", "offby"));
      zone.put("lorand", number(0, 1, 0, "lorand")).put("hirand", number(0, 1, 1, "hirand"));
      zone.put("at", text("attack", "trigger").startsWith("release") ? "release" : "attack");
      if (value("cutoff") != null && text("lpf_2p", "fil_type").startsWith("lpf")) {
        zone.put("hz", number(20, 40_000, 0, "cutoff"));
        zone.put("q", Math.pow(10, (number(0, 40, 0, "resonance") - 3.01) / 20));
      }
      return zone.put("name", text("", "region_label"));
    }

    private void loop(Zone zone, SampleInfo.Known known, long first, long end)
        throws SoundFileException {
      long from = (long) number(0, known.frames(), known.from(), "loop_start", "loopstart");
      long to = (long) number(-1, known.frames(), known.to() - 1, "loop_end", "loopend") + 1;
      if (to <= 0 && value("loop_mode", "loopmode") != null) {
        to = end;
      }
      boolean isThere = known.to() > 0;
      String mode = text(isThere ? "loop_continuous" : "no_loop", "loop_mode", "loopmode");
      boolean loops = mode.startsWith("loop_") && to <= end && from >= first && from < to;
      zone.put(
          "loop",
          mode.equals("one_shot")
              ? "shot"
              : !loops ? "no" : mode.equals("loop_sustain") ? "held" : "on");
      zone.put("from", loops ? from - first : 0).put("to", loops ? to - first : 0);
    }

    private void envelope(Zone zone) throws SoundFileException {
      for (String each : List.of("delay", "attack", "hold")) {
        zone.put(each, 1000 * number(0, 100, 0, "ampeg_" + each));
      }
      zone.put("delay", 1000 * (number(0, 100, 0, "ampeg_delay") + number(0, 100, 0, "delay")));
      zone.put("decay", 1000 * TO_100_DB * number(0, 100, 0, "ampeg_decay"));
      double sustain = number(0, 100, 100, "ampeg_sustain") / 100;
      zone.put("sustain", Math.max(-100, 20 * Math.log10(Math.max(sustain, 1e-5))));
      zone.put("release", 1000 * TO_100_DB * number(0, 100, 0.001, "ampeg_release"));
    }
  }
}
