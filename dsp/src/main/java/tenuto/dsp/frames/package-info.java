/**
 * Short-time Fourier transforms: a signal as overlapping windowed frames, and back.
 *
 * <p>A word that changes spectra writes a {@link tenuto.dsp.frames.FrameFilter}: a record with the
 * size and hop of its frames ({@link tenuto.dsp.frames.FrameShape}), which creates a {@link
 * tenuto.dsp.frames.FrameWork} that processes the spectra of all its signals frame by frame.
 * Everything else is done here: frames are cut, windowed, transformed and overlapped, and {@link
 * tenuto.dsp.frames.FrameFilter#through} compensates their latency. If the spectra are unchanged,
 * so is the signal, within 1e-15 of its peak.
 *
 * <p>Where the hops of analysis and synthesis differ, as in a time-stretch, use the parts
 * themselves: {@link tenuto.dsp.frames.FrameAnalysis} takes any number of samples between two
 * frames, and {@link tenuto.dsp.frames.FrameSynthesis} overlaps frames with the hop of its own
 * shape. {@link tenuto.dsp.frames.SpectraInRow} turns spectra into a signal, frame after frame, and
 * back with any hop.
 */
package tenuto.dsp.frames;
