import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import type { Spelled } from '../corrections/join-letters.ts';
import { withoutUnchanged } from '../corrections/leave-unchanged.ts';
import { splitIntoSegments } from '../corrections/reading.ts';
import { lettersOf } from '../text/letters.ts';
import { quotedPlaces } from '../text/quotes.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { withAlsoCapitals } from './also-capitals.ts';
import { besideCapitals } from './beside-capitals.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { withCorrectionsInParts } from './corrections-in-parts.ts';
import { withCorrectionsInSentences } from './corrections-in-sentences.ts';
import { withEachClause } from './each-clause.ts';
import { withSaidSameWay } from './same-way.ts';
import { withSpelledBeside } from './spelled-beside.ts';
import { withSpelledOut } from './spelled-out.ts';
import { withoutPartsOfOthers } from './without-parts-of-others.ts';
import { withoutShouting } from './without-shouting.ts';

interface Message {
  text: string;
  /** Words that it spells out letter by letter. */
  spelled: readonly Spelled[];
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
  partsOf: (text: string) => string[];
  /** What a part says by itself, with the captions. */
  read: (part: string) => UnderstoodWords;
}

/** Looks for more corrections in what was not understood of a message. */
export function withAllCorrections(first: UnderstoodWords, message: Message): UnderstoodWords {
  const { text } = message;
  const beside = withSpelledBeside(text, withSaidSameWay(text, first, message), message);
  const inParts = withCorrectionsInSentences(
    withCorrectionsInParts(withAlsoCapitals(beside, message), message),
    message,
  );
  const all = withoutShouting(withoutSaidRight(withSpelledOut(inParts, message), message), message);
  return withEachClause(withoutPartsOfOthers(besideCapitals(all, message), message), message);
}

/** "Kettenleere … no, Kettenlehre is right": what the message says is right stays, wherever else it names another spelling. */
function withoutSaidRight(
  { wishes, notUnderstood }: UnderstoodWords,
  { text, captions, dictionaries }: Message,
): UnderstoodWords {
  const isQuoted = quotedPlaces(text);
  const segments = splitIntoSegments(tokenize(text), isQuoted);
  const { words } = withoutUnchanged(segments, { text, captions, dictionaries, isQuoted });
  const isRight = (wish: Wish) => wish.kind === 'replace_words' && words.has(lettersOf(wish.wrong));
  return { wishes: wishes.filter((wish) => !isRight(wish)), notUnderstood };
}
