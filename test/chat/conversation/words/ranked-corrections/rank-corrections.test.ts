import { describe, expect, it } from 'vitest';
import { hashOf, knownMessages } from '../../../../../scripts/train-corrections/messages.ts';
import type { CorrectionWish } from '../../../../../src/chat/conversation/understood-words.ts';
import { dictionariesFor } from '../../../../../src/chat/conversation/words/dictionary-of.ts';
import { rankCorrections } from '../../../../../src/chat/conversation/words/ranked-corrections/rank-corrections.ts';
import { readWeights } from '../../../../../src/chat/conversation/words/ranking/weights.ts';
import { readCaptionWords } from '../../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../../src/texts/languages.ts';

/** A video about a pottery, as it was heard. */
const english = [
  'welcome to the killing shed in haworth',
  'we fire everything at nine hundred degrees',
  'this glaze is called sell a don',
  'come by on tuesdays until five',
];

function rank(text: string, language: Language = 'en', lines: readonly string[] = english) {
  return rankCorrections(text, { words: readCaptionWords(lines), isShown: true }, dictionariesFor(language));
}

describe('what a message may correct', () => {
  it.each<[Language, readonly string[], string, string, string]>([
    ['en', english, 'killing shed?! my wife is crying with laughter, kiln shed', 'killing', 'kiln'],
    ['en', english, 'celadon is the word, like the french shepherd', 'sell a don', 'celadon'],
    ['en', english, 'we only fire at eight hundred these days', 'nine', 'eight'],
    ['es', ['trabajo en el tayer de mi tía', 'hacemos vasijas'], 'uy, taller va con doble ele', 'tayer', 'taller'],
    ['fr', ['je tourne la terre a Valoris', 'venez le mardi'], 'la ville c’est Vallauris !', 'Valoris', 'Vallauris'],
    [
      'de',
      ['ich töpfere in hör grenzhausen', 'bis fünf'],
      'der ort heißt Höhr-Grenzhausen',
      'hör grenzhausen',
      'Höhr-Grenzhausen',
    ],
    ['it', ['facciamo vasi a faensa', 'da tre generazioni'], 'la città è Faenza, con la zeta', 'faensa', 'Faenza'],
    ['pt', ['o forno fica em cunha', 'a gente usa argila vermelia'], 'argila vermelha né', 'vermelia', 'vermelha'],
    ['ru', ['наша глина из гжели', 'обжыг при тысяче градусов'], 'обжиг пишется через и', 'обжыг', 'обжиг'],
  ])('is likeliest what a person means: in %s, %s', (language, lines, text, wrong, right) => {
    expect(rank(text, language, lines)[0]?.wishes).toEqual([{ kind: 'replace_words', wrong, right }]);
  });

  it('is a whole line that is said anew, and one that goes', () => {
    const all = (text: string) => rank(text).flatMap(({ wishes }): readonly CorrectionWish[] => wishes);
    expect(all('line 4 should be come by on Thursdays until six')).toContainEqual({
      kind: 'replace_line',
      line: 4,
      text: 'come by on Thursdays until six',
    });
    expect(all('get rid of line 2 completely')).toContainEqual({ kind: 'remove_line', line: 2 });
  });

  it.each<[Language, readonly string[], string, [string, string][]]>([
    [
      'en',
      english,
      'celadon is the glaze, and the place with the oven is a kiln shed',
      [
        ['sell a don', 'celadon'],
        ['killing', 'kiln'],
      ],
    ],
    [
      'es',
      ['trabajo en el tayer de mi tía en toleto', 'hacemos vasijas'],
      'es taller, con elle, y la ciudad es Toledo',
      [
        ['tayer', 'taller'],
        ['toleto', 'Toledo'],
      ],
    ],
    [
      'de',
      ['wir brennen den tohn bei neunhundert grad', 'in köhln am ryhn'],
      'Ton ohne h, und die Stadt heißt Köln',
      [
        ['tohn', 'Ton'],
        ['köhln', 'Köln'],
      ],
    ],
  ])('is several corrections together: in %s, %s', (language, lines, text, pairs) => {
    const [likeliest] = rank(text, language, lines);
    expect(new Set(likeliest?.wishes)).toEqual(
      new Set(pairs.map(([wrong, right]) => ({ kind: 'replace_words', wrong, right }))),
    );
  });

  it('is a word that is added beside another one', () => {
    const added = { kind: 'replace_words', wrong: 'fire', right: 'always fire' };
    expect(rank('add always before fire').flatMap(({ wishes }) => wishes)).toContainEqual(added);
  });

  it('is nothing with much certainty where a message only talks', () => {
    for (const text of ['haha the shed is my favourite place too', 'make the letters yellow please'])
      expect(rank(text)[0]?.share ?? 0, text).toBeLessThan(0.5);
  });

  it('has shares that are 1 at most together, each of them once', () => {
    const ranked = rank('it is a kiln shed, not a killing shed');
    expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.000001);
    expect(new Set(ranked.map(({ wishes }) => JSON.stringify(wishes))).size).toBe(ranked.length);
  });

  it('is never the other way round as well, and never what is there already', () => {
    const pairs = rank('she is Sian, not cyan', 'en', ['she is cyan', 'cyan and Sian']).flatMap(({ wishes }) => wishes);
    expect(pairs).toContainEqual({ kind: 'replace_words', wrong: 'cyan', right: 'Sian' });
    expect(pairs).not.toContainEqual({ kind: 'replace_words', wrong: 'Sian', right: 'cyan' });
    for (const wish of rank('a Killing shed like this glaze').flatMap(({ wishes }) => wishes))
      if (wish.kind === 'replace_words') expect(wish.wrong).not.toBe(wish.right);
  });

  it('is not looked for in a story, nor without words', () => {
    expect(rank('the kiln was not killing '.repeat(20))).toEqual([]);
    expect(rank('')).toEqual([]);
  });

  it('is told by a model that was trained with the messages as they are', () => {
    expect(readWeights('corrections').messages).toBe(hashOf(knownMessages()));
  });
});
