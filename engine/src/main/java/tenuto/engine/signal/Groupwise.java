package tenuto.engine.signal;

/**
 * What must be given whole {@linkplain tenuto.engine.base.Block#GROUP groups} of samples also on
 * the way round a {@link FeedbackLoop}, whose delay is a group at least then: a filter that
 * computes a group at once, a combiner of pairs of samples. All others are given as few samples
 * there as the delay has.
 */
public interface Groupwise {}
