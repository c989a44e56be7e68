import { overlap } from '../detect/decode-faces.ts';
import type { DetectedFace } from '../detect/detected-face.ts';
import type { DetectFaces } from '../detect/start-detector.ts';
import { inWhole, regionAround } from './picture-region.ts';
import { scalePart, wholePicture } from './scale-part.ts';
import type { SmallPicture } from './small-picture.ts';

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

/** As many regions cost as much as the whole picture. */
const mostRegions = 3;

/** Two finds that share so much are one face. */
const sameFace = 0.3;

/**
 * Looks for faces in pictures as small as faces of their size allow, mostly only where somebody is expected; where
 * nobody is found or faces are small, in full.
 */
export function searchFaces(detect: DetectFaces) {
  let wholeAtMs = Number.NEGATIVE_INFINITY;
  let sinceWhole = 0;
  let emptyPictures = 0;

  async function aroundExpected(picture: SmallPicture, expected: DetectedFace[]): Promise<DetectedFace[]> {
    const regions = expected.map((face) => {
      const share = Math.min(1, wideEnough / (face.width * picture.width));
      return regionAround(face, scaled(picture, share));
    });
    const faces = await detect(regions.map((region) => scalePart(picture, region.part, region)));
    const found: DetectedFace[] = [];
    for (const seen of regions.flatMap(({ part }, i) => (faces[i] ?? []).map((face) => inWhole(face, part)))) {
      if (found.every((other) => overlap(other, seen) < sameFace)) found.push(seen);
    }
    return found;
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
    /** @param expected who was there a moment ago, where they should be by now */
    async facesIn(picture: SmallPicture, atMs: number, expected: DetectedFace[]): Promise<DetectedFace[]> {
      const isRecent = Math.abs(atMs - wholeAtMs) < wholeEveryMs || sinceWhole + 1 < wholeEvery;
      if (isRecent && expected.length > 0 && expected.length <= mostRegions) {
        const near = await aroundExpected(picture, expected);
        sinceWhole += 1;
        if (near.length >= expected.length) return near;
      }
      const found = await inAll(picture, expected);
      wholeAtMs = atMs;
      sinceWhole = 0;
      emptyPictures = found.length === 0 ? emptyPictures + 1 : 0;
      return found;
    },
  };
}

function scaled({ width, height }: SmallPicture, share: number): { width: number; height: number } {
  return { width: Math.round(width * share), height: Math.round(height * share) };
}
