/** What one ffprobe pass says of a source; everything later stages decide upon. Plain JSON. */
export interface SourceFacts {
  /** ffprobe's format name, e.g. `mov,mp4,m4a,3gp,3g2,mj2`. */
  container: string;
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
  /** Clockwise turn needed to stand upright. */
  rotation: 0 | 90 | 180 | 270;
  mirrored: boolean;
  sampleAspect: { num: number; den: number };
  /** As people see it: rotation and sample aspect applied. */
  displayWidth: number;
  displayHeight: number;
  /** Average frames a second as a fraction. */
  frameRate: { num: number; den: number };
  variableFrameRate: boolean;
  /** From the container, or null where it does not say. */
  frameCount: number | null;
  startMs: number;
  pixelFormat: string;
  bitDepth: number;
  hasAlpha: boolean;
  interlaced: boolean;
  colour: { primaries: string; transfer: string; matrix: string; fullRange: boolean };
}

export interface AudioFacts {
  index: number;
  codec: string;
  channels: number;
  sampleRate: number;
  startMs: number;
  durationMs: number | null;
}
