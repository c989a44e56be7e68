import type { Language } from '../../../src/texts/languages.ts';

/** What people see of the bot outside of the dialogue. */
export interface ProfileTexts {
  /** Fills the empty chat, above «Start». At most 512 characters. */
  description: string;
  /** Beside the bot's name where it is found or shared. At most 120 characters. */
  shortDescription: string;
  /** In groups. */
  onlyInPrivate: string;
  openChat: string;
}

export const profileTexts: Record<Language, ProfileTexts> = {
  en: {
    description:
      'Send me a talking video, as a link or as a file, and you get it back with animated captions.\n\nSay how they should look, in plain words (“bigger, yellow, at the top”), see a picture of it, and correct a word by just writing it.',
    shortDescription: 'Animated captions on your videos. Send a link or a file, say how they should look.',
    onlyInPrivate: 'Hi! I put captions on videos, but only in a private chat. Come over and send me one.',
    openChat: 'Open the chat',
  },
  es: {
    description:
      'Envíame un vídeo en el que se hable, como enlace o como archivo, y te lo devuelvo con subtítulos animados.\n\nDi cómo quieres que se vean («más grandes, amarillos, arriba»), mira una imagen y corrige una palabra con solo escribirla.',
    shortDescription: 'Subtítulos animados para tus vídeos. Envía un enlace o un archivo y di cómo los quieres.',
    onlyInPrivate: '¡Hola! Pongo subtítulos a los vídeos, pero solo en un chat privado. Ven y envíame uno.',
    openChat: 'Abrir el chat',
  },
  fr: {
    description:
      'Envoyez-moi une vidéo où l’on parle, par un lien ou en fichier, et elle vous revient avec des sous-titres animés.\n\nDites à quoi ils doivent ressembler (« plus grand, jaune, en haut »), voyez une image, et corrigez un mot en l’écrivant simplement.',
    shortDescription: 'Des sous-titres animés sur vos vidéos. Envoyez un lien ou un fichier et dites comment.',
    onlyInPrivate: 'Bonjour ! Je mets des sous-titres sur les vidéos, mais seulement en privé. Venez m’en envoyer une.',
    openChat: 'Ouvrir la discussion',
  },
  de: {
    description:
      'Schick mir ein Video, in dem gesprochen wird, als Link oder als Datei, und du bekommst es mit animierten Untertiteln zurück.\n\nSag einfach, wie sie aussehen sollen („größer, gelb, oben“), sieh dir ein Bild davon an, und verbessere ein Wort, indem du es schreibst.',
    shortDescription: 'Animierte Untertitel für deine Videos. Schick einen Link oder eine Datei und sag, wie.',
    onlyInPrivate: 'Hallo! Ich setze Untertitel auf Videos, aber nur im Einzelchat. Komm rüber und schick mir eins.',
    openChat: 'Chat öffnen',
  },
  pt: {
    description:
      'Envie-me um vídeo em que alguém fala, como link ou como arquivo, e ele volta com legendas animadas.\n\nDiga como elas devem ficar (“maiores, amarelas, em cima”), veja uma imagem e corrija uma palavra só escrevendo.',
    shortDescription: 'Legendas animadas nos seus vídeos. Envie um link ou um arquivo e diga como as quer.',
    onlyInPrivate: 'Oi! Eu ponho legendas em vídeos, mas só em conversa privada. Venha e me envie um.',
    openChat: 'Abrir a conversa',
  },
  ru: {
    description:
      'Пришлите мне видео с речью, ссылкой или файлом, и оно вернётся с анимированными субтитрами.\n\nСкажите, как они должны выглядеть («крупнее, жёлтые, сверху»), посмотрите картинку и исправьте слово, просто написав его.',
    shortDescription: 'Анимированные субтитры для ваших видео. Пришлите ссылку или файл и скажите, какими им быть.',
    onlyInPrivate: 'Здравствуйте! Я делаю субтитры к видео, но только в личном чате. Заходите и пришлите видео.',
    openChat: 'Открыть чат',
  },
};
