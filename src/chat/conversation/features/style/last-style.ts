import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { say, type Turn, type TurnContext } from '../../turn.ts';
import { setStyle, settingsOfTarget, targetOf } from './change-style.ts';
import { showDraft } from './show-style.ts';
import { likeOther } from './style-words.ts';

/** Takes the style settings of the previous video. */
export function applyLastStyle(state: ChatState, video: VideoInChat | undefined, context: TurnContext): Turn {
  const earlier = state.videos.find((other) => other.videoId !== video?.videoId && other.state !== 'failed');
  if (!video || !earlier) return say(state, { text: context.texts.draft.noLastTime });
  const target = targetOf(video);
  const next = setStyle(state, target, likeOther(earlier.settings, settingsOfTarget(state, target)));
  if (next === state) return say(state, { text: context.texts.draft.unchanged });
  return showDraft(next, video.videoId, context.texts.draft.likeLastTime, context);
}
