"""What is sent to workers: functions as text, which a worker without Tenuto can run too.

Dask sends a function by its name where its module can be imported, and a worker that cannot import
it fails with a page of its own. These say so instead.
"""

from typing import Any

_SOURCE = '''
def errand(task, arguments):
    try:
        from tenuto.farm import _worker
    except ImportError as error:
        from distributed import get_worker
        return {'worker': get_worker().address, 'unfit': f'has no Tenuto ({error})'}
    return _worker.errand(task, arguments)


async def greet(task, dask_worker=None):
    try:
        from tenuto.farm import _worker
    except ImportError as error:
        return f'has no Tenuto ({error})'
    return await _worker.greet(task, dask_worker)


async def stop(run, dask_worker=None):
    try:
        from tenuto.farm import _worker
    except ImportError:
        return
    await _worker.stop(run, dask_worker)
'''

# What is of __main__ is sent as it is.
_MADE: dict[str, Any] = {'__name__': '__main__'}
exec(_SOURCE, _MADE)

errand, greet, stop = (_MADE[name] for name in ('errand', 'greet', 'stop'))
