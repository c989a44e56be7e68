import type { Texts } from '../texts.ts';

export const botProfile: Texts['botProfile'] = {
  description:
    'Envíame un vídeo en el que alguien hable, como enlace o como archivo, y te lo devuelvo con subtítulos animados.\n\nDi cómo los quieres («más grandes, amarillos, arriba»), mira una imagen y corrige una palabra con solo escribirla.',
  shortDescription: 'Subtítulos animados para tus vídeos. Envía un enlace o un archivo y di cómo los quieres.',
  onlyInPrivate: '¡Hola! Pongo subtítulos a los vídeos, pero solo en un chat privado. Ábrelo y envíame uno.',
  openChat: 'Abrir el chat',
};
