/**
 * Where people's faces are in a source. Found by sampling frames, stored by the source's key, and the same for every
 * framing. Plain JSON; times in milliseconds on the video's clock (0 = first frame), places as shares of the displayed
 * frame (0 to 1, origin top left).
 */
export interface FaceMap {
  /** Consecutive, from the first frame to the last. */
  shots: Shot[];
  /** Absent = there are none, or they were not looked for: only framing needs them. */
  bars?: Bars;
}

/**
 * How closely a source is analysed. Framing needs every cut and every move. To keep captions off faces, key frames are
 * enough.
 */
export type FaceMapDetail = 'framing' | 'captions';

/** Bars at both sides of every frame, or above and below, as shares of its width and height; 0 = none there. */
export interface Bars {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What lies between two cuts of the source. */
export interface Shot {
  /** Time of its first frame. */
  startMs: number;
  /** Time of the next shot's first frame, or the end of the video. */
  endMs: number;
  /** In time order; samples in which no face was found are there too. */
  samples: FaceSample[];
}

/** The faces seen at one moment. */
export interface FaceSample {
  atMs: number;
  faces: SeenFace[];
}

export interface SeenFace {
  /** Number of the person, the same through a shot; counted from 0 in each shot. */
  track: number;
  /** The detector's confidence, 0 to 1. */
  score: number;
  /** The box reaches from hair to chin. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Likelihood that this person is speaking, 0 to 1; null where it is not known (one person only, or no sound). */
  speaking: number | null;
}
