"""A notebook's kernel, as Jupyter runs it."""

import os
import pathlib
import time

import pytest

manager = pytest.importorskip('jupyter_client.manager', reason='no Jupyter')
pytest.importorskip('ipykernel', reason='no ipykernel')

SOURCES = pathlib.Path(__file__).resolve().parents[1] / 'src'


@pytest.fixture(scope='module')
def kernel(tmp_path_factory):
    """Runs cells; gives what they show until they end, or until a message is found."""
    environment = dict(os.environ, PYTHONPATH=str(SOURCES))
    folder = tmp_path_factory.mktemp('notebook')
    with manager.run_kernel(kernel_name='python3', env=environment, cwd=str(folder)) as client:
        client.run = lambda text: collected(client, client.execute(text))
        client.run('import tenuto as sf; import time')
        yield client


def collected(client, cell, until=None):
    messages = []
    while True:
        message = client.get_iopub_msg(timeout=60)
        if message['parent_header'].get('msg_id') != cell:
            continue
        content = dict(message['content'], type=message['msg_type'])
        messages.append(content)
        if content.get('execution_state') == 'idle' or until is not None and until(content):
            return messages


def pages(messages):
    return [each['data']['text/html'] for each in messages if 'text/html' in each.get('data', {})]


LONG = 'sf.Realise(sf.rbj_low_pass(sf.WhiteNoise(2e6), 800, 1))'


def test_a_signal_shows_its_waveform_and_a_player(kernel):
    (page,) = pages(kernel.run('sf.SineWave(500, 440)'))
    assert '<svg' in page and '<audio' in page


def test_an_error_names_the_line_of_the_cell(kernel):
    (error,) = [each for each in kernel.run('x = 3\nsf.SineWave(10)') if each['type'] == 'error']
    assert error['ename'] == 'TypeError' and 'needs hz' in error['evalue']
    assert any('line 2' in line or '2 sf' in line for line in error['traceback'])


def test_long_work_shows_how_far_it_is_and_then_no_more(kernel):
    shown = pages(kernel.run(LONG + '.release()'))
    assert '<progress' in shown[0] and 's of signal' in shown[0] and shown[-1] == ''


def test_the_stop_button_stops_it_and_nothing_stays_lent(kernel):
    cell = kernel.execute(f'try:\n    {LONG}\nexcept KeyboardInterrupt:\n'
                          '    print("stopped", sf.current().lent)')
    collected(kernel, cell, lambda content: '<progress' in str(content))
    begin = time.monotonic()
    kernel.parent.interrupt_kernel()
    said = [each['text'] for each in collected(kernel, cell) if each['type'] == 'stream']
    assert said == ['stopped 0\n'] and time.monotonic() - begin < 5


def test_a_kernel_ends_when_it_is_told_to(tmp_path):
    environment = dict(os.environ, PYTHONPATH=str(SOURCES))
    kernel, client = manager.start_new_kernel(kernel_name='python3', env=environment,
                                              cwd=str(tmp_path))
    cell = client.execute('import tenuto as sf; x = sf.Realise(sf.SineWave(1000, 440)); x.samples')
    assert any('96000' in str(each) for each in collected(client, cell))
    process = kernel.provisioner.process
    client.stop_channels()
    kernel.shutdown_wait_time = 60
    kernel.shutdown_kernel()
    assert process.wait(10) == 0, 'it was killed, as it did not end by itself'
    assert not list(tmp_path.glob('hs_err*'))
