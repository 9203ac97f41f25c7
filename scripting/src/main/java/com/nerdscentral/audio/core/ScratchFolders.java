package com.nerdscentral.audio.core;

import java.util.ArrayList;
import java.util.List;
import org.python.core.Py;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyTuple;

/**
 * The scratch folders of the current run, as a sequence. They are looked up when read, as a class's
 * field outlives a run.
 */
final class ScratchFolders extends PyObject {
  private static final long serialVersionUID = 1L;

  static PyTuple now() {
    List<PyObject> folders = new ArrayList<>();
    for (PyObject folder : Words.call("__scratch__").asIterable()) {
      folders.add(new Folder(Py.fileSystemDecode(folder)));
    }
    return new PyTuple(folders.toArray(PyObject[]::new));
  }

  @Override
  public int __len__() {
    return now().__len__();
  }

  @Override
  public PyObject __finditem__(PyObject key) {
    return now().__finditem__(key);
  }

  @Override
  public PyObject __iter__() {
    return now().__iter__();
  }

  @Override
  public PyString __repr__() {
    return now().__repr__();
  }
}
