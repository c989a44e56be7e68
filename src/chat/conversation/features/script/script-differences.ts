import type { Caption, CaptionInput } from '../../../../engine/captions/caption.ts';
import { applyDifference, type ScriptDifference } from '../../../../engine/captions/script/apply-difference.ts';
import { fill } from '../../../../texts/fill.ts';
import { button } from '../../action-code.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { CorrectedLine } from '../../corrections/correct-captions.ts';
import type { Button } from '../../message.ts';
import { andThen, runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import { withDoneWords } from '../../videos/done-changes.ts';
import { shorten } from '../../videos/video-name.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { sayGone } from '../standard-answers.ts';
import { editWithLook } from '../style/waiting-look.ts';

/** Length of a text that is quoted under a video. */
const maxQuoted = 80;
const maxOnButton = 20;

type ScriptOfReady = NonNullable<EventOf<'video_ready'>['script']>;

/** What is still to be decided about a video's script: of an earlier version, what nobody tapped. */
export function openDifferences(known: VideoInChat | undefined, script: ScriptOfReady): DifferenceInChat[] {
  return known?.differences ?? script.differences;
}

export type DifferenceInChat = ScriptDifference & { isDone?: true };

/** How much of the script was said, and the first things that differ. */
export function textOfScript(
  { matched }: ScriptOfReady,
  differences: readonly DifferenceInChat[],
  { texts: { script } }: TurnContext,
): string {
  const lines = differences
    .filter(({ isDone }) => !isDone)
    .map(({ kind, text }) => fill(script[kind], { text: shorten(text, maxQuoted) }));
  return [fill(script.matched, { percent: Math.round(100 * matched) }), ...lines].join('\n');
}

/** A row for each difference. */
export function buttonsOfScript(
  videoId: string,
  differences: readonly DifferenceInChat[],
  { texts: { buttons } }: TurnContext,
): Button[][] {
  return differences.flatMap((difference, index) => {
    if (difference.isDone) return [];
    const label = difference.kind === 'added' ? buttons.takeOut : buttons.putIn;
    const action = { do: 'differ' as const, videoId, index, atMs: placeOf(difference) };
    return [[button(fill(label, { text: shorten(difference.text, maxOnButton) }), action)]];
  });
}

function placeOf(difference: ScriptDifference): number {
  return difference.kind === 'added' ? difference.startMs : difference.afterMs;
}

/** Loads the captions, which are changed once they are loaded. */
export function tapDifference(
  state: ChatState,
  { videoId, index, atMs }: { videoId: string; index: number; atMs: number },
  context: TurnContext,
): Turn {
  const differences = findVideo(state, videoId)?.differences;
  const difference = differences?.[index];
  if (!difference || difference.isDone || placeOf(difference) !== atMs) return sayGone(state, 'oldButton', context);
  const marked = differences.map((one, at) => (at === index ? { ...one, isDone: true as const } : one));
  const next = changeVideo(state, videoId, { differences: marked });
  return runEffect(next, { kind: 'load_captions', videoId, purpose: { kind: 'differ', difference } });
}

/** Takes what was added out of the captions, or puts what is missing in. */
export function changeByDifference(
  state: ChatState,
  { videoId, captions, difference }: { videoId: string; captions: Caption[]; difference: ScriptDifference },
  context: TurnContext,
): Turn {
  const { texts } = context;
  const changed = applyDifference(captions, difference);
  if (changed === captions) return say(state, { text: texts.script.changedSince });
  const text = fill(difference.kind === 'added' ? texts.script.takenOut : texts.script.putIn, {
    text: shorten(difference.text, maxQuoted),
  });
  const video = findVideo(state, videoId);
  const next = changeVideo(state, videoId, {
    done: video && withDoneWords(video, correctedLines(captions, changed)),
  });
  const edit = { kind: 'edit_video' as const, videoId, settings: {}, leaveOpen: [], captions: changed.map(inputOf) };
  return andThen(say(next, { text }), (told) => editWithLook(told, edit, context));
}

function inputOf({ startMs, endMs, emoji, words }: Caption): CaptionInput {
  return { startMs, endMs, text: textOf(words), ...(emoji ? { emoji } : {}), words };
}

/** What «undo» restores. */
function correctedLines(before: Caption[], after: Caption[]): CorrectedLine[] {
  const lines = before.flatMap((caption): CorrectedLine[] => {
    if (after.includes(caption)) return [];
    const same = after.find(({ words }) => words.some((word) => caption.words.includes(word)));
    const { startMs, endMs, text, emoji } = caption;
    const place = same ? { startMs: same.startMs, endMs: same.endMs } : { startMs, endMs };
    return [{ ...place, before: text, ...(emoji ? { emoji } : {}), after: same ? textOf(same.words) : null }];
  });
  return lines;
}

function textOf(words: Caption['words']): string {
  return words.map(({ text }) => text).join(' ');
}
