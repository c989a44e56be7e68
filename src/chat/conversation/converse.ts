import { textsOf } from '../../texts/texts-of.ts';
import type { ChatEvent } from './chat-event.ts';
import type { ConversationState } from './conversation-state.ts';
import { obey } from './features/handle-command.ts';
import { noteResult } from './features/handle-effect-result.ts';
import { tap } from './features/handle-tap.ts';
import { hearWords } from './features/handle-text.ts';
import { noteFailed } from './features/videos/explain-failure.ts';
import { orderClip, orderLinks } from './features/videos/order-videos.ts';
import { noteReady } from './features/videos/show-result.ts';
import { noteProgress } from './features/videos/status-message.ts';
import { fitReply } from './fit-reply.ts';
import { findLinks } from './links/find-links.ts';
import type { Talk, UnderstandWords } from './talk.ts';
import { say, type Turn } from './turn.ts';
import { understandWords } from './words/understand-words.ts';

/** `now` is milliseconds since 1970. Never throws, whatever the event; the state given is left as it is. */
export type Converse = (state: ConversationState, event: ChatEvent, now: number) => Turn;

/** The whole dialogue of captioning, apart from any messenger. */
export const converse: Converse = createConverse({ understand: understandWords });

/** The same with another understanding of free words. */
export function createConverse({ understand }: { understand: UnderstandWords }): Converse {
  return (state, event, now) => {
    const { chat: texts, failures } = textsOf(state.language);
    const turn = answer(state, event, { language: state.language, texts, failures, now, understand });
    return { ...turn, replies: turn.replies.map(fitReply) };
  };
}

function answer(state: ConversationState, event: ChatEvent, talk: Talk): Turn {
  const { texts } = talk;
  switch (event.kind) {
    case 'said':
      return hear(state, event, talk);
    case 'tapped':
      return tap(state, event.action, talk);
    case 'commanded':
      return obey(state, event, talk);
    case 'sent_clip':
      return orderClip(state, event, talk);
    case 'sent_clip_too_large':
      return say(state, { text: texts.files.tooLarge(event.sizeBytes, event.limitBytes) });
    case 'sent_something_else':
      return say(state, { text: texts.files[event.what] });
    case 'video_progressed':
      return noteProgress(state, event, talk);
    case 'video_ready':
      return noteReady(state, event, talk);
    case 'video_failed':
      return noteFailed(state, event, talk);
    default:
      return noteResult(state, event, talk);
  }
}

function hear(state: ConversationState, { text, quoted }: { text: string; quoted?: string }, talk: Talk): Turn {
  const found = findLinks(text);
  if (found.links.length > 0 || found.unusable.length > 0) return orderLinks(state, found, talk);
  return hearWords(state, { text, quoted }, talk);
}
