package tenuto.formats.instrument;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tenuto.formats.instrument.SoundFontFile.Table;
import tenuto.formats.pcm.SampleRates;

/**
 * The zones of a preset of a SoundFont: those of its instruments, to whose generators those of the
 * preset are added. Modulators and low-frequency oscillators are left out.
 */
final class SoundFontZones {
  private static final int PAN = 17;
  private static final int DELAY = 33;
  private static final int ATTACK = 34;
  private static final int HOLD = 35;
  private static final int DECAY = 36;
  private static final int SUSTAIN = 37;
  private static final int RELEASE = 38;
  private static final int INSTRUMENT = 41;
  private static final int KEYS = 43;
  private static final int VELOCITIES = 44;
  private static final int ATTENUATION = 48;
  private static final int COARSE_TUNE = 51;
  private static final int FINE_TUNE = 52;
  private static final int SAMPLE = 53;
  private static final int MODES = 54;
  private static final int SCALE_TUNING = 56;
  private static final int EXCLUSIVE = 57;
  private static final int ROOT = 58;
  private static final int CUTOFF = 8;
  private static final int RESONANCE = 9;
  private static final int ALL = 61;

  /** Hertz of absolute cents 0. */
  private static final double CENTS_0 = 8.176;

  private static final int NO_FILTER = 13_500;

  /** The factor by which the first synthesizers attenuate, and all others since. */
  private static final double OF_ATTENUATION = 0.4;

  private static final int NOT_IN_FILE = 0x8000;

  private static final int MOST_NAMES = 20;
  private static final int MOST_VISITED = 5_000_000;

  private final Path path;
  private final SoundFontFile font;
  private final List<Zone> zones = new ArrayList<>();

  /** Zones and generators that were read, those of instruments as often as they are used. */
  private int visited;

  SoundFontZones(Path path, SoundFontFile font) {
    this.path = path;
    this.font = font;
  }

  /** What a zone's generators set; the rest is null. */
  private static final class Set {
    private final Integer[] amounts = new Integer[ALL];

    private Set copy() {
      Set copy = new Set();
      System.arraycopy(amounts, 0, copy.amounts, 0, ALL);
      return copy;
    }

    private int get(int generator, int otherwise) {
      return amounts[generator] == null ? otherwise : amounts[generator];
    }

    /** The lower or upper bound of a range. */
    private int bound(int generator, boolean upper) {
      int range = get(generator, 127 << 8);
      return upper ? range >> 8 & 0xFF : range & 0xFF;
    }
  }

  List<Zone> zones(String preset) throws IOException {
    int record = record(preset);
    for (Set each :
        sets(Table.PRESETS, record, 24, Table.PRESET_BAGS, Table.PRESET_GENERATORS, INSTRUMENT)) {
      int instrument = each.get(INSTRUMENT, 0);
      if (instrument >= font.count(Table.INSTRUMENTS)) {
        throw font.refuse(
            Table.PRESETS,
            record,
            "its instrument must be one of %d, but is %d"
                .formatted(font.count(Table.INSTRUMENTS), instrument));
      }
      for (Set of :
          sets(
              Table.INSTRUMENTS,
              instrument,
              20,
              Table.INSTRUMENT_BAGS,
              Table.INSTRUMENT_GENERATORS,
              SAMPLE)) {
        add(each, of, instrument);
      }
    }
    return zones;
  }

  private int record(String preset) {
    List<Integer> presets =
        IntStream.range(0, font.count(Table.PRESETS))
            .boxed()
            .sorted(
                Comparator.comparing((Integer i) -> font.number(Table.PRESETS, i, 22))
                    .thenComparing(i -> font.number(Table.PRESETS, i, 20)))
            .toList();
    return presets.stream()
        .filter(i -> preset.isEmpty() || isCalled(i, preset))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "preset must be one of %s%s, but is '%s'"
                        .formatted(
                            presets.stream()
                                .limit(MOST_NAMES)
                                .map(i -> "'%s' (%s)".formatted(called(i), number(i)))
                                .collect(Collectors.joining(", ")),
                            presets.size() > MOST_NAMES ? " and others" : "",
                            preset)));
  }

  private boolean isCalled(int record, String preset) {
    return number(record).equals(preset)
        || called(record).toLowerCase(Locale.ROOT).equals(preset.toLowerCase(Locale.ROOT).strip());
  }

  private String called(int record) {
    return font.name(Table.PRESETS, record);
  }

  private String number(int record) {
    return font.number(Table.PRESETS, record, 22) + ":" + font.number(Table.PRESETS, record, 20);
  }

  /** The zones of a preset or instrument, with what its global zone sets. */
  private List<Set> sets(Table table, int record, int from, Table bags, Table generators, int last)
      throws IOException {
    int begin = font.begin(table, record, from, bags);
    int end = font.number(table, record + 1, from);
    List<Set> sets = new ArrayList<>();
    Set global = new Set();
    for (int bag = begin; bag < end; bag++) {
      visited += 1 + font.number(bags, bag + 1, 0) - font.begin(bags, bag, 0, generators);
      if (visited > MOST_VISITED) {
        throw font.refuse(
            table, record, "a preset must have at most %d generators".formatted(MOST_VISITED));
      }
      Set set = global.copy();
      int first = font.begin(bags, bag, 0, generators);
      for (int i = first; i < font.number(bags, bag + 1, 0); i++) {
        int generator = font.number(generators, i, 0);
        int amount = font.number(generators, i, 2);
        if (generator < ALL) {
          boolean isSigned =
              generator != INSTRUMENT
                  && generator != SAMPLE
                  && generator != KEYS
                  && generator != VELOCITIES;
          set.amounts[generator] = isSigned ? (short) amount : amount;
        }
      }
      if (set.amounts[last] != null) {
        sets.add(set);
      } else if (bag == begin) {
        global = set;
      }
    }
    return sets;
  }

  private void add(Set preset, Set own, int instrument) throws IOException {
    int sample = own.get(SAMPLE, 0);
    if (sample >= font.count(Table.SAMPLES)) {
      throw font.refuse(
          Table.INSTRUMENTS,
          instrument,
          "its sample must be one of %d, but is %d".formatted(font.count(Table.SAMPLES), sample));
    }
    int lowKey = Math.max(preset.bound(KEYS, false), own.bound(KEYS, false));
    int highKey = Math.min(preset.bound(KEYS, true), own.bound(KEYS, true));
    int lowVelocity = Math.max(preset.bound(VELOCITIES, false), own.bound(VELOCITIES, false));
    int highVelocity = Math.min(preset.bound(VELOCITIES, true), own.bound(VELOCITIES, true));
    boolean isRom = (font.number(Table.SAMPLES, sample, 44) & NOT_IN_FILE) != 0;
    if (lowKey > highKey || lowVelocity > highVelocity || isRom) {
      return;
    }
    if (zones.size() == Instruments.MOST_ZONES) {
      throw font.refuse(
          Table.INSTRUMENTS,
          instrument,
          "a preset must have at most %d zones".formatted(Instruments.MOST_ZONES));
    }
    Zone zone = new Zone();
    zone.put("lokey", lowKey).put("hikey", highKey);
    zone.put("lovel", lowVelocity).put("hivel", highVelocity);
    placeSample(zone, own, sample);
    int original = font.small(Table.SAMPLES, sample, 40) & 0xFF;
    int root = own.get(ROOT, -1);
    zone.put("root", root >= 0 && root <= 127 ? root : original > 127 ? 60 : original);
    zone.put(
        "tune",
        100 * sum(COARSE_TUNE, preset, own, 0)
            + sum(FINE_TUNE, preset, own, 0)
            + font.small(Table.SAMPLES, sample, 41));
    zone.put("track", sum(SCALE_TUNING, preset, own, 100));
    zone.put("dB", -OF_ATTENUATION * sum(ATTENUATION, preset, own, 0) / 10);
    zone.put("pan", Math.clamp(sum(PAN, preset, own, 0) / 500.0, -1, 1));
    int exclusive = own.get(EXCLUSIVE, 0);
    zone.put("group", exclusive).put("off", exclusive);
    zone.put("delay", ms(sum(DELAY, preset, own, -12_000)));
    zone.put("attack", ms(sum(ATTACK, preset, own, -12_000)));
    zone.put("hold", ms(sum(HOLD, preset, own, -12_000)));
    zone.put("decay", ms(sum(DECAY, preset, own, -12_000)));
    zone.put("sustain", -Math.clamp(sum(SUSTAIN, preset, own, 0), 0, 1000) / 10.0);
    zone.put("release", ms(sum(RELEASE, preset, own, -12_000)));
    int cutoff = sum(CUTOFF, preset, own, NO_FILTER);
    if (cutoff < NO_FILTER) {
      zone.put("hz", CENTS_0 * Math.pow(2, Math.max(cutoff, 1500) / 1200.0));
      double peak = Math.clamp(sum(RESONANCE, preset, own, 0), 0, 960) / 10.0;
      zone.put("q", Math.pow(10, (peak - 3.01) / 20));
    }
    zones.add(zone);
  }

  private void placeSample(Zone zone, Set own, int sample) throws IOException {
    long begin = font.large(Table.SAMPLES, sample, 20);
    long first = begin + offset(own, 0, 4);
    long end = font.large(Table.SAMPLES, sample, 24) + offset(own, 1, 12);
    long from = font.large(Table.SAMPLES, sample, 28) + offset(own, 2, 45) - first;
    long to = font.large(Table.SAMPLES, sample, 32) + offset(own, 3, 50) - first;
    double rate = font.large(Table.SAMPLES, sample, 36);
    if (first < 0 || first > end || end > font.frames()) {
      throw font.refuse(
          Table.SAMPLES,
          sample,
          "it must be within the %d samples, but is from %d to %d"
              .formatted(font.frames(), first, end));
    }
    if (!SampleRates.contain(rate)) {
      throw font.refuse(Table.SAMPLES, sample, SampleRates.rule(rate));
    }
    zone.put("file", path.toString());
    zone.put("raw", "pcm16 RATE 1 " + (font.data() + 2 * first));
    zone.put("rate", rate).put("channels", 1).put("frames", end - first);
    int mode = own.get(MODES, 0) & 3;
    boolean loops = (mode == 1 || mode == 3) && from >= 0 && to > from && to <= end - first;
    zone.put("loop", !loops ? "no" : mode == 1 ? "on" : "held");
    zone.put("from", loops ? from : 0).put("to", loops ? to : 0);
  }

  private static long offset(Set own, int fine, int coarse) {
    return own.get(fine, 0) + 32_768L * own.get(coarse, 0);
  }

  private static int sum(int generator, Set preset, Set own, int usual) {
    return own.get(generator, usual) + preset.get(generator, 0);
  }

  /** Of timecents, at most 100 s. */
  private static double ms(int cents) {
    return cents <= -12_000 ? 0 : 1000 * Math.pow(2, Math.min(cents, 8000) / 1200.0);
  }
}
