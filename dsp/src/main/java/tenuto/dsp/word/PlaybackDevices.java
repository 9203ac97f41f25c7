package tenuto.dsp.word;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The sound devices that can be played to, by name. */
public interface PlaybackDevices {
  /** No devices. */
  PlaybackDevices NONE =
      new PlaybackDevices() {
        @Override
        public List<String> names() {
          return List.of();
        }

        @Override
        public Line open(String name, double sampleRate, int channels) throws IOException {
          throw new IOException("there is no sound device");
        }
      };

  /** The names of all; there may be none. */
  List<String> names();

  /**
   * The name of a device, of which a part is enough.
   *
   * @throws IOException if there is no device at all
   * @throws IllegalArgumentException if none is called so
   */
  default String named(String name) throws IOException {
    List<String> names = names();
    if (names.isEmpty()) {
      throw new IOException("there is no sound device");
    }
    String part = name.toLowerCase(Locale.ROOT);
    Optional<String> whole = names.stream().filter(name::equals).findFirst();
    return whole
        .or(
            () ->
                names.stream()
                    .filter(known -> known.toLowerCase(Locale.ROOT).contains(part))
                    .findFirst())
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "name must be that of a sound device or a part of it, of %s, but is '%s'"
                        .formatted(String.join(", ", names), name)));
  }

  /**
   * Opens a device to play to.
   *
   * @param name one of the names; empty for the one that the system prefers
   * @throws IOException if there is none such, or it cannot play so, or not now
   */
  Line open(String name, double sampleRate, int channels) throws IOException;

  /** A way to a device, for one thread. */
  interface Line extends AutoCloseable {
    /**
     * Takes the first {@code n} bytes: whole frames of signed 16-bit samples, the lowest byte
     * first. Waits until there is room for them.
     */
    void write(byte[] frames, int n);

    /** Waits until all that was written has been played. */
    void finish();

    /** Ends at once, whatever has not been played. */
    @Override
    void close();
  }
}
