import type { ConversationState, VideoInChat } from '../conversation-state.ts';
import type { TurnContext } from '../talk.ts';
import { say, type Turn } from '../turn.ts';
import { smallTalkIn } from '../words/small-talk-in.ts';

/** Words that ask for nothing: a greeting, thanks, or something that is not understood. */
export function smallTalk(
  state: ConversationState,
  text: string,
  video: VideoInChat | undefined,
  talk: TurnContext,
): Turn {
  const { texts } = talk;
  const kind = smallTalkIn(text, state.language);
  if (kind === 'greeting') return say(state, { text: texts.hello });
  if (kind === 'thanks') return say(state, { text: texts.thanks });
  return say(state, { text: video ? texts.notUnderstoodLook : texts.notUnderstood });
}
