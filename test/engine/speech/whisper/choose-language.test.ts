import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../../../src/engine/speech/whisper/choose-language.ts';
import type { SpeechChunk } from '../../../../src/engine/speech/whisper/speech-chunks.ts';

function chunk(startSeconds: number, seconds: number): SpeechChunk {
  const span = { startMs: startSeconds * 1000, endMs: (startSeconds + seconds) * 1000 };
  return { ...span, speech: [span] };
}

/** Detects in each chunk the language that the function gives for its first second. */
async function choose(chunks: SpeechChunk[], languageAt: (second: number) => string, claimed: string | null = null) {
  const decodedAt: number[] = [];
  const decode = async ({ startMs }: SpeechChunk) => {
    decodedAt.push(startMs / 1000);
    return { language: languageAt(startMs / 1000), tokens: [], truncated: false };
  };
  return { ...(await chooseLanguage(chunks, { claimed, decode })), decodedAt };
}

const fiveMinutes = [...Array(12).keys()].map((i) => chunk(i * 25, 25));

describe('chooseLanguage', () => {
  it('samples the middle, the beginning and the end, and follows most of the speech', async () => {
    const chosen = await choose(fiveMinutes, (second) => (second < 100 ? 'en' : 'es'));
    expect(chosen.decodedAt).toEqual([125, 25, 250]);
    expect(chosen).toMatchObject({ language: 'es', contradicted: false });
  });

  it('returns the outputs in the chosen language, and no others', async () => {
    const { outputs } = await choose(fiveMinutes, (second) => (second < 100 ? 'en' : 'es'));
    expect([...outputs.keys()]).toEqual([fiveMinutes[5], fiveMinutes[10]]);
  });

  it('prefers the language of more speech', async () => {
    const chosen = await choose([chunk(0, 2), chunk(30, 20)], (second) => (second < 30 ? 'cy' : 'en'));
    expect(chosen.language).toBe('en');
  });

  it('keeps the caller’s language if one sample agrees', async () => {
    const chosen = await choose(fiveMinutes, (second) => (second < 100 ? 'de' : 'en'), 'de');
    expect(chosen).toMatchObject({ language: 'de', contradicted: false });
  });

  it('contradicts the caller if all samples are in another language', async () => {
    const chosen = await choose(fiveMinutes, () => 'en', 'de');
    expect(chosen).toMatchObject({ language: 'en', contradicted: true });
  });

  it('decodes the thirds of a single sample before it contradicts the caller', async () => {
    const one = [chunk(0, 9)];
    expect(await choose(one, () => 'en', 'de')).toMatchObject({ contradicted: true, decodedAt: [0, 0, 3, 6] });
    expect(await choose(one, (second) => (second === 6 ? 'de' : 'en'), 'de')).toMatchObject({ language: 'de' });
  });

  it('decodes the halves of a sample that is too short for thirds', async () => {
    const one = [chunk(0, 2.4)];
    expect(await choose(one, () => 'es', 'en')).toMatchObject({ contradicted: true, decodedAt: [0, 0, 1.2] });
    expect(await choose(one, (second) => (second === 1.2 ? 'en' : 'es'), 'en')).toMatchObject({ language: 'en' });
  });

  it('does not count a part in a third language as agreement with the caller', async () => {
    const one = [chunk(0, 6)];
    expect(await choose(one, (second) => (second === 2 ? 'ca' : 'es'), 'en')).toMatchObject({ language: 'es' });
  });

  it('keeps a rare language that the caller names for a few words', async () => {
    expect(await choose([chunk(0, 6)], () => 'en', 'sw')).toMatchObject({ language: 'sw' });
    expect(await choose([chunk(0, 12)], () => 'en', 'sw')).toMatchObject({ language: 'en', contradicted: true });
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
    expect(await choose([chunk(0, 9)], () => 'es', 'pt')).toMatchObject({ language: 'pt' });
    expect(await choose(fiveMinutes, () => 'es', 'pt')).toMatchObject({ language: 'es', contradicted: true });
  });
});
