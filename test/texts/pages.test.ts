import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../src/texts/languages.ts';
import { textsOf } from '../../src/texts/texts-of.ts';
import { sameAsEnglish } from './same-as-english.ts';

type Catalogue = { [name: string]: string | Catalogue };

const pluralNames = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** Whether it counts something: one form for each number that its language knows. */
const isPlural = (entry: Catalogue) =>
  'other' in entry && Object.keys(entry).every((name) => pluralNames.includes(name));

const entriesOf = (catalogue: Catalogue, path: string[] = []): [string, string | Catalogue][] =>
  Object.entries(catalogue).flatMap(([name, entry]) =>
    typeof entry === 'string' || isPlural(entry)
      ? [[[...path, name].join('.'), entry]]
      : entriesOf(entry, [...path, name]),
  );

const catalogueOf = (language: Language) => new Map(entriesOf(textsOf(language).pages as unknown as Catalogue));
const wordsOf = (entry: string | Catalogue | undefined): string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry ?? {}).flatMap((part) => wordsOf(part));
const namesIn = (text: string) => (text.match(/\{\w+\}|#/g) ?? []).sort().join();
const english = catalogueOf('en');

describe.each(languages)('the pages in %s', (language) => {
  const entries = catalogueOf(language);

  it('have every text and no other', () => {
    expect([...entries.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('leave nothing empty', () => {
    expect([...entries].filter(([, entry]) => wordsOf(entry).some((text) => text.trim() === ''))).toEqual([]);
  });

  it('put the same values into their texts', () => {
    const differing = [...entries].filter(([path, entry]) => {
      const [expected = ''] = wordsOf(english.get(path)).map(namesIn);
      return wordsOf(entry).some((text) => namesIn(text) !== expected);
    });
    expect(differing).toEqual([]);
  });

  it('have a form for every number that they count with', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // «many» of Spanish, French and Portuguese is for millions
    const common = needed.filter((name) => name !== 'many' || language === 'ru');
    const plurals = [...entries].filter((entry): entry is [string, Catalogue] => typeof entry[1] === 'object');
    expect(plurals.filter(([, forms]) => common.some((name) => !(name in forms)))).toEqual([]);
  });

  it.runIf(language !== 'en')('leave nothing in English', () => {
    const same = [...entries].filter(([path, entry]) => wordsOf(entry).join() === wordsOf(english.get(path)).join());
    expect(same.map(([path]) => path).sort()).toEqual([...(sameAsEnglish[language] ?? [])].sort());
  });
});
