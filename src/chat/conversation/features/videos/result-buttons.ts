import { button } from '../../action-code.ts';
import type { VideoInChat } from '../../chat-state.ts';
import type { Button } from '../../message.ts';
import { isSameSettings } from '../../settings/chat-settings.ts';
import type { TurnContext } from '../../turn.ts';
import { sourceOf } from '../../videos/videos-in-chat.ts';

/** The buttons of a finished video. */
export function resultButtons(videoId: string, context: TurnContext): Button[][] {
  const { buttons } = context.texts;
  return [
    [editTextButton(videoId, context), button(buttons.changeLook, { do: 'look', videoId })],
    [button(buttons.saveBrand, { do: 'save_brand', videoId })],
    [button(buttons.srt, { do: 'file', videoId }), button(buttons.remove, { do: 'delete', videoId }, 'danger')],
  ];
}

export function editTextButton(videoId: string, { texts }: TurnContext): Button {
  return button(texts.buttons.editText, { do: 'text', videoId });
}

/** Takes the newest change back. */
export function undoButton(videoId: string, { texts }: TurnContext): Button {
  return button(texts.buttons.undo, { do: 'undo', target: { of: 'video', videoId } });
}

/** Renders the look that waits; none when no look does, or the video has it already. */
export function renderButtons(video: VideoInChat, { texts }: TurnContext): Button[] {
  const { videoId, draft, settings, state } = video;
  if (!draft || draft.ordered || (state === 'processed' && isSameSettings(settings, draft.settings))) return [];
  return [button(texts.buttons.render, { do: 'render', videoId, version: draft.version }, 'primary')];
}

/** Empty when neither the video's link nor its clip is known. */
export function orderAgainButtons(video: VideoInChat, { texts }: TurnContext): Button[][] {
  const { videoId } = video;
  return sourceOf(video) ? [[button(texts.buttons.makeAnew, { do: 'anew', videoId })]] : [];
}
