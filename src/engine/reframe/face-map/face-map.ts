/**
 * Where people's faces are in a source, as found by sampling it: kept by the source's key, the same for every framing.
 * Plain JSON; times in milliseconds on the video's clock (0 = first frame), places as shares of the displayed picture
 * (0 to 1, origin top left).
 */
export interface FaceMap {
  /** Consecutive, from the first frame to the last. */
  shots: Shot[];
  /** Absent = there are none, or nobody looked for them: they only matter to framing. */
  bars?: Bars;
}

/**
 * Black at both sides of every picture, or above and below, where something of another shape was put into it; shares of
 * its width and height, 0 = none there.
 */
export interface Bars {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What lies between two cuts of the source. */
export interface Shot {
  /** Of its first frame, and of the next shot's first frame (or the end). */
  startMs: number;
  endMs: number;
  /** In time order; without faces where none was found. */
  samples: FaceSample[];
}

export interface FaceSample {
  atMs: number;
  faces: SeenFace[];
}

export interface SeenFace {
  /** The same person through a shot has the same one; counted from 0 in each shot. */
  track: number;
  /** From the detector, 0 to 1. */
  score: number;
  /** From hair to chin. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether this person is speaking: 0 to 1, or null where nobody can tell (one person only, or no sound). */
  speaking: number | null;
}
