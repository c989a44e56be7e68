import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { SettingWish, Wish } from '../../understood-words.ts';
import { isKindOfMessage, type LikenessMeaning, offersOf, wishOf } from './meanings.ts';
import { saysMore } from './quantities.ts';
import { asksNothing, type MessageLikeness, thresholds } from './read-likeness.ts';

const ofColors: readonly LikenessMeaning[] = [
  ...(['letterColor', 'highlightColor', 'outlineColor', 'background', 'colors'] as const),
  ...(['mark', 'someWords', 'keyWords', 'style', 'manyColors', 'lookNow'] as const),
];

/** What messages mean that lead to a change of each setting. */
const meaningsOf: Readonly<Partial<Record<keyof CaptionSettings, readonly LikenessMeaning[]>>> = {
  fontColor: ofColors,
  highlightColor: ofColors,
  outlineColor: [...ofColors, 'thickerOutline', 'thinnerOutline', 'noOutline', 'outlineWidth'],
  fontSize: ['bigger', 'smaller', 'size', 'readable', 'weight', 'moreWords'],
  position: ['higher', 'lower', 'position', 'coversWhat', 'clearFaces'],
  outlineThickness: ['thickerOutline', 'thinnerOutline', 'noOutline', 'outlineWidth', 'outlineColor', 'weight'],
  addEmojis: ['emojis', 'noEmojis', 'emojiChoice'],
  resizeForSocialMedia: ['vertical', 'notVertical', 'shape', 'shapeFits', 'cropped', 'framing'],
  progressBar: ['progressBar', 'noProgressBar'],
  language: ['spokenLanguage', 'spoken'],
};

/** In words. Rules read shorter messages well. */
const minWords = 4;
/** So little likely altogether is what was read. */
const hardly = 0.03;

/**
 * A message whose words set something, but that as a whole is surely another wish or question. Then the person is asked.
 * @returns what it is like; null = there is no doubt, or nothing that a button could do
 */
export function surelyOtherThan({ text, all }: MessageLikeness, wishes: readonly Wish[]): Wish | null {
  if (saysMore.test(text) || text.trim().split(/\s+/).length < minWords) return null;
  const [first] = all();
  if (!first || first.score < thresholds.verySure || asksNothing.has(first.meaning)) return null;
  const meaning = isKindOfMessage(first.meaning) ? offersOf[first.meaning]?.[0] : first.meaning;
  const settings = wishes.filter(isSetting);
  if (!meaning || settings.length === 0 || settings.length < wishes.length) return null;
  const known = settings.flatMap(settingsOf).map((setting) => meaningsOf[setting]);
  if (known.some((meanings) => meanings === undefined)) return null;
  const read = new Set(known.flatMap((meanings) => meanings ?? []));
  const share = all().reduce((sum, one) => sum + (read.has(one.meaning) ? one.score : 0), 0);
  return share <= hardly ? wishOf(meaning) : null;
}

export function isSetting(wish: Wish): wish is SettingWish {
  return wish.kind === 'set' || wish.kind === 'step';
}

function settingsOf(wish: SettingWish): (keyof CaptionSettings)[] {
  return wish.kind === 'step' ? [wish.setting] : (Object.keys(wish.settings) as (keyof CaptionSettings)[]);
}
