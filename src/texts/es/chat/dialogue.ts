import type { Texts } from '../../texts.ts';

export const dialogue: Omit<Texts['chat'], 'buttons' | 'looks'> = {
  welcome:
    '¡Hola! Mándame un vídeo en el que alguien hable, como enlace o como archivo, y te lo devuelvo con subtítulos animados.\n\nDime cómo los quieres con tus palabras: «más grande, amarillo, arriba, sin emojis». ¿Probamos?',
  hello: '¡Hola! Mándame un vídeo, como enlace o como archivo, y le pongo subtítulos.',
  thanks: '¡De nada! Mándame el siguiente cuando quieras.',
  help: 'Esto es lo que sé hacer:\n\n• Mándame el enlace de un vídeo, o el vídeo mismo: vuelve con subtítulos.\n• Dime cómo los quieres: «más grande», «resaltado verde», «arriba», «vertical», «muestra toda la imagen», «como la última vez», «deshacer». Ves una imagen antes de que haga nada.\n• Corrige una palabra: «Zapier no zap-ear», «línea 3: Hola a todos», «quita la línea 2». «Muestra el texto» numera las líneas.',
  commands: {
    settings: 'el aspecto de tus próximos vídeos',
    videos: 'tus últimos vídeos',
    usage: 'tus minutos',
    language: 'el idioma en que hablo',
    link: 'conectar este chat a tu cuenta',
    cancel: 'parar un vídeo en marcha',
    delete: 'borrar todos tus datos',
    help: 'lo que sé hacer',
  },
  notUnderstood: 'Perdona, no te he entendido. Mándame un vídeo o un enlace, o mira /help.',
  notUnderstoodLook:
    'Perdona, no te he entendido. Prueba con «más grande», «amarillo», «arriba», o corrige una palabra: «Zapier no zap-ear». Más en /help.',
  unknownCommand: 'No conozco /{command}. En /help está lo que sé hacer.',
  oldButton: 'Ese botón es demasiado antiguo y ya no funciona. /videos muestra tus vídeos.',
  videoUnknown: 'Ya no tengo ese vídeo a mano. Búscalo en /videos o mándamelo otra vez.',

  quoted: '«{words}»',
  counted: {
    videos: { one: '{count} vídeo', other: '{count} vídeos' },
    places: { one: '{count} sitio', other: '{count} sitios' },
    minutes: { one: '{count} minuto', other: '{count} minutos' },
  },

  links: {
    several: '{videos}: los hago uno tras otro.',
    tooMany: '¡Son muchos de golpe! Empiezo con los primeros {taken}; mándame los demás cuando estén listos.',
    again: 'Este ya lo he subtitulado antes ({name}). ¿Te mando esa versión o hago otra nueva?',
    againWith: 'Este ya lo he subtitulado antes ({name}). ¿Te mando esa versión o hago otra nueva, con {look}?',
    alreadyAtIt: 'Ya estoy con este ({name}).',
    onPage: 'Ese enlace abre una página, y necesito el vídeo mismo.',
    notWeb: 'Solo puedo con enlaces que empiezan por http:// o https://. O mándame el vídeo como archivo.',
    whatIsTaken: 'Descarga el vídeo allí y mándamelo como archivo, o manda un enlace que termine en algo como .mp4.',
    withLook: 'Voy, con {look}.',
  },
  files: {
    tooLarge: 'Ese archivo es demasiado grande para este chat.',
    tooLargeOf: 'Ese archivo tiene {size} y es demasiado grande para este chat.',
    limitHere: 'Aquí puedo con hasta {limit}.',
    otherWays:
      'Súbelo a un sitio que te dé un enlace (Google Drive, Dropbox…) y mándame el enlace, o envía una versión más pequeña.',
    picture: '¡Bonita foto! Pero necesito un vídeo en el que alguien hable.',
    sound: 'Eso es solo sonido. Los subtítulos necesitan una imagen, así que mándame un vídeo.',
    sticker: '🙂 Ahora mándame un vídeo, como enlace o como archivo.',
    other: 'Con eso no puedo hacer nada. Mándame un vídeo, como enlace o como archivo.',
  },

  progress: {
    stages: {
      queued: '🕐 En cola',
      fetching: '⬇️ Descargando el vídeo',
      listening: '👂 Escuchando las palabras',
      planning: '✍️ Componiendo los subtítulos',
      rendering: '🎬 Creando el vídeo',
      assembling: '📦 Juntándolo todo',
      processed: '✅ Listo',
      failed: '⚠️ No ha funcionado',
      cancelled: '✖️ Parado',
    },
    next: 'Tu turno es el siguiente.',
    place: 'Eres el número {place} en la cola.',
    left: 'quedan unos {time}',
  },
  stopping: {
    sure: 'Ya lleva un rato en marcha. ¿Lo paro de verdad?',
    which: '¿Cuál paro?',
    nothing: 'Ahora mismo no se está haciendo nada.',
    /** By whomever: the person, or the service’s operator. */
    stopped: 'Este vídeo se ha parado antes de terminar. No se ha gastado ningún minuto.',
    editStopped: 'Este cambio se ha parado. La versión que tienes se queda como está.',
    draftGone: 'Vale, olvido el cambio. El vídeo se queda como está.',
    tooLate: 'Demasiado tarde para pararlo: el vídeo acaba de terminar.',
    goesOn: 'Vale, sigue en marcha.',
  },

  results: {
    ready: '¡Aquí lo tienes! 🎉',
    changed: 'Aquí está la nueva versión.',
    tip: '💡 ¿Una palabra está mal? Escribe «Zapier no zap-ear». ¿Otro aspecto? «Más grande, amarillo, arriba.»',
  },

  draft: {
    understood: 'Vale, {look}.',
    notUnderstood: 'No he entendido {pieces}.',
    unchanged: 'Ya está así.',
    pictureLater: 'Verás una imagen en cuanto haya escuchado el vídeo.',
    picture: 'Así quedaría ahora, con {look}.',
    earlierLook: 'Este es el aspecto de antes.',
    framedLater: 'Busco a las personas al hacer el vídeo, así que entonces puede verse otra parte de la imagen.',
    placedLater: 'Busco las caras al hacer el vídeo, así que entonces los subtítulos pueden quedar en otro sitio.',
    listensAgain: 'Para eso lo escucharé otra vez.',
    nothingToRender: 'No hay ningún cambio pendiente. Dime qué quieres cambiar, si te apetece.',
    rendering: 'Ya lo estoy haciendo.',
    olderLook: 'Esa imagen es de hace tiempo y ya no tengo su aspecto. Esta es la más reciente.',
    leftOut:
      'Estoy haciendo el vídeo con el aspecto de esa imagen. Lo que cambiaste después no va incluido: {look}. Aquí lo tienes también, por si lo quieres.',
    undone: 'Vale, de vuelta a {look}.',
    nothingToUndo: 'No hay nada que deshacer.',
    startedOver: 'De vuelta al aspecto sencillo.',
    noLastTime: 'Todavía no hay un vídeo anterior del que copiar el aspecto.',
    likeLastTime: 'Como la última vez.',
    defaultSaved: 'Guardado: tus próximos vídeos serán así.',
    limit: 'Más no se puede.',
  },
  places: {
    now: 'Ahora, {place}.',
    offFaces: 'Cuando elijo yo el sitio, los subtítulos no tapan caras mientras haya espacio.',
    notHere: 'Aquí no ha salido bien: elige un sitio abajo, o di simplemente «un poco más arriba».',
    onlyFaces: 'Por mi cuenta solo evito tapar caras. ¿Dónde quieres los subtítulos? Solo dímelo.',
  },
  panel: {
    forVideo: 'Ahora está así: {look}.\nElige abajo, o simplemente dímelo.',
    forDefaults: 'Así serán tus próximos vídeos: {look}.\nElige abajo, o simplemente dímelo.',
    defaultsChanged: 'Vale, para tus próximos vídeos: {look}.',
    plain: 'el aspecto sencillo',
    otherColor: '¿Otro color? Dímelo sin más, por ejemplo «letras #FF8800».',
    otherLanguage: '¿Otro? Dímelo sin más, por ejemplo «en polaco».',
  },

  corrections: {
    replaced: '«{wrong}» → «{right}» ({places}, {lines}).',
    removed: '«{wrong}» se ha quitado ({places}, {lines}).',
    oneLine: 'línea {number}',
    severalLines: 'líneas {numbers}',
    lineReplaced: 'Línea {line} cambiada.',
    lineRemoved: 'Línea {line} quitada: «{text}».',
    notFound: 'No encuentro «{wrong}» en los subtítulos.',
    nearest: 'Lo más parecido está en la línea {line}: «{text}». ¿Cambio «{words}» por «{right}»?',
    noSuchLine: {
      one: 'No hay línea {line}: solo hay {count} línea.',
      other: 'No hay línea {line}: solo hay {count} líneas.',
    },
    takenBack: 'He deshecho la corrección.',
    notHeardYet: 'Aún no he escuchado el vídeo. Dímelo otra vez en un momento.',
    noVideo: 'Todavía no hay ningún vídeo que corregir. Mándame uno primero.',
  },
  captionText: {
    heading:
      'Los subtítulos. Para corregir uno, escribe su número y el nuevo texto: «3: Hola a todos». O «quita la línea 3».',
    none: 'Este vídeo no tiene subtítulos.',
    asFile:
      'Los subtítulos, en un archivo porque son muchos. Para corregir uno, escribe su número y el nuevo texto: «3: Hola a todos».',
    srt: 'Aquí están los subtítulos como archivo.',
  },

  videos: {
    heading: 'Tus últimos vídeos:',
    none: 'Todavía no hay vídeos. ¡Mándame uno!',
    states: { processing: 'en marcha', processed: 'listo', failed: 'fallido' },
    sureDelete: '¿Borro este vídeo para siempre?',
    deleted: 'Borrado.',
    kept: 'Se queda.',
  },
  usage: {
    none: 'Este mes no has hecho ningún vídeo.',
    made: 'Este mes: {videos}, {time} en total.',
    nothingLeft: 'Por ahora no te quedan minutos.',
    left: 'Te quedan {time}.',
    renews: 'El {day} tendrás otra vez {time}.',
    unlimited: 'Aquí no hay límite.',
  },
  languages: {
    which: '¿En qué idioma hablo?',
    chosen: 'Vale, seguimos en español.',
    unknown: 'Todavía no hablo «{name}». Elige uno de estos:',
  },
  deliver: {
    on: 'Los vídeos que hagas por la API también llegan aquí.',
    off: 'Los vídeos que hagas por la API no llegan aquí.',
  },
  link: {
    code: 'Para conectar este chat a tu cuenta, abre la página de abajo, inicia sesión y escribe allí el código {code}. O escribe /link {code} en un chat que ya esté conectado a ella. El código vale una vez, durante {minutes}.',
    joined:
      '¡Hecho! Este chat es ahora de {email} y comparte sus vídeos y minutos. /unlink lo desconecta. Los vídeos, los minutos y los ajustes se quedan entonces en la cuenta.',
    otherJoined: '¡Hecho! Tu otro chat es ahora también de {email}: sus vídeos y minutos están allí.',
    broughtAlong: '¡Hecho! Tus vídeos y minutos están ahora en la cuenta.',
    sureUnlink:
      '¿Desconecto este chat de tu cuenta? Todo se queda en la cuenta: vídeos, minutos y ajustes, también lo que trajiste de aquí. Este chat sigue entonces sin la cuenta.',
    unlinked: 'Este chat ya no está conectado a ninguna cuenta.',
    stayed: 'Todo se queda como está.',
  },
  linked: {
    now: '🔗 Este chat está ahora conectado a la cuenta {account}. Sus vídeos llegan aquí. Si no has sido tú, deshazlo aquí abajo.',
    ownStays:
      'Lo que hiciste aquí antes sigue siendo tuyo, separado de esa cuenta. Si la cuenta es tuya, el segundo botón pasa a ella tus vídeos y minutos.',
  },
  deleting: {
    sure: 'Esto borra todo lo que tengo de ti: vídeos, subtítulos, ajustes, minutos y esta conversación. No se puede deshacer. ¿Borrarlo de verdad?',
    sureAccount:
      'Este chat es de tu cuenta, y se borra la cuenta entera: vídeos, subtítulos, ajustes, minutos comprados, claves de API, sus otros chats y esta conversación. Para conservar la cuenta y solo desconectar este chat, escribe /unlink. No se puede deshacer. ¿Borrarlo de verdad?',
    kept: 'No se ha borrado nada.',
    done: 'Todo está borrado. Si algún día quieres empezar de nuevo, mándame un vídeo.',
  },

  problems: {
    invalid_input: 'Eso no es posible con lo que has enviado.',
    not_found: 'Ese vídeo ya no está. Se borró, o terminó el tiempo en que se guarda.',
    conflict: 'Ahora mismo no puedo hacerlo.',
    linked_already:
      'Este chat ya está conectado a una cuenta. /unlink lo desconecta. Después, /link lo conecta a otra.',
    not_linked: 'Este chat no está conectado a ninguna cuenta. /link lo conecta a una.',
    telegram_taken:
      'Esa cuenta ya tiene otro chat de Telegram. Escribe antes /unlink en él, o desconéctalo en la página de la cuenta.',
    no_account:
      'Ninguno de tus dos chats está aún conectado a una cuenta con correo. Escribe /link, abre la página que te doy, inicia sesión y escribe el código.',
    too_many_codes: 'Has pedido muchos códigos. Espera diez minutos y prueba otra vez.',
    nothing_to_bring: 'No hay nada que pasar: todos tus vídeos ya están aquí.',
    allowance_exhausted:
      'Has gastado tus minutos, o están reservados para vídeos en marcha. /usage muestra cuándo hay más.',
    code_wrong_or_used: 'Ese código no es correcto, ha caducado o ya se usó. /link te da otro.',
    unavailable: 'Algo no funciona por mi lado. Inténtalo otra vez en unos minutos.',
  },
};
