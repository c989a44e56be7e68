import type { Frame } from '../../layout/geometry/page-layout.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { orientationFilters } from '../filters/picture-filters.ts';
import { cropBranch, type FramedPlace, fitBranch, panBranch } from './framing-branches.ts';
import type { FramedStretch, PlannedFraming } from './framing-plan.ts';
import { zoomBranch } from './zoom-branch.ts';

export interface FramingWindow {
  /** In 1/90000 s of the frames' clock. */
  startTicks: number;
  /** null = to the end. */
  endTicks: number | null;
}

/** A stretch with its end, within the window. */
type ShownStretch = FramedStretch & { endTicks: number };

/**
 * Filters from the source's frames to framed ones of the output's size. Each kind of framing has its own branch, and each
 * frame goes through one of them, so that a branch that is not on screen costs nothing. The result is a filter chain
 * with one input and one output; with several branches it contains `;`. Pure.
 */
export function framingFilters(framing: PlannedFraming, frame: Frame, window: FramingWindow): string {
  const branches = branchesOf(shownStretches(framing.stretches, window));
  const place = { source: framing.source, frame };
  const turns = orientationFilters(framing.source);
  const [only] = branches;
  if (only && branches.length === 1) return [...turns, drawing(only, { ...place, number: 0 })].join(',');
  const start = [...turns, `settb=1/${halfTicks}`, `split=${branches.length}`].join(',');
  const all = branches.map((branch, number) => {
    const filters = [...framesOf(branch, window), drawing(branch, { ...place, number })];
    return `[f${number}]${filters.join(',')}[g${number}]`;
  });
  // the clock of `interleave` counts microseconds
  const together = [
    ...[`interleave=nb_inputs=${branches.length}`, `settb=1/${halfTicks}`],
    ...["select='not(mod(pts,2))'", `settb=1/${ticksPerSecond}`],
  ].join(',');
  return [`${start}${labels('f', branches)}`, ...all, `${labels('g', branches)}${together}`].join(';');
}

/** Each branch has a scaler with its own threads. */
const maxBranches = 12;
/**
 * Each stretch lengthens expressions that are evaluated for every frame, and an argument that may have 128 KiB: by up to
 * 400 bytes, or 800 if the window changes its size.
 */
const maxStretches = 200;

/** Whether one ffmpeg process can draw all of this window. Pure. */
export function isOneGraph({ stretches }: PlannedFraming, window: FramingWindow): boolean {
  const shown = shownStretches(stretches, window);
  const zooms = shown.filter((stretch) => stretch.kind === 'pan' && stretch.from.size);
  return shown.length + zooms.length <= maxStretches && new Set(shown.map(chainOf)).size <= maxBranches;
}

/** The stretches of a path that are seen in a window, at least one. Pure. */
function shownStretches(stretches: FramedStretch[], { startTicks, endTicks }: FramingWindow): ShownStretch[] {
  const until = endTicks ?? Number.POSITIVE_INFINITY;
  return stretches
    .map((stretch, index) => ({
      ...stretch,
      startTicks: Math.max(stretch.startTicks, startTicks),
      endTicks: Math.min(stretches[index + 1]?.startTicks ?? Number.POSITIVE_INFINITY, until),
    }))
    .filter((stretch) => stretch.endTicks > stretch.startTicks);
}

/** Real frames have even times in half ticks. Marks that only wake `interleave` have odd ones, and are dropped after it. */
const halfTicks = 2 * ticksPerSecond;

type Branch = [ShownStretch, ...ShownStretch[]];

/** Groups stretches that one filter chain can draw: those of one kind and size. */
function branchesOf(stretches: ShownStretch[]): Branch[] {
  const branches = new Map<string, Branch>();
  for (const stretch of stretches) {
    const branch = branches.get(chainOf(stretch));
    if (branch) branch.push(stretch);
    else branches.set(chainOf(stretch), [stretch]);
  }
  return [...branches.values()];
}

function chainOf(stretch: FramedStretch): string {
  if (stretch.kind === 'fit') return 'fit';
  const { kind, width, height } = stretch;
  if (kind === 'crop') return `crop ${width} ${height}`;
  const { from, to } = stretch;
  if (from.size) return `zoom ${width} ${height}`;
  return `pan ${width} ${height} ${from.left !== to.left} ${from.top !== to.top}`;
}

function drawing(branch: Branch, place: FramedPlace & { number: number }): string {
  const [{ kind }] = branch;
  if (kind === 'fit') return fitBranch(place);
  const crops = branch.filter((one) => one.kind === 'crop');
  if (kind === 'crop') return cropBranch(crops, place).join(',');
  const pans = branch.filter((one) => one.kind === 'pan');
  const isZoom = pans.some(({ from }) => from.size !== undefined);
  return (isZoom ? zoomBranch(pans, place) : panBranch(pans, place)).join(',');
}

/**
 * Selects the branch's own frames. `interleave` outputs a frame only when every input has a later one or has ended. So
 * that no frame waits for a branch that is not on screen, the first frame after each span of the branch is passed on
 * too, as a mark just before the branch's next span.
 */
function framesOf(branch: Branch, window: FramingWindow): string[] {
  const spans = spansOf(branch);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const gaps = spans.slice(1).map((span, index) => ({ from: spans[index]?.to ?? 0, to: span.from }));
  const isLate = first.from > 2 * window.startTicks;
  const own = spans.map(({ from, to }) => `gte(pts,${from})${to === Number.POSITIVE_INFINITY ? '' : `*lt(pts,${to})`}`);
  const marks = [...(isLate ? ['eq(n,0)'] : []), ...gaps.map(({ from }) => `gte(pts,${from})*lt(prev_pts,${from})`)];
  const moves = [...(isLate ? [{ from: -1, to: first.from }] : []), ...gaps].map(
    ({ from, to }) => `+${from < 0 ? '' : `gte(PTS,${from})*`}lt(PTS,${to})*(${to - 1}-PTS)`,
  );
  return [
    ...(last.to < 2 * (window.endTicks ?? Number.POSITIVE_INFINITY) ? [`trim=end_pts=${last.to}`] : []),
    `select='${[...own, ...marks].join('+')}'`,
    ...(moves.length > 0 ? [`setpts='PTS${moves.join('')}'`] : []),
  ];
}

/** Consecutive stretches merged into spans, in half ticks. */
function spansOf(branch: Branch): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (const { startTicks, endTicks } of branch) {
    const span = spans.at(-1);
    if (span && span.to === 2 * startTicks) span.to = 2 * endTicks;
    else spans.push({ from: 2 * startTicks, to: 2 * endTicks });
  }
  return spans;
}

function labels(letter: string, branches: Branch[]): string {
  return branches.map((_, number) => `[${letter}${number}]`).join('');
}

/** Raise it when the same plan is drawn differently. */
const framingRecipe = 1;
/** The same for windows that change their size. */
const zoomRecipe = 1;

/**
 * The part of a path that shapes the frames of one segment, for the segment's key. Pure.
 */
export function framingSlice(
  { source, stretches }: PlannedFraming,
  { holdTicks, endTicks }: { holdTicks: number; endTicks: number | null },
): object {
  const shown = shownStretches(stretches, { startTicks: holdTicks, endTicks });
  const isZoomed = shown.some((stretch) => stretch.kind === 'pan' && stretch.from.size);
  const recipes = { framingRecipe, ...(isZoomed ? { zoomRecipe } : {}) };
  return { ...recipes, source, stretches: shown.map(({ endTicks: _, ...stretch }) => stretch) };
}
