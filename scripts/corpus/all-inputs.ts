import type { HardInput } from './hard-input.ts';
import { audio } from './inputs/audio.ts';
import { coloursAndShapes } from './inputs/colours-and-shapes.ts';
import { containers } from './inputs/containers.ts';
import { joins } from './inputs/joins.ts';
import { longClips } from './inputs/long-clips.ts';
import { quality } from './inputs/quality.ts';
import { refusals } from './inputs/refusals.ts';
import { streams } from './inputs/streams.ts';
import { times } from './inputs/times.ts';

/** Every hard input, in the order of docs/hard-inputs.md. */
export const allInputs: HardInput[] = [
  ...containers,
  ...audio,
  ...longClips,
  ...times,
  ...joins,
  ...coloursAndShapes,
  ...streams,
  ...quality,
  ...refusals,
];
