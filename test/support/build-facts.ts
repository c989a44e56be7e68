import type { SourceFacts, VideoFacts } from '../../src/engine/media/source-facts.ts';

/** Facts of an ordinary HD video of ten seconds, changed as asked. */
export function buildFacts(
  video: Partial<VideoFacts> = {},
  rest: Partial<Omit<SourceFacts, 'video'>> = {},
): SourceFacts {
  const codedWidth = video.codedWidth ?? 1920;
  const codedHeight = video.codedHeight ?? 1080;
  return {
    container: 'mov,mp4,m4a,3gp,3g2,mj2',
    durationMs: 10_000,
    sizeBytes: 1_000_000,
    audio: {
      index: 1,
      codec: 'aac',
      profile: 'LC',
      channels: 2,
      sampleRate: 48_000,
      startMs: 0,
      durationMs: 10_000,
    },
    ...rest,
    video: {
      index: 0,
      codec: 'h264',
      codedWidth,
      codedHeight,
      rotation: 0,
      mirrored: false,
      sampleAspect: { num: 1, den: 1 },
      displayWidth: codedWidth,
      displayHeight: codedHeight,
      frameRate: { num: 25, den: 1 },
      variableFrameRate: false,
      frameCount: 250,
      startMs: 0,
      startPts: 0,
      timeBase: { num: 1, den: 12_800 },
      pixelFormat: 'yuv420p',
      bitDepth: 8,
      hasAlpha: false,
      interlaced: false,
      colour: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
      ...video,
    },
  };
}
