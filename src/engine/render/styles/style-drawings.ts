import type { DrawingName } from '../../captions/settings/caption-presets.ts';
import { boxedDrawing } from './boxed.ts';
import { glowDrawing } from './glow.ts';
import { hardShadowDrawing } from './hard-shadow.ts';
import { pillDrawing } from './pill.ts';
import { popDrawing } from './pop.ts';
import { quietDrawing } from './quiet.ts';
import type { StyleDrawing } from './style-drawing.ts';
import { sweepDrawing } from './sweep.ts';
import { typedDrawing } from './typed.ts';
import { underlinedDrawing } from './underlined.ts';

export const styleDrawings = {
  pop: popDrawing,
  pill: pillDrawing,
  sweep: sweepDrawing,
  quiet: quietDrawing,
  boxed: boxedDrawing,
  glow: glowDrawing,
  typed: typedDrawing,
  underlined: underlinedDrawing,
  'hard-shadow': hardShadowDrawing,
} as const satisfies Record<DrawingName, StyleDrawing>;
