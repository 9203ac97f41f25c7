package tenuto.formats.ffmpeg;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tenuto.formats.file.Helpers;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Quality;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.file.Speakers;
import tenuto.formats.mpeg4.Mpeg4Items;
import tenuto.formats.ogg.OggComments;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.EncodedWriter;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmWriter;
import tenuto.formats.tags.ApeTag;
import tenuto.formats.wav.WavFile;

/**
 * Writes files through ffmpeg: the samples go into its standard input, and it writes the unfinished
 * file. That gets its final name only after ffmpeg has succeeded.
 */
public final class FfmpegWriter {
  private static final int AT_ONCE = 1 << 16;

  private FfmpegWriter() {}

  /**
   * Creates a file.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param sound the samples that the encoder is given, with a sample rate that it has
   * @param quality of a lossy codec
   * @param metadata its texts are written, and its pictures and markers as far as there is a place
   * @param dither added to samples that are rounded to integers
   * @throws IOException also if there is no ffmpeg
   */
  public static SoundWriter create(
      PartFiles parts,
      Path target,
      FfmpegEncoder encoder,
      Pcm sound,
      Quality quality,
      Metadata metadata,
      Dither dither)
      throws IOException {
    String name = encoder.text();
    if (sound.channels() > encoder.mostChannels()) {
      throw new IllegalArgumentException(
          "%s: channels of %s must be between 1 and %d, but are %d"
              .formatted(target, name, encoder.mostChannels(), sound.channels()));
    }
    if (encoder.rate(sound.rate()) != sound.rate()) {
      throw new IllegalArgumentException(
          "%s: %s has no sample rate of %s Hz".formatted(target, name, sound.rate()));
    }
    if (sound.frames() == 0) {
      throw new IllegalArgumentException(
          "%s: the sound of a file in %s must have 1 frame or more, but has 0"
              .formatted(target, name));
    }
    String refusal = encoder.refusal(quality);
    if (!refusal.isEmpty()) {
      throw new IllegalArgumentException(target + ": " + refusal);
    }
    try {
      return create(Ffmpeg.find(), parts, target, encoder, sound, quality, metadata, dither);
    } catch (Ffmpeg.MissingException none) {
      throw new IOException(
          "cannot write %s: ffmpeg writes %s files for Tenuto, but %s"
              .formatted(target, name, none.getMessage()),
          none);
    }
  }

  static SoundWriter create(
      Ffmpeg ffmpeg,
      PartFiles parts,
      Path target,
      FfmpegEncoder encoder,
      Pcm sound,
      Quality quality,
      Metadata metadata,
      Dither dither)
      throws IOException {
    Pcm stored =
        new Pcm(
            sound.format(),
            ByteOrder.LITTLE_ENDIAN,
            sound.channels(),
            sound.rate(),
            sound.frames(),
            0);
    List<String> options =
        new ArrayList<>(List.of("-fflags", "+bitexact", "-flags:a", "+bitexact"));
    if (encoder == FfmpegEncoder.WMA) {
      options.addAll(FfmpegTags.options(metadata.tags()));
    }
    options.addAll(encoder.options(quality, sound.channels(), sound.format().bits()));
    byte[] head = WavFile.head(stored, metadata.speakers());
    return EncodedWriter.create(
        parts,
        target,
        stored,
        dither,
        (samples, part) -> {
          try (Attachments more =
              Attachments.of(parts, target, encoder, metadata, sound.frames(), sound.rate())) {
            List<String> all = new ArrayList<>(List.of("-y", "-f", "wav", "-i", "pipe:0"));
            all.addAll(more.inputs());
            all.addAll(more.outputs());
            all.addAll(options);
            if (encoder == FfmpegEncoder.VORBIS) {
              try (PartFile bare = parts.create(target)) {
                encode(ffmpeg, target, all, head, stored, samples, bare);
                comment(bare, part, metadata, sound.rate());
              }
            } else {
              encode(ffmpeg, target, all, head, stored, samples, part);
              tag(encoder, part, metadata);
            }
          }
        });
  }

  /**
   * Copies an Ogg file with comments of our own, which hold more than those of ffmpeg.
   *
   * @param bare what ffmpeg wrote, which is abandoned afterwards
   */
  private static void comment(PartFile bare, PartFile part, Metadata metadata, double rate)
      throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      InputFile file = new InputFile(files, bare.place());
      OggComments.read(bare.place(), file).write(part, metadata.with(Speakers.UNTOLD), rate);
    }
  }

  /** Adds the texts that ffmpeg has no place for, or of which it writes one of a name. */
  private static void tag(FfmpegEncoder encoder, PartFile part, Metadata metadata)
      throws IOException {
    switch (encoder) {
      case AAC, ALAC -> Mpeg4Items.write(part, metadata.tags());
      case WAVPACK -> {
        byte[] tag = ApeTag.bytes(metadata.tags());
        part.write(Files.size(part.place()), tag, tag.length);
      }
      default -> {} // by ffmpeg, or none
    }
  }

  private static void encode(
      Ffmpeg ffmpeg,
      Path target,
      List<String> options,
      byte[] head,
      Pcm sound,
      PcmWriter samples,
      PartFile part)
      throws IOException {
    List<String> all = new ArrayList<>(options);
    all.add("file:" + part.place());
    try (Child child = ffmpeg.start("error", all, new Helpers())) {
      byte[] bytes = new byte[AT_ONCE];
      boolean isWhole = false;
      try {
        child.write(head, head.length);
        for (long at = 0; at < sound.dataBytes(); at += bytes.length) {
          int n = (int) Math.min(bytes.length, sound.dataBytes() - at);
          samples.readBack(at, bytes, n);
          child.write(bytes, n);
        }
        isWhole = true;
      } catch (Child.EndedException early) {
        // Its exit code or what it reports tells why it takes no more.
      }
      child.closeInput();
      String failure = child.failure();
      if (failure.isEmpty() && !child.lastLines().isEmpty()) {
        failure = "ffmpeg reports: " + child.lastLines();
      }
      if (failure.isEmpty() && !isWhole) {
        failure = "ffmpeg ended before it had read all samples";
      }
      if (!failure.isEmpty()) {
        throw new IOException("cannot write " + target + ": " + failure);
      }
    }
  }
}
