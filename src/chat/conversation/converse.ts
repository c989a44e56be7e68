import { textsOf } from '../../texts/texts-of.ts';
import type { ChatEvent } from './chat-event.ts';
import type { ConversationState } from './conversation-state.ts';
import { handleCommand } from './features/handle-command.ts';
import { handleEffectResult } from './features/handle-effect-result.ts';
import { handleTap } from './features/handle-tap.ts';
import { handleText } from './features/handle-text.ts';
import { tooLarge } from './features/too-large.ts';
import { handleFailed } from './features/videos/explain-failure.ts';
import { orderClip, orderLinks } from './features/videos/order-videos.ts';
import { handleReady } from './features/videos/show-result.ts';
import { handleProgress } from './features/videos/status-message.ts';
import { fitReply } from './fit-reply.ts';
import { findLinks } from './links/find-links.ts';
import type { TurnContext, UnderstandWords } from './talk.ts';
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

function answer(state: ConversationState, event: ChatEvent, talk: TurnContext): Turn {
  const { texts } = talk;
  switch (event.kind) {
    case 'said':
      return hear(state, event, talk);
    case 'tapped':
      return handleTap(state, event.action, talk);
    case 'commanded':
      return handleCommand(state, event, talk);
    case 'sent_clip':
      return orderClip(state, event, talk);
    case 'sent_clip_too_large':
      return say(state, { text: tooLarge(event, talk) });
    case 'sent_something_else':
      return say(state, { text: texts.files[event.what] });
    case 'video_progressed':
      return handleProgress(state, event, talk);
    case 'video_ready':
      return handleReady(state, event, talk);
    case 'video_failed':
      return handleFailed(state, event, talk);
    default:
      return handleEffectResult(state, event, talk);
  }
}

function hear(state: ConversationState, { text, quoted }: { text: string; quoted?: string }, talk: TurnContext): Turn {
  const found = findLinks(text);
  if (found.links.length > 0 || found.unusable.length > 0) return orderLinks(state, found, talk);
  return handleText(state, { text, quoted }, talk);
}
