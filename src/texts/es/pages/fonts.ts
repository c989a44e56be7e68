import type { PageTexts } from '../../texts.ts';

export const fonts: PageTexts['fonts'] = {
  title: 'Fuente propia',
  hint: 'Un archivo TTF, OTF, WOFF o WOFF2 de 5 MB como máximo. Las letras que le falten salen de otras fuentes.',
  file: 'Archivo de la fuente',
  own: 'Tus fuentes',
  use: 'Usar esta fuente',
  remove: 'Quitar la fuente',
  used: '“{name}” es ahora la fuente de “{preset}”.',
  removed: '“{preset}” vuelve a tener la fuente de su estilo.',
  sample: 'El veloz murciélago hindú, 0123',
  upload: 'Añadir una fuente',
  added: 'Se ha añadido “{name}”.',
  adding: 'Comprobando la fuente…',
  restricted: 'Según su licencia, tu fuente no se puede incrustar. Pregunta a quien la hizo antes de publicar.',
  mistakes: {
    nothing: 'Elige primero un archivo de fuente.',
    format: 'No es una fuente TTF, OTF, WOFF o WOFF2 con contornos, o pasa de 5 MB.',
    damaged: 'Esta fuente está dañada o no se puede dibujar.',
    letters: 'Esta fuente no tiene letras para escribir subtítulos.',
    gone: 'Esta fuente se ha borrado.',
  },
};
