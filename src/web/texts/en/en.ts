import { editor } from './editor.ts';
import { newVideo } from './new-video.ts';
import { shell } from './shell.ts';
import { videos } from './videos.ts';

export const en = { shell, editor, newVideo, videos };
