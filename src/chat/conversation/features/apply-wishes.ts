import type { ChatState, VideoInChat } from '../chat-state.ts';
import { andThen, type Turn, type TurnContext, turnOf } from '../turn.ts';
import { isCorrection, type UnderstoodWords } from '../understood-words.ts';
import { findVideo } from '../videos/videos-in-chat.ts';
import { handleRequest } from './handle-request.ts';
import { settingsOfTarget, targetOf } from './style/change-style.ts';
import { changeWishedStyle, limitsIn } from './style/change-wished-style.ts';
import { readWishes } from './style/style-words.ts';
import { behindUndo, besideUndo, undoFirst } from './style/undo-first.ts';
import { loadForCorrections } from './text/corrections.ts';
import { marksTakenAway } from './text/marks-taken-away.ts';
import { answerTopic, topicsToAnswer } from './topics/answer-topic.ts';

/** First settings, then corrections, then requests. */
export function applyWishes(
  state: ChatState,
  video: VideoInChat | undefined,
  { wishes: understood, notUnderstood }: UnderstoodWords,
  context: TurnContext,
): Turn {
  const wishes = besideUndo(understood);
  const undone = behindUndo(wishes);
  if (undone) {
    const { undo, rest } = undone;
    return andThen(undoFirst(state, undo, video, context), (next) =>
      applyWishes(next, video && findVideo(next, video.videoId), { wishes: rest, notUnderstood }, context),
    );
  }
  const target = targetOf(video);
  const read = readWishes(settingsOfTarget(state, target), wishes);
  const look = changeWishedStyle(state, video, { ...read, notUnderstood, limits: limitsIn(wishes) }, context);
  const corrections = [...wishes.filter(isCorrection), ...marksTakenAway(wishes, video)];
  const topics = topicsToAnswer(wishes);
  const corrected = andThen(look, (next) =>
    corrections.length > 0 ? loadForCorrections(next, video, corrections, context) : turnOf(next),
  );
  // “alright, and line 9 …”: a correction is rendered anyway, and beside an answer “ok” orders nothing where no look waits
  const isRenderedAnyway = corrections.length > 0 || (topics.length > 0 && !video?.draft);
  // “I didn’t get any of that, the letters larger please” needs no page of help
  const isDone = read.choices.length > 0 || corrections.length > 0;
  const requests = read.requests.filter(
    (request) => !(isRenderedAnyway && request === 'render') && !(isDone && request === 'help'),
  );
  const requested = requests.reduce(
    (turn, request) => andThen(turn, (next) => handleRequest(next, request, video, context)),
    corrected,
  );
  const answered = topics.filter(({ topic }) => !(isDone && topic === 'howToBegin'));
  return answered.reduce((turn, wish) => andThen(turn, (next) => answerTopic(next, wish, video, context)), requested);
}
