/** Two synthesised sounds: dice, and a tap when it is your turn to decide. Off by default. */
import { settings } from '../settings.svelte';

let context: AudioContext | null = null;

function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A knock: a short burst of noise through a filter. */
function knock(audio: AudioContext, after: number, pitch: number, loud: number): void {
  const length = Math.floor(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + after);
}

export function diceSound(): void {
  const audio = ready();
  if (audio)
    [0, 0.09, 0.17, 0.3, 0.38].forEach((after, i) => knock(audio, after, 900 + ((i * 373) % 700), 0.5 - i * 0.07));
}

export function turnSound(): void {
  const audio = ready();
  if (audio) [0, 0.12].forEach((after) => knock(audio, after, 420, 0.45));
}
