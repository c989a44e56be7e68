import type { Caption, CaptionInput } from '../../../../engine/captions/caption.ts';
import { fill } from '../../../../texts/fill.ts';
import { listOf, plural, pluralWith } from '../../../../texts/format.ts';
import { button } from '../../action-code.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import {
  type CorrectedLine,
  type CorrectionOutcome,
  correctCaptions,
  undoCorrection,
} from '../../corrections/correct-captions.ts';
import type { ChatEffect } from '../../effect.ts';
import type { Message } from '../../message.ts';
import { andThen, runEffect, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import type { CorrectionWish } from '../../understood-words.ts';
import { shorten } from '../../videos/video-name.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { sayGone } from '../standard-answers.ts';
import { editTextButton } from '../videos/result-buttons.ts';

/** A larger correction cannot be undone, so that the state stays small. */
const maxUndoable = { lines: 20, characters: 2500 };
/** Length of a line that is quoted in a sentence. */
const maxQuotedLength = 120;

/** Reads lines such as `3: Hello there`, the new text of numbered lines; null when the text contains anything else. */
export function readNumberedLines(text: string): CorrectionWish[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const given = lines.map(
    (line) => /^\s*(\d{1,4})\s*[.:)]\s+(\S.*)$/.exec(line) ?? /^\s*(\d{1,4})\s*:\s*(\S.*)$/.exec(line),
  );
  const wishes = given.flatMap((match) =>
    match ? [{ kind: 'replace_line' as const, line: Number(match[1]), text: (match[2] ?? '').trim() }] : [],
  );
  return wishes.length > 0 && wishes.length === lines.length ? wishes : null;
}

/** Loads the captions; the corrections are made once they are loaded. */
export function loadForCorrections(
  state: ChatState,
  video: VideoInChat | undefined,
  wishes: CorrectionWish[],
  { texts }: TurnContext,
): Turn {
  if (!video) return say(state, { text: texts.corrections.noVideo });
  return runEffect(state, { kind: 'load_captions', videoId: video.videoId, purpose: { kind: 'correct', wishes } });
}

/** The person has tapped yes under "Did you mean …?". */
export function fixNearest(state: ChatState, videoId: string, context: TurnContext): Turn {
  const miss = state.nearMiss;
  const video = findVideo(state, videoId);
  if (miss?.videoId !== videoId || !video) return sayGone(state, 'oldButton', context);
  const { nearMiss: _, ...next } = state;
  const wish: CorrectionWish = { kind: 'replace_words', wrong: miss.wrong, right: miss.right };
  return loadForCorrections(next, video, [wish], context);
}

export function applyCorrections(
  state: ChatState,
  found: { videoId: string; captions: Caption[]; wishes: CorrectionWish[] },
  context: TurnContext,
): Turn {
  const { videoId, captions, wishes } = found;
  const { outcomes, changed, captions: corrected } = correctCaptions(captions, wishes);
  const told = outcomesToTell(outcomes).reduce(
    (turn, outcome) => andThen(turn, (next) => sayOutcome(next, videoId, outcome, context)),
    turnOf(state),
  );
  if (changed.length === 0) return told;
  return andThen(told, (next) =>
    runEffect(changeVideo(next, videoId, { corrected: undoableLines(changed) }), editOfCaptions(videoId, corrected)),
  );
}

const maxOutcomesTold = 10;

/** The first ones, and once that some were not made. */
function outcomesToTell(outcomes: readonly CorrectionOutcome[]): CorrectionOutcome[] {
  const refused = outcomes.filter(({ kind }) => kind === 'too_much').slice(0, 1);
  return [...outcomes.filter(({ kind }) => kind !== 'too_much').slice(0, maxOutcomesTold), ...refused];
}

export function revertCorrections(
  state: ChatState,
  found: { videoId: string; captions: Caption[]; lines: CorrectedLine[] },
  { texts }: TurnContext,
): Turn {
  const { videoId, captions, lines } = found;
  const restored = undoCorrection(captions, lines);
  const told = say(state, { text: texts.corrections.takenBack });
  return andThen(told, (next) => runEffect(next, editOfCaptions(videoId, restored)));
}

function editOfCaptions(videoId: string, captions: CaptionInput[]): ChatEffect {
  return { kind: 'edit_video', videoId, settings: {}, leaveOpen: [], captions };
}

function undoableLines(changed: CorrectedLine[]): CorrectedLine[] | undefined {
  const characters = JSON.stringify(changed).length;
  return changed.length <= maxUndoable.lines && characters <= maxUndoable.characters ? changed : undefined;
}

function sayOutcome(state: ChatState, videoId: string, outcome: CorrectionOutcome, context: TurnContext): Turn {
  if (outcome.kind === 'not_found') return sayNotFound(state, videoId, outcome, context);
  return say(state, { text: textOfOutcome(outcome, context) });
}

function textOfOutcome(outcome: Exclude<CorrectionOutcome, { kind: 'not_found' }>, context: TurnContext): string {
  const { corrections } = context.texts;
  switch (outcome.kind) {
    case 'replaced': {
      const places = plural(context.language, outcome.count, context.texts.counted.places);
      const where = { wrong: quotable(outcome.wrong), places, lines: nameLines(outcome.lines, context) };
      return outcome.right === ''
        ? fill(corrections.removed, where)
        : fill(corrections.replaced, { ...where, right: quotable(outcome.right) });
    }
    case 'line_replaced':
      return fill(corrections.lineReplaced, { line: outcome.line });
    case 'line_removed':
      return fill(corrections.lineRemoved, { line: outcome.line, text: quotable(outcome.text) });
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

/** Shows the most similar words, and offers to change those. */
function sayNotFound(
  state: ChatState,
  videoId: string,
  { wrong, right, nearest }: Extract<CorrectionOutcome, { kind: 'not_found' }>,
  context: TurnContext,
): Turn {
  const { corrections, buttons } = context.texts;
  const text = fill(corrections.notFound, { wrong: quotable(wrong) });
  if (!nearest) return say(state, { text, buttons: [[editTextButton(videoId, context)]] });
  const { line, words } = nearest;
  const offered = { line, text: quotable(nearest.text), words: quotable(words), right: quotable(right) };
  const message: Message = {
    text: `${text} ${fill(corrections.nearest, offered)}`,
    buttons: [[button(buttons.fixThat, { do: 'fix', videoId }, 'primary'), editTextButton(videoId, context)]],
  };
  return say({ ...state, nearMiss: { videoId, wrong: words.slice(0, 300), right: right.slice(0, 300) } }, message);
}

function quotable(text: string): string {
  return shorten(text, maxQuotedLength);
}
