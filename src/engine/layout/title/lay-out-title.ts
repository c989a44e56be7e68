import type { Timed } from '../../captions/caption.ts';
import { extractEmojis } from '../../captions/emojis/extract-emojis.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import { type Title, type TitleStyle, titleSpan } from '../../captions/settings/title.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { boundingBox, grow } from '../geometry/boxes.ts';
import type { CaptionGeometry } from '../geometry/caption-geometry.ts';
import type { Box, Frame, PageLayout } from '../geometry/page-layout.ts';
import { withStillEmojis } from '../motion/time-pages.ts';
import type { FramedShot } from '../placement/caption-places.ts';
import { emojiRoom } from '../placement/place-emojis.ts';
import { placeLines } from '../placement/place-lines.ts';
import { placePage } from '../placement/place-page.ts';
import type { WordPadding } from '../text/sized-word.ts';
import { type FittedTitle, titleFitter } from './fit-title.ts';
import { placeTitle, type TitleSurroundings } from './place-title.ts';
import { titleGeometry } from './title-geometry.ts';

export interface LayOutTitleInput {
  title: Title;
  /** Of the video. */
  durationMs: number;
  /** Of the captions, whose face and colours a title has. */
  style: CaptionStyle;
  frame: Frame;
  fonts: FontSet;
  /** Shots with their faces, in time order; may be empty. */
  shots: FramedShot[];
  captionsIn: TitleSurroundings['captionsIn'];
  kept: Box[];
}

export interface TitleLayout {
  design: TitleStyle;
  /** One for each place that it has, in time order. */
  pages: PageLayout[];
}

/** The shares of its full size at which a title is tried. A smaller one may keep off a face where it is wanted. */
const shares = [1, 0.85, 0.72, 0.6, 0.5];
/** Cost of a share below 1, in the unit of places: half the size is as bad as a third of the frame's height away. */
const smallerCost = 2.6;

/** Lays out a title; null if it begins after the video's end, or has nothing that can be drawn. */
export function layOutTitle(input: LayOutTitleInput): TitleLayout | null {
  const span = titleSpan(input.title, input.durationMs);
  const sizes = span && titleSizes({ ...input, ...span });
  if (!sizes) return null;
  const { design, geometry, padding, fitAt, emojis } = sizes;
  const surroundings = { ...input, shots: shotsWithin(input.shots, span) };
  const tried = shares.flatMap((share) => {
    const fitted = fitAt(share);
    if (!fitted || fitted.lines.flat().length === 0) return [];
    const block = blockOf(fitted, { geometry, padding, hasEmoji: emojis.length > 0 });
    const { cost, centres } = placeTitle({ block, position: input.title.position, geometry, surroundings });
    return [{ fitted, centres, cost: cost + smallerCost * (1 - share) * centres.length }];
  });
  const best = tried.toSorted((one, other) => one.cost - other.cost)[0];
  if (!best) return null;
  const pages = stretches(surroundings.shots, best.centres).map(({ centreY, ...shown }) =>
    placePage({
      page: { ...shown, words: [], emojis: emojis.slice(0, 1).map((emoji) => ({ emoji, ...shown })) },
      broken: best.fitted,
      ...{ geometry, padding },
      place: { centreY, low: 0, high: input.frame.height, emojis: 'above', emojiCeiling: 0 },
    }),
  );
  return { design, pages: input.style.animation === 'none' ? pages.map(withStillEmojis) : pages };
}

/** Whether even the smallest size leaves out words. */
export function isTitleCut(input: Pick<LayOutTitleInput, 'title' | 'style' | 'frame' | 'fonts'>): boolean {
  return titleSizes({ ...input, startMs: 0, endMs: 1 })?.fitAt(1)?.isCut === true;
}

function titleSizes(input: Pick<LayOutTitleInput, 'title' | 'style' | 'frame' | 'fonts'> & Timed) {
  const { title, style, startMs, endMs, fonts } = input;
  const { text, emojis } = extractEmojis(title.text);
  if (text.trim() === '') return null;
  const design = title.style ?? titleStyleOf(style);
  const { geometry, padding } = titleGeometry(design, input);
  const fitAt = titleFitter({ text, startMs, endMs, style, fonts, geometry, padding });
  return { design, geometry, padding, fitAt, emojis };
}

/** The design that goes with a style of captions. */
function titleStyleOf({ drawing }: CaptionStyle): TitleStyle {
  const designs: Partial<Record<CaptionStyle['drawing'], TitleStyle>> = {
    pill: 'two-tone',
    underlined: 'two-tone',
    boxed: 'panel',
    quiet: 'panel',
    typed: 'panel',
    panel: 'panel',
    banner: 'panel',
  };
  return designs[drawing] ?? 'plain';
}

/** What a fitted title paints around its centre (0, 0). */
function blockOf(
  fitted: FittedTitle,
  { geometry, padding, hasEmoji }: { geometry: CaptionGeometry; padding: WordPadding; hasEmoji: boolean },
): Box {
  const { words, lines } = placeLines(fitted, geometry, padding, 0);
  const letters = words.map(({ ink }) => grow(ink, geometry.outlinePx * fitted.scale));
  const box = boundingBox([...letters, ...(padding.extents.plate ? lines : [])]);
  const middle = geometry.frame.width / 2;
  if (!box) return { left: 0, top: 0, right: 0, bottom: 0 };
  const top = box.top - (hasEmoji ? emojiRoom * geometry.emPx : 0);
  return { ...box, left: box.left - middle, right: box.right - middle, top };
}

/** A face just before or after the title is one that it should keep off, too. */
const aroundMs = 1000;

/** The parts of shots that lie in a span, with the faces that are seen meanwhile. */
function shotsWithin(shots: FramedShot[], { startMs, endMs }: Timed): FramedShot[] {
  const within = shots
    .filter((shot) => shot.startMs < endMs && shot.endMs > startMs)
    .map((shot) => {
      const near = shot.samples.filter(({ atMs }) => atMs > startMs - aroundMs && atMs < endMs + aroundMs);
      const samples = near.length > 0 ? near : shot.samples;
      return { ...shot, startMs: Math.max(startMs, shot.startMs), endMs: Math.min(endMs, shot.endMs), samples };
    });
  const [first, last] = [within[0], within.at(-1)];
  if (!first || !last) return [{ startMs, endMs, samples: [] }];
  first.startMs = startMs;
  last.endMs = endMs;
  return within;
}

/** Neighbouring shots in which the title has the same place. */
function stretches(shots: FramedShot[], centres: number[]): (Timed & { centreY: number })[] {
  const joined: (Timed & { centreY: number })[] = [];
  for (const [index, { startMs, endMs }] of shots.entries()) {
    const centreY = centres[index] ?? 0;
    const last = joined.at(-1);
    if (last?.centreY === centreY) last.endMs = endMs;
    else joined.push({ startMs, endMs, centreY });
  }
  return joined;
}
