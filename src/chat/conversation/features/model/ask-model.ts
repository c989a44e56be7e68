import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { runEffect, type Turn, type TurnContext } from '../../turn.ts';
import { writeQuestion } from './write-question.ts';

/** Messages that a model is asked about, in one chat. */
const maxQuestions = { count: 20, withinMs: 3_600_000 };
/** In characters; longer ones are stories. */
const maxLength = 600;

interface NotUnderstood {
  text: string;
  video: VideoInChat | undefined;
  /** The texts of the captions, if the message was read with them. */
  lines?: readonly string[];
  isShown?: boolean;
}

/** Asks the language model what a message means. null = there is none, or it has been asked enough. */
export function askModel(
  state: ChatState,
  { text, video, lines, isShown = false }: NotUnderstood,
  { hasModel, now }: TurnContext,
): Turn | null {
  const before = state.modelAsked;
  const asked = before && now - before.since < maxQuestions.withinMs ? before : { since: now, count: 0 };
  if (!hasModel || text.length > maxLength || asked.count >= maxQuestions.count) return null;
  return runEffect(
    { ...state, modelAsked: { ...asked, count: asked.count + 1 } },
    {
      kind: 'ask_model',
      videoId: video?.videoId ?? null,
      question: writeQuestion(state, { text, video, lines: lines ?? [] }),
      withCaptions: lines !== undefined,
      isShown,
    },
  );
}
