package tenuto.formats.ffmpeg;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Picture;
import tenuto.formats.tags.Pictures;

/** What ffmpeg gets besides samples: chapters and pictures, in files that are there meanwhile. */
public final class Attachments implements AutoCloseable {
  /** The most chapters of an MPEG-4 file, which counts them in one byte. */
  public static final int MOST_CHAPTERS = 255;

  private static final int FRONT_COVER = 3;

  private final List<PartFile> files = new ArrayList<>();

  /** The options for the inputs. */
  private final List<String> inputs = new ArrayList<>();

  /** The options for the output. */
  private final List<String> outputs = new ArrayList<>();

  private Attachments() {}

  /**
   * Those of a file.
   *
   * @param parts among which the files are, beside {@code target}
   * @param frames of the sound
   * @param rate its sample rate
   */
  static Attachments of(
      PartFiles parts,
      Path target,
      FfmpegEncoder encoder,
      Metadata metadata,
      long frames,
      double rate)
      throws IOException {
    Attachments all = new Attachments();
    try {
      all.chapters(parts, target, encoder, chapters(encoder, metadata.cues()), frames, rate);
      all.pictures(parts, target, held(encoder, metadata.pictures()));
    } catch (Throwable failure) {
      all.close();
      throw failure;
    }
    return all;
  }

  private static List<Cue> chapters(FfmpegEncoder encoder, List<Cue> cues) {
    return encoder.hasChapters()
        ? cues.stream()
            .sorted(Comparator.comparingLong(Cue::frame))
            .limit(MOST_CHAPTERS - 1)
            .toList()
        : List.of();
  }

  /**
   * The pictures that a file of that codec can have: JPEG and PNG images, the front cover first.
   */
  public static List<Picture> held(FfmpegEncoder encoder, List<Picture> pictures) {
    return encoder.hasPictures()
        ? pictures.stream()
            .filter(picture -> Pictures.type(picture).isPresent())
            .sorted(Comparator.comparing(picture -> picture.type() != FRONT_COVER))
            .toList()
        : List.of();
  }

  private void chapters(
      PartFiles parts, Path target, FfmpegEncoder encoder, List<Cue> cues, long frames, double rate)
      throws IOException {
    outputs.add("-map_metadata");
    if (cues.isEmpty()) {
      outputs.add("-1");
      return;
    }
    List<Cue> all = new ArrayList<>(cues);
    if (encoder != FfmpegEncoder.WMA && cues.getFirst().frame() > 0) {
      all.addFirst(new Cue(0, "")); // In MPEG-4 the first chapter begins with the sound.
    }
    StringBuilder text = new StringBuilder(";FFMETADATA1\n");
    for (int i = 0; i < all.size(); i++) {
      long start = all.get(i).frame();
      long next = i + 1 < all.size() ? all.get(i + 1).frame() : frames;
      text.append("[CHAPTER]\nTIMEBASE=1/").append(Math.round(rate));
      text.append("\nSTART=").append(start).append("\nEND=").append(Math.max(start + 1, next));
      text.append("\ntitle=").append(FfmpegMetadata.escaped(all.get(i).label())).append('\n');
    }
    int input = add(parts, target, "ffmetadata", text.toString().getBytes(StandardCharsets.UTF_8));
    // Its texts are none but those of chapters.
    outputs.addAll(List.of("" + input, "-map_chapters", "" + input));
  }

  private void pictures(PartFiles parts, Path target, List<Picture> pictures) throws IOException {
    outputs.addAll(List.of("-map", "0:a"));
    for (Picture picture : pictures) {
      String demuxer =
          Pictures.type(picture).orElseThrow().equals("image/png") ? "png_pipe" : "jpeg_pipe";
      outputs.addAll(List.of("-map", add(parts, target, demuxer, picture.bytes()) + ":v"));
    }
    if (!pictures.isEmpty()) {
      outputs.addAll(List.of("-c:v", "copy", "-disposition:v", "attached_pic"));
    }
  }

  /** Makes a file of bytes an input, and returns its number. */
  private int add(PartFiles parts, Path target, String demuxer, byte[] bytes) throws IOException {
    PartFile file = parts.create(target);
    files.add(file);
    file.write(0, bytes, bytes.length);
    inputs.addAll(List.of("-f", demuxer, "-i", "file:" + file.place()));
    return files.size(); // After that of the samples.
  }

  List<String> inputs() {
    return inputs;
  }

  List<String> outputs() {
    return outputs;
  }

  @Override
  public void close() throws IOException {
    for (PartFile file : files) {
      file.close();
    }
  }
}
