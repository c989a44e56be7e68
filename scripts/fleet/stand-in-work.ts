import type { SourceFacts } from '../../src/engine/media/source-facts.ts';
import type { FrameTimes } from '../../src/engine/media/timing/read-frame-times.ts';

/** What stands in for ffmpeg and speech: the same times and sizes for every video. */
export interface StandInWork {
  videoSeconds: number;
  /** Of the source, of all segments together, and of the output. */
  videoBytes: number;
  /** Probing a source. */
  probeMs: number;
  /** Extracting and transcribing the speech. */
  speechMs: number;
  /** Looking for faces. */
  facesMs: number;
  /** Rendering all segments; a part of them takes its share. */
  renderMs: number;
  assembleMs: number;
}

const framesPerSecond = 30;
const ticksPerFrame = 512;
const keyFrameEvery = 60;

/** An upright video with sound, as phones record it. */
export function factsOf({ videoSeconds }: StandInWork, sizeBytes: number): SourceFacts {
  const durationMs = videoSeconds * 1000;
  return {
    container: 'mov,mp4,m4a,3gp,3g2,mj2',
    durationMs,
    sizeBytes,
    audio: { index: 1, codec: 'aac', profile: 'LC', channels: 2, sampleRate: 48_000, startMs: 0, durationMs },
    video: {
      index: 0,
      codec: 'h264',
      codedWidth: 1080,
      codedHeight: 1920,
      rotation: 0,
      mirrored: false,
      sampleAspect: { num: 1, den: 1 },
      displayWidth: 1080,
      displayHeight: 1920,
      frameRate: { num: framesPerSecond, den: 1 },
      variableFrameRate: false,
      frameCount: videoSeconds * framesPerSecond,
      startMs: 0,
      startPts: 0,
      timeBase: { num: 1, den: framesPerSecond * ticksPerFrame },
      pixelFormat: 'yuv420p',
      bitDepth: 8,
      hasAlpha: false,
      interlaced: false,
      colour: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
    },
  };
}

export function frameTimesOf({ videoSeconds, videoBytes }: StandInWork): FrameTimes {
  const pts = Array.from({ length: videoSeconds * framesPerSecond }, (_, frame) => frame * ticksPerFrame);
  const keyPts = pts.filter((_, frame) => frame % keyFrameEvery === 0);
  return { pts, keyPts, endPts: pts.length * ticksPerFrame, sizeBytes: videoBytes };
}
