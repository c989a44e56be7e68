import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'El vídeo no tiene sonido, así que no hay nada que subtitular.',
  no_speech: 'No se ha encontrado habla en el vídeo, así que no tiene subtítulos.',
  unknown_language: 'El reconocimiento de voz no conoce el idioma indicado, así que se ha detectado el idioma.',
  contradicted_by_sound: 'Está claro que se habla otro idioma que el indicado, así que se ha detectado el idioma.',
  faces_unknown:
    'No pudimos buscar personas en la imagen, así que queda el centro y los subtítulos pueden tapar una cara. Al cambiar algo se intenta otra vez.',
  missing_signs: 'Ninguna fuente tiene estos caracteres de los subtítulos, así que no aparecen: {items}',
  unknown_emojis: 'No hay imagen de estos emojis, así que no aparecen: {items}',
};
