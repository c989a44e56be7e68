import { fill } from '../../texts/fill.ts';
import type { Language } from '../../texts/languages.ts';
import { textsOf } from '../../texts/texts-of.ts';
import { maxItemsShown, type Notice } from './notices.ts';

/** What a video's record holds: version 1.0 stored the English sentence. */
export type StoredNotice = Notice | string;

const maxItemCharacters = 20;

/** A notice as a sentence. A sentence that was stored stays as it is. */
export function wordNotice(notice: StoredNotice, language: Language): string {
  if (typeof notice === 'string') return notice;
  return fill(textsOf(language).notices[notice.code], { items: listItems(notice.items ?? []) });
}

/** The end of a sentence, with its full stop where it needs one. */
function listItems(items: string[]): string {
  const shown = items.slice(0, maxItemsShown).map((item) => {
    const characters = [...item.replace(/\s+/g, ' ')];
    return characters.length > maxItemCharacters
      ? `${characters.slice(0, maxItemCharacters).join('')}…`
      : characters.join('');
  });
  const list = [...shown, ...(items.length > maxItemsShown ? ['…'] : [])].join(', ');
  return list.endsWith('…') ? list : `${list}.`;
}
