import type { Language } from '../../../../texts/languages.ts';
import { concepts } from './concepts.ts';
import { expandPhrases } from './expand-phrases.ts';
import { keysOf } from './keys-of.ts';
import { languageNames } from './language-names.ts';
import type { Lexicon } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import { type ColorName, hexOf, shadeOf } from './palette.ts';

/** A phrase in all its spellings, see `keysOf`. */
interface LexiconEntry {
  spellings: string[][];
  meaning: Meaning;
}

/** All entries of a lexicon. Fillers come last, so that another sense of the same phrase wins. */
export function lexiconEntries({ words, colors, endings, shadePrefixes }: Lexicon): LexiconEntry[] {
  const spoken = (Object.keys(words) as (keyof typeof words)[]).flatMap((concept) =>
    entriesOf(expandPhrases(words[concept] ?? '', endings), concepts[concept]),
  );
  const painted = (Object.keys(colors) as ColorName[]).flatMap((name) =>
    colorEntries(expandPhrases(colors[name] ?? '', endings), name, shadePrefixes),
  );
  const rankOf = ({ meaning }: LexiconEntry) => (meaning.kind === 'filler' ? 1 : 0);
  return [...spoken, ...painted].sort((one, other) => rankOf(one) - rankOf(other));
}

/** The names of languages. Common ones come first and win when two have the same name. */
export function languageEntries({ languages, languageEndings = {}, endings }: Lexicon, language: Language) {
  const extra = Object.entries(languages).flatMap(([code, list]) =>
    entriesOf(expandPhrases(list, endings), { kind: 'tongue', code, rare: false }),
  );
  const names = languageNames(language).sort((one, other) => Number(one.rare) - Number(other.rare));
  const listed = names.flatMap(({ name, code, rare }) =>
    entriesOf(bend(name, languageEndings), { kind: 'tongue', code, rare }),
  );
  return [...extra, ...listed];
}

/** @throws Error when one phrase has two senses */
export function refuseSecondSenses(entries: readonly LexiconEntry[]): void {
  const senses = new Map<string, Meaning>();
  const doubtful = new Set<string>();
  for (const { spellings, meaning } of entries) {
    const key = spellings[0]?.join(' ') ?? '';
    const known = senses.get(key) ?? meaning;
    senses.set(key, known);
    if (known !== meaning && meaning.kind !== 'filler') doubtful.add(`${key} (${known.kind}, ${meaning.kind})`);
  }
  if (doubtful.size > 0) throw new Error(`These phrases have two senses: ${[...doubtful].join('; ')}`);
}

function entriesOf(phrases: readonly string[], meaning: Meaning): LexiconEntry[] {
  return phrases.map((phrase) => ({ spellings: keysOf(phrase), meaning }));
}

function colorEntries(phrases: readonly string[], name: ColorName, prefixes: Lexicon['shadePrefixes']): LexiconEntry[] {
  const hex = hexOf(name);
  const shaded = (['light', 'dark', 'bright'] as const).flatMap((shade) => {
    const meaning: Meaning = { kind: 'color', hex: shadeOf(hex, name, shade), name: null };
    const before = prefixes?.[shade].split(' ') ?? [];
    return before.flatMap((prefix) =>
      entriesOf(
        phrases.map((phrase) => prefix + phrase),
        meaning,
      ),
    );
  });
  return [...entriesOf(phrases, { kind: 'color', hex, name }), ...shaded];
}

function bend(name: string, endings: Readonly<Record<string, string>>): string[] {
  const ending = Object.keys(endings).find((end) => name.endsWith(end));
  if (ending === undefined) return [name];
  const stem = name.slice(0, name.length - ending.length);
  return (endings[ending] ?? '').split(' ').map((other) => stem + other);
}
