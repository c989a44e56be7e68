import { encoderNames } from './config.ts';
import { httpUrl, integer, oneOf, text, type Variable } from './variable.ts';

const existingFolder = {
  ...text('an existing folder'),
  fits: (disk, path) => disk.hasFolder(path),
} satisfies Partial<Variable>;

/** How videos are transcribed and rendered. */
export const videoVariables = {
  RENDER_CONCURRENCY: {
    ...integer(1, 256),
    default: 'half the cores',
    about: 'number of renders that one worker runs at the same time',
  },
  ENCODER: { ...oneOf(encoderNames), default: 'x264-veryfast', about: 'video encoder and its preset' },
  FONTS_DIR: { ...existingFolder, about: 'folder with additional fonts, such as the licensed THEBOLDFONT' },
  SPEECH_ENGINE: {
    ...oneOf(['whisper', 'openai', 'command', 'none']),
    default: 'whisper',
    about:
      'how speech is transcribed: whisper on this machine, an OpenAI-compatible API, a command, or not at all (none)',
  },
  SPEECH_URL: {
    ...httpUrl,
    neededWith: 'SPEECH_ENGINE=openai',
    about: 'base URL of the OpenAI-compatible API, including /v1',
  },
  SPEECH_API_KEY: { ...text('any text'), about: 'API key for SPEECH_URL; unset = none is sent' },
  SPEECH_COMMAND: {
    ...text('a command'),
    neededWith: 'SPEECH_ENGINE=command',
    about: 'program that gets the path of a WAV file and prints the words as JSON',
  },
  WHISPER_CT2_DIR: {
    ...existingFolder,
    about: 'folder with Whisper weights in CTranslate2 format to use instead of downloading a model',
  },
} as const satisfies Record<string, Variable>;
