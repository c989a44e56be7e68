import type { DetectFaces } from '../detect/create-detector.ts';
import { type DetectedFace, distinctFaces } from '../detect/decode-faces.ts';
import type { Region } from '../face-map/face-map.ts';
import { gainFor, type SmallImage, scaleRegion, wholeImage } from '../frames/small-image.ts';
import { followFace } from './follow-face.ts';

/** Scales at which the whole image is searched: usually, and where the expected faces are large. */
const usualScale = 2 / 3;
const largeFaceScale = 1 / 2;

/** Pixels of a face's width: narrower ones may be missed (at 16 the detector's score is 0.85, at 12 it misses some). */
const minFaceWidth = 16;
/** Around a face's expected place it need not be wider: the search region is then two by two squares. */
const enoughFaceWidth = 24;

/** While nobody is found, every fourth image is searched at full size. */
const fullSizeEvery = 4;

/** Where somebody is found, the whole image is searched for others after this much time and this many images. */
const wholeImageEveryMs = 6_000;
const wholeImageEvery = 3;

/** Faces that look as before are followed without the detector, but for no longer than this: they may have grown. */
const maxFollowedMs = 3_000;

/** Searching more regions would cost as much as the whole image. */
const maxRegions = 3;

/** Detections whose intersection over union is at least this are one face. */
const sameFaceOverlap = 0.3;

export interface FacesInImage {
  image: SmallImage;
  faces: DetectedFace[];
}

/**
 * Searches images for faces at the smallest size that allows it. Mostly it searches only around the expected faces that
 * do not look as before; where nobody is found, or faces are small, the whole image at full size.
 */
export function createFaceSearch(detect: DetectFaces) {
  let wholeAtMs = Number.NEGATIVE_INFINITY;
  let sinceWhole = 0;
  let detectedAtMs = Number.NEGATIVE_INFINITY;
  let emptyImages = 0;

  async function aroundExpected(image: SmallImage, expected: DetectedFace[]): Promise<DetectedFace[]> {
    const regions = expected.map((face) => {
      const scale = Math.min(1, enoughFaceWidth / (face.width * image.width));
      return searchRegion(face, scaled(image, scale));
    });
    const gain = gainFor(image);
    const faces = await detect(regions.map(({ region, ...size }) => scaleRegion(image, region, { ...size, gain })));
    const found = regions.flatMap(({ region }, i) => (faces[i] ?? []).map((face) => toWholeImage(face, region)));
    return distinctFaces(found, sameFaceOverlap);
  }

  async function inWholeImage(image: SmallImage, expected: DetectedFace[]): Promise<DetectedFace[]> {
    const gain = gainFor(image);
    const atScale = async (scale: number) => {
      const [faces = []] = await detect([scaleRegion(image, wholeImage, { ...scaled(image, scale), gain })]);
      return faces;
    };
    const minWidth = (faces: DetectedFace[]) => Math.min(...faces.map((face) => face.width)) * image.width;
    const areSmall = minWidth(expected) * usualScale < minFaceWidth;
    if (areSmall) return atScale(1);
    const areLarge = expected.length > 0 && minWidth(expected) * largeFaceScale >= enoughFaceWidth;
    const found = await atScale(areLarge ? largeFaceScale : usualScale);
    const isEnough =
      found.length > 0 ? minWidth(found) * usualScale >= minFaceWidth : emptyImages % fullSizeEvery !== 0;
    if (isEnough) return found;
    // beside a small face there may be others that are just too small at this scale
    const full = await atScale(1);
    return full.length < found.length ? found : full;
  }

  return {
    startShot() {
      emptyImages = 0;
    },
    /**
     * @param expected the faces of the last sample, where they should be by now
     * @param last the image of the last sample, and where its faces were
     */
    async facesIn(
      { image, atMs }: { image: SmallImage; atMs: number },
      expected: DetectedFace[],
      last?: FacesInImage,
    ): Promise<DetectedFace[]> {
      const isRecent = Math.abs(atMs - wholeAtMs) < wholeImageEveryMs || sinceWhole + 1 < wholeImageEvery;
      const followed = atMs - detectedAtMs < maxFollowedMs ? follow(image, last) : [];
      const lost = expected.filter((_, i) => !followed[i]);
      if (isRecent && expected.length > 0 && lost.length <= maxRegions) {
        const near = lost.length > 0 ? await aroundExpected(image, lost) : [];
        sinceWhole += 1;
        if (lost.length === expected.length) detectedAtMs = atMs;
        const seen = distinctFaces([...followed.filter((face) => face !== null), ...near], sameFaceOverlap);
        if (seen.length >= expected.length) return seen;
      }
      const found = await inWholeImage(image, expected);
      wholeAtMs = atMs;
      detectedAtMs = atMs;
      sinceWhole = 0;
      emptyImages = found.length === 0 ? emptyImages + 1 : 0;
      return found;
    },
  };
}

/** For each face of the last image its place in this one, or null; empty without a last image. */
function follow(image: SmallImage, last?: FacesInImage): (DetectedFace | null)[] {
  return last?.faces.map((face) => followFace(last.image, image, face)) ?? [];
}

function scaled({ width, height }: SmallImage, scale: number): { width: number; height: number } {
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Margins searched beside, and above and below, a face's expected place, in its own widths and heights. */
const marginBeside = 0.8;
const marginAbove = 0.48;

/** The detector's cost depends on the number of squares of this many pixels. */
const square = 32;

/** Where to search for a face that is expected at a place, in an image of this size, and in how many pixels. Pure. */
function searchRegion(face: DetectedFace, { width, height }: { width: number; height: number }) {
  const across = span(face.left - face.width * marginBeside, face.width * (1 + 2 * marginBeside), width);
  const down = span(face.top - face.height * marginAbove, face.height * (1 + 2 * marginAbove), height);
  return {
    region: { left: across.start, top: down.start, width: across.length / width, height: down.length / height },
    width: across.length,
    height: down.length,
  };
}

/** A face found in a region, in shares of the whole image. */
function toWholeImage(face: DetectedFace, region: Region): DetectedFace {
  const x = (share: number) => region.left + share * region.width;
  const y = (share: number) => region.top + share * region.height;
  return {
    score: face.score,
    left: x(face.left),
    width: face.width * region.width,
    top: y(face.top),
    height: face.height * region.height,
    mouth: { x: x(face.mouth.x), y: y(face.mouth.y) },
  };
}

/** Whole squares inside the image: its start as a share, and its length in pixels. */
function span(from: number, reach: number, whole: number): { start: number; length: number } {
  const length = Math.min(whole, Math.ceil((reach * whole) / square) * square);
  const middle = (from + reach / 2) * whole;
  return { start: Math.max(0, Math.min(whole - length, Math.round(middle - length / 2))) / whole, length };
}
