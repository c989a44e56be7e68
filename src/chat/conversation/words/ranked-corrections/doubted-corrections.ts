import { correctedLines } from '../../corrections/corrected-lines.ts';
import {
  asGuess,
  type CorrectionWish,
  changesWords,
  type Guess,
  isCorrection,
  type UnderstoodWords,
  type Wish,
} from '../../understood-words.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { type RankedCorrections, rankCorrections } from './rank-corrections.ts';

interface Read {
  text: string;
  understood: UnderstoodWords;
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** What was read is doubted where others are at least as likely as `other`, and it is less likely than `own`. */
interface Doubt {
  own: number;
  other: number;
}

/** By what was read. Of 93 messages left out of the training that are asked about so, rules had read 13 right. */
const doubts = {
  oneReadWell: { own: 0.15, other: 0.85 },
  one: { own: 0.15, other: 0.3 },
  oneBesideRest: { own: 0.1, other: 0.2 },
  several: { own: 0.05, other: 0.4 },
} satisfies Record<string, Doubt>;
/** How likely a correction is where none was read. */
const shares = { thanSetting: 0.6, thanTopic: 0.35, worthAsking: 0.1 };
const maxOthers = 2;
/** Of those that are ranked, to find what was read among them. Each corrects all of the captions for that. */
const maxCompared = 4;

/**
 * Corrections that a message rather means than what was read by rules, the likeliest first, and behind them what was read; [] = there is
 * no doubt. Corrections of marks and of the beginnings of lines are never doubted.
 */
export function doubtedCorrections(said: Read): Guess[] {
  const { text, understood, captions, dictionaries } = said;
  const { wishes } = understood;
  const read = wishes.filter(isCorrection);
  const least = read.length > 0 ? null : leastBeside(wishes);
  if (read.length > 0 ? !read.every(changesWords) : least === null) return [];
  const ranked = rankCorrections(text, captions, dictionaries);
  const [likeliest] = ranked;
  if (!likeliest || likeliest.share < (least ?? 0)) return [];
  const others = ranked.slice(0, maxOthers).filter(({ share }, index) => index === 0 || share >= shares.worthAsking);
  if (read.length === 0) return [...others.map((other) => asGuess(other.wishes)), ...wishes];
  const lines = captions.words.lines;
  const after = correctedLines(lines, read).join('\n');
  // that the words are not there is told with the nearest ones
  if (after === lines.join('\n')) return [];
  const wanted = after.toLowerCase();
  const isSame = (one: RankedCorrections) => correctedLines(lines, one.wishes).join('\n').toLowerCase() === wanted;
  const own = ranked.slice(0, maxCompared).find(isSame);
  const doubt = doubts[kindOf(read, said)];
  if (own === likeliest || (own?.share ?? 0) >= doubt.own || likeliest.share < doubt.other) return [];
  const otherwise = others.filter((other) => other !== own).map((other) => asGuess(other.wishes));
  return [...otherwise, asGuess(read)];
}

/** What a line with a number becomes is read well, and a number that is to be written in digits. */
function kindOf(
  read: readonly CorrectionWish[],
  { understood: { notUnderstood }, dictionaries }: Read,
): keyof typeof doubts {
  const [first] = read;
  if (read.length > 1) return 'several';
  if (notUnderstood.length > 0) return 'oneBesideRest';
  if (first?.kind !== 'replace_words' || first.lines) return 'oneReadWell';
  return writesInDigits(first, dictionaries) ? 'oneReadWell' : 'one';
}

/** “Two thousand → 2000” */
function writesInDigits(
  { wrong, right }: { wrong: string; right: string },
  dictionaries: readonly Dictionary[],
): boolean {
  const languages = dictionaries.map(({ language }) => language);
  return /^\d+$/.test(right) && wrong.split(/\s+/).some((word) => numberOf(lettersOf(word), languages) !== null);
}

/** The share from which a correction is likelier than some other wishes; null = than these, it never is. */
function leastBeside(wishes: readonly Wish[]): number | null {
  // a question whether a spelling is remembered has a spelling in it
  if (wishes.some((wish) => wish.kind === 'topic' && wish.topic === 'spellingsKept')) return null;
  if (wishes.every(({ kind }) => kind === 'topic')) return shares.thanTopic;
  return wishes.every(({ kind }) => kind === 'set' || kind === 'step' || kind === 'topic') ? shares.thanSetting : null;
}
