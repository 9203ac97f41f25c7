package tenuto.formats.instrument;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tenuto.formats.RawDescription;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.Instrument.Loop;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.pcm.PcmFile;

/** What is known of the sound files of an instrument, each of which is opened once. */
final class SampleInfo {
  private final OpenFiles files;
  private final Map<Path, Known> known = new HashMap<>();

  SampleInfo(OpenFiles files) {
    this.files = files;
  }

  /**
   * A sound file.
   *
   * @param raw how its samples are read without a conversion of their rate; empty if they cannot
   * @param from the first frame of its loop
   * @param to the frame after that; 0 if it has none
   */
  record Known(Path file, String raw, double rate, int channels, long frames, long from, long to) {
    void putInto(Zone zone) {
      zone.put("file", file.toString()).put("raw", raw);
      zone.put("rate", rate).put("channels", channels).put("frames", frames);
    }
  }

  Known of(Path file) throws IOException {
    Known found = known.get(file);
    if (found == null) {
      files.want(file);
      SoundFile sound = SoundFiles.open(files, file);
      Optional<Loop> loop = sound.metadata().instrument().loops().stream().findFirst();
      found =
          new Known(
              file,
              sound instanceof PcmFile pcm ? RawDescription.text(pcm.pcm(), "RATE") : "",
              sound.about().sampleRate(),
              sound.about().channels(),
              sound.about().frames(),
              loop.map(Loop::begin).orElse(0L),
              loop.map(Loop::end).orElse(0L));
      known.put(file, found);
    }
    return found;
  }
}
