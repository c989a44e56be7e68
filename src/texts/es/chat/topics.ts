import type { ChatTexts } from '../../texts.ts';
import { explained } from './explained.ts';
import { minutes } from './minutes.ts';

export const topics: ChatTexts['topics'] = {
  questions: {
    ready: 'Ya está listo: {name}. ¿Te lo mando otra vez?',
    readyButChanged: 'La versión que tienes está lista. Lo que cambiaste después aún no está generado. ¿Lo genero?',
    nothingYet: 'Todavía no me has mandado ningún vídeo. Mándame uno y aquí verás cómo va.',
    privacy:
      'Tu vídeo solo se usa para hacer tus subtítulos. Solo lo ves tú; los demás, solo si tú se lo pasas. {stays} con «borra este vídeo» se borra ya, y /delete elimina todo lo tuyo.',
    staysDays: 'Se queda aquí {days} y después se borra solo;',
    staysAWhile: 'Al cabo de un tiempo se borra solo;',
    formats:
      'MP4, MOV, WebM, MKV, AVI: sirve casi cualquier archivo de vídeo. Te devuelvo un MP4, que se ve en todas partes.',
    length:
      'Unos minutos no son problema, y una hora casi nunca. Si el archivo es demasiado grande para este chat, mándame un enlace. Si dura demasiado, te lo digo enseguida.',
    platforms:
      'Mándame el vídeo como archivo, o un enlace al propio archivo (Google Drive, Dropbox, .mp4). No puedo abrir páginas de YouTube, Instagram, TikTok o Facebook: guarda primero el vídeo. El resultado sirve para todas.',
    several:
      'Mándame los vídeos que quieras, uno tras otro: los hago por turno. Mientras tanto puedes cerrar el chat; te escribo cuando uno esté listo.',
    whoAreYou:
      'Soy un bot que pone subtítulos a los vídeos. Aquí no lee ninguna persona. ¡Mándame un vídeo en el que alguien hable!',
    ownScript:
      'Sí. Escribe «Esto es lo que digo: …» con tu texto detrás, o mándalo como archivo de texto: los subtítulos llevarán sus palabras.',
    canCaption: '¡Sí! Mándame un vídeo en el que alguien hable, como enlace o como archivo, y le pongo subtítulos.',
    install:
      'No hay que instalar nada ni abrir una cuenta: todo se hace aquí en el chat, en cualquier móvil u ordenador.',
    spoken:
      'Reconozco yo solo el idioma hablado, unos cien, y casi todos los acentos. Lo que oiga mal me lo dices: «Ana, no Hana».',
    watermarked: 'No, no pongo ninguna marca de agua ni mi nombre en tu vídeo. Si quieres una tuya, mándame la imagen.',
    fonts: 'Estas son mis fuentes: {fonts}. También puedes mandarme la tuya, como archivo TTF u OTF. Elige una:',
    someWords:
      'Sí: escribe «destaca la palabra gratis», con la tuya. Esas palabras son más grandes y tienen un color propio, el mismo para todas.',
    nextVideos:
      'Tus próximos vídeos salen como dice /settings, así que este aspecto aún no lo tienen. Con este botón lo tendrán todos:',
    nextVideosSame: 'Sí: tus próximos vídeos también salen así, hasta que lo cambies en /settings.',
    nextVideosFirst: 'Sí: cuando un vídeo te guste, escribe «siempre así», y los próximos saldrán igual.',
    spellingsKept:
      'Las correcciones valen para el vídeo en el que las haces. Después de un vídeo nuevo pregunto por los nombres de los que no estoy seguro: responde, y con un toque los escribo así en todos los próximos.',
    changedLater:
      'Sí, todas las veces que quieras mientras el vídeo esté aquí: di qué debe cambiar y te mando una versión nueva. «deshacer» quita el último paso.',
    othersEdit:
      'Este vídeo solo se cambia en este chat: otra persona puede escribir aquí desde tu teléfono. O pásale tu vídeo original, y que me lo mande en su propio chat.',
    cropped:
      'En vertical no hay barras: corto los lados y sigo a la persona que habla. Con «muestra la imagen entera» se ve toda, sobre un fondo borroso; con «deja el centro» no sigo a nadie.',
    noisySound:
      'Sí, vale: casi siempre entiendo lo que se dice aunque haya viento, máquinas o música. Lo que oiga mal, me lo dices: «Ana, no Hanna».',
    putAway: 'Puedes dejar el móvil o cerrar el chat: yo sigo, y te escribo aquí cuando el vídeo esté listo.',
    passOn:
      'Para guardar el vídeo, mantenlo pulsado o toca los tres puntos, y elige «Guardar en la galería» o «Guardar». Para compartirlo, reenvía el mensaje: a un chat, a un grupo, por correo. En el ordenador, abre allí este chat, haz clic derecho en el vídeo y elige «Guardar como»; de ahí pasa también a una memoria USB. Los subtítulos son parte de la imagen, así que los ve todo el mundo.',
    passOnPost:
      'Guarda el vídeo en tu móvil: mantenlo pulsado o toca los tres puntos, y elige «Guardar en la galería» o «Guardar». Después abre {app}, empieza una publicación nueva y elígelo. Los subtítulos son parte de la imagen, así que los ve todo el mundo.',
    passOnChat:
      'Guarda el vídeo en tu móvil: mantenlo pulsado o toca los tres puntos, y elige «Guardar en la galería» o «Guardar». Después abre {app}, entra en un chat, un grupo o tu estado, y elígelo. Los subtítulos son parte de la imagen, así que los ve todo el mundo.',
    burntIn:
      'Los subtítulos son parte de la imagen: los ve todo el mundo, en todas partes, y nadie tiene que activar nada. Por eso tampoco se pueden desactivar.',
    kept: 'Aquí guardo un vídeo terminado {days}; después se borra solo. Para tenerlo siempre, guárdalo en tu móvil o en tu ordenador.',
    keptForAWhile:
      'Aquí guardo un vídeo terminado un tiempo; después se borra solo. Para tenerlo siempre, guárdalo en tu móvil o en tu ordenador.',
    quality:
      'Apenas se nota: tu vídeo conserva su tamaño y la imagen se codifica una vez más, con alta calidad. Lo que la app de chat le quita de camino hasta mí se pierde; por eso, manda el original como archivo (📎 y luego «Archivo») o como enlace.',
    howToSend:
      'Toca el clip 📎 o el signo más (＋) junto a la línea donde escribes, abre ahí la galería o las fotos, elige el vídeo y toca enviar. En un ordenador puedes arrastrar el archivo a este chat.',
    shapeVertical: 'Sí: es vertical 9:16, como lo muestran entero TikTok, los Reels, los Shorts y las historias.',
    shapeNotVertical:
      'Todavía no: tiene la forma del vídeo que mandaste, que no es vertical. TikTok, los Reels y las historias muestran entero el vertical 9:16. Con este botón lo hago así:',
    shapeUnknown:
      'Tiene la forma del vídeo que mandaste. TikTok, los Reels y las historias muestran entero el vertical 9:16: si el tuyo no lo es, este botón lo hace así.',
    fontsAlike: 'Esto se acerca: el estilo, o solo su fuente.',
    highlightPurpose:
      'El resaltado marca la palabra que se está diciendo, para seguir mejor la lectura. Si te distrae, este botón lo quita:',
    lastLook: 'El último cambio del aspecto: {look}.',
    lastWords: 'El último cambio de las palabras:',
    howLong: 'Depende del vídeo; un minuto suele estar listo en pocos minutos. Mándame uno, y aquí verás por dónde va.',
  },
  minutes,
  explained,
  limits: {
    silences:
      'No puedo cortar pausas ni muletillas; el vídeo dura lo mismo. Sí puedo quitar palabras de los subtítulos: «quita eh».',
    translation:
      'No puedo traducir: los subtítulos van en el idioma que se habla. Pídeme «mándame el srt», tradúcelo y escríbeme las líneas: «3: Hello».',
    cleanVideo:
      'Los subtítulos que ya están en la imagen no se pueden quitar. Tu vídeo original sigue como lo mandaste.',
    music: 'No puedo poner música; el sonido se queda como está. Añádela en la aplicación donde lo publiques.',
    download: 'No descargo vídeos de páginas, solo pongo subtítulos a los vídeos que me mandas.',
    voice: 'No puedo cambiar la voz; el sonido se queda como está. Solo me ocupo de los subtítulos y la imagen.',
    trim: 'No puedo cortar vídeos. Córtalo antes en el móvil y mándamelo otra vez.',
    speed: 'No puedo acelerar ni ralentizar vídeos. Cambia la velocidad en el móvil y mándamelo después.',
    picture:
      'Mándame aquí la imagen y la pongo en una esquina como marca de agua. En otros sitios no puedo poner imágenes. Las palabras las pongo arriba: «título: Mi canal».',
    backgroundBlur:
      'No puedo desenfocar el fondo de la imagen. Lo que sí puedo: un recuadro detrás de las palabras («con recuadro»).',
    posting:
      'No puedo publicarlo ni reenviarlo por ti. Guarda el vídeo desde aquí y compártelo en tu aplicación, por correo o en un mensaje.',
    speakers:
      'No puedo dar un color a cada persona que habla. La palabra que se dice sí puede tener uno: «resaltado verde».',
    live: 'No puedo subtitular directos. Mándame después la grabación.',
    dubbing: 'No puedo doblar vídeos ni hablar en otro idioma. Solo pongo subtítulos a lo que se dice.',
    summary: 'No puedo resumir ni elegir lo mejor. Con «enséñame el texto» tienes todo lo que se dice.',
    otherFont:
      'Esa fuente aquí no la tengo. Mándame la tuya como archivo TTF u OTF o un enlace a él, o elige una de las mías:',
    noise: 'No puedo limpiar el sonido; se queda como está.',
    brightness:
      'No puedo cambiar el brillo ni los colores de la imagen. Para que los subtítulos se lean mejor, di «fácil de leer».',
    timing:
      'Los tiempos de las palabras los saco del sonido: los subtítulos vienen y se van con la voz, y no puedo moverlos ni dejarlos. Si una línea está mal, escríbeme su texto: «3: Hola a todos».',
    capitals:
      'Las mayúsculas dependen del estilo: Pop, Comic e Impact las tienen, los demás usan también minúsculas. Elige uno:',
    wordCount:
      'Cuántas palabras salen a la vez lo decido por las pausas. De una en una es el estilo «palabra por palabra»:',
    punctuation:
      'No puedo poner ni quitar la puntuación en todo el vídeo. Escribe una línea como la quieras: «3: ¡Hola, tú!»',
    weight: 'El grosor de las letras depende de la fuente. Elige una:',
    shape: 'Conozco dos formatos: vertical 9:16 y el de tu vídeo. Di «vertical» o «no vertical».',
    joining: 'No puedo unir vídeos. Únelos antes en el móvil y mándame el resultado.',
    manyColors:
      'No puedo dar un color a cada palabra. Puede haber dos: el de las letras y el de la palabra que se dice. «Blanco, resaltado verde».',
    zoom: 'No puedo acercar ni alejar la imagen en ciertos momentos. En un vídeo vertical sigo a la persona, o la imagen se queda quieta: «recorta al centro».',
    emojiChoice:
      'Los emojis los elijo yo. Puedes poner uno tuyo detrás de una palabra: «pon 🔥 después de gancho». «Sin emojis» quita los míos.',
    file: 'En este chat no puedo mandarlo como archivo sin comprimir. Conecta tu cuenta con /link: en su página está el vídeo con toda la calidad.',
    moreWords:
      'Cuántas palabras se ven a la vez lo decido por las pausas; no puedo mostrar más. Solo en el estilo «palabra por palabra» salen de una en una; otros están aquí:',
    shadow:
      'No puedo poner ni quitar una sombra. Lo que hace resaltar las letras: «borde más grueso», o un recuadro («con recuadro»).',
    frame:
      'No puedo poner un marco ni dibujos alrededor del vídeo. Una imagen pequeña en una esquina sí: mándamela aquí.',
    endCard:
      'No puedo añadir una pantalla final. Lo puede decir la última línea: «muéstrame el texto» da su número. O que esté arriba: «título: llama al 555 0100».',
    hideFaces: 'No puedo difuminar caras ni matrículas. Hazlo primero en el móvil y luego mándame el vídeo.',
    fileSize:
      'No puedo hacer el archivo más pequeño. Para un correo, compártelo desde el móvil, que lo reduce, o súbelo a una nube y manda el enlace.',
  },
  talk: {
    praise: '¡Me alegro de que te guste! 😊 Manda el siguiente cuando quieras.',
    praisedPicture: 'Me alegro de que te guste. ¿Hago el vídeo así?',
    complaint: 'Lo siento. ¿Qué está mal: las palabras o el aspecto?',
    patience: '¡Gracias! Te escribo en cuanto haya novedades.',
    refusal: 'De acuerdo, todo se queda como está.',
    announced: 'Genial, mándalo aquí, como enlace o como archivo. Empiezo enseguida.',
    misunderstood:
      'Perdona, te entendí mal. Mándame un vídeo en el que alguien hable, como enlace o como archivo, y le pongo subtítulos.',
  },
  names: {
    settings: 'Ajustes',
    styles: 'Estilos',
    colors: 'Los colores',
    language: 'Idioma del bot',
    videos: 'Mis vídeos',
    home: 'Al principio',
    deleteData: 'Borrar mis datos',
    deleteVideo: 'Borrar el vídeo',
    sendAgain: 'Enviar otra vez',
    sendFile: 'Enviar como archivo',
    sendSrt: 'Subtítulos en .srt',
    showMistakes: 'Corregir el texto',
    work: '¿Ya está listo?',
    minutes: 'Mis minutos',
    moreMinutes: 'Más minutos',
    editsCost: '¿Cuestan los cambios?',
    renewal: '¿Cuándo se renuevan?',
    price: '¿Cuánto cuesta?',
    privacy: 'Privacidad',
    formats: 'Formatos de archivo',
    length: 'Duración y tamaño',
    platforms: 'Enlaces, plataformas',
    several: 'Varios vídeos',
    whoAreYou: '¿Quién eres?',
    ownScript: 'Tengo un guion',
    nextVideos: 'Mis próximos vídeos',
    spellingsKept: '¿Recuerdas los nombres?',
    cropped: '¿Se cortan los lados?',
    noisySound: 'Con ruido de fondo',
    putAway: 'Cerrar el chat',
    passOn: 'Compartirlo o guardarlo',
    burntIn: '¿Lo ven todos?',
    kept: '¿Cuánto se guarda?',
    quality: '¿Pierde calidad?',
    howToSend: '¿Cómo lo mando?',
    shapeFits: '¿Forma correcta?',
    lastChange: 'El último cambio',
    saveButtons: '¿Marca o siempre?',
    srtFile: '¿Qué es un .srt?',
    resultButtons: 'Qué hace cada botón',
    howToBegin: '¿Cómo funciona?',
    silences: 'Quitar silencios',
    translation: 'Traducir',
    cleanVideo: 'Sin subtítulos',
    music: 'Poner música',
    download: 'Descargar un vídeo',
    voice: 'Cambiar la voz',
    trim: 'Recortar el vídeo',
    speed: 'Velocidad del vídeo',
    picture: 'Imagen o logo',
    backgroundBlur: 'Desenfocar el fondo',
    posting: 'Publicar por mí',
    speakers: 'Color por persona',
    live: 'Subtítulos en vivo',
    dubbing: 'Doblaje',
    summary: 'Versión corta',
    otherFont: 'Otra tipografía',
    noise: 'Mejor sonido',
    brightness: 'Brillo y filtros',
    timing: 'Texto desfasado',
    capitals: 'Las mayúsculas',
    wordCount: 'Palabras a la vez',
    punctuation: 'Puntuación',
    weight: 'Más o menos gruesa',
    shape: 'Formato cuadrado',
    joining: 'Unir vídeos',
    manyColors: 'Muchos colores',
    zoom: 'Zoom',
    emojiChoice: 'Otros emojis',
    praise: 'Me gusta',
    complaint: 'No me gusta',
    patience: 'Espero',
    refusal: 'Déjalo así',
    sameAgain: 'Como la última vez',
    clearFaces: 'Fuera de la cara',
    canCaption: '¿Pones subtítulos?',
    install: '¿Instalar algo?',
    spoken: 'Idiomas y acentos',
    watermarked: '¿Marca de agua?',
    fonts: '¿Qué fuentes hay?',
    someWords: 'Palabras sueltas',
    moreWords: 'Más palabras juntas',
    shadow: 'Sombra',
    frame: 'Un marco',
    endCard: 'Texto al final',
    hideFaces: 'Tapar caras',
    fileSize: 'Archivo más pequeño',
  },
};
