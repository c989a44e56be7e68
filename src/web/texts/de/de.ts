import type { Texts } from '../texts.ts';
import { choices } from './choices.ts';
import { editor } from './editor.ts';
import { newVideo } from './new-video.ts';
import { refusals } from './refusals.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { videos } from './videos.ts';

export const de: Texts = { choices, refusals, signIn, shell, editor, newVideo, videos };
