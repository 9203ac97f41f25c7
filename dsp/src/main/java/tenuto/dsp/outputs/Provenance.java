package tenuto.dsp.outputs;

import tenuto.formats.file.Metadata;

/** What sound files say about the program, the patch and the seed that made them. */
public final class Provenance {
  private volatile Metadata metadata = Metadata.NONE.with(Metadata.SOFTWARE, "Tenuto");

  Provenance() {}

  /** Metadata, for file formats that have a place for it. */
  public Metadata metadata() {
    return metadata;
  }

  /** Sets the program's version, the patch and the seed. */
  public synchronized void set(String version, String patch, long seed) {
    metadata =
        Metadata.NONE
            .with(Metadata.SOFTWARE, "Tenuto " + version)
            .with(Metadata.COMMENT, "made by %s with seed %d".formatted(patch, seed));
  }

  /** Adds a remark to the metadata of files written from now on. */
  public synchronized void remark(String remark) {
    String comment = metadata.text(Metadata.COMMENT);
    if (comment == null) {
      metadata = metadata.with(Metadata.COMMENT, remark);
    } else if (!comment.contains(remark)) {
      metadata = metadata.with(Metadata.COMMENT, comment + ", " + remark);
    }
  }
}
