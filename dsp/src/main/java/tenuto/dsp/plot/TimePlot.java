package tenuto.dsp.plot;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.Session;

/** Pictures with a time axis: a lane for each channel, below each other. */
final class TimePlot {
  /** The smallest height of a lane in pixels. */
  private static final int LEAST_LANE = 4;

  /**
   * The height of a spectrogram's lane, in lines of text, below which the channels of a sound share
   * one.
   */
  private static final double LEAST_SPECTROGRAM = 5;

  /** The height of a spectrogram's lane relative to a waveform's. */
  private static final double SPECTROGRAM_WEIGHT = 2.6;

  private static final double SHARED_WEIGHT = 0.8;

  /** The height of a lane, in lines of text, below which a channel's label is only its number. */
  private static final double LOW_LANE = 4;

  /**
   * The number of waveforms from which on labels are above the lanes; with fewer there is room
   * inside.
   */
  private static final int MANY_LANES = 3;

  private final Session session;
  private final Plot.Kind kind;
  private final List<Track> tracks;
  private final FrequencyRange range;
  private final Sheet sheet;
  private final Axes axes;
  private final Header header;
  private final Box all;
  private final Axis time;

  /** Whether the channels of a sound share a spectrogram. */
  private final boolean together;

  private final List<Box> boxes;

  /** Whether labels are above their lanes instead of inside, where they would cover the waves. */
  private final boolean labelsAbove;

  private TimePlot(
      Session session, Plot.Kind kind, List<Track> tracks, FrequencyRange range, Sheet sheet) {
    this.range = range;
    this.session = session;
    this.kind = kind;
    this.tracks = tracks;
    this.sheet = sheet;
    axes = new Axes(sheet);
    header = new Header(sheet, tracks);
    int left = sheet.px(6) + axes.widthOfTitle() + sheet.width(widest()) + axes.gap();
    int right = kind.hasSpectrogram() ? ColourBar.width(sheet) + sheet.px(54) : sheet.px(22);
    int below = axes.heightBelow() + sheet.px(8);
    all =
        new Box(
            left,
            header.height(),
            sheet.width() - left - right,
            sheet.height() - header.height() - below);
    time = axis(tracks, all);
    List<Double> apart = weights(false);
    double weight = apart.stream().mapToDouble(Double::doubleValue).sum();
    double each = all.height() * (kind.hasWaveform() ? SPECTROGRAM_WEIGHT : 1) / weight;
    together = kind.hasSpectrogram() && each < LEAST_SPECTROGRAM * sheet.line();
    List<Double> weights = together ? weights(true) : apart;
    int gap = Math.min(sheet.px(8), all.height() / (4 * weights.size()));
    int strip = sheet.line() + sheet.px(4);
    labelsAbove = lanesOfWaves() >= MANY_LANES && all.height() / weights.size() >= 4 * strip;
    boxes =
        labelsAbove
            ? new Box(all.x(), all.y() + strip, all.width(), all.height() - strip)
                .stacked(weights, Math.max(gap, strip))
            : all.stacked(weights, gap);
    int lowest = boxes.stream().mapToInt(Box::height).min().orElseThrow();
    if (lowest < LEAST_LANE) {
      throw new IllegalArgumentException(
          "size must be larger for %d sounds with %d channels in all, but is %dx%d"
              .formatted(
                  tracks.size(),
                  tracks.stream().mapToInt(it -> it.channels().size()).sum(),
                  sheet.width(),
                  sheet.height()));
    }
  }

  /** The widest text left of the lanes. */
  private String widest() {
    return kind.hasWaveform() ? "\u22120.0005" : range.isWhole() ? "500" : "20.55k";
  }

  private List<Double> weights(boolean shared) {
    List<Double> weights = new ArrayList<>();
    for (Track track : tracks) {
      for (int i = 0; kind.hasWaveform() && i < track.channels().size(); i++) {
        weights.add(1.0);
      }
      int spectrograms = kind.hasSpectrogram() ? shared ? 1 : track.channels().size() : 0;
      for (int i = 0; i < spectrograms; i++) {
        // A spectrogram for all channels is at least about as high as their waveforms together.
        double least = shared ? SHARED_WEIGHT * track.channels().size() : 1;
        weights.add(kind.hasWaveform() ? Math.max(SPECTROGRAM_WEIGHT, least) : 1);
      }
    }
    return weights;
  }

  private int lanesOfWaves() {
    return kind.hasWaveform() ? tracks.stream().mapToInt(it -> it.channels().size()).sum() : 0;
  }

  static void draw(
      Session session, Plot.Kind kind, List<Track> tracks, FrequencyRange range, Sheet sheet) {
    new TimePlot(session, kind, tracks, range, sheet).draw();
  }

  /** The data computed from a track. */
  private record Findings(List<Envelope> envelopes, List<Spectrogram> spectrograms) {
    boolean finite() {
      return envelopes.stream().allMatch(Envelope::finite)
          && spectrograms.stream().allMatch(Spectrogram::finite);
    }
  }

  private void draw() {
    List<Findings> findings = new ArrayList<>();
    int lane = 0;
    for (Track track : tracks) {
      int pixels = (int) Math.round(time.place(track.end()) - time.place(track.begin()));
      List<Envelope> envelopes = List.of();
      List<Spectrogram> spectrograms = List.of();
      if (kind.hasWaveform()) {
        int cells = WaveformRow.cells(track.samples(), pixels);
        envelopes = Envelope.of(session, track.channels(), cells);
        lane += envelopes.size();
      }
      if (kind.hasSpectrogram()) {
        Axis axis = range.axis(highestRate(), 0, boxes.get(lane).height());
        spectrograms =
            Spectrogram.of(
                session, track.channels(), track.sampleRate(), axis, Math.max(1, pixels), together);
        lane += spectrograms.size();
      }
      findings.add(new Findings(envelopes, spectrograms));
    }
    List<PlotRow> lanes = lanes(findings);
    for (int i = 0; i < lanes.size(); i++) {
      lanes.get(i).draw(sheet, boxes.get(i), time);
      Box box = boxes.get(i);
      String label = lanes.get(i).label();
      label(box.height() < LOW_LANE * sheet.line() ? label.replace("channel ", "") : label, box);
    }
    titles(lanes);
    axes.below(
        around(boxes), time, ticks(axes, all, time), "time (" + Tick.unit(time.high()) + ")");
    header.draw(findings.stream().allMatch(Findings::finite));
  }

  private double highestRate() {
    return tracks.stream().mapToDouble(Track::sampleRate).max().orElseThrow();
  }

  private List<PlotRow> lanes(List<Findings> findings) {
    double limit =
        WaveformRow.limit(
            findings.stream()
                .flatMap(it -> it.envelopes().stream())
                .mapToDouble(Envelope::peak)
                .max()
                .orElse(1));
    double top =
        SpectrogramRow.top(
            findings.stream()
                .flatMap(it -> it.spectrograms().stream())
                .mapToDouble(Spectrogram::peak)
                .max()
                .orElse(0));
    List<PlotRow> lanes = new ArrayList<>();
    for (int i = 0; i < tracks.size(); i++) {
      Track track = tracks.get(i);
      int channel = 0;
      for (Envelope envelope : findings.get(i).envelopes()) {
        String label = label(i, channel++, track.channels().size());
        lanes.add(new WaveformRow(envelope, track.sampleRate(), track.begin(), limit, i, label));
      }
      channel = 0;
      for (Spectrogram spectrogram : findings.get(i).spectrograms()) {
        int of = findings.get(i).spectrograms().size();
        String label = kind.hasWaveform() && of == 1 ? "" : label(i, channel, of);
        channel++;
        Box box = boxes.get(lanes.size());
        Axis axis = range.axis(highestRate(), 0, box.height());
        double seconds = track.end() - track.begin();
        lanes.add(new SpectrogramRow(spectrogram, track.begin(), seconds, axis, top, label));
      }
    }
    return lanes;
  }

  /** The sound's name if there are several sounds, the channel's if the sound has several lanes. */
  private String label(int number, int channel, int lanes) {
    Track track = tracks.get(number);
    String name = tracks.size() == 1 ? "" : track.name();
    if (lanes == 1) {
      return tracks.size() == 1 ? "" : name + " · " + track.facts();
    }
    return name + (name.isEmpty() ? "" : " · ") + track.channel(channel);
  }

  private void label(String label, Box box) {
    int inset = sheet.px(4);
    if (labelsAbove) {
      double y = box.y() - inset / 2.0 - sheet.line() / 2.0;
      sheet.text(
          sheet.fitted(label, box.width()), box.x(), y, Sheet.Side.LEFT, sheet.theme().ink());
      return;
    }
    if (!label.isEmpty() && box.height() >= sheet.line() + inset) {
      String shown = sheet.fitted(label, box.width() - 4 * inset);
      sheet.label(
          shown, box.x() + inset, box.y() + inset + sheet.line() / 2.0, sheet.theme().ink());
    }
  }

  /** Draws the titles of the axes for levels and frequencies, and the colour bar. */
  private void titles(List<PlotRow> lanes) {
    List<Box> waveforms = new ArrayList<>();
    List<Box> spectrograms = new ArrayList<>();
    for (int i = 0; i < lanes.size(); i++) {
      (lanes.get(i) instanceof WaveformRow ? waveforms : spectrograms).add(boxes.get(i));
    }
    int x = sheet.px(6) + sheet.line() / 2;
    boolean alternate = tracks.size() > 1 && kind == Plot.Kind.OVERVIEW;
    for (List<Box> group : List.of(waveforms, spectrograms)) {
      for (Box part : group.isEmpty() || alternate ? group : List.of(around(group))) {
        String title = group == waveforms ? "amplitude" : "frequency (Hz)";
        axes.title(part, x, title, group == waveforms ? "" : "Hz");
      }
    }
    if (!spectrograms.isEmpty()) {
      ColourBar.draw(sheet, axes, around(spectrograms), ((SpectrogramRow) lanes.getLast()).top());
    }
  }

  private static Box around(List<Box> boxes) {
    Box first = boxes.getFirst();
    return new Box(first.x(), first.y(), first.width(), boxes.getLast().bottom() - first.y());
  }

  /**
   * The time axis from the start of the first sound to the end of the last, at least one sample.
   */
  static Axis axis(List<Track> tracks, Box box) {
    double begin = tracks.stream().mapToDouble(Track::begin).min().orElseThrow();
    double end = tracks.stream().mapToDouble(Track::end).max().orElseThrow();
    double least = tracks.stream().mapToDouble(it -> 1 / it.sampleRate()).max().orElseThrow();
    return Axis.even(begin, Math.max(end, begin + least), box.x(), box.right());
  }

  /** The ticks of a time axis below a box. */
  static List<Tick> ticks(Axes axes, Box box, Axis time) {
    List<Tick> few = Tick.times(time.low(), time.high(), axes.most(box, "00:00"));
    String widest =
        few.stream()
            .map(Tick::text)
            .max(java.util.Comparator.comparingInt(String::length))
            .orElse("0");
    return Tick.times(time.low(), time.high(), axes.most(box, widest + "0"));
  }
}
