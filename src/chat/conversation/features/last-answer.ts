import type { ChatState } from '../chat-state.ts';

/** Forgets what the answer before this one was about, which only the message right behind it can mean. */
export function withoutLastAnswer(state: ChatState, before: ChatState): ChatState {
  const { savedDefault, coloredPart, ...rest } = state;
  return {
    ...rest,
    ...(savedDefault && !before.savedDefault ? { savedDefault } : {}),
    ...(coloredPart && coloredPart !== before.coloredPart ? { coloredPart } : {}),
  };
}
