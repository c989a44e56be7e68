import { round } from '../measure.ts';

/** What a video of one minute costs, measured. CPU in seconds. */
export interface VideoCost {
  transcribeCpu: number;
  /** Everything else that workers do: download, faces, plan, segments, joining, callback. */
  renderCpu: number;
  editCpu: number;
  /** Of the API, with what callers ask while they wait. */
  apiCpu: number;
  databaseCpu: number;
  databaseOperations: number;
  /** Documents and indexes. */
  databaseBytes: number;
  sourceBytes: number;
  segmentBytes: number;
  outputBytes: number;
}

/** What is assumed, not measured. */
export const assumed = {
  /** Of a day's videos, so many come in its busiest hour: a mean hour has 4.2 %. */
  busiestHour: 0.1,
  /** So many edits a video. */
  edits: 1,
  /** So much of the cores may be busy in that hour, so that nobody waits long. */
  busy: 0.7,
  /** How often an output is downloaded. */
  downloads: 3,
  /** How long a video is kept (RETENTION_DAYS), and its segments, which a week without use removes. */
  keptDays: 30,
  segmentDays: 7,
} as const;

export interface Size {
  videosInBusiestHour: number;
  transcribeCores: number;
  renderCores: number;
  /** API and database together. */
  otherCores: number;
  databaseOperationsASecond: number;
  /** After `keptDays`; segments within SEGMENT_CACHE_BYTES may take less. */
  databaseGigabytes: number;
  storeGigabytes: number;
  /** In the busiest hour: sources in, outputs to those who watch. */
  megabitsInASecond: number;
  megabitsOutASecond: number;
}

/** What to run for so many videos of one minute a day. Cores are those of the machine that was measured. */
export function planSizes(videosADay: number, cost: VideoCost): Size {
  const videosInBusiestHour = videosADay * assumed.busiestHour;
  const aSecond = videosInBusiestHour / 3600;
  const cores = (cpu: number) => round((cpu * aSecond) / assumed.busy, 2);
  const megabits = (bytes: number) => round((bytes * 8 * aSecond) / 1e6, 2);
  const kept = (bytes: number, days: number = assumed.keptDays) => (bytes * videosADay * days) / 1e9;
  return {
    videosInBusiestHour,
    transcribeCores: cores(cost.transcribeCpu),
    renderCores: cores(cost.renderCpu + cost.editCpu * assumed.edits),
    otherCores: cores(cost.apiCpu + cost.databaseCpu),
    databaseOperationsASecond: round(cost.databaseOperations * aSecond, 1),
    databaseGigabytes: round(kept(cost.databaseBytes), 2),
    storeGigabytes: round(kept(cost.sourceBytes + cost.outputBytes) + kept(cost.segmentBytes, assumed.segmentDays), 1),
    megabitsInASecond: megabits(cost.sourceBytes),
    megabitsOutASecond: megabits(cost.outputBytes * assumed.downloads),
  };
}
