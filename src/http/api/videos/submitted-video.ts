import type { WantedSettings } from '../../../engine/captions/settings/preset-settings.ts';
import { toWantedSettings } from '../../../engine/captions/settings/setting-fields.ts';
import type { Values } from '../../../infra/validation/field.ts';
import type { CreateVideoInput } from '../../../product/videos/actions/create-video.ts';
import type { EditVideoInput } from '../../../product/videos/actions/edit-video.ts';
import type { createFields, editFields } from './video-fields.ts';

/** A new video as the product takes it, from the fields of a call. */
export function newVideoOf(ownerId: number, values: Values<typeof createFields>): CreateVideoInput {
  const { video_url: videoUrl, callback: callbackUrl, captions, ...settings } = values;
  return { ownerId, videoUrl, settings: toWantedSettings(settings), usesDefaultPreset: true, captions, callbackUrl };
}

/** An edit as the product takes it, from the fields of a call. */
export function editedVideoOf(ownerId: number, values: Values<typeof editFields>): EditVideoInput {
  const { video_id: videoId, callback: callbackUrl, captions, ...settings } = values;
  return { ownerId, videoId, ...changesOf(toWantedSettings(settings)), captions, callbackUrl };
}

/** An empty script, title or watermark removes the one before. */
function changesOf(settings: WantedSettings): Pick<EditVideoInput, 'settings' | 'resetSettings'> {
  const removed = removable.filter((key) => isEmpty(settings[key]));
  if (removed.length === 0) return { settings };
  return {
    settings: { ...settings, ...Object.fromEntries(removed.map((key) => [key, undefined])) },
    resetSettings: removed,
  };
}

const removable = ['script', 'title', 'watermark'] as const;

function isEmpty(value: WantedSettings[(typeof removable)[number]]): boolean {
  return value === '' || (typeof value === 'object' && Object.values(value).every((part) => part === ''));
}
