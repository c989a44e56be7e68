import type { Texts } from '../texts.ts';

export const botProfile: Texts['botProfile'] = {
  description:
    'Envie-me um vídeo em que alguém fala, como link ou como arquivo, e ele volta com legendas animadas.\n\nDiga como elas devem ficar (“maiores, amarelas, em cima”), veja uma imagem e corrija uma palavra só escrevendo.',
  shortDescription: 'Legendas animadas nos seus vídeos. Envie um link ou um arquivo e diga como as quer.',
  onlyInPrivate: 'Oi! Eu ponho legendas em vídeos, mas só em conversa privada. Venha e me envie um.',
  openChat: 'Abrir a conversa',
};
