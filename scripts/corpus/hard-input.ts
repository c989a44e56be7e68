import type { CaptionInput } from '../../src/engine/captions/caption.ts';
import type { CaptionSettings } from '../../src/engine/captions/settings/caption-settings.ts';
import type { ErrorCode } from '../../src/infra/errors/error-table.ts';
import type { MeasuredOutput } from './checks/measure-output.ts';

/** One file that is hard to caption: how it is made, and what is expected of the output. */
export interface HardInput {
  group: string;
  /** What is hard about it. */
  name: string;
  /** File name; each input has a folder of its own. */
  file: string;
  /** Writes the file. */
  make(file: string): Promise<void>;
  settings?: CaptionSettings;
  /** Default: two words in the first second. */
  captions?: CaptionInput[];
  /** Most segments that one ffmpeg renders, as when workers share a video. Default: all. */
  maxSegments?: number;
  /** Checks of the captioned output, or how the input is refused. */
  expected: Check[] | Refusal;
}

export interface Refusal {
  code: ErrorCode;
  /** Pattern of the message. */
  message: RegExp;
}

export type Check = (output: MeasuredOutput) => Promise<Finding>;

export interface Finding {
  passed: boolean;
  /** What was measured, for the table. */
  measured: string;
}
