import type { SpeechConfig } from '../../../infra/config/config.ts';
import type { ToolPaths } from '../../../infra/config/tool-paths.ts';
import { languageName } from '../../captions/settings/languages.ts';
import { type LocalModel, recogniseModel } from './recognise-model.ts';

const names = new Intl.ListFormat('en');

/** More languages than this are counted. */
const maxNamed = 5;

/** What the model on this machine is; null = another engine is used, or there is no whole model. */
export function describeSpeechModel(
  speech: SpeechConfig,
  { speechModelDir }: Pick<ToolPaths, 'speechModelDir'>,
): string | null {
  const dir = speech.engine === 'whisper' ? (speech.modelDir ?? speechModelDir) : null;
  const found = dir === null ? null : recogniseModel(dir);
  return found?.ok ? describeModel(found.model) : null;
}

/** What an operator wants to know of a model, in one line. */
export function describeModel({ kind, languages, wordTimes, sizeBytes }: LocalModel): string {
  const times = wordTimes === 'by_model' ? 'words timed by the model' : 'words timed by the sound';
  return [kind.label, describeLanguages(languages), times, `${Math.round(sizeBytes / 1e6)} MB`].join('; ');
}

function describeLanguages(languages: string[] | null): string {
  if (languages === null) return 'languages unknown';
  if (languages.length > maxNamed) return `${languages.length} languages`;
  return names.format(languages.map(languageName));
}
