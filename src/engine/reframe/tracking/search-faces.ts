import type { DetectFaces } from '../detect/create-detector.ts';
import { overlap } from '../detect/decode-faces.ts';
import type { DetectedFace } from '../detect/detected-face.ts';
import { scalePart, wholePicture } from '../frames/scale-region.ts';
import type { SmallPicture } from '../frames/small-frame.ts';
import { followFace } from './follow-face.ts';
import { inWhole, regionAround } from './search-region.ts';

/** The shares of a picture's size at which the whole of it is searched. */
const usually = 2 / 3;
const faceIsLarge = 1 / 2;

/** Pixels a face is wide: narrower ones may be missed (at 16 the detector is as sure as 0.85, at 12 it misses some). */
const narrowest = 16;
/** Where one is expected it need not be wider: it then stands in a region of two by two squares. */
const wideEnough = 24;

/** Where nobody is found, every so many pictures are searched in full. */
const fullEvery = 4;

/** Where somebody is found, others are looked for after so many milliseconds and pictures. */
const wholeEveryMs = 6_000;
const wholeEvery = 3;

/** Faces that look as they did are not searched for, but for once in so many milliseconds: they may have grown. */
const followedForMs = 3_000;

/** As many regions cost as much as the whole picture. */
const mostRegions = 3;

/** Two finds that share so much are one face. */
const sameFace = 0.3;

export interface FacesInPicture {
  picture: SmallPicture;
  faces: DetectedFace[];
}

/**
 * Looks for faces in pictures as small as faces of their size allow, mostly only where somebody is expected who does not
 * look as before; where nobody is found or faces are small, in full.
 */
export function searchFaces(detect: DetectFaces) {
  let wholeAtMs = Number.NEGATIVE_INFINITY;
  let sinceWhole = 0;
  let searchedAtMs = Number.NEGATIVE_INFINITY;
  let emptyPictures = 0;

  async function aroundExpected(picture: SmallPicture, expected: DetectedFace[]): Promise<DetectedFace[]> {
    const regions = expected.map((face) => {
      const share = Math.min(1, wideEnough / (face.width * picture.width));
      return regionAround(face, scaled(picture, share));
    });
    const faces = await detect(regions.map((region) => scalePart(picture, region.part, region)));
    return apart(regions.flatMap(({ part }, i) => (faces[i] ?? []).map((face) => inWhole(face, part))));
  }

  async function inAll(picture: SmallPicture, expected: DetectedFace[]): Promise<DetectedFace[]> {
    const at = async (share: number) => {
      const [faces = []] = await detect([scalePart(picture, wholePicture, scaled(picture, share))]);
      return faces;
    };
    const width = (faces: DetectedFace[]) => Math.min(...faces.map((face) => face.width)) * picture.width;
    const areSmall = width(expected) * usually < narrowest;
    if (areSmall) return at(1);
    const isLarge = expected.length > 0 && width(expected) * faceIsLarge >= wideEnough;
    const found = await at(isLarge ? faceIsLarge : usually);
    const isEnough = found.length > 0 ? width(found) * usually >= narrowest : emptyPictures % fullEvery !== 0;
    if (isEnough) return found;
    // beside a small face there may be others that are just too small
    const full = await at(1);
    return full.length < found.length ? found : full;
  }

  return {
    startShot() {
      emptyPictures = 0;
    },
    /**
     * @param expected who was there a moment ago, where they should be by now
     * @param last the picture of that moment, and where they were
     */
    async facesIn(
      { picture, atMs }: { picture: SmallPicture; atMs: number },
      expected: DetectedFace[],
      last?: FacesInPicture,
    ): Promise<DetectedFace[]> {
      const isRecent = Math.abs(atMs - wholeAtMs) < wholeEveryMs || sinceWhole + 1 < wholeEvery;
      const followed = atMs - searchedAtMs < followedForMs ? follow(picture, last) : [];
      const lost = expected.filter((_, i) => !followed[i]);
      if (isRecent && expected.length > 0 && lost.length <= mostRegions) {
        const near = lost.length > 0 ? await aroundExpected(picture, lost) : [];
        sinceWhole += 1;
        if (lost.length === expected.length) searchedAtMs = atMs;
        const seen = apart([...followed.filter((face) => face !== null), ...near]);
        if (seen.length >= expected.length) return seen;
      }
      const found = await inAll(picture, expected);
      wholeAtMs = atMs;
      searchedAtMs = atMs;
      sinceWhole = 0;
      emptyPictures = found.length === 0 ? emptyPictures + 1 : 0;
      return found;
    },
  };
}

/** For each face where it is by now, or null; nothing where nobody was looked for just before. */
function follow(picture: SmallPicture, last?: FacesInPicture): (DetectedFace | null)[] {
  return last?.faces.map((face) => followFace(last.picture, picture, face)) ?? [];
}

/** Each face once. */
function apart(faces: DetectedFace[]): DetectedFace[] {
  const kept: DetectedFace[] = [];
  for (const face of faces) {
    if (kept.every((other) => overlap(other, face) < sameFace)) kept.push(face);
  }
  return kept;
}

function scaled({ width, height }: SmallPicture, share: number): { width: number; height: number } {
  return { width: Math.round(width * share), height: Math.round(height * share) };
}
