import type { Texts } from '../../texts.ts';

export const additions: Pick<Texts['chat'], 'title' | 'watermark' | 'font' | 'reading' | 'script' | 'brand'> = {
  /** A message said «Title: …». */
  title: {
    taken: 'Entendido: el título es «{title}». {stays} Enseguida va una versión nueva.',
    forNext: 'Entendido: el próximo vídeo que me envíes llevará el título «{title}». {stays}',
    tooLong: 'Ese título es demasiado largo. Caben {max} caracteres.',
    removed: 'Entendido: sin título.',
    how: '¡Sí! Escríbelo así: título: «Mi día en el lago». Sale arriba, al principio del vídeo. «Título abajo» lo mueve y «sin título» lo quita.',
    whichWords: 'Con gusto, como título arriba. ¿Qué debe decir? Escribe solo las palabras.',
    looks:
      'Un título va siempre con los subtítulos: tiene su letra y sus colores. En este chat cambio sus palabras (título: «…»), su sitio («título abajo») y cuánto dura («título 6 segundos»), o lo quito («sin título»).',
    stays: 'Se ve durante {time} al principio.',
    staysWhole: 'Se ve durante todo el vídeo.',
    size: 'No puedo cambiar el tamaño de un título: todos tienen el mismo, y solo se hacen más pequeños con muchas palabras o con una cara cerca. Sí puedo cambiar sus palabras, su sitio y cuánto dura.',
    untilSaid:
      'No puedo quitar un título cuando se dice algo. Dime los segundos («título 12 segundos») o escribe «título durante todo el vídeo».',
    whichAddition: 'Con gusto, en el título. ¿Qué tiene que poner exactamente? Escríbelo sin más.',
    whichEmoji: '¿Qué emoji? Mándamelo y lo pongo encima del título.',
    emojisOfCaptions: 'Si quieres emojis en los subtítulos, toca aquí.',
    emojiAbove: 'Su emoji sale encima.',
    firstEmoji: 'De sus emojis dibujo el primero, {emoji}, encima.',
    needsWords: 'Un título necesita palabras: el emoji sale encima de ellas, y no solo.',
    apart: 'No, nunca: el título siempre encuentra un sitio donde no hay subtítulos.',
    ofOneVideo:
      'Las palabras de un título son solo de un vídeo, así que los próximos no las llevan: escribe «título: …» para cada uno. Dónde y cuánto se ve se guarda con el aspecto.',
    where: 'El título va aquí: {place}. Él solo evita caras y subtítulos. «Título abajo» lo mueve.',
    timed: 'Entendido. Enseguida va una versión nueva.',
    howToTime: 'Para cambiarlo, escribe «título 6 segundos» o «título durante todo el vídeo».',
    placed: 'Entendido: muevo el título. Enseguida va una versión nueva.',
    ownColour: 'El título lleva los colores de los subtítulos; no puedo darle uno propio.',
    now: 'El título es «{title}».',
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
  brand: {
    saved: 'Guardado como tu plantilla «{name}». Tus próximos vídeos serán así: aquí, en las páginas y con la API.',
    none: 'Aún no tienes marca. Dime cómo debe verse un vídeo y luego: «guárdalo como mi marca».',
    used: 'Este es el aspecto de «{name}».',
    forNext: 'Tus próximos vídeos tendrán el aspecto de «{name}».',
    full: 'Ya tienes todas las plantillas posibles. Borra antes una en tu página de perfil.',
  },
};
