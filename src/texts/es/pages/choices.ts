import type { Texts } from '../../texts.ts';

export const choices: Texts['pages']['choices'] = {
  look: {
    title: 'Aspecto de tus vídeos',
    intro: 'Con qué empieza un vídeo nuevo, aquí y en los chats. Cada vídeo puede tener el suyo.',
    style: 'Estilo',
    save: 'Guardar este aspecto',
    saved: 'Los vídeos nuevos empiezan con este aspecto.',
  },
  dictionary: {
    title: 'Diccionario',
    intro: 'Cómo se escriben nombres y palabras cada vez que se oyen. Cuenta para los vídeos que hagas desde ahora.',
    heard: 'Se oye',
    written: 'Se escribe',
    example: 'sapier',
    exampleWritten: 'Zapier (marca)',
    hint: 'Para quitar una línea, vacía sus dos campos. Al final hay líneas libres; al guardar vienen más.',
    save: 'Guardar el diccionario',
    saved: 'El diccionario está guardado.',
    half: 'La línea {line} está a medias: di qué se oye y cómo se escribe.',
    tooLong: 'La línea {line} es demasiado larga: hasta {max} caracteres en cada lado.',
    tooMany: 'Son demasiadas: hasta {max} líneas.',
  },
  delivery: {
    on: 'Los vídeos hechos por la API también llegan aquí.',
    off: 'Los vídeos hechos por la API no llegan aquí.',
    switchOn: 'Enviarlos aquí',
    switchOff: 'No enviarlos aquí',
    switchedOn: 'Desde ahora se envían allí.',
    switchedOff: 'Ya no se envían allí.',
    notYet: 'Escribe primero algo en ese chat y vuelve a elegir.',
  },
};
