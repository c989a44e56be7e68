import type { EventReceiver } from './event-receiver.ts';
import type { AcceptedVideo } from './fill-queue.ts';

export type Fairness = ReturnType<typeof measureFairness>;

interface FairnessInput {
  accepted: ReadonlyMap<string, AcceptedVideo>;
  events: EventReceiver['events'];
  /** When the workers began, in milliseconds of `performance.now()`: nothing could be served before. */
  startedMs: number;
  endedMs: number;
}

/**
 * How long people waited. Accounts take turns in the queue of each stage, the first video of each before all second ones.
 * `overtaken` counts the second and later videos, of anybody, that ended before the one video of a person: those that were in
 * work beside it, and those of accounts that had nothing else in a later queue.
 */
export function measureFairness({ accepted, events, startedMs, endedMs }: FairnessInput) {
  const laterEnds = [...accepted].flatMap(([id, { place }]) => (place > 0 ? (events.get(id)?.atMs ?? []) : []));
  const ones = [...accepted].filter(([, { isOnly }]) => isOnly).map(([id]) => events.get(id)?.atMs ?? null);
  const waits = ones.map((atMs) => (atMs ?? endedMs) - startedMs);
  const overtaken = ones.map((atMs) => laterEnds.filter((endMs) => endMs < (atMs ?? endedMs)).length);
  const seconds = (ms: number) => Math.round(ms / 100) / 10;
  return {
    peopleWithOne: ones.length,
    served: ones.filter((atMs) => atMs !== null).length,
    /** With some not served yet: until the end of the run. */
    worstWaitSeconds: seconds(Math.max(...waits)),
    overtaken: Math.max(...overtaken),
    ofTheFirstPerson: [...accepted].filter(([id, { person }]) => person === 0 && events.has(id)).length,
  };
}
