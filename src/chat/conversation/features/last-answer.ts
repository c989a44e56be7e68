import type { AnswerNote, ChatState } from '../chat-state.ts';
import type { ColorSetting } from '../settings/chat-settings.ts';

/** Keeps what this answer did beside what the one before it did, until the turn ends. */
export function withAnswerNote(state: ChatState, note: AnswerNote): ChatState {
  return { ...state, lastAnswer: [...(state.lastAnswer ?? []), note] };
}

/** Forgets what the answer before this one did; what this one did again stays. */
export function withoutLastAnswer(state: ChatState, before: ChatState): ChatState {
  return withNotes(state, (note) => !before.lastAnswer?.includes(note));
}

/** Whether the last answer saved a look for the next videos. */
export function hasSavedDefault({ lastAnswer = [] }: ChatState): boolean {
  return lastAnswer.some(({ did }) => did === 'save_default');
}

export function withoutSavedDefault(state: ChatState): ChatState {
  return withNotes(state, ({ did }) => did !== 'save_default');
}

/** The part whose colours the last answer showed. */
export function coloredPartOf({ lastAnswer = [] }: ChatState): ColorSetting | undefined {
  const note = lastAnswer.findLast(({ did }) => did === 'show_colors');
  return note?.did === 'show_colors' ? note.part : undefined;
}

export function withoutColoredPart(state: ChatState): ChatState {
  return withNotes(state, ({ did }) => did !== 'show_colors');
}

/** Whether the last answer was about the title of a video. */
export function hasToldTitle({ lastAnswer = [] }: ChatState): boolean {
  return lastAnswer.some(({ did }) => did === 'tell_title');
}

/** Whether the last answer proposed a title for what was wished. */
export function hasOfferedTitle({ lastAnswer = [] }: ChatState): boolean {
  return lastAnswer.some(({ did }) => did === 'offer_title');
}

/** Whether the last answer asked for the words of a title, or told how to write one. */
export function hasAskedForTitle({ lastAnswer = [] }: ChatState): boolean {
  return lastAnswer.some(({ did }) => did === 'ask_title');
}

/** Whether the last answer asked for the emoji of a title. */
export function hasAskedForEmoji({ lastAnswer = [] }: ChatState): boolean {
  return lastAnswer.some(({ did }) => did === 'ask_title_emoji');
}

/** Whether the last answer asked what is to stand in the title, too. */
export function hasAskedForAddition({ lastAnswer = [] }: ChatState): boolean {
  return lastAnswer.some(({ did }) => did === 'ask_title_addition');
}

function withNotes(state: ChatState, isKept: (note: AnswerNote) => boolean): ChatState {
  const { lastAnswer = [], ...rest } = state;
  const kept = lastAnswer.filter(isKept);
  return kept.length > 0 ? { ...rest, lastAnswer: kept } : rest;
}
