import type { PageEmoji, Timed } from '../../captions/caption.ts';
import type { CaptionAnimation } from '../../captions/settings/caption-animations.ts';

/** All lengths are pixels of the output frame, origin top left; all times milliseconds on the video's clock. */
export interface Frame {
  width: number;
  height: number;
}

/** Text in one font, as libass draws it. */
interface TextRun {
  text: string;
  /** Family name inside the font file. */
  fontFamily: string;
  /** libass's Fontsize: winAscent + winDescent in pixels, not the em size. */
  assFontSize: number;
  /** On the right of each letter. */
  spacingPx: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From `startMs` to `endMs` the word is highlighted. */
export interface PlacedWord extends Timed {
  /** It stands out: its letters are larger, and it has a colour of its own. */
  emphasis: boolean;
  /** How much larger its letters are than those around it. */
  scale: number;
  /** In the style's case, without characters that no font has. Never empty. */
  runs: TextRun[];
  /** Point for libass `\an5\pos`: the word grows and shrinks around it. */
  centreX: number;
  centreY: number;
  baselineY: number;
  /** Ink of the letters at normal size, without outline and shadow. */
  ink: Box;
  /** Background that a style may paint behind this word: as high as its line, clear of other words. Else equal to `ink`. */
  plate: Box;
  /** Positions of a typing cursor before the first letter and after each; empty unless the style needs them. */
  caretStops: CaretStop[];
  /** Reading direction of its letters. */
  rightToLeft: boolean;
  /** Invisible character to draw before the text, if its own letters would give it another base direction; else empty. */
  directionMark: string;
}

/** From `startMs` to `endMs` it is on screen, with the time in which it appears and disappears. */
export interface PageLayout extends Timed {
  /** As it is read: in the given case, on one line. */
  text: string;
  words: PlacedWord[];
  /**
   * For each line, from top to bottom, the box around its plates; if the style paints whole lines, the boxes touch and
   * are equally wide.
   */
  lines: Box[];
  /** At most one at a time. */
  emojis: EmojiPlacement[];
  /** No word's outline reaches the letters of another word, whichever of them is highlighted. */
  hasSeparateOutlines: boolean;
  /** Width of the outline. */
  outlinePx: number;
  /** Size of the em, the unit of shadows and spaces. */
  emPx: number;
  /**
   * Everything that the page paints once it has appeared, including enlarged word, outline, shadow and emoji; always
   * inside the frame.
   */
  box: Box;
  /** Absent = the page is there at once, and gone at once. */
  motion?: PageMotion;
}

/** How a page appears: before its first word is spoken. It disappears by fading. */
export interface PageMotion {
  kind: CaptionAnimation;
  /** From `startMs` on; 0 = at once. */
  enterMs: number;
  /** Up to `endMs`; 0 = at once. */
  exitMs: number;
  /** Opacity at its beginning and at its end, 0–1: pages that follow at once do not leave the picture empty between them. */
  enterFrom: number;
  exitTo: number;
}

/** An emoji image over the video; libass draws no colour emoji. */
export interface EmojiPlacement extends PageEmoji {
  centreX: number;
  centreY: number;
  sizePx: number;
  /** It does not pop: it was on the page before at another height, or nothing is to move. */
  continues?: true;
}

/** Position of a typing cursor. */
export interface CaretStop {
  x: number;
  /** The cursor stands to the left of `x`: the text before it runs from right to left. */
  rightToLeft: boolean;
}
