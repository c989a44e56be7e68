import type { Language } from '../../../../texts/languages.ts';
import type { VideoInChat } from '../../chat-state.ts';
import type { Button } from '../../message.ts';
import { type ChoicePage, pageButton } from '../../panel/panel.ts';
import { targetOf } from '../style/change-style.ts';

/** The button to a page of a video, or of the next ones. */
export function pageButtonOf(page: ChoicePage, video: VideoInChat | undefined, language: Language): Button {
  return pageButton({ target: targetOf(video), page: 'home', settings: {}, language }, page);
}
