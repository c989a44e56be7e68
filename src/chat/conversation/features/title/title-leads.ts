import type { Language } from '../../../../texts/languages.ts';
import { type TitleLeads, titleLeads } from '../../words/lexicons/title/title-leads.ts';
import { fold } from '../../words/text/fold.ts';
import { isCapital, type Piece } from './title-pieces.ts';

/** One word of a lead. */
interface Step {
  word: RegExp;
  isOptional: boolean;
}

type Lead = Exclude<keyof TitleLeads, 'no' | 'meant'>;

/** How many pieces the longest lead of a kind has that begins at a piece; 0 = none does. */
export function wordsOfLead(
  kind: Lead,
  { pieces, at, language }: { pieces: readonly Piece[]; at: number; language: Language },
): number {
  const lengths = compiledOf(language)[kind].map((steps) => lengthAt(steps, pieces, at));
  const longest = Math.max(0, ...lengths);
  // “a title, tipo 3 dicas”
  const isLoose = kind === 'like' && longest === 1;
  return isLoose && !isCapital(pieces[at + 1]) ? 0 : longest;
}

function lengthAt(steps: readonly Step[], pieces: readonly Piece[], from: number): number {
  let at = from;
  for (const { word, isOptional } of steps) {
    const piece = pieces[at];
    if (piece && !piece.sign && word.test(fold(piece.word))) at++;
    else if (!isOptional) return 0;
  }
  return at - from;
}

const compiled = new Map<Language, Record<Lead, Step[][]>>();

function compiledOf(language: Language): Record<Lead, Step[][]> {
  const { like, shouldSay } = titleLeads[language];
  const known = compiled.get(language) ?? { like: leadsOf(like), shouldSay: leadsOf(shouldSay) };
  compiled.set(language, known);
  return known;
}

function leadsOf(list: string): Step[][] {
  return list.split(/,\s*/).map((phrase) =>
    phrase.split(/\s+/).map((word) => {
      const isOptional = /^\(.*\)\?$/.test(word);
      return { word: new RegExp(`^(?:${isOptional ? word.slice(1, -2) : word})$`, 'u'), isOptional };
    }),
  );
}
