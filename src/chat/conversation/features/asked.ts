import type { PlainAction } from '../action.ts';
import { readAction } from '../action-code.ts';
import type { AskedInChat, ChatState } from '../chat-state.ts';
import type { Button, Message } from '../message.ts';
import type { Turn } from '../turn.ts';
import { wrongPart } from '../words/go-ahead.ts';
import { readPick } from '../words/read-pick.ts';
import { thanksWithin } from '../words/thanks-within.ts';

/** A question with more buttons is a page to choose from. */
const maxAsked = 6;

/** The button that a text takes of the last question or offer: by its label, its place, or a yes. null = it says something else */
export function answeredAction(state: ChatState, text: string): string | null {
  const { asked, language } = state;
  if (!asked || (asked.isOffer && thanksWithin(text, language))) return null;
  const [first] = asked.buttons;
  const pick = readPick(
    text,
    asked.buttons.map(({ label }) => label),
    { language, mayOrder: asked.isYes === true && first !== undefined && !turnsOff(state, first.action) },
  );
  if (pick === null) return buttonOfPart(asked, wrongPart(text, language));
  if (pick === 'yes') return asked.isYes ? (first?.action ?? null) : null;
  return asked.buttons[pick]?.action ?? null;
}

/** “Turn them on” is no yes to what turns them off. */
function turnsOff({ unclear }: ChatState, code: string): boolean {
  const action = readAction(code);
  const choice = action?.do === 'choose' ? action.choice : action?.do === 'guess' && unclear?.guesses[action.index];
  return choice && choice.kind === 'set' ? Object.values(choice.settings).includes(false) : false;
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

/** Remembers the question that a turn ends with, or what its last message offers, so that it can be answered in words. */
export function rememberAsked(turn: Turn): Turn {
  const sent = turn.replies.flatMap((reply) => (reply.kind === 'send' ? [reply.message] : []));
  const last = sent.at(-1);
  if (!last) return turn;
  const question = sent.filter(isQuestion).at(-1);
  const asked = question ? askedBy(question) : offeredBy(last);
  if (asked) return { ...turn, state: { ...turn.state, asked } };
  return turn.state.asked?.isOffer ? { ...turn, state: withoutAsked(turn.state) } : turn;
}

/** Below the question, what its buttons stand for may be told whole. */
function isQuestion({ text, buttons = [] }: Message): boolean {
  const labels = new Set(buttons.flat().map(({ label }) => label));
  const lines = text.trimEnd().split('\n');
  while (lines.length > 1 && labels.has(lines.at(-1) ?? '')) lines.pop();
  return lines.at(-1)?.trimEnd().endsWith('?') === true;
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

/** A message that asks nothing offers what its first button does, if that stands out, or the one page that it opens. */
function offeredBy(message: Message): AskedInChat | null {
  const asked = message.media ? null : askedBy(message);
  const [first, ...others] = asked?.buttons ?? [];
  if (!first) return null;
  const [button] = message.buttons?.flat() ?? [];
  const isPrimary = button !== undefined && 'tone' in button && button.tone === 'primary';
  const isPage = others.length === 0 && readAction(first.action)?.do === 'turn_page';
  return isPrimary || isPage ? { buttons: [first], isYes: true, isOffer: true } : null;
}

/** Also what belongs to an account, and so to other places. */
const onlyTapped: ReadonlySet<string> = new Set<PlainAction>([
  'link',
  'bring_along',
  'unlink_now',
  'delete_data_now',
  'delete_account_now',
]);

function isDanger(button: Button): boolean {
  if ('tone' in button && button.tone === 'danger') return true;
  return 'action' in button && onlyTapped.has(readAction(button.action)?.do ?? '');
}
