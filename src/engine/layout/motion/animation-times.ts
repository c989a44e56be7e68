import type { CaptionAnimation } from '../../captions/settings/caption-animations.ts';

/** How long pages, or words, take to appear, and pages to disappear; milliseconds, in steps of libass's clock. */
export interface AnimationTimes {
  enterMs: number;
  exitMs: number;
  /** Words appear one by one, each before it is spoken. */
  byWord: boolean;
}

const page = { enterMs: 120, exitMs: 50, byWord: false };
const word = { enterMs: 140, exitMs: 50, byWord: true };

/** 100–180 ms look smooth at thirty frames a second, and are over before anybody waits for the text. */
export const animationTimes: Record<CaptionAnimation, AnimationTimes> = {
  fade: { ...page, enterMs: 80 },
  rise: page,
  settle: { ...page, enterMs: 160 },
  slide: { ...page, enterMs: 160 },
  wave: { ...page, enterMs: 180 },
  typewriter: { ...word, enterMs: 180 },
  'word-pop': word,
  'word-rise': word,
  'word-blur': word,
};

/** Shorter silences are no pause. */
export const minPauseMs = 300;
