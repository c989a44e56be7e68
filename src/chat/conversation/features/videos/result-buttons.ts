import { button } from '../../action-code.ts';
import type { VideoInChat } from '../../chat-state.ts';
import type { Button } from '../../message.ts';
import type { TurnContext } from '../../turn.ts';

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

/** Empty when the video's link is not stored. */
export function orderAgainButtons({ videoId, sourceUrl }: VideoInChat, { texts }: TurnContext): Button[][] {
  return sourceUrl ? [[button(texts.buttons.makeAnew, { do: 'anew', videoId })]] : [];
}
