import { createHash } from 'node:crypto';
import type { RenderPlan } from '../../../engine/render/plan/render-plan.ts';
import { previewAudioRecipe } from '../../../engine/render/preview/preview-audio.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';

export const previewAudioPrefix = 'sounds/';

/** Where a plan's sound is kept as previews have it: by its source, and by what becomes of it. */
export function previewAudioKey({ sourceKey, audio }: Pick<RenderPlan, 'sourceKey' | 'audio'>): string {
  const inputs = JSON.stringify([previewAudioRecipe, audio]);
  const made = createHash('sha256').update(inputs).digest('hex').slice(0, 16);
  return `${previewAudioPrefix}${sourceKey.replace(/^sources\//, '')}.${made}`;
}

/** The list of its parts; written last, it says that the sound is whole. */
export function previewAudioPartsKey(key: string): string {
  return `${key}.json`;
}

/** The source a sound was made of, by the key of the sound or of its list. */
export function sourceKeyOfPreviewAudio(key: string): string {
  return `sources/${key.slice(previewAudioPrefix.length).replace(/\.[^.]+(?:\.json)?$/, '')}`;
}

export async function isPreviewAudioStored(store: ObjectStore, key: string): Promise<boolean> {
  return (await store.head(key)) !== null && (await store.head(previewAudioPartsKey(key))) !== null;
}

export async function deletePreviewAudio(store: ObjectStore, key: string): Promise<void> {
  await store.delete(previewAudioPartsKey(key));
  await store.delete(key);
}
