package tenuto.dsp.plot;

/**
 * Colours for numbers from 0 to 1, of uniformly increasing (or decreasing) lightness: so equal
 * steps look equal, in grey and with colour vision deficiencies too.
 *
 * <p>It is a path through B. Ottosson's OKLab ("A perceptual color space for image processing",
 * 2020), along which the hue changes from violet over red to yellow, with the largest chroma that a
 * screen can show, up to a limit.
 */
final class ColourMap {
  /** The number of shades: each step is half a just noticeable difference. */
  static final int SHADES = 160;

  static final ColourMap ON_DARK = new ColourMap(0.19, 0.97);
  static final ColourMap ON_LIGHT = new ColourMap(1, 0.22);

  private static final double VIOLET = 285;
  private static final double YELLOW = 465;
  private static final double MOST_CHROMA = 0.19;

  private final int[] shades = new int[SHADES];

  /**
   * @param first lightness of 0; the lighter end is yellow
   * @param last lightness of 1
   */
  private ColourMap(double first, double last) {
    for (int i = 0; i < SHADES; i++) {
      double part = i / (SHADES - 1.0);
      double lightness = first + part * (last - first);
      double bright = first < last ? part : 1 - part;
      double hue = Math.toRadians(VIOLET + bright * (YELLOW - VIOLET));
      double chroma = MOST_CHROMA * StrictMath.sin(Math.PI / 2 * Math.min(1, 2 * part));
      shades[i] = shown(lightness, chroma, hue);
    }
  }

  /** The colour of a number; it is clamped to 0 to 1, and NaN counts as 0. */
  int rgb(double value) {
    return shades[(int) Math.clamp(value * SHADES, 0, SHADES - 1)];
  }

  /** The colour with the chroma reduced to what a screen can show. */
  private static int shown(double lightness, double chroma, double hue) {
    double least = 0;
    double most = chroma;
    for (int i = 0; i < 30; i++) {
      double middle = (least + most) / 2;
      if (isShown(linear(lightness, middle, hue))) {
        least = middle;
      } else {
        most = middle;
      }
    }
    int rgb = 0;
    for (double part : linear(lightness, least, hue)) {
      rgb = rgb << 8 | (int) Math.round(255 * gamma(Math.clamp(part, 0, 1)));
    }
    return rgb;
  }

  private static boolean isShown(double[] linear) {
    for (double part : linear) {
      if (part < -1e-6 || part > 1 + 1e-6) {
        return false;
      }
    }
    return true;
  }

  /** Linear red, green and blue, by the matrices of OKLab. */
  private static double[] linear(double lightness, double chroma, double hue) {
    double a = chroma * StrictMath.cos(hue);
    double b = chroma * StrictMath.sin(hue);
    double l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
    double m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
    double s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b);
    return new double[] {
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    };
  }

  private static double cube(double x) {
    return x * x * x;
  }

  /** The transfer function from linear light to sRGB (IEC 61966-2-1). */
  private static double gamma(double light) {
    return light <= 0.0031308 ? 12.92 * light : 1.055 * StrictMath.pow(light, 1 / 2.4) - 0.055;
  }
}
