package tenuto.bench;

/** x */
public interface Words {}
