import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import type { RenderPlan } from '../../../engine/render/plan/render-plan.ts';
import type { WrittenPlan } from '../../../engine/render/plan/write-plan.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { ObjectStore } from '../../../infra/storage/object-store.ts';

/** Stores a plan under the hash of its JSON. The plan of an hour is larger than a MongoDB document may be. */
export async function storePlan(store: ObjectStore, { json: bytes, sha256 }: WrittenPlan): Promise<string> {
  const key = `plans/${sha256}`;
  await store.put(key, Readable.from([bytes]), { contentType: 'application/json' });
  return key;
}

/** null = it has been deleted; it can be made again. */
export async function readPlan(store: ObjectStore, planKey: string | null): Promise<RenderPlan | null> {
  if (planKey === null) return null;
  try {
    return (await json(await store.get(planKey))) as RenderPlan;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
