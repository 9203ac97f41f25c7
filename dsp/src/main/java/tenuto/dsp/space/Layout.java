package tenuto.dsp.space;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tenuto.formats.file.Speakers;

/**
 * Loudspeakers around the listener, in the order of a file's channels. Those of the named layouts
 * with a centre are at the angles of ITU-R BS.2051-3, with ±110° at the back where there is one
 * pair beside the front.
 *
 * @param places the loudspeakers
 * @param mask the file's channel mask; 0 where no mask says where they are
 */
public record Layout(List<Place> places, int mask) {
  /** The names of layouts, for help and messages. */
  public static final String NAMES =
      "mono, stereo, 3.0, quad, 5.0, 5.1, 6.1, 7.0, 7.1, 5.1.4, 7.1.4, hexagon, octagon, cube";

  /** What a text may name beside them. */
  static final String OR_ANGLES =
      "a text of azimuths in degrees to the left, each with /elevation if it has one:"
          + " '45 -45 135/20'";

  /** The largest elevation of loudspeakers in degrees that counts as a ring. */
  private static final double FLAT = 1e-6;

  /** Half the angle between an edge of a cube and the diagonal of a side, in degrees. */
  private static final double CORNER = StrictMath.toDegrees(StrictMath.atan(StrictMath.sqrt(0.5)));

  /** The text that leaves the loudspeakers to the number of channels. */
  public static final String AUTO = "auto";

  /** The text for channels that belong to no loudspeakers. */
  private static final String NONE = "none";

  private static final Place LFE = new Place(0, 0, true);

  private static final Map<String, Layout> NAMED = named();

  /**
   * The position of a loudspeaker.
   *
   * @param azimuth in degrees to the left
   * @param elevation in degrees upwards
   * @param isLow whether it plays low-frequency effects only, and so no sound with a position
   */
  public record Place(double azimuth, double elevation, boolean isLow) {
    /** A loudspeaker for all frequencies. */
    Place(double azimuth, double elevation) {
      this(azimuth, elevation, false);
    }

    /** The unit vector towards it: to the front, the left and upwards. */
    double[] vector() {
      double a = StrictMath.toRadians(azimuth);
      double e = StrictMath.toRadians(elevation);
      return new double[] {
        StrictMath.cos(a) * StrictMath.cos(e),
        StrictMath.sin(a) * StrictMath.cos(e),
        StrictMath.sin(e)
      };
    }
  }

  public Layout {
    places = List.copyOf(places);
  }

  /**
   * The layout that a word's text names or lists: {@code 45 -45 135/20}.
   *
   * @throws IllegalArgumentException naming the possible values
   */
  static Layout of(String layout) {
    Layout known = NAMED.get(layout);
    return known == null ? listed(layout) : known;
  }

  /**
   * The loudspeakers of a file of that many channels.
   *
   * @param layout a layout's text, {@code auto} for the usual loudspeakers, or {@code none}
   * @throws IllegalArgumentException naming the possible values, or if the layout has another
   *     number of channels
   */
  public static Speakers speakers(String layout, int channels) {
    if (layout.equals(AUTO)) {
      return Speakers.UNTOLD;
    }
    if (layout.equals(NONE)) {
      return new Speakers(0);
    }
    Layout known = NAMED.get(layout);
    if (known == null) {
      throw new IllegalArgumentException(
          "layout must be auto, none, %s, but is '%s'".formatted(orNames(), layout));
    }
    if (known.places.size() != channels) {
      throw new IllegalArgumentException(
          "layout '%s' has %d channels, but x has %d"
              .formatted(layout, known.places.size(), channels));
    }
    return new Speakers(known.mask);
  }

  /**
   * The channel mask of a named layout.
   *
   * @param parameter that has the name, for the message
   * @throws IllegalArgumentException if there is no such layout, or it has no mask
   */
  static int mask(String parameter, String layout) {
    Layout known = NAMED.get(layout);
    if (known == null || known.mask == 0) {
      throw new IllegalArgumentException(
          ("%s must be mono, stereo, 3.0, quad, 5.0, 5.1, 6.1, 7.0, 7.1, 5.1.4 or 7.1.4, but is"
                  + " '%s'")
              .formatted(parameter, layout));
    }
    return known.mask;
  }

  /** The name of the layout that files of that many channels usually have. */
  public static Optional<String> usual(int channels) {
    int mask = Speakers.UNTOLD.maskOf(channels);
    return NAMED.entrySet().stream()
        .filter(each -> mask != 0 && each.getValue().mask == mask)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private static String orNames() {
    int last = NAMES.lastIndexOf(", ");
    return NAMES.substring(0, last) + " or" + NAMES.substring(last + 1);
  }

  private static Map<String, Layout> named() {
    Map<String, Layout> all = new LinkedHashMap<>();
    List<Place> front = ring(30, -30);
    List<Place> three = ring(30, -30, 0);
    List<Place> five = ring(30, -30, 0, 110, -110);
    List<Place> seven = ring(30, -30, 0, 135, -135, 90, -90);
    all.put("mono", new Layout(ring(0), 0x4));
    all.put("stereo", new Layout(front, 0x3));
    all.put("3.0", new Layout(three, 0x7));
    all.put("quad", new Layout(ring(45, -45, 135, -135), 0x33));
    all.put("5.0", new Layout(five, 0x37));
    all.put("5.1", new Layout(withLow(five), 0x3F));
    all.put("6.1", new Layout(withLow(ring(30, -30, 0, 180, 90, -90)), 0x70F));
    all.put("7.0", new Layout(seven, 0x637));
    all.put("7.1", new Layout(withLow(seven), 0x63F));
    all.put("5.1.4", new Layout(withHeight(withLow(five), 30, -30, 110, -110), 0x2D03F));
    all.put("7.1.4", new Layout(withHeight(withLow(seven), 45, -45, 135, -135), 0x2D63F));
    all.put("hexagon", new Layout(ring(30, -30, 90, -90, 150, -150), 0));
    all.put("octagon", new Layout(ring(22.5, -22.5, 67.5, -67.5, 112.5, -112.5, 157.5, -157.5), 0));
    List<Place> cube = new ArrayList<>();
    for (int half = -1; half <= 1; half += 2) {
      for (double azimuth : new double[] {45, -45, 135, -135}) {
        cube.add(new Place(azimuth, half * CORNER));
      }
    }
    all.put("cube", new Layout(cube, 0));
    return all;
  }

  private static List<Place> ring(double... azimuths) {
    List<Place> places = new ArrayList<>();
    for (double azimuth : azimuths) {
      places.add(new Place(azimuth, 0));
    }
    return places;
  }

  /** With a fourth channel for low frequencies, as files have it. */
  private static List<Place> withLow(List<Place> places) {
    List<Place> all = new ArrayList<>(places);
    all.add(3, LFE);
    return all;
  }

  private static List<Place> withHeight(List<Place> places, double... azimuths) {
    List<Place> all = new ArrayList<>(places);
    for (double azimuth : azimuths) {
      all.add(new Place(azimuth, 30));
    }
    return all;
  }

  private static Layout listed(String layout) {
    List<Place> places = new ArrayList<>();
    for (String written : layout.strip().split("\\s+")) {
      String[] angles = written.split("/", 2);
      try {
        places.add(new Place(angle(angles[0]), angles.length == 1 ? 0 : angle(angles[1])));
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            "layout must be "
                + NAMES
                + " or angles such as '45 -45 135/20', but is '"
                + layout
                + "'",
            e);
      }
    }
    return new Layout(places, 0);
  }

  private static double angle(String text) {
    double angle = Double.parseDouble(text);
    if (!(Math.abs(angle) <= 360)) {
      throw new NumberFormatException();
    }
    return angle;
  }

  /** The loudspeakers that play sound with a position. */
  List<Place> heard() {
    return places.stream().filter(place -> !place.isLow).toList();
  }

  /** Whether they are a ring at the height of the ears. */
  boolean isFlat() {
    return places.stream().allMatch(place -> Math.abs(place.elevation) < FLAT);
  }
}
