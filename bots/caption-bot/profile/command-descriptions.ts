import type { ChatCommandName } from '../../../src/chat/conversation/features/handle-command.ts';
import type { Language } from '../../../src/texts/languages.ts';

/** Those of the menu; `/start` is the app's own button, and `/unlink` is offered where it is of use. */
export type MenuCommand = Exclude<ChatCommandName, 'start' | 'unlink'>;

/** At most 256 characters; apps show one line. */
export const commandDescriptions: Record<Language, Record<MenuCommand, string>> = {
  en: {
    settings: 'the look of your next videos',
    videos: 'what you have made',
    usage: 'your minutes',
    language: 'the language I speak',
    link: 'join this chat to your account',
    cancel: 'stop what is being made',
    delete: 'delete all of your data',
    help: 'what I can do',
  },
  es: {
    settings: 'el aspecto de tus próximos vídeos',
    videos: 'lo que has hecho',
    usage: 'tus minutos',
    language: 'el idioma en que hablo',
    link: 'unir este chat a tu cuenta',
    cancel: 'parar lo que se está haciendo',
    delete: 'borrar todos tus datos',
    help: 'lo que sé hacer',
  },
  fr: {
    settings: 'l’aspect de vos prochaines vidéos',
    videos: 'ce que vous avez fait',
    usage: 'vos minutes',
    language: 'la langue que je parle',
    link: 'relier cette discussion à votre compte',
    cancel: 'arrêter ce qui est en cours',
    delete: 'supprimer toutes vos données',
    help: 'ce que je sais faire',
  },
  de: {
    settings: 'wie deine nächsten Videos aussehen',
    videos: 'was du gemacht hast',
    usage: 'deine Minuten',
    language: 'die Sprache, in der ich rede',
    link: 'diesen Chat mit deinem Konto verbinden',
    cancel: 'abbrechen, was gerade läuft',
    delete: 'alle deine Daten löschen',
    help: 'was ich kann',
  },
  pt: {
    settings: 'a aparência dos seus próximos vídeos',
    videos: 'o que você já fez',
    usage: 'seus minutos',
    language: 'a língua em que falo',
    link: 'ligar esta conversa à sua conta',
    cancel: 'parar o que está sendo feito',
    delete: 'apagar todos os seus dados',
    help: 'o que sei fazer',
  },
  ru: {
    settings: 'вид ваших следующих видео',
    videos: 'что вы уже сделали',
    usage: 'ваши минуты',
    language: 'на каком языке я говорю',
    link: 'соединить этот чат с вашим аккаунтом',
    cancel: 'остановить то, что делается',
    delete: 'удалить все ваши данные',
    help: 'что я умею',
  },
};
