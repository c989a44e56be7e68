import type { Texts } from '../texts.ts';
import { editor } from './editor.ts';
import { newVideo } from './new-video.ts';
import { shell } from './shell.ts';
import { videos } from './videos.ts';

export const de: Texts = { shell, editor, newVideo, videos };
