import type { Texts } from '../texts.ts';
import { buttons } from './buttons.ts';
import { dialogue } from './dialogue.ts';
import { failures } from './failures.ts';
import { looks } from './looks.ts';

export const es: Texts = { ...dialogue, buttons, failures, looks };
