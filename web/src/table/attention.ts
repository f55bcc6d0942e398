// It is your turn: a short knock on wood, made here and now.
let audio: AudioContext | null = null;

/** Two soft knocks. Silent where the browser does not (yet) let pages sound. */
export async function knock(): Promise<void> {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') await audio.resume();
    strike(audio, audio.currentTime, 0.16);
    strike(audio, audio.currentTime + 0.17, 0.11);
  } catch {
    audio = null; // no sound on this device: the title of the page says the same
  }
}

function strike(context: AudioContext, at: number, loudness: number): void {
  const tone = context.createOscillator();
  const body = context.createBiquadFilter();
  const level = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(420, at);
  tone.frequency.exponentialRampToValueAtTime(170, at + 0.07);
  body.type = 'lowpass';
  body.frequency.value = 900;
  level.gain.setValueAtTime(loudness, at);
  level.gain.exponentialRampToValueAtTime(0.0005, at + 0.16);
  tone.connect(body).connect(level).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.18);
}
