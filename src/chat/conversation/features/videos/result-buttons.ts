import { writeAction } from '../../action-code.ts';
import type { VideoInChat } from '../../conversation-state.ts';
import type { Button } from '../../message.ts';
import type { TurnContext } from '../../talk.ts';

/** What can be done with a finished video. */
export function resultButtons(videoId: string, talk: TurnContext): Button[][] {
  const { buttons } = talk.texts;
  return [
    [editTextButton(videoId, talk), { label: buttons.changeLook, action: writeAction({ do: 'look', videoId }) }],
    [
      { label: buttons.srt, action: writeAction({ do: 'file', videoId }) },
      { label: buttons.remove, action: writeAction({ do: 'delete', videoId }), tone: 'danger' },
    ],
  ];
}

export function editTextButton(videoId: string, { texts }: TurnContext): Button {
  return { label: texts.buttons.editText, action: writeAction({ do: 'text', videoId }) };
}

/** Only where the link is remembered. */
export function anewButtons({ videoId, sourceUrl }: VideoInChat, { texts }: TurnContext): Button[][] {
  return sourceUrl ? [[{ label: texts.buttons.makeAnew, action: writeAction({ do: 'anew', videoId }) }]] : [];
}

/** The way to everything that is not at hand any more. */
export function videosButton({ texts }: TurnContext): Button {
  return { label: texts.buttons.myVideos, action: writeAction({ do: 'videos' }) };
}
