/** A few soft notes for what happens; only if sounds are switched on, and this one is not muted. */
import { preferences, type SoundEvent } from "./preferences.svelte";
import { reader } from "./reader.svelte";

const PITCHES: Record<SoundEvent, readonly number[]> = {
  turn: [660, 880],
  message: [990],
  over: [523, 659, 784],
};

export function sound(event: SoundEvent): void {
  if (reader.sound && preferences.hears(event)) playNotes(PITCHES[event]);
}

export function playNotes(pitches: readonly number[]): void {
  if (typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  pitches.forEach((pitch, index) => {
    const start = audio.currentTime + index * 0.12;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  });
  setTimeout(() => void audio.close(), 700 + 120 * pitches.length);
}
