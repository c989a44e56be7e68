import type { Language } from '../../../texts/languages.ts';
import { isColorSetting } from '../settings/chat-settings.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { withEnglish } from './dictionary-of.ts';
import { onVideo } from './lexicons/colors/on-video.ts';
import { fold } from './text/fold.ts';

/** In characters. A longer message tells more. */
const maxRead = 200;
/** Named twice, it may be the picture itself that is dark: “the picture in the video”. */
const pictures = /video|clip|picture|image|bild|immagine|imagen|imagem|видео|картинк|ролик/gu;

/** “A bit dark on the video, lighter please, an orange”: beside a wished colour, that is the colour of before, and not the picture. */
export function withoutDarkOnVideo(text: string, understood: UnderstoodWords, language: Language): UnderstoodWords {
  const { wishes } = understood;
  if (text.length > maxRead || !wishes.some(isOfBrightness) || !wishes.some(isColor)) return understood;
  if ((fold(text).match(pictures) ?? []).length > 1) return understood;
  const isOnVideo = withEnglish(language).some((one) =>
    new RegExp(`(?<!\\p{L})(?:${onVideo[one]})(?!\\p{L})`, 'u').test(fold(text)),
  );
  return isOnVideo ? { ...understood, wishes: wishes.filter((wish) => !isOfBrightness(wish)) } : understood;
}

function isOfBrightness(wish: Wish): boolean {
  return wish.kind === 'topic' && wish.topic === 'brightness';
}

function isColor(wish: Wish): boolean {
  return wish.kind === 'set' && Object.keys(wish.settings).some(isColorSetting);
}
