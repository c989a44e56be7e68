import type { ChatLanguage } from '../../conversation/chat-language.ts';
import type { Message } from '../../conversation/message.ts';

interface NoticeTexts {
  text(account: string): string;
  undo: string;
}

/** Tells a contact whose chat it is now, and lets them undo it. @param account for people, see {@link maskEmail} */
export function linkNotice(
  language: ChatLanguage,
  { account, undoUrl }: { account: string; undoUrl: string },
): Message {
  const { text, undo } = texts[language];
  return { text: text(account), buttons: [[{ label: undo, url: undoUrl }]] };
}

/** Known to its owner, useless to others: `a…@example.com`. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}

const texts: Record<ChatLanguage, NoticeTexts> = {
  en: {
    text: (account) =>
      `🔗 This chat is now linked to the account ${account}. Its videos are sent here. If that was not you, undo it below.`,
    undo: 'It was not me',
  },
  es: {
    text: (account) =>
      `🔗 Este chat está ahora vinculado a la cuenta ${account}. Sus vídeos llegan aquí. Si no has sido tú, deshazlo aquí abajo.`,
    undo: 'No he sido yo',
  },
  fr: {
    text: (account) =>
      `🔗 Cette discussion est maintenant liée au compte ${account}. Ses vidéos arrivent ici. Si ce n’était pas vous, annulez ci-dessous.`,
    undo: 'Ce n’était pas moi',
  },
  de: {
    text: (account) =>
      `🔗 Dieser Chat ist jetzt mit dem Konto ${account} verbunden. Dessen Videos kommen hier an. Warst du das nicht, dann mach es hier rückgängig.`,
    undo: 'Das war ich nicht',
  },
  pt: {
    text: (account) =>
      `🔗 Esta conversa está agora ligada à conta ${account}. Os vídeos dela chegam aqui. Se não foi você, desfaça abaixo.`,
    undo: 'Não fui eu',
  },
  ru: {
    text: (account) =>
      `🔗 Этот чат теперь связан с аккаунтом ${account}. Его видео приходят сюда. Если это были не вы, отмените это ниже.`,
    undo: 'Это был не я',
  },
};
