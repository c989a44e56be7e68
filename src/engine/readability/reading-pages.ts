import { boundingBox, grow, insideFrame } from '../layout/geometry/boxes.ts';
import type { Box, PageLayout } from '../layout/geometry/page-layout.ts';
import { type PlanVideoDeps, type PlanVideoInput, planLaidOut } from '../render/plan/plan-video.ts';
import type { RenderPlan } from '../render/plan/render-plan.ts';

/** A page, as its reader sees it. */
export interface ReadingPage {
  startMs: number;
  /** Not after the end of the picture. */
  endMs: number;
  text: string;
  lines: number;
  /** Size of the em in pixels. */
  emPx: number;
  /** Around the letters, with some space, inside the frame. */
  box: Box;
  /** When to look at it, ascending: at most two moments, each at rest and with another word highlighted. */
  momentsMs: number[];
}

/** What is drawn, and the pages that are read. */
export interface ReadingPlan {
  plan: RenderPlan;
  pages: ReadingPage[];
}

/** Plans a video for the measurement of its captions. Pure except for reading font files. */
export function planReading(deps: PlanVideoDeps, video: PlanVideoInput): ReadingPlan {
  const { plan, pages } = planLaidOut(deps, video);
  const shown = pages.filter(({ words, startMs }) => words.length > 0 && startMs < plan.durationMs);
  return { plan, pages: shown.map((page) => readingPage(page, plan)) };
}

function readingPage(page: PageLayout, { output, durationMs }: RenderPlan): ReadingPage {
  const { startMs, text, words, lines, emPx } = page;
  const ink = boundingBox(words.map((word) => word.ink)) ?? page.box;
  const endMs = Math.min(page.endMs, durationMs);
  const box = insideFrame(grow(ink, spaceEms * emPx), output);
  return { startMs, endMs, text, lines: lines.length, emPx, box, momentsMs: momentsOf(page, endMs) };
}

/** More than the seam beside the letters that is measured. */
const spaceEms = 0.2;
/** Entrances and exits are over, or have not begun. */
const movingMs = 200;

function momentsOf({ startMs, words }: PageLayout, endMs: number): number[] {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return [];
  if (endMs - startMs < 2 * movingMs) return [Math.round((startMs + endMs) / 2)];
  const late = (word: { startMs: number; endMs: number }) =>
    Math.round(
      Math.min(endMs - movingMs, Math.max(startMs + movingMs, word.startMs + 0.75 * (word.endMs - word.startMs))),
    );
  return [...new Set(words.length === 1 ? [late(first)] : [late(first), late(last)])];
}
