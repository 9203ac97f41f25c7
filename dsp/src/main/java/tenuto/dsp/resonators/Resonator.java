package tenuto.dsp.resonators;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.engine.base.Workspaces;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Filter;

/**
 * A signal that feeds back into itself through impulse responses: y[i] = x[i] + Σ h[m]·y[i − delay
 * − m], over all responses h.
 *
 * <p>The first {@value #HEAD} samples of a response are convolved directly; the rest is divided
 * into parts, each twice as long as the one before, and a part is convolved by FFT as soon as y has
 * that many new samples, which is always in time (W. Gardner, "Efficient convolution without
 * input-output delay", 1995). So the cost per sample grows with the square of the logarithm of the
 * response's length.
 *
 * <p>As in Sonic Field a sample feeds a response only if the whole response to it but its last
 * sample still fits into the result, and no response that comes after one which does not fit.
 *
 * <p>Its states read the responses, which are {@link tenuto.engine.signal.Filtered#of(Filter,
 * tenuto.engine.signal.Signal, List) given beside} the input, when they begin. It is a class
 * instead of a record only because its transforms switch to vectors one by one as these become
 * fast.
 */
public final class Resonator implements Filter {
  /** Samples of a response that are convolved directly. */
  static final int HEAD = 64;

  private final List<Response> responses;
  private final long length;
  private final Workspaces workspaces;
  private final List<Path> paths = new ArrayList<>();

  /** How many samples to come are known in part. */
  private final long ahead;

  private final VectorWarmUp warmUp = new VectorWarmUp();

  /**
   * The length of a response, and the delay with which it starts.
   *
   * @param delay in samples, at least one
   */
  public record Response(long length, long delay) {}

  /**
   * What a response is fed with.
   *
   * @param head samples of it that are convolved directly
   * @param levels parts of it that are convolved by FFT
   * @param lastFed the last sample that feeds it; negative if none does
   */
  record Path(int head, int levels, long delay, long lastFed) {
    static Path of(Response response, long lastFed) {
      if (lastFed < 0) {
        return new Path(0, 0, response.delay, lastFed);
      }
      int levels = 0;
      while ((long) HEAD << levels < response.length) {
        levels++;
      }
      return new Path((int) Math.min(HEAD, response.length), levels, response.delay, lastFed);
    }

    /** How many samples it is fed with at once at most: those of the longest part. */
    long top() {
      return levels == 0 ? 0 : (long) HEAD << (levels - 1);
    }

    /** How many samples its answer reaches into the future. */
    long reach() {
      return delay + (levels == 0 ? 1 : 2 * top()) + 1;
    }
  }

  /**
   * @param length of the signal
   * @param workspaces supply each reader's working memory
   */
  public Resonator(List<Response> responses, long length, Workspaces workspaces) {
    this.responses = List.copyOf(responses);
    this.length = length;
    this.workspaces = workspaces;
    long most = 1;
    long reach = 0;
    for (Response response : responses) {
      reach = Math.max(reach, response.delay + response.length);
      Path path = Path.of(response, length - reach + 1);
      paths.add(path);
      most = Math.max(most, path.reach());
    }
    ahead = Math.min(most, length + 1);
  }

  /** Long responses leave more numbers behind than a part of the sound has samples. */
  @Override
  public boolean resumes() {
    return ahead + paths.stream().mapToLong(Path::top).sum() <= Cache.PART;
  }

  @Override
  public State begin() {
    return new Resonating(paths, length, ahead, workspaces, warmUp);
  }

  @Override
  public String toString() {
    return "Resonator[responses=%s, length=%d]".formatted(responses, length);
  }
}
