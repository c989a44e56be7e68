import { describe, expect, it } from 'vitest';
import { speakerTurns } from '../../../../src/engine/reframe/camera/speaker-turns.ts';
import type { Shot } from '../../../../src/engine/reframe/face-map/face-map.ts';
import { peopleInShot } from '../../../../src/engine/reframe/face-map/people-in-shot.ts';
import type { MouthMotion } from '../../../../src/engine/reframe/speakers/mouth-motion.ts';
import { scoreSpeakers } from '../../../../src/engine/reframe/speakers/score-speakers.ts';
import { buildFace, buildShot } from '../../../support/build-faces.ts';

const endMs = 10_000;
/** Distance of analysed frames where B-frames are skipped. */
const frameGapMs = 133;
const [left, right, nobody] = [0, 1, -1];

interface Talk {
  /** Who speaks at a moment. */
  speaker: (atMs: number) => number;
  /** How much each mouth moves while its owner speaks. */
  strengths: [number, number];
  isSilent?: (atMs: number) => boolean;
}

/** The speaker's mouth moves in two frames of three, the listener's only a little. */
function motionsOf({ speaker, strengths }: Talk): MouthMotion[] {
  const moments = Array.from({ length: Math.floor(endMs / frameGapMs) }, (_, i) => (i + 1) * frameGapMs);
  return moments.flatMap((atMs, i) =>
    strengths.map((strength, who) => {
      const speaks = speaker(atMs - frameGapMs / 2) === who;
      return { atMs, x: who === left ? 0.2 : 0.8, y: 0.4, motion: speaks && i % 3 > 0 ? strength : strength * 0.04 };
    }),
  );
}

/** For each turn who speaks, and from when on. */
function turnsOf(talk: Talk): [number, number][] {
  const levels = Float32Array.from({ length: endMs / 10 }, (_, i) => (talk.isSilent?.(i * 10) ? -70 : -20));
  const seen = buildShot(0, endMs, () => [buildFace(0.2, 0.4), buildFace(0.8, 0.4, { track: right })]);
  const sampled = { ...seen, samples: seen.samples.filter(({ atMs }) => atMs % 1000 === 0) };
  const shot: Shot = { ...seen, samples: scoreSpeakers(sampled, motionsOf(talk), levels) };
  return speakerTurns(shot, peopleInShot(shot)).map(({ speaker, startMs }) => [speaker.track, startMs]);
}

describe('scoreSpeakers', () => {
  it.each([
    ['the first mouth moves far less', [3, 15], 5000],
    ['the second mouth moves far less', [15, 3], 5000],
    ['both mouths move alike, early on', [6, 6], 3000],
    ['the first mouth moves far less, late on', [3, 15], 6500],
  ] as [string, [number, number], number][])(
    'finds a change of speaker to within one analysed frame when %s',
    (_, strengths, atMs) => {
      const turns = turnsOf({ speaker: (ms) => (ms < atMs ? left : right), strengths });
      expect(turns.map(([who]) => who)).toEqual([left, right]);
      expect(Math.abs((turns[1]?.[1] ?? 0) - atMs)).toBeLessThanOrEqual(frameGapMs);
    },
  );

  it('dates a change at the sound after a pause, though the mouth moves a little later', () => {
    const speaker = (ms: number) => {
      if (ms < 4700) return left;
      return ms < 5200 ? nobody : right;
    };
    const turns = turnsOf({ speaker, strengths: [3, 15], isSilent: (ms) => ms >= 4700 && ms < 5000 });
    expect(turns).toEqual([
      [left, 0],
      [right, 5000],
    ]);
  });

  it('follows several turns, each to within one analysed frame', () => {
    const turns = turnsOf({ speaker: (ms) => Math.floor(ms / 2500) % 2, strengths: [3, 15] });
    expect(turns.map(([who]) => who)).toEqual([left, right, left, right]);
    for (const [i, [, startMs]] of turns.entries())
      expect(Math.abs(startMs - i * 2500)).toBeLessThanOrEqual(frameGapMs);
  });

  it.each([
    [left, [15, 3]],
    [right, [3, 15]],
  ] as [number, [number, number]][])(
    'stays with a speaker whom somebody with a stronger mouth interrupts for 1.2 s',
    (who, strengths) => {
      const turns = turnsOf({ speaker: (ms) => (ms >= 4000 && ms < 5200 ? who : 1 - who), strengths });
      expect(turns).toEqual([[1 - who, 0]]);
    },
  );
});
