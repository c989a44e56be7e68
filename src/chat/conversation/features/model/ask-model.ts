import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { countOneMore } from '../../hourly-limit.ts';
import { runEffect, type Turn, type TurnContext } from '../../turn.ts';
import type { Wish } from '../../understood-words.ts';
import { writeQuestion } from './write-question.ts';

/** Messages of one chat that a model is asked about in an hour. */
const maxQuestions = 20;
/** In characters; longer ones are stories. */
const maxLength = 600;

interface NotUnderstood {
  text: string;
  /** What the rules understood of it. */
  known?: Wish[];
  video: VideoInChat | undefined;
  /** The texts of the captions, if the message was read with them. */
  lines?: readonly string[];
  isShown?: boolean;
}

/** Asks the language model what a message means, or what else it means. null = there is none, or it has been asked enough. */
export function askModel(
  state: ChatState,
  { text, known = [], video, lines, isShown = false }: NotUnderstood,
  { hasModel, now }: TurnContext,
): Turn | null {
  const modelAsked = countOneMore(state.modelAsked, maxQuestions, now);
  if (!hasModel || text.length > maxLength || !modelAsked) return null;
  return runEffect(
    { ...state, modelAsked },
    {
      kind: 'ask_model',
      videoId: video?.videoId ?? null,
      question: writeQuestion(state, { text, video, lines: lines ?? [] }),
      withCaptions: lines !== undefined,
      isShown,
      ...(known.length > 0 ? { known } : {}),
    },
  );
}
