import type { DoubtAnswer } from '../../chat-event.ts';
import type { AskedDoubt, ChatState, DoubtQuestions } from '../../chat-state.ts';

/** The message in which the questions about a video are asked. */
export function questionKey(videoId: string): string {
  return `doubts:${videoId}`;
}

export function openQuestion({ asked, at }: DoubtQuestions): AskedDoubt | undefined {
  return asked[at];
}

/** The corrections among the answers so far. */
export function answersIn({ asked }: DoubtQuestions): DoubtAnswer[] {
  return asked.flatMap(({ text, isUnusual, right }) => (right === undefined ? [] : [{ text, isUnusual, right }]));
}

export function withoutQuestions(state: ChatState): ChatState {
  const { questions: _, ...rest } = state;
  return rest;
}

/** @param right undefined = it was heard right */
export function withAnswer(questions: DoubtQuestions, at: number, right: string | undefined): DoubtQuestions {
  const asked = questions.asked.map((one, index) => {
    if (index !== at) return one;
    const { right: _, ...doubt } = one;
    return right === undefined || right === one.text ? doubt : { ...doubt, right };
  });
  const { isTyping: _, ...rest } = questions;
  return { ...rest, asked };
}
