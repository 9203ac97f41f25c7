// The way of what is played to the loudspeakers: past the meter, then through the volume.

export class Output {
  #meter = null;

  /**
   * @param rate of what is played, which the context may not have
   * @param told is called with what the meter has measured
   */
  constructor(context, rate, told) {
    this.context = context;
    this.rate = rate;
    this.input = context.createGain();
    this.#volume = context.createGain();
    this.input.connect(this.#volume).connect(context.destination);
    this.#measure(told);
  }

  #volume;

  async #measure(told) {
    try {
      await this.context.audioWorklet.addModule('meter.js');
      this.#meter = new AudioWorkletNode(this.context, 'meter', {
        channelCount: 2, channelCountMode: 'explicit',
      });
      this.#meter.port.onmessage = ({ data }) => told(data);
      this.input.connect(this.#meter).connect(this.context.destination); // of which it says nothing
    } catch {
      // A browser without worklets, or a context that was closed: no meter.
    }
  }

  set volume(gain) {
    this.#volume.gain.setTargetAtTime(gain, this.context.currentTime, 0.01);
  }

  reset() {
    this.#meter?.port.postMessage('reset');
  }
}
