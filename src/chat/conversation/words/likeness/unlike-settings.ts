import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { SettingWish, Wish } from '../../understood-words.ts';
import { isKindOfMessage, type LikenessMeaning, offersOf, wishOf } from './meanings.ts';
import { saysMore } from './quantities.ts';
import { asksNothing, type MessageLikeness } from './read-likeness.ts';

const ofColors: readonly LikenessMeaning[] = [
  ...(['letterColor', 'highlightColor', 'outlineColor', 'background', 'colors'] as const),
  ...(['mark', 'someWords', 'keyWords', 'style', 'manyColors', 'lookNow'] as const),
];

const ofStyles: readonly LikenessMeaning[] = [
  ...(['style', 'styles', 'plain', 'boxed', 'background', 'noBox', 'wordByWord', 'styleTypewriter'] as const),
  ...(['stylePill', 'styleNeon', 'styleComic', 'styleHandwritten', 'styleEditorial', 'styleNews'] as const),
  ...(['styleGradient', 'styleDuo', 'styleImpact', 'styleKaraoke', 'styleUnderline'] as const),
];

/** What messages mean that lead to a change of each setting. */
const meaningsBySetting: Readonly<Partial<Record<keyof CaptionSettings, readonly LikenessMeaning[]>>> = {
  fontColor: ofColors,
  highlightColor: [...ofColors, 'noHighlight'],
  outlineColor: [...ofColors, 'thickerOutline', 'thinnerOutline', 'outlineWidth'],
  fontSize: ['bigger', 'smaller', 'size', 'readable', 'moreWords'],
  fontFamily: ['weight', 'otherFont', 'fonts', 'capitals', ...ofStyles],
  style: [...ofStyles, 'capitals', 'wordCount', 'manyColors', 'otherFont', 'noAnimation', 'readable'],
  position: ['higher', 'lower', 'position', 'top', 'middle', 'bottom', 'coversWhat', 'clearFaces'],
  outlineThickness: ['thickerOutline', 'thinnerOutline', 'noOutline', 'outlineWidth', 'outlineColor', 'weight'],
  addEmojis: ['emojis', 'noEmojis', 'emojiChoice'],
  resizeForSocialMedia: ['vertical', 'notVertical', 'wholePicture', 'shape', 'shapeFits', 'cropped', 'framing'],
  framing: ['framing', 'wholePicture', 'cropped', 'vertical', 'zoom'],
  progressBar: ['progressBar', 'noProgressBar'],
  animation: ['animation', 'noAnimation', 'plain'],
  emphasis: ['keyWords', 'someWords', 'mark'],
  accessible: ['readable', 'bigger'],
  language: ['spokenLanguage', 'spoken'],
};

/** “Undo all that blue” sets colours, too. */
const takenBack: ReadonlySet<LikenessMeaning> = new Set(['undo', 'reset']);
/** In words. Rules read shorter messages well. */
const minWords = 4;
/**
 * How likely the other meaning is at least, and what was read at most, altogether. Of a list of strangers that the classifier had not seen,
 * one in ten of the messages that are asked about so was read well.
 */
const doubt = { other: 0.4, read: 0.1 };

/**
 * A message whose words set something, but that as a whole is likely another wish or question. Then the person is asked.
 * @returns what it is like; null = there is no doubt, or nothing that a button could do
 */
export function likelyOtherThan({ text, all }: MessageLikeness, wishes: readonly Wish[]): Wish | null {
  if (saysMore.test(text) || text.trim().split(/\s+/).length < minWords) return null;
  const [first] = all();
  if (!first || takenBack.has(first.meaning) || first.score < doubt.other || asksNothing.has(first.meaning))
    return null;
  const meaning = isKindOfMessage(first.meaning) ? offersOf[first.meaning]?.[0] : first.meaning;
  const settings = wishes.filter(isSetting);
  if (!meaning || settings.length === 0 || settings.length < wishes.length) return null;
  const known = settings.flatMap(settingsOf).map((setting) => meaningsBySetting[setting]);
  if (known.some((meanings) => meanings === undefined)) return null;
  const read = new Set(known.flatMap((meanings) => meanings ?? []));
  const share = all().reduce((sum, one) => sum + (read.has(one.meaning) ? one.score : 0), 0);
  return share <= doubt.read ? wishOf(meaning) : null;
}

export function isSetting(wish: Wish): wish is SettingWish {
  return wish.kind === 'set' || wish.kind === 'step';
}

function settingsOf(wish: SettingWish): (keyof CaptionSettings)[] {
  return wish.kind === 'step' ? [wish.setting] : (Object.keys(wish.settings) as (keyof CaptionSettings)[]);
}
