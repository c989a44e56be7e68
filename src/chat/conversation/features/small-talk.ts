import type { ConversationState, VideoInChat } from '../conversation-state.ts';
import { say, type Turn, type TurnContext } from '../turn.ts';
import { smallTalkIn } from '../words/small-talk-in.ts';

/** Answers text that contains no wish: a greeting, thanks, or something that is not understood. */
export function smallTalk(
  state: ConversationState,
  text: string,
  video: VideoInChat | undefined,
  context: TurnContext,
): Turn {
  const { texts } = context;
  const kind = smallTalkIn(text, state.language);
  if (kind === 'greeting') return say(state, { text: texts.hello });
  if (kind === 'thanks') return say(state, { text: texts.thanks });
  return say(state, { text: video ? texts.notUnderstoodLook : texts.notUnderstood });
}
