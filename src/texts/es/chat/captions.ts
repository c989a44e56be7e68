import type { Texts } from '../../texts.ts';

export const captions: Pick<Texts['chat'], 'corrections' | 'doubts' | 'captionText'> = {
  corrections: {
    replaced: '«{wrong}» → «{right}» ({places}, {lines}).',
    removed: '«{wrong}» se ha quitado ({places}, {lines}).',
    emphasized: '«{wrong}» ahora destaca ({places}, {lines}).',
    plain: '«{wrong}» ya no destaca ({places}, {lines}).',
    allPlain: 'Ya no destaca ninguna palabra marcada ({places}).',
    linesCapitalized: 'Ahora cada línea empieza con mayúscula.',
    linesCapitalAlready: 'Cada línea empieza ya con mayúscula.',
    nameCapitals:
      'No puedo saber con seguridad qué nombres dentro de las líneas la llevan. Dímelos: «Ana y París con mayúscula».',
    oneLine: 'línea {number}',
    severalLines: 'líneas {numbers}',
    lineReplaced: 'La línea {line} se ha cambiado.',
    lineRemoved: 'La línea {line} se ha quitado: «{text}».',
    notFound: 'No encuentro «{wrong}» en los subtítulos.',
    nearest: 'Lo más parecido está en la línea {line}: «{text}». ¿Cambio «{words}» por «{right}»?',
    alreadyRight: '«{right}» ya está ahí, en la línea {line}.',
    noSuchLine: {
      one: 'No existe la línea {line}: solo hay {count} línea.',
      other: 'No existe la línea {line}: solo hay {count} líneas.',
    },
    tooMuch:
      'Algunas correcciones no las he hecho: eran demasiadas a la vez, o los subtítulos quedarían demasiado largos. Mándame menos en un mensaje.',
    takenBack: 'He deshecho la corrección.',
    lineBack: 'La línea {line} está como antes: «{text}».',
    noEarlierLine: 'Ya no sé cómo era antes la línea {line}, así que se queda como está.',
    notHeardYet: 'Aún no he escuchado el vídeo. Dímelo otra vez en un momento.',
    noVideo: 'Todavía no hay ningún vídeo que corregir. Mándame uno primero.',
  },
  doubts: {
    ask: '🤔 ¿Dijiste «{words}»?',
    counted: '({number} de {total})',
    place: '{time}: «{line}»',
    noted: '«{wrong}» → «{right}».',
    type: '¿Qué era en lugar de «{words}»? Escríbemelo.',
    correcting: '¡Gracias! Lo corrijo ahora.',
    keeping: '¡Gracias! Entonces se queda como está.',
    changedElsewhere: 'Los subtítulos han cambiado mientras tanto, así que los he dejado como están.',
    spellings: '¿Lo escribo así también en tus próximos vídeos: {spellings}?',
    spellingsSaved: 'Hecho. Lo escribiré así también en tus próximos vídeos.',
    spellingsDropped: 'De acuerdo, solo esta vez.',
    dictionaryFull: 'Tu diccionario está lleno. Elimina antes entradas en tu página de perfil.',
    asksNothing: 'De acuerdo, no preguntaré más por palabras. En /settings puedes volver a activarlo.',
    asksAgain: 'De acuerdo, preguntaré cuando no esté seguro de una palabra.',
  },
  captionText: {
    heading:
      'Los subtítulos. Para corregir uno, escribe su número y el nuevo texto: «3: Hola a todos». O «quita la línea 3».',
    none: 'Este vídeo no tiene subtítulos.',
    asFile:
      'Los subtítulos, en un archivo porque son muchos. Para corregir uno, escribe su número y el nuevo texto: «3: Hola a todos».',
    srt: 'Aquí tienes el archivo de subtítulos.',
  },
};
