import type { Crash } from '../records/video.model.ts';

/** So many crashes may be chance, or the fault of other videos in the same process. Then the video is tried alone. */
const crashesToIsolate = 3;
/** A video that has got further than this since a crash has survived what caused it. */
const progressThatClears = 1;

/**
 * In an update pipeline: the video's crashes after its lease was found without a process. A crash is forgotten when the
 * video has got further since.
 */
export const crashesWithThisOne = {
  $concatArrays: [
    {
      $filter: {
        input: { $ifNull: ['$crashes', []] },
        cond: { $gt: ['$$this.progress', { $subtract: ['$progress', progressThatClears] }] },
      },
    },
    [{ fence: '$fence', progress: '$progress' }],
  ],
};

/**
 * What a video's crashes mean for the next try: `normal`; `alone` = once more, with no other video in the process and with
 * lower limits; `given_up` = it has crashed that way too.
 */
export function tryAfterCrashes(crashes: readonly Crash[] = []): 'normal' | 'alone' | 'given_up' {
  if (crashes.length < crashesToIsolate) return 'normal';
  return crashes.length === crashesToIsolate ? 'alone' : 'given_up';
}
