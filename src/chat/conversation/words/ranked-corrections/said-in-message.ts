import { lettersOf } from '../text/letters.ts';
import { lettersAt, type Place, textAt } from '../with-captions/mentions.ts';
import { type Spelling, spellingOf } from '../with-captions/spelling.ts';
import { lettersSaid } from './letters-said.ts';
import { type MessageInHand, placesIn } from './message-in-hand.ts';

/** In words of the message, signs among them. */
const maxRight = 6;
const maxMention = 7;

/** Words of a message that may be right. */
export interface Right {
  place: Place;
  text: string;
  spelling: Spelling;
  isSpelled: boolean;
}

/** Every few words, and words whose letters are said one by one. */
export function rightsIn(message: MessageInHand): Right[] {
  const { words } = message;
  const spelled = lettersSaid(words).map((found) => {
    return { ...found, spelling: spellingOf(lettersOf(found.text), found.text), isSpelled: true };
  });
  const said = placesIn(words, maxRight).map((place) => rightAt(message, place));
  return [...said, ...spelled];
}

export function rightAt({ text, words }: MessageInHand, place: Place): Right {
  const right = textAt(text, words, place);
  return { place, text: right, spelling: spellingOf(lettersAt(words, place), right), isSpelled: false };
}

/** Words of a message that the captions have. */
export interface Said {
  /** As the captions write them. */
  wrong: string;
  at: Place;
  mention: Place;
  spelling: Spelling;
}

/** All words of the message that the captions have, alone and in runs. */
export function mentionsIn({ words, captions }: MessageInHand): Said[] {
  return placesIn(words, maxMention).flatMap((mention) => {
    const letters = lettersAt(words, mention);
    const run = letters === '' ? null : captions.words.runOf(letters);
    if (!run) return [];
    const at = { from: run.at, to: run.at + run.count };
    return [{ wrong: run.written, at, mention, spelling: spellingOf(letters, run.written) }];
  });
}
