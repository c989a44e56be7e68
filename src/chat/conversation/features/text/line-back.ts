import type { Caption } from '../../../../engine/captions/caption.ts';
import { fill } from '../../../../texts/fill.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { ChatState, DoneChange, VideoInChat } from '../../chat-state.ts';
import type { CorrectedLine } from '../../corrections/correct-captions.ts';
import { andThen, say, type Turn, type TurnContext } from '../../turn.ts';
import { shorten } from '../../videos/video-name.ts';
import { changeVideo } from '../../videos/videos-in-chat.ts';
import { type LineBack, readLineBack } from '../../words/read-line-back.ts';
import { lettersOf } from '../../words/text/letters.ts';
import { editTextButton } from '../videos/result-buttons.ts';
import { revertCorrections } from './corrections.ts';
import { maxQuotedLength } from './say-outcomes.ts';

/** A line as one of the last changes left it. */
interface ChangedLine {
  /** Of the change; 0 = the newest. */
  change: number;
  line: CorrectedLine;
  /** Its numbers: when it was removed, and where it would be now. */
  numbers: number[];
}

/** In letters. Shorter words stand in any line. */
const minWord = 3;

/** Whether a message asks for a line that was removed, or is to be as before. */
export function asksForLineBack(video: Pick<VideoInChat, 'done'>, text: string, language: Language): boolean {
  return hasDoneLines(video) && readLineBack(text, language) !== null;
}

/**
 * Brings the line back that a message asks for. Where that is not known, says so; null = no line is asked for.
 * @param handleRest answers what else the message says
 */
export function bringLineBack(
  state: ChatState,
  { video, captions, text }: { video: VideoInChat; captions: Caption[]; text: string },
  context: TurnContext,
  handleRest: (state: ChatState, rest: string) => Turn,
): Turn | null {
  const asked = hasDoneLines(video) ? readLineBack(text, state.language) : null;
  if (!asked) return null;
  const found = changedLine(linesOf(video.done ?? [], captions), asked);
  if (!found && (asked.line === null || asked.isRemoved)) return null;
  const turn = found
    ? revert(state, { video, captions, found }, context)
    : say(state, {
        text: fill(context.texts.corrections.noEarlierLine, { line: asked.line ?? 0 }),
        buttons: [[editTextButton(video.videoId, context)]],
      });
  return asked.rest === '' ? turn : andThen(turn, (next) => handleRest(next, asked.rest));
}

function hasDoneLines({ done = [] }: Pick<VideoInChat, 'done'>): boolean {
  return done.some((change) => 'lines' in change);
}

function revert(
  state: ChatState,
  { video, captions, found }: { video: VideoInChat; captions: Caption[]; found: ChangedLine },
  context: TurnContext,
): Turn {
  const done = (video.done ?? []).flatMap((change, at): DoneChange[] => {
    if (at !== found.change || !('lines' in change)) return [change];
    const lines = change.lines.filter((line) => line !== found.line);
    return lines.length > 0 ? [{ lines }] : [];
  });
  const without = changeVideo(state, video.videoId, { done });
  const { line, numbers } = found;
  const text = shorten(line.before, maxQuotedLength);
  const told = fill(context.texts.corrections.lineBack, { line: numbers[1] ?? 0, text });
  return revertCorrections(without, { videoId: video.videoId, captions, lines: [line], told }, context);
}

/** Those that can still be as before, the newest first. */
function linesOf(done: readonly DoneChange[], captions: readonly Caption[]): ChangedLine[] {
  const removed: CorrectedLine[] = [];
  return done.flatMap((change, at) => {
    if (!('lines' in change)) return [];
    removed.push(...change.lines.filter(({ after }) => after === null));
    const gone = [...removed];
    return change.lines.flatMap((line): ChangedLine[] => {
      const isStanding = captions.some(({ startMs, text }) => startMs === line.startMs && text === line.after);
      if (line.after !== null && !isStanding) return [];
      const before = captions.filter(({ startMs }) => startMs < line.startMs).length;
      const goneBefore = gone.filter(({ startMs }) => startMs < line.startMs).length;
      return [{ change: at, line, numbers: [before + goneBefore + 1, before + 1] }];
    });
  });
}

/** A line with a number; without one, the removed line whose words are said, or that was removed last. */
function changedLine(lines: readonly ChangedLine[], { line: number, said, isRemoved }: LineBack): ChangedLine | null {
  const removed = lines.filter(({ line }) => line.after === null);
  if (number === null) return removed.find(({ line }) => sharesWord(line.before, said)) ?? removed[0] ?? null;
  const numbered = (at: number) => (one: ChangedLine) => one.numbers[at] === number;
  return (
    removed.find(numbered(0)) ??
    removed.find(numbered(1)) ??
    (isRemoved ? null : (lines.find((one) => one.line.after !== null && numbered(1)(one)) ?? null))
  );
}

function sharesWord(line: string, said: ReadonlySet<string>): boolean {
  return line.split(/\s+/).some((word) => lettersOf(word).length > minWord && said.has(lettersOf(word)));
}
