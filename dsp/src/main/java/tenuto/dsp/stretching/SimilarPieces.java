package tenuto.dsp.stretching;

import be.tarsos.dsp.WaveformSimilarityBasedOverlapAdd;

/**
 * The WSOLA of W. Verhelst and M. Roelands ("An overlap-add technique based on waveform similarity
 * (WSOLA) for high quality time-scale modification of speech", 1993) as TarsosDSP has it, for one
 * signal.
 */
record SimilarPieces(double tempo, double sampleRate, int pieceMs, int seekMs, int overlapMs) {
  WaveformSimilarityBasedOverlapAdd processor() {
    return new WaveformSimilarityBasedOverlapAdd(
        new WaveformSimilarityBasedOverlapAdd.Parameters(
            tempo, sampleRate, pieceMs, seekMs, overlapMs));
  }
}
