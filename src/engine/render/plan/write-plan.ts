import { createHash } from 'node:crypto';
import type { RenderPlan } from './render-plan.ts';

/** A plan as it is stored: that of an hour has many megabytes, which would take long to copy as objects. */
export interface WrittenPlan {
  /** JSON of a `RenderPlan`. */
  json: Uint8Array;
  sha256: string;
}

export function writePlan(plan: RenderPlan): WrittenPlan {
  const json = new TextEncoder().encode(JSON.stringify(plan));
  return { json, sha256: createHash('sha256').update(json).digest('hex') };
}
