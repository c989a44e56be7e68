import { textsOf } from '../../texts/texts-of.ts';
import type { ChatEvent } from './chat-event.ts';
import type { ConversationState } from './conversation-state.ts';
import { handleCommand } from './features/handle-command.ts';
import { handleEffectResult } from './features/handle-effect-result.ts';
import { handleTap } from './features/handle-tap.ts';
import { handleText } from './features/handle-text.ts';
import { tooLargeText } from './features/too-large-text.ts';
import { handleFailed } from './features/videos/explain-failure.ts';
import { orderClip, orderLinks } from './features/videos/order-videos.ts';
import { handleReady } from './features/videos/show-result.ts';
import { handleProgress } from './features/videos/status-message.ts';
import { fitReply } from './fit-reply.ts';
import { findLinks } from './links/find-links.ts';
import { say, type Turn, type TurnContext, type UnderstandWords } from './turn.ts';
import { understandWords } from './words/understand-words.ts';

/** Pure, and never throws. @param now milliseconds since 1970 */
export type Converse = (state: ConversationState, event: ChatEvent, now: number) => Turn;

/** The whole dialogue, independent of any messenger. */
export const converse: Converse = createConverse({ understand: understandWords });

/** The dialogue with another way to understand free text. */
export function createConverse({ understand }: { understand: UnderstandWords }): Converse {
  return (state, event, now) => {
    const { chat: texts, failures } = textsOf(state.language);
    const turn = answerEvent(state, event, { language: state.language, texts, failures, now, understand });
    return { ...turn, replies: turn.replies.map(fitReply) };
  };
}

function answerEvent(state: ConversationState, event: ChatEvent, context: TurnContext): Turn {
  const { texts } = context;
  switch (event.kind) {
    case 'said':
      return answerText(state, event, context);
    case 'tapped':
      return handleTap(state, event.action, context);
    case 'commanded':
      return handleCommand(state, event, context);
    case 'sent_clip':
      return orderClip(state, event, context);
    case 'sent_clip_too_large':
      return say(state, { text: tooLargeText(event, context) });
    case 'sent_something_else':
      return say(state, { text: texts.files[event.what] });
    case 'video_progressed':
      return handleProgress(state, event, context);
    case 'video_ready':
      return handleReady(state, event, context);
    case 'video_failed':
      return handleFailed(state, event, context);
    default:
      return handleEffectResult(state, event, context);
  }
}

function answerText(
  state: ConversationState,
  { text, quoted }: { text: string; quoted?: string },
  context: TurnContext,
): Turn {
  const found = findLinks(text);
  if (found.links.length > 0 || found.unusable.length > 0) return orderLinks(state, found, context);
  return handleText(state, { text, quoted }, context);
}
