import type { operations } from './generated/api.ts';

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;
type Replies<Id extends keyof operations> = operations[Id]['responses'];
type Reply<Id extends keyof operations, Status extends keyof Replies<Id>> = Json<Replies<Id>[Status]>;
type Fields<Id extends keyof operations> = Json<NonNullable<operations[Id]['requestBody']>>;
type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>;

/** What a video is made of: `video_url`, caption settings, `captions`, `callback`. */
export type CreateVideoFields = Fields<'createVideo'>;
/** What changes; everything that is left out stays. */
export type EditVideoFields = Omit<Fields<'editVideo'>, 'video_id'>;
/** The answer to create and edit, before anything is done. */
export type AcceptedVideo = Reply<'createVideo', 201>;

/** All details of a video. */
export type Video = Reply<'showVideo', 200>;
/** A finished one: it has an output. */
export type ProcessedVideo = Video & { status: 'processed'; output: NonNullable<Video['output']> };
export type CancelledVideo = Reply<'cancelVideo', 200>;
/** One of a list. */
export type ListedVideo = Reply<'listVideos', 200>['data'][number];
export type ListVideosQuery = Query<'listVideos'>;
/** Where a video is: `progress` is 0–100 and never falls within a revision. */
export type VideoProgress = Pick<Video, 'video_id' | 'status' | 'stage' | 'progress'>;

/** Captions with their words; times are seconds. */
export type Captions = Reply<'showCaptions', 200>;
export type Caption = Captions['captions'][number];
/** The formats in which captions can be exported. */
export type CaptionFormat = 'srt' | 'vtt' | 'ass';
export type StillQuery = Query<'showStill'>;
/** The report; or with `status: "processing"`, that the captions are still being measured. */
export type Readability = Reply<'showReadability', 200> | Reply<'showReadability', 202>;
export type Delivery = Reply<'listDeliveries', 200>['data'][number];

export type Profile = Reply<'showProfile', 200>;
export type Usage = Reply<'showUsage', 200>;
export type UsageQuery = Query<'showUsage'>;
export type Dictionary = Reply<'replaceDictionary', 200>;
export type DictionaryEntries = NonNullable<Fields<'replaceDictionary'>['dictionary']>;
export type Fonts = Reply<'listFonts', 200>;

export type StyleList = Reply<'listStyles', 200>;
export type Preset = Reply<'createPreset', 201>;
export type PresetFields = Fields<'createPreset'>;
export type ChangePresetFields = Fields<'updatePreset'>;

export type Token = Reply<'listTokens', 200>['data'][number];
export type CreatedToken = Reply<'createToken', 201>;

/** A file that the service has. `upload_url` is the `video_url` of a video. */
export type StoredUpload = Reply<'storeUpload', 201>;

/** The body of a callback. Fields and types may be added: ignore those that you do not know. */
export interface WebhookEvent {
  type: 'video.processed' | 'video.failed';
  /** When the revision ended: ISO 8601, UTC. */
  timestamp: string;
  video_id: string;
  status: 'processed' | 'failed';
  /** Only of a processed video. */
  video_url?: string;
  /** Only of a failed video: what went wrong, in a sentence. */
  message?: string;
  /** Only of a test event, which the profile page sends. */
  test?: true;
}
