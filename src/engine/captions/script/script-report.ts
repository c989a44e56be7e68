import { endsSentence } from '../words/punctuation.ts';
import { isWrittenTogether } from '../words/unspaced-script.ts';

/** How what was said differs from a script. Times in milliseconds. Lists are in order, with at most {@link reportLimits}. */
export interface ScriptReport {
  /** Share of the script's words that were said, 0–1. */
  matched: number;
  /** What was said and is not in the script: it stays in the captions. */
  added: AddedText[];
  /** What is in the script and was not said: it is left out of the captions. */
  missing: MissingText[];
}

export interface AddedText {
  text: string;
  startMs: number;
  endMs: number;
}

export interface MissingText {
  text: string;
  /** When the word before it ends; 0 = there is none. */
  afterMs: number;
}

export const reportLimits = { items: 100, characters: 300 } as const;

/** A report as replies show it, in seconds. */
export function presentScriptReport({ matched, added, missing }: ScriptReport) {
  return {
    matched,
    added: added.map(({ text, startMs, endMs }) => ({ text, start: startMs / 1000, end: endMs / 1000 })),
    missing: missing.map(({ text, afterMs }) => ({ text, after: afterMs / 1000 })),
  };
}

/** Words of one stretch that was added or is missing. */
export interface ReportedWord {
  text: string;
  startMs: number;
  endMs: number;
  /** A new item begins after it. */
  endsItem?: boolean;
}

/** A longer silence parts what was added. */
const pauseMs = 1000;

/** Splits a stretch at the ends of sentences and lines, at pauses, and where an item would be too long. */
export function itemsOf(words: readonly ReportedWord[]): AddedText[] {
  const items: AddedText[] = [];
  let isOpen = false;
  for (const [index, word] of words.entries()) {
    const last = items.at(-1);
    const text = last && isOpen ? joinTexts(last.text, word.text) : word.text;
    const isPause = word.startMs - (words[index - 1]?.endMs ?? word.startMs) > pauseMs;
    if (last && isOpen && !isPause && text.length <= reportLimits.characters) {
      last.text = text;
      last.endMs = word.endMs;
    } else {
      if (items.length >= reportLimits.items) break;
      items.push({ text: word.text.slice(0, reportLimits.characters), startMs: word.startMs, endMs: word.endMs });
    }
    isOpen = !word.endsItem && !endsSentence(word.text);
  }
  return items;
}

function joinTexts(left: string, right: string): string {
  return isWrittenTogether(left, right) ? left + right : `${left} ${right}`;
}
