import type { VideoFacts } from '../../chat/assistants/captioneer.ts';
import type { Caption, CaptionInput, Word } from '../../engine/captions/caption.ts';
import type { CaptionSettings, SettingKey } from '../../engine/captions/settings/caption-settings.ts';

/** A video of this program, which lives as long as the program. */
export interface LocalVideo extends Omit<VideoFacts, 'videoId'> {
  id: string;
  /** Its real path. */
  file: string;
  settings: CaptionSettings;
  /** Captions of the caller, or corrected ones; null = as they are heard. */
  given: CaptionInput[] | null;
  /** What was heard, and how it is shown; null = not yet. */
  shown: { language: string | null; captions: Caption[] } | null;
  /** Ends the work on the revision. */
  stop: AbortController;
}

/** A change of these needs the sound again. */
const textSettings: readonly SettingKey[] = ['language', 'script', 'dictionary', 'maskProfanity', 'addEmojis'];

/** Whether other words would be shown, so that the file has to be transcribed again. */
export function isHeardAgain(before: CaptionSettings, after: CaptionSettings): boolean {
  return textSettings.some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

/** What the engine needs to know of the words: given ones, else those that were heard, else nothing. */
export function wordsToShow({ settings, given, shown }: LocalVideo): {
  settings: CaptionSettings;
  captions?: CaptionInput[];
  words?: Word[];
} {
  const captions = given ?? shown?.captions;
  if (!captions) return { settings };
  const language = settings.language ?? shown?.language ?? undefined;
  const words = shown?.captions.flatMap((caption) => caption.words) ?? [];
  return { settings: language ? { ...settings, language } : settings, captions, words };
}
