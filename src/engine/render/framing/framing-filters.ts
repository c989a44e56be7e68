import type { Frame } from '../../layout/geometry/page-layout.ts';
import { ticksPerSecond } from '../../media/timing/video-clock.ts';
import { orientationFilters } from '../filters/picture-filters.ts';
import { cropBranch, fitBranch, panBranch } from './framing-branches.ts';
import type { FramedStretch, PlannedFraming } from './framing-plan.ts';
import { zoomBranch } from './zoom-branch.ts';

export interface FramingWindow {
  /** In 1/90000 s of the clock that the pictures come with. */
  startTicks: number;
  /** null = to the end. */
  endTicks: number | null;
}

/** A stretch with its end, within the window. */
export type ShownStretch = FramedStretch & { endTicks: number };

/**
 * From the source's pictures to framed ones of the output's size. Each way of drawing has a branch of its own, so that
 * one that is not on screen costs nothing; each picture goes through one of them. A filter chain with one input and one
 * output, where there are branches with `;` inside. Pure.
 */
export function framingFilters(framing: PlannedFraming, frame: Frame, window: FramingWindow): string {
  const branches = branchesOf(shownStretches(framing.stretches, window));
  const turns = orientationFilters(framing.source);
  const [only] = branches;
  if (only && branches.length === 1) return [...turns, drawing(only, { framing, frame, number: 0 })].join(',');
  const start = [...turns, `settb=1/${halfTicks}`, `split=${branches.length}`].join(',');
  const all = branches.map((branch, number) => {
    const filters = [...choose(branch, window), drawing(branch, { framing, frame, number })];
    return `[f${number}]${filters.join(',')}[g${number}]`;
  });
  const together = [
    `interleave=nb_inputs=${branches.length}`,
    // its clock counts microseconds
    `settb=1/${halfTicks}`,
    ...["select='not(mod(pts,2))'", `settb=1/${ticksPerSecond}`],
  ].join(',');
  return [`${start}${labels('f', branches)}`, ...all, `${labels('g', branches)}${together}`].join(';');
}

/** Each branch has a scaler with threads of its own. */
const mostBranches = 12;
/**
 * Each adds to expressions that are reckoned for every picture, and to an argument that may be 128 KiB long: up to 400
 * bytes, or 800 where the window changes its size.
 */
const mostStretches = 200;

/** Whether ffmpeg should draw all this at once. Pure. */
export function isOneGraph({ stretches }: PlannedFraming, window: FramingWindow): boolean {
  const shown = shownStretches(stretches, window);
  const zooms = shown.filter((stretch) => stretch.kind === 'pan' && stretch.from.size);
  return shown.length + zooms.length <= mostStretches && new Set(shown.map(chainOf)).size <= mostBranches;
}

/** What of a path is seen in a window, at least one. Pure. */
export function shownStretches(stretches: FramedStretch[], { startTicks, endTicks }: FramingWindow): ShownStretch[] {
  const until = endTicks ?? Number.POSITIVE_INFINITY;
  return stretches
    .map((stretch, index) => ({
      ...stretch,
      startTicks: Math.max(stretch.startTicks, startTicks),
      endTicks: Math.min(stretches[index + 1]?.startTicks ?? Number.POSITIVE_INFINITY, until),
    }))
    .filter((stretch) => stretch.endTicks > stretch.startTicks);
}

/** A picture's time in half ticks is even; what only wakes `interleave` is odd, and dropped behind it. */
const halfTicks = 2 * ticksPerSecond;

type Branch = [ShownStretch, ...ShownStretch[]];

/** Stretches that one chain of filters can draw: those of one kind and size. */
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

function drawing(
  branch: Branch,
  { framing, frame, number }: { framing: PlannedFraming; frame: Frame; number: number },
): string {
  const place = { source: framing.source, frame };
  const [{ kind }] = branch;
  if (kind === 'fit') return fitBranch({ ...place, number });
  const crops = branch.filter((one) => one.kind === 'crop');
  if (kind === 'crop') return cropBranch(crops, place).join(',');
  const pans = branch.filter((one) => one.kind === 'pan');
  const isZoom = pans.some(({ from }) => from.size !== undefined);
  return (isZoom ? zoomBranch(pans, place) : panBranch(pans, place)).join(',');
}

/**
 * The branch's own pictures. `interleave` gives out a picture only when it has seen a later one, or the end, on every
 * input; so that none waits for a branch that is not on screen, the first picture behind a span of the branch is sent
 * on too, as a mark just before the branch's next one.
 */
function choose(branch: Branch, window: FramingWindow): string[] {
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

/** Stretches that follow one another as one, in half ticks. */
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
