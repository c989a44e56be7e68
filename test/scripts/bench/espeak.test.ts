import { describe, expect, it } from 'vitest';
import { type SynthesisedSpeech, speakWithEspeak } from '../../../scripts/bench/speech/synthesis/espeak.ts';

/** Mean of the samples' sizes between two moments. */
function loudness({ samples, sampleRate }: SynthesisedSpeech, fromMs: number, toMs: number): number {
  const part = samples.subarray((fromMs * sampleRate) / 1000, (toMs * sampleRate) / 1000);
  return part.reduce((sum, sample) => sum + Math.abs(sample), 0) / part.length;
}

describe('speakWithEspeak', () => {
  it.each([
    ['English', 'en-us', 'Morning, always.', ['Morning,', 'always.']],
    ['Russian', 'ru', 'Ёлка, завтра.', ['Ёлка,', 'завтра.']],
  ])('says to the millisecond where words begin, in %s', async (_, name, text, words) => {
    const speech = await speakWithEspeak(text, { name });
    expect(speech.words.map((word) => word.text)).toEqual(words);
    const secondMs = speech.words[1]?.startMs ?? 0;
    // the comma is a pause
    const [before, after] = [loudness(speech, secondMs - 60, secondMs), loudness(speech, secondMs, secondMs + 60)];
    expect(after).toBeGreaterThan(20 * before);
  });

  it('leaves the start open where it speaks a word as one with the word before', async () => {
    const { words } = await speakWithEspeak('Some of the people.', { name: 'en-us' });
    const known = words.filter(({ startMs }) => startMs !== null).map(({ text }) => text);
    expect(known).toEqual(['Some', 'of', 'people.']);
  });
});
