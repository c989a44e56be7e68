import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

function corrections(language: Language, lines: readonly string[], text: string) {
  const { wishes } = understandWords(text, language, { words: readCaptionWords(lines), isShown: false });
  return wishes.filter(({ kind }) => kind !== 'topic');
}

describe('words that were said to the bot, and stand in the captions', () => {
  it.each<[Language, string, string, string]>([
    [
      'es',
      'ponemos la bajoqueta y garrofó, que somos valencianos!',
      'ay no, lo de que somos valencianos no va en el video, eso te lo decía a ti. quítalo',
      'ponemos la bajoqueta y garrofó',
    ],
    [
      'en',
      'we bake parkin, we are from Leeds after all',
      'oh no, “we are from Leeds after all” isn’t for the video, I was telling you. take it out',
      'we bake parkin',
    ],
    [
      'de',
      'dann kommen die Spätzle, weil wir Schwaben sind',
      'das mit weil wir Schwaben sind gehört nicht ins Video, das hab ich dir gesagt',
      'dann kommen die Spätzle',
    ],
    ['fr', 'on met du foie gras, je suis du Gers', 'je suis du Gers c’était pour toi, enlève', 'on met du foie gras'],
    ['it', 'ecco le orecchiette, siamo di Bari', 'siamo di Bari lo dicevo a te, toglilo', 'ecco le orecchiette'],
    ['ru', 'лепим пельмени, мы же сибиряки', 'мы же сибиряки это я тебе сказала, убери', 'лепим пельмени'],
  ])('are taken out (%s)', (language, line, text, left) => {
    expect(corrections(language, ['hm', line], text)).toEqual([{ kind: 'replace_line', line: 2, text: left }]);
  });

  it.each<[Language, string, string]>([
    ['en', 'we bake parkin in Leeds', 'I was telling you about the price'],
    ['es', 'ponemos la bajoqueta', 'eso no va en el video'],
    ['de', 'dann kommen die Spätzle', 'die Musik gehört nicht ins Video'],
  ])('are none where the captions have no such words (%s)', (language, line, text) => {
    expect(corrections(language, ['hm', line], text)).toEqual([]);
  });
});
