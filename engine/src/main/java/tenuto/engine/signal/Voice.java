package tenuto.engine.signal;

/**
 * A filter that makes a sound of its own from controls, as a string does. Most such sounds are
 * notes, which are short and many: only of long ones are the {@linkplain #resumes states} kept.
 */
public interface Voice extends Filter {
  @Override
  default boolean resumes() {
    return true;
  }
}
