import { type Reading, type Segment, tokensOf } from '../corrections/reading.ts';
import { isUnderstood } from '../corrections/spoken-words.ts';
import { findCalled } from './find-called.ts';
import { findSingles } from './find-singles.ts';
import { judgeWords, wordsAt } from './mentions.ts';
import { piecesWithout, replaceWords, take, tokensAt } from './take-found.ts';

/** Takes "the shop is called Vent d'Ouest", and the other names of "it's Vent d'Ouest and Groix". */
export function takeCalled(reading: Reading, segments: readonly Segment[]): boolean {
  const { captions, text, dictionaries } = reading;
  if (!captions) return false;
  const words = judgeWords(text, tokensOf(segments), reading);
  const called = findCalled(text, words, { captions: captions.words, dictionaries });
  if (!called) return false;
  const found = [
    { wish: replaceWords(called.wrong, called.right), places: called.places, evidence: 'written' as const },
  ];
  const singles = piecesWithout(words, found, dictionaries)
    .filter((piece) => words[piece.from - 1]?.token.kind !== 'break')
    .filter((piece) => !isUnderstood(tokensAt(words, piece), dictionaries))
    .flatMap((piece) => {
      const search = { captions: captions.words, sureness: 'likely' as const, dictionaries, isBesideOthers: true };
      return findSingles(text, wordsAt(words, piece), search).map(({ wrong, right, text: said }) => ({
        wish: replaceWords(wrong, said),
        places: [{ from: piece.from + right.from, to: piece.from + right.to }],
        evidence: 'alone' as const,
      }));
    });
  return take(reading, words, [...found, ...singles], { readsBeside: true });
}
