import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { keyFolders } from '../key-folders.ts';
import { shareServiceIds } from '../share-service-ids.ts';
import { encoderChoices, logLevels, paymentProviderNames, signUps } from './config.ts';
import { parsePriceTable, priceTableJson } from './price-table.ts';
import {
  flag,
  headerList,
  hostList,
  httpUrl,
  integer,
  listOf,
  oneOf,
  share,
  text,
  textLike,
  type Variable,
} from './variable.ts';

const gibibyte = 1024 ** 3;

const existingFolder = {
  ...text('an existing folder'),
  fits: (disk, path) => disk.hasFolder(path),
} satisfies Partial<Variable>;

const telegramToken = textLike(/^\d+:[\w-]+$/, 'a bot token from BotFather');

const providerList = z.string().refine((value) => {
  const names = value.split(',').map((name) => name.trim());
  return new Set(names).size === names.length && names.every(isProviderName);
});

function isProviderName(name: string): boolean {
  return (paymentProviderNames as readonly string[]).includes(name);
}

const folderPath = z
  .string()
  .max(128)
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/)
  .refine((path) => path.split('/').every((name) => !(keyFolders as readonly string[]).includes(name)))
  .transform((path) => path.replace(/\/$/, ''));

/**
 * Every environment variable of the service: the only list, by theme, as docs/configuration.md shows it. Errors and
 * .env.example follow it too.
 */
export const variableGroups = {
  'The service': {
    PORT: { ...integer(0, 65_535), default: '3000', about: 'port that the service listens on' },
    HOST: { ...text('an address or host name'), default: '127.0.0.1', about: 'address that the service listens on' },
    PUBLIC_BASE_URL: { ...httpUrl, about: 'public base URL of this service; unset = http://HOST:PORT' },
    MEDIA_BASE_URL: {
      schema: httpUrl.schema.refine(
        (value) => URL.canParse(value) && new URL(value).pathname === '/' && !/[?#]/.test(value),
      ),
      allowed: 'an http(s) URL without a path',
      about:
        'base URL of a CDN in front of this service, in the addresses of finished videos and previews, which it may cache for an hour; S3_REDIRECTS has no effect then; unset = PUBLIC_BASE_URL',
    },
    TRUST_PROXY: {
      ...integer(0, 10),
      default: '0',
      about: 'number of reverse proxies in front of the service whose X-Forwarded-For is trusted',
    },
    STATUS_PORT: {
      ...integer(0, 65_535),
      default: '9464',
      about: 'port of /healthz, /readyz and /metrics in workers and bots, which have no API; 0 = any free port',
    },
    DRAIN_SECONDS: {
      ...integer(0, 300),
      default: '0',
      about:
        'how long the API still answers when it is told to stop, while /readyz says 503, so that a load balancer sends no more calls',
    },
  },
  Storage: {
    DATA_DIR: {
      ...text('a folder that this user may write to, or a path where it can be created'),
      fits: (disk, path) => disk.canHoldFolder(path),
      default: './data',
      about: 'folder of the embedded database and of media (with STORAGE=disk)',
    },
    CACHE_DIR: {
      ...text('a folder'),
      default: './.cache',
      about: 'folder of downloaded tools and models; services with different DATA_DIRs can share it',
    },
    MONGODB_URI: {
      ...textLike(/^mongodb(\+srv)?:\/\//, 'a URI that starts with mongodb:// or mongodb+srv://'),
      about: 'MongoDB to use, a replica set; unset = an embedded one in DATA_DIR',
    },
    STORAGE: { ...oneOf(['disk', 's3']), default: 'disk', about: 'where videos and other media are stored' },
    S3_ENDPOINT: { ...httpUrl, about: 'endpoint of an S3-compatible store; unset = Amazon S3' },
    S3_REGION: { ...text('a region name'), default: 'us-east-1', about: 'region of the bucket' },
    S3_BUCKET: { ...text('a bucket name'), neededWith: 'STORAGE=s3', about: 'bucket for media' },
    S3_KEY_PREFIX: {
      schema: folderPath,
      allowed:
        'up to 128 letters, digits, ".", "_", "-" and "/", and no folder in it may have a name that the service uses',
      about: 'folder in the bucket for everything that is stored, so that several services can share one; unset = none',
    },
    S3_REDIRECTS: {
      ...flag,
      default: 'false',
      about: 'whether finished videos are downloaded from the store itself, by redirects to presigned URLs',
    },
    S3_PUBLIC_ENDPOINT: {
      ...httpUrl,
      about: 'endpoint under which people reach the store, for S3_REDIRECTS; unset = S3_ENDPOINT',
    },
    S3_ACCESS_KEY_ID: { ...text('an access key id'), neededWith: 'STORAGE=s3', about: 'access key id for the bucket' },
    S3_SECRET_ACCESS_KEY: {
      ...text('a secret access key'),
      neededWith: 'STORAGE=s3',
      about: 'secret access key for the bucket',
    },
  },
  'Links that people send': {
    SHARE_SERVICES: {
      ...listOf(shareServiceIds),
      default: shareServiceIds.join(','),
      about:
        'services that are asked for the file behind a share link of theirs, by the questions of their own pages (see docs/share-links.md)',
    },
    SOURCE_RESOLVER_COMMAND: {
      ...text('a command'),
      about:
        'program of yours, such as yt-dlp, that turns links of SOURCE_RESOLVER_HOSTS into files: read docs/share-links.md and the law first; unset = such links are refused',
    },
    SOURCE_RESOLVER_HOSTS: {
      ...hostList,
      default:
        'youtube.com,youtu.be,tiktok.com,instagram.com,facebook.com,fb.watch,x.com,twitter.com,twitch.tv,dailymotion.com,dai.ly,reddit.com,v.redd.it',
      about: 'hosts, with their subdomains, whose links SOURCE_RESOLVER_COMMAND gets',
    },
    SOURCE_RESOLVER_SECONDS: {
      ...integer(1, 7200),
      default: '600',
      about: 'longest time of one run of SOURCE_RESOLVER_COMMAND, with the download if it downloads',
    },
  },
  Limits: {
    ALLOW_PRIVATE_NETWORK: {
      ...flag,
      default: 'false',
      about: 'whether video_url and callback may be private addresses; only for tests and closed networks',
    },
    MAX_VIDEO_SECONDS: { ...integer(1, 86_400), default: '3600', about: 'longest video accepted, in seconds' },
    MAX_SOURCE_BYTES: {
      ...integer(1, 1024 * gibibyte),
      default: String(2 * gibibyte),
      about: 'largest source file accepted, in bytes; the default is 2 GiB',
    },
    MAX_BYTES_PER_ACCOUNT: {
      ...integer(0, 1024 ** 2 * gibibyte),
      default: String(100 * gibibyte),
      about: 'most bytes of uploads and source files that one account may keep; 0 = no limit; the default is 100 GiB',
    },
    MAX_QUEUED_VIDEOS: {
      ...integer(0, 1_000_000),
      default: '1000',
      about: 'most videos of one account that may wait or be processed at the same time; 0 = no limit',
    },
    MAX_QUEUED_OF_ALL: {
      ...integer(0, 10_000_000),
      default: '100000',
      about:
        'most videos of all accounts together that may wait or be processed at the same time; beyond it new ones are refused for some minutes (503); 0 = no limit',
    },
    MAX_VIDEOS_IN_WORK: {
      ...integer(0, 1_000_000),
      default: '0',
      about:
        'most videos of one account that all workers together process at the same time, the others wait; 0 = no limit',
    },
    MIN_FREE_DISK_BYTES: {
      ...integer(0, 1024 ** 2 * gibibyte),
      default: String(2 * gibibyte),
      about:
        'free disk space of DATA_DIR below which nothing new is accepted or started; 0 = never; the default is 2 GiB',
    },
    SEGMENT_CACHE_BYTES: {
      ...integer(0, 1024 ** 2 * gibibyte),
      default: String(20 * gibibyte),
      about: 'most bytes of rendered segments that are kept for later edits; the default is 20 GiB',
    },
    SOURCE_CACHE_BYTES: {
      ...integer(0, 1024 ** 2 * gibibyte),
      default: String(10 * gibibyte),
      about:
        'with STORAGE=s3: most bytes of sources in DATA_DIR that are kept for the next step of a video; less while the disk has less than MIN_FREE_DISK_BYTES free; the default is 10 GiB',
    },
    RETENTION_DAYS: { ...integer(1, 3650), default: '30', about: 'days that a finished video is kept' },
    SOURCE_RETENTION_DAYS: {
      ...integer(1, 3650),
      about:
        'days that the source file of a finished video is kept for edits; later edits fetch it again, and those of an uploaded file are refused; unset = as long as the video',
    },
    RATE_LIMIT_PER_MINUTE: {
      ...integer(0, 1_000_000),
      default: '1200',
      about:
        'API calls a minute for each token, requests of pages for each signed-in person, and a tenth of it for each address without either; 0 = no limit',
    },
    FREE_SECONDS_PER_MONTH: {
      ...integer(0, 10_000_000),
      default: '600',
      about: 'free seconds of video for each account and month, if payments are on',
    },
  },
  'Rendering and speech': {
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
  },
  Bots: {
    TELEGRAM_BOT_TOKEN: { ...telegramToken, about: 'token of the caption bot on Telegram; unset = no caption bot' },
    TELEGRAM_API_ROOT: {
      schema: httpUrl.schema.transform((value) => value.replace(/\/+$/, '')),
      allowed: httpUrl.allowed,
      default: 'https://api.telegram.org',
      about: 'base URL of the Bot API server that both bots use',
    },
    TELEGRAM_UPDATES: {
      ...oneOf(['polling', 'webhook']),
      default: 'polling',
      about: 'how the caption bot receives messages',
    },
    TELEGRAM_WEBHOOK_SECRET: {
      ...textLike(/^[\w-]{1,256}$/, '1 to 256 characters of A-Z a-z 0-9 _ -'),
      neededWith: 'TELEGRAM_UPDATES=webhook',
      about: 'secret by which webhook calls from Telegram are recognised',
    },
    WHATSAPP_TOKEN: {
      ...textLike(/^\S+$/, 'text without blanks'),
      about: 'access token for WhatsApp’s Cloud API (see docs/whatsapp.md); unset = no WhatsApp',
    },
    WHATSAPP_PHONE_NUMBER_ID: {
      ...textLike(/^\d{1,40}$/, 'digits'),
      neededWith: 'WHATSAPP_TOKEN',
      about: 'id of the phone number that people write to, not the number itself',
    },
    WHATSAPP_APP_SECRET: {
      ...text('any text'),
      neededWith: 'WHATSAPP_TOKEN',
      about: 'secret of the Meta app, by which webhook calls are recognised',
    },
    WHATSAPP_VERIFY_TOKEN: {
      ...text('any text'),
      neededWith: 'WHATSAPP_TOKEN',
      about: 'word of your choice that Meta repeats when it verifies the webhook',
    },
    WHATSAPP_API_ROOT: {
      schema: httpUrl.schema.transform((value) => value.replace(/\/+$/, '')),
      allowed: httpUrl.allowed,
      default: 'https://graph.facebook.com/v24.0',
      about: 'base URL of the Graph API; v24.0 is added where it names no version',
    },
    WHATSAPP_TEMPLATE: {
      ...textLike(
        /^[a-z0-9_]{1,512}(\/[a-z]{2,3}(_[A-Z]{2})?)?$/,
        'a name, or a name and a language: video_news/en_US',
      ),
      about:
        'approved template for what comes more than 24 hours after a person last wrote; its language is en unless named; unset = it waits until they write',
    },
    OPERATOR_BOT_TOKEN: {
      ...telegramToken,
      about: 'token of the operators’ bot on Telegram; unset = no operators’ bot',
    },
    OPERATOR_CHAT_IDS: {
      ...textLike(/^-?\d+(\s*,\s*-?\d+)*$/, 'chat ids separated by commas'),
      neededWith: 'OPERATOR_BOT_TOKEN',
      about: 'Telegram chats that may use the operators’ bot',
    },
    CHATBOT_PLATFORM: {
      ...oneOf(['manychat', 'chatfuel']),
      default: 'manychat',
      about: 'chatbot platform through which contacts order videos',
    },
    CHATBOT_PLATFORM_API_ROOT: { ...httpUrl, about: 'base URL of the platform’s API; unset = the official one' },
    CHATBOT_PLATFORM_TOKEN: {
      ...text('any text'),
      about: 'API key for the chatbot platform; unset = no messages are sent to it',
    },
    CHATBOT_PLATFORM_BLOCK: {
      ...text('a block name'),
      neededWith: 'CHATBOT_PLATFORM_TOKEN and CHATBOT_PLATFORM=chatfuel',
      about: 'name of the Chatfuel block that sends messages',
    },
    CHAT_MODEL_URL: {
      ...httpUrl,
      about:
        'base URL of an OpenAI-compatible chat API, including /v1, that is asked about messages which the rules do not understand (see docs/bots.md); unset = none',
    },
    CHAT_MODEL: { ...text('a name'), neededWith: 'CHAT_MODEL_URL', about: 'name of the model at CHAT_MODEL_URL' },
    CHAT_MODEL_KEY: { ...text('any text'), about: 'API key for CHAT_MODEL_URL; unset = none is sent' },
  },
  Payments: {
    PAYMENTS_PROVIDER: {
      schema: providerList,
      allowed: `one of ${paymentProviderNames.join(', ')}, or several separated by commas`,
      about: 'payment providers whose messages are accepted; unset = payments are off and usage is not limited',
    },
    PAYPAL_VERIFY_URL: {
      ...httpUrl,
      default: 'https://ipnpb.paypal.com/cgi-bin/webscr',
      about: 'URL that verifies PayPal’s messages (IPN)',
    },
    PAYPAL_RECEIVER: {
      ...text('an email address or merchant id'),
      neededWith: 'PAYMENTS_PROVIDER=paypal',
      about: 'your PayPal account, to which a payment must have gone',
    },
    PAYMENTS_SECRET: {
      ...textLike(/^whsec_[A-Za-z0-9+/]+=*$/, 'whsec_ followed by base64'),
      neededWith: 'PAYMENTS_PROVIDER=signed',
      about: 'secret with which signed payment messages are verified',
    },
    NOWPAYMENTS_IPN_SECRET: {
      ...text('any text'),
      neededWith: 'PAYMENTS_PROVIDER=nowpayments',
      about: 'IPN secret of the NOWPayments account',
    },
    DIGISTORE24_PASSPHRASE: {
      ...text('any text'),
      neededWith: 'PAYMENTS_PROVIDER=digistore24',
      about: 'SHA passphrase of the IPN connection at Digistore24',
    },
    PAYPRO_VALIDATION_KEY: {
      ...text('any text'),
      neededWith: 'PAYMENTS_PROVIDER=paypro',
      about: 'validation key of the PayPro Global account',
    },
    PAYMENTS_TEST_ORDERS: {
      ...flag,
      default: 'false',
      about: 'whether unpaid test orders of digistore24 and paypro add seconds; only for trying out',
    },
    PRICE_TABLE: {
      schema: z.string().min(1),
      fits: (disk, value) => parsePriceTable(priceTableJson(disk, value) ?? '') !== null,
      allowed:
        'a JSON list, or the path of a file with one, of rows such as ' +
        '{"item":"minutes-60","amount":"9.00","currency":"USD","seconds":3600}: amount a positive decimal as text that ' +
        'fits its currency, seconds a whole number, "period":"month" for a subscription, no row twice',
      neededWith: 'PAYMENTS_PROVIDER',
      about: 'how many seconds each payment buys: JSON, or the path of a JSON file',
    },
  },
  'People and operation': {
    SMTP_URL: {
      ...textLike(/^smtps?:\/\//, 'a URL that starts with smtp:// or smtps://'),
      about: 'mail server that sends sign-in links; unset = the links are written to the log',
    },
    MAIL_FROM: {
      ...textLike(/@/, 'an email address'),
      neededWith: 'SMTP_URL',
      about: 'sender address of mails',
    },
    SIGN_UP: {
      ...oneOf(signUps),
      default: 'open',
      about:
        'whether signing in with a new address creates an account; closed = only operators and integrations create accounts',
    },
    LOG_LEVEL: { ...oneOf(logLevels), default: 'info', about: 'least severe level that is logged' },
    METRICS_TOKEN: { ...text('any text'), about: 'bearer token for /metrics; unset = /metrics is public' },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      ...httpUrl,
      about: 'base URL of an OpenTelemetry collector that traces are sent to (OTLP over HTTP); unset = no traces',
    },
    OTEL_EXPORTER_OTLP_HEADERS: {
      ...headerList,
      about: 'headers for the collector, such as the key of a hosted one; unset = none',
    },
    OTEL_SERVICE_NAME: { ...text('a name'), default: 'captioneer', about: 'name of this service in traces' },
    OTEL_TRACES_SAMPLER_ARG: {
      ...share,
      default: '1',
      about: 'share of the traces beginning here that is recorded; who calls with a traceparent decides for that trace',
    },
  },
} as const satisfies Record<string, Record<string, Variable>>;

export const variables = {
  ...variableGroups['The service'],
  ...variableGroups.Storage,
  ...variableGroups['Links that people send'],
  ...variableGroups.Limits,
  ...variableGroups['Rendering and speech'],
  ...variableGroups.Bots,
  ...variableGroups.Payments,
  ...variableGroups['People and operation'],
};

export type VariableName = keyof typeof variables;

/** RENDER_CONCURRENCY and TRANSCRIBE_CONCURRENCY when unset: one encode, and one Whisper, uses about two cores. */
export function halfTheCores(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2));
}
