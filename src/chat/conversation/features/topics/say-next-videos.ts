import { presetSettings } from '../../../../engine/captions/settings/preset-settings.ts';
import { button } from '../../action-code.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import { isSameSettings } from '../../settings/chat-settings.ts';
import { say, type Turn, type TurnContext } from '../../turn.ts';
import { settingsOfVideo } from '../style/change-style.ts';

/** Whether the next videos get the look of this one: by themselves, or with the button that makes it the default. */
export function sayNextVideos(state: ChatState, video: VideoInChat | undefined, { texts }: TurnContext): Turn {
  const { questions } = texts.topics;
  if (!video) return say(state, { text: questions.nextVideosFirst });
  const look = presetSettings(settingsOfVideo(video));
  const { language: _, ...defaults } = presetSettings(state.defaults);
  if (isSameSettings(look, defaults)) return say(state, { text: questions.nextVideosSame });
  const save = button(texts.buttons.saveDefault, { do: 'save_default', videoId: video.videoId }, 'primary');
  return say(state, { text: questions.nextVideos, buttons: [[save]] });
}
