import { describe, expect, it } from 'vitest';
import { hasExactArt } from '../../../../src/engine/captions/emojis/emoji-art-path.ts';
import { everydayEmojis } from '../../../../src/engine/captions/emojis/emoji-keywords.ts';
import { languages } from '../../../../src/texts/languages.ts';

describe.each(languages)('everydayEmojis (%s)', (code) => {
  it('has words in lower case, and only emojis with art', () => {
    const entries = [...everydayEmojis(code)];
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(([, emoji]) => !hasExactArt(emoji))).toEqual([]);
    expect(entries.filter(([word]) => word.trim() === '' || word !== word.trim().toLowerCase())).toEqual([]);
  });
});
