import { z } from 'zod';
import { encoderNames } from './config.ts';
import { httpUrl, integer, text, type Variable } from './variable.ts';

/** How videos are made: rendering and listening. */
export const videoVariables = {
  RENDER_CONCURRENCY: {
    schema: integer(1, 256),
    rule: 'must be a whole number from 1 to 256',
    default: 'half the cores',
    about: 'renders at once in one worker',
  },
  ENCODER: {
    schema: z.enum(encoderNames),
    rule: `must be ${encoderNames.join(' or ')}`,
    default: 'x264-veryfast',
    about: 'encoder and speed',
  },
  FONTS_DIR: {
    schema: text,
    fits: (disk, path) => disk.hasFolder(path),
    rule: 'must be a folder that is there',
    about: 'fonts of your own, e.g. the real THEBOLDFONT',
  },
  SPEECH_ENGINE: {
    schema: z.enum(['whisper', 'openai', 'command', 'none']),
    rule: 'must be whisper, openai, command or none',
    default: 'whisper',
    about: 'who listens',
  },
  SPEECH_URL: {
    schema: httpUrl,
    rule: 'must be an http(s) URL (needed when SPEECH_ENGINE=openai)',
    about: 'base URL of an OpenAI-compatible speech API, up to and with /v1',
  },
  SPEECH_API_KEY: { schema: text, rule: 'must not be empty', about: 'key for SPEECH_URL' },
  SPEECH_COMMAND: {
    schema: text,
    rule: 'must be a command (needed when SPEECH_ENGINE=command)',
    about: 'program called with a WAV file, printing words as JSON',
  },
  WHISPER_CT2_DIR: {
    schema: text,
    fits: (disk, path) => disk.hasFolder(path),
    rule: 'must be a folder that is there',
    about: 'Whisper weights in CTranslate2 format that you already have',
  },
} as const satisfies Record<string, Variable>;
