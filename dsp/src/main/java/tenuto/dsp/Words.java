package tenuto.dsp;

/** x */
public interface Words {}
