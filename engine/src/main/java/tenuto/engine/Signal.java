package tenuto.engine;

/** x */
public interface Signal {}
