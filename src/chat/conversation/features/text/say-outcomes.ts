import { fill } from '../../../../texts/fill.ts';
import { listOf, plural, pluralWith } from '../../../../texts/format.ts';
import { button } from '../../action-code.ts';
import type { ChatState } from '../../chat-state.ts';
import type { CorrectionOutcome } from '../../corrections/correct-captions.ts';
import type { Message } from '../../message.ts';
import { andThen, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { shorten } from '../../videos/video-name.ts';
import { notUnderstoodText } from '../style/style-words.ts';
import { editTextButton, undoButton } from '../videos/result-buttons.ts';
import type { AlreadyMade } from './already-made.ts';

/** Length of a line that is quoted in a sentence. */
export const maxQuotedLength = 120;

const maxOutcomesTold = 10;

/** The first ones, and once that some were not made. */
export function outcomesToTell(outcomes: readonly CorrectionOutcome[]): CorrectionOutcome[] {
  const refused = outcomes.filter(({ kind }) => kind === 'too_much').slice(0, 1);
  return [...outcomes.filter(({ kind }) => kind !== 'too_much').slice(0, maxOutcomesTold), ...refused];
}

/** What was done is one message, with a button that takes it back. */
export function sayOutcomes(
  state: ChatState,
  videoId: string,
  outcomes: readonly CorrectionOutcome[],
  context: TurnContext,
): Turn {
  const missed = outcomes.flatMap((outcome) =>
    outcome.kind === 'not_found' && !isJustMade(outcome, outcomes) ? [outcome] : [],
  );
  const told = outcomes.filter((outcome) => outcome.kind !== 'not_found').filter((outcome) => !isNothing(outcome));
  const text = told.map((outcome) => textOfOutcome(outcome, context)).join('\n');
  const buttons = told.some(({ kind }) => changesWords.has(kind)) ? [[undoButton(videoId, context)]] : [];
  const begun = told.length === 0 ? turnOf(state) : say(state, { text, buttons });
  return missed.reduce((turn, outcome) => andThen(turn, (next) => sayNotFound(next, videoId, outcome, context)), begun);
}

type NotFound = Extract<CorrectionOutcome, { kind: 'not_found' }>;

/** Whether another correction of the same message has made the words right: "flower → flour", and "rye flower → rye flour". */
function isJustMade({ right, nearest }: NotFound, outcomes: readonly CorrectionOutcome[]): boolean {
  return (
    nearest?.words === right &&
    outcomes.some((other) => other.kind === 'replaced' && other.right !== '' && other.lines.includes(nearest.line))
  );
}

/** Nobody had marked a word. */
function isNothing(outcome: CorrectionOutcome): boolean {
  return outcome.kind === 'all_plain' && outcome.count === 0;
}

const changesWords = new Set<CorrectionOutcome['kind']>([
  'replaced',
  'emphasized',
  'all_plain',
  'lines_capitalized',
  'line_replaced',
  'line_removed',
]);

export function textOfOutcome(
  outcome: Exclude<CorrectionOutcome, { kind: 'not_found' }>,
  context: TurnContext,
): string {
  const { corrections } = context.texts;
  switch (outcome.kind) {
    case 'replaced': {
      const places = plural(context.language, outcome.count, context.texts.counted.places);
      const where = { wrong: quotable(outcome.wrong), places, lines: nameLines(outcome.lines, context) };
      return outcome.right === ''
        ? fill(corrections.removed, where)
        : fill(corrections.replaced, { ...where, right: quotable(outcome.right) });
    }
    case 'emphasized': {
      const places = plural(context.language, outcome.count, context.texts.counted.places);
      const where = { wrong: quotable(outcome.words), places, lines: nameLines(outcome.lines, context) };
      return fill(outcome.on ? corrections.emphasized : corrections.plain, where);
    }
    case 'all_plain':
      return fill(corrections.allPlain, {
        places: plural(context.language, outcome.count, context.texts.counted.places),
      });
    case 'lines_capitalized': {
      const lines = outcome.count > 0 ? corrections.linesCapitalized : corrections.linesCapitalAlready;
      return outcome.isPart ? `${lines} ${corrections.nameCapitals}` : lines;
    }
    case 'line_replaced':
      return fill(corrections.lineReplaced, { line: outcome.line });
    case 'line_removed':
      return fill(corrections.lineRemoved, { line: outcome.line, text: quotable(outcome.text) });
    case 'right_already':
      return fill(corrections.alreadyRight, { right: quotable(outcome.right), line: outcome.line });
    case 'too_much':
      return corrections.tooMuch;
    case 'no_such_line':
      return pluralWith(context.language, outcome.lineCount, corrections.noSuchLine, { line: outcome.line });
  }
}

/** Line numbers named in one answer. */
const maxLinesNamed = 8;

function nameLines(lines: number[], { language, texts: { corrections } }: TurnContext): string {
  const [number = 0] = lines;
  if (lines.length === 1) return fill(corrections.oneLine, { number });
  const numbers = listOf(language, lines.slice(0, maxLinesNamed).map(String));
  return fill(corrections.severalLines, { numbers: lines.length > maxLinesNamed ? `${numbers} …` : numbers });
}

/** The captions say so by now. */
export function sayAlreadyMade(
  state: ChatState,
  videoId: string,
  { right, line, notUnderstood }: AlreadyMade,
  context: TurnContext,
): Turn {
  const already = fill(context.texts.corrections.alreadyRight, { right: quotable(right), line });
  const text = [already, notUnderstoodText(notUnderstood, context)].filter(Boolean).join(' ');
  return say(state, { text, buttons: [[editTextButton(videoId, context)]] });
}

/** Shows the most similar words, and offers to change those. */
function sayNotFound(
  state: ChatState,
  videoId: string,
  { wrong, right, nearest }: NotFound,
  context: TurnContext,
): Turn {
  const { corrections, buttons } = context.texts;
  const text = fill(corrections.notFound, { wrong: quotable(wrong) });
  if (!nearest) return say(state, { text, buttons: [[editTextButton(videoId, context)]] });
  const { line, words } = nearest;
  if (words === right) {
    const already = fill(corrections.alreadyRight, { right: quotable(right), line });
    // “it says seit instead of seid” may name the wrong one first
    const turned = button(`${quotable(right)} → ${quotable(wrong)}`, { do: 'fix', videoId });
    const message = { text: `${text} ${already}`, buttons: [[turned, editTextButton(videoId, context)]] };
    return say(nearlyMissed(state, videoId, { wrong: right, right: wrong }), message);
  }
  const offered = { line, text: quotable(nearest.text), words: quotable(words), right: quotable(right) };
  const message: Message = {
    text: `${text} ${fill(corrections.nearest, offered)}`,
    buttons: [[button(buttons.fixThat, { do: 'fix', videoId }, 'primary'), editTextButton(videoId, context)]],
  };
  return say(nearlyMissed(state, videoId, { wrong: words, right }), message);
}

/** In characters. */
const maxKept = 300;

/** What the button for it changes. */
function nearlyMissed(
  state: ChatState,
  videoId: string,
  { wrong, right }: Pick<NotFound, 'wrong' | 'right'>,
): ChatState {
  return { ...state, nearMiss: { videoId, wrong: wrong.slice(0, maxKept), right: right.slice(0, maxKept) } };
}

function quotable(text: string): string {
  return shorten(text, maxQuotedLength);
}
