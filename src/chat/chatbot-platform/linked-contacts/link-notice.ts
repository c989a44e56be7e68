import type { Language } from '../../../texts/languages.ts';
import { writeAction } from '../../conversation/action-code.ts';
import type { Message } from '../../conversation/message.ts';

interface NoticeTexts {
  text(account: string): string;
  /** Of a contact that has made something already. */
  ownStays: string;
  undo: string;
  bring: string;
}

export interface LinkNotice {
  /** For people, see {@link maskEmail}. */
  account: string;
  undoUrl: string;
  /** The contact has videos or minutes of its own, which stay apart unless it brings them along. */
  hasOwn: boolean;
}

/** Tells a contact whose chat it is now, and lets them undo it. */
export function linkNotice(language: Language, { account, undoUrl, hasOwn }: LinkNotice): Message {
  const { text, ownStays, undo, bring } = texts[language];
  const undoing = [{ label: undo, url: undoUrl }];
  if (!hasOwn) return { text: text(account), buttons: [undoing] };
  const bringing = [{ label: bring, action: writeAction({ do: 'bring_along' }) }];
  return { text: `${text(account)}\n\n${ownStays}`, buttons: [undoing, bringing] };
}

/** Known to its owner, useless to others: `a…@example.com`. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}

const texts: Record<Language, NoticeTexts> = {
  en: {
    text: (account) =>
      `🔗 This chat is now linked to the account ${account}. Its videos are sent here. If that was not you, undo it below.`,
    ownStays:
      'What you made here before stays yours, apart from that account. Only if the account is your own: bring it along, videos and minutes, with the second button.',
    undo: 'It was not me',
    bring: 'Bring my videos',
  },
  es: {
    text: (account) =>
      `🔗 Este chat está ahora vinculado a la cuenta ${account}. Sus vídeos llegan aquí. Si no has sido tú, deshazlo aquí abajo.`,
    ownStays:
      'Lo que hiciste aquí antes sigue siendo tuyo, aparte de esa cuenta. Solo si la cuenta es tuya: llévalo contigo, vídeos y minutos, con el segundo botón.',
    undo: 'No he sido yo',
    bring: 'Llevar mis vídeos',
  },
  fr: {
    text: (account) =>
      `🔗 Cette discussion est maintenant liée au compte ${account}. Ses vidéos arrivent ici. Si ce n’était pas vous, annulez ci-dessous.`,
    ownStays:
      'Ce que vous avez fait ici avant reste à vous, à part de ce compte. Seulement si ce compte est le vôtre : emportez-y vidéos et minutes avec le second bouton.',
    undo: 'Ce n’était pas moi',
    bring: 'Emporter mes vidéos',
  },
  de: {
    text: (account) =>
      `🔗 Dieser Chat ist jetzt mit dem Konto ${account} verbunden. Dessen Videos kommen hier an. Warst du das nicht, dann mach es hier rückgängig.`,
    ownStays:
      'Was du hier bisher gemacht hast, bleibt deins, getrennt von diesem Konto. Nur wenn es dein eigenes Konto ist: Nimm Videos und Minuten mit dem zweiten Knopf mit.',
    undo: 'Das war ich nicht',
    bring: 'Videos mitnehmen',
  },
  pt: {
    text: (account) =>
      `🔗 Esta conversa está agora ligada à conta ${account}. Os vídeos dela chegam aqui. Se não foi você, desfaça abaixo.`,
    ownStays:
      'O que você fez aqui antes continua seu, separado dessa conta. Só se a conta for sua: leve vídeos e minutos com o segundo botão.',
    undo: 'Não fui eu',
    bring: 'Levar meus vídeos',
  },
  ru: {
    text: (account) =>
      `🔗 Этот чат теперь связан с аккаунтом ${account}. Его видео приходят сюда. Если это были не вы, отмените это ниже.`,
    ownStays:
      'То, что вы делали здесь раньше, остаётся вашим, отдельно от этого аккаунта. Только если аккаунт ваш: заберите туда видео и минуты второй кнопкой.',
    undo: 'Это был не я',
    bring: 'Забрать мои видео',
  },
};
