/** Signal memory and rendering: pooled, mapped, counted; knows nothing of operators. */
module tenuto.engine {
  requires jdk.management;

  exports tenuto.engine;
  exports tenuto.engine.base;
  exports tenuto.engine.setup;
  exports tenuto.engine.signal;
}
