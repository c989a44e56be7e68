/** Facts about a source video. Every later stage decides by them. Plain JSON. */
export interface SourceFacts {
  /** ffprobe's format name, e.g. `mov,mp4,m4a,3gp,3g2,mj2`. */
  container: string;
  /** Of picture and sound together, measured (see `withWholeLength`); the header may claim something else. */
  durationMs: number;
  sizeBytes: number;
  video: VideoFacts;
  /** The chosen audio track (the default one first), or null. */
  audio: AudioFacts | null;
}

export interface VideoFacts {
  /** Stream index in the file. */
  index: number;
  codec: string;
  /** As coded, before rotation and sample aspect. */
  codedWidth: number;
  codedHeight: number;
  /** Clockwise rotation to apply for display, after mirroring. */
  rotation: 0 | 90 | 180 | 270;
  /** Left and right have to be swapped, before rotating. */
  mirrored: boolean;
  sampleAspect: Fraction;
  /** As displayed: rotation and sample aspect applied. */
  displayWidth: number;
  displayHeight: number;
  /** Average frames per second, counted if the frame times are known. */
  frameRate: Fraction;
  variableFrameRate: boolean;
  /** Frames in the file; null if they could not be counted. */
  frameCount: number | null;
  /** Zero of the video's clock, on the file's own clock: the first frame shown, or the sound before it. */
  startMs: number;
  /** The same as `startMs`, exactly: in units of `timeBase`. */
  startPts: number;
  /** Time of the first frame, if it is shown from `startPts` on because sound begins before it; else absent. */
  heldPts?: number;
  /** From `startMs` to the end of the last frame, if sound goes on after it; absent = the length of the video. */
  durationMs?: number;
  /** Ticks between frames, if packets carry no display times and all frames were decoded to measure it; else absent. */
  evenStep?: number;
  /** End of the last frame in units of `timeBase`, if it is known better than from the file itself. */
  endPts?: number;
  /** Seconds per tick of the stream's timestamps. */
  timeBase: Fraction;
  pixelFormat: string;
  bitDepth: number;
  hasAlpha: boolean;
  interlaced: boolean;
  /** ffmpeg's names. Missing tags are filled in by convention, so nothing is `unknown`. */
  colour: { primaries: string; transfer: string; matrix: string; fullRange: boolean };
}

export interface AudioFacts {
  index: number;
  codec: string;
  /** ffprobe's name, e.g. `LC`; null if it reports none. */
  profile: string | null;
  channels: number;
  sampleRate: number;
  /** On the file's own clock, like the video's. */
  startMs: number;
  /** Of what is used. null = not known. */
  durationMs: number | null;
  /** The file has more sound, long after the last picture: it ends with the picture. Absent = false. */
  isCut?: boolean;
  /** Long stretches without packets, on the file's own clock, ascending, at most `maxHoles`; absent = none. */
  holes?: { startMs: number; endMs: number }[];
  /** AAC only, see `audioClockErrorMs`; null or absent = not known. */
  clockErrorMs?: number | null;
}

export interface Fraction {
  num: number;
  den: number;
}

/** Whether ffmpeg can seek to any key frame by its exact time, through an index in the file. Takes ffprobe's name. */
export function isSeekable(container: string): boolean {
  return /mov|matroska/.test(container);
}
