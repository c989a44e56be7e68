import { buttons } from './buttons.ts';
import { dialogue } from './dialogue.ts';
import { failures } from './failures.ts';
import { looks } from './looks.ts';

export const en = { ...dialogue, buttons, failures, looks };
