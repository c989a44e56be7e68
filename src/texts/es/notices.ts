import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'El vídeo no tiene sonido, así que no había nada que subtitular.',
  no_speech: 'No he oído hablar a nadie, así que no tiene subtítulos.',
  unknown_language: 'No conozco el idioma que dijiste, así que me guié por lo que oí.',
  contradicted_by_sound: 'Está claro que se habla otro idioma que el que dijiste, así que me guié por lo que oí.',
  faces_unknown:
    'No pude buscar personas en la imagen, así que queda el centro y los subtítulos pueden tapar una cara. Cambia algo y lo intento otra vez.',
  missing_signs: 'No tengo letra para estos signos, así que no aparecen: {items}',
  unknown_emojis: 'No tengo imagen de estos emojis, así que no aparecen: {items}',
};
