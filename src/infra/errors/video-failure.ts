import type { en } from '../../texts/en/en.ts';
import type { NamesIn } from '../../texts/texts.ts';
import type { VideoFailureCode } from './error-table.ts';

/** Why a video failed, as it is stored. It is worded when somebody reads it, see `word-failure.ts`. */
export interface VideoFailure {
  code: VideoFailureCode;
  /** Picks the sentence of a code with several causes; null = the code has only one. */
  reason: string | null;
  args: FailureArgs;
}

/** What a sentence names. Units are in the names; a day is `2026-12-01`. */
export type FailureArgs = Record<string, string | number>;

/** What a record holds. Version 1.0 stored the English sentence, and no reason. */
export interface StoredFailure extends VideoFailure {
  /** Of version 1.0, with its advice to contact support; absent or null = it is worded from the rest. */
  message?: string | null;
}

export function videoFailure<Code extends VideoFailureCode>(code: Code, cause: CauseOf<Code>): VideoFailure {
  const { reason = null, args = {} } = cause as { reason?: string; args?: FailureArgs };
  return { code, reason, args };
}

/** Well-known sites whose share links open a page instead of the file, and their folders. */
export type ShareSite = 'google_drive' | 'dropbox' | 'onedrive' | 'video_site' | 'transfer' | 'folder';

/** The reason and the arguments that a code needs: those of its sentence in the texts. */
export type CauseOf<Code extends VideoFailureCode> = Causes[Code] extends string
  ? WithArgs<Code, Causes[Code]>
  : { [Reason in keyof Causes[Code]]: { reason: Reason } & WithArgs<Code, Causes[Code][Reason]> }[keyof Causes[Code]];

type Causes = (typeof en)['causes']['videos'];

type WithArgs<Code, Sentence> = Sentence extends string
  ? keyof ArgsOf<Code, Sentence> extends never
    ? { args?: undefined }
    : { args: ArgsOf<Code, Sentence> }
  : never;

type ArgsOf<Code, Sentence extends string> = {
  [Name in Exclude<NamesIn<Sentence>, keyof PartArgs>]: Name extends keyof TextArgs ? TextArgs[Name] : number;
} & PartsOf<Extract<NamesIn<Sentence>, keyof PartArgs>> &
  (Code extends 'source_web_page' ? { site?: ShareSite } : unknown);

/** Arguments that are not numbers. */
interface TextArgs {
  /** Whether a link or a file was given. */
  subject: 'link' | 'file';
  format: string;
  /** The name of a service, as it writes it. */
  service: string;
}

/** Arguments of the parts of sentences, see `causes.parts` in the texts. */
interface PartArgs {
  missing: { missingSeconds: number };
  held: { reservedSeconds?: number };
  billed: { billedSeconds?: number };
  renewal: { renewalSeconds?: number; renewalDay?: string };
}

type PartsOf<Part extends keyof PartArgs> = [Part] extends [never]
  ? unknown
  : { [P in Part]: (args: PartArgs[P]) => void }[Part] extends (args: infer All) => void
    ? All
    : never;
