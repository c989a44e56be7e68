import type { Lexicon } from '../vocabulary/lexicon.ts';

export const spanish: Lexicon = {
  endings: { s: '- s', es: '- es', o: 'o a os as', clitic: '- lo la los las le les me melo mela melos melas' },
  words: {
    swap: 'reemplaza, reemplace, sustituye, sustituya, cambia, cambie, cambiar',
    asking:
      'podrian ser, pueden ser, podria ser, puede ser en, podrian estar, te he pedido (que|), te pedí (que|), le pedí (que|), le he pedido (que|), os pedí, pedí, vuelve a, vuelve al, volver a, vuelve, vuelva a, pon{clitic}, pone, ponga{clitic}, ponme, poner{clitic}, pongan, haz{clitic}, haga{clitic}, hacer{clitic}, hagan, cambia{clitic}, cambie{clitic}, cambiar{clitic}, dame, deme, usa{clitic}, usar{clitic}, utiliza, elige, escoge, mete{clitic}, coloca{clitic}, colocar, mueve{clitic}, mover{clitic}, quiero, quisiera, querria, queria, me gustaria, me gustarian, necesito, prefiero, preferiria, puedes, podrias, puede, podria, se puede, podemos, pinta{clitic}, pintar, echa, échale, vuelve a poner, volver a poner',
    whyBecause: 'porque, por que, por qué, pq, xq',
    because:
      '(que|q|ke|k) no se (ve|ven|lee|leen|ve nada|ven nada|lee nada|aprecia|aprecian), (que|q|ke|k) no (las|los|lo|la) (veo|leo), xk, pork, ya que, para que, que es para, que es pa, que se, que lo, que la, que las, que los, que le, que tapa, si no, es para, es pa, dado que',
    article:
      'el, la, los, las, lo, un, una, unos, unas, del, de la, de los, de las, al, mi, mis, tu, tus, su, sus, este, esta, estos, estas, ese, esa, esos, esas, todo{s}, toda{s}, cada, le, les, me, se, te, nos',
    filler:
      'aprox, aproximadamente, más o menos, que va, para mi gusto, pa mi gusto, a mi gusto, para mi, se (pueden|puede|podrian|podria) (ir|poner|ver), (pueden|puede|podrian|podria) (ir|estar|quedar|ponerse), que (vayan|vaya|esten|este|queden), alrededor, detrás, (te |le |os |)he dicho que (lo|la|los|las), (te |le |os |)dije que (lo|la|los|las), (te |le |os |)he dicho que, (un|) gran (abrazo|saludo|trabajo|tipo), (eres|sos) (un|una|) grande, mil gracias grande, en fin, por fin, al fin, no todo, no todas, no todos, dije, he dicho, te dije, ya dije, ya te dije, como dije, le dije, le he dicho, quiero decir, esa de ahi, chido, órale, no mames, neta, jajaja, jaja, jeje, ándale, tipo, estilo así, de paso, ya que estás, ya que estamos, (quiero|quisiera|me gustaría|haz|prefiero|necesito) que (se|lo|la|los|las|le), tío, oye, porfa, (es |)(pequeño|pequeña|pequeñito|corto|largo|gran) (video|videito|clip), (video|videito|clip) (pequeño|pequeñito|corto|largo|cortito|larguito), echa, échale, tírale, clávale, mándalos, mándalas, mándala, pásalo, pásalas, pásalos, llévalos, llévalo, llévalas, déjalo en, déjala en, déjalos en, déjalas en, dejalo en, dejalas en, tanto, tantito así, me da, por los suelos, luego, después, mira, eh, jaja, hijo, hija, mija, mijo, tía, amiga, jefe, parce, wey, güey, che, viste, nene, chico guapo, ponelo, ponelas, ponela, hacelo, hacela, pueden, será que, se podrá, se podría, hace falta, un toque de, tirando a, un color, cuando acabe, cuando acabes, cuando termine, cuando termines, cuando esté, cuando esté listo, cuando esté lista, cuando lo tengas, cuando salga, una vez listo, ya que estás, ya que estamos, mientras tanto, por cierto, ah y, si se puede, si no es molestia, nomás, ahora te mando (uno|otro|un video) (eh|), te mando (uno|otro) ahora, de paso, lo demas esta bien, el resto esta bien, completa, completo, entera, entero, no puedes, no podes, no puede usted, no podrias, no podria, no podrian, no podriais, serias tan amable de, seria tan amable de, serian tan amables de, para que se lea, que se lea, que se pueda leer, se lea bien, pintarla, pintarlo, colorearla, colorearlo, onda, escribe, mostrame, jugale, manda{clitic} a, probemos, probamos, que tal si, tira{clitic} a, hola, buenas, hey, oye, amigo, bro, tio, captioneer, quiero, quisiera, querria, queria, me gustaria, necesito, prefiero, puedes, podrias, puede, podria, podemos, se puede, ' +
      'pon{clitic}, ponga{clitic}, poner{clitic}, pone, ponme, haz{clitic}, haga{clitic}, hacer{clitic}, cambia{clitic}, cambie{clitic}, cambiar{clitic}, deja{clitic}, dejar{clitic}, dame, da, usa{clitic}, usar{clitic}, utiliza, utilizar, ' +
      'elige, elegir, mete{clitic}, escoge, coloca{clitic}, colocar, mueve{clitic}, mover{clitic}, recorta{clitic}, recortar, corta, sea{s}, sean, es, son, esta, estan, este, esten, sera, seran, seria, que sea, que sean, que este, que esten, ser, estar, tenga, tengan, haya, ' +
      'a, de, en, para, por, que, como de, asi, pues, ya, ahora, entonces, mejor, solo, tambien por favor, hacia, si puedes, si es posible, para este video, esta vez, en este video, ' +
      'video{s}, clip{s}, pelicula, pantalla, imagen, cuadro, parte, zona, lado, hombre, cosa{s}, lo demas igual, el resto igual, resto igual, vale ya, color de las letras por favor, tipo, estilo por favor, eso, esto, algo, asi de, que se vea, que se vean, quede, queden, se vea, se vean, ' +
      'pintar, pinta{clitic}, de color, en color, digamos, pues nada, porfa ya',
    praise:
      'bonit{o}, lind{o}, top, genial, bien, bueno, muy bien, buenisimo, excelente, que bueno, que bien, que chulo, increible, guay',
    polite: 'por favor, porfa, porfavor, porfis, gracias, muchas gracias, plis, xfa, pf, please',
    command:
      'ponel(o|a|os|as), hacel(o|a|os|as), ponemel(o|a|os|as), pintal(o|a|os|as), hazlo, hazla, hazlos, hazlas, ponlo, ponla, ponlos, ponlas, ponmelo, ponmelos, lo quiero, los quiero, las quiero, la quiero, que sea, que sean, cambialo a, cambialos a, hacerlo, hacerlos, ponerlo, ponerlos',
    foreign:
      'me agrada, no me agrada, no me convence, me convence, me molesta, molesta, de los de tiktok, de tiktok los, cuando, donde, quien, quienes, cuanto, cuanta, cuantos, cuantas, cual, (video|clip) (es|esta) (muy|demasiado|un poco), me gusta, me gustan, me encanta, me encantan, te gusta, te gustan, hablas, eres, soy, estoy, tengo, tienes, era, fue, odio, si tuviera',
    and: 'y, e, ademas, tambien, pero, mas, &, +, y tambien, y ademas, asi como',
    or: 'o, u, ni',
    with: 'con, sobre, encima de, contra',
    yes: 'agrega{clitic}, anade{clitic}, agregar, anadir, agregue, activa{clitic}, activar, incluye, incluir, si, enciende, prende, muchos',
    not: 'fuera con eso, ninguno, ningunos, en vez de, en lugar de, no, quita{clitic}, quite{clitic}, quitar{clitic}, elimina{clitic}, eliminar, borra{clitic}, borrar, desactiva{clitic}, desactivar, saca{clitic}, sacar, nada de, ningun, ninguna, nunca, no quiero, no pongas, no uses, fuera, apaga, apagar, oculta, ocultar, desactivados, desactivado',
    without: 'sin, sin ningun, sin nada de',

    captions: 'subtitulo{s}, subs, leyenda{s}, subtitulado, subtitulos del video',
    oneWord: 'palabra',
    text: 'el resto, lo demás, todo lo demás, lo otro, las demás, demás palabras, otras palabras, resto de palabras, resto de letras, resto del texto, letrita, letritas, letreros, escritura, escrito, rótulo, rótulos, caracteres, lo escrito, letrota, letrotas, texto{s}, letra{s}, fuente{s}, tipo de letra, tipografia{s}, palabras, tipo de fuente, color de letra, color del texto, color de la letra, color de las letras, color de fuente, letrero',
    standOuts: 'palabras que destacan, palabras que resaltan, palabra que destaca, palabra que resalta',
    highlight:
      'palabra que se (ilumina|enciende|prende|marca), lo que se (ilumina|enciende|prende), palabra iluminada, palabra encendida, palabra coloreada, palabra de color, resaltado{s}, resaltada{s}, resalta{clitic}, resaltar, resalte, resaltador, destacado{s}, destacada{s}, destaca{clitic}, destacar, palabra activa, palabras activas, palabra actual, palabra resaltada, palabras resaltadas, palabra destacada, palabras destacadas, palabra hablada, palabras habladas, ' +
      'palabra que se dice, palabra que se habla, palabra que suena, color de resaltado, color del resaltado, enfasis, acento, resaltar palabras, resalta palabras, highlight{s}',
    outline:
      'alrededor de letras, alrededor de texto, alrededor de palabras, alrededor de subtitulos, alrededor letras, alrededor texto, alrededor palabras, alrededor del texto, bordecito, filo, ribete, orillita, filito, marquito, linea alrededor, rayita alrededor, borde{s}, contorno{s}, delineado{s}, bordeado, perfil, trazo{s}, linea exterior, orilla{s}, reborde, color del borde, color del contorno, color de borde, color de contorno, outline, silueta',
    box: 'panel detrás, panel, cartel detrás, placa detrás, bloque{s}, franja{s}, franja detrás, banda detrás, faja detrás, fondito, detrás de las letras, detrás de las palabras, detrás de la letra, atrás del texto, atrás de las letras, atrás de la letra, fondo{s}, fondo de texto, fondo del texto, fondo de los subtitulos, background, color de fondo, color del fondo, caja de fondo',
    color: 'color{es}, tono{s}',
    size: 'tamano{s}, tamano de letra, tamano de la letra, tamano de texto, tamano del texto, tamano de fuente, tamano de la fuente, medida, talla',
    thickness: 'grosor, espesor, anchura',
    spacing:
      'espaciado, interletrado, tracking, kerning, (espacio|espacios|espaciado|separacion|distancia|hueco|huecos) entre (letras|caracteres), (espaciado|separacion) de letras',
    position: 'posicion{es}, ubicacion, lugar, posicion de los subtitulos, posicion del texto',
    style: 'estilo{s}, preset, plantilla{s}, tema{s}, efecto{s}, animacion, modo',
    language:
      'idioma, lengua, lenguaje, habla, hablan, hablando, hablado, hablada, se habla, hablamos, hablo en el video, idioma hablado, idioma del video, el video esta en, audio, audio en, audio esta en, esta hablado en, dicho en, voz',

    bigger:
      'se ven chiquitas, se ve chiquito, se ve muy chiquito, se ven muy chiquitas, (salio|salieron|quedo|quedaron) (muy|demasiado|bien|algo) pequen{o}, (salio|salieron|quedo|quedaron) (muy|demasiado|bien|algo) chiquit{o}, (muy|bien|bastante|algo|un poco|medio) chic{o} (para|pa) mi gusto, (muy|bien|bastante|algo|un poco|medio) pequen{o} (para|pa) mi gusto, (muy|bien|bastante|algo|un poco|medio) chiquit{o} (para|pa) mi gusto, no (hay|tienes|tiene) (nada|algo) mas grande{s}, no (hay|tienes|tiene) (nada|algo) mas grande{s} que (eso|esto|asi), no (hay|tienes|tiene) mas grande{s}, nada mas grande{s}, (se ve|se ven|se me ve|queda|quedan|quedo|quedaron|salio|la veo|las veo|lo veo|los veo|se ve muy|se ven muy) (pequen|pequenit|chic|chiquit|chiquitit|diminut|minuscul)(o|a|os|as), agrandes, agranden, agrande, grandota, grandotas, grandote, grandecita, más grandecita, más grandecito, (esta|estan|es|son) pequen{o}, mas grande{s}, grande{s}, mayor, mayores, agranda{clitic}, agrandar{clitic}, mas tamano, aumenta el tamano, sube el tamano, mas gordas las letras, ampliar, amplia, grandecito, menos pequen{o}, mas alto el tamano, aumenta la letra, aumentar tamano',
    smaller:
      '(mas |)(pekeña|pekeñas|pekeño|pekeños|chika|chikas|chiko|chikos|chikita|chikitas|chikito|chikitos|pequenias|pequenia), (salio|salieron|quedo|quedaron) (muy|demasiado|bien|algo) grande{s}, (muy|bien|bastante|algo|un poco|medio) grande{s} (para|pa) mi gusto, no (hay|tienes|tiene) (nada|algo) mas pequen{o}, no (hay|tienes|tiene) mas pequen{o}, (enorme|enormes|gigante|gigantes) (es |son |ya es |me parece |)(demasiado|mucho|un exceso|una exageracion), peque, (esta|estan|es|son) grande{s}, mas pequen{o}, pequen{o}, pequenit{o}, mas chic{o}, chic{o}, chiquit{o}, menor, menores, achica{clitic}, achicar, menos grande{s}, reduce el tamano, baja el tamano, disminuye el tamano, menos tamano, no tan grande{s}, mas chiquit{o}, mas pequenit{o}, reducir tamano',
    huge: 'el doble (de|del) (grande|grandes|tamano), enorme{s}, gigante{s}, grandisim{o}, gigantesc{o}, inmens{o}',
    tiny: 'la mitad (de|del) (grande|grandes|tamano), diminut{o}, minuscul{o}, pequenisim{o}, chiquitit{o}, mini',
    largest: 'lo mas grande posible, el mas grande, tamano maximo, al maximo, maximo, lo mas grande que se pueda',
    smallest: 'lo mas pequeno posible, el mas pequeno, tamano minimo, al minimo, minimo',
    thicker:
      'el doble de (grueso|gruesa|ancho|ancha), no tan delgad{o}, no tan fin{o}, mas gordit{o}, gordit{o}, mas grosit{o}, gruesit{o}, mas grues{o}, mas gord{o}, mas anch{o}, engrosa{clitic}, engrosar, menos fin{o}, menos delgad{o}, mas marcad{o}',
    thick: 'grues{o}, gord{o}, anch{o}',
    thinner:
      'la mitad de (grueso|gruesa|ancho|ancha), no tan grues{o}, no tan gord{o}, no tan anch{o}, mas delgad{o}, mas fin{o}, menos grues{o}, menos gord{o}, mas estrech{o}, estrech{o}',
    thin: 'delgad{o}, fin{o}, finit{o}',
    apart:
      'mas separad{o}, separad{o}, mas espaciad{o}, separa{clitic} mas, separa letras, separar letras, mas alejad{o}, menos junt{o}, menos apretad{o}, menos pegad{o}, mas (espacio|espaciado|separacion|distancia) entre (letras|caracteres), mas espaciado, mas aire entre letras',
    farApart:
      '(mucho|bastante|muchisimo) mas (espacio|espaciado|separacion|distancia) entre (letras|caracteres), mucho mas (separad|espaciad|alejad)(o|a|os|as)',
    together:
      'juntas, mas junt{o}, mas pegad{o}, mas apretad{o}, apretad{o}, mas cercan{o}, mas cerca, mas proxim{o}, mas compact{o}, junta{clitic} mas, junta letras, menos separad{o}, menos espaciad{o}, (menos|poco) (espacio|espaciado|separacion|distancia) entre (letras|caracteres)',
    higher:
      'mas ariva, mas arriva, mas arrba, mas parriba, parriba, pa arriba, mas pa arriba, mas altit{o}, no tan abajo, no tan baj{o}, no tan abajito, (esta|estan|queda|quedan|sale|salen) muy abajo, subilo, subila, más arribita, alza, álzalo, mas arriba, sube{clitic}, subir{clitic}, suba{clitic}, mas alto, mas alta, mas altos, mas altas, alto{s}, alta{s}, hacia arriba, para arriba, menos abajo, eleva{clitic}, levanta{clitic}, un poco arriba, mas para arriba, mas hacia arriba',
    lower:
      'mas avajo, mas abaj, mas pabajo, pabajo, pa abajo, mas pa abajo, mas bajit{o}, no tan arriba, no tan alt{o}, no tan arribita, (esta|estan|queda|quedan|sale|salen) muy arriba, más abajito, abajito, mas abajo, baja{clitic}, bajar{clitic}, baje{clitic}, mas bajo, mas baja, mas bajos, mas bajas, bajo{s}, hacia abajo, para abajo, menos arriba, un poco abajo, mas para abajo, mas hacia abajo',
    more: 'aumenta{clitic}, aumentar{clitic}, aumente, incrementa, incrementar',
    less: 'reduce, reducir, reducelo, reducela, reducelos, disminuye, disminuir, disminuyelo, menos',
    much: 'el doble, mucho, muy, bastante, super, muchisimo, mucho mas, demasiado no, re, requete, mucho mucho',
    bit: 'un poquitín, un poquitito, un pelito, una pizca, un cachito, un chin, un tris, un poco, un poquito, poco, poquito, algo, ligeramente, un pelin, un toque, tantito, un tantito, un pelo, todavia, aun, apenas',
    too: '(ahora|todavia|aun|sigue|siguen|sigue siendo|siguen siendo) (muy|demasiado), (esta|estan|es|son|se ve|se ven|quedo) (muy|bastante|un poco|super), demasiado, demasiada, demasiados, demasiadas, un poco demasiado',

    normalSpacing:
      '(espaciado|interletrado) normal, (espacio|espaciado|separacion) normal entre letras, (espacio|espaciado|separacion) entre letras normal',
    top: 'tercio superior, tercio de arriba, tercio alto, bien arriba, arribita, arriba, arriba del todo, parte superior, en lo alto, superior, en la parte de arriba, parte de arriba, parte alta, tope, encima, hasta arriba, arriba de todo, arriba de la pantalla, arriba de la imagen',
    middle:
      'en el sentro, al sentro, sentro, en el centor, al sentr, tercio central, tercio medio, tercio de en medio, ni (muy|tan|) arriba ni (muy|tan|) abajo, medio, en medio, al medio, en el medio, centro, en el centro, al centro, central, centrado{s}, centrada{s}, centra{clitic}, centrar{clitic}, mitad de pantalla, mitad de la pantalla, hacia la mitad, a la mitad, en la mitad, centro de la pantalla, medio de la pantalla',
    bottom:
      'tercio inferior, tercio de abajo, tercio bajo, bien abajo, abajo, abajo del todo, parte inferior, inferior, en la parte de abajo, parte de abajo, parte baja, al pie, debajo, hasta abajo, abajo de todo, abajo de la pantalla',

    emojis:
      'carita, monitos, emotis, dibujitos, stickercitos, muñequitos, emoji{s}, emoticono{s}, emoticon{es}, caritas, emogi{s}, emoyis, stickers de emojis',
    vertical:
      'para mi historia, para mis historias, para mi story, para mis stories, para mis reels, de pie, para celular, para móvil, para el teléfono, para el cel, para las historias, parado, vertical{es}, en vertical, formato vertical, 9:16, retrato, para tiktok, tiktok, tik tok, para reels, reels, para shorts, shorts, historias, para historias, historia de instagram, historias de instagram, para instagram, redes sociales, para redes, para redes sociales, formato tiktok, formato reel, formato reels, para el celular, para el movil, formato movil',
    horizontal:
      'como lo grabé, como lo filmé, como lo hice, como lo tomé, para la tele, para la televisión, para televisión, para tele, para tv, para la tv, para el proyector, para proyector, para la pantalla grande, para el cine, para el monitor, para la compu, acostado, tumbado, a lo ancho, acostada, horizontal{es}, en horizontal, formato horizontal, 16:9, apaisado, apaisada, formato original, tamano original, panoramico, sin recortar, sin recorte, no recortes, no recortar, no lo recortes, como el original',
    followPeople:
      'sigue (al hablante|al que habla|a la persona|a las personas|a la gente|la cara|las caras|el rostro|me), ' +
      'seguir (al hablante|al que habla|a la persona|a las personas|a la gente|la cara|las caras|el rostro), sigueme, ' +
      'siga a la persona, siga al hablante, que siga a la persona, que siga al hablante, ' +
      'enfoca (al hablante|al que habla|a la persona|a la gente|la cara), ' +
      'que se vea (la persona|la gente|la cara|mi cara), ' +
      'mantén (a la persona|a las personas|a la gente|la cara|las caras) en (la imagen|el cuadro|pantalla|la pantalla), ' +
      'encuadre automatico, recorte inteligente, no cortes (a la gente|la cara|las caras|a las personas)',
    keepMiddle:
      '(llena|llenar|rellena|rellenar|llene|ocupa) pantalla, llena toda pantalla, (sin|no quiero|quita|saca|quitar) (franjas|bandas|barras) negras, mantén el centro, mantén el medio, deja el centro, solo el centro, solo el medio, muestra solo el centro, ' +
      'recorta al centro, recorta el centro, recortar al centro, recortar el centro, recorte al centro, recorte central, ' +
      'encuadre central, encuadre al centro, no sigas a nadie',
    showAll:
      'escena entera, escena completa, toda la escena, plano entero, enséñalo entero, muéstralo entero, enséñame entero, que salga todo, cortado por los lados, cortada por los lados, se corta por los lados, cortan los lados, que se vea entero, que se vea entera, se vea entero, se vea entera, salga entera, salga entero, se corten los lados, toda la imagen, la imagen completa, imagen completa, imagen entera, la imagen entera, todo el cuadro, ' +
      'cuadro completo, muestra todo el video, muestra el video completo, mostrar todo el video, ' +
      'mostrar el video completo, que se vea todo, que se vea todo el video, muestralo todo, muestra todo, mostrar todo, ' +
      'sin cortar nada, no cortes nada, no recortes nada, ' +
      '(muestra|muestre|mostrar|ver|deja) (toda la imagen|la imagen completa|la imagen entera|todo el cuadro)',
    blurAround:
      'fondo borroso, con fondo borroso, fondo desenfocado, con fondo desenfocado, fondo difuminado, con fondo difuminado, ' +
      'bordes borrosos, con bordes borrosos, bordes desenfocados, con bordes desenfocados, bordes difuminados, ' +
      'con bordes difuminados, barras borrosas, con barras borrosas, vertical sin recortar, vertical sin cortar, ' +
      'vertical sin recorte',
    fullHd:
      '1080p, full hd, fullhd, fhd, hd 1080, 1080x1920, 1080 x 1920, 1920x1080, 1920 x 1080, en 1080, resolucion 1080, maxima resolucion, resolucion maxima, mas resolucion, mayor resolucion',
    hd: '720p, hd 720, 720x1280, 720 x 1280, 1280x720, 1280 x 720, en 720, resolucion 720, menos resolucion, menor resolucion',
    sourceSize:
      'resolucion original, misma resolucion, resolucion del original, tamaño del original, sin escalar, no escalar, no escales, sin ampliar',
    zooming:
      'auto zoom, autozoom, zoom automatico, zoom lento, con zoom lento, acercamiento lento, acercamientos, zooms, con zooms, zoom suave, acercate despacio, acerca camara, zoom a cara, zoom en cara, zoom a mi cara, zoom hacia cara, ken burns',
    captionsAlone:
      'transparente, fondo transparente, con fondo transparente, sobre fondo transparente, con transparencia, como capa, capa transparente, como overlay, overlay, en overlay, con alfa, con canal alfa, canal alfa, con alpha, canal alpha, subtitulos sin video, subtitulos sin imagen, solo subtitulos sin video, prores, prores 4444, en prores, para premiere, para final cut, para davinci, para resolve, para after effects, para mi editor de video, para editar, para edicion',
    onVideo:
      'no transparente, sin transparencia, sin capa, sin overlay, sin alfa, sin canal alfa, otra vez con video, de nuevo con video, sobre video otra vez, incrustados, incrustar, incrusta subtitulos, incrustados en video',
    progressBar:
      'barrita de progreso, barra de progreso, barra progreso, barra de avance, barra de tiempo, linea de progreso, progress bar, progressbar',
    noMovement:
      'sin ninguna animación, sin animación ninguna, sin animación alguna, sin ningún movimiento, sin movimiento ninguno, sin tanto movimiento, sin tantos movimientos, sin tanto brinco, que no salten tanto las letras, que no salten tanto la letra, que no salten tanto las palabras, que no salten tanto el texto, que no salten tanto, que no salten tantas las letras, que no salten tantas la letra, que no salten tantas las palabras, que no salten tantas el texto, que no salten tantas, que no salten las letras, que no salten la letra, que no salten las palabras, que no salten el texto, que no salten, que no salte tanto las letras, que no salte tanto la letra, que no salte tanto las palabras, que no salte tanto el texto, que no salte tanto, que no salte tantas las letras, que no salte tantas la letra, que no salte tantas las palabras, que no salte tantas el texto, que no salte tantas, que no salte las letras, que no salte la letra, que no salte las palabras, que no salte el texto, que no brinquen tanto las letras, que no brinquen tanto la letra, que no brinquen tanto las palabras, que no brinquen tanto el texto, que no brinquen tanto, que no brinquen tantas las letras, que no brinquen tantas la letra, que no brinquen tantas las palabras, que no brinquen tantas el texto, que no brinquen tantas, que no brinquen las letras, que no brinquen la letra, que no brinquen las palabras, que no brinquen el texto, que no brinquen, que no brinque tanto las letras, que no brinque tanto la letra, que no brinque tanto las palabras, que no brinque tanto el texto, que no brinque tanto, que no brinque tantas las letras, que no brinque tantas la letra, que no brinque tantas las palabras, que no brinque tantas el texto, que no brinque tantas, que no brinque las letras, que no brinque la letra, que no brinque las palabras, que no brinque el texto, que no brinque, que no se muevan tanto las letras, que no se muevan tanto la letra, que no se muevan tanto las palabras, que no se muevan tanto el texto, que no se muevan tanto, que no se muevan tantas las letras, que no se muevan tantas la letra, que no se muevan tantas las palabras, que no se muevan tantas el texto, que no se muevan tantas, que no se muevan las letras, que no se muevan la letra, que no se muevan las palabras, que no se muevan el texto, que no se mueva tanto las letras, que no se mueva tanto la letra, que no se mueva tanto las palabras, que no se mueva tanto el texto, que no se mueva tanto, que no se mueva tantas las letras, que no se mueva tantas la letra, que no se mueva tantas las palabras, que no se mueva tantas el texto, que no se mueva tantas, que no se mueva las letras, que no se mueva la letra, que no se mueva las palabras, que no se mueva el texto, que no bailen tanto las letras, que no bailen tanto la letra, que no bailen tanto las palabras, que no bailen tanto el texto, que no bailen tanto, que no bailen tantas las letras, que no bailen tantas la letra, que no bailen tantas las palabras, que no bailen tantas el texto, que no bailen tantas, que no bailen las letras, que no bailen la letra, que no bailen las palabras, que no bailen el texto, que no bailen, que no baile tanto las letras, que no baile tanto la letra, que no baile tanto las palabras, que no baile tanto el texto, que no baile tanto, que no baile tantas las letras, que no baile tantas la letra, que no baile tantas las palabras, que no baile tantas el texto, que no baile tantas, que no baile las letras, que no baile la letra, que no baile las palabras, que no baile el texto, que no baile, quieta la letra, quietas las letras, por que se (mueve|mueven) tanto, (demasiado|mucho) movimiento, se (mueve|mueven) mucho, que no se mueva, que no salte, deja de saltar, me marea, marea, sin movimiento{s}, sin animacion, sin animaciones, ningun movimiento, que no se mueva, que no se mueva nada, que nada se mueva, que no se muevan, no animar, sin animar, menos movimiento, subtitulos quietos, subtitulos fijos',
    ownMovement:
      '(que |)(palabras|letras|textos) se muevan, que se muevan, tienen que moverse, deben moverse, (movimiento|animacion) (automatico|automatica|normal|del estilo)',
    fadeIn:
      'apareciendo poco a poco, apareciendo despacio, apareciendo despacito, aparecer despacio, aparecer suavemente, aparezca suave, aparezcan suave, aparezcan despacio, aparezca despacio, fundido, con fundido, fundidos, fade, aparecer poco a poco, aparezcan poco a poco, desvanecer, desvanecido',
    riseUp:
      'deslizándose desde abajo, deslizarse desde abajo, se deslicen desde abajo, entrar desde abajo, salir desde abajo, que salgan desde abajo, que suban, que suba desde abajo, que entren desde abajo, que entre desde abajo, entrada desde abajo, subida',
    dropIn: 'que caigan, que caiga, caida, con inclinacion, ligera inclinacion, inclinados',
    slideIn: 'deslizar, deslizamiento, que se deslicen, que se deslice, desde el lado, entrada lateral',
    wave: 'ola, olas, como una ola, en ola',
    typeIn: 'escribir cada palabra, letra por letra, letra a letra',
    wordsPop: 'que salten las palabras, que salte cada palabra, que aparezcan de golpe',
    jumpingWords: 'palabras que (saltan|brincan), palabras (saltando|saltarinas)',
    wordsRise: 'palabras que suben, que suban las palabras, que suba cada palabra, palabras subiendo',
    wordsSharpen: 'palabras que enfocan, que se enfoquen las palabras, de borroso a nitido, desenfoque a nitido',
    mask:
      'censura{clitic}, censurar, censura groserias, censura palabrotas, censura malas palabras, censurar groserias, censurar palabrotas, censurar malas palabras, censurar tacos, censura tacos, censurad{o}, tapa groserias, tapa palabrotas, tapa malas palabras, oculta groserias, oculta palabrotas, oculta malas palabras, ocultar palabrotas, ocultar groserias, ocultar malas palabras, ' +
      'sin groserias, sin palabrotas, sin malas palabras, sin tacos, sin lisuras, no groserias, no palabrotas, quita palabrotas, quita groserias, quita malas palabras, apto para ninos, para todos los publicos, apto para todo publico, lenguaje limpio, pon asteriscos en palabrotas, filtra palabrotas, filtrar groserias, enmascara palabrotas, con pitido',
    unmask:
      'sin censura, no censures, no censurar, deja palabrotas, deja groserias, deja malas palabras, muestra palabrotas, muestra groserias, mostrar palabrotas, con palabrotas, con groserias, con malas palabras, quita censura, quita la censura',
    accessible:
      'no se lee, no se lee nada, ni se nota lo que dice, no se nota lo que dice, cuesta leer, difícil de leer, ilegible, se confunde con el fondo, alto contraste, más contraste, sordos, baja visión, no se distingue lo que dice, accesible, accesibles, mas accesible, mas accesibles, accesibilidad, facil de leer, faciles de leer, mas facil de leer, mas faciles de leer, que se lea bien, que se lean bien, que se lea mejor, que se lean mejor, legible, legibles, mas legible, mas legibles, alto contraste, mas contraste, mayor contraste, sin parpadeo, sin parpadeos, sin destellos',
    askReadable:
      '(es|esta|son|estan) (legible|legibles), (subtitulos|letras) (son|estan) legibles, son legibles (subtitulos|letras), se (lee|leen|puede leer|pueden leer) bien, se (puede|pueden) leer, se leen bien (subtitulos|letras), se lee bien (texto|esto), (es|son) (facil|faciles) de leer, (la gente|gente) puede (leerlo|leerlos|leer), (puede|pueden) (leerlo|leerlos) (la gente|gente|todos), (lo|los) puede leer (la gente|gente), (que tan|como de) (legible es|legibles son), legibilidad, (comprueba|revisa|comprobar) legibilidad',

    keyWords:
      'palabras clave, palabras claves, palabras importantes, palabras más importantes, palabras clave salten, palabras clave salten más, palabras clave salten más a la vista, palabras clave destaquen, palabras clave resalten, (destaca|destacar|destaque|resalta|resaltar|resalte|enfatiza|enfatizar|enfatice) palabras (clave|claves|importantes), palabras (clave|claves|importantes) (destacadas|mas grandes), que destaquen palabras (clave|claves|importantes), enfasis en palabras (clave|claves|importantes)',
    plainWords:
      'todas palabras iguales, palabras todas iguales, que todas palabras se vean igual, no (destaques|destacar|resaltes|resaltar|enfatices|enfatizar) (palabras|palabras clave|palabras claves|palabras importantes), sin palabras (clave|claves|destacadas), sin enfasis, ninguna palabra destacada',

    rubik: 'rubik',
    sigmar: 'sigmar',
    bold: 'negrita{s}, en negrita, en negritas, letra negrita, theboldfont, the bold font, bold',

    pop: 'pop, estilo pop',
    pill: 'estilo pastilla, pastilla, pill, pildora{s}, pastilla{s}, burbuja{s}',
    karaoke: 'karaoke, estilo karaoke, como karaoke, como un karaoke, tipo karaoke',
    wordByWord:
      'una sola palabra cada vez, una sola palabra a la vez, sólo una palabra cada vez, solo una palabra cada vez, una palabra en cada momento, palabra por palabra, palabra a palabra, una palabra a la vez, de a una palabra, una palabra cada vez, una sola palabra, una por una, una palabra por pantalla, word by word',
    minimal:
      'serio, seria, limpia, sobrio, sobria, más serio, más limpio, más sobrio, más discreto, minimal, minimalista{s}, sencill{o}, simple{s}, discret{o}, limpio, estilo limpio, basico',
    boxed:
      'cuadrado (detras|atras), cuadrado (detras|atras) de (letras|texto|palabras), con fondo detrás de las letras, con fondo detrás, fondo detrás de las letras, fondo detrás, con un fondo detrás, con fondo atrás, fondo atrás de las letras, cajita detrás, con cajita detrás, caja detrás, recuadro detrás, con caja detrás, con caja, en caja, caja{s}, en cajas, recuadro{s}, con recuadro, en un recuadro, en recuadro, en una caja, con una caja, cuadro de texto, boxed',
    neon: 'neon, estilo neon, luces de neon, brillo neon, luminoso',
    typewriter:
      'como una maquina de escribir, como a máquina, maquina de escribir antigua, máquina de escribir vieja, como una maquina de escribir vieja, como una máquina de escribir antigua, maquina de escribir, a maquina, tecleado, typewriter, mecanografiado, estilo maquina de escribir',
    underline:
      'subraye{clitic}, subrayar palabra, subraya palabra, raya debajo, con raya debajo, subraya{clitic}, subrayad{o}, subrayar, underline',
    comic: 'comic, comics, historieta, tebeo, estilo comic, caricatura',
    impact: 'impacto, impact, condensada, letra condensada, letras condensadas, letras estrechas',
    handwritten:
      'como escrito a mano, como escrita a mano, escritas a mano, escrita a mano, como a mano, como si fuera a mano, a boli, a mano, escrito a mano, manuscrito, letra manuscrita, rotulador',
    editorial: 'editorial, revista, estilo revista, con serifa, serifa, elegante, mas elegante, mas elegantes',
    news: 'noticias, noticiero, telediario, estilo noticias, como en las noticias',
    gradient: 'degradado, con degradado, gradiente',
    duo: 'una palabra grande, palabra grande, dos tamaños, duo',

    swapColors:
      'al reves, justo al reves, es al reves, (intercambia|intercambie|invierte|invierta|cambia entre si) (los |)colores, intercambialos, inviertelos, los colores al reves',
    noHighlight:
      '(sin|ningún|quita el|quitar el|saca el|elimina el) (resaltado|resalte), no (resaltes|resalte|resaltar) nada',
    noBox:
      'fuera (el |)(fondo|recuadro|cuadro), fuera (la |)(caja|cajita), sin (caja|cajita|fondo|recuadro) (detras|atras) de (las letras|las palabras|el texto), sin (caja|recuadro) (detras|atras), (quita|quitar|quite|saca|saque|elimina|borra|sin) (el|ese|este|) fondo (negro|oscuro|de atras|de detras) (ese|), (quita|saca|quitale|sacale) (ese|este|el|) (fondo|cuadro|recuadro), (sin|ningún|quita el|quitar el|saca el|elimina el) (fondo|recuadro|cuadro|fondo negro|recuadro negro), (sin|quita la|saca la|elimina la) (caja|cajita|caja negra)',

    percent: '%, por ciento, porciento',
    pixels: 'px, pixel, pixeles, pt, puntos',

    covering:
      'tapa, tapan, tapando, tape, tapen, tapar, tapad{o}, cubre, cubren, cubriendo, cubra, cubran, cubrir, cubiert{o}, ocultan, ocultando, esconde, esconden, bloquea, bloquean, bloqueando, ' +
      '(se ponen|se pone|salen|sale|aparecen|aparece) (sobre|en|encima de|encima del|delante de|delante del), delante de, delante del, enfrente de, enfrente del, frente a, por delante de, por encima de, por encima del, encima del, detrás (de|del) (texto|subtítulo|subtítulos|letras), ' +
      'no (se |se me |se le |)(ve|ven|ve bien|aprecia|distingue), no (se |)puede ver, no (deja|dejan) ver, apenas se (ve|ven)',
    face: 'cara{s}, rostro{s}, boca{s}, ojo{s}, nariz, barbilla, mentón, frente, labios, cabeza{s}, pelo, barba',
    person: 'persona{s}, gente, hablante{s}, invitad{o}, chic{o} que habla',
    thing:
      'producto{s}, logo{s}, logotipo{s}, mano{s}, dedo{s}, cuerpo, pecho, camisa, camiseta, teléfono, móvil, diapositiva{s}, comida, plato, perro, gato, coche, título, precio, gráfico, ' +
      'importante, lo que muestro, lo que enseño, otro texto',
    onFace:
      '(sobre|en|encima de) (cara|caras|rostro|rostros|boca|ojos|nariz|frente|cabeza|cabezas), (quita|quitar|quítalos|quítalo|saca|sácalos|aparta|apártalos|fuera) (de|texto de|subtítulos de) (cara|caras|rostro|boca|ojos), (lejos|fuera) de (cara|caras|rostro|boca|ojos), (oculta|ocultan) (cara|caras|rostro|boca|ojos)',
    onPerson:
      '(me|nos|lo|la|le) (tapa|tapan|cubre|cubren), (sobre|encima de|delante de) (mí|él|ella|nosotros|persona|personas|gente)',
    onThing:
      'estorba, estorban, estorbando, en medio y (estorba|estorban), (sobre|encima de|encima del) (producto|productos|logo|logos|mano|manos|teléfono|título|precio|comida), (oculta) (producto|logo|título|precio|manos|imagen)',
    they: 'ellos, ellas',
    keepOffFaces:
      '(deja|dejar|deja la|deja el) (cara|caras|rostro|rostros) (libre|libres|despejada|despejadas|despejado), (evita|evitar) (cara|caras|rostro|rostros), posición automática, automática la posición, ubicación automática, elige tú la posición, elige tú el lugar, donde haya sitio, donde haya espacio',
    undo: '(vuelve|volver|regresa) a la primera version, deshaz (esa|la) ultima correccion, vuelve a lo de antes, vuelve a como era, lo de antes, como era antes, me arrepenti, dejalo como antes, ponlo como antes, como antes, estaba mejor antes, mejor antes, era mejor antes, antes estaba mejor, deshaz, deshacer, deshazlo, deshaz eso, deshaz el cambio, deshacer el ultimo cambio, vuelve atras, volver atras, atras, paso atras, un paso atras, como estaba, dejalo como estaba, como estaba antes, vuelve a como estaba, revierte, revertir, regresa, regresar, regresalo, version anterior, el anterior',
    likeLastTime:
      'el mismo estilo que el ultimo, mismo estilo que el ultimo, el mismo estilo que la ultima vez, mismo aspecto que el ultimo, el mismo estilo del ultimo, como la ultima vez, como la vez pasada, igual que la ultima vez, lo mismo que la ultima vez, igual que antes, como siempre, lo de siempre, igual que siempre, como el ultimo, como el video anterior, igual que el video anterior, como el anterior, igual que el anterior, lo mismo que antes, la misma configuracion, los mismos ajustes, mismos ajustes, mismo estilo, mismo estilo de la ultima vez, como el ultimo video, igual que el ultimo video, lo mismo de siempre, como ayer',
    showText:
      'me pasas el texto completo, pasas el texto completo, pásame el texto completo, muestra el texto, muestrame el texto, mostrar texto, mostrar el texto, ver texto, ver el texto, quiero ver el texto, ensename el texto, dame el texto, manda el texto, mandame el texto, envia el texto, enviame el texto, muestra los subtitulos, muestrame los subtitulos, ver subtitulos, ver los subtitulos, mostrar subtitulos, editar texto, editar el texto, edita el texto, corregir texto, corregir el texto, corrige el texto, quiero corregir el texto, cambiar el texto, quiero cambiar el texto, quiero editar el texto, editar subtitulos, corregir subtitulos, el texto por favor, transcripcion, muestra la transcripcion, muestrame la transcripcion, dame la transcripcion, texto completo, hay un error en el texto, hay un error, hay errores, que dice, pasame el texto',
    render:
      'renderiza, renderizalo, renderizar, render, hazlo ya, adelante, dale, vamos, venga, empieza, empezar, comienza, genera, generalo, generar, genera el video, haz el video, hacer el video, crea el video, crear, crear el video, crealo, aplica, aplicalo, aplica los cambios, aplicar, aplicar cambios, listo, ya esta, eso es todo, terminado, exporta, exportar, procesa, procesalo, procesar, confirma, confirmar, confirmo, continuar, continua, sigue, envialo, mandalo, hazle, ponle subtitulos, subtitula, subtitulalo, ejecuta, inicia, iniciar, asi esta bien hazlo, guardar cambios',
    agree:
      'me vale, asi me vale, a mi me vale, me basta, me basta asi, con eso me basta, con esto me basta, con eso me vale, me sirve, asi me sirve, con eso me sirve, me alcanza, con eso me alcanza, con eso me conformo, ok, okay, okey, oki, si por favor, si si, claro que si, vale, de acuerdo, perfecto, bueno dale, esta bien, esta bueno, asi esta bien, queda bien, se ve bien, esta perfecto, me parece bien, correcto, exacto, sale, va, simon, por supuesto, 👍, 👌, ✅, 🆗, todo bien, de una',
    cancel:
      'para para, me equivoqué de video, me equivoque de vídeo, ya no lo necesito, dejá ya no lo necesito, cancela, cancelalo, cancelar, cancela el video, cancelar el video, aborta, abortar, dejalo, olvidalo, ya no, no lo hagas, no importa, detente, deten el video, descarta, descartar, anula, anular, anulalo, cancela eso, para eso, mejor no',
    stop: 'stop, alto ahi, detener, parar, salir, basta',
    reset:
      'ponlo todo de fabrica, todo de fabrica, de fabrica, como de fabrica, como venia, como viene de fabrica, todo como al principio, déjalo todo como al principio, deja todo como al principio, restablecer, restablece, restablecer todo, restablece todo, resetea, resetear, reinicia, reiniciar, vuelve a lo normal, volver a lo normal, como al principio, por defecto otra vez, ajustes por defecto, configuracion por defecto, vuelve al original, valores por defecto, configuracion inicial, ajustes iniciales, empezar de nuevo, empieza de nuevo, desde cero, de cero, borra los ajustes, borrar ajustes, normal, ajustes normales, estilo normal, estandar, estilo por defecto, volver a la normalidad, deshaz todo, deshacer todo, volver al principio, vuelve al principio, ajustes de fabrica, como era al principio, vuelve al normal, estilo original',
    always: 'siempre, cada vez',
    makeDefault:
      'para todos mis próximos videos, para mis próximos videos, para todos los próximos videos, para los próximos videos, para todos los que mande, para todo lo que te mande, para los próximos, para los próximas, para los demás, para las próximos, para las próximas, para las siguientes, para las demás, para los siguientes videos, para los siguientes vídeos, para las próximos videos, para las próximos vídeos, para las siguientes videos, para las siguientes vídeos, quiero que a partir de ahora todos salgan así, a partir de ahora todos, todos me salgan así, que todos salgan así, por defecto, como predeterminado, predeterminado, como predeterminada, predeterminada, predeterminados, como estilo predeterminado, hazlo predeterminado, ponlo por defecto, siempre asi, para siempre, guarda, guardalo, guardar, guarda esto, guarda este estilo, guarda los ajustes, guarda la configuracion, guardar estilo, guardar ajustes, guardar configuracion, recuerda, recuerdalo, recuerda esto, recuerda estos ajustes, para todos los videos, para todos mis videos, en todos los videos, en todos mis videos, para los proximos videos, para los siguientes, para la proxima, para la proxima vez, para proximos videos, de ahora en adelante, a partir de ahora, desde ahora, usar siempre, usa siempre, usa siempre esto, como mi estilo, mantenlo asi, dejalo asi siempre, guardar como predeterminado, guardalo como predeterminado, guarda como predeterminado',
    saveBrand:
      'guarda estos colores pa mi marca, guarda colores para mi marca, guarda colores pa mi marca, estos colores son de mi marca, guárdalo para mi marca, (guarda|guardalo|guardar|guarda esto|guarda este estilo|guarda el estilo|guarda este aspecto|guarda estos colores|recuerda esto|recuerdalo) como (mi|nuestra|) (marca|plantilla), como (mi|nuestra) marca, como plantilla, (esta|esto) es (mi|nuestra) marca, haz de esto mi marca, nueva marca',
    useBrand:
      'nuestros colores corporativos, mis colores corporativos, nuestros colores de marca, con nuestros colores, nuestra imagen corporativa, mi imagen corporativa, nuestro estilo corporativo, colores corporativos, colores de (la|mi|nuestra) empresa, nuestro branding, mi branding, (usa|usar|utiliza|aplica|aplicar|pon|ponle|con|como) (la|) marca mia, (usa|usar|utiliza|aplica|aplicar|pon|ponle|con) (mi|la|nuestra) (marca|plantilla), (mi|nuestra) marca, mi plantilla, (el|) (estilo|aspecto) de (mi|nuestra) marca, (los|) colores de (mi|nuestra) marca',
    help: 'ayuda, ayudame, ayuda por favor, necesito ayuda, me ayudas, puedes ayudarme, me puedes ayudar, que puedes hacer, que puedo hacer, que puedo decir, que puedo cambiar, que sabes hacer, como funciona, como funciona esto, como se usa, como te uso, instrucciones, comandos, lista de comandos, menu, opciones, que opciones hay, que hago, que haces, no entiendo, guia, tutorial, manual',
    hint: 'soporte, auxilio',
  },
  colors: {
    white: 'blanc{o}',
    black: 'negr{o}',
    gray: 'gris, grises',
    silver: 'plata, platead{o}',
    yellow: 'amarill{o}',
    gold: 'dorad{o}, oro',
    orange: 'naranja{s}, anaranjad{o}',
    red: 'rojo cereza, rojo pasión, rojo fresa, roj{o}, escarlata, colorad{o}',
    crimson: 'carmesi',
    burgundy: 'vino tinto, granate, burdeos, borgona',
    pink: 'rosa chicle, rosa{s}, rosad{o}, rosita',
    magenta: 'rosa fucsia, magenta, fucsia{s}',
    purple: 'morad{o}, violeta{s}, purpura',
    lavender: 'lavanda',
    indigo: 'indigo, anil',
    blue: 'azul, azules, azul rey',
    skyBlue: 'azul hielo, azul glaciar, azul bebé, celeste{s}, azul cielo, azul celeste',
    navy: 'azul marino, marino',
    cyan: 'cian, cyan',
    turquoise: 'turquesa{s}, aguamarina',
    teal: 'petróleo, azul petróleo, verde petróleo, verde azulado',
    mint: 'menta, verde menta',
    green: 'verde hoja, color hoja, verde pasto, verde pistache, verde manzana, verde césped, verde{s}',
    lime: 'lima, verde lima, verde limon',
    olive: 'oliva, verde oliva, caqui',
    brown: 'marron, marrones, castano',
    beige: 'beige, beis',
    cream: 'blanco roto, crema, marfil, hueso',
    salmon: 'salmon',
    coral: 'coral',
    peach: 'durazno, melocoton',
    brick: 'rojo ladrillo, color ladrillo, rojo teja, color teja, oxido, color oxido',
    terracotta: 'terracota{s}, color barro, color arcilla, tierra cocida, color tierra',
    amber: 'ambar, color ambar, amarillo ambar, ambarin{o}',
    honey: 'color miel, amarillo miel',
    mustard: 'amarillo mostaza, color mostaza, ocre{s}, amarillo quemado',
    bronze: 'bronce, color bronce, bronceado, marron dorado, cafe dorado, castaño dorado',
    sand: 'color arena',
    forest: 'verde botella, verde bosque, verde pino, verde musgo',
    plum: 'color ciruela, berenjena',
    charcoal: 'antracita, gris carbon',
    chestnut: 'marron rojizo, castano rojizo, caoba, color castana, marron castana',
  },
  colorsOfThings: {
    brick: 'ladrillo, teja',
    terracotta: 'barro, arcilla',
    honey: 'miel',
    mustard: 'mostaza',
    sand: 'arena',
    brown: 'cafe, chocolate',
    burgundy: 'vino',
  },
  tints: {
    red: 'rojiz{o}',
    yellow: 'amarillent{o}, amarilliz{o}',
    green: 'verdos{o}',
    blue: 'azulad{o}',
    brown: 'parduzc{o}',
    gray: 'grisace{o}',
    orange: 'anaranjadit{o}',
    pink: 'rosace{o}',
  },
  languages: {
    es: 'espanol, castellano, espanol latino, espanol de mexico',
    pt: 'portugues brasileiro, portugues de brasil, brasileno',
    zh: 'mandarin, cantones',
    en: 'ingles americano, ingles britanico',
    fa: 'farsi',
  },
  greeting:
    /^(hol[ai]+s?|holi+|wenas|buen[oa]s( (d[ií]as|tardes|noches))?|qu[eé] (tal|onda|hubo)|(hola+|hey|ey) (buen[oa]s( (d[ií]as|tardes|noches))?|qu[eé] tal))$/,
  howAreYou: /^(qu[eé] tal( est[aá]s?| va| todo)?|c[oó]mo (est[aá]s?|andas|le va|te va)|todo bien)$/,
  thanks: /^((muchas )?gracias|genial|perfecto)$/,
  title:
    /^\s*(?:(?:pon|ponle|ponme|ponele|poneme|añade|agrega|agrégale|usa|con)\s+)?(?:(?:un|el|de|como|mi)\s+){0,2}(?:t[ií]tulo|gancho|titular)(?:\s+(?:arriba|abajo))?(?:\s+(?:es|que (?:diga|ponga)))?\s*(?:[:：]\s*|(?=["“«][^"”»\n]+["”»][.!\s]*$))/i,
  noTitle:
    /^(?:(?:otra vez|de nuevo|lo mismo|igual|hazlo otra vez|rehazlo)[, ]+(?:pero |solo que )?)?(?:sin(?: el)?|quita(?: el)?|elimina(?: el)?|borra(?: el)?) (?:t[ií]tulo|gancho|titular)[.!]?$/i,
  watermark: {
    noun: /marcas? de agua|logo(?:tipo)?/,
    none: 'sin no quita quitar elimina eliminar borra fuera',
    top: 'arriba superior',
    bottom: 'abajo inferior',
    left: 'izquierda izquierdo',
    right: 'derecha derecho',
    fainter: 'tenue suave transparente clara claro discreta discreto',
    stronger: 'intensa intenso fuerte visible opaca opaco marcada marcado',
    less: 'menos',
    other:
      'como la el los las una un mi tu de en a al hacia es sea pon ponla ponlo poner mueve muevela muevelo haz hazla hazlo muestra esquina lado por favor mas un poco mucho y ahora quiero con que',
  },
  script:
    /^\s*(?:(?:esto|aqu[ií]) (?:es|est[aá]) lo que (?:digo|decimos|dice|dicen)|(?:(?:este|aqu[ií]) (?:es|est[aá]) )?(?:mi|el|nuestro) gui[oó]n|gui[oó]n|lo que digo|esto digo)(?: en el v[ií]deo)?\s*(?:[:：]|\n)/i,
  done: /^(listo|ya est[áa]|eso es todo|nada m[áa]s|basta|d[ée]jalo( as[íi])?|saltar)$/,
  agreed: /^(s[íi]|claro|vale|ok(ay)?|correcto|exacto|est[áa] bien|as[íi] es|bien)$/,
  denied: /^(no|para nada|incorrecto|est[áa] mal)$/,
  notTypos:
    'guardado guardada guardados guardadas colorido colorida coloridos coloridas dibujito sobra sobran cuesta cuestan costo playa playas plaza placa planta cuando nunca claro blando blanda manco banco letal punto puente puerta puesta fuerte frente fuentes verdad verlo rosca nuera negar alarma arribo abajo tiempo grado grande grandes gente medio medir medico mediano miedo central entrar textos tanto cargo carga corto corta gusta gusto listo lista vista visto salud saludos mejor mayor menos menor mucho muchas manera madera numero numeros abierto linea lineas color colar calor dolor sabor favor valor saber hablar habla hielo cielo suelo fondo hondo mundo lejos bueno buena nueve nuevo nuevas noche coche ocho dicho hecho techo lecho pecho',
  corrections: {
    sure: [
      'no/no_digo/no_dije/no_decimos/no_es {wrong} sino {right}',
      '{wrong} debe_convertirse_en/tiene_que_convertirse_en/debe_pasar_a_ser/pasa_a_ser/tendría_que_ser/tendría_que_decir/debía_decir/debía_ser/se_supone_que_es {right}',
      'reemplaza/reemplazar/reemplace/sustituye/sustituir/sustituya {wrong} por/con {right}',
      'cambia/cambiar/cambie/corrige/corregir/corrija/reemplaza {wrong} por/a {right}',
      'en_vez_de/en_lugar_de {wrong} pon/poner/escribe/debe_decir/deberia_decir/tiene_que_decir/va/es {right}',
      'donde_dice/donde_pone {wrong} pon/poner/escribe/debe_decir/deberia_decir/debe_poner/tiene_que_decir/va {right}',
      'pon/poner/usa/escribe {right} en_vez_de/en_lugar_de/y_no {wrong}',
      'dice/pone/sale/aparece/pusiste/escribiste/has_puesto/has_escrito {wrong} pero_dije/pero_es/pero_digo/pero_dice/y_es/y_dije/cuando_dije/cuando_es/y_deberia_ser/pero_deberia_ser/y_yo_dije/pero_yo_dije {right}',
    ],
    likely: [
      'corrige/corregir/correccion/es/se_dice/se_escribe/se_llama/debe_ser/deberia_ser/debe_decir/deberia_decir/dije/dice/dijo/digo/quise_decir/su_nombre_es/mi_nombre_es/el_nombre_es {right} no/y_no/en_vez_de/en_lugar_de/pero_no {wrong}',
      'no_es/no/no_se_dice/no_dice/no_dije/no_se_escribe/no_se_llama {wrong} sino/es/se_dice/dice/dije/se_escribe/se_llama/sino_que_es/debe_ser {right}',
      '{wrong} debe_ser/deberia_ser/debe_decir/deberia_decir/deberia_poner/tiene_que_decir/tiene_que_poner/ha_de_ser/es_en_realidad/se_escribe/tiene_que_ser/tendria_que_ser {right}',
      '{right} no/y_no/en_vez_de/en_lugar_de/pero_no {wrong}',
    ],
    removal: [
      'quita/quitar/elimina/eliminar/borra/borrar/saca la_palabra/las_palabras/palabra/palabras {wrong}',
      'quita/quitar/elimina/eliminar/borra/borrar/saca {wrong} del_texto/de_los_subtitulos/de_todas_partes',
    ],
    emphasis: [
      'la_palabra/palabra {wrong} en_otro_color/que_destaque/que_resalte',
      'haz_que/hacer_que/haga_que/que la_palabra/las_palabras {wrong} destaque/destaquen/resalte/resalten/sobresalga/se_destaque',
      'haz_que/hacer_que/haga_que/que {wrong} destaque/destaquen/resalte/resalten/sobresalga/se_destaque',
      'haz/hacer destacar/resaltar {wrong}',
      'destaca/destacar/destaque/resalta/resaltar/resalte/enfatiza/enfatizar/enfatice la_palabra/las_palabras/palabra {wrong}',
      'destaca/destacar/enfatiza/enfatizar/enfatice/pon_enfasis_en/dale_enfasis_a/da_enfasis_a {wrong}',
    ],
    quotedEmphasis: [
      'resalta/resaltar/resalte/destaque/marca/agranda {wrong}',
      'pon/haz {wrong} mas_grande/en_grande/en_negrita',
    ],
    plain: [
      'no_destaques/no_destacar/no_resaltes/no_resaltar/no_enfatices/no_enfatizar/deja_de_destacar/deja_de_resaltar la_palabra/las_palabras {wrong}',
      'no_destaques/no_destacar/no_resaltes/no_resaltar/no_enfatices/no_enfatizar/deja_de_destacar/deja_de_resaltar {wrong}',
      'haz_que/que la_palabra/las_palabras {wrong} no_destaque/no_destaquen/no_resalte',
      'haz_que/que {wrong} no_destaque/no_destaquen/no_resalte',
      'quita/quitar/quite/saca el_enfasis/enfasis/el_resaltado/el_destaque de/a/en/de_la_palabra/a_la_palabra {wrong}',
    ],
    line: 'linea{s}, frase{s}, subtitulo{s}, renglon, renglones, fila{s}, numero, leyenda{s}, nr',
    lineBecomes:
      'por, a, con, pon, ponle, poner, pones, debe ser, deberia ser, debe decir, deberia decir, que diga, tiene que decir, tiene que ser, ha de decir, así, ponla así, déjala así, déjalo así, debería poner, tiene que poner, escribe',
    changeLine:
      'cambia, cambiar, cambie, corrige, corregir, reemplaza, reemplazar, sustituye, edita, editar, en, pon en, modifica, actualiza',
    removeLine:
      'quita, quitar, elimina, eliminar, borra, borrar, saca, sacar, suprime, suprimir, corta, fuera, sácame, quítame, bórrame, tira, sobra, elimíname, quítala, quítalo, bórrala, bórralo, elimínala, elimínalo, sácala, sácalo, quítale, sácale, elimínale',
    ordinals:
      'primera/primer/primero/uno segunda/segundo/dos tercera/tercer/tercero/tres cuarta/cuarto/cuatro quinta/quinto/cinco sexta/sexto/seis septima/septimo/siete octava/octavo/ocho novena/noveno/nueve decima/decimo/diez undecima/undecimo/once duodecima/duodecimo/doce decimotercera/trece decimocuarta/catorce decimoquinta/quince',
    lineTo: 'a hasta al',
    lineAnd: 'y e & +',
    last: 'última ultimo último',
    insteadOf: 'vez lugar',
    twice: 'repite repiten repetido repetida repetidas doble dos_veces 2x 2_veces sobra de_más está_de_más',
    aWord: 'palabra palabras',
    mistaken:
      'acento tilde mal error errores errata falta faltas equivocado equivocada equivocaste corrige corregir corrección escribe escribiste escrito escrita llama llamo nombre apellido dije digo dice entendiste entendió oíste quise debería es deletrea escriben',
    notCorrected:
      'leer leerse lee yo tu el ella nosotros ellos ellas usted ustedes eso esto que como si no es son era fue esta estoy estas hay tengo tiene puedo puede quiero muy mas menos mucho poco tal vez quizas talvez claro seguro hoy ayer manana ahora despues luego siempre nunca nada algo todo alguien nadie bien mal mejor peor creo pienso se por porque pero video gusta',
  },
};
