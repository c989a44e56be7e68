import type { Reply } from '../../../src/chat/conversation/message.ts';
import type { ChatTexts } from '../../../src/texts/texts.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import type { Sentence } from './answer-labels.ts';
import type { Happened } from './bench-conversation.ts';
import { changesOf } from './changes.ts';

/** What a message led to, as a person sees it. */
export interface Sight extends Happened {
  changes: string[];
  /** Texts of messages and toasts, in order. */
  told: string[];
  texts: ChatTexts;
}

export function look(happened: Happened): Sight {
  const { chat: texts } = textsOf(happened.after.state.language);
  return { ...happened, changes: changesOf(happened), told: happened.replies.map(textOf), texts };
}

function textOf(reply: Reply): string {
  return reply.kind === 'toast' ? reply.text : reply.message.text;
}

/** Whether one of the sentences was said. */
export function says({ told }: Pick<Sight, 'told'>, sentences: readonly Sentence[]): boolean {
  const patterns = sentences.flatMap(formsOf).map(patternOf);
  return patterns.some((pattern) => told.some((text) => pattern.test(text)));
}

function formsOf(sentence: Sentence): string[] {
  return typeof sentence === 'string' ? [sentence] : Object.values(sentence).filter((form) => form !== undefined);
}

const patterns = new Map<string, RegExp>();

function patternOf(form: string): RegExp {
  const known = patterns.get(form);
  if (known) return known;
  const pieces = form.split(/\{\w+\}/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(pieces.join('[^]*'));
  patterns.set(form, pattern);
  return pattern;
}

/** The actions of the buttons that were shown. */
export function actionsOf({ replies }: Pick<Sight, 'replies'>): string[] {
  const messages = replies.flatMap((reply) => (reply.kind === 'toast' ? [] : [reply.message]));
  const buttons = messages.flatMap(({ buttons = [] }) => buttons.flat());
  return buttons.flatMap((button) => ('action' in button ? [button.action] : []));
}
