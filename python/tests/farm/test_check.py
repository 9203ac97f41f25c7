"""Entries that are not as they should be, and workers that compute wrong."""

import contextlib
import os
import pathlib
import subprocess
import sys

import pytest

pytest.importorskip('distributed', reason='no Dask')

from distributed import Client, LocalCluster  # noqa: E402

from tenuto import _java, farm
from tenuto.farm import _check
from tenuto.farm._crew import HERE, Crew
from tenuto.farm._patch import Patch
from tenuto.farm._progress import Progress
from tenuto.farm._render import _Filling

ROOT = pathlib.Path(__file__).resolve().parents[3]

#: Notes, a mix of them that is a second stage, and a peak that is measured.
PATCH = '''
def note(i):
    x = sf.WhiteNoise(4000)
    for k in range(12):
        x = sf.RBJLowPass(x, 9000 + 40 * i + k, 0.7)
    return sf.Realise(x)

mix = sf.FixSize(sf.Realise(sf.MixAt([(note(i), 1100 * i) for i in range(10)])))
sf.WriteFile(mix, 'a.wav', 'float64')
'''

#: What is changed in the filters of a worker that computes wrong: by one in the last place.
RIGHT, WRONG = 'direct = filter.b0;', 'direct = Math.nextUp(filter.b0);'


@pytest.fixture(scope='module')
def wrong_home(built, tmp_path_factory):
    """A Tenuto of the same build whose filters compute wrong."""
    home = tmp_path_factory.mktemp('wrong')
    lib = ROOT / 'scripting' / 'target' / 'lib'
    text = (ROOT / 'dsp/src/main/java/tenuto/dsp/filters/Biquad.java').read_text()
    assert text.count(RIGHT) == 1
    (home / 'Biquad.java').write_text(text.replace(RIGHT, WRONG))
    java = pathlib.Path(_java.home()) / 'bin'
    subprocess.run([java / 'javac', '-nowarn', '-proc:none', '--add-modules',
                    'jdk.incubator.vector', '-cp', f'{lib}/*', '-d', home / 'classes',
                    home / 'Biquad.java'], check=True, capture_output=True)
    (home / '.mvn').mkdir()
    (home / 'tenuto').write_text(
        f'#!/bin/sh\nexec {java}/java @{ROOT}/.mvn/tenuto.jvm -classpath '
        f'"{home}/classes:{lib}/*" tenuto.scripting.command.Tenuto "$@"\n')
    (home / 'tenuto').chmod(0o755)
    return home


@pytest.fixture
def with_wrong(wrong_home):
    """A cluster of so many workers of which one computes wrong; its address is given too."""
    @contextlib.contextmanager
    def run(count):
        with LocalCluster(n_workers=count - 1, threads_per_worker=1,
                          dashboard_address=None) as cluster, Client(cluster) as client:
            right = set(client.scheduler_info(n_workers=-1)['workers'])
            worker = subprocess.Popen(
                [sys.executable, '-m', 'distributed.cli.dask_worker', cluster.scheduler_address,
                 '--nthreads', '1', '--no-dashboard', '--no-nanny', '--host', '127.0.0.1'],
                env={**os.environ, 'TENUTO_HOME': str(wrong_home)}, stderr=subprocess.DEVNULL)
            try:
                client.wait_for_workers(count, timeout=600)
                wrong, = set(client.scheduler_info(n_workers=-1)['workers']) - right
                yield client, wrong
            finally:
                worker.terminate()
                worker.wait()
    return run


@pytest.mark.parametrize('count', [1, 2, pytest.param(3, marks=pytest.mark.long)])
def test_a_worker_that_computes_wrong_is_found_and_does_no_more(
        tmp_path, alone, with_wrong, tenuto, count):
    with with_wrong(count) as (client, wrong):
        done = farm.render('piece.py', client=client, cache='cache', out='out', parts=6,
                           folder=tmp_path, check=1)
    assert (tmp_path / 'out' / 'a.wav').read_bytes() == alone
    assert done['wrong'] and done['exit'] == 0
    assert {tuple(row['wrong']) for row in done['wrong']} == {(wrong,)}
    assert all(wrong in (row['computed'], row['found']) for row in done['wrong'])
    later = tenuto('render', 'piece.py', '--cache', 'cache', '--out', 'later')
    assert 'parts from the cache' in later.stderr
    assert (tmp_path / 'later' / 'a.wav').read_bytes() == alone


def test_a_damaged_entry_is_found_and_named_and_nobody_is_wrong(tmp_path, client, alone):
    with Crew(client, tmp_path) as crew:
        work = _Filling(crew, ['render', 'piece.py', '--cache', 'cache'],
                        str(tmp_path / 'cache'), 0, Progress(True), Patch(tmp_path, ['piece.py']))
        work.fill(4, 0)
        key, computed = list(work.by.items())[0]
        work.by = {each: its for each, its in work.by.items() if its == computed}
        entry, = (tmp_path / 'cache').glob(f'v1/*/??/{key}')
        sound = entry.read_bytes()
        entry.write_bytes(sound[:1000] + bytes([sound[1000] ^ 1]) + sound[1001:])
        with crew.sharing(tmp_path / 'cache'):
            assert work._check(1) == set()
    assert entry.read_bytes()[64:-8] == sound[64:-8] and work.checked == len(work.by)
    found, = work.wrong
    assert found['entry'] == key and found['computed'] == work.by[key] != found['found']


@pytest.mark.parametrize('found, wrong, text', [
    ('b', [], 'the entry e, which a had computed, was damaged: b has computed it again'),
    ('b', ['a'], 'a and b have computed the entry e differently, and this machine as b: all is '
                 'computed again without a'),
    ('b', ['b'], 'a and b have computed the entry e differently, and this machine as a: all is '
                 'computed again without b'),
    ('b', ['a', 'b'], 'a and b have computed the entry e differently, and this machine otherwise '
                      'again: all is computed again without a and b'),
    (HERE, ['a'], 'a and this machine have computed the entry e differently: all is computed again '
                  'without a'),
])
def test_what_is_said(found, wrong, text):
    row = {'entry': 'e', 'computed': 'a', 'found': found, 'wrong': wrong}
    assert _check.told(row) == text
