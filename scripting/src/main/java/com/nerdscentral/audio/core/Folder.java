package com.nerdscentral.audio.core;

import java.io.File;
import org.python.core.Py;
import org.python.core.PyObject;
import org.python.core.PyString;

/** The path of a folder, which scripts may use as a text and as a {@code java.io.File}. */
final class Folder extends PyString {
  private static final long serialVersionUID = 1L;

  private final File file;

  Folder(String path) {
    super(Py.fileSystemEncode(path).getString());
    file = new File(path);
  }

  @Override
  public Object __tojava__(Class<?> type) {
    return type == File.class ? file : super.__tojava__(type);
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    PyObject ofText = super.__findattr_ex__(name);
    return ofText == null ? Py.java2py(file).__findattr_ex__(name) : ofText;
  }
}
