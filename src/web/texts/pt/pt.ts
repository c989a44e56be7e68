import type { Texts } from '../texts.ts';
import { editor } from './editor.ts';
import { shell } from './shell.ts';

export const pt: Texts = { shell, editor };
