import { describe, expect, it } from 'vitest';
import { deriveCaptions, reportOfScript } from '../../../../src/engine/captions/derive-captions.ts';
import type { DictionaryEntry } from '../../../../src/engine/captions/wording/dictionary.ts';
import { asWords } from '../texts-as-captions.ts';

const settings = { addEmojis: false, emphasis: false, maskProfanity: false, script: '' };

function derived(heard: string, dictionary: DictionaryEntry[], language: string | null = 'en'): string {
  const captions = deriveCaptions({ words: asWords(heard), given: null, language, settings, dictionary });
  return captions.map(({ text }) => text).join(' ');
}

describe('spellings of a dictionary', () => {
  const products = [
    { from: 'zap-ear', to: 'Zapier' },
    { from: 'tick-tock', to: 'TikTok' },
    { from: 'tamsin o kaffer', to: 'Tamsin Okafor' },
  ];

  it('writes a name that was heard right as the dictionary writes it', () => {
    expect(derived('i met tamsin okafor at zapier, and zap-ear is on tiktok’s page', products)).toBe(
      'i met Tamsin Okafor at Zapier, and Zapier is on TikTok’s page',
    );
  });

  it('lets an entry for the same word decide', () => {
    expect(derived('zapier', [...products, { from: 'Zapier', to: 'ZAPIER' }])).toBe('ZAPIER');
  });

  it.each([
    ['en', 'now i know no reason', { from: 'nope', to: 'No' }],
    ['de', 'ich habe das haus', { from: 'hause', to: 'Haus' }],
    ['en', 'we use remotion', { from: 're motion', to: 'remotion' }],
  ])('changes nothing by everyday words and by spellings without capitals (%s: %s)', (language, heard, entry) => {
    expect(derived(heard, [entry], language)).toBe(heard);
  });

  it('compares a script with the words as the dictionary writes them', () => {
    const input = { words: asWords('we use zapier'), given: null, language: 'en', dictionary: products };
    const report = reportOfScript({ ...input, settings: { ...settings, script: 'We use Zapier' } });
    expect(report).toEqual({ matched: 1, added: [], missing: [] });
  });
});
