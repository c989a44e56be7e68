import type { ChatLanguage } from '../chat-language.ts';
import { compileCorrections } from './compile-corrections.ts';
import { concepts } from './concepts.ts';
import { addPhrase, type Dictionary, newNode, type PhraseNode } from './dictionary.ts';
import { expandPhrases } from './expand-phrases.ts';
import { keysOf } from './keys-of.ts';
import { languageNames } from './language-names.ts';
import type { Lexicon } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import { type ColorName, hexOf, shadeOf } from './palette.ts';
import { indexTypos } from './typos.ts';

/** The others are too many, and too much like other words («amárico», «amarillo»), to look for them in typos. */
const commonLanguages = new Set('en es fr de pt ru it uk pl tr nl hi ar zh ja ko'.split(' '));

interface Entry {
  phrase: string;
  meaning: Meaning;
}

/** @throws Error when the lexicon says one phrase in two senses, or uses endings that it does not have */
export function compileLexicon(lexicon: Lexicon, language: ChatLanguage): Dictionary {
  const phrases = newNode();
  const own = [...wordEntries(lexicon), ...colorEntries(lexicon)].sort((one, other) => rankOf(one) - rankOf(other));
  refuseSecondSenses(own);
  const entries = [...own, ...languageEntries(lexicon, language)].map(({ phrase, meaning }) => ({
    spellings: keysOf(phrase),
    meaning,
  }));
  // a word without its dots yields to one that has none: «große» is not «Größe»
  for (const nth of [0, 1])
    for (const { spellings, meaning } of entries) addPhrase(phrases, spellings[nth] ?? [], meaning);
  const vocabulary = new Set<string>();
  collectWords(phrases, vocabulary);
  const meant = entries.filter(({ meaning }) => meaning.kind !== 'tongue' || commonLanguages.has(meaning.code));
  const notTypos = lexicon.notTypos.split(/\s+/).flatMap((word) => keysOf(word).flat());
  return {
    phrases,
    known: new Set([...vocabulary, ...notTypos]),
    typos: indexTypos(new Set(meant.flatMap(({ spellings }) => spellings.flat()))),
    corrections: compileCorrections(lexicon.corrections, lexicon.endings),
  };
}

/** What is a filler and something else too is no filler. */
function rankOf({ meaning }: Entry): number {
  return meaning.kind === 'filler' ? 1 : 0;
}

function wordEntries({ words, endings }: Lexicon): Entry[] {
  return (Object.keys(words) as (keyof typeof words)[]).flatMap((concept) =>
    expandPhrases(words[concept] ?? '', endings).map((phrase) => ({ phrase, meaning: concepts[concept] })),
  );
}

function colorEntries({ colors, endings, shadePrefixes }: Lexicon): Entry[] {
  return (Object.keys(colors) as ColorName[]).flatMap((name) => {
    const phrases = expandPhrases(colors[name] ?? '', endings);
    const hex = hexOf(name);
    const shaded = (['light', 'dark', 'bright'] as const).flatMap((shade) =>
      (shadePrefixes?.[shade] ?? '')
        .split(' ')
        .filter(Boolean)
        .flatMap((prefix) =>
          phrases.map((phrase) => ({
            phrase: prefix + phrase,
            meaning: colorMeaning(shadeOf(hex, name, shade), null),
          })),
        ),
    );
    return [...phrases.map((phrase) => ({ phrase, meaning: colorMeaning(hex, name) })), ...shaded];
  });
}

function colorMeaning(hex: string, name: ColorName | null): Meaning {
  return { kind: 'color', hex, name };
}

function languageEntries({ languages, languageEndings = {}, endings }: Lexicon, language: ChatLanguage): Entry[] {
  const meaningOf = (code: string, rare: boolean): Meaning => ({ kind: 'tongue', code, rare });
  const extra = Object.entries(languages).flatMap(([code, list]) =>
    expandPhrases(list, endings).map((phrase) => ({ phrase, meaning: meaningOf(code, false) })),
  );
  // common ones first: where two are called the same, they win
  const names = languageNames(language).sort((one, other) => Number(one.rare) - Number(other.rare));
  const listed = names.flatMap(({ name, code, rare }) =>
    bend(name, languageEndings).map((phrase) => ({ phrase, meaning: meaningOf(code, rare) })),
  );
  return [...extra, ...listed];
}

function bend(name: string, endings: Readonly<Record<string, string>>): string[] {
  const ending = Object.keys(endings).find((end) => name.endsWith(end));
  if (ending === undefined) return [name];
  const stem = name.slice(0, name.length - ending.length);
  return (endings[ending] ?? '').split(' ').map((other) => stem + (other === '-' ? '' : other));
}

function refuseSecondSenses(entries: readonly Entry[]): void {
  const senses = new Map<string, Set<string>>();
  for (const { phrase, meaning } of entries) {
    const key = keysOf(phrase)[0]?.join(' ') ?? '';
    const known = senses.get(key) ?? new Set<string>();
    if (known.size === 0 || meaning.kind !== 'filler') senses.set(key, known.add(JSON.stringify(meaning)));
  }
  const doubtful = [...senses].filter(([, meanings]) => meanings.size > 1);
  if (doubtful.length > 0) {
    throw new Error(
      `Said in two senses: ${doubtful.map(([key, meanings]) => `${key} (${[...meanings].join()})`).join('; ')}`,
    );
  }
}

function collectWords(node: PhraseNode, words: Set<string>): void {
  for (const [word, next] of node.next) {
    words.add(word);
    collectWords(next, words);
  }
}
