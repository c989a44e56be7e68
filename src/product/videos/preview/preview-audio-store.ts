import { createHash } from 'node:crypto';
import type { RenderPlan } from '../../../engine/render/plan/render-plan.ts';
import { previewAudioRecipe } from '../../../engine/render/preview/preview-audio.ts';
import type { KeyPrefix } from '../../../infra/key-folders.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';

const previewAudioPrefix = 'sounds/' satisfies KeyPrefix;

/**
 * The key of a plan's audio as encoded for previews; it depends on the source and on the audio plan.
 * @param untilMs for that of the beginning alone
 */
export function previewAudioKey(
  { sourceKey, audio }: Pick<RenderPlan, 'sourceKey' | 'audio'>,
  untilMs?: number,
): string {
  const inputs = JSON.stringify([previewAudioRecipe, audio, ...(untilMs === undefined ? [] : [untilMs])]);
  const hash = createHash('sha256').update(inputs).digest('hex').slice(0, 16);
  return `${previewAudioPrefix}${sourceKey.replace(/^sources\//, '')}.${hash}`;
}

/** The key of the list of its parts. The list is written last, so its existence means that the audio is complete. */
export function previewAudioPartsKey(key: string): string {
  return `${key}.json`;
}

export async function isPreviewAudioStored(store: ObjectStore, key: string): Promise<boolean> {
  return (await store.head(key)) !== null && (await store.head(previewAudioPartsKey(key))) !== null;
}

export async function deletePreviewAudio(store: ObjectStore, key: string): Promise<void> {
  await store.delete(previewAudioPartsKey(key));
  await store.delete(key);
}
