import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RenderPlan } from '../../../engine/render/plan/render-plan.ts';
import type { WrittenPlan } from '../../../engine/render/plan/write-plan.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { KeyPrefix } from '../../../infra/key-folders.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';
import type { VideoDeps } from '../video-deps.ts';

export const planPrefix = 'plans/' satisfies KeyPrefix;

/** Stores a plan under the hash of its JSON. The plan of an hour is larger than a MongoDB document may be. */
export async function storePlan(store: ObjectStore, { json: bytes, sha256 }: WrittenPlan): Promise<string> {
  const key = `${planPrefix}${sha256}`;
  await store.put(key, Readable.from([bytes]), { contentType: 'application/json' });
  return key;
}

/** For rendering: without `pictureSteps`, and parsed in a thread. null = it has been deleted; it can be made again. */
export async function readPlanToRender(
  { store, tasks }: VideoDeps<'store' | 'tasks'>,
  planKey: string | null,
): Promise<RenderPlan | null> {
  const bytes = await readPlanBytes(store, planKey);
  return bytes && tasks.planToRender(bytes, { owner: 'rendering' });
}

/** The whole plan, parsed in this thread: 0.1 s for four hours of speech. null as above. */
export async function readPlan(store: ObjectStore, planKey: string | null): Promise<RenderPlan | null> {
  const bytes = await readPlanBytes(store, planKey);
  return bytes && (JSON.parse(bytes.toString()) as RenderPlan);
}

/** The same as JSON, for the engine's tasks. */
export async function readPlanBytes(store: ObjectStore, planKey: string | null): Promise<Buffer | null> {
  if (planKey === null) return null;
  try {
    return await buffer(await store.get(planKey));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
