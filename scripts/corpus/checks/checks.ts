import type { Check } from '../hard-input.ts';
import { ffmpeg, ffmpegPrints } from '../tools.ts';
import { firstColour, firstLoudSecond, highlightedPixels, lumas, type MeasuredOutput } from './measure-output.ts';

/** Largest distance of audio and picture of one event. */
const syncSeconds = 0.04;
const flashTolerance = 0.022;

/** The flash is at its time, and the beep is at its own. */
export function inSync(flashAt = 1, beepAt = flashAt): Check {
  const later = beepAt - flashAt;
  const place = later === 0 ? 'it' : `${Math.abs(later)} s ${later > 0 ? 'after' : 'before'} it`;
  return async (output) => {
    const flash = await flashSecond(output);
    const apart = (await firstLoudSecond(output.file)) - flash - later;
    return {
      passed: Math.abs(apart) < syncSeconds && Math.abs(flash - flashAt) < flashTolerance,
      measured: `flash at ${flash.toFixed(3)} s, audio ${(apart * 1000).toFixed(0)} ms from ${place}`,
    };
  };
}

/** The flash alone, for videos without audio. */
export function flashesAt(flashAt = 1): Check {
  return async (output) => {
    const flash = await flashSecond(output);
    return { passed: Math.abs(flash - flashAt) < flashTolerance, measured: `flash at ${flash.toFixed(3)} s` };
  };
}

/** When the upper third turns white; -1 = never. */
async function flashSecond({ file, frameTimes, width, height }: MeasuredOutput): Promise<number> {
  const levels = await lumas(file, `${width}:${Math.floor(height / 3)}:0:0`);
  return frameTimes[levels.findIndex((luma) => luma > 120)] ?? -1;
}

/** The caption is on screen at its time, and not before. */
export const hasCaption: Check = async (output) => {
  const [before, during] = [await highlightedPixels(output, 0.1), await highlightedPixels(output, 0.45)];
  return { passed: before === 0 && during > 4, measured: `caption ${during} px` };
};

export function lasts(seconds: number, tolerance = 0.06): Check {
  return async (output) => ({
    passed: Math.abs(output.seconds - seconds) <= tolerance,
    measured: `${output.seconds.toFixed(2)} s`,
  });
}

export function isSized(width: number, height: number): Check {
  return async (output) => ({
    passed: output.width === width && output.height === height,
    measured: `${output.width} × ${output.height}`,
  });
}

/** @param expected null = there must be no audio */
export function hasAudio(expected: { channels?: number; seconds?: number } | null): Check {
  return async ({ audio }) => {
    if (!audio || !expected) return { passed: !audio && !expected, measured: audio ? 'audio' : 'no audio' };
    const passed =
      audio.codec === 'aac' &&
      (expected.channels === undefined || audio.channels === expected.channels) &&
      (expected.seconds === undefined || Math.abs(audio.seconds - expected.seconds) < 0.1);
    return { passed, measured: `${audio.codec}, ${audio.channels} channels, ${audio.seconds.toFixed(2)} s` };
  };
}

/** From `min` to `max` frames; with one number, exactly that many. */
export function hasFrames(min: number, max = min): Check {
  return async ({ frameTimes }) => ({
    passed: frameTimes.length >= min && frameTimes.length <= max,
    measured: `${frameTimes.length} frames`,
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
      const actual = await firstColour(file, region);
      worst = Math.max(worst, ...rgb.map((value, i) => Math.abs(value - (actual[i] ?? 999))));
    }
    return { passed: worst <= tolerance, measured: `colours at most ${worst} of 255 off` };
  };
}

export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right';

/** A white and a grey mark are in these corners of the first frame; the other two are black. */
export function corners(white: Corner, grey: Corner): Check {
  return async ({ file, width, height }) => {
    const places: Corner[] = ['top left', 'top right', 'bottom left', 'bottom right'];
    const found: string[] = [];
    for (const place of places) {
      const x = place.endsWith('left') ? 4 : width - 16;
      const y = place.startsWith('top') ? 4 : height - 16;
      const [luma = 0] = await lumas(file, `12:12:${x}:${y}`);
      if (luma > 200) found.push(`white ${place}`);
      else if (luma > 70) found.push(`grey ${place}`);
    }
    const passed = found.length === 2 && found.includes(`white ${white}`) && found.includes(`grey ${grey}`);
    return { passed, measured: found.join(', ') };
  };
}

/** ffmpeg's own detector finds no interlaced frame. */
export const isProgressive: Check = async ({ file }) => {
  const printed = await ffmpegPrints(['-i', file, '-vf', 'idet', '-an', '-f', 'null', '-']);
  const counts = [...printed.matchAll(/Multi frame detection: TFF:\s*(\d+) BFF:\s*(\d+) Progressive:\s*(\d+)/g)].at(-1);
  const [, tff = '0', bff = '0', progressive = '0'] = counts ?? [];
  const interlaced = Number(tff) + Number(bff);
  return {
    passed: interlaced === 0 && Number(progressive) > 0,
    measured: `${progressive} progressive, ${interlaced} interlaced`,
  };
};

/** All frames can be decoded without an error. (Audio is copied as it is, damage included.) */
export const playsThrough: Check = async ({ file }) => {
  const { length } = await ffmpeg(['-xerror', '-i', file, '-an', '-f', 'framecrc', 'pipe:1']);
  return { passed: length > 0, measured: 'plays through' };
};
