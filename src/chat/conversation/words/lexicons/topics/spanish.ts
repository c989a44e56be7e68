import type { TopicPhrases } from '../../topics/topic.ts';
import { fontNames } from './font-names.ts';

export const spanishTopics: TopicPhrases = {
  settings:
    '^ opciones $, ^ (ajustes|configuracion|preferencias|opciones) $, (abre|abrir|muestra|ver|donde) (ajustes|configuracion|preferencias|opciones), donde (cambio|cambia|configuro|ajusto|modifico)',
  styles:
    'como_se_llaman (estilos|diseños), como_se_llama (estilo|diseño), (nombres|nombre) (estilos|estilo), (primero|segundo|tercero|cuarto|numero|#) (fotos|foto|imagenes|imagen), estilo (numero|#), (ensename|muestrame|dime) (cuales|que) hay, (cualquier|siguiente) estilo, sorprendeme, como_se_llama (estilo), (que|cuales|otro|otros|hay|mas) (estilos|estilo|plantillas|disenos|modelos|looks), (muestra|muestrame|ensename|ver|lista|mostrame) (estilos|plantillas|disenos), (tienes|tenes|algo|que_mais|que_otra_cosa|tienen) (mejor|diferente|distinto|otro|mas_elegante|mas_bonito), ^ estilos $, (elige|elegi|escoge) (tu|vos|por_mi)',
  colors:
    '(cambiar|cambiarle|cambio|elegir|modificar) (el_color|los_colores|de_color) $, quiero_(cambiar|otro)_(color|colores) $, (que|cuales|otros|muestra|muestrame|lista|hay) colores, (cambiar|cambia|elegir|cambiarle) (color|colores) $, ^ (colores|color) $',
  language:
    '(sale|sales|hablas|escribes|esta) ingles no (se|entiendo|hablo) ingles, no_(se|entiendo|hablo)_ingles, (cambiar|cambia|cambio) (idioma|lengua) $, ^ idioma $, donde idioma, idioma del_bot $',
  videos:
    '(que|cuales) (videos|clips) (tienes|tenes|teneis|tienen|guardas|guardais), cuantos (videos|clips) (hecho|hice|llevo|mandado|tengo), cual_(es|era)_(cual|el|la), cuantos_(llevo|he_hecho|hice) $, ^ (mis|mis_otros) videos $, (muestra|muestrame|ver|lista|donde|ensename|mostrame) (mis|anteriores|viejos|todos|otros) videos, (mis)_videos (anteriores|viejos|pasados|antiguos), videos (anteriores|viejos|antiguos), ^ historial $',
  home: '(empezar|empecemos|empezamos|comenzar|comencemos|arrancar|arranquemos|partamos)_(de_cero|de_nuevo|desde_cero) $, (volver|vuelve|volve|regresar|ir|regresa) (inicio|menu|principio|principal), menu_principal, ^ (menu|inicio) $, (empezar|empecemos|empezamos|comenzar|arrancar)_(de_cero|de_nuevo) con otro',
  deleteData:
    '(borralo|eliminalo|borra|borrar|borren|elimina|eliminar)_todo, (borr*|elimin*|suprim*) mis_datos, (borra|borrad|borrar|borren|elimina|eliminad|eliminar|eliminen|borrá|quita|suprime|suprimir|supriman) (todo|todos|toda|datos|informacion|cuenta|perfil) (mi|mis|mio|mia|mios|mias|tengas|tengan|tienen|tienes|sobre|personales|datos|sepan), (borra|borrar|borren|elimina|eliminar|eliminen|borrad|eliminad) (mis|mi|datos|cuenta) (datos|cuenta|personales|informacion|perfil) , (eliminacion|supresion|borrado|cancelacion) (datos|cuenta|personales), derecho (olvido|supresion), (olvidame|olvidate_de_mi|olvidense), (borra|elimina|borren|eliminen|borrar)_todo',
  deleteVideo:
    '(borra|borren|borrar|elimina|eliminen|eliminar|quita|quiten|borren|borraran|borrasen|eliminaran) (todos|todas|tres|mis|los|ambos) (videos|clips|grabaciones|videos), (video|videos|grabacion) (desaparezca|desaparezcan|desaparecer|borrado|borrados), (borra|borrar|borre|borren|elimina|eliminar|elimine|eliminen|bota|tira|borrá|quita) (video|clip|primero|segundo|tercero|ultimo|#), ^ (borralo|eliminalo|borrenlo|tiralo|botalo|borrelo), (borralo|eliminalo|borrenlo|botalo|eliminenlo) , (no) quede_guardado',
  sendAgain:
    '(mandas|mandais|mandan|envias|enviais|pasas|pasais|mandarias) (otra_vez|de_nuevo|nuevamente|una_vez_mas), (borro|borre|perdi) (chat|conversacion), (intenta|intentalo|prueba) (de_nuevo|otra_vez), (manda|mandame|mandalo|mandamelo|envia|enviame|envialo|enviamelo|pasame|pasamelo|reenvia) (otra_vez|de_nuevo|nuevamente|una_vez_mas), (reenvia|reenviame|reenvialo|reenviamelo|reenviar), no (abre|se_abre|carga|me_abre|puedo_abrirlo), (borre|perdi|elimine) (sin_querer|por_error|el_video|video)',
  sendFile:
    '(como|en) (archivos|documentos), (como|en|por) (archivo|documento|fichero|adjunto), calidad (maxima|total|original|completa|alta|buena|mejor|full), (maxima|mejor|alta|buena|toda_la|full) (calidad|resolucion|definicion), (sin|no) (comprimir|compresion|comprimido), (pixelado|pixelada|borroso|comprimio|comprimido|se_ve_feo) , calidad (mala|malisima|baja|pesima|horrible|pobre|fatal)',
  sendSrt:
    'srt, vtt, (archivo|fichero) (subtitulos|de_subtitulos), subtitulos (aparte|en_archivo|separados|por_separado|en_un_archivo|archivo)',
  showMistakes:
    '(ver|muestra|muestrame|ensena|revisar|ensename|mirar) lo_que (escribiste|entendiste|escribio|entendio|has), (ver|muestra|muestrame) que (escribiste|entendiste|entendio), (solo) (el_texto|texto) (copiar|copiarlo|corrido|pegar|pegarlo|pie|para), (pasame|mandame|dame|enviame|copiame|descargas) (solo|el|solamente) texto, texto (para|de) copiar, (ver|veo|revisar|ensename|muestrame) lo_que (escribio|ha_escrito|escribiste|has_escrito|entendio|dije), (como|donde) (corrijo|corregir|arreglo|arreglar|cambio|cambiar|edito|editar|modifico|modificar) (palabra|palabras|error|errores|texto|nombre|falta|mal), (hay|tiene|vi|encontre|salieron|unos|algunos|un_par_de) (error|errores|faltas|fallos|falta|erratas), (escribiste|escribio|escribieron|pusiste|puso|esta|salio|escrito) (mal) (nombre|apellido|palabra|palabras), (puedo|se_puede|podria|podemos) (corregir|editar|arreglar|cambiar) (texto|subtitulos|palabras), (nombre|apellido) (esta_mal|mal|mal_escrito) $',
  speak: '',
  work: '(llevo|llevamos) (#|un|una|diez|cinco|quince|veinte|treinta|media|rato|horas|minutos|mil) (esperando|esperar), (#|minutos|horas|rato) esperando, (siempre) (tarda|demora|lento|tanto), (tarda|demora) siempre, (colgado|colgo|trabado|trabo|pegado|congelado|congelo) $, (se)_(ha|quedo|queda) (colgado|pegado|trabado|congelado|trabada|parado), ya_mero, ya_casi, (cuanto|cuanta) (le_falta|queda), (todavia|aun) (nada|no_esta|no_llega|falta), que_paso_con, (para_cuando|a_que_hora), (ya|esta|quedo|ya_esta|va) (listo|lista|termino|terminado|hecho|acabo), (cuanto|cuanta) (falta|tiempo|tarda|demora|queda_para|va_a_tardar|tardas|tardara|hay_que_esperar), (falta) (mucho|poco), (como_va|en_que_va|por_donde_va), donde (video|esta|quedo|lo_recibo|llega|aparece|mi), (por_que|porque|xq|pq|por_q|porq) (tarda|demora|lento|tanto|tan|demorado|tarda_tanto), (colgado|trabado|atascado|congelo|colgo|trabo|murio|pegado|muerto), (sigues|estas|hay|seguis|sigue) (ahi|alguien|vivo|trabajando|funcionando|procesando), no (llego|llega|recibi|me_llego|he_recibido|ha_llegado), (tarda|demora|tardando|demorando) (mucho|tanto|demasiado), (cuando) (listo|esta|llega|termina|tendre|estara), ^ (y|que_tal|listo|estado|novedades|que_paso) $, (da_tiempo|dara_tiempo|alcanza|a_tiempo)',
  minutes:
    '(cuantos|minutos|creditos|tiempo|cuanto_tiempo) (minutos|creditos|quedan|me_quedan|restan|restantes|tengo_todavia|disponibles|sobran), minutos (quedan|tengo|restan|gaste|use), cuantos_(minutos|videos|creditos)',
  price:
    '(registrarme|registrarse|registro|tarjeta) (tarjeta|pagar|hace_falta|necesito|$), (que) (registrarme|registrarse|pagar), cuanto (sale|va_a_costar|vale|cobran|cobras|cobra), (pagar|comprar) (mas) minutos, como_pago, (cuanto|que|cual) (cuesta|cuestan|vale|precio|cobran|cobra|pago|sale|costo|valen), (precio|precios|suscripcion|tarifa|tarifas|gratis|gratuito|gratuita|mensualidad|costo|costos), (hay_que|tengo_que|debo|es) (pagar|pago|de_pago), tarjeta_de_credito, plan (mensual|anual|agencia|pago), es_de_pago',
  privacy:
    'o_(solo|solamente)_yo, o_yo_solo, (borra|borran|elimina|eliminan|borrado) (despues|luego|automaticamente|solo|solos), (despues|luego) (borra|borran|elimina|eliminan), (alguien|quien|otros|gente) (mas|ve|ver|vea|vera|puede_ver|mira), (salen|aparecen|hay) (menores|ninos|pacientes|clientes|alumnos), (donde|cuanto) (guarda|guardan|almacena|almacenan|queda|quedan), servidores, (proteccion)_de_datos, (quien|alguien|otros|gente|nadie|quienes) (ve|ven|acceso|puede_ver|los_ve|lo_ve|mira|tiene_acceso|accede) , (que) (pasa|hacen|haceis|hacen_con) (video|videos|datos|archivos|mis|luego|despues), (guardan|guardados|guardado|almacenan|almacenados|conservan|quedan|guardais) (guardados|videos|servidor|servidores|cuanto|mis|donde|datos|algun), (cuanto|cuando) (guardan|borran|conservan|eliminan|guardados), (privacidad|confidencial|confidenciales|rgpd|gdpr|secreto_profesional), (entrenar|entrenan|entrenamiento) (ia|modelos|inteligencia|ai), donde (quedan|guardan|guardados|servidores|van|almacenan), (son|es|esta) (privados|privado|seguro|seguros)',
  formats:
    '(que|cuales|cual) (formatos|formato|archivos|tipos_de), (mov|mp4|mkv|avi|webm|wmv|hevc|flv) (sirve|funciona|vale|va|ok|acepta|aceptan|puede|tambien), (aceptas|acepta|sirve|vale|funciona|lees|mandar|soporta|aceptan) (mov|mp4|mkv|avi|webm|wmv)',
  length:
    '(puede|sirve|vale|aguanta|acepta|funciona) (hora|horas|minutos|largo|largos), de # (horas|minutos) $, (cuanto|que|cual) (puede_durar|duracion|tamano|largo|limite|maximo|dura_como_maximo|pesar|puede_pesar), (duracion|tamano|limite|tiempo|largo) (maximo|maxima|max|video|minutos|duracion), (hay|tiene|existe) (limite|maximo|tope), (hora|horas|minutos|min) (se_puede|vale|sirve|es_mucho|ok|demasiado|aguanta|va), (muy|demasiado)_(largo|grande|pesado)',
  platforms:
    '(que|cuales|cual) (sitios|plataformas|apps|enlaces|links|redes|paginas), (youtube|instagram|insta|facebook|face|tiktok|vimeo|linkedin|dropbox|drive|whatsapp|twitter|wsp) (sirve|funciona|vale|va|ok|tambien|se_puede|puedo), (sirve|vale|funciona|aceptas|acepta|puedo|mandar|pasar|pegar|pa_subirlo|para_subirlo|aceptan) (link|links|enlace|enlaces|youtube|instagram|insta|facebook|vimeo|dropbox|drive|whatsapp|linkedin)',
  several:
    '(cuantos|cuantas) (videos|clips|archivos) (puedo|podemos|se_puede|se_pueden) (mandar|mandarte|enviar|enviarte|pasar|pasarte|subir|meter), (puedo|se_puede) (varios|dos|tres|muchos) (videos|a_la_vez|juntos), (mandar|mandarte|enviar|enviarte|subir|pasar|pasarte|hacer|mando|envio|subo) (varios|muchos|otro|mas_de_uno|dos|tres|cuatro|cinco|seis|diez|siguiente|otros) (ya|ahora|videos|video|mientras|juntos|seguidos|clips), (mandar|mandarte|enviar|mando|envio|subo) (el_siguiente|el_otro|otro) , (dejar|tener|dejo|mantener|tengo_que_dejar) (app|chat|telegram|telefono|celular|movil|pagina) (abierta|abierto|encendido|prendido), (puedo|se_puede) (cerrar|salir) (app|chat|telegram|de_aqui)',
  whoAreYou:
    '(eres|sos|es|hay) (persona|humano|real|de_verdad|maquina|robot|bot|automatico), (alguien|persona|humano|gente) (detras|atras|ahi|leyendo|respondiendo|otro_lado), quien_(eres|sos|es|esta_ahi), (eres|sos|es|hablo|estoy_hablando) (humano|persona|robot|bot|real|maquina|una_ia|con_una), como_te_llamas, que_eres',
  howToBegin:
    '(esto|eso) como_(va|funciona), mando_(el|un)_video y_ya, (como|por_donde|donde) (funciona|empiezo|empezar|uso|se_usa|usa|hago|se_hace|empieza|comienzo), no (entiendo|se_como|se_usar|entendi|se_usa|comprendo), (que) (haces|sabes_hacer|puedes_hacer|podes_hacer|hacen|haces_tu|puede_hacer), (explicame|me_explicas|explica|me_puedes_explicar), (me_ayudas|ayuda|ayudame|necesito_ayuda|ayudenme|me_ayudan) $, (puedes|podes|se_puede) (subtitular|ponerle_subtitulos|poner_subtitulos) $, (primera_vez|soy_nuevo|soy_nueva)',
  canCaption:
    '(puedes|puede|podrias|podria|pones|pone|haces|hace|sabes|sabe) (poner|ponerle|hacer|agregar|poner_le|los|las|usted|tu|el) (subtitulos|subs|letras|textos) (video|videos|a|al|en|de|$), (eres|es|sos) (tu|usted|vos|el|quien) (que) (pone|pones|hace|haces) (subtitulos|letras|textos|subs), (pones|pone|haces|hace)_(subtitulos|subs|letras|los_subtitulos|las_letras)',
  install:
    '(hay_que|tengo_que|necesito|debo|hace_falta|tiene_que) (instalar|descargar|bajar|bajarme|descargarme|instalarme) (algo|una|alguna|app|aplicacion|programa|$), (hay|necesito|hace_falta|tienen) (app|aplicacion|una_app|una_aplicacion|programa|un_programa) (para|descargar|$), (necesito|tengo_que|hay_que) (crear|abrir|hacer|tener) cuenta, sin_instalar',
  spoken:
    '(que|cuales) (idiomas|acentos|lenguas|dialectos) (entiende|entiendes|entienden|reconoce|reconoces|puedo|hablar|soporta), (entiende|entiendes|funciona|sirve|vale|reconoce|pilla|pillas|importa) (acento|acentos|andaluz|canario|argentino|catalan|valenciano|euskera|gallego|mexicano|cubano|dialecto|rapido), (mi|con|tengo|un) acento (problema|importa|funciona|entiende|marcado|fuerte|cerrado|$)',
  watermarked:
    '(hay|tiene|lleva|ponen|pones|pone|sale|queda|trae|deja) (marca_de_agua|vuestro_logo|su_logo|tu_logo|alguna_marca|una_marca_de_agua|publicidad), (su|tu|vuestro) (logo|marca|nombre) (en_el|en_mi|sobre) video',
  fonts:
    '(que|cuales|lista|nombres) (fuentes|tipografias|tipos_de_letra|letras) (tienes|tiene|hay|son|puedo|teneis|tienen|usas|de|disponibles|$), (ensename|muestrame|dime|enseneme|digame) (fuentes|tipografias|tipos_de_letra), (letra|letras|fuente|tipografia) (con_serifa|serifa|gotica|antigua|retro|pixelada|de_maquina|de_imprenta|bordada|clasica|de_epoca|de_videojuego|de_juego|de_8_bits|8_bits|infantil|elegante|vintage), (letra|letras|fuente|tipografia) (como|tipo|estilo|que_parezca|parecida) (cartel|carteles|maquina|juego|videojuego|videojuegos|periodico|libro|antigua|bordado|bordados|tebeo|comic|pelicula|boda|azulejo)',
  someWords:
    '(solo|solamente|alguna|algunas|una_sola|ciertas|unas|determinadas) (palabra|palabras) (otro_color|destacada|destacadas|resaltada|resaltadas|distinto_color|color_distinto|de_color|resalte|resalten|destaque|destaquen|en_negrita), (destacar|resaltar|colorear|marcar) (solo|algunas|una|ciertas|determinadas) (palabra|palabras), (palabra) (de_otro_color|en_otro_color|con_otro_color|de_distinto_color)',
  moreWords:
    'mas_palabras, (frase|frases|linea|lineas) (mas_larga|mas_largas|mas_completa|entera|enteras|completa|completas), (pocas|poquitas)_palabras, (minimo|al_menos) (#|cuatro|cinco|seis) palabras',
  shadow:
    '(sombra|sombras) (a|en|detras|bajo|debajo|por_favor|porfa|para|letras|letra|texto|$), (pon|ponle|ponles|con|anade|agrega|dale|quiero|ponga|mete) (sombra|sombras|sombreado), sombreado',
  frame:
    '(marco|borde|recuadro|cenefa) (alrededor|rededor|al_video|del_video|para_el_video|en_el_video|a_todo_el|al_cuadro|de_flores), (video) (enmarcado|con_marco|con_un_marco), (enmarcar|enmarca|enmarcalo|enmarque), (dibujo|dibujos|dibujar|dibuja|dibujitos|dibujame|dibujitos) (video|encima|alrededor|pantalla|en_el|al_lado|$)',
  endCard:
    '(pantalla|cartel|rotulo|tarjeta|placa|cartela) (final|fin|cierre|del_final|al_final), outro, creditos_finales, (telefono|numero|contacto|direccion|correo|web|instagram|horario) (al_final|en_el_final|al_acabar|al_terminar), (al_final|al_acabar|al_terminar) (telefono|numero|contacto|direccion|correo|web|horario|mis_datos|poner_mi|salga)',
  hideFaces:
    '(difumina|difuminar|pixela|pixelar|tapa|tapar|borra|ocultar|oculta|censura|desenfoca|desenfocar) (cara|caras|rostro|rostros|matricula|matriculas|nino|ninos|persona|gente|senor|vecino|patente|placa)',
  fileSize:
    '(archivo|video|fichero) (mas_pequeno|menos_pesado|mas_ligero|mas_liviano|pese_menos|pesa_menos), (pesa_mucho|pesa_demasiado|muy_pesado|demasiado_grande|demasiado_pesado|muy_grande) (correo|mail|email|mandar|mandarlo|enviar|enviarlo|whatsapp|adjuntar|para), (comprime|comprimir|comprimelo|comprima) (video|archivo|lo|para|$), (cuantos|menos_de|cuanto) (megas|mb|megabytes|pesa|ocupa), que_pese_menos',
  silences:
    '(corta|cortar|quita|quitar|elimina|eliminar|saca|sacar|recorta) (silencios|silencio|pausas|pausa|muletillas|ehs|eh|eeh|respiraciones|vacios|mmm)',
  translation:
    '(traduc*|traduz*), bilingue, (dos)_idiomas, (subtitulos|texto|letras) en (ingles|frances|aleman|portugues|italiano|chino|arabe) (aunque|pero|tambien|en_vez|mientras|ademas)',
  cleanVideo:
    '(quita|quitar|elimina|borra|saca|sacar|sin) (subtitulos|letras) (originales|ya|viejos|quemados|todos|limpio|incrustados|del_todo|primero|anteriores|existentes|por_completo), video (limpio|sin_subtitulos|sin_letras), ^ (sin|nada_de|quita_los|no) subtitulos $, (subtitulos) (ya|quemados|incrustados|pegados)',
  music:
    '(pon|ponle|poner|anade|agrega|agregale|mete|metele|quiero|una|algo_de|un_poco_de|ponele) (musica|cancion|musiquita|beat|pista|cumbia|reggaeton|banda_sonora), (musica|cancion|musiquita|beat|pista) (de_fondo|por_detras|detras|abajo|fondo)',
  download:
    '(descargar|descarga|descargame|descargalo|bajar|bajame|bajalo|baja) (sin|solo|este|video|nomas|el_video), (solo|solamente|nada_mas|nomas)_(descargar|descargarlo|bajar|bajarlo), sin_marca_de_agua, sin_(watermark|marca)',
  voice:
    '(cambia|cambiar|cambiame|modifica|agrava|agudiza|distorsiona|engruesa) (voz), voz (mas_grave|mas_aguda|de_robot|robot|masculina|femenina|distinta|diferente|grave)',
  trim: '(corta|cortar|cortale|recorta|recortar|quita|quitale|elimina|acorta|acortar|saca) (primeros|ultimos|inicio|principio|final|fin|intro|segundos|minuto|minutos|parte|pedazo|cachito), (acorta|acortar|recortalo|acortalo), (primeros|ultimos) # (segundos|minutos)',
  speed:
    '(acelera|acelerar|aceleralo|ralentiza|ralentizar|desacelera), (mas) (rapido|lento|despacio) (video), (1.5x|1.25x|1.2x), a_2x, en_2x, velocidad_2x, camara_(lenta|rapida), time_lapse, timelapse, (video) (mas) (rapido|lento)',
  picture:
    '(mi|la|una) marca_de_agua, (pon|ponle|poner|anade|agrega|agregale|mete|inserta|pega|coloca|usa|ponele) (logo|logotipo|imagen|foto|gif|sticker|imagenes|fotos|marca_de_agua), (logo|logotipo|foto|imagen) (esquina|arriba|abajo|al_final|en_el_video|encima)',
  backgroundBlur:
    'fondo (desenfocar|desenfocarlo|desenfoca|difuminar|difuminarlo|difumina|borroso), (quita|cambia) fondo (ponme|pon|por|playa|montana), (desenfoca|desenfocar|difumina|difuminar|borronea|blurea) (fondo|atras|detras|habitacion|cuarto), (cambia|cambiar|reemplaza|sustituye) fondo (video|imagen|playa|por|cuarto|atras), pantalla_verde, croma, fondo_virtual',
  posting:
    '(publica|publicar|publicalo|publiquelo|sube|subelo|subilo|postea|postealo|comparte|compartelo|programa) (insta|instagram|tiktok|youtube|facebook|perfil|pagina|canal|historia|historias|directo|directamente|por_mi|mi|linkedin), (manda|mandalo|mandaselo|mandar|mandarselo|mandarlo|mande|envia|envialo|enviaselo|enviar|enviarselo|enviarlo|envie|reenvia|reenvialo|reenviar|pasa|pasaselo|pasarselo|comparte) (por|a|al|con|mi|lo|el_video) (whatsapp|correo|email|mail|hermana|hermano|hija|hijo|mujer|marido|esposa|esposo|madre|padre|jefe|grupo|cliente|clienta|clientes|familia|amiga|amigo|amigos|sobrina|vecina|suegra|nieta), por_(whatsapp|correo|email|mail) (puedes|puede|mandar|enviar|por_favor|$)',
  speakers:
    'cuando (hablo|habla|hablan) cuando (hablo|habla|hablan), (dos|tres|cada|somos) (personas|persona|uno|quien|invitado|invitados|hablando|voces|que_hablan|hablantes) (color|colores|amarillo|azul|verde|rosa|rojo), (color|colores) (distinto|distintos|diferente|diferentes) (persona|cada|invitado|quien), cada_(uno|persona|quien) (un_color|de_un_color|color), (mis|sus|mi|su) (palabras|frases|texto|parte) (suyas|mias|invitado|ella|el_otro)',
  live: '(en_vivo|en_directo|livestream|transmision|tiempo_real|streaming|streams), (un|mi|mis|los|para_un|el) (live|lives|directo|directos|stream)',
  dubbing:
    '(dobla|doblar|doblaje|doblado|doblalo|doblame), (voz_en_off|locucion|voz_ia|voz_de_ia|narracion), (hazme|haz) (hablar) (ingles|frances)',
  summary:
    '(resum*|resumen), (mejores|principales) (momentos|partes|fragmentos), (haz|saca|sacame|hazme) (clips|cortes|pedazos), version_(corta|resumida)',
  otherFont: `${fontNames}, (mi|otra|otro|nuestra|distinta|propia|cambia|cambiar) (fuente|tipografia|tipo_de_letra), (que|cuales) (fuentes|tipografias)`,
  noise:
    '(quita|quitar|elimina|eliminar|limpia|limpiar|reduce|reducir|saca|baja|quitale) (ruido|ruidos|eco|viento|zumbido|audio|sonido_del|ventilador|soplido), (sube|subir|aumenta|baja) (volumen|sonido|audio), (volumen|audio|sonido|voz) (mas_alto|muy_bajo|bajo|alto|mas_fuerte)',
  brightness:
    '(aclara|aclarar|ilumina|iluminar|oscurece|oscurecer) (imagen|video|toma|todo|un_poco), (imagen|video|toma) (oscuro|oscura|claro|clara|quemado), (brillo|saturacion|correccion_de_color|filtro|filtros)',
  timing:
    '(subtitulos|letras|texto|palabras) (adelantados|adelantadas|atrasados|atrasadas|retraso|tarde|antes|despues|desfasados|desfasadas|desincronizados|fuera_de_tiempo), (desfase|desincron*|sincron*), no (coinciden|sincroniza|cuadra|van_a_tiempo|calza), (subtitulos|texto|letras|palabras) (se_queden|queden|quede|quedan|permanezcan|sigan|siga) (silencio|callo|hablo|pausa|cuando|aunque|mas|hasta|pantalla), (subtitulos|texto|letras|palabras) (desaparecen|desaparece|se_van|se_va|se_quitan) (cuando|silencio|pausa|callo|en_las|rapido|pronto)',
  capitals:
    '(mayusculas|minusculas|mayuscula|minuscula|mayus), (todo|toda|todas|en|letras|con|sin|no|pon|solo|nada_de) (mayusculas|mayuscula|minusculas|minuscula|mayus|caps), ^ (mayusculas|minusculas|mayuscula|minuscula), (parece|como_si) (grite|gritando|gritara|gritar|gritas)',
  wordCount:
    '(maximo|max|solo|solamente|como_mucho|como_maximo|hasta) (#|dos|tres|cuatro|cinco) palabras, (#|dos|tres|cuatro|cinco) palabras (a_la_vez|por_pantalla|max|maximo|juntas|por_vez|cada|en_pantalla|por_linea), (menos|demasiadas|muchas|tantas) palabras, palabras (juntas|a_la_vez|por_pantalla|de_golpe|de_a_dos|de_a_tres|de_dos_en_dos|de_tres_en_tres), (frase|frases|trozos) (mas_cortas|mas_corta)',
  punctuation:
    'puntuacion, (sin|con|faltan|falta|pon|quita|agrega|ponle|ninguna) (comas|coma|puntos|punto_y_coma|acentos_y), (comas|puntos) (faltan|faltantes|porfa)',
  weight:
    '(mas|menos|bien|muy|demasiado) (finas|finitas|delgadas|delgaditas|gordas|gorditas|gruesas|gruesitas) (letra|letras), (bien|mas|muy) (gordas|gorditas|gruesas|gorda|gruesa), (letra|letras|fuente|tipografia) (mas_gordita|mas_gorditas|gordita|gorditas|mas_gruesita|gruesitas|mas_gordas|gordas), (letra|letras|tipografia|fuente) (mas_fina|mas_finas|mas_ligera|mas_delgada|mas_delgadas|mas_gruesa|mas_gruesas|menos_gruesa|mas_pesada|menos_pesada|finita|gruesa|mas_gorda|mas_gorditas|mas_liviana), (menos|mas)_negrita',
  shape:
    '^ cuadrado $, (video|formato|version|en|hazlo|ponlo|pon|recorte|imagen|publicacion|todo|vaya|salga|sea|salgan) (cuadrado|cuadrada|cuadrados), (cuadrado|cuadrada) (para) (insta|instagram|feed|face|facebook), (4:5|5:4|1:1|4:3|3:4)',
  joining:
    '(junta|juntar|juntalos|une|unir|unelos|combina|combinar|fusiona|fusionar|pega|pegar|unirlos|juntarlos) (videos|clips|los_dos|dos_videos|ambos|con_el|con_otro|en_uno)',
  manyColors:
    '(cada|todas) (palabra|letra|linea) (otro|distinto|diferente|un) color, (palabras|letras|texto|subtitulos) (arcoiris|arco_iris|multicolor|multicolores), (palabras|letras) colores (distintos|diferentes)',
  emojiChoice:
    '(menos|otros|distintos|diferentes|solo_un) (emojis|emoticonos), (ese|este|el) emoji (no|queda|pega|va|corazon|de)',
  takeBack:
    '(deshaz|deshaga|deshacer|deshazlo|revierte|revertir|revierta|anula|anule) (eso|esto|lo|ultimo|ultima|cambio|correccion|anterior|amarillo|color|todo|las_dos|los_dos|paso) (por_favor|porfa|$|ultimo|ultima|cambio|cambios|que_has_hecho|que_hiciste|correccion), (deshaz|deshaga|deshacer|deshazlo|deshagalo|revierte|reviertelo|anulalo), (vuelve|volver|vuelva|regresa|regrese|volvamos|devuelve|devuelvelo|deja|dejalo|dejelo|pon|ponlo|pongalo|restaura) (a|lo|todo|como|otra|la|al|linea) (como_estaba|como_era|como_antes|version_anterior|version_de_antes|anterior|de_antes|lo_de_antes|texto_original|al_principio|original), (un|dos) paso_atras, (recupera|recupere|devuelveme|devuelvame|restaura|restaure) (linea|texto|anterior|version|lo|original|color|frase)',
  thanks: '',
  greeting: '',
  announced:
    '(te|le|os|ahora|ya|ahorita) (mando|envio|paso|lo_mando|subo|grabo|mandare|enviare|lo_envio|lo_paso) (el|un|uno|mi|ya|ahora|video|algo|ahorita|luego|manana|entonces|y_vemos|$), (voy_a) (mandar|mandarte|enviar|enviarte|subir|grabar|probar|pasarte|mandarle|enviarle|buscar) , (ahi|aqui|alla) (va|te_va|le_va|viene) (video|el|mi|eso|uno|$), (un)_(momento|segundo|minuto|momentito) (que|busco|lo|por_favor|$)',
  praise:
    '(me|nos) (encanta|encanto|encantan|fascina|gusta_mucho|gusto_mucho|gusta_como), (que) (chulo|chula|bonito|lindo|padre|chido|bueno|guay|genial|guapo|maravilla|pasada|bien_quedo|copado|hermoso), (quedo|esta|queda|ha_quedado|te_quedo|quedan) (genial|perfecto|hermoso|lindo|increible|padrisimo|buenisimo|espectacular|muy_bien|chido|bonito|guay|precioso|de_lujo|brutal), (increible|espectacular|maravilloso|fantastico|buenisimo|excelente|felicidades|felicitaciones|impresionante|padrisimo|brutal), buen_trabajo, ^ (genial|wow|guau|excelente|perfecto|brutal|increible), (te_has_salido|te_pasaste|te_luciste|eres_un_crack|sos_un_crack|sos_un_genio)',
  complaint:
    '(lastima|lastiman|duele|duelen|molesta|molestan|cansa|hiere|hieren) (vista|ojos), (tiene|pone)_(mareada|mareado|enferma|enfermo|mala|malo), chillon*, (no_soporto|me_horroriza), no (gusta|me_gusta|me_gusto|me_gusta_nada|sirve|me_convence|quedo_bien|era_esto|esta_bien), (horrible|feo|fea|pesimo|pesima|asco|basura|porqueria|mierda|decepcion|decepcionado|decepcionada|terrible|espantoso|fatal|cutre|malisimo), (cuantas)_veces (digo|decir|tengo|repetir|he|te), (ya|si_ya) (te|se|lo|os) (dije|lo_dije|he_dicho|lo_he_dicho|habia_dicho|explique|pedi), (nunca|no|ni) (me_escuchas|escuchas|me_haces_caso|haces_caso|entiendes|me_entiendes|entiendes_nada|te_enteras|entiende|me_entiende|se_entera|me_escucha|hace_caso|das_una), (estas|eres|esta)_(ciego|sordo|tonto|tonta|bobo|sorda|ciega|pendejo|menso|loco|de_broma), (estoy) (disgustada|disgustado|enfadada|enfadado|harta|harto|molesta|molesto|cabreada|cabreado|desesperada|desesperado|frustrada|frustrado|enojada|enojado), (virgen_santa|madre_mia|por_dios|que_desesperacion|que_barbaridad), (bien|muy|super|re|bastante) (lento|lenta|malo|tonto|inutil) , (cada_vez|va_a) peor, (menudo|vaya|que) (lio|desastre|estropicio|chapuza|cagada), (has|ha)_(estropeado|fastidiado|destrozado|arruinado|metido_la_pata)',
  patience:
    'me_voy_a (comer|cenar|dormir|tomar), (sin_prisa|sin_apuro|espero|aqui_espero|no_hay_prisa|no_hay_apuro|con_calma|tranquilo|tranqui|no_pasa_nada|esperare)',
  refusal:
    '^ (no|nop|nel|no_gracias|ahora_no|nada|para_nada|no_hace_falta|nones) $, (no_toques|no_cambies|no_lo_toques|no_le_muevas|dejalo|deja|dejala) (texto|asi|como_esta|nada|todo|quieto|tal_cual), no_(lo_toques|cambies_nada|toques_nada)',
  zoom: 'zoom*, (acerca*|aleja*) (camara|imagen|cara|plano), primer_plano',
  ownScript:
    '(tengo|tenemos|pegar|pego|mandar|mando|pasar|paso|usar|copiar|dar) (guion|teleprompter), guion (pego|pegar|mando|mandar|usar)',
  keepStyle:
    '(guarda|guardame|usa|deja|dejame|mantén|manten|recuerda|conserva) (estilo|diseño|diseno|ajustes|este) (para) (todos|proximos|siguientes|demas) (videos|video)',
  textAgain:
    '(enseña*|muestra*|ver) que (entendi*|escucha*|oi*|pone), (manda|mandame|mande|mandeme|mandas|envia|enviame|envie|envias|pasa|pasame|pasas|pon|ponme|ensena|ensename|muestra|muestrame|saca|sacame|dame|das) (texto|lista|lineas|frases|transcripcion) (otra_vez|de_nuevo|nuevamente|una_vez_mas), (otra_vez|de_nuevo) (texto|lista|lineas|frases|transcripcion), (reenvia|reenviame|reenviar|reenvias) (texto|lista|lineas|frases|transcripcion), (volver|vuelve|vuelves|volverias) (mandar|mandarme|enviar|enviarme|pasar|pasarme|ensenar|ensenarme|mostrar|mostrarme) (texto|lista|lineas|frases|transcripcion), (ensename|enseneme|ensenamela|ensenemela|ensenamelo|ensenemelo|muestrame|muestreme|muestramela|muestramelo|dejame|dejeme|puedo|quiero|quisiera|querria|podria) (ver|leer|leerlo|verlo|leerla|verla|mirar|revisar|que|lo_que|la_linea|esa) (texto|lo_que|escrito|entendido|frase|palabras|letras), (ensenamela|ensenemela|ensenamelo|ensenemelo|muestramela|muestremela|muestramelo|leemela|leamela), (lo|todo) que (has_entendido|entendiste|has_escrito|escribiste|ha_entendido|ha_escrito|has_oido|oiste), (texto|letra) (por_escrito|completo|entero)',
  wrongVideo:
    '(equivoque|equivocado|equivoco|equivocada|confundi|confundido|confundida) (video|archivo|clip|fichero), (mande|envie|subi|mandado|enviado|subido|pase|pasado) (equivocado|equivocada|no_era|incorrecto|incorrecta), (video|archivo|clip) (equivocado|incorrecto)',
};
