import { describe, expect, it } from 'vitest';
import { helpText } from '../../src/chat/conversation/features/standard-answers.ts';
import { type Language, languages } from '../../src/texts/languages.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { textsOf } from '../../src/texts/texts-of.ts';
import { sameAsEnglish } from './same-as-english.ts';

type Part = string | { [key: string]: Part };
/** One sentence, or the forms of one that counts something. */
type Entry = string | Record<string, string>;

const english = entriesOf('en');

/** Words of the register that a language does not use: see the comment in its own file. */
const otherRegister: Partial<Record<Language, RegExp>> = {
  es: /\busted(es)?\b/i,
  fr: /(?<!\p{L})(vous|votre|vos|vôtres?|(?!(?:assez|chez|nez)(?!\p{L}))\p{L}+ez)(?!\p{L})/iu,
  de: /\b(Ihnen|Ihre?[mnrs]?)\b/,
  it: /\bLei\b|\b(voi|vostr[oaie])\b/,
  pt: /\b(tu|teus?|tuas?|contigo)\b/i,
  ru: /(?<!\p{L})(ты|тебя|тебе|тобой|тво\p{L}+)(?!\p{L})/iu,
};

/** Notices of which a video has at most one. */
const neverTogether: (keyof Texts['notices'])[][] = [
  // the last one needs captions
  ['no_sound', 'no_speech', 'hurried_captions'],
  ['unknown_language', 'contradicted_by_sound'],
  ['title_late', 'title_cut'],
];

describe.each(languages)('the texts in %s', (language) => {
  const texts = textsOf(language);
  const entries = entriesOf(language);

  it('have every key and no other', () => {
    expect([...entries.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('leave nothing empty', () => {
    expect(pathsWhere(entries, (text) => text.trim() === '')).toEqual([]);
  });

  it('have the same names in their sentences', () => {
    const named = (path: string) => namesIn(sentencesOf(english.get(path) ?? '')[0] ?? '');
    const differing = [...entries].filter(([path, entry]) =>
      sentencesOf(entry).some((text) => namesIn(text) !== named(path)),
    );
    expect(differing).toEqual([]);
  });

  it('have a form for every number that they count with', () => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // «many» of Spanish, French and Portuguese is for millions
    const common = needed.filter((rule) => rule !== 'many' || needed.includes('few'));
    const plurals = [...entries].filter((entry): entry is [string, Record<string, string>] => isPlural(entry[1]));
    expect(plurals.filter(([, forms]) => common.some((rule) => !(rule in forms)))).toEqual([]);
  });

  const others = language === 'en' ? [] : [language];
  it.each(others)('leave nothing in English: %s', () => {
    const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
    const same = [...entries].filter(([path, entry]) => {
      const said = sentencesOf(entry);
      // what is printed on a key is often the English word
      if (path.startsWith('pages.editor.help.names.')) return false;
      return said.some(hasWords) && said.join() === sentencesOf(english.get(path) ?? '').join();
    });
    expect(same.map(([path]) => path).sort()).toEqual([...(sameAsEnglish[language] ?? [])].sort());
  });

  it('speak to people in one way', () => {
    const isOtherRegister = otherRegister[language];
    expect(pathsWhere(entries, (text) => isOtherRegister?.test(text) ?? false)).toEqual([]);
  });

  it('write apostrophes and dots as printed texts do', () => {
    expect(pathsWhere(entries, (text) => /['"]|\.\.\./.test(text))).toEqual([]);
  });

  it('have labels of buttons that every messenger shows whole', () => {
    const { buttons, looks } = texts.chat;
    const parts = [buttons, looks.pages, ...Object.values(looks.named), ...Object.values(looks.steps)];
    const labels = parts.flatMap((part) => Object.values<string>(part));
    expect(labels.filter((label) => label.length > 20)).toEqual([]);
  });

  it('have what stands under a video within the limit of its caption', () => {
    const { results } = texts.chat;
    // as many signs as are ever named
    const named = `${Array(5).fill('x'.repeat(21)).join(', ')}, …`;
    const longest = (codes: (keyof Texts['notices'])[]) =>
      codes.map((code) => texts.notices[code]).toSorted((one, other) => other.length - one.length)[0] ?? '';
    const alone = Object.keys(texts.notices).filter((code) => !neverTogether.flat().some((other) => other === code));
    const shown = [...alone.map((code) => [code]), ...neverTogether] as (keyof Texts['notices'])[][];
    const notices = shown.map((codes) => longest(codes).replace(/\{\w+\}/, named));
    // a tip comes without notices
    const corrections = Object.values<string>(results.corrections).map((text) =>
      text.replace(/\{\w+\}/g, 'x'.repeat(30)),
    );
    const [correction = ''] = corrections.toSorted((one, other) => other.length - one.length);
    const tip = results.tip.replace('{correction}', correction).replace(/\{\w+\}/g, 'x'.repeat(120));
    expect([results.changed, ...notices].join('\n\n').length).toBeLessThan(1024);
    expect([results.ready, tip].join('\n\n').length).toBeLessThan(1024);
  });

  it('have messages within the limit of one message', () => {
    expect(helpText(texts.chat).length).toBeLessThan(4096);
    expect(pathsWhere(entries, (text) => text.length > 3500)).toEqual([]);
  });

  it('say in twelve lines what the bot can do, and give examples before commands', () => {
    const lines = helpText(texts.chat).split('\n');
    expect(lines.length).toBeLessThanOrEqual(12);
    expect(lines.findIndex((line) => line.startsWith('/'))).toBeGreaterThan(
      lines.findLastIndex((line) => line.startsWith('•')),
    );
  });

  it('have a public profile of the bot as long as Telegram takes it', () => {
    const { description, shortDescription } = texts.botProfile;
    expect(description.length).toBeLessThanOrEqual(512);
    expect(shortDescription.length).toBeLessThanOrEqual(120);
  });

  it('describe commands in one line of a menu', () => {
    const descriptions = [texts.chat.commands, texts.operators.commands].flatMap((part) => Object.values(part));
    expect(descriptions.filter((text) => text.length > 60)).toEqual([]);
  });

  it('have words for a tapped button that fit into what pops up', () => {
    expect(Object.values(texts.operators.taps).filter((text) => text.length > 200)).toEqual([]);
  });
});

function entriesOf(language: Language): Map<string, Entry> {
  const { name: _name, format: _format, ...sentences } = textsOf(language);
  return new Map(walk(sentences satisfies Partial<Texts> as unknown as Part, []));
}

function walk(part: Part, path: string[]): [string, Entry][] {
  if (typeof part === 'string' || isPlural(part)) return [[path.join('.'), part]];
  return Object.entries(part).flatMap(([key, inner]) => walk(inner, [...path, key]));
}

function isPlural(part: Part): part is Record<string, string> {
  return typeof part !== 'string' && 'one' in part && 'other' in part;
}

function sentencesOf(entry: Entry): string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry);
}

function namesIn(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join();
}

function pathsWhere(entries: Map<string, Entry>, isWrong: (text: string) => boolean): string[] {
  return [...entries].filter(([, entry]) => sentencesOf(entry).some(isWrong)).map(([path]) => path);
}
