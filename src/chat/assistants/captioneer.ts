import type { CaptionInput } from '../../engine/captions/caption.ts';
import type { CaptionFormat } from '../../engine/captions/subtitles/subtitle-formats.ts';
import type { Input } from '../../infra/validation/validate.ts';

/**
 * What the tools for assistants need, for one account or one machine. Three things are behind it: the services of this
 * process (`src/http/api/mcp`), the API of a server by HTTP, and local files with the engine alone (`src/cli/mcp`).
 *
 * Settings come by their names in the API and are read by whoever is behind the port, with the fields of the API: so a
 * wrong value is refused in the same words everywhere.
 * @throws AppError, or ToolError: every method, with a sentence for the assistant
 */
export interface Captioneer {
  /** What `video` of a new video may be, which the tools' descriptions say. */
  readonly takes: 'links' | 'links_and_files' | 'files';
  create(video: NewVideo): Promise<string>;
  /** Starts the next revision. Settings and captions that are left out stay. */
  edit(videoId: string, changes: VideoChanges): Promise<void>;
  find(videoId: string): Promise<VideoFacts>;
  /** Newest first. */
  list(limit: number): Promise<ListedFacts[]>;
  /** The state at once, then what changes, until the video has ended or the signal aborts. */
  follow(videoId: string, signal: AbortSignal): AsyncIterable<VideoStep>;
  /** JSON, as GET /api/videos/{id}/captions answers: nobody reads it in this thread, for it may have megabytes. */
  readCaptions(videoId: string): Promise<string>;
  /** JSON of a list of captions that can be sent back: without what the engine adds by itself. */
  captionsToEdit(videoId: string): Promise<string>;
  exportCaptions(videoId: string, format: CaptionFormat): Promise<ExportedCaptions>;
  /** JPEG in output size. `settings` differ from the video's own for this picture only. */
  renderStill(videoId: string, still: WantedStill, signal: AbortSignal): Promise<Uint8Array>;
  listPresets(): Promise<PresetFacts[]>;
  /** null = nothing is counted here. */
  getUsage(): Promise<UsageFacts | null>;
}

export interface NewVideo {
  /** A link, `upload://…` or the path of a file, as {@link Captioneer.takes} says. */
  video: string;
  /** Caption settings and `captions`, by their names in the API. */
  fields: Input;
}

export interface VideoChanges {
  settings: Input;
  captions?: CaptionInput[];
}

/** Where a video stands. */
export interface VideoStep {
  stage: string;
  /** 0–100. */
  progress: number;
}

export interface ListedFacts extends VideoStep {
  videoId: string;
  status: 'processing' | 'processed' | 'failed';
  /** 1 for the first, one more for each edit. */
  revision: number;
}

export interface VideoFacts extends ListedFacts {
  /** What is happening, or what went wrong. */
  message: string;
  /** The last good output, also while a newer revision is rendered. */
  result: ResultFacts | null;
  notices: string[];
}

export interface ResultFacts {
  /** A URL, or the path of a file. */
  place: string;
  revision: number;
  durationSeconds: number;
  width: number;
  height: number;
  sizeBytes: number;
}

/** The text of a file, and where all of it is. */
interface ExportedCaptions {
  text: string;
  place: string;
}

export interface WantedStill {
  settings: Input;
  /** Seconds; absent = a moment with a caption. */
  at?: number;
}

interface PresetFacts {
  name: string;
  isDefault: boolean;
}

export interface UsageFacts {
  from: string;
  to: string;
  videos: { created: number; edited: number; processed: number; failed: number };
  /** `remaining` null = no limit. */
  seconds: { rendered: number; remaining: number | null };
}
