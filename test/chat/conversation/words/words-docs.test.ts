import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageName } from '../../../../src/engine/captions/settings/languages.ts';
import { phraseTables } from './phrases/all-phrases.ts';

const [, ...sections] = readFileSync('docs/words.md', 'utf8').split(/^## /m);
const examples = new Map(sections.map((section) => [section.split('\n')[0], examplesIn(section)]));

describe('docs/words.md', () => {
  it.each(Object.entries(phraseTables))('has examples in %s, all of them tested', (language, { understood }) => {
    const shown = examples.get(languageName(language)) ?? [];
    expect(shown.length).toBeGreaterThan(25);
    expect(shown.filter((phrase) => !Object.hasOwn(understood, phrase))).toEqual([]);
  });
});

function examplesIn(section: string): string[] {
  return [...section.matchAll(/`([^`]+)`/g)].map(([, phrase]) => phrase ?? '');
}
