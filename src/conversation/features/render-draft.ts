import type { CaptionSettings } from '../../captions/caption-settings.ts';
import type { ConversationState, VideoInChat } from '../conversation-state.ts';
import { isSameLook, lookChanges } from '../looks/look-setting.ts';
import type { Talk } from '../talk.ts';
import { say, type Turn, toast, turnOf } from '../turn.ts';
import { changeVideo, findVideo } from '../videos/videos-in-chat.ts';
import { sayGone } from './say-gone.ts';
import { showDraft } from './show-look.ts';

/** Has the draft made; `version` is that of the picture whose button was tapped: the person means what they saw there. */
export function renderDraft(state: ConversationState, videoId: string, version: number | null, talk: Talk): Turn {
  const texts = talk.texts.draft;
  const video = findVideo(state, videoId);
  if (!video) return sayGone(state, 'videoUnknown', talk);
  if (!video.draft && video.state === 'processing') return toast(state, texts.rendering);
  if (!video.draft) return say(state, { text: texts.nothingToRender });
  const look = lookOfVersion(video, version ?? video.draft.version);
  if (!look) return showDraft(state, videoId, texts.olderLook, talk);
  if (video.draft.ordered && isSameLook(look, video.draft.settings)) return toast(state, texts.rendering);
  if (isSameLook(look, video.settings)) return say(state, { text: texts.unchanged });
  const ordered = changeVideo(state, videoId, { draft: { ...video.draft, settings: look, ordered: true } });
  return turnOf(ordered, {
    replies: [{ kind: 'toast', text: texts.rendering }],
    commands: [{ kind: 'edit_video', videoId, ...lookChanges(video.settings, look) }],
  });
}

function lookOfVersion({ draft }: VideoInChat, version: number): CaptionSettings | undefined {
  if (draft?.version === version) return draft.settings;
  return draft?.history.find((one) => one.version === version)?.settings;
}
