/**
 * Short-time Fourier transforms: a signal as overlapping windowed frames, and back.
 *
 * <p>A word that changes spectra writes a {@link tenuto.dsp.frames.FrameFilter}: a record that says
 * how its frames lie ({@link tenuto.dsp.frames.FrameShape}) and begins a {@link
 * tenuto.dsp.frames.FrameWork}, which is given the spectra of all its signals frame by frame. What
 * frames do to time is done here: they are cut, windowed, transformed and overlapped, and {@link
 * tenuto.dsp.frames.FrameFilter#through} takes away their delay. With a work that changes nothing,
 * the signal comes out as it went in, within 1e-15 of its peak.
 *
 * <p>Where frames are taken at another distance than they are put back, as in a time-stretch, use
 * the parts themselves: {@link tenuto.dsp.frames.FrameAnalysis} takes as many or few samples as one
 * likes between two frames, and {@link tenuto.dsp.frames.FrameSynthesis} puts frames one hop of its
 * own shape apart. As signals, one frame after the other, spectra are made by {@link
 * tenuto.dsp.frames.SpectraInRow} and become a signal again with any hop.
 */
package tenuto.dsp.frames;
