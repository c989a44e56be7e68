import type { ScriptReport } from '../../../engine/captions/script/script-report.ts';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { GivenCaptions } from './given-captions.ts';

/** What an edit changes: all that belongs to one version of a video, beside its source. */
export interface EditedParts {
  settings: CaptionSettings;
  givenCaptions: GivenCaptions | null;
  scriptReport: ScriptReport | null;
  /** Of the version; when another one was transcribed since, it may be gone. */
  transcriptKey: string | null;
}

const names = ['settings', 'givenCaptions', 'scriptReport', 'transcriptKey'] as const satisfies (keyof EditedParts)[];

/** Of an update with a pipeline: the parts of the video as it is stored now. They never pass through this process. */
export const currentParts = Object.fromEntries(names.map((name) => [name, { $ifNull: [`$${name}`, null] }]));

/** The same: takes the parts from a field in which they were kept. */
export function partsFrom(field: 'beforeEdit' | 'stoppedEdit'): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `$${field}.${name}`]));
}
