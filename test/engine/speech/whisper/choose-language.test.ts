import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../../../src/engine/speech/whisper/choose-language.ts';
import type { SpeechChunk } from '../../../../src/engine/speech/whisper/speech-chunks.ts';

function chunk(startSeconds: number, seconds: number): SpeechChunk {
  const span = { startMs: startSeconds * 1000, endMs: (startSeconds + seconds) * 1000 };
  return { ...span, speech: [span] };
}

type Shares = string | Record<string, number>;

/** Detects in each chunk what the function gives for its first second: one language, or several with their shares. */
async function choose(chunks: SpeechChunk[], languageAt: (second: number) => Shares, claimed: string | null = null) {
  const heardAt: number[] = [];
  const detect = async ({ startMs }: SpeechChunk) => {
    heardAt.push(startMs / 1000);
    const found = languageAt(startMs / 1000);
    return typeof found === 'string' ? { [found]: 1 } : found;
  };
  return { ...(await chooseLanguage(chunks, { claimed, detect })), heardAt };
}

const fiveMinutes = [...Array(12).keys()].map((i) => chunk(i * 25, 25));

describe('chooseLanguage', () => {
  it('takes samples of the whole recording, and follows most of the speech', async () => {
    const chosen = await choose(fiveMinutes, (second) => (second < 100 ? 'en' : 'es'));
    expect(chosen.heardAt).toEqual([0, 50, 75, 125, 150, 200, 225, 275]);
    expect(chosen).toMatchObject({ language: 'es', contradicted: false });
  });

  it('adds up what each sample holds for possible', async () => {
    const chosen = await choose(fiveMinutes, (second) => (second === 0 ? { la: 0.9, en: 0.1 } : { la: 0.4, en: 0.6 }));
    expect(chosen.language).toBe('en');
  });

  it('prefers the language of more speech', async () => {
    const chosen = await choose([chunk(0, 2), chunk(30, 20)], (second) => (second < 30 ? 'cy' : 'en'));
    expect(chosen.language).toBe('en');
  });

  it('keeps the caller’s language if one sample agrees', async () => {
    const chosen = await choose(fiveMinutes, (second) => (second < 50 ? 'de' : 'en'), 'de');
    expect(chosen).toMatchObject({ language: 'de', contradicted: false });
  });

  it('contradicts the caller if all samples are in another language', async () => {
    const chosen = await choose(fiveMinutes, () => 'en', 'de');
    expect(chosen).toMatchObject({ language: 'en', contradicted: true });
  });

  it('listens to the thirds of a single sample before it contradicts the caller', async () => {
    const one = [chunk(0, 9)];
    expect(await choose(one, () => 'en', 'de')).toMatchObject({ contradicted: true, heardAt: [0, 0, 3, 6] });
    expect(await choose(one, (second) => (second === 6 ? 'de' : 'en'), 'de')).toMatchObject({ language: 'de' });
  });

  it('listens to the halves of a sample that is too short for thirds', async () => {
    const one = [chunk(0, 2.4)];
    expect(await choose(one, () => 'es', 'en')).toMatchObject({ contradicted: true, heardAt: [0, 0, 1.2] });
    expect(await choose(one, (second) => (second === 1.2 ? 'en' : 'es'), 'en')).toMatchObject({ language: 'en' });
  });

  it('does not count a part in a third language as agreement with the caller', async () => {
    const one = [chunk(0, 6)];
    expect(await choose(one, (second) => (second === 2 ? 'ca' : 'es'), 'en')).toMatchObject({ language: 'es' });
  });

  it('listens to those thirds in which somebody speaks long enough', async () => {
    const spoken = { startMs: 0, endMs: 3900 };
    const pausing = { startMs: 0, endMs: 6000, speech: [spoken] };
    expect(await choose([pausing], () => 'es', 'en')).toMatchObject({ language: 'es', heardAt: [0, 0, 2] });
    expect(await choose([pausing], (second) => (second === 2 ? 'en' : 'es'), 'en')).toMatchObject({ language: 'en' });
  });

  it('lets parts outvote one that sounds a little like the caller’s language, in enough speech', async () => {
    // what Whisper finds in Spanish prose
    const prose =
      (seconds: number) =>
      (second: number): Shares => {
        if (second < 0.6 * seconds) return { es: 0.85, gl: 0.1 };
        return { en: 0.71, la: 0.06, es: 0.06 };
      };
    expect(await choose([chunk(0, 8.4)], prose(8.4), 'en')).toMatchObject({ language: 'es', contradicted: true });
    expect(await choose([chunk(0, 4.5)], prose(4.5), 'en')).toMatchObject({ language: 'en', contradicted: false });
    const phrase = (second: number): Shares => (second < 5 ? { es: 0.95 } : { en: 0.9 });
    expect(await choose([chunk(0, 8.4)], phrase, 'en')).toMatchObject({ language: 'en', contradicted: false });
    const doubtful = (second: number): Shares => (second === 0 ? { es: 0.95 } : { en: 0.5, es: 0.5 });
    expect(await choose([chunk(0, 8.4)], doubtful, 'en')).toMatchObject({ language: 'en', contradicted: false });
  });

  it('keeps a rare language that the caller names for a few words', async () => {
    expect(await choose([chunk(0, 6)], () => 'en', 'sw')).toMatchObject({ language: 'sw' });
    expect(await choose([chunk(0, 12)], () => 'en', 'sw')).toMatchObject({ language: 'en', contradicted: true });
  });

  it('keeps the caller’s language where the sound is not clear', async () => {
    const unclear = await choose(fiveMinutes, () => ({ en: 0.6, nl: 0.4 }), 'de');
    expect(unclear).toMatchObject({ language: 'de', contradicted: false });
    const possible = await choose(fiveMinutes, () => ({ en: 0.9, de: 0.1 }), 'de');
    expect(possible).toMatchObject({ language: 'de', contradicted: false });
  });

  it('keeps the caller’s language for a word or two', async () => {
    expect(await choose([chunk(0, 1.7)], () => 'en', 'de')).toMatchObject({ language: 'de', contradicted: false });
  });

  it.each([
    ['a close relative', 'da', 'no'],
    ['the same speech in another script', 'hi', 'ur'],
    ['a language that Whisper hardly knows', 'cy', 'fr'],
  ])('does not count %s as a contradiction', async (_, detected, claimed) => {
    expect(await choose(fiveMinutes, () => detected, claimed)).toMatchObject({
      language: claimed,
      contradicted: false,
    });
  });

  it('tells Spanish from Portuguese only with enough speech', async () => {
    expect(await choose([chunk(0, 3)], () => 'es', 'pt')).toMatchObject({ language: 'pt' });
    expect(await choose([chunk(0, 5)], () => 'es', 'pt')).toMatchObject({ language: 'es', contradicted: true });
  });
});
