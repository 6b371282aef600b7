/** Two soft notes when it is the reader's turn; only if sounds are switched on. */
export function playTurnSound(): void {
  if (typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  [660, 880].forEach((pitch, index) => {
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
  setTimeout(() => void audio.close(), 900);
}
