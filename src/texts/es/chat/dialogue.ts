import type { Texts } from '../../texts.ts';

export const dialogue: Pick<
  Texts['chat'],
  | 'welcome'
  | 'hello'
  | 'thanks'
  | 'help'
  | 'commands'
  | 'unclear'
  | 'unknownCommand'
  | 'oldButton'
  | 'videoUnknown'
  | 'quoted'
  | 'counted'
  | 'whatsapp'
  | 'links'
  | 'files'
  | 'voice'
  | 'progress'
  | 'stopping'
  | 'results'
  | 'draft'
  | 'places'
  | 'panel'
> = {
  welcome:
    '¡Hola! Mándame un vídeo en el que alguien hable, como enlace o como archivo, y te lo devuelvo con subtítulos animados.\n\nDime con tus palabras cómo los quieres: «más grandes, amarillos, arriba, sin emojis». ¿Probamos?',
  hello: '¡Hola! Mándame un vídeo, como enlace o como archivo, y le pongo subtítulos.',
  thanks: '¡De nada! Mándame el siguiente cuando quieras.',
  help: '• Mándame un vídeo o su enlace: te lo devuelvo con subtítulos.\n• Corrige una palabra: «Zapier no zap-ear», «línea 3: Hola a todos», «quita la línea 2». «Muestra el texto» numera las líneas.\n• Dime cómo los quieres: «más grandes», «resaltado verde», «arriba», «vertical», «como la última vez», «deshacer». Primero verás una imagen.\n• ¿Tienes un guion? «Esto es lo que digo: …», o mándalo como archivo de texto: los subtítulos llevarán sus palabras.',
  commands: {
    settings: 'el aspecto de tus próximos vídeos',
    videos: 'tus últimos vídeos',
    usage: 'tus minutos',
    language: 'el idioma en que hablo',
    link: 'conectar este chat a tu cuenta',
    cancel: 'detener un vídeo en proceso',
    delete: 'borrar todos tus datos',
    help: 'lo que sé hacer',
  },
  unclear: {
    guess: 'No sé bien qué quieres decir. ¿Es esto?',
    guesses: 'No sé bien qué quieres decir. ¿Es algo de esto?',
    guessesElse: 'Te lo pregunto de otra manera: ¿quieres decir esto?',
    rest: 'Y {pieces}: ¿es esto?',
    removeWords: 'Quitar «{words}»',
    emphasizeWords: 'resaltar «{words}»',
    removeLine: 'Quitar la línea {line}',
    title: 'Título: {title}',
    useBrand: 'El estilo de mi marca',
    about: '¿De qué se trata: de las palabras o de cómo se ven?',
    aboutElse: 'Todavía no lo sé. ¿Las palabras o el aspecto?',
    page: 'Esto es todo lo que se puede cambiar. Toca lo que quieres decir, o escribe una cosa cada vez.',
    startElse: 'Primero necesito un vídeo: como archivo o como enlace. O toca abajo.',
  },
  unknownCommand: 'No conozco /{command}. En /help está lo que sé hacer.',
  oldButton: 'Ese botón es demasiado antiguo y ya no funciona. /videos muestra tus vídeos.',
  videoUnknown: 'Ya no tengo ese vídeo a mano. Búscalo en /videos o mándamelo otra vez.',
  quoted: '«{words}»',
  counted: {
    videos: { one: '{count} vídeo', other: '{count} vídeos' },
    places: { one: '{count} vez', other: '{count} veces' },
    minutes: { one: '{count} minuto', other: '{count} minutos' },
    seconds: { one: '{count} segundo', other: '{count} segundos' },
  },
  whatsapp: {
    optedOut:
      'De acuerdo, no te escribo más aquí. Escribe START cuando quieras seguir. Para parar solo un vídeo, escribe «cancelar».',
    choose: 'Elegir',
    more: 'Más…',
    moreChoices: 'Aquí está el resto:',
  },
  links: {
    several: '{videos}: los haré uno tras otro.',
    tooMany: '¡Son muchos a la vez! Empiezo con los primeros {taken}; mándame los demás cuando estén listos.',
    again: 'Ya he subtitulado este vídeo antes ({name}). ¿Te mando esa versión o hago una nueva?',
    againWith: 'Ya he subtitulado este vídeo antes ({name}). ¿Te mando esa versión o hago una nueva con {look}?',
    alreadyAtIt: 'Ya estoy con este ({name}).',
    keptLook: 'Para el próximo vídeo que me mandes guardo esto: {look}.',
    onPage: 'Ese enlace abre una página, y necesito el propio vídeo.',
    notWeb: 'Solo puedo abrir enlaces que empiecen por http:// o https://. O mándame el vídeo como archivo.',
    whatIsTaken: 'Descarga el vídeo allí y mándamelo como archivo, o manda un enlace que termine en algo como .mp4.',
    withLook: 'Manos a la obra, con {look}.',
  },
  files: {
    tooLarge: 'Ese archivo es demasiado grande para este chat.',
    tooLargeOf: 'Ese archivo tiene {size} y es demasiado grande para este chat.',
    limitHere: 'Aquí acepto hasta {limit}.',
    otherWays:
      'Súbelo a un sitio que te dé un enlace (Google Drive, Dropbox…) y mándame el enlace, o envía una versión más pequeña.',
    picture: '¡Qué buena foto! Pero necesito un vídeo en el que alguien hable.',
    sound: 'Eso es solo audio. Para poner subtítulos necesito un vídeo.',
    sticker: '🙂 Ahora mándame un vídeo, como enlace o como archivo.',
    other: 'No puedo usar eso. Mándame un vídeo, como enlace o como archivo.',
  },
  voice: {
    heard: 'He oído: «{text}»',
    tooLong: 'Las notas de voz pueden durar hasta {seconds} segundos. Dilo más corto o escríbelo, por favor.',
    tooMany: 'Son muchas notas de voz en una hora. Escríbeme durante un rato, por favor.',
    noWords: 'No he podido entender ninguna palabra. Dilo otra vez o escríbelo, por favor.',
    unavailable: 'Ahora no puedo escuchar notas de voz. Escríbelo, por favor.',
  },
  progress: {
    stages: {
      queued: '🕐 En cola',
      fetching: '⬇️ Descargando el vídeo',
      listening: '👂 Escuchando lo que se dice',
      planning: '✍️ Componiendo los subtítulos',
      rendering: '🎬 Generando el vídeo',
      assembling: '📦 Juntándolo todo',
      processed: '✅ Listo',
      failed: '⚠️ No ha funcionado',
      cancelled: '✖️ Detenido',
    },
    next: 'Tu vídeo es el siguiente.',
    place: 'Tu vídeo es el número {place} de la cola.',
    left: 'quedan unos {time}',
    overtaken: 'Has cambiado algo mientras tanto. La nueva versión está más abajo.',
  },
  stopping: {
    sure: 'Ya lleva un rato en proceso. ¿Seguro que quieres detenerlo?',
    which: '¿Cuál detengo?',
    nothing: 'Ahora mismo no hay nada en proceso.',
    /** By whomever: the person, or the service’s operator. */
    stopped: 'Este vídeo se ha detenido antes de terminar. No se ha usado ningún minuto.',
    stoppedBilled:
      'Este vídeo se ha detenido antes de terminar. Ya habías abierto los subtítulos o la vista previa, así que se han usado {time} de tiempo de vídeo.',
    editStopped: 'Este cambio se ha detenido. La versión que tienes se queda como está.',
    makeOrBack: '¿Hago el cambio de todos modos o lo deshago?',
    editTakenBack: 'Este cambio se ha detenido. Tu vídeo y su texto están como antes. ¿Hago el cambio de todos modos?',
    draftGone: 'De acuerdo, descarto el cambio. El vídeo se queda como está.',
    tooLate: 'Ya es tarde para detenerlo: el vídeo acaba de quedar listo.',
    goesOn: 'De acuerdo, sigue en proceso.',
  },
  results: {
    ready: '¡Aquí lo tienes! 🎉',
    changed: 'Aquí está la nueva versión.',
    tip: '💡 {correction} Ahora: {look}. ¿Otro aspecto? Escribe {wish}.',
    corrections: {
      doubt: '¿Una palabra está mal? Escribe «{right} no {wrong}».',
      word: '¿«{wrong}» está mal? Escribe «cambia {wrong} por» y la palabra correcta.',
      any: '¿Una palabra está mal? Escribe «Zapier no zap-ear».',
    },
    wishes: {
      yellow: '«Más grandes, amarillos, arriba»',
      green: '«Más grandes, verdes, arriba»',
      white: '«Más grandes, blancos, arriba»',
    },
  },
  draft: {
    understood: 'De acuerdo: {look}.',
    notUnderstood: 'No he entendido {pieces}.',
    outOfRange: '{setting} va de {min} a {max}, así que he puesto {value}.',
    unchanged: 'Ya está así.',
    pictureLater: 'Verás una imagen en cuanto haya escuchado el vídeo.',
    picture: 'Así quedaría ahora, con {look}.',
    earlierLook: 'Este es el aspecto de antes.',
    framedLater: 'Buscaré a las personas al generar el vídeo, así que puede acabar viéndose otra parte de la imagen.',
    placedLater: 'Buscaré las caras al generar el vídeo, así que los subtítulos pueden acabar en otro sitio.',
    listensAgain: 'Para eso lo escucharé otra vez.',
    nothingToRender: 'No hay nada pendiente de generar. Si quieres cambiar algo, dímelo.',
    allRendered: 'Ya está todo generado y desde entonces no ha cambiado nada. Si quieres cambiar algo, dímelo.',
    rendering: 'Ya lo estoy generando.',
    olderLook: 'Esa imagen es de hace tiempo y ya no tengo su aspecto. Esta es la más reciente.',
    takenAlong: 'La nueva versión lleva también el aspecto de la imagen.',
    comesSo: 'Así quedará tu vídeo.',
    leftOut:
      'Estoy generando el vídeo con el aspecto de esa imagen. No incluye lo que cambiaste después: {look}. Aquí tienes también ese aspecto, por si lo quieres.',
    undone: 'De acuerdo, de vuelta a {look}.',
    nothingToUndo: 'No hay nada que deshacer.',
    startedOver: 'De vuelta al aspecto sencillo.',
    noLastTime: 'Todavía no hay un vídeo anterior del que copiar el aspecto.',
    likeLastTime: 'Como la última vez.',
    defaultSaved: 'Guardado: tus próximos vídeos serán así.',
    defaultTakenBack: 'Anulado: tus próximos vídeos saldrán como antes de guardarlo.',
    noDefault: 'No hay nada guardado para tus próximos vídeos que pueda anular. /settings muestra cómo salen.',
    limit: 'Ya está al límite.',
    atLimit: {
      bigger: 'Las letras no pueden ser más grandes.',
      smaller: 'Las letras no pueden ser más pequeñas.',
      higher: 'Los subtítulos no pueden ir más arriba.',
      lower: 'Los subtítulos no pueden ir más abajo.',
    },
  },
  places: {
    now: 'Ahora, {place}.',
    offFaces: 'Cuando elijo yo el sitio, los subtítulos no tapan caras mientras haya espacio.',
    notHere: 'Aquí no ha salido bien: elige un sitio abajo o di simplemente «un poco más arriba».',
    yes: 'Sí.',
    no: 'No.',
    automatic: 'Es decir, en el tercio inferior, sin tapar caras.',
    onlyFaces: 'Por mi cuenta solo evito tapar caras. ¿Dónde quieres los subtítulos? Solo dímelo.',
    apps: 'TikTok, Reels y Shorts ponen sus botones y textos sobre el cuarto inferior de un vídeo vertical: ahí pueden tapar los subtítulos.',
  },
  panel: {
    forVideo: 'Ahora está así: {look}.\nElige abajo o simplemente dímelo.',
    forDefaults: 'Así serán tus próximos vídeos: {look}.\nElige abajo o simplemente dímelo.',
    defaultsChanged: 'De acuerdo, para tus próximos vídeos: {look}.',
    plain: 'el aspecto sencillo',
    otherColor: '¿Otro color? Solo dímelo, por ejemplo «letras #FF8800».',
    otherLanguage: '¿Otro? Solo dímelo, por ejemplo «en polaco».',
  },
};
