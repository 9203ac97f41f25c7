/** Makes the index of words while javac compiles them; the program itself runs without it. */
module tenuto.index {
  requires java.compiler;

  provides javax.annotation.processing.Processor with
      tenuto.index.WordIndexer;
}
