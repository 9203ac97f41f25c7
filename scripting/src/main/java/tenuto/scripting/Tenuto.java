package tenuto.scripting;

/** The command {@code tenuto}. */
public final class Tenuto {
  private Tenuto() {}

  /** Runs the command line and exits with its code. */
  public static void main(String[] args) {
    System.out.println("tenuto");
  }
}
