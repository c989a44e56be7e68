import { withChanges } from '../../../../engine/captions/settings/preset-settings.ts';
import type { ChatState } from '../../chat-state.ts';
import type { EditEffect } from '../../effect.ts';
import { settingChanges, settingsForChat } from '../../settings/chat-settings.ts';
import { andThen, runEffect, say, type Turn, type TurnContext } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';

/** Orders an edit of words, and with it the look that waits: people expect what they were shown last. */
export function editWithLook(state: ChatState, edit: EditEffect, { texts }: TurnContext): Turn {
  const video = findVideo(state, edit.videoId);
  const draft = video?.draft;
  if (!draft || draft.ordered) return runEffect(state, edit);
  const look = settingChanges(video.settings, draft.settings);
  const settings = settingsForChat(withChanges(draft.settings, edit.settings));
  const isTitleLeft = edit.leaveOpen.includes('title');
  const { title: _, ...untitled } = settings;
  const next = changeVideo(state, edit.videoId, {
    draft: { ...draft, settings: isTitleLeft ? untitled : settings, ordered: true, isWithWords: true },
    pictureDue: undefined,
  });
  return andThen(say(next, { text: texts.draft.takenAlong }), (told) =>
    runEffect(told, {
      ...edit,
      settings: { ...look.settings, ...edit.settings },
      leaveOpen: [...new Set([...look.leaveOpen, ...edit.leaveOpen])],
    }),
  );
}
