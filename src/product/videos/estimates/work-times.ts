import type { Connection } from 'mongoose';
import type { Clock } from '../../../infra/clock.ts';
import type { SmallVideoRecord } from '../records/video.model.ts';
import {
  estimateTimeLeft,
  type VideoInWork,
  type WorkKind,
  type WorkModels,
  type WorkStage,
} from './estimate-time-left.ts';
import { modelOf, type WorkTime } from './predict-work-time.ts';
import { createWorkTimeModel } from './work-time.model.ts';

/** What a video took says less about the next ones, the longer ago it was. */
const keptTimes = 100;
/** How old the models may be. */
const freshMs = 30_000;

export type WorkTimes = ReturnType<typeof createWorkTimes>;

/**
 * How long the last hundred videos took in each stage. The documents are as many as there are kinds and stages, ten, and have a hundred
 * pairs of numbers each; they are read once in thirty seconds at most, however many ask.
 */
export function createWorkTimes({ connection, clock }: { connection: Connection; clock: Clock }) {
  const workTimes = createWorkTimeModel(connection);
  let known: { readAt: number; models: Promise<WorkModels> } | null = null;

  async function readModels(): Promise<WorkModels> {
    const records = await workTimes.find().lean();
    const models = records.flatMap(({ _id, times }) => {
      const model = modelOf(times);
      return model ? [[_id as `${WorkKind}:${WorkStage}`, model] as const] : [];
    });
    return new Map(models);
  }

  function freshModels(): Promise<WorkModels> {
    if (known && clock() - known.readAt < freshMs) return known.models;
    const models = readModels();
    known = { readAt: clock(), models };
    models.catch(() => {
      known = null;
    });
    return models;
  }

  return {
    async record({ kind, stage }: { kind: WorkKind; stage: WorkStage }, time: WorkTime): Promise<void> {
      const { tookMs, videoMs } = time;
      const rounded = { tookMs: Math.round(tookMs), videoMs: Math.round(videoMs) };
      await workTimes.updateOne(
        { _id: `${kind}:${stage}` },
        { $push: { times: { $each: [rounded], $slice: -keptTimes } } },
        { upsert: true },
      );
    },
    /** @returns milliseconds; null = nothing can be said, see {@link estimateTimeLeft} */
    async timeLeft(
      video: VideoInWork & Pick<SmallVideoRecord, '_id'>,
      queuePlace: number | null,
    ): Promise<number | null> {
      return estimateTimeLeft(video, { models: await freshModels(), queuePlace, now: clock() });
    },
  };
}
