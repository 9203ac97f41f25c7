"""Tenuto on many machines: renders and batches on a Dask cluster.

What workers compute reaches the others through a folder that all share. Which worker does what,
what is tried again and what is taken from a slow one is Dask's work.
"""

_PLACES = {'render': '_render', 'process': '_process'}

__all__ = ['ChildDied', 'FarmError', 'NoCommand', 'NoRoom', 'NotShared', 'OtherBuild',
           'PartFailed', 'process', 'render']


def __getattr__(name):
    from importlib import import_module
    if name not in __all__:
        raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
    try:
        return getattr(import_module(f'{__name__}.{_PLACES.get(name, "_errors")}'), name)
    except ModuleNotFoundError as error:
        raise ImportError(f'tenuto.farm needs Dask: pip install dask distributed ({error})') from None


def __dir__():
    return sorted({*globals(), *__all__})
