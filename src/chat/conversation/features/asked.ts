import { readAction } from '../action-code.ts';
import type { AskedInChat, ChatState } from '../chat-state.ts';
import type { Button, Message, Reply } from '../message.ts';
import type { Turn } from '../turn.ts';
import { wrongPart } from '../words/go-ahead.ts';
import { readPick } from '../words/read-pick.ts';

/** A question with more buttons is a page to choose from. */
const maxAsked = 6;

/** The button that a text answers the last question with: by its label, its place, or a yes. null = it says something else */
export function answeredAction({ asked, language }: ChatState, text: string): string | null {
  if (!asked) return null;
  const pick = readPick(
    text,
    asked.buttons.map(({ label }) => label),
    language,
  );
  if (pick === null) return buttonOfPart(asked, wrongPart(text, language));
  if (pick === 'yes') return asked.isYes ? (asked.buttons[0]?.action ?? null) : null;
  return asked.buttons[pick]?.action ?? null;
}

/** “The words”, where it was asked what is wrong: the button that opens them. */
function buttonOfPart({ buttons }: AskedInChat, part: 'words' | 'look' | null): string | null {
  const opens = { words: 'text', look: 'look' } as const;
  const actions = buttons.map(({ action }) => readAction(action)?.do);
  const isAsked = actions.includes(opens.words) && actions.includes(opens.look);
  return isAsked && part ? (buttons[actions.indexOf(opens[part])]?.action ?? null) : null;
}

export function withoutAsked(state: ChatState): ChatState {
  const { asked: _, ...rest } = state;
  return rest;
}

/** Remembers the question that a turn ends with, so that it can be answered in words. */
export function rememberAsked(turn: Turn): Turn {
  const message = turn.replies.flatMap(questionIn).at(-1);
  const asked = message && askedBy(message);
  return asked ? { ...turn, state: { ...turn.state, asked } } : turn;
}

function questionIn(reply: Reply): Message[] {
  return reply.kind === 'send' && reply.message.text.trimEnd().endsWith('?') ? [reply.message] : [];
}

/** What a red button does (delete, unlink, stop) is only done by a tap. */
function askedBy({ buttons = [] }: Message): AskedInChat | null {
  const all = buttons.flat();
  const [first] = all;
  if (!first || all.length > maxAsked || all.some(isDanger)) return null;
  const isYes = all.length === 1 || ('tone' in first && first.tone === 'primary');
  const known = all.flatMap((button) => ('action' in button ? [{ label: button.label, action: button.action }] : []));
  return known.length === all.length ? { buttons: known, ...(isYes ? { isYes } : {}) } : null;
}

function isDanger(button: Button): boolean {
  return 'tone' in button && button.tone === 'danger';
}
