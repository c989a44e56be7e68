import { describe, expect, it } from 'vitest';
import { snapWords } from '../../../../src/engine/speech/words/snap-words.ts';

const startMs = 5000;
/** Levels of 10 ms each: speech at −20 dB in the given spans (ms from the start), a room at −70 dB elsewhere. */
function audioWith(...spans: [number, number][]) {
  const levels = new Float32Array(300).fill(-70);
  for (const [from, to] of spans) levels.fill(-20, from / 10, to / 10);
  return { levels, startMs, speech: [] };
}
const word = (from: number, to: number, text = 'word') => ({ text, startMs: startMs + from, endMs: startMs + to });

describe('snapWords', () => {
  it('starts a word where the sound begins, not in the silence before it', () => {
    expect(snapWords([word(0, 700)], audioWith([400, 700]))).toEqual([word(380, 700)]);
  });

  it('ends a word where the sound stops, not at the end of the pause after it', () => {
    expect(snapWords([word(100, 900)], audioWith([100, 400]))).toEqual([word(100, 420)]);
  });

  it('does not move a word that has sound throughout, or is off by less than the precision', () => {
    const audio = audioWith([0, 3000]);
    const words = [word(100, 500), word(500, 900)];
    audio.levels.fill(-70, 2000 / 10);
    expect(snapWords(words, audio)).toEqual(words);
  });

  it('gives the end of the word before back to it if a pause follows', () => {
    const words = [word(0, 300, 'some'), word(300, 1500, 'thing')];
    expect(snapWords(words, audioWith([0, 400], [900, 1500]))).toEqual([
      word(0, 300, 'some'),
      word(880, 1500, 'thing'),
    ]);
  });

  it('starts the first word after a pause with the sound, even if its time is late', () => {
    const words = [word(0, 350), word(720, 1200)];
    expect(snapWords(words, audioWith([0, 300], [600, 1500]))).toEqual([word(0, 320), word(580, 1200)]);
  });

  it('does not take a word for the first after a pause when the sound goes back too far, or another word began since', () => {
    const late = [word(0, 350), word(1000, 1200)];
    expect(snapWords(late, audioWith([0, 300], [600, 1500]))[1]).toEqual(word(1000, 1200));
    const second = [word(600, 700), word(700, 1200)];
    expect(snapWords(second, audioWith([600, 1500]))[1]).toEqual(word(700, 1200));
  });

  it('does not move a word that lies in silence', () => {
    expect(snapWords([word(1000, 1300)], audioWith([0, 400]))).toEqual([word(1000, 1300)]);
  });

  it('uses voice activity if music hides the levels', () => {
    const levels = new Float32Array(300).fill(-30);
    const speech = [{ startMs: startMs + 500, endMs: startMs + 1000 }];
    expect(snapWords([word(100, 1200)], { levels, startMs, speech })).toEqual([word(480, 1020)]);
  });
});
