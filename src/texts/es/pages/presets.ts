import type { PageTexts } from '../../texts.ts';

export const presets: PageTexts['presets'] = {
  title: 'Plantillas',
  intro:
    'Una plantilla es un aspecto con nombre. Elígela para vídeos nuevos, aquí, en el editor y como «style» en la API. Los vídeos que hiciste con ella quedan como están.',
  none: 'Aún no hay plantillas. Guarda el aspecto de un vídeo en su página.',
  own: 'Tus plantillas',
  brand: 'Mi marca',
  isDefault: 'Predeterminada',
  makeDefault: 'Usar siempre',
  noDefault: 'No usar siempre',
  madeDefault: 'A partir de ahora, los vídeos nuevos serán como «{name}».',
  tookDefault: '«{name}» ya no es la plantilla predeterminada.',
  change: 'Renombrar, fuente, borrar',
  name: 'Nombre',
  rename: 'Cambiar el nombre',
  renamed: 'La plantilla se llama ahora «{name}».',
  delete: 'Borrar',
  deleted: 'La plantilla «{name}» se ha borrado.',
  save: 'Guardar este aspecto',
  saveHint:
    'Estilo, colores, tamaños, posición, diseño del título y marca de agua, con un nombre. Si ya hay una plantilla con ese nombre, se sustituye.',
  forAll: 'Usarlo en todos los vídeos nuevos',
  saved: 'El aspecto se ha guardado como «{name}».',
  apply: 'Usar una plantilla',
  mistakes: {
    badName: 'Usa de 1 a 40 letras, cifras, espacios, guiones o guiones bajos, y no el nombre de un estilo.',
    taken: 'Ya tienes otra plantilla con ese nombre.',
    full: 'Tienes {max} plantillas. Borra una primero.',
    gone: 'Esta plantilla ya no existe.',
  },
};
