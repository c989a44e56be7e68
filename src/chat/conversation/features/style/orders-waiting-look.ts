import { type CaptionSettings, captionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../../../texts/languages.ts';
import type { VideoInChat } from '../../chat-state.ts';
import type { Wish } from '../../understood-words.ts';
import { ordersWith } from '../../words/orders-with.ts';
import { settingsOfVideo } from './change-style.ts';
import { partsOfColor } from './choices-without.ts';

interface Said {
  text: string;
  language: Language;
  wishes: readonly Wish[];
}

/** "Do it with the yellow and big", where the look that waits is yellow and larger: an order to make it, which changes nothing. */
export function ordersWaitingLook(video: VideoInChat, { text, language, wishes }: Said): boolean {
  if (!video.draft || video.draft.ordered || !ordersWith(text, language)) return false;
  const named = wishes.filter((wish) => !(wish.kind === 'request' && wish.request === 'render'));
  const looks = { now: settingsOfVideo(video), rendered: video.settings };
  return named.length > 0 && named.every((wish) => hasAlready(wish, looks));
}

function hasAlready(wish: Wish, { now, rendered }: { now: CaptionSettings; rendered: CaptionSettings }): boolean {
  if (wish.kind === 'set') return Object.entries(wish.settings).every((entry) => isSet(entry, now));
  if (wish.kind !== 'step' || wish.setting === 'position') return false;
  const [to, from] = [now[wish.setting], rendered[wish.setting]];
  return to !== undefined && (from === undefined || (to - from) * wish.direction >= 0);
}

/** A colour without a part is named by whatever has it. */
function isSet([key, value]: [string, CaptionSettings[keyof CaptionSettings]], now: CaptionSettings): boolean {
  const isColor = key in captionSettings && captionSettings[key as keyof typeof captionSettings].kind.type === 'color';
  return isColor ? partsOfColor(String(value), now).length > 0 : now[key as keyof CaptionSettings] === value;
}
