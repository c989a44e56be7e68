import type { CaptionStyle } from '../../captions/settings/caption-style.ts';
import type { TitleStyle } from '../../captions/settings/title.ts';
import { boundingBox } from '../../layout/geometry/boxes.ts';
import type { Box, PageLayout, PlacedWord } from '../../layout/geometry/page-layout.ts';
import type { TitleLayout } from '../../layout/title/lay-out-title.ts';
import { assColour } from '../ass/ass-colour.ts';
import { type AssEvent, clear, px } from '../ass/ass-event.ts';
import { roundedBox } from '../ass/ass-shape.ts';
import { place, wordEvent } from '../ass/word-events.ts';
import type { ScriptPart } from '../styles/ass-script.ts';
import { titleColours } from './title-colours.ts';

/** Above everything of the captions, which a title never touches. */
const layers = { panel: 11, outline: 12, fill: 13 };

/** How a title comes and goes. At the beginning of a video it is there at once: that picture is the thumbnail. */
const fade = { inMs: 140, outMs: 180 };

/** Corner radius of a panel in ems. */
const radius = 0.32;

/**
 * What libass draws of a title. Where nothing is to move, it does not fade either.
 * @param durationMs of the video: a title that stays to its end does not fade
 */
export function titleScript(
  { design, pages }: TitleLayout,
  { style, durationMs }: { style: CaptionStyle; durationMs: number },
): ScriptPart {
  const colours = titleColours(style);
  const moves = style.animation !== 'none';
  const fill = (name: string, colour: string) => ({ name, fill: assColour(colour), border: clear });
  const events = pages.flatMap((page, index) => {
    const inMs = moves && index === 0 && page.startMs > 0 ? fade.inMs : 0;
    const outMs = moves && index === pages.length - 1 && page.endMs < durationMs ? fade.outMs : 0;
    const fading = inMs + outMs > 0 ? `\\fad(${inMs},${outMs})` : '';
    return drawings[design](page).map((event) => ({ ...event, tags: event.tags + fading }));
  });
  return {
    styles: [
      fill('TitleLetters', colours.letters),
      fill('TitleOnGround', colours.onGround),
      fill('TitleOnAccent', colours.onAccent),
      fill('TitleGround', colours.ground),
      fill('TitleAccent', colours.accent),
      { name: 'TitleOutline', fill: assColour(colours.outline), border: assColour(colours.outline) },
      {
        name: 'TitleLettersAndOutline',
        fill: assColour(colours.letters),
        border: assColour(colours.outline),
      },
    ],
    events,
  };
}

const drawings: Record<TitleStyle, (page: PageLayout) => AssEvent[]> = {
  /** Without a soft shadow: drawing one of this size on every frame costs as much as all captions. */
  plain(page) {
    const border = `\\bord${px(page.outlinePx)}`;
    return page.words.flatMap((word) => {
      const tags = place(word) + border;
      if (page.hasSeparateOutlines) {
        return [wordEvent(page, word, { layer: layers.fill, style: 'TitleLettersAndOutline', tags })];
      }
      return [
        letters(page, word, 'TitleLetters'),
        wordEvent(page, word, { layer: layers.outline, style: 'TitleOutline', tags }),
      ];
    });
  },
  panel(page) {
    const panel = boundingBox(page.lines);
    if (!panel) return [];
    return [...panelEvents(page, panel), ...page.words.map((word) => letters(page, word, 'TitleOnGround'))];
  },
  /** Both lines are on one box of equal width: the upper half in the accent colour, the lower one in the ground's. */
  'two-tone'(page) {
    const [panel, upper, lower] = [boundingBox(page.lines), page.lines[0], page.lines[1]];
    if (!panel || !upper) return [];
    const accent = { layer: layers.panel + (lower ? 1 : 0), startMs: page.startMs, endMs: page.endMs };
    const shape = roundedBox(panel, radius * page.emPx);
    // the same rounded box, of which only the upper half is shown
    const [left, right] = [Math.floor(panel.left) - 2, Math.ceil(panel.right) + 2];
    const edge = Math.round(upper.bottom);
    const half = lower ? `\\clip(${left},${Math.floor(panel.top) - 2},${right},${edge})` : '';
    const isUpper = (word: PlacedWord) => word.baselineY < upper.bottom;
    return [
      ...(lower ? panelEvents(page, panel) : []),
      { ...accent, style: 'TitleAccent', tags: shape.tags + half, text: shape.text },
      ...page.words.map((word) => letters(page, word, isUpper(word) ? 'TitleOnAccent' : 'TitleOnGround')),
    ];
  },
};

function letters(page: PageLayout, word: PlacedWord, style: string): AssEvent {
  return wordEvent(page, word, { layer: layers.fill, style, tags: place(word) });
}

function panelEvents({ startMs, endMs, emPx }: PageLayout, panel: Box): AssEvent[] {
  const { tags, text } = roundedBox(panel, radius * emPx);
  return [{ layer: layers.panel, startMs, endMs, style: 'TitleGround', tags, text }];
}
