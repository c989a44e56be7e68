import { writeAction } from '../../action-code.ts';
import type { VideoInChat } from '../../conversation-state.ts';
import type { Button } from '../../message.ts';
import type { TurnContext } from '../../turn.ts';

/** The buttons of a finished video. */
export function resultButtons(videoId: string, context: TurnContext): Button[][] {
  const { buttons } = context.texts;
  return [
    [editTextButton(videoId, context), { label: buttons.changeLook, action: writeAction({ do: 'look', videoId }) }],
    [
      { label: buttons.srt, action: writeAction({ do: 'file', videoId }) },
      { label: buttons.remove, action: writeAction({ do: 'delete', videoId }), tone: 'danger' },
    ],
  ];
}

export function editTextButton(videoId: string, { texts }: TurnContext): Button {
  return { label: texts.buttons.editText, action: writeAction({ do: 'text', videoId }) };
}

/** Empty when the video's link is not stored. */
export function orderAgainButtons({ videoId, sourceUrl }: VideoInChat, { texts }: TurnContext): Button[][] {
  return sourceUrl ? [[{ label: texts.buttons.makeAnew, action: writeAction({ do: 'anew', videoId }) }]] : [];
}
