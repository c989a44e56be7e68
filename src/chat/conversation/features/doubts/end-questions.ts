import type { CaptionsPurpose } from '../../chat-event.ts';
import type { ChatState, DoubtQuestions } from '../../chat-state.ts';
import type { ChatEffect, EditEffect } from '../../effect.ts';
import { andThen, runEffect, say, type Turn, type TurnContext, turnOf } from '../../turn.ts';
import { findVideo } from '../../videos/videos-in-chat.ts';
import { lookForDueDoubts } from './look-for-doubts.ts';
import { answersIn, withoutQuestions } from './questions.ts';

/**
 * The person goes on to something else. What was answered so far is corrected. Questions without any answer stay open,
 * but the next message is no answer any more.
 */
export function leaveQuestions(state: ChatState, { texts }: TurnContext): Turn {
  const { questions } = state;
  if (!questions) return turnOf(state);
  const { isTyping: _, ...open } = questions;
  if (answersIn(questions).length === 0) return turnOf({ ...state, questions: open });
  return andThen(say(state, { text: texts.doubts.correcting }), (next) => correctAnswers(next, questions));
}

/** Ends the questions, and makes the corrections in one edit. */
export function correctAnswers(state: ChatState, questions: DoubtQuestions): Turn {
  const { videoId } = questions;
  const answers = answersIn(questions);
  const ended = withoutQuestions(state);
  if (answers.length === 0) return lookForDueDoubts(ended);
  const corrected = runEffect(ended, loadToCorrect(videoId, { kind: 'correct', wishes: [], answers }));
  return andThen(corrected, lookForDueDoubts);
}

/**
 * Ends questions about captions that this turn changes otherwise, and those that a new video takes the place of. One edit
 * makes the turn's changes and the corrections that were answered.
 */
export function endQuestions(turn: Turn): Turn {
  const joined = { ...turn, effects: joinEdits(turn.effects) };
  const { questions } = joined.state;
  if (!questions) return joined;
  const { videoId, revision } = questions;
  const ended = withoutQuestions(joined.state);
  const video = findVideo(ended, videoId);
  if (!video || video.revision !== revision) return { ...joined, state: ended };
  const { effects } = joined;
  const isChanged = effects.some(
    (effect) => 'videoId' in effect && effect.videoId === videoId && changesCaptions(effect),
  );
  if (!isChanged && !effects.some(({ kind }) => kind === 'create_video')) return joined;
  const answers = answersIn(questions);
  const correcting = loadToCorrect(videoId, { kind: 'correct', wishes: [], answers });
  return { ...joined, state: ended, effects: answers.length > 0 ? joinEdits([correcting, ...effects]) : effects };
}

function changesCaptions(effect: ChatEffect): boolean {
  return effect.kind === 'edit_video' || isCorrecting(effect);
}

type CorrectPurpose = Extract<CaptionsPurpose, { kind: 'correct' }>;

function loadToCorrect(videoId: string, purpose: CorrectPurpose): Extract<ChatEffect, { kind: 'load_captions' }> {
  return { kind: 'load_captions', videoId, purpose };
}

/**
 * Edits of one turn would all start from the captions before it, and the last one would win: so what was answered is
 * corrected together with other corrections of the video, and with its change of style.
 */
function joinEdits(effects: readonly ChatEffect[]): ChatEffect[] {
  const first = effects.find((effect) => isCorrecting(effect) && effect.purpose.answers);
  if (!first || !isCorrecting(first)) return [...effects];
  const reading = effects.find((effect) => isReading(effect) && effect.videoId === first.videoId);
  // what the message asks for is known once it is read
  if (reading && isReading(reading)) {
    const purpose = { ...reading.purpose, answers: first.purpose.answers ?? [] };
    return effects.flatMap((effect) =>
      effect === first ? [] : [effect === reading ? { ...reading, purpose } : effect],
    );
  }
  let { purpose } = first;
  const others = effects.filter((effect) => {
    if (effect === first) return false;
    if (!('videoId' in effect) || effect.videoId !== first.videoId) return true;
    if (isCorrecting(effect)) purpose = { ...purpose, wishes: [...purpose.wishes, ...effect.purpose.wishes] };
    else if (effect.kind === 'edit_video' && !effect.captions) purpose = { ...purpose, style: styleOf(effect) };
    else return true;
    return false;
  });
  return [{ ...first, purpose }, ...others];
}

interface Correcting {
  kind: 'load_captions';
  videoId: string;
  purpose: CorrectPurpose;
}

function isCorrecting(effect: ChatEffect): effect is Correcting {
  return effect.kind === 'load_captions' && effect.purpose.kind === 'correct';
}

interface ReadingEffect {
  kind: 'load_captions';
  videoId: string;
  purpose: Extract<CaptionsPurpose, { kind: 'read' }>;
}

function isReading(effect: ChatEffect): effect is ReadingEffect {
  return effect.kind === 'load_captions' && effect.purpose.kind === 'read';
}

function styleOf({ settings, leaveOpen }: EditEffect) {
  return { settings, leaveOpen };
}
