package tenuto.formats.flac;

import java.io.IOException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import tenuto.formats.decoding.DecodedFile;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.SoundFileException;

/**
 * Decodes a FLAC file and compares the MD5 of its samples with the one in its header: frames that
 * are each intact may still differ from those that were encoded.
 */
record FlacCheck(Path path, InputFile file, FlacHead head, StreamInfo info, DamageLog losses)
    implements DecodedFile.Check {
  @Override
  public void run() throws IOException {
    FileBytes bytes = new FileBytes(path, file, head.audioOffset(), file.bytes());
    FlacDecoder decoder = new FlacDecoder(path, info, bytes, losses);
    MessageDigest sum = md5();
    double[][] samples = new double[info.channels()][decoder.mostFrames()];
    long frames = 0;
    for (int n; (n = decoder.decode(samples)) >= 0; frames += n) {
      sum.update(decoder.bytes(n));
    }
    if (frames < info.frames()) {
      losses.concede(
          new SoundFileException(
              path,
              file.bytes(),
              "the sound ends after frame %d of %d".formatted(frames, info.frames())),
          "it is that short");
    }
    byte[] found = sum.digest();
    if (head.hasMd5() && losses.all().isEmpty() && !Arrays.equals(found, head.md5())) {
      losses.concede(
          new SoundFileException(
              path,
              head.md5At(),
              "the MD5 of its samples must be %s, but is %s: they are not what was encoded"
                  .formatted(
                      HexFormat.of().formatHex(head.md5()), HexFormat.of().formatHex(found))),
          "read as they are");
    }
  }

  private static MessageDigest md5() {
    try {
      return MessageDigest.getInstance("MD5");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has MD5", impossible);
    }
  }
}
