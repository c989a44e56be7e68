import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../../../src/engine/speech/whisper/choose-language.ts';
import type { SpeechChunk } from '../../../../src/engine/speech/whisper/speech-chunks.ts';

function piece(startSeconds: number, seconds: number): SpeechChunk {
  const span = { startMs: startSeconds * 1000, endMs: (startSeconds + seconds) * 1000 };
  return { ...span, speech: [span] };
}

/** Hears each moment in the language that the function names for its second. */
async function choose(pieces: SpeechChunk[], languageAt: (second: number) => string, claimed: string | null = null) {
  const heardAt: number[] = [];
  const hear = async ({ startMs }: SpeechChunk) => {
    heardAt.push(startMs / 1000);
    return { language: languageAt(startMs / 1000), tokens: [], truncated: false };
  };
  return { ...(await chooseLanguage(pieces, { claimed, hear })), heardAt };
}

const fiveMinutes = [...Array(12).keys()].map((i) => piece(i * 25, 25));

describe('chooseLanguage', () => {
  it('asks the middle, the beginning and the end of the speech, and goes by most of it', async () => {
    const chosen = await choose(fiveMinutes, (second) => (second < 100 ? 'en' : 'es'));
    expect(chosen.heardAt).toEqual([125, 25, 250]);
    expect(chosen).toMatchObject({ language: 'es', contradicted: false });
  });

  it('keeps what it has heard in the language chosen, and only that', async () => {
    const { outputs: heard } = await choose(fiveMinutes, (second) => (second < 100 ? 'en' : 'es'));
    expect([...heard.keys()]).toEqual([fiveMinutes[5], fiveMinutes[10]]);
  });

  it('lets much speech outweigh a little', async () => {
    const chosen = await choose([piece(0, 2), piece(30, 20)], (second) => (second < 30 ? 'cy' : 'en'));
    expect(chosen.language).toBe('en');
  });

  it('believes the caller when one sample agrees', async () => {
    const chosen = await choose(fiveMinutes, (second) => (second < 100 ? 'de' : 'en'), 'de');
    expect(chosen).toMatchObject({ language: 'de', contradicted: false });
  });

  it('does not believe the caller when all samples say another language', async () => {
    const chosen = await choose(fiveMinutes, () => 'en', 'de');
    expect(chosen).toMatchObject({ language: 'en', contradicted: true });
  });

  it('asks the thirds of a lone sample before it contradicts the caller', async () => {
    const one = [piece(0, 9)];
    expect(await choose(one, () => 'en', 'de')).toMatchObject({ contradicted: true, heardAt: [0, 0, 3, 6] });
    expect(await choose(one, (second) => (second === 6 ? 'de' : 'en'), 'de')).toMatchObject({ language: 'de' });
  });

  it('asks the halves of a sample that is too short for thirds', async () => {
    const one = [piece(0, 2.4)];
    expect(await choose(one, () => 'es', 'en')).toMatchObject({ contradicted: true, heardAt: [0, 0, 1.2] });
    expect(await choose(one, (second) => (second === 1.2 ? 'en' : 'es'), 'en')).toMatchObject({ language: 'en' });
  });

  it('does not count a part that is heard as a third language for the caller', async () => {
    const one = [piece(0, 6)];
    expect(await choose(one, (second) => (second === 2 ? 'ca' : 'es'), 'en')).toMatchObject({ language: 'es' });
  });

  it('believes a caller who names a rare language on a few words', async () => {
    expect(await choose([piece(0, 6)], () => 'en', 'sw')).toMatchObject({ language: 'sw' });
    expect(await choose([piece(0, 12)], () => 'en', 'sw')).toMatchObject({ language: 'en', contradicted: true });
  });

  it('believes the caller on a word or two', async () => {
    expect(await choose([piece(0, 1.7)], () => 'en', 'de')).toMatchObject({ language: 'de', contradicted: false });
  });

  it.each([
    ['a close relative', 'da', 'no'],
    ['the same speech in another script', 'hi', 'ur'],
    ['a language that Whisper hardly knows', 'cy', 'fr'],
  ])('does not take %s for a contradiction', async (_, heard, claimed) => {
    expect(await choose(fiveMinutes, () => heard, claimed)).toMatchObject({ language: claimed, contradicted: false });
  });

  it('tells Spanish from Portuguese only given enough to hear', async () => {
    expect(await choose([piece(0, 9)], () => 'es', 'pt')).toMatchObject({ language: 'pt' });
    expect(await choose(fiveMinutes, () => 'es', 'pt')).toMatchObject({ language: 'es', contradicted: true });
  });
});
