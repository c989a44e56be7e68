import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { ChatState, VideoInChat } from '../../chat-state.ts';
import type { ChatEffect } from '../../effect.ts';
import { isSameSettings, settingChanges } from '../../settings/chat-settings.ts';
import { andThen, say, type Turn, type TurnContext, toast, turnOf } from '../../turn.ts';
import { changeVideo, findVideo } from '../../videos/videos-in-chat.ts';
import { sayGone } from '../standard-answers.ts';
import { sendStatus } from '../videos/status-message.ts';
import { showDraft } from './show-style.ts';

/**
 * Renders a draft. `version` is that of the picture whose button was tapped: the person means what they saw there, and
 * a newer draft is kept. null = the newest.
 */
export function renderDraft(state: ChatState, videoId: string, version: number | null, context: TurnContext): Turn {
  const texts = context.texts.draft;
  const video = findVideo(state, videoId);
  if (!video) return sayGone(state, 'videoUnknown', context);
  if (!video.draft && video.state === 'processing') {
    return version === null ? sendStatus(state, videoId, context) : toast(state, texts.rendering);
  }
  if (!video.draft) return say(state, { text: texts.allRendered });
  const wanted = settingsOfVersion(video, version ?? video.draft.version);
  if (!wanted) return showDraft(state, videoId, texts.olderLook, context);
  const isDraft = isSameSettings(wanted, video.draft.settings);
  if (video.draft.ordered && isDraft) return toast(state, texts.rendering);
  if (isSameSettings(video.settings, wanted)) {
    return video.state === 'processing'
      ? toast(state, texts.rendering)
      : say(state, { text: isDraft ? texts.allRendered : texts.unchanged });
  }
  const next = isDraft ? changeVideo(state, videoId, { draft: { ...video.draft, ordered: true } }) : state;
  return turnOf(next, {
    replies: [{ kind: 'toast', text: texts.rendering }],
    effects: [{ kind: 'edit_video', videoId, ...settingChanges(video.settings, wanted) }],
  });
}

/**
 * “Yes, do it. And …”: the look that waits is rendered, unless a correction takes it along. Where the rest may be one, that is known when
 * it was read with the captions.
 */
export function andRender(turn: Turn, videoId: string, context: TurnContext): Turn {
  const draft = findVideo(turn.state, videoId)?.draft;
  const purposes = turn.effects.flatMap((effect) => (effect.kind === 'load_captions' ? [effect.purpose.kind] : []));
  if (!draft || draft.ordered || purposes.includes('correct')) return turn;
  if (purposes.includes('read')) return { ...turn, effects: turn.effects.map(withOrder) };
  return andThen(turn, (next) => renderDraft(next, videoId, null, context));
}

function withOrder(effect: ChatEffect): ChatEffect {
  if (effect.kind !== 'load_captions' || effect.purpose.kind !== 'read') return effect;
  return { ...effect, purpose: { ...effect.purpose, isOrdered: true } };
}

function settingsOfVersion({ draft }: VideoInChat, version: number): CaptionSettings | undefined {
  if (draft?.version === version) return draft.settings;
  return draft?.history.find((one) => one.version === version)?.settings;
}
