import { fill } from '../../../texts/fill.ts';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { writeAction } from '../../conversation/action-code.ts';
import type { Message } from '../../conversation/message.ts';

interface LinkNotice {
  /** For people, see {@link maskEmail}. */
  account: string;
  undoUrl: string;
  /** The contact's own account has videos or minutes, which stay apart unless the person merges them. */
  hasOwn: boolean;
}

/** The message that tells a contact about the account it was linked to, with a button that undoes it. */
export function linkNotice(language: Language, { account, undoUrl, hasOwn }: LinkNotice): Message {
  const { linked, buttons } = textsOf(language).chat;
  const text = fill(linked.now, { account });
  const undoing = [{ label: buttons.notMe, url: undoUrl }];
  if (!hasOwn) return { text, buttons: [undoing] };
  const bringing = [{ label: buttons.bringVideos, action: writeAction({ do: 'bring_along' }) }];
  return { text: `${text}\n\n${linked.ownStays}`, buttons: [undoing, bringing] };
}

/** `a…@example.com`: its owner recognises it, others learn little. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
