/** What probing says of a source; everything later stages decide upon. Plain JSON. */
export interface SourceFacts {
  /** ffprobe's format name, e.g. `mov,mp4,m4a,3gp,3g2,mj2`. */
  container: string;
  /** From the first frame shown to the end of the last one; what is really there, whatever the header claims. */
  durationMs: number;
  sizeBytes: number;
  video: VideoFacts;
  /** The chosen sound (default track first), or null. */
  audio: AudioFacts | null;
}

export interface VideoFacts {
  /** Stream index in the file. */
  index: number;
  codec: string;
  /** As coded, before rotation and sample aspect. */
  codedWidth: number;
  codedHeight: number;
  /** Clockwise turn needed to stand upright, after mirroring. */
  rotation: 0 | 90 | 180 | 270;
  /** Left and right are to be swapped, before turning. */
  mirrored: boolean;
  sampleAspect: Fraction;
  /** As people see it: rotation and sample aspect applied. */
  displayWidth: number;
  displayHeight: number;
  /** Average frames a second, counted where their times are known. */
  frameRate: Fraction;
  variableFrameRate: boolean;
  /** Frames in the file, or null where they could not be counted. */
  frameCount: number | null;
  /** On the file's own clock. */
  startMs: number;
  /** The same as `startMs`, exactly: in units of `timeBase`. */
  startPts: number;
  /**
   * How many ticks pictures are apart where packets do not say when they are shown, and all have been decoded to know;
   * left out otherwise.
   */
  evenStep?: number;
  /** Where the last picture ends, in units of `timeBase`, if that is known better than from the file itself. */
  endPts?: number;
  /** Seconds a tick of the stream's timestamps. */
  timeBase: Fraction;
  pixelFormat: string;
  bitDepth: number;
  hasAlpha: boolean;
  interlaced: boolean;
  /** ffmpeg's names; what the file leaves unsaid is filled in by convention, so nothing is `unknown`. */
  colour: { primaries: string; transfer: string; matrix: string; fullRange: boolean };
}

export interface AudioFacts {
  index: number;
  codec: string;
  /** ffprobe's words, e.g. `LC`; null where it says none. */
  profile: string | null;
  channels: number;
  sampleRate: number;
  /** On the file's own clock, as the video's is. */
  startMs: number;
  durationMs: number | null;
  /** Of AAC: see `readSoundClockError`; null or left out = not known. */
  clockErrorMs?: number | null;
}

export interface Fraction {
  num: number;
  den: number;
}

/**
 * Whether ffmpeg finds any key frame of a container by its time, exactly, by an index that is part of the file.
 *
 * @param container ffprobe's name of it
 */
export function isSeekable(container: string): boolean {
  return /mov|matroska/.test(container);
}
