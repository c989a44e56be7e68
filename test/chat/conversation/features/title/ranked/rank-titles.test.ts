import { describe, expect, it } from 'vitest';
import { hashOf, knownMessages } from '../../../../../../scripts/train-titles/messages.ts';
import { rankTitles } from '../../../../../../src/chat/conversation/features/title/ranked/rank-titles.ts';
import { readWeights } from '../../../../../../src/chat/conversation/words/ranking/weights.ts';
import type { Language } from '../../../../../../src/texts/languages.ts';

describe('the title that a message may give', () => {
  it.each<[Language, string, string]>([
    ['en', 'let the first seconds read Five jars in one morning, please', 'Five jars in one morning'],
    ['es', 'que arriba del todo se lea Pan de masa madre sin prisa, por favor', 'Pan de masa madre sin prisa'],
    ['fr', 'tu peux afficher Le grand ménage de printemps tout en haut au début', 'Le grand ménage de printemps'],
    ['de', 'die ersten Sekunden darf oben Kartoffeln ohne Keller zu lesen sein', 'Kartoffeln ohne Keller'],
    ['it', 'vorrei che in alto ci fosse Il pane di zia Carmela nei primi secondi', 'Il pane di zia Carmela'],
    ['pt', 'bota lá em cima no começo Feira de sábado na Penha, por favor', 'Feira de sábado na Penha'],
    ['ru', 'пусть сверху в начале будет Огурцы без теплицы, спасибо', 'Огурцы без теплицы'],
  ])('is likeliest what a person means: in %s, %s', (language, text, title) => {
    const [first] = rankTitles(text, language);
    expect(first?.text).toBe(title);
    expect(first?.share).toBeGreaterThan(0.2);
    expect(text.slice(first?.start, first?.end)).toBe(title);
  });

  it.each<[Language, string]>([
    ['en', 'the title is a bit small for my mother'],
    ['en', 'in line 2 it should say kiln, not killing'],
    ['de', 'der Titel ist zu klein'],
    ['fr', 'merci beaucoup, à demain'],
    ['ru', 'сделай буквы жёлтыми и покрупнее'],
  ])('is unlikely where it gives none: in %s, %s', (language, text) => {
    expect(rankTitles(text, language)[0]?.share ?? 0).toBeLessThan(0.2);
  });

  it('leaves a share to giving none', () => {
    const shares = rankTitles('put Sunday at the mill on top', 'en').map(({ share }) => share);
    const all = shares.reduce((sum, share) => sum + share, 0);
    expect(all).toBeGreaterThan(0.2);
    expect(all).toBeLessThan(1);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
  });

  it('is not looked for in a message that is too long, or has no words', () => {
    expect(rankTitles(`title ${'word '.repeat(60)}`, 'en')).toEqual([]);
    expect(rankTitles(`title ${'x'.repeat(400)}`, 'en')).toEqual([]);
    expect(rankTitles('🔥🔥', 'en')).toEqual([]);
  });

  it('is told by a model that was trained with the messages as they are', () => {
    expect(readWeights('titles').messages).toBe(hashOf(knownMessages()));
  });
});
