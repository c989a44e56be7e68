import { wordRanks } from '../../../../engine/captions/emphasis/word-ranks.ts';
import type { Language } from '../../../../texts/languages.ts';
import { type ColorName, palette, shadeOf } from '../../settings/palette.ts';
import { askedColors } from '../lexicons/colors/asked-colors.ts';
import { clearerNow, colorStates, namedColors, thatColor } from '../lexicons/colors/color-states.ts';
import { keptColors } from '../lexicons/colors/kept-colors.ts';
import { loudColors, replacedColors, tiringColors } from '../lexicons/colors/replaced-colors.ts';
import { shadeNames } from '../lexicons/colors/shade-names.ts';
import { shadeWords } from '../lexicons/colors/shade-words.ts';
import { dislikedColors, unwantedColors } from '../lexicons/colors/unwanted-colors.ts';
import { wordsAroundCorrections } from '../lexicons/corrections/words-around-corrections.ts';
import { describedDegrees } from '../lexicons/described/described-degrees.ts';
import { describedThings } from '../lexicons/described/described-things.ts';
import { describedWishes } from '../lexicons/described/described-wishes.ts';
import { fillsFrame } from '../lexicons/described/frame-wishes.ts';
import { stopsMoving } from '../lexicons/described/stops-moving.ts';
import { withoutHighlight } from '../lexicons/described/without-highlight.ts';
import { emojiPlaces } from '../lexicons/emojis/emoji-places.ts';
import { emphasisWords } from '../lexicons/emphasis/emphasis-words.ts';
import { keyWordsStandOut } from '../lexicons/emphasis/key-words.ts';
import { numbersStandOut } from '../lexicons/emphasis/number-words.ts';
import { sentenceWords } from '../lexicons/sentences/sentence-words.ts';
import { askedFirst, seenWords, toldWords } from '../lexicons/sentences/told-words.ts';
import { topicPhrases } from '../lexicons/topics/topic-phrases.ts';
import { fold } from '../text/fold.ts';
import { compilePatterns } from '../topics/patterns.ts';
import { compileCorrections } from './compile-corrections.ts';
import { type Concept, concepts } from './concepts.ts';
import { compileCorrectionWords } from './correction-words.ts';
import { fontPhrases } from './font-phrases.ts';
import { languageNames } from './language-names.ts';
import type { Lexicon } from './lexicon.ts';
import type { Meaning } from './meaning.ts';
import { misspellingsOf } from './misspellings.ts';
import { expandPhrases, keysOf } from './phrases.ts';
import { compileSentenceWords } from './sentence-words.ts';
import { indexTypos } from './typos.ts';

/**
 * Typos are looked for in these names only: the others are many, and too similar to other words ("amárico",
 * "amarillo").
 */
const commonLanguages = new Set('en es fr de pt ru it uk pl tr nl hi ar zh ja ko'.split(' '));

/** A lexicon compiled for look-ups. */
export type Dictionary = Omit<ReturnType<typeof compileLexicon>, 'known'> & { known: Pick<ReadonlySet<string>, 'has'> };

/** @throws Error when one phrase has two senses, or an ending is not defined */
export function compileLexicon(lexicon: Lexicon, language: Language) {
  const own = lexiconEntries({
    ...lexicon,
    words: { ...lexicon.words, ...shadeWords[language] },
    colors: { ...lexicon.colors, ...shadeNames[language] },
  });
  refuseSecondSenses(own);
  const entries = [
    ...own,
    ...fontPhrases.flatMap(({ phrases: names, meaning }) => entriesOf(names, meaning)),
    ...languageEntries(lexicon, language),
  ];
  const { canCaption, announced, ...others } = topicPhrases[language];
  const phrases = newNode();
  for (const { spellings, meaning } of entries) addPhrase(phrases, spellings[0] ?? [], meaning);
  // a word without its umlaut dots ranks after a word that has none: "große" is not "Größe"
  for (const { spellings, meaning } of entries) addPhrase(phrases, spellings[1] ?? [], meaning);
  const meant = entries.filter(({ meaning }) => meaning.kind !== 'tongue' || commonLanguages.has(meaning.code));
  const notTypos = lexicon.notTypos.split(/\s+/).flatMap((word) => keysOf(word).flat());
  return {
    language,
    phrases,
    /** Every word of a phrase, and the words that are not typos of one: frequent ones, and those of a list. */
    known: new Set([...entries.flatMap(({ spellings }) => spellings.flat()), ...frequentWords(language), ...notTypos]),
    typos: indexTypos(new Set(meant.flatMap(({ spellings }) => spellings.flat()))),
    topics: compilePatterns(others).concat(compilePatterns({ work: sentenceWords[language].work })),
    /** They count before the first video only: "can you put text on it" may be a wish for a look. */
    early: compilePatterns({ canCaption, announced }),
    described: compilePatterns<Concept>({
      ...describedWishes[language],
      ...describedDegrees[language],
      ...describedThings[language],
      keepMiddle: fillsFrame[language],
      noMovement: stopsMoving[language],
      noHighlight: withoutHighlight[language],
      plainWords: emphasisWords[language].allPlain,
      keyWords: `${numbersStandOut[language]}, ${keyWordsStandOut[language]}`,
    }),
    colors: compilePatterns({
      state: colorStates[language],
      named: namedColors[language],
      that: thatColor[language],
      unwanted: unwantedColors[language],
      disliked: dislikedColors[language],
      asked: askedColors[language],
      clearer: clearerNow[language] ?? '',
      kept: keptColors[language],
      replaced: replacedColors[language],
      loud: loudColors[language],
      tiring: tiringColors[language],
    }),
    sentences: compileSentenceWords(sentenceWords[language]),
    closings: compilePatterns({ thanks: sentenceWords[language].thanks, goodbye: sentenceWords[language].goodbye }),
    told: compilePatterns({ told: toldWords[language], seen: seenWords[language], asked: askedFirst[language] }),
    letterCases: compilePatterns(sentenceWords[language].letterCase),
    standingOut: compilePatterns({ standingOut: sentenceWords[language].standingOut }),
    plainAgain: compilePatterns({ plainAgain: emphasisWords[language].plainAgain }),
    emojiPlaces: compilePatterns({ place: emojiPlaces[language] }),
    namesOfList: new Set(keysOf(emphasisWords[language].names.replaceAll(',', '')).flat()),
    corrections: compileCorrections(lexicon.corrections, lexicon.endings, misspellingsOf(language)),
    around: compileCorrectionWords(wordsAroundCorrections[language], misspellingsOf(language)),
  };
}

/** Of the list of words by frequency. */
const maxFrequent = 3000;

function frequentWords(language: Language): string[] {
  return [...(wordRanks(language)?.keys() ?? [])].slice(0, maxFrequent).map(fold);
}

/** A node of a trie; its path from the root are the words of a phrase. */
export interface PhraseNode {
  next: Map<string, PhraseNode>;
  meaning: Meaning | null;
}

function newNode(): PhraseNode {
  return { next: new Map(), meaning: null };
}

function addPhrase(root: PhraseNode, keys: readonly string[], meaning: Meaning): void {
  if (keys.length === 0) return;
  let node = root;
  for (const key of keys) {
    const next = node.next.get(key) ?? newNode();
    node.next.set(key, next);
    node = next;
  }
  // the first meaning of a phrase wins: a lexicon's own words come before the names of languages
  node.meaning ??= meaning;
}

/** A phrase in all its spellings, see `keysOf`. */
interface LexiconEntry {
  spellings: string[][];
  meaning: Meaning;
}

/** All entries of a lexicon. Fillers come last, so that another sense of the same phrase wins. */
function lexiconEntries({ words, colors, colorsOfThings, tints, endings, shadePrefixes }: Lexicon): LexiconEntry[] {
  const spoken = (Object.keys(words) as (keyof typeof words)[]).flatMap((concept) =>
    entriesOf(expandPhrases(words[concept] ?? '', endings), concepts[concept]),
  );
  const painted = (Object.keys(colors) as ColorName[]).flatMap((name) =>
    colorEntries(expandPhrases(colors[name] ?? '', endings), name, shadePrefixes),
  );
  const named = (list: typeof colors, how: { isThing?: true; isTint?: true }) =>
    (Object.keys(list) as ColorName[]).flatMap((name) =>
      entriesOf(expandPhrases(list[name] ?? '', endings), { kind: 'color', hex: palette[name].hex, name, ...how }),
    );
  const described = [...named(colorsOfThings, { isThing: true }), ...named(tints, { isTint: true })];
  const rankOf = ({ meaning }: LexiconEntry) => (meaning.kind === 'filler' ? 1 : 0);
  return [...spoken, ...painted, ...described].sort((one, other) => rankOf(one) - rankOf(other));
}

/** The names of languages. Common ones come first and win when two have the same name. */
function languageEntries({ languages, languageEndings = {}, endings }: Lexicon, language: Language) {
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
function refuseSecondSenses(entries: readonly LexiconEntry[]): void {
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
  const { hex } = palette[name];
  const shaded = (['light', 'dark', 'bright'] as const).flatMap((shade) => {
    const before = prefixes?.[shade].split(' ') ?? [];
    const prefixed = before.flatMap((prefix) => phrases.map((phrase) => prefix + phrase));
    return entriesOf(prefixed, { kind: 'color', hex: shadeOf(hex, name, shade), name: null });
  });
  return [...entriesOf(phrases, { kind: 'color', hex, name }), ...shaded];
}

function bend(name: string, endings: Lexicon['endings']): string[] {
  const ending = Object.keys(endings).find((end) => name.endsWith(end));
  if (ending === undefined) return [name];
  const stem = name.slice(0, name.length - ending.length);
  return (endings[ending] ?? '').split(' ').map((other) => stem + other);
}
