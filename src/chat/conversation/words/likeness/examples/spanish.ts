import type { Examples } from '../meanings.ts';

export const spanishExamples: Examples = {
  settings:
    'dónde están los ajustes | llévame a las opciones | quiero cambiar la configuración | abre las preferencias | dónde configuro esto | puedo dejar algo por defecto | abre las opciones | hay algún menú de opciones | ajustes por favor',
  styles:
    'el segundo de las fotos | ese estilo no enséñame cuáles hay | otro estilo cualquiera | el siguiente estilo | cómo se llama ese estilo | qué estilos tienes | enséñame ejemplos | qué otros diseños hay | quiero otro estilo | tienes más plantillas | algo más moderno por favor | qué más looks hay | muéstrame los diseños | hay otras plantillas | quiero ver otros looks | qué tipos de subtítulos hay | tienes algo más moderno | cuáles son los estilos | hazlo como los de tiktok | algo con más gracia | queda soso puedes animarlo | como los influencers | tienes algo más moderno para enseñar | otra pinta para los subtítulos | algo con más onda',
  colors:
    'qué colores hay | quiero elegir un color | muéstrame los colores | qué colores puedo usar | quiero cambiar los colores pero no sé a cuál | quiero otro color pero no sé cuál | paleta de colores | de qué colores se puede | ese color molesta a la vista | el verde es horrible | no hay uno más suave | los colores no pegan | el color no combina con nuestro logo | otro tono quizás | es muy chillón el color | qué tonos hay',
  language:
    'me sale en inglés y no lo entiendo | ponte en español | puedes hablar otro idioma | cómo cambio tu idioma | qué idiomas hablas | cambiar idioma | no entiendo inglés | puedes hablar en otro idioma | cambia el idioma del bot | no hablo inglés | hablas portugués',
  videos:
    'dónde están mis videos anteriores | muéstrame todo lo que hice | lista de mis vídeos | busco el video de la semana pasada | mis clips de antes | dónde están mis videos | enséñame todos mis vídeos | quiero ver los clips de antes | lista de mis videos | busco mi video de ayer | historial de videos | cuál era el del perro | cuántos videos llevo hechos | ya no sé cuál es cuál',
  home: 'volver al principio | empezar de cero | al menú principal | regresar al inicio | quiero empezar otra vez | volver al inicio | menú principal | empecemos de nuevo | al principio por favor',
  deleteData:
    'borra todos mis datos | eliminar mi cuenta | no quiero que guarden nada de mí | olvida todo sobre mí | bórrame de aquí | quiero darme de baja | quiero que eliminen mi cuenta | elimina toda mi información | derecho al olvido | borren todo lo mío | quisiera que eliminen mis datos | retiro mi consentimiento | que no quede nada mío guardado | borren mi historial',
  deleteVideo:
    'borra ese video | elimina el vídeo | no quiero que el video quede en su servidor | quita este clip por completo | elimina el clip | ya no quiero ese video en tu servidor | quita ese video | quiero que desaparezca el video | borra los tres videos | eliminen mis grabaciones por favor',
  sendAgain:
    'mándalo otra vez | no me llegó el video | perdí el vídeo me lo reenvías | el video no abre | no encuentro el video | la descarga no funciona | mándamelo otra vez | puedes reenviarlo | no se abre el video | perdí el video mándalo de nuevo | no lo encuentro envíalo otra vez | lo borré sin querer mándalo de nuevo | pásame otra vez el primero | me lo reenvías | vuelve a mandarme el segundo',
  sendFile:
    'me lo mandas como archivo | sin comprimir | en calidad completa | la calidad está mala | como documento | en hd por favor | mándalo como archivo | en máxima calidad | sin comprimir por favor | lo necesito en hd | la calidad es mala pásamelo como documento',
  sendSrt:
    'dame el archivo de subtítulos | exportar los subtítulos | quiero el srt | necesito la transcripción | el texto en un archivo | me das los subtítulos en un archivo | exporta el srt | dame el vtt',
  showMistakes:
    'pásame solo el texto | quiero el texto para copiarlo | ver lo que ha escrito | esto no es lo que dije | el nombre está mal | déjame revisar el texto | hay errores en el texto | una palabra está mal | me entendiste mal en el video | mi nombre está mal escrito | cómo corrijo una palabra | quiero editar el texto | hay faltas de ortografía | cómo se cambia una palabra | me entendió mal | los subtítulos no están bien | se equivocó en una palabra | dice cualquier cosa | enséñame lo que entendiste | a ver qué escribiste',
  work: 'esto se ha quedado colgado | ya está listo | cuánto falta | sigo esperando mi video | cómo va | se trabó | por qué tarda tanto | cuándo estará mi vídeo | dónde está mi video | está pasando algo | sigues ahí | se colgó | lleva siglos | para cuándo lo tienes | ya está mi video | cuándo va a estar listo | llevo media hora esperando | cómo va eso | se colgó o qué | está funcionando | va bien | en qué va | se quedó pegado o qué | y | no se mueve nada | tengo prisa cuánto más | siempre tarda así | ya casi | esto va para largo | falta mucho | estás haciendo ya el nuevo | lleva diez minutos dando vueltas es normal',
  minutes:
    'cuántos minutos me quedan | cuál es mi saldo | cuánto me queda este mes | ya gasté los minutos gratis | cuántos videos puedo hacer todavía | cuál es mi límite | se me acabaron los minutos | cuánto tiempo gratis me queda | qué saldo tengo',
  moreMinutes:
    'qué pasa cuando se acaban mis minutos | cómo consigo más minutos | puedo comprar minutos | y cuando se acaben | y si me quedo sin minutos | minutos de qué | y cuando los gaste',
  renewal:
    'el mes que viene tengo minutos nuevos | cuándo se renuevan los minutos | eso es al dia o al mes | nueve minutos hasta cuando | cuantos videos puedo hacer al dia | los minutos caducan | se rellenan solos cada mes',
  editsCost:
    'las correcciones gastan minutos | cada cambio gasta minutos otra vez | una versión nueva cuenta de nuevo | me descuentas minutos cada vez que rehaces el vídeo | los cambios son gratis | pierdo minutos si corrijo una palabra',
  price:
    'cómo compro más minutos | quiero pagar más minutos | esto cuesta algo | es gratis | cuánto cobras | cómo se paga | hay suscripción | cuánto vale por video | necesito tarjeta | tengo que pagar algo | qué planes hay | cuánto cuesta | hay que pagar | cuánto vale cada video | hay que registrarse o pagar | piden tarjeta | de verdad es gratis | cuánto me va a costar | hay que crear cuenta',
  privacy:
    'qué enlace | qué link si yo no mandé ninguno | hay algún enlace entonces | de qué enlace hablas | quién puede ver mis videos | qué pasa con mis datos | guardan mi video | es seguro | es confidencial | comparten los vídeos con alguien | dónde se guarda | se publica en algún lado | quién puede ver mi video | guardas mis videos | qué haces con mis datos | es privado | compartes los videos con alguien | cuánto tiempo guardas el video | entrenan una ia con esto | quién más ve esto | salen niños en el video quién lo ve | cuánto tiempo guardan los archivos | dónde están los servidores | cumplen con la ley de protección de datos | alguien lee lo que escribo | es confidencial salen mis pacientes | cuánto tiempo guardáis mi video | quién se queda con la grabación | se borra después | queda guardado en algún sitio | lo puede ver alguien más | quién va a ver el vídeo exactamente',
  formats:
    'qué archivos aceptas | sirve un mov | qué formatos soportan | puedo mandar avi | está bien mp4 | funcionan videos de iphone | en qué formato me lo devuelves | qué formatos aceptas | puedo mandar un mov | sirve avi | en qué formato tiene que estar | funciona con mp4 | sirve un video del iphone | en qué formato me lo das | puedo mandar cualquier archivo | sirve un video de mi cámara',
  length:
    'cuánto puede durar un video | hay un tamaño máximo | cuál es el límite de tamaño | puede ser de una hora | mi vídeo pesa 2 gb se puede | 20 minutos es mucho | cuánto puede durar el video | pesa 2 gb sirve | límite de duración | aguanta una conferencia de hora y media | solo cortos o también largos | es una grabación muy larga | de cuánto puede ser el video | el mío dura tres minutos vale | cinco minutos es mucho | puede ser de un cuarto de hora',
  platforms:
    'puedo pegar un enlace de youtube | funcionan links de instagram | qué páginas soportas | aceptas enlaces de tiktok | sirve para reels y shorts | vale para linkedin | puedo pegar un link de youtube | sirven enlaces de instagram | funciona con tiktok | de qué páginas aceptas videos | sirve para reels | puedo mandar solo el link | enlace o archivo | sirve un link de google drive | les paso el enlace o subo el archivo',
  several:
    'puedo mandar varios videos | puedo enviar ya el siguiente | tengo que dejar abierta la app | cuántos videos puedo mandar a la vez | puedo cerrar el chat mientras | espero antes de mandar otro | puedo apagar el teléfono mientras | puedo salir de la app mientras trabaja | los mando uno por uno',
  whoAreYou:
    'con quién hablo | eres una persona de verdad | esto es un robot | qué eres | quién te hizo | eres una ia | quién eres | eres una persona | hablo con un robot | qué eres exactamente | eres una máquina | hay alguien ahí detrás | eres real | lo lee un humano | esto es automático',
  howToBegin:
    'te mando el video y ya está | esto cómo va | se puede desde el ordenador | qué es eso de la marca | cómo funciona esto | qué puedes hacer | qué tengo que hacer | necesito ayuda | cómo se usa | no sé qué hacer ahora | dame instrucciones | no entiendo nada | qué más sabes hacer | explícame cómo va | para qué sirve esto | qué te mando | qué sabes hacer | me explicas cómo se usa | por dónde empiezo | qué más puedes hacer | instrucciones por favor | y ahora qué hago | estoy perdido | mi hija me pasó este número cómo se hace | soy mayor cómo funciona | te mando la película y ya | para qué son los números | cómo arreglo una línea | cómo cambio una palabra',
  canCaption:
    'esto pone las letras en el video | tú eres el que pone los subtítulos | me han dicho que aquí ponen letras a los videos | puedes ponerle subtítulos a mi video | es usted quien escribe lo que digo | mi hija dice que usted hace los rótulos | me podría ayudar con un video | necesito subtítulos para una película me lo haces | es verdad que le pones el texto al video | haces los textitos que salen abajo | solo quería saber si haces subtítulos | estoy en el sitio correcto para lo de los subtítulos | tú pones lo que uno habla escrito verdad | me dijeron q aquí subtitulan videos',
  install:
    'tengo que instalar algo | hay que descargar una aplicación | necesito un programa para esto | hace falta cuenta | funciona sin instalar nada | se hace todo aquí en el chat | tengo que bajarme algo | va en un móvil viejo | necesito ordenador | debo registrarme en algún sitio',
  spoken:
    'entiendes acentos | qué idiomas entiendes en el video | tengo mucho acento andaluz funciona | y si hablo rápido | me entiende si hablo cubano | funciona con catalán | hablo un poco cerrado me entenderá | qué pasa si mezclo dos idiomas | pronuncio mal las eses pasa algo | en qué idiomas puedo hablar | vale con acento argentino | los mayores de mi pueblo hablan raro los entiende',
  watermarked:
    'lleva marca de agua | sale vuestro logo en mi video | pone vuestro nombre en el video | es sin marca de agua | hay publicidad vuestra en el video | se nota que lo hizo un bot | queda alguna marca en el video',
  fonts:
    'qué fuentes tienes | qué tipos de letra hay | dime los nombres de las tipografías | enséñame las fuentes | cuáles letras puedo escoger | qué letras tienen ustedes | lista de fuentes por favor | cómo se llaman las fuentes | entre qué tipografías puedo elegir | quiero una letra con serifa | letras como de videojuego antiguo | una letra retro de cartel | letras que parezcan bordadas | una fuente gótica | letra pixelada | letra antigua como de rótulo de tienda | una letra como de tebeo',
  someWords:
    'puedes resaltar solo algunas palabras | una palabra puede ir en otro color | que destaquen solo los nombres de los productos se puede | pueden ir en negrita palabras sueltas | solo esa palabra de otro color | quiero elegir qué palabras resaltan | una palabra en rojo y las demás en blanco | marcar nada más lo importante | que la palabra horno se vea distinta | unas cuantas palabras que llamen la atención',
  nextVideos:
    'mis próximos vídeos saldrán igual | la próxima vez tengo que decirlo todo otra vez | los otros vídeos van a salir así también | te acuerdas de este estilo para luego | se queda así para el siguiente | ahora todos mis vídeos salen azules | la próxima vez puede salir así directamente | y los próximos vídeos se quedan así de grandes o no | la próxima vez puede salir con el mismo estilo',
  changedLater:
    'puedo rehacerlo si cambio de idea | y si me equivoco puedo volver | se puede cambiar despues | puedo editarlo mas tarde | cuantas veces lo puedo cambiar | y si mañana no me gusta lo cambio | luego lo puedo corregir',
  othersEdit:
    'puede mi hija editarlo tambien | alguien mas lo puede cambiar | que mi socia lo pueda corregir | mi esposo puede editarlo desde su telefono | pueden dos personas trabajar en esto',
  cropped:
    'se cortan los lados | van a salir barras negras | se pierde algo a la izquierda y a la derecha | en vertical me quedo sin los bordes | quedan franjas arriba y abajo | qué pasa con los bordes',
  noisySound:
    'en mi vídeo hace mucho viento vale igual | funciona con mucho ruido | grabé al lado de una máquina se me entiende | hay música mientras hablo importa | mi vídeo tiene ruido de fondo sirve',
  putAway:
    'el móvil tiene que quedarse encendido | hace falta que el teléfono siga prendido | puedo guardar el móvil | puedo cerrar el chat mientras tanto | tengo que dejarlo abierto | puedo bloquear el teléfono | puedo salir de la app',
  passOn:
    'hay un enlace que le pueda mandar a alguien | como lo comparto con mis amigos | puedo reenviarlo al grupo sin mas | como lo paso a mi movil | donde encuentro luego el video | lo tengo que guardar yo | se queda en mi galeria | como lo pongo en el estado | se lo puedo mandar a mi hermana | como lo veo en la tele | cómo lo pongo en mi facebook | dónde le pico para guardarlo',
  burntIn:
    'todo el mundo va a ver los subtitulos | la gente tiene que activar los subtitulos | se pueden apagar las letras | las letras van pegadas a la imagen | siguen las letras si lo reenvio | en facebook tambien salen las palabras | el texto forma parte del video',
  spellingsKept:
    'puedes recordar cómo se escribe mi nombre | la próxima vez lo escribirás bien | aprendes de mis correcciones | tengo que corregirlo cada vez | en el próximo vídeo sabrás cómo se escribe',
  kept: 'cuanto tiempo guardas mi video | hasta cuando estara aqui | se borra en algun momento | cuando desaparece el video | se queda aqui para siempre | el mes que viene todavia lo puedo bajar | manana seguira aqui el video | se queda guardado con vosotros',
  howToSend:
    'cómo lo mando desde el celular | lo tengo en el móvil dónde le doy para enviarlo | qué botón pulso para adjuntar el vídeo | dónde está el botón para subir',
  shapeFits:
    'para subirlo al insta está bien así o sale cortado | quiero saber si queda vertical para los reels | es el formato correcto para tiktok | sale entero en las historias o se corta | haces vídeos verticales | puedes hacer vídeos en vertical',
  saveButtons:
    'qué hace como mi marca | qué diferencia hay entre usar siempre y mi marca | qué pasa si toco usar siempre | para qué es lo de la marca',
  srtFile: 'qué es un archivo srt | para qué sirve el srt | qué hago con el archivo de subtítulos | cómo abro el srt',
  resultButtons:
    'qué hacen los botones | explícame los botones de abajo | para qué es este botón | qué pasa si aprieto ese botón',
  lastChange: 'qué acabas de cambiar | cuál fue el último cambio | qué cambio hiciste ahora',
  moreWords:
    'más palabras a la vez por favor | pon más palabras en pantalla | líneas más largas | más palabras por línea | la frase completa de golpe | no palabra por palabra mejor la línea entera | frases enteras | va muy rápido pon más texto junto | quiero seis o siete palabras juntas | deja más texto para que dé tiempo a leer | dos líneas a la vez',
  shadow:
    'ponle sombra a las letras | que el texto tenga sombra | un poco de sombra debajo de las palabras | sombra por favor | letras con sombreado | dale sombra para que resalte | la sombra más fuerte',
  frame:
    'ponle un marco al video | un borde alrededor de toda la imagen | un marco de flores | dibuja algo en el video | un dibujo a mi lado | pinta corazones alrededor | un marco de madera | una cenefa por los lados | enmárcalo bonito',
  endCard:
    'pon mi teléfono al final | una pantalla final con nuestra web | puedes poner mi contacto al final del video | créditos al acabar | que al final salga la dirección de la tienda | un cartel de cierre | añade un outro | mi correo en los últimos segundos | al terminar que ponga el horario',
  hideFaces:
    'difumina las caras de los demás | tapa la cara de mi vecino | pixela a los niños | que no se lea la matrícula | oculta al señor del fondo | hay alguien que no puede salir | que no se reconozca a los niños',
  fileSize:
    'el archivo pesa mucho para el correo | haz el archivo más pequeño | cuántos megas ocupa | tiene que pesar menos de 10 megas | comprímelo para mandarlo por mail | el correo dice que es demasiado grande | necesito un archivo más ligero | whatsapp dice que pesa demasiado',
  announced:
    'ok te mando uno | ahí te va mi video | ya lo estoy enviando | voy a grabar algo y te lo paso | deja busco el video | un momento que lo subo | pues venga pruebo con uno | bueno se lo mando y vemos | espera que encuentre el clip | ahora le envío uno | mañana te mando el video | va te paso mi video | dale ahorita te lo mando',
  thanks:
    'muchas gracias por tu ayuda | muchísimas gracias por la paciencia | es usted muy amable | mil gracias guapa | me has ayudado mucho gracias | gracias y hasta luego | eso era todo gracias | se lo agradezco mucho | dios se lo pague | gracias eres el mejor | un saludo y gracias por todo | gracias maestro nos vemos | muy agradecida de verdad',
  greeting:
    'hola hay alguien | buenas tardes | qué onda qué haces tú | hola soy nueva | buenos días a todos | hey bot qué tal | encantada de saludarle | funcionas | estás ahí | qué hubo parce',
  showText:
    'mándame todo por escrito | quiero imprimir lo que dije | solo lo escrito para imprimirlo | el texto completo para imprimir por favor | todo lo hablado en texto para imprimirlo | enséñame el texto | déjame leerlo antes | muéstrame lo que has entendido | quiero ver lo que escribiste | puedo ver todo escrito | enséñeme esa línea otra vez | dónde puedo leer las palabras | quiero revisar la redacción | léeme la última línea | a ver qué has puesto exactamente | quisiera verlo todo por escrito | qué dice ahora la línea tres | pásame todas las líneas',
  silences:
    'corta las pausas | quita los silencios | elimina los eh y los em | quitar las partes donde no hablo | recortar silencios automáticamente | elimina los ehh | saca las muletillas | los espacios vacíos fuera | sin las pausas largas',
  translation:
    'puedes traducirlo | quiero los subtítulos en otro idioma | pon subtítulos en inglés a mi video en español | subtítulos en francés | en dos idiomas | hablo español pero el texto en inglés | lo puedes traducir | quiero los subtítulos en inglés | ponle subtítulos en otro idioma | hablo español pero los subtítulos en inglés | subtítulos en dos idiomas | tradúcelo al portugués | ponme los subtítulos en polaco | traduce al turco para mi compañera | lo necesito también en árabe',
  cleanVideo:
    'puedes quitar los subtítulos que ya tiene | quiero el video sin subtítulos | quita los subtítulos otra vez | devuélveme el video limpio | sin texto por favor | quita los subtítulos | puedes borrar los subtítulos que ya trae el video | sin nada de texto | que no tenga letras',
  music:
    'ponle música | pon una canción de fondo | puedes añadir música | quiero música | una banda sonora | agrega una canción de fondo | le falta música | música de fondo por favor | métele un beat | una musiquita de fondo estaría bien | métele una canción',
  download:
    'solo descárgame este video | bájame esto de instagram | solo quiero el video sin subtítulos | puedes quitar la marca de agua de tiktok | descárgame este video | puedes bajar el video de instagram | solo quiero descargar el video | quita la marca de agua de tiktok',
  voice:
    'cambia mi voz | haz mi voz más grave | puedes disfrazar la voz | ponme otra voz | cámbiame la voz | hazme la voz más grave | puedes distorsionar la voz | otra voz',
  trim: 'corta los primeros segundos | haz el video más corto | recorta el final | quita la intro | solo la parte del 10 al 30 | recortar el principio | corta el principio | hazlo más corto | solo los primeros 30 segundos | acórtalo | quita los primeros segundos | corta donde no hago nada | sácale el final',
  speed:
    'ponlo más rápido | acelera el video | un poco más lento | velocidad doble | hablo muy lento aceléralo | más lento | a doble velocidad | hablo muy lento acelera',
  picture:
    'mi marca de agua abajo a la derecha | pon mi arroba en la esquina | pon mi logo en la esquina | agrega una imagen | puedes poner una foto | mete imágenes | añade un gif | inserta una foto | mete b roll | ponle un gif | pon nuestro logo en la esquina | nuestro nombre en una esquina | agrega nuestro escudo | pégale una foto | sabes poner marcas de agua | puedes poner una marca de agua | el nombre de mi canal en una esquina | un letrero en la esquina como marca de agua',
  backgroundBlur:
    'desenfoca el fondo | cambia el fondo detrás de mí | pantalla verde | que no se vea mi cuarto | otro fondo en el video | cambia el fondo de atrás | tapa el desorden de mi cuarto',
  posting:
    'súbelo a instagram por mí | publícalo en youtube | puedes subirlo a tiktok | programa la publicación | compártelo en mi canal | súbelo a youtube | publícalo por mí | puedes subirlo a instagram directo | prográmalo para mañana | se sube solo a mi insta | lo publicas tú en mi página | lo tengo que subir yo | se lo puedes mandar a mi hermana por whatsapp | mándamelo por correo | envíalo a mi jefe por mail | reenvíalo al grupo | pásaselo a mi mujer | se puede mandar por correo electrónico | compártelo con la asociación | mándaselo a mi sobrina',
  speakers:
    'cada persona con su color | somos dos un color para cada uno | sus palabras en rosa y las mías en azul | colores distintos por hablante | que se vea quién habla | un color para cada persona | somos dos puedes poner un color a cada uno',
  live: 'puedes subtitular un directo | subtítulos en vivo | funciona en tiempo real | subtítulos para mi llamada de zoom | puedes subtitular en vivo | funciona para un directo | subtítulos en tiempo real | para mi zoom',
  dubbing:
    'dóblalo al inglés | hazme hablar en francés | pon una voz en off | voz de ia en inglés | doblaje por favor | ponle voz en inglés | que yo hable francés | voz con ia | doblaje',
  summary:
    'resume el video | saca shorts del video largo | busca las mejores partes | los momentos destacados | de qué trata el video | escríbeme una descripción | sugiere hashtags | saca clips cortos del video largo | encuentra las mejores partes | escríbeme un título y descripción',
  otherFont:
    'puedo usar mi fuente | tienes comic sans | quiero otra tipografía | usa helvetica | cambiar la fuente | otro tipo de letra | puedo usar mi propia tipografía | tienes arial | otra fuente por favor | cambia el tipo de letra | quiero comic sans | otra letra como de invitación de boda | hay una letra más bonita',
  noise:
    'quita el ruido de fondo | mi audio se oye bajo súbelo | limpia el sonido | hay ruido de viento | mejora el audio | el audio está muy bajo | mejora el sonido | hay mucho viento | súbele el volumen | limpia el audio',
  brightness:
    'aclara la imagen | el video está muy oscuro | ponle un filtro | corrige el color del video | más contraste en la imagen | más contraste en el video | corrige el color | hazme más delgada | quítame la papada | borra mis granos | mejórame la piel',
  timing:
    'los subtítulos salen tarde | el texto no está sincronizado | los subtítulos van adelantados | el texto va atrasado | no coincide con el audio | los subtítulos llegan tarde | las palabras salen antes | va desfasado | están atrasados | que los subtítulos se queden durante el silencio | deja el texto cuando no hablo | por qué desaparecen las palabras en las pausas | que la última línea siga hasta la siguiente | la línea se va demasiado pronto',
  capitals:
    'sin mayúsculas por favor | todo en minúsculas | no grites | por qué está todo en mayúsculas | quiero mayúsculas | letras normales no mayúsculas | no todo en mayúsculas | en minúsculas por favor | por qué todo grita | todo en mayúsculas | letra normal | todo en grande mayúsculas hermano | todo con minúscula hasta al empezar | sin mayúsculas',
  wordCount:
    'menos palabras a la vez | demasiadas palabras en pantalla | solo tres palabras | demasiado texto de golpe | una sola línea | demasiado texto en pantalla',
  punctuation:
    'sin puntuación | quita las comas | pon un punto al final | no quiero puntos | faltan comas | sin puntos | con punto al final',
  weight:
    'letras más gruesas | letra más fina | las letras están muy gordas | menos negrita | tipografía más delgada | fuente más fina | la letra está muy gorda | letra más fina parece que grita | la letra está muy gruesa | letra menos pesada',
  shape:
    'ponlo cuadrado | necesito un video cuadrado | formato cuadrado para el feed | puede ser cuadrado | cuatro por cinco para instagram',
  joining: 'une estos dos videos | junta mis clips en uno | pega los dos videos | puedes unirlo con el de ayer',
  manyColors:
    'cada palabra de un color distinto | letras arcoíris | letras de muchos colores para los niños | que cambie el color en cada palabra',
  emojiChoice:
    'menos emojis | hay demasiados emojis | ese emoji no pega ahí | pon otro emoji | quiero elegir yo los emojis',
  praise:
    'qué bueno quedó | me encanta | guau gran trabajo | justo lo que quería | perfecto | eres lo máximo | se ve genial | así está mejor | quedó chulo | quedó genial | buenísimo gracias | eres el mejor | se ve increíble | qué chulo | mucho mejor | dios te bendiga | mi mamá va a estar feliz | eres un sol | quedó de lujo | qué bonito quedó',
  complaint:
    'esto parece antiguo | se ve igual que antes no cambió nada | esto es horrible | no me gusta | eso no es lo que pedí | se ve feo | nada funciona | no sirves para nada | está mal | no me entiendes | qué desastre | así no | está horrible | se ve fatal | para ya con eso | esto no sirve | vaya porquería | menuda inteligencia artificial | se supone que esto está bien | pues no me convence | qué feo | nunca me escuchas | ya te lo he dicho | cuántas veces tengo que repetirlo | estás ciego o qué | no entiendes nada | esto va de mal en peor | pero qué has hecho | siempre lo haces mal | este bot no vale para nada | es la tercera vez que lo digo | por qué no haces lo que digo | se me acaba la paciencia | lo has estropeado todo | estoy muy molesta | esto está bien lento y no entiendes | la verdad es que ha quedado fatal',
  patience:
    'vale espero | tómate tu tiempo | sin prisa | vuelvo luego | no hay problema | ok entendido | dale | no hay prisa | ok vuelvo luego | sin problema | entendido | listo | voy a pasear al perro | me voy a hacer un café | sin prisa estoy en el trabajo | ahorita vuelvo | voy a comer algo',
  refusal:
    'no gracias | déjalo así | no cambies nada | así está bien | nada más | ahora no | da igual | olvídalo | mejor no | esa está bien no la toques | no espera déjalo | solo estaba revisando | así está bien no cambies nada',
  undo: 'vuelve a la primera versión | la de antes era mejor vuelve a esa | deshaz eso | vuelve a como estaba | fue un error regrésalo | antes estaba mejor | revierte el último cambio | me gustaba más el anterior | me equivoqué quítalo | regresa a lo anterior | el último cambio no | prefería la otra versión | regrésalo a como era | deja todo como estaba | deshaz las dos cosas | devuélveme la línea de antes | lo quiero otra vez como antes | deshaga eso por favor | anula lo que acabas de hacer | quita el amarillo y vuelve a lo anterior | deshaga la última corrección | un paso atrás | restaura el texto original de esa línea | vuelve a la versión de hace un momento',
  reset: 'vuelve al estilo por defecto | restablece todo | quita todos mis cambios | ajustes originales por favor',
  sameAgain:
    'como la última vez | igual que mi video anterior | hazlo como siempre | el mismo estilo de ayer | lo de siempre | los tres igual que el último | los otros también así | el mismo estilo para todos',
  render:
    'está bien hazlo | adelante | ok hazlo ya | termínalo | crea el video por favor | sí haz el video final | me gusta así mándame el video',
  makeDefault:
    'siempre así | guárdalo para la próxima | recuerda este estilo | úsalo en todos mis videos | de ahora en adelante así',
  clearFaces:
    'el texto me tapa la cara | los subtítulos cubren mi boca | quítalo de su cara | no se me ve la cara | las letras están en la barbilla | no se me ve la boca | las letras me cubren',
  bigger:
    'no se lee es muy chiquito | muy pequeño | haz las letras más grandes | mi abuela no lo puede leer | agranda el texto | en el celular casi no se ven las letras | en el celular no se lee más grande | la abuela lo necesita más grande | la letra es muy chica para mis ojos | agranda las letras | necesito lupa',
  smaller:
    'el texto es enorme | demasiado grande | ocupa toda la pantalla | letras más pequeñas | achica el texto | la letra tapa todo | un poco más chica | está enorme',
  higher:
    'súbelo | un poco más arriba | los subtítulos están muy abajo | lo tapan los botones de la app | no tan abajo | sube un poco las letras | no se ven mis manos súbelo | más arribita',
  lower:
    'bájalo | el texto más abajo | está muy arriba | baja los subtítulos | más cerca del borde inferior | baja un poco las letras | más abajito | que quede más pegado abajo',
  thickerOutline:
    'borde más fuerte en las letras | más contorno | el borde más grueso | contorno más ancho | el borde más gordo que se pierde la letra',
  readable:
    'que se lea mejor | no se lee con el fondo claro | blanco sobre blanco no se ve | el texto se pierde en el fondo | más contraste en las letras | para gente que ve mal | no se lee bien | no se ve sobre el fondo claro | la letra se pierde | más contraste en el texto | la letra desaparece en la pared blanca | se pierden las letras con el fondo',
  vertical:
    'lo necesito para tiktok | ponlo vertical | para historias de instagram | formato de celular | recórtalo para el móvil | para un short | parado para el celular | lo quiero para el móvil vertical',
  notVertical:
    'déjalo horizontal | no lo recortes | formato ancho | no en vertical | deja el video como lo grabé | apaisado para youtube | horizontal que es para la tele | para el proyector o sea ancho | acostado no parado | para la web apaisado | para la pantalla grande',
  emojis:
    'ponle caritas | con emojis por favor | con iconitos | más divertido con emojis | unos cuantos emojis por ahí | dale vida con emoticonos',
  noEmojis:
    'sin caritas | esos dibujitos son ridículos | quita los emojis | sin iconos | ya no estoy para emojis | quita las caritas | somos un bufete nada de emojis',
  plain:
    'algo sencillo | solo texto normal | menos llamativo | más serio | no tan colorido | más tranquilo | minimalista | profesional y limpio | nada recargado | solo texto simple | sin tantos colores | más discreto | más serio vendemos casas | algo sobrio es para un abogado | menos color menos todo | discreto por favor',
  boxed:
    'pon un cuadro detrás del texto | fondo negro detrás de las letras | texto blanco en barra negra | letras en una caja',
  wordByWord: 'una palabra a la vez | cada palabra sola | palabra por palabra | palabras sueltas',
  noAnimation:
    'que el texto no se mueva | sin rebotes | no quiero que salten las palabras | texto fijo | sin animación | me marea | que no salten las letras | me marea tanto salto | que las palabras se queden quietas | tanto brinco me da dolor de cabeza',
  zoom: 'haz zoom cuando digo algo importante | el zoom me marea | quita el zoom | que se acerque un poco en las palabras importantes | no acerques la cámara | un primer plano de mi cara',
  ownScript:
    'tengo el guion puedo pegarlo | tengo escrito lo que digo te lo paso | puedo mandarte mi texto | lo leo de un teleprompter | te sirve si te mando el guion | ya tengo el texto hecho',
  cancel:
    'déjalo mando otro mejor | para ese no era el vídeo | cancela eso por favor | espera me equivoqué de clip | lo voy a grabar otra vez no lo hagas | ya no hace falta este vídeo | detente | espera mandé el que no era | ay no ese no es | detente es el archivo equivocado',
  saveBrand:
    'recuerda este estilo para la próxima | guarda este diseño como mi marca | guarda estos colores como los nuestros | quiero usar este mismo estilo otra vez | apúntate este estilo',
  noOutline: 'sin el borde negro | quita lo negro alrededor de las letras | fuera el contorno',
  thinnerOutline: 'el borde está muy grueso | borde más fino',
  progressBar: 'una barra abajo que vaya avanzando | la barrita que se llena | una línea que muestre cuánto falta',
  noProgressBar: 'quita la barra de abajo | sin la barrita',
};
