import { lettersOf, soundsOf } from '../../../captions/script/letters.ts';
import { endsSentence } from '../../../captions/words/punctuation.ts';
import type { DecodedWord } from './decoded-words.ts';
import { comparable, type KnownName, placesOf } from './known-names.ts';

/** Words of a text that may be a name which was heard as something else. */
export interface NamePlace {
  /** Index of the first word, and after the last one. */
  from: number;
  to: number;
  /** Forms of known names, the likeliest first. */
  candidates: { name: string; text: string; likeness: number }[];
}

/** What is heard of a name that Whisper does not know may be very different. */
const minLikeness = 0.5;
/** Names that are heard right are written with more confidence. */
const maxConfidence = 0.7;
const maxCandidates = 3;

/** Where names may have been heard as doubtful words, the likeliest places first. They may overlap. */
export function placesOfNames(names: readonly KnownName[], words: readonly DecodedWord[]): NamePlace[] {
  const heard = words.map(({ text }) => soundsOf(lettersOf(text)));
  const isPossible = possiblePlaces(names, words);
  const found = names.flatMap(({ name, forms }) =>
    forms.flatMap(({ text, sounds }) =>
      placesOf(sounds, heard, minLikeness)
        .filter(isPossible)
        .map((place) => ({ ...place, name, text })),
    ),
  );
  const places = new Map<string, NamePlace>();
  for (const { from, to, ...candidate } of found.toSorted((a, b) => b.likeness - a.likeness)) {
    const same = places.get(`${from}–${to}`);
    if (!same) places.set(`${from}–${to}`, { from, to, candidates: [candidate] });
    else if (same.candidates.length < maxCandidates) same.candidates.push(candidate);
  }
  return [...places.values()];
}

/** Whether words are doubtful, of one sentence, and no name yet. */
function possiblePlaces(names: readonly KnownName[], words: readonly DecodedWord[]) {
  const isName = namedWords(names, words);
  return ({ from, to }: Pick<NamePlace, 'from' | 'to'>) => {
    const span = words.slice(from, to);
    const isOnePhrase = span.slice(0, -1).every(({ text }) => !endsSentence(text));
    const isDoubtful = span.some(({ confidence }) => confidence < maxConfidence);
    return isOnePhrase && isDoubtful && !isName.slice(from, to).some(Boolean);
  };
}

/** For each word, whether it is part of a name that was written right. */
function namedWords(names: readonly KnownName[], words: readonly DecodedWord[]): boolean[] {
  const isNamed = words.map(() => false);
  const written = words.map(({ text }) => comparable(text).trim());
  for (const form of names.flatMap(({ forms }) => forms)) {
    const parts = form.written.trim().split(' ');
    for (const [at] of written.entries()) {
      if (parts.every((part, i) => written[at + i] === part)) isNamed.fill(true, at, at + parts.length);
    }
  }
  return isNamed;
}
