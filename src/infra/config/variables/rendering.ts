import { encoderChoices } from '../config.ts';
import { httpUrl, integer, oneOf, text, type Variable } from '../variable.ts';

const existingFolder = {
  ...text('an existing folder'),
  fits: (disk, path) => disk.hasFolder(path),
} satisfies Partial<Variable>;

export const renderingVariables = {
  RENDER_CONCURRENCY: {
    ...integer(1, 256),
    default: 'half the cores',
    about: 'number of renders that one worker runs at the same time',
  },
  FETCH_CONCURRENCY: {
    ...integer(1, 256),
    default: '12',
    about: 'number of sources that one worker downloads at the same time, besides those of slow servers',
  },
  TRANSCRIBE_CONCURRENCY: {
    ...integer(1, 256),
    default: 'half the cores',
    about: 'number of videos that one worker transcribes at the same time; more if a service or a GPU does it',
  },
  ASSEMBLE_CONCURRENCY: {
    ...integer(1, 256),
    default: '3',
    about: 'number of finished videos that one worker puts together at the same time',
  },
  DELIVER_CONCURRENCY: {
    ...integer(1, 1000),
    default: '100',
    about: 'number of callbacks that one worker sends at the same time; they mostly wait for their receivers',
  },
  CHATS_CONCURRENCY: {
    ...integer(1, 256),
    default: '8',
    about: 'number of chats that one worker answers at the same time, and of messages that it sends',
  },
  ENCODER: {
    ...oneOf(encoderChoices),
    default: 'x264-veryfast',
    about:
      'video encoder: x264 with a preset, graphics hardware (nvenc, qsv, vaapi, videotoolbox; auto = the first of them that works here, else x264-veryfast), or svt-av1, whose files older devices do not play',
  },
  FONTS_DIR: { ...existingFolder, about: 'folder with additional fonts, such as the licensed THEBOLDFONT' },
  SPEECH_ENGINE: {
    ...oneOf(['whisper', 'openai', 'command', 'none']),
    default: 'whisper',
    about:
      'how speech is transcribed: by a model on this machine (whisper, unless SPEECH_MODEL_DIR names another), an OpenAI-compatible API, a command, or not at all (none)',
  },
  SPEECH_MODEL_DIR: {
    ...existingFolder,
    about:
      'folder with another speech model for this machine, in the layout of sherpa-onnx (Whisper, Parakeet, Canary, SenseVoice, Moonshine, Zipformer; see docs/speech.md); unset = the Whisper model that setup makes',
  },
  SPEECH_URL: {
    ...httpUrl,
    neededWith: 'SPEECH_ENGINE=openai',
    about: 'base URL of the OpenAI-compatible API, including /v1',
  },
  SPEECH_MODEL: {
    ...text('a name'),
    default: 'whisper-1',
    about: 'name of the model that the OpenAI-compatible API is asked for',
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
