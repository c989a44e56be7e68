import type { StyleTarget } from '../../action.ts';
import { button } from '../../action-code.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { Choice } from '../../settings/choice.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { say, type Turn, type TurnContext } from '../../turn.ts';
import { settingsOfVideo } from '../style/change-style.ts';

const vertical: Extract<Choice, { kind: 'set' }> = { kind: 'set', settings: { resizeForSocialMedia: true } };

/** Whether a video is vertical, or will be, and else the button that makes it so. */
export function sayShape(state: ChatState, video: VideoInChat | undefined, { texts, language }: TurnContext): Turn {
  const { questions, limits } = texts.topics;
  if (!video) return say(state, { text: limits.shape });
  if (settingsOfVideo(video).resizeForSocialMedia || video.upright)
    return say(state, { text: questions.shapeVertical });
  const target: StyleTarget = { of: 'video', videoId: video.videoId };
  const label = describeSettings(vertical.settings, language);
  const make = button(label, { do: 'choose', target, page: 'framing', choice: vertical }, 'primary');
  const text = video.upright === false ? questions.shapeNotVertical : questions.shapeUnknown;
  return say(state, { text, buttons: [[make]] });
}
