import { correctedLines } from '../../src/chat/conversation/corrections/corrected-lines.ts';
import { dictionariesFor } from '../../src/chat/conversation/words/dictionary-of.ts';
import { readMessage } from '../../src/chat/conversation/words/ranked-corrections/message-in-hand.ts';
import { possibleCorrections } from '../../src/chat/conversation/words/ranked-corrections/possible-corrections.ts';
import { wishOf } from '../../src/chat/conversation/words/ranked-corrections/rank-corrections.ts';
import { createTraits, type Traits } from '../../src/chat/conversation/words/ranked-corrections/traits-of.ts';
import { readCaptionWords } from '../../src/chat/conversation/words/with-captions/caption-words.ts';
import { comparable, expectedText } from '../bench/chat/expected-lines.ts';
import type { KnownMessage } from './messages.ts';

/** A correction that a message may mean. */
export interface Choice {
  traits: Traits;
  /** It leads to the text that was wished for. */
  isRight: boolean;
}

/** All corrections that a message may mean; one that is right may be missing. */
export function choicesOf({ language, text, lines, corrections }: KnownMessage): Choice[] {
  const captions = { words: readCaptionWords(lines), isShown: false };
  const message = readMessage(text, captions, dictionariesFor(language));
  if (!message) return [];
  const wished = corrections.map((label) => ({ label, text: expectedText(lines, [label]) }));
  const traitsOf = createTraits(message);
  return possibleCorrections(message).map((correction) => {
    const after = corrections.length === 0 ? [] : correctedLines(lines, [wishOf(correction)]);
    const isRight = wished.some(({ label, text: expected }) => comparable(after, [label]) === expected);
    return { traits: traitsOf(correction), isRight };
  });
}
