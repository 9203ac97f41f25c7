package tenuto.formats;

import java.util.Base64;

/** Images of 6 by 4 red pixels, which FFmpeg wrote: RGB, and a JPEG of three components. */
public final class Images {
  public static final byte[] PNG =
      decoded(
          "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAIAAAAiZtkUAAAACXBIWXMAAAABAAAAAQBPJcTWAAAAEklEQVR4nGP4y8CA"
              + "htD5RAsBAJ2BF7nKI3aWAAAAAElFTkSuQmCC");

  public static final byte[] JPEG =
      decoded(
          "/9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAg+Pkk+SVVVVVVVVWRdZGhoaGRkZGRoaGhwcHCDg4NwcHBoaHBwfHyDg4+T"
              + "j4eHg4eTk5ubm7q6srLZ2eD/////xABMAAEBAAAAAAAAAAAAAAAAAAAABgEBAQAAAAAAAAAAAAAAAAAABgcQAQAA"
              + "AAAAAAAAAAAAAAAAAAARAQAAAAAAAAAAAAAAAAAAAAD/wAARCAAEAAYDASIAAhEAAxEA/9oADAMBAAIRAxEAPwCL"
              + "AFF/f//Z");

  private Images() {}

  private static byte[] decoded(String text) {
    return Base64.getDecoder().decode(text);
  }
}
