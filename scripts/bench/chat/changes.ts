import type { ChatEffect } from '../../../src/chat/conversation/effect.ts';
import type { Caption } from '../../../src/engine/captions/caption.ts';
import type { CaptionSettings, SettingKey } from '../../../src/engine/captions/settings/caption-settings.ts';
import type { Happened, Scene } from './bench-conversation.ts';

/** Whose settings or text: a video, or the person's next videos. */
export type Target = string;
export const nextVideos: Target = 'next videos';

/**
 * Everything that was changed or begun, one string each, such as `video1 fontColor`, `video1 text` or `cancel_video`. An outcome must
 * explain all of it.
 */
export function changesOf({ before, after, effects }: Happened): string[] {
  const videoIds = Object.keys(after.videos);
  const changed = [nextVideos, ...videoIds].flatMap((target) =>
    changedKeys(settingsOf(before, target), settingsOf(after, target)).map((key) => `${target} ${key}`),
  );
  const rewritten = videoIds.flatMap((videoId) => {
    const [was, is] = [before.videos[videoId]?.captions, after.videos[videoId]?.captions ?? []];
    if (!was) return [];
    return [
      textOf(was) === textOf(is) ? '' : `${videoId} text`,
      marksOf(was).join() === marksOf(is).join() ? '' : `${videoId} marks`,
    ].filter(Boolean);
  });
  return [...changed, ...rewritten, ...effects.flatMap(changeOfEffect)];
}

/** Effects that only ask for something change nothing. Where settings or text differ, the effect behind that is not counted again. */
function changeOfEffect(effect: ChatEffect): string[] {
  switch (effect.kind) {
    case 'cancel_video':
    case 'delete_video':
    case 'resend_video':
      return [`${effect.videoId} ${effect.kind}`];
    case 'save_language':
      return [`save_language ${effect.language}`];
    case 'create_video':
    case 'save_preset':
    case 'save_spellings':
    case 'save_delivery':
    case 'use_link_code':
    case 'unlink':
    case 'bring_along':
    case 'delete_data':
      return [effect.kind];
    default:
      return [];
  }
}

/** As the person would see them: with a draft that is not rendered yet. A new video begins with those of the next videos. */
export function settingsOf({ state, videos }: Scene, target: Target): CaptionSettings {
  const video = state.videos.find(({ videoId }) => videoId === target);
  const title = target === nextVideos || !video ? state.nextTitle : titleOf(videos[target]?.settings.title);
  const chosen = video ? (video.draft?.settings ?? video.settings) : { ...state.defaults, ...state.nextLook };
  return title ? { ...chosen, title: { text: title } } : chosen;
}

function titleOf(title: CaptionSettings['title']): string | undefined {
  return typeof title === 'object' ? title.text : undefined;
}

function changedKeys(from: CaptionSettings, to: CaptionSettings): SettingKey[] {
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])] as SettingKey[];
  return keys.filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]));
}

function textOf(captions: readonly Caption[]): string {
  return captions.map(({ text }) => text).join('\n');
}

/** The words that somebody marked, and those that are to stand out no more. */
export function marksOf(captions: readonly Caption[], on: boolean | null = null): string[] {
  const words = captions.flatMap(({ words }) => words);
  return words
    .filter(({ emphasis }) => emphasis !== undefined && emphasis === (on ?? emphasis))
    .map(({ text }) => text);
}
