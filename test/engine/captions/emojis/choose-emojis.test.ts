import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import { chooseEmojis } from '../../../../src/engine/captions/emojis/choose-emojis.ts';
import { hasExactArt } from '../../../../src/engine/captions/emojis/emoji-art-path.ts';
import { emojiKeywords } from '../../../../src/engine/captions/emojis/emoji-keywords.ts';

function emojis(texts: string[], language: string | null, everyMs = 11_000): (string | undefined)[] {
  const inputs = texts.map((text, index) => ({ startMs: index * everyMs, endMs: index * everyMs + 1000, text }));
  return chooseEmojis(alignCaptions(inputs, []), language).map(({ emoji }) => emoji?.replace('\ufe0f', ''));
}

describe('chooseEmojis', () => {
  it.each([
    ['en', 'The rockets are fast', '🚀'],
    ['en', 'beauty’s rose might never die', '🌹'],
    ['es', 'El cohete es rápido.', '🚀'],
    ['de', 'Die Rakete ist schnell', '🚀'],
    ['en-GB', 'Fire in the building!', '🔥'],
    ['en', 'I bought a new car', '🚗'],
    ['en', 'two cars', '🚗'],
    ['en', 'I love this', '❤'],
    ['de', 'Wir trinken Bier', '🍺'],
    ['fr', 'la musique', '🎵'],
    ['pt', 'sem dinheiro', '💰'],
    ['ru', 'новую машину', '🚗'],
    ['it', 'la pizza', '🍕'],
    ['it', 'senza soldi', '💰'],
    ['it', "l'acqua fresca", '💧'],
  ])('finds a word that names an emoji (%s: %s)', (language, text, emoji) => {
    expect(emojis([text], language)).toEqual([emoji]);
  });

  it.each([
    ['en', 'And so, my fellow Americans'],
    ['en', 'the American dreamers'],
    ['en', 'a super plan'],
    ['es', 'los americanos'],
    ['de', 'die Amerikaner'],
    ['en', 'Why do four of the five classes change?'],
    ['en', 'watch this sign'],
    ['en', 'the rates rise as gangs force a country'],
    ['en', 'for goodness sake'],
    ['en', 'the finger of one hand'],
    ['es', 'sobre las tres y media'],
    ['de', 'Er fliegt zum leiter'],
    ['de', 'Wir essen und lieben'],
    ['fr', 'il est en train de parler la langue'],
    ['it', 'ancora piano'],
    ['it', 'una cosa rossa, alta'],
    ['it', 'mi porta un filo di voce'],
    ['pt', 'o dedo do Lula'],
    ['ko', '말이 많은 사람'],
    ['ja', '的'],
  ])('chooses none for ambiguous words and qualifiers (%s: %s)', (language, text) => {
    expect(emojis([text], language)).toEqual([undefined]);
  });

  it.each([
    ['en', 'We play American football here', '🏈'],
    ['en', 'a hot dog please', '🌭'],
    ['en', 'the Statue of Liberty', '🗽'],
    ['es', 'una tarta de cumpleaños', '🎂'],
  ])('finds names of several words (%s: %s)', (language, text, emoji) => {
    expect(emojis([text], language)).toEqual([emoji]);
  });

  it.each([
    ['en', 'a beach', '🏖'],
    ['en', 'this house', '🏠'],
    ['es', 'una tarta', '🎂'],
    ['en', 'what is the stock market', '📈'],
    ['en', 'boxes, or dishes of potatoes', '🥔'],
    ['de', 'Künstliche Intelligenz', '🤖'],
    ['nl', 'mijn hart', '❤'],
    ['en', 'how to get more comments', '💬'],
    ['it', 'le mie vacanze', '🏖'],
    ['pl', 'mam pomysł', '💡'],
    ['ja', 'コーヒー を 飲む', '☕'],
    ['ko', '새로운 아이디어', '💡'],
  ])('chooses what people mean (%s: %s)', (language, text, emoji) => {
    expect(emojis([text], language)).toEqual([emoji]);
  });

  it.each([
    ['a fingerprint', '🫆'],
    ['a wedge of lime', '🍋\u200d🟩'],
    ['in winter', '❄'],
    ['what a mess', undefined],
  ])('finds new emojis by their names (%s)', (text, emoji) => {
    expect(emojis([text], 'en')).toEqual([emoji]);
  });

  it('prefers things to people and faces', () => {
    expect(emojis(['my mother is happy with a coffee'], 'en')).toEqual(['☕']);
  });

  it('chooses none for function words', () => {
    const texts = ['I like what you can do for me now', 'so on and on', 'right back', 'I mean it', 'turn to the light'];
    expect(emojis(texts, 'en')).toEqual(texts.map(() => undefined));
  });

  it('chooses the same emoji again only after ten seconds', () => {
    expect(emojis(['rocket', 'rocket', 'rocket', 'rocket'], 'en', 4000)).toEqual(['🚀', undefined, undefined, '🚀']);
  });

  it('leaves time between different emojis', () => {
    expect(emojis(['rocket', 'fire', 'rose'], 'en', 1500)).toEqual(['🚀', undefined, '🌹']);
  });

  it('chooses nothing without art', () => {
    const withoutArt = [...(emojiKeywords('en') ?? [])].filter(([, { emoji }]) => !hasExactArt(emoji));
    expect(withoutArt).toEqual([]);
    expect(emojis(['an orca'], 'en')).toEqual([undefined]);
  });

  it("keeps a caption's own emoji", () => {
    const captions = alignCaptions([{ startMs: 0, endMs: 1000, text: 'rocket', emoji: '🥖' }], []);
    expect(chooseEmojis(captions, 'en')[0]?.emoji).toBe('🥖');
  });

  it.each([
    ['en', 'we fly by rocket', undefined, 3],
    ['en', 'we fly by rocket', '🚀', 3],
    ['en', 'we fly by rocket', '🥖', undefined],
    ['en', 'one hot dog please', undefined, 1],
    ['ja', '今日は学校に行きます', undefined, undefined],
  ])('gives the word that an emoji stands for (%s: %s %s)', (language, text, emoji, word) => {
    const captions = alignCaptions([{ startMs: 0, endMs: 1000, text, ...(emoji ? { emoji } : {}) }], []);
    const [chosen] = chooseEmojis(captions, language);
    expect(chosen?.emoji).toBeDefined();
    expect(chosen?.emojiWord).toBe(word);
  });

  it('adds none to a caption that has one in its text', () => {
    expect(emojis(['rocket 🥖'], 'en')).toEqual([undefined]);
  });

  it('chooses nothing in an unknown language', () => {
    expect(emojis(['rocket'], '../../x')).toEqual([undefined]);
  });
});
