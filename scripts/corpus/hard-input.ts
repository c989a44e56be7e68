import type { CaptionInput } from '../../src/engine/captions/caption.ts';
import type { CaptionSettings } from '../../src/engine/captions/settings/caption-settings.ts';
import type { ErrorCode } from '../../src/infra/errors/error-table.ts';
import type { MeasuredOutput } from './checks/measure-output.ts';

/** One file that is hard to caption, how it is made, and what must come of it. */
export interface HardInput {
  group: string;
  /** What is hard about it. */
  name: string;
  /** Its name in a folder of its own. */
  file: string;
  /** Writes the file. */
  make(file: string): Promise<void>;
  settings?: CaptionSettings;
  /** What is drawn. Default: two words in the first second. */
  captions?: CaptionInput[];
  /** How many segments one ffmpeg renders at most, as where workers share a video. Default: all. */
  maxSegments?: number;
  /** What is measured on the captioned output; or the words it is to be refused with. */
  expected: Check[] | Refusal;
}

export interface Refusal {
  code: ErrorCode;
  /** What the message must say. */
  message: RegExp;
}

export type Check = (seen: MeasuredOutput) => Promise<Finding>;

export interface Finding {
  passed: boolean;
  /** For the table: what was measured. */
  measured: string;
}
