package tenuto.scripting.reports;

/** Where in its patch the calling thread is. */
public interface PatchPosition {
  /** The file and line, as an object whose text is made when it is needed. */
  Object where();

  /** The task; the same in each run of the same patch. */
  String task();

  /** The word that is being called; empty for none. */
  String word();
}
