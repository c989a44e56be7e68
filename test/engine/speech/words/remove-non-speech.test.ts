import { describe, expect, it } from 'vitest';
import { removeNonSpeech } from '../../../../src/engine/speech/words/remove-non-speech.ts';
import { decodeTimedText } from '../../../../src/engine/speech/words/words-from-text.ts';

const spoken = (text: string) =>
  removeNonSpeech(decodeTimedText([{ bytes: Buffer.from(text), startMs: 0, endMs: 1000 }]))
    .text.replace(/\s+/g, ' ')
    .trim();

describe('removeNonSpeech', () => {
  it.each([
    ['[Music] Hello there', 'Hello there'],
    ['Hello (upbeat music playing) there', 'Hello there'],
    ['*Applause* Thanks', 'Thanks'],
    ['♪ We are the champions ♪', 'We are the champions'],
    ['Sí. (Risas) No.', 'Sí. No.'],
    ['Subtítulos realizados por la comunidad de Amara.org', ''],
    ['Untertitel der Amara.org-Community', ''],
    ['Sous-titrage Société Radio-Canada', ''],
    ['Субтитры сделал DimaTorzok', ''],
  ])('removes what nobody says from %j', (text, expected) => {
    expect(spoken(text)).toBe(expected);
  });

  it.each([
    'en la seguridad (fueron tus bondadosas palabras) de que',
    'Thanks for watching, and subscribe!',
    'I burn subtitles by the dozen.',
    'The music (I mean it) was great',
    'five * six * seven',
  ])('keeps %j', (text) => {
    expect(spoken(text)).toBe(text);
  });
});
