import type { Texts } from '../../texts.ts';

export const choices: Texts['pages']['choices'] = {
  look: {
    title: 'Aspecto de tus vídeos',
    intro: 'Todo vídeo nuevo empieza con este aspecto, aquí y en los chats. Puedes cambiarlo en cada vídeo.',
    style: 'Estilo',
    save: 'Guardar este aspecto',
    saved: 'Los vídeos nuevos empiezan con este aspecto.',
  },
  dictionary: {
    title: 'Diccionario',
    intro: 'Cómo se escriben los nombres y las palabras cuando se oyen. Se aplica a los vídeos que hagas desde ahora.',
    heard: 'Se oye',
    written: 'Se escribe',
    example: 'guasap',
    exampleWritten: 'WhatsApp',
    hint: 'Para quitar una entrada, vacía sus dos campos. Al final hay líneas libres. Al guardar se añaden más.',
    save: 'Guardar el diccionario',
    saved: 'El diccionario se ha guardado.',
    half: 'La línea {line} está incompleta: escribe lo que se oye y cómo se escribe.',
    tooLong: 'La línea {line} es demasiado larga: hasta {max} caracteres en cada lado.',
    tooMany: 'Demasiadas líneas: puede haber hasta {max}.',
  },
  delivery: {
    on: 'Los vídeos hechos con la API también llegan aquí.',
    off: 'Los vídeos hechos con la API no llegan aquí.',
    switchOn: 'Enviarlos aquí',
    switchOff: 'No enviarlos aquí',
    switchedOn: 'Desde ahora, los vídeos hechos con la API se envían a ese chat.',
    switchedOff: 'Los vídeos hechos con la API ya no se envían a ese chat.',
    notYet: 'Escribe primero algo en ese chat y luego vuelve a elegir.',
  },
};
