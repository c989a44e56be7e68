import { isCapital, type Piece, piecesOf } from './title-pieces.ts';
import { beginsWithTime } from './title-time.ts';

/** “Warm Bees of Wales 1958”: whether words begin and end with a capital or a number, and most of them do. */
export function isInCapitals(title: string): boolean {
  const words = piecesOf(title).filter(({ sign }) => !sign);
  const capitals = words.filter(isCapital).length;
  return words.length > 1 && isCapital(words[0]) && isCapital(words.at(-1)) && capitals * 2 > words.length;
}

/** Index behind the last of the words with capitals from a piece on; small words may stand between: “Bees of Wales”. */
export function endOfCapitals(text: string, pieces: readonly Piece[], from: number, to: number): number {
  let end = from;
  if (!isCapital(pieces[from])) return from;
  for (let index = from; index < to && index - end <= maxSmall; index++) {
    const piece = pieces[index];
    if (!piece || piece.sign || piece.quoted) break;
    if (!/^\p{Lu}/u.test(piece.word) && beginsWithTime(text.slice(piece.start))) break;
    if (isCapital(piece)) end = index + 1;
  }
  return end;
}

/** In words: “of the”. */
const maxSmall = 2;
