import { editor } from './editor.ts';
import { shell } from './shell.ts';

export const en = { shell, editor };
