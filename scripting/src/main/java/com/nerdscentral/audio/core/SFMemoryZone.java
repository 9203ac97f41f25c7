package com.nerdscentral.audio.core;

import org.python.core.PyObject;

/** The name under which scripts of Sonic Field 2017 know {@code sf.scope()}. */
public final class SFMemoryZone {
  private final PyObject scope = Words.call("scope");

  /** Begins it. */
  public PyObject __enter__() {
    return scope.invoke("__enter__");
  }

  /** Ends it, and releases what was made within. */
  public boolean __exit__(PyObject type, PyObject value, PyObject traceback) {
    scope.invoke("__exit__", new PyObject[] {type, value, traceback});
    return false;
  }
}
