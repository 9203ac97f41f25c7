package tenuto.formats.instrument;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;

/**
 * A folder of sound files as an instrument. Parts of their names, between spaces, dots, hyphens and
 * underscores, say where they belong: {@code c4} or {@code k60} is the key, {@code v100} the
 * highest velocity, {@code rr2} one of several takes; the rest is a name. A file without a key has
 * one of its own from 36 on, in the order of names. Files whose names begin with a dot are hidden,
 * such as those in which macOS stores what it knows of others.
 */
final class SampleFolder {
  private static final Pattern SOUND =
      Pattern.compile(
          "(?i)([^.].*)\\.(wav|wave|w64|rf64|aif|aiff|aifc|au|snd|flac|ogg|oga|opus|mp3|npy)");

  private static final Pattern VELOCITY = Pattern.compile("(?i)v(?:el)?(\\d{1,3})");
  private static final Pattern TAKE = Pattern.compile("(?i)rr(\\d{1,2})");
  private static final Pattern KEY = Pattern.compile("(?i)k(?:ey)?(\\d{1,3})");

  private static final int FIRST_KEY = 36;
  private static final int MOST_FILES = 10_000;

  /**
   * A file, by what its name says.
   *
   * @param key or -1
   * @param velocity the highest
   */
  private record Named(Path file, String name, int key, int velocity, int take) {}

  private SampleFolder() {}

  static List<Zone> zones(OpenFiles files, Path folder) throws IOException {
    List<Named> all = new ArrayList<>();
    try (Stream<Path> inside = Files.list(folder)) {
      inside
          .filter(each -> SOUND.matcher(each.getFileName().toString()).matches())
          .sorted()
          .limit(MOST_FILES + 1L)
          .forEach(each -> all.add(named(each)));
    }
    if (all.isEmpty() || all.size() > MOST_FILES) {
      throw new SoundFileException(
          folder,
          "a folder must have 1 to %d sound files, but has %s"
              .formatted(MOST_FILES, all.isEmpty() ? "none" : "more"));
    }
    return zones(new SampleInfo(files), all);
  }

  private static Named named(Path file) {
    Matcher sound = SOUND.matcher(file.getFileName().toString());
    String stem = sound.matches() ? sound.group(1) : "";
    List<String> name = new ArrayList<>();
    int key = -1;
    int velocity = 127;
    int take = 1;
    for (String part : stem.split("[ ._-]+")) {
      Matcher velocities = VELOCITY.matcher(part);
      Matcher takes = TAKE.matcher(part);
      Matcher keys = KEY.matcher(part);
      int noted = part.matches("\\d+") ? -1 : SfzZones.key(part);
      if (velocities.matches()) {
        velocity = Math.clamp(Integer.parseInt(velocities.group(1)), 1, 127);
      } else if (takes.matches()) {
        take = Math.max(1, Integer.parseInt(takes.group(1)));
      } else if (keys.matches() || noted >= 0) {
        key = Math.min(keys.matches() ? Integer.parseInt(keys.group(1)) : noted, 127);
      } else {
        name.add(part.toLowerCase(Locale.ROOT));
      }
    }
    return new Named(file, String.join(" ", name), key, velocity, take);
  }

  private static List<Zone> zones(SampleInfo samples, List<Named> all) throws IOException {
    TreeMap<Integer, List<Named>> keyed = new TreeMap<>();
    TreeMap<String, List<Named>> unkeyed = new TreeMap<>();
    for (Named each : all) {
      if (each.key >= 0) {
        keyed.computeIfAbsent(each.key, key -> new ArrayList<>()).add(each);
      } else {
        unkeyed.computeIfAbsent(each.name, name -> new ArrayList<>()).add(each);
      }
    }
    List<Zone> zones = new ArrayList<>();
    for (int key : keyed.keySet()) {
      Integer below = keyed.lowerKey(key);
      Integer above = keyed.higherKey(key);
      int low = below == null ? 0 : (below + key) / 2 + 1;
      int high = above == null ? 127 : (key + above) / 2;
      for (Zone zone : layers(samples, keyed.get(key))) {
        zones.add(zone.put("lokey", low).put("hikey", high).put("root", key));
      }
    }
    int next = FIRST_KEY;
    for (List<Named> each : unkeyed.values()) {
      for (Zone zone : layers(samples, each)) {
        int key = Math.min(next, 127);
        zones.add(zone.put("lokey", key).put("hikey", key).put("root", key).put("loop", "shot"));
      }
      next++;
    }
    return zones;
  }

  /** The files of one key, by velocity and take. */
  private static List<Zone> layers(SampleInfo samples, List<Named> files) throws IOException {
    TreeMap<Integer, List<Named>> byVelocity = new TreeMap<>();
    files.stream()
        .sorted(Comparator.comparingInt(Named::take))
        .forEach(
            each -> byVelocity.computeIfAbsent(each.velocity, v -> new ArrayList<>()).add(each));
    Map<Named, Integer> numbers = new HashMap<>();
    for (List<Named> takes : byVelocity.values()) {
      for (int i = 0; i < takes.size(); i++) {
        numbers.put(takes.get(i), i + 1);
      }
    }
    List<Zone> zones = new ArrayList<>();
    for (Named each : files) {
      Integer below = byVelocity.lowerKey(each.velocity);
      Zone zone = new Zone();
      SampleInfo.Known known = samples.of(each.file);
      known.putInto(zone);
      boolean loops = known.to() > 0 && known.to() <= known.frames();
      zone.put("loop", loops ? "on" : "no");
      zone.put("from", loops ? known.from() : 0).put("to", loops ? known.to() : 0);
      zone.put("lovel", below == null ? 0 : below + 1).put("hivel", each.velocity);
      zone.put("takes", byVelocity.get(each.velocity).size()).put("take", numbers.get(each));
      zone.put("release", 100).put("name", each.name);
      zones.add(zone);
    }
    return zones;
  }
}
