import { describe, expect, it } from 'vitest';
import { languages } from '../../src/texts/languages.ts';
import { textsOf } from '../../src/texts/texts-of.ts';

type Entry = string | ((...values: never[]) => string);
type Catalogue = { [name: string]: Entry | Catalogue };

/** What functions of the catalogue are called with: one sample for each, by where they stand. */
const samples: Record<string, unknown[]> = {
  unknownCommand: ['dance'],
  'links.several': [3],
  'links.tooMany': [5],
  'links.again': ['a.mp4', 'x'],
  'links.alreadyAtIt': ['a.mp4'],
  'links.withLook': ['x'],
  'files.tooLarge': [34_000_000, 20_000_000],
  'progress.place': [3],
  'progress.left': [40],
  'draft.understood': ['x'],
  'draft.notUnderstood': [['x', 'y']],
  'draft.picture': ['x'],
  'draft.leftOut': ['x'],
  'draft.undone': ['x'],
  'places.now': ['x'],
  'panel.forVideo': ['x'],
  'panel.forDefaults': ['x'],
  'panel.defaultsChanged': ['x'],
  'corrections.replaced': ['a', 'b', 2, 'l'],
  'corrections.lines': [[1, 2]],
  'corrections.lineReplaced': [3],
  'corrections.lineRemoved': [3, 'a'],
  'corrections.notFound': ['a'],
  'corrections.nearest': [3, 'a', 'b', 'c'],
  'corrections.noSuchLine': [9, 4],
  'videos.line': ['a.mp4', Date.UTC(2026, 2, 2), 'x'],
  'videos.open': ['a.mp4', 'x'],
  'usage.made': [2, 300],
  'usage.left': [300],
  'usage.renews': [600, Date.UTC(2026, 3, 1)],
  'languages.unknown': ['x'],
  'link.code': ['ABC', 15],
  'link.joined': ['a@b.c'],
  'link.otherJoined': ['a@b.c'],
  'looks.positionAt': [40],
  'looks.onceVertical': ['x'],
  // as much as is ever named
  'notices.missing_signs': [`${Array(5).fill('x'.repeat(21)).join(', ')}, …`],
  'notices.unknown_emojis': [`${Array(5).fill('x'.repeat(21)).join(', ')}, …`],
};

/** Where a language says it just as English does. */
const sameAsEnglish: Record<string, string[]> = {
  de: ['draft.understood', 'looks.colors.orange', 'looks.pages.position', 'videos.open'],
  es: ['looks.names.addEmojis', 'looks.names.resizeForSocialMedia', 'looks.pages.framing', 'videos.open'],
  fr: [
    ...['looks.names.style', 'looks.names.position', 'looks.names.resizeForSocialMedia', 'looks.colors.orange'],
    ...['looks.colors.turquoise', 'looks.pages.style', 'looks.pages.position', 'looks.pages.framing', 'videos.open'],
  ],
  pt: ['looks.names.addEmojis', 'looks.names.resizeForSocialMedia', 'looks.pages.framing', 'videos.open'],
  ru: ['videos.open'],
};

const entriesOf = (catalogue: Catalogue, path: string[] = []): [string, Entry][] =>
  Object.entries(catalogue).flatMap(([name, entry]) =>
    typeof entry === 'object' ? entriesOf(entry, [...path, name]) : [[[...path, name].join('.'), entry]],
  );

function spoken(path: string, entry: Entry): string {
  if (typeof entry === 'string') return entry;
  const sample = samples[path];
  if (!sample) throw new Error(`The test has no sample for ${path}.`);
  return entry(...(sample as never[]));
}

const english = entriesOf(textsOf('en').chat as unknown as Catalogue);

describe.each(languages)('the catalogue of %s', (language) => {
  const entries = entriesOf(textsOf(language).chat as unknown as Catalogue);

  it('has every key and no other', () => {
    expect(entries.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
  });

  it('leaves nothing empty', () => {
    expect(entries.filter(([path, entry]) => spoken(path, entry).trim() === '')).toEqual([]);
  });

  it.runIf(language !== 'en')('leaves nothing in English', () => {
    const texts = new Map(english.map(([path, entry]) => [path, spoken(path, entry)]));
    const same = entries.filter(([path, entry]) => spoken(path, entry) === texts.get(path)).map(([path]) => path);
    expect(same.sort()).toEqual((sameAsEnglish[language] ?? []).sort());
  });

  it('has labels that every messenger shows whole', () => {
    const { buttons, looks } = textsOf(language).chat;
    const labels = [...Object.values(buttons), ...Object.values(looks.pages), ...Object.values(looks.sizes)];
    expect(labels.filter((label) => label.length > 20)).toEqual([]);
  });

  it('has what stands under a result well within the limit', () => {
    const { chat, notices: words } = textsOf(language);
    const { results } = chat;
    const notices = Object.entries(words).map(([name, entry]) => spoken(`notices.${name}`, entry));
    const longest = [results.changed, ...notices, results.tip].join('\n\n');
    expect(longest.length).toBeLessThan(1024);
    expect(textsOf(language).chat.help.length).toBeLessThan(4096);
  });

  it('writes numbers where functions are given some', () => {
    const texts = textsOf(language).chat;
    expect(texts.links.several(3)).toContain('3');
    expect(texts.corrections.noSuchLine(9, 4)).toMatch(/9.*4/);
    expect(texts.usage.made(2, 300)).toMatch(/2.*5/);
    expect(texts.link.code('ABC', 15)).toMatch(/\/link ABC.*15/);
  });
});

describe('plurals', () => {
  it('follow the language', () => {
    const { corrections } = textsOf('ru').chat;
    expect(corrections.replaced('а', 'б', 1, 'строка 1')).toContain('1 место');
    expect(corrections.replaced('а', 'б', 3, 'строки 1, 2 и 3')).toContain('3 места');
    expect(corrections.replaced('а', 'б', 5, 'строки …')).toContain('5 мест,');
    expect(textsOf('en').chat.corrections.noSuchLine(2, 1)).toBe('There’s no line 2; there is 1 line.');
  });
});
