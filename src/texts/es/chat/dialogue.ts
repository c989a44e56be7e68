import type { Texts } from '../../texts.ts';

export const dialogue: Omit<Texts['chat'], 'buttons' | 'looks' | 'topics'> = {
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
  /** A message said «Title: …». */
  title: {
    taken: 'Entendido: el título es «{title}». {stays} Enseguida va una versión nueva.',
    forNext: 'Entendido: el próximo vídeo que me envíes llevará el título «{title}». {stays}',
    tooLong: 'Ese título es demasiado largo. Caben {max} caracteres.',
    removed: 'Entendido: sin título.',
    how: '¡Sí! Escríbelo así: título: «Mi día en el lago». Sale arriba, al principio del vídeo. «Título abajo» lo mueve y «sin título» lo quita.',
    looks:
      'Un título va siempre con los subtítulos: tiene su letra y sus colores. En este chat cambio sus palabras (título: «…») y su sitio («título abajo»), o lo quito («sin título»).',
    stays: 'Se ve durante {time} al principio.',
    staysWhole: 'Se ve durante todo el vídeo.',
    apart: 'No, nunca: el título siempre encuentra un sitio donde no hay subtítulos.',
    timed: 'Entendido. Enseguida va una versión nueva.',
    howToTime: 'Para cambiarlo, escribe «título 6 segundos» o «título durante todo el vídeo».',
    placed: 'Entendido: muevo el título. Enseguida va una versión nueva.',
    ownColour: 'El título lleva los colores de los subtítulos; no puedo darle uno propio.',
  },
  watermark: {
    ask: '¡Qué buena imagen! ¿La uso como marca de agua?',
    left: 'Vale, no la uso.',
    unusable:
      'No puedo usar esa imagen como marca de agua. Necesito un PNG, JPEG o WebP de 2 MB y 4096 píxeles por lado como máximo.',
    taken: 'Así quedaría con tu marca de agua. Si la envías como archivo, la imagen conserva su transparencia.',
    forNext: 'Entendido: tus próximos vídeos llevarán esta marca de agua.',
    removed: 'Entendido: sin marca de agua.',
    none: 'Aún no hay marca de agua. Envíame la imagen con el texto «marca de agua».',
    now: 'La marca de agua – {look}.\nMuévela, o hazla más tenue o más intensa.',
  },
  font: {
    taken: 'Así quedaría con tu fuente «{font}».',
    forNext: 'Entendido: tus próximos vídeos llevarán tu fuente «{font}».',
    notFetched:
      'No he podido descargar ninguna fuente de este enlace. Tiene que llevar al archivo mismo y abrirse sin iniciar sesión. Compruébalo o mándame otro.',
  },
  reading: {
    looking: 'Voy a mirarlo bien…',
    fine: 'Sí, todo se lee bien.',
    some: 'En su mayor parte. {bad} de {all} subtítulos cuestan de leer: {problems}.',
    many: 'No mucho. {bad} de {all} subtítulos cuestan de leer: {problems}.',
    problems: {
      too_fast: 'se habla demasiado rápido',
      too_many_lines: 'demasiadas líneas',
      too_short: 'demasiado poco tiempo en pantalla',
      low_contrast: 'poco contraste',
    },
    noCaptions: 'Este vídeo no tiene subtítulos.',
    notReady: 'Te lo podré decir cuando el vídeo esté listo.',
    kept: 'A esta velocidad de habla no se puede hacer más legible.',
  },
  script: {
    /** A script was sent: what is said in the video, word for word. */
    taken: 'Entendido: esto es lo que se dice. Ajusto los subtítulos a ese texto.',
    forNext: 'Entendido: usaré este texto para el próximo vídeo que me envíes.',
    tooLong: 'Ese texto es demasiado largo. Caben {max} caracteres.',
    unreadable:
      'No puedo usar ese archivo como guion. Envíame un archivo de texto (.txt, .md, .srt o .vtt) de {max} caracteres como máximo.',
    /** Under a finished video: how much of it was said, and what differs. */
    matched: 'Se dijo el {percent} % de tu guion.',
    added: '➕ Se dijo y no está en el guion: «{text}»',
    missing: '➖ Está en el guion y no se dijo: «{text}»',
    /** After a tap. */
    takenOut: 'Quitado: «{text}». Ahora llega la versión nueva.',
    putIn: 'Añadido: «{text}». Ahora llega la versión nueva.',
    changedSince: 'Los subtítulos han cambiado entretanto, así que los he dejado como están.',
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
  brand: {
    saved: 'Guardado como tu plantilla «{name}». Tus próximos vídeos serán así: aquí, en las páginas y con la API.',
    none: 'Aún no tienes marca. Dime cómo debe verse un vídeo y luego: «guárdalo como mi marca».',
    used: 'Este es el aspecto de «{name}».',
    forNext: 'Tus próximos vídeos tendrán el aspecto de «{name}».',
    full: 'Ya tienes todas las plantillas posibles. Borra antes una en tu página de perfil.',
  },
  places: {
    now: 'Ahora, {place}.',
    offFaces: 'Cuando elijo yo el sitio, los subtítulos no tapan caras mientras haya espacio.',
    notHere: 'Aquí no ha salido bien: elige un sitio abajo o di simplemente «un poco más arriba».',
    onlyFaces: 'Por mi cuenta solo evito tapar caras. ¿Dónde quieres los subtítulos? Solo dímelo.',
  },
  panel: {
    forVideo: 'Ahora está así: {look}.\nElige abajo o simplemente dímelo.',
    forDefaults: 'Así serán tus próximos vídeos: {look}.\nElige abajo o simplemente dímelo.',
    defaultsChanged: 'De acuerdo, para tus próximos vídeos: {look}.',
    plain: 'el aspecto sencillo',
    otherColor: '¿Otro color? Solo dímelo, por ejemplo «letras #FF8800».',
    otherLanguage: '¿Otro? Solo dímelo, por ejemplo «en polaco».',
  },

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

  videos: {
    heading: 'Tus últimos vídeos:',
    none: 'Todavía no hay vídeos. ¡Mándame uno!',
    states: { processing: 'en proceso', processed: 'listo', failed: 'fallido' },
    sureDelete: '¿Borro este vídeo para siempre?',
    deleted: 'Borrado.',
    kept: 'De acuerdo, lo conservo.',
  },
  usage: {
    none: 'Este mes no has hecho ningún vídeo.',
    made: 'Este mes: {videos}, {time} en total.',
    nothingLeft: 'Por ahora no te quedan minutos.',
    left: 'Te quedan {time}.',
    renews: 'El {day} recibirás de nuevo {time}.',
    unlimited: 'Aquí no hay límite.',
  },
  languages: {
    which: '¿En qué idioma hablo?',
    chosen: 'De acuerdo, seguimos en español.',
    unknown: 'Todavía no hablo «{name}». Elige uno de estos:',
  },
  deliver: {
    on: 'Los vídeos que hagas con la API también llegan aquí.',
    off: 'Los vídeos que hagas con la API no llegan aquí.',
  },
  link: {
    code: 'Para conectar este chat a tu cuenta, abre la página de abajo, inicia sesión y escribe allí el código {code}. O escribe /link {code} en un chat que ya esté conectado a ella. El código solo sirve una vez y caduca en {minutes}.',
    joined:
      '¡Listo! Este chat es ahora de {email} y comparte sus vídeos y minutos. Si lo desconectas con /unlink, los vídeos, los minutos y los ajustes se quedan en la cuenta.',
    otherJoined: '¡Listo! Tu otro chat es ahora también de {email}: sus vídeos y minutos están allí.',
    broughtAlong: '¡Listo! Tus vídeos y minutos están ahora en la cuenta.',
    sureUnlink:
      '¿Desconecto este chat de tu cuenta? Todo se queda en la cuenta: vídeos, minutos y ajustes, incluido lo que moviste desde aquí. Después, este chat seguirá sin la cuenta.',
    unlinked: 'Este chat ya no está conectado a ninguna cuenta.',
    stayed: 'Todo se queda como está.',
  },
  linked: {
    now: '🔗 Este chat ahora está conectado a la cuenta {account}. Sus vídeos llegan aquí. Si no has sido tú, deshazlo aquí abajo.',
    ownStays:
      'Lo que hiciste aquí antes sigue siendo tuyo, separado de esa cuenta. Si la cuenta es tuya, el segundo botón mueve a ella tus vídeos y minutos.',
  },
  deleting: {
    sure: 'Esto borra todo lo que tengo de ti: vídeos, subtítulos, ajustes, minutos y esta conversación. No se puede deshacer. ¿Seguro que quieres borrarlo todo?',
    sureAccount:
      'Este chat es de tu cuenta, y se borrará la cuenta entera: vídeos, subtítulos, ajustes, minutos comprados, tokens de la API, sus otros chats y esta conversación. Para conservar la cuenta y solo desconectar este chat, escribe /unlink. No se puede deshacer. ¿Seguro que quieres borrarlo todo?',
    kept: 'No se ha borrado nada.',
    done: 'Se ha borrado todo. Si algún día quieres empezar de nuevo, mándame un vídeo.',
  },

  problems: {
    invalid_input: 'Eso no es posible con lo que has enviado.',
    not_found: 'Ese vídeo ya no está. Se borró o terminó su plazo de conservación.',
    conflict: 'Ahora mismo no puedo hacerlo.',
    upload_deleted: 'El archivo subido se ha eliminado. Súbelo otra vez.',
    linked_already:
      'Este chat ya está conectado a una cuenta. /unlink lo desconecta. Después, /link lo conecta a otra.',
    not_linked: 'Este chat no está conectado a ninguna cuenta. /link lo conecta a una.',
    telegram_taken:
      'Esa cuenta ya tiene otro chat de Telegram. Escribe antes /unlink en él, o desconéctalo en la página de la cuenta.',
    whatsapp_taken:
      'Esa cuenta ya tiene otro chat de WhatsApp. Escribe antes /unlink en él, o desconéctalo en la página de la cuenta.',
    no_account:
      'Ninguno de tus dos chats está aún conectado a una cuenta con correo. Escribe /link, abre la página que te doy, inicia sesión y escribe el código.',
    too_many_codes: 'Has pedido muchos códigos. Espera diez minutos y prueba otra vez.',
    nothing_to_bring: 'No hay nada que mover: todos tus vídeos ya están aquí.',
    storage_limit:
      'Tu espacio está lleno. Elimina los vídeos que ya no necesites: /videos los muestra. Su espacio queda libre en menos de una hora.',
    queue_full: 'Ya tienes muchos vídeos en espera. Inténtalo otra vez cuando algunos estén listos.',
    service_full: 'Hay muchísimos vídeos en espera y ahora no puedo aceptar más. Inténtalo de nuevo en unos minutos.',
    disk_low: 'Me queda poco espacio en disco y ahora no puedo aceptar nada nuevo. Inténtalo más tarde.',
    allowance_exhausted:
      'Has usado todos tus minutos, o están reservados para vídeos en proceso. /usage muestra cuándo tendrás más.',
    code_wrong_or_used: 'Ese código no es correcto, ha caducado o ya se usó. /link te da otro.',
    too_complex: 'Eso es demasiado para mí de una sola vez. Mándamelo por partes, por favor.',
    unavailable: 'Algo no funciona por mi parte. Inténtalo otra vez en unos minutos.',
  },
};
