import type { CaptionAnimation } from '../../captions/settings/caption-animations.ts';
import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { PageLayout } from '../geometry/page-layout.ts';
import { animationTimes, minPauseMs } from './animation-times.ts';

/** The last word of a page stays for this long before the page begins to disappear. */
const minReadableMs = 200;
/** A shorter movement is not seen, or looks like a fault: pages change at once instead. */
const minMovementMs = 30;
/** libass's clock. */
const stepMs = 10;

/**
 * Makes time for pages to appear and to disappear. A page begins before its first word is spoken, so that it stands there by
 * then. The page before ends earlier for that, as far as its last word can still be read. Pages never overlap. `none`:
 * nothing moves, emojis neither.
 */
export function timePages(pages: PageLayout[], animation: CaptionStyle['animation']): PageLayout[] {
  if (animation === 'none') return pages.map(withStillEmojis);
  const changes = [...pages, undefined].map((page, index) => changeOf(pages[index - 1], page, animation));
  const ends = new Map(pages.map(({ endMs }, index) => [endMs, changes[index + 1]?.beforeEndMs ?? endMs]));
  return pages.map((page, index) => withMotion(page, { enter: changes[index], exit: changes[index + 1], ends }));
}

/** What happens between two pages, before the first, or after the last one. */
interface PageChange {
  kind: CaptionAnimation;
  exitMs: number;
  /** When the page before ends. */
  beforeEndMs: number;
  enterMs: number;
  /** Opacity between the two. */
  between: number;
}

/** Of pages that follow at once. Letters that show the picture through them look like a flicker, even for one frame. */
const handoverOpacity = 0.8;

function changeOf(
  before: PageLayout | undefined,
  page: PageLayout | undefined,
  animation: CaptionAnimation,
): PageChange {
  const beforeEndMs = before?.endMs ?? 0;
  const silenceMs = page ? page.startMs - beforeEndMs : Number.POSITIVE_INFINITY;
  const kind = animation === 'slide' && silenceMs < minPauseMs ? 'fade' : animation;
  const enterMs = page?.words.length ? animationTimes[kind].enterMs : 0;
  const exitMs = before?.words.length ? animationTimes[kind].exitMs : 0;
  const missingMs = Math.max(0, enterMs - silenceMs);
  const share = Math.min(1, spareMs(before) / Math.max(1, exitMs + missingMs));
  const entering = inSteps(enterMs - missingMs + missingMs * share);
  return {
    kind,
    exitMs: inSteps(exitMs * share),
    beforeEndMs: page ? Math.min(beforeEndMs, page.startMs - entering) : beforeEndMs,
    enterMs: entering,
    between: before && silenceMs <= entering ? handoverOpacity : 0,
  };
}

/** How much of its time a page can give away. */
function spareMs(page: PageLayout | undefined): number {
  if (!page) return 0;
  const lastStartMs = page.words.reduce((latest, { startMs }) => Math.max(latest, startMs), page.startMs);
  return Math.max(0, page.endMs - lastStartMs - minReadableMs);
}

function inSteps(ms: number): number {
  return ms < minMovementMs ? 0 : stepMs * Math.floor(ms / stepMs);
}

function withMotion(
  page: PageLayout,
  { enter, exit, ends }: { enter?: PageChange; exit?: PageChange; ends: Map<number, number> },
): PageLayout {
  const { kind = 'fade', enterMs = 0, between: enterFrom = 0 } = enter ?? {};
  const { exitMs = 0, beforeEndMs: endMs = page.endMs, between: exitTo = 0 } = exit ?? {};
  return {
    ...page,
    startMs: page.startMs - enterMs,
    endMs,
    words: page.words.map((word) => ({ ...word, endMs: Math.min(word.endMs, endMs) })),
    emojis: page.emojis.map((emoji) => ({ ...emoji, endMs: ends.get(emoji.endMs) ?? emoji.endMs })),
    motion: { kind, enterMs, exitMs, enterFrom, exitTo },
  };
}

/** A page whose emojis are there at once. */
export function withStillEmojis(page: PageLayout): PageLayout {
  return { ...page, emojis: page.emojis.map((emoji) => ({ ...emoji, continues: true as const })) };
}
