import type { Texts } from '../texts.ts';

export const notices: Texts['notices'] = {
  no_sound: 'El vídeo no tiene sonido, así que no hay nada que subtitular.',
  no_speech: 'En el vídeo no se oye hablar a nadie, así que no tiene subtítulos.',
  unknown_language:
    'El reconocimiento de voz no conoce el idioma indicado, así que el idioma se ha detectado automáticamente.',
  contradicted_by_sound:
    'En el vídeo se habla claramente un idioma distinto del indicado, así que el idioma se ha detectado automáticamente.',
  faces_unknown:
    'No pudimos buscar personas en la imagen, así que se muestra el centro y los subtítulos pueden tapar una cara. Si editas el vídeo, lo intentaremos otra vez.',
  missing_signs: 'Ninguna fuente tiene estos caracteres de los subtítulos, así que no aparecen: {items}',
  unknown_emojis: 'No hay imagen para estos emojis, así que no aparecen: {items}',
  title_late: 'El título empieza después del final del vídeo, así que no aparece.',
  title_cut: 'El título es demasiado largo para dos líneas legibles, así que se corta al final.',
  hurried_captions: 'Se habla demasiado deprisa para leerlo todo con calma.',
  colors_changed: 'Algunos colores se han cambiado para que se lea bien.',
};
