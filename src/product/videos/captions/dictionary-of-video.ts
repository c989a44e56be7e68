import { type DictionaryEntry, mergeDictionaries } from '../../../engine/captions/wording/dictionary.ts';
import type { VideoRecord } from '../records/video.model.ts';

/** What counts for a video: its own entries, then its owner's as they were when it was created. */
export function dictionaryOfVideo({
  settings,
  accountDictionary,
}: Pick<VideoRecord, 'settings'> & Partial<Pick<VideoRecord, 'accountDictionary'>>): DictionaryEntry[] {
  return mergeDictionaries(settings.dictionary, accountDictionary);
}
