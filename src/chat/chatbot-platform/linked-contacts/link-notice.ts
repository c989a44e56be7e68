import { fill } from '../../../texts/fill.ts';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { writeAction } from '../../conversation/action-code.ts';
import type { Message } from '../../conversation/message.ts';

export interface LinkNotice {
  /** For people, see {@link maskEmail}. */
  account: string;
  undoUrl: string;
  /** The contact has videos or minutes of its own, which stay apart unless it brings them along. */
  hasOwn: boolean;
}

/** Tells a contact whose chat it is now, and lets them undo it. */
export function linkNotice(language: Language, { account, undoUrl, hasOwn }: LinkNotice): Message {
  const { linked, buttons } = textsOf(language).chat;
  const text = fill(linked.now, { account });
  const undoing = [{ label: buttons.notMe, url: undoUrl }];
  if (!hasOwn) return { text, buttons: [undoing] };
  const bringing = [{ label: buttons.bringVideos, action: writeAction({ do: 'bring_along' }) }];
  return { text: `${text}\n\n${linked.ownStays}`, buttons: [undoing, bringing] };
}

/** Known to its owner, useless to others: `a…@example.com`. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
