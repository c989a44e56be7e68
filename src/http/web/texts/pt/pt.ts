import type { Texts } from '../texts.ts';
import { choices } from './choices.ts';
import { claim } from './claim.ts';
import { editor } from './editor.ts';
import { newVideo } from './new-video.ts';
import { profile } from './profile.ts';
import { refusals } from './refusals.ts';
import { shell } from './shell.ts';
import { signIn } from './sign-in.ts';
import { videos } from './videos.ts';

export const pt: Texts = { choices, claim, profile, refusals, signIn, shell, editor, newVideo, videos };
