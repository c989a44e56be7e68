import type { Texts } from '../texts.ts';

export const botProfile: Texts['botProfile'] = {
  description:
    'Mande um vídeo em que alguém fale, como link ou como arquivo, e eu devolvo com legendas animadas.\n\nDiga como elas devem ficar (“maiores, amarelas, em cima”), veja uma imagem e, para corrigir uma palavra, é só escrevê-la.',
  shortDescription: 'Legendas animadas nos seus vídeos. Mande um link ou um arquivo e diga como elas devem ficar.',
  onlyInPrivate: 'Oi! Eu coloco legendas em vídeos, mas só em um chat privado. Abra o chat e mande um.',
  openChat: 'Abrir o chat',
};
