"""Notes of MIDI files, as Java reads them."""
from com.nerdscentral.audio.midi import MidiFunctions


class Midi(MidiFunctions):
    @staticmethod
    def notes(path):
        tracks = MidiFunctions.processSequence(Midi.readMidiFile(path))
        return [event for track in tracks for event in track if event['command'] == 'note']
