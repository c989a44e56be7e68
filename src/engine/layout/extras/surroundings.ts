import type { Timed } from '../../captions/caption.ts';
import type { Box } from '../geometry/page-layout.ts';
import { crowded, type FramedShot } from '../placement/caption-places.ts';

/** What a bar or a watermark keeps off: they have one place for the whole video. */
export interface Surroundings {
  /** With their faces, in time order. */
  shots: FramedShot[];
  /** Where captions may stand in a shot. */
  captionsIn(shot: Timed): Box[];
}

/** A long video is shown from its beginning while the rest is not known yet: places are chosen by what both know. */
const judgedMs = 60_000;

/** The beginning of a video, by which the place of something that never moves is chosen. */
export function beginningOf({ shots, captionsIn }: Surroundings): Surroundings {
  const known = shots.filter(({ startMs }) => startMs < judgedMs);
  return { shots: known.length > 0 ? known : [{ startMs: 0, endMs: judgedMs, samples: [] }], captionsIn };
}

/** How much of a box is over text in the shot where most of it is, from 0 to almost 1. */
export function mostCrowded(shots: readonly FramedShot[], box: Box): number {
  return shots.reduce((most, shot) => Math.max(most, crowded(shot, box)), 0);
}
