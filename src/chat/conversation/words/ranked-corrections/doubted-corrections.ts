import { correctedLines } from '../../corrections/corrected-lines.ts';
import { type CorrectionWish, isCorrection, type Wish } from '../../understood-words.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { type RankedCorrection, rankCorrections } from './rank-corrections.ts';

interface Read {
  text: string;
  wishes: readonly Wish[];
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** What was read is doubted below `read`, where another correction has at least that share. */
const shares = {
  read: 0.15,
  other: 0.3,
  otherThanUnknown: 0.4,
  inNamedLine: 0.6,
  thanSetting: 0.6,
  thanTopic: 0.35,
  worthAsking: 0.1,
};
const maxOthers = 2;
/** Of those that are ranked, to find what was read among them. Each corrects all of the captions for that. */
const maxCompared = 4;

/**
 * Corrections that a message rather means than what was read by rules, the likeliest first, and behind them what was read; [] = there is
 * no doubt. Several corrections, and those of marks and of the beginnings of lines, are never doubted.
 */
export function doubtedCorrections({ text, wishes, captions, dictionaries }: Read): Wish[] {
  const [read, ...more] = wishes.filter(isCorrection);
  const least = read ? null : leastBeside(wishes);
  if (more.length > 0 || (read ? !isOfText(read) : least === null)) return [];
  const ranked = rankCorrections(text, captions, dictionaries);
  const [likeliest] = ranked;
  if (!likeliest || likeliest.share < (least ?? 0)) return [];
  const others = ranked.slice(0, maxOthers).filter(({ share }, index) => index === 0 || share >= shares.worthAsking);
  if (!read) return [...others.map(({ wish }) => wish), ...wishes];
  const lines = captions.words.lines;
  const after = correctedLines(lines, [read]).join('\n');
  // that the words are not there is told with the nearest ones
  if (after === lines.join('\n')) return [];
  const wanted = after.toLowerCase();
  const isRead = ({ wish }: RankedCorrection) => correctedLines(lines, [wish]).join('\n').toLowerCase() === wanted;
  const own = ranked.slice(0, maxCompared).find(isRead);
  if (own === likeliest || (own?.share ?? 0) >= shares.read) return [];
  if (likeliest.share < leastFor(read, own)) return [];
  return [...others.filter((other) => other !== own).map(({ wish }) => wish), read];
}

/** What a line with a number becomes is read well. */
function leastFor(read: CorrectionWish, own: RankedCorrection | undefined): number {
  if (read.kind !== 'replace_words' || read.lines) return shares.inNamedLine;
  return own ? shares.other : shares.otherThanUnknown;
}

function isOfText({ kind }: CorrectionWish): boolean {
  return kind === 'replace_words' || kind === 'replace_line' || kind === 'remove_line';
}

/** The share from which a correction is likelier than some other wishes; null = than these, it never is. */
function leastBeside(wishes: readonly Wish[]): number | null {
  // a question whether a spelling is remembered has a spelling in it
  if (wishes.some((wish) => wish.kind === 'topic' && wish.topic === 'spellingsKept')) return null;
  if (wishes.every(({ kind }) => kind === 'topic')) return shares.thanTopic;
  return wishes.every(({ kind }) => kind === 'set' || kind === 'step' || kind === 'topic') ? shares.thanSetting : null;
}
