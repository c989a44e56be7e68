import type { Word, WordPart } from '../caption.ts';
import { wordParts } from '../words/unspaced-script.ts';
import { alignScript } from './align-script.ts';
import type { Match } from './align-tokens.ts';
import { compareTokens, isOptional } from './compare-tokens.ts';
import { retakeFinder } from './find-retakes.ts';
import { judgeMatches, type Verdict } from './judge-matches.ts';
import { lettersOf } from './letters.ts';
import { parseScript, type ScriptToken } from './parse-script.ts';
import { itemsOf, type MissingText, type ReportedWord, reportLimits, type ScriptReport } from './script-report.ts';
import { isSpoken, spokenForms } from './spoken/spoken-forms.ts';
import { spokenLanguage } from './spoken/spoken-languages.ts';
import { swallowedWords } from './swallowed-words.ts';
import { timeWords } from './time-words.ts';

export interface ScriptedWords {
  /** In order, in the phrases into which the lines of the script divide them. */
  phrases: Word[][];
  report: ScriptReport;
}

/** A part of a word that was heard. */
interface HeardToken extends WordPart {
  forms: string[];
  confidence?: number;
}

/**
 * Words as a script has them, with the times of what was heard. What was said besides stays as it was heard; what was not said
 * is left out. Both are reported. A sentence that was said several times has the script's words each time.
 * @param language ISO 639-1 code of the spoken language; null = unknown
 */
export function applyScript(words: Word[], script: string, language: string | null): ScriptedWords {
  const tokens = parseScript(script, language);
  const heard = heardTokens(words, language);
  const comparer = compareTokens(tokens, heard);
  const judged = { comparer, script: tokens, heard };
  const { verdicts, isClose } = judgeMatches(alignScript(tokens, heard, comparer), judged);
  const retakesIn = retakeFinder(judged);
  const writer = phraseWriter(tokens, heard);
  for (const verdict of verdicts) {
    if (verdict.kind === 'said') writer.say(verdict);
    else {
      if (isClose && isNoise(verdict, heard)) continue;
      const swallowed = isClose ? swallowedWords(verdict, { tokens, heard, last: writer.lastWord() }) : null;
      if (swallowed) writer.replaceLast(swallowed, verdict.rows);
      else writer.leave(verdict, retakesIn({ columns: verdict.columns, nextRow: verdict.rows[0] }));
    }
  }
  return writer.finish();
}

const noiseLetters = 2;
const noiseMs = 120;

/** A sound that a speech engine took for a tiny word, in a script that is followed closely. */
function isNoise({ rows, columns: [from, to] }: Verdict, heard: HeardToken[]): boolean {
  const word = heard[from];
  if (rows[1] > rows[0] || to - from !== 1 || !word) return false;
  return word.text.length <= noiseLetters && word.endMs - word.startMs < noiseMs;
}

function heardTokens(words: Word[], language: string | null): HeardToken[] {
  const spoken = spokenLanguage(language);
  return words.flatMap((word) =>
    wordParts(word).flatMap((part): HeardToken[] => {
      const forms = spokenForms(part.text, spoken);
      // punctuation and emojis alone were not heard
      if (!isSpoken(part.text, forms)) return [];
      const { confidence, guesses = [] } = word;
      const guessed = guesses.map(lettersOf);
      return [{ ...part, forms: [...forms, ...guessed], ...(confidence === undefined ? {} : { confidence }) }];
    }),
  );
}

/** Writes words down in the order of what was heard. */
function phraseWriter(tokens: ScriptToken[], heard: HeardToken[]) {
  const phrases: Word[][] = [[]];
  const added: ReportedWord[][] = [];
  const missing: MissingText[] = [];
  const isSaid = new Uint8Array(tokens.length);
  const knowsConfidence = heard.some(({ confidence }) => confidence !== undefined);
  let [lastMs, addedCount] = [0, 0];

  return { say, leave, replaceLast, lastWord, finish };

  function say({ rows, columns }: Pick<Match, 'rows' | 'columns'>): void {
    const said = tokens.slice(...rows);
    const texts = said.map(({ text }) => text);
    const times = timeWords(texts, heard.slice(...columns));
    for (const [index, { text, endsLine }] of said.entries()) {
      const time = times[index];
      if (!time) continue;
      isSaid[rows[0] + index] = 1;
      push({ text, ...time, ...(knowsConfidence ? { confidence: 1 } : {}) });
      if (endsLine) phrases.push([]);
    }
  }

  /** Keeps what was heard, with the script's words where it is a take of them. */
  function leave({ rows, columns }: Verdict, retakes: Match[]): void {
    reportMissing(rows);
    let column = columns[0];
    for (const take of retakes) {
      keep([column, take.columns[0]]);
      say(take);
      column = take.columns[1];
    }
    keep([column, columns[1]]);
  }

  function keep(columns: [number, number]): void {
    const kept = heard.slice(...columns);
    for (const { forms: _, ...word } of kept) push(word);
    if (kept.length === 0) return;
    if (addedCount < reportLimits.items) added.push(kept);
    addedCount += 1;
  }

  function replaceLast(words: Word[], rows: [number, number]): void {
    const phrase = phrases.findLast(({ length }) => length > 0);
    phrase?.splice(-1, 1, ...words);
    lastMs = words.at(-1)?.endMs ?? lastMs;
    isSaid.fill(1, ...rows);
  }

  function lastWord(): Word | null {
    return phrases.at(-1)?.at(-1) ?? null;
  }

  function push(word: Word): void {
    phrases.at(-1)?.push(word);
    lastMs = word.endMs;
  }

  function reportMissing([from, to]: [number, number]): void {
    const words = tokens
      .slice(from, to)
      .filter(({ optionalGroup }) => (optionalGroup ?? -1) < 0)
      .map(({ text, endsLine }) => ({ text, startMs: lastMs, endMs: lastMs, endsItem: endsLine }));
    if (missing.length >= reportLimits.items) return;
    missing.push(...itemsOf(words).map(({ text }) => ({ text, afterMs: lastMs })));
  }

  function finish(): ScriptedWords {
    const counted = tokens.filter((token) => !isOptional(token)).length;
    const said = tokens.filter((token, index) => !isOptional(token) && isSaid[index] === 1).length;
    return {
      phrases: phrases.filter(({ length }) => length > 0),
      report: {
        matched: counted === 0 ? 0 : Math.round((1000 * said) / counted) / 1000,
        added: added.flatMap(itemsOf).slice(0, reportLimits.items),
        missing: missing.slice(0, reportLimits.items),
      },
    };
  }
}
