/** Signal memory and rendering: pooled, mapped, counted; knows nothing of operators. */
module tenuto.engine {
  requires jdk.incubator.vector;

  exports tenuto.engine;
}
