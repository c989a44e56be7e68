import type { Check } from '../hard-input.ts';
import { firstColour, firstLoudSecond, highlightedPixels, lumas } from './measure-output.ts';
import { ffmpeg, ffmpegSays } from '../tools.ts';

/** Sound and picture of an event are apart by at most this much. */
const syncSeconds = 0.04;

/** The flash is seen at its time, and heard with it. */
export function inSync(flashAt = 1, beepAt = flashAt): Check {
  return async ({ file, frameTimes: times, width, height }) => {
    const seen =
      times[(await lumas(file, `${width}:${Math.floor(height / 3)}:0:0`)).findIndex((luma) => luma > 120)] ?? -1;
    const heard = await firstLoudSecond(file);
    const apart = heard - seen - (beepAt - flashAt);
    const isRight = Math.abs(apart) < syncSeconds && Math.abs(seen - flashAt) < 0.022;
    return { passed: isRight, measured: `flash at ${seen.toFixed(3)} s, sound ${(apart * 1000).toFixed(0)} ms from it` };
  };
}

/** The flash alone, where there is no sound. */
export function flashesAt(flashAt = 1): Check {
  return async ({ file, frameTimes: times, width, height }) => {
    const seen =
      times[(await lumas(file, `${width}:${Math.floor(height / 3)}:0:0`)).findIndex((luma) => luma > 120)] ?? -1;
    return { passed: Math.abs(seen - flashAt) < 0.022, measured: `flash at ${seen.toFixed(3)} s` };
  };
}

/** A caption is seen while it should be, and not before. */
export const hasCaption: Check = async (seen) => {
  const [before, during] = [await highlightedPixels(seen, 0.1), await highlightedPixels(seen, 0.45)];
  return { passed: before === 0 && during > 4, measured: `caption ${during} px` };
};

export function lasts(seconds: number, tolerance = 0.06): Check {
  return async (seen) => ({
    passed: Math.abs(seen.seconds - seconds) <= tolerance,
    measured: `${seen.seconds.toFixed(2)} s`,
  });
}

export function isSized(width: number, height: number): Check {
  return async (seen) => ({
    passed: seen.width === width && seen.height === height,
    measured: `${seen.width} × ${seen.height}`,
  });
}

export function hasAudio(wanted: { channels?: number; seconds?: number } | null): Check {
  return async ({ audio: sound }) => {
    if (!sound || !wanted) return { passed: !sound && !wanted, measured: sound ? 'sound' : 'no sound' };
    const isRight =
      sound.codec === 'aac' &&
      (wanted.channels === undefined || sound.channels === wanted.channels) &&
      (wanted.seconds === undefined || Math.abs(sound.seconds - wanted.seconds) < 0.1);
    return { passed: isRight, measured: `${sound.codec}, ${sound.channels} channels, ${sound.seconds.toFixed(2)} s` };
  };
}

/** Just as many pictures. */
export function hasFrames(least: number, most = least): Check {
  return async ({ frameTimes: times }) => ({
    passed: times.length >= least && times.length <= most,
    measured: `${times.length} pictures`,
  });
}

export interface Patch {
  /** `w:h:x:y` */
  region: string;
  rgb: [number, number, number];
}

export function colours(patches: Patch[], tolerance = 8): Check {
  return async ({ file }) => {
    let worst = 0;
    for (const { region, rgb } of patches) {
      const seen = await firstColour(file, region);
      worst = Math.max(worst, ...rgb.map((value, i) => Math.abs(value - (seen[i] ?? 999))));
    }
    return { passed: worst <= tolerance, measured: `colours at most ${worst} of 255 off` };
  };
}

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

/** A white and a grey mark are in these corners of the first picture, the other two are black. */
export function corners(white: Corner, grey: Corner): Check {
  return async ({ file, width, height }) => {
    const places: Corner[] = ['top left', 'top right', 'bottom left', 'bottom right'];
    const seen: string[] = [];
    for (const place of places) {
      const x = place.endsWith('left') ? 4 : width - 16;
      const y = place.startsWith('top') ? 4 : height - 16;
      const [luma = 0] = await lumas(file, `12:12:${x}:${y}`);
      if (luma > 200) seen.push(`white ${place}`);
      else if (luma > 70) seen.push(`grey ${place}`);
    }
    const isRight = seen.length === 2 && seen.includes(`white ${white}`) && seen.includes(`grey ${grey}`);
    return { passed: isRight, measured: seen.join(', ') };
  };
}

/** ffmpeg's own detector sees no combs of half pictures. */
export const isProgressive: Check = async ({ file }) => {
  const printed = await ffmpegSays(['-i', file, '-vf', 'idet', '-an', '-f', 'null', '-']);
  const counts = [...printed.matchAll(/Multi frame detection: TFF:\s*(\d+) BFF:\s*(\d+) Progressive:\s*(\d+)/g)].at(-1);
  const [, tff = '0', bff = '0', progressive = '0'] = counts ?? [];
  const combed = Number(tff) + Number(bff);
  return { passed: combed === 0 && Number(progressive) > 0, measured: `${progressive} progressive, ${combed} interlaced` };
};

/** Its pictures can be decoded to the end without a complaint. (Sound is copied as it is, damage included.) */
export const playsThrough: Check = async ({ file }) => {
  const { length } = await ffmpeg(['-xerror', '-i', file, '-an', '-f', 'framecrc', 'pipe:1']);
  return { passed: length > 0, measured: 'plays through' };
};
