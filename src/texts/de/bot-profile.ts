import type { Texts } from '../texts.ts';

export const botProfile: Texts['botProfile'] = {
  description:
    'Schick mir ein Video, in dem gesprochen wird, als Link oder als Datei, und du bekommst es mit animierten Untertiteln zurück.\n\nSag einfach, wie sie aussehen sollen („größer, gelb, oben“), sieh dir ein Bild davon an, und korrigiere ein Wort, indem du es einfach schreibst.',
  shortDescription:
    'Animierte Untertitel für deine Videos. Schick einen Link oder eine Datei und sag, wie sie aussehen sollen.',
  onlyInPrivate: 'Hallo! Ich setze Untertitel auf Videos, aber nur im Einzelchat. Öffne ihn und schick mir eins.',
  openChat: 'Chat öffnen',
};
