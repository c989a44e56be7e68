import type { Attack } from './attack.ts';
import { bodyAttacks } from './body-attacks.ts';
import { captionAttacks } from './caption-attacks.ts';
import { chatAttacks } from './chat-attacks.ts';
import { editorAttacks } from './editor-attacks.ts';

export const allAttacks: readonly Attack[] = [...chatAttacks, ...captionAttacks, ...editorAttacks, ...bodyAttacks];
