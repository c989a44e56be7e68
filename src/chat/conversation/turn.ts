import type { Language } from '../../texts/languages.ts';
import type { ChatTexts, Texts } from '../../texts/texts.ts';
import type { ChatState } from './chat-state.ts';
import type { ChatEffect } from './effect.ts';
import type { Message, Reply } from './message.ts';
import type { UnderstoodWords } from './understood-words.ts';
import type { CaptionsInHand } from './words/with-captions/caption-words.ts';

/** What every feature needs to answer an event. */
export interface TurnContext {
  language: Language;
  texts: ChatTexts;
  /** Texts for videos that could not be made. */
  failures: Texts['failures'];
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  understand: UnderstandWords;
  /** A language model can be asked. */
  hasModel: boolean;
  /** Hosts whose pages the operator's program turns into files, see `SOURCE_RESOLVER_COMMAND`. */
  resolverHosts: readonly string[];
  /** For how many days a finished video is kept; absent = it is not known. */
  keptDays?: number | undefined;
}

export type UnderstandWords = (text: string, language: Language, captions?: CaptionsInHand) => UnderstoodWords;

/** The answer to one event: the new state, what to tell the person, and what the service is to do. */
export interface Turn {
  state: ChatState;
  replies: Reply[];
  effects: ChatEffect[];
}

export function turnOf(
  state: ChatState,
  { replies = [], effects = [] }: { replies?: Reply[]; effects?: ChatEffect[] } = {},
): Turn {
  return { state, replies, effects };
}

/** A turn that sends one message. */
export function say(state: ChatState, message: Message, key?: string): Turn {
  return turnOf(state, { replies: [key === undefined ? { kind: 'send', message } : { kind: 'send', message, key }] });
}

/** A turn that changes the message sent under this key. */
export function replace(state: ChatState, key: string, message: Message): Turn {
  return turnOf(state, { replies: [{ kind: 'replace', key, message }] });
}

/** A turn that only asks the service for something. */
export function runEffect(state: ChatState, effect: ChatEffect): Turn {
  return turnOf(state, { effects: [effect] });
}

export function toast(state: ChatState, text: string): Turn {
  return turnOf(state, { replies: [{ kind: 'toast', text }] });
}

/** Continues with the state of the first turn; replies and effects of both are kept in order. */
export function andThen(first: Turn, next: (state: ChatState) => Turn): Turn {
  const second = next(first.state);
  return {
    state: second.state,
    replies: [...first.replies, ...second.replies],
    effects: [...first.effects, ...second.effects],
  };
}
