import type { SentenceWords } from '../../vocabulary/sentence-words.ts';

export const spanishSentences: SentenceWords = {
  possible: /se puede|se podria|posible|tambien/u,
  already: /(?:esta|estan)(?: \p{L}+){0,5} ya|ya (?:puesto|puesta|esta)/u,
  unchanged: /deja|dejal|dejen|igual|toque|toca/u,
  unseen:
    /ilegibles?|(?:no|ni|apenas|casi no) (?:se |las |los |lo |la )*(?:ven|ve|veo|vemos|lee|leen|leo|distingue\p{L}*|nota|notan|aprecia\p{L}*)|se pierde\p{L}*|se confunde\p{L}*|desaparece\p{L}*|invisibles?/u,
  unread:
    /ilegibles?|(?:no|ni|apenas|casi no|nadie) (?:se |las |los |lo |la |me |puedo |puede |pueden |podemos |hay quien |consigo |alcanzo a |alcanza a )*(?:lee|leen|leo|leemos|leer|leerlo|leerla|leerlas|leerlos|lea)|(?:cuesta|dificil|imposible)(?: de)? leer\p{L}*|se lee\p{L}* (?:mal|fatal|poco)/u,
  compared: 'como tipo tirando igual estilo',
  restoring: 'vuelve volver devuelve regresa regresar',
  beforeNoun:
    'si pero ya ok pues bueno vale el la los las un una mi mis nuestro nuestra en sobre con contra esa ese esas esos',
  letterCase: {
    first:
      '(con|lleva|va_con|empieza_con)_mayuscula, con_letra_grande, mayuscula_en, con_la_primera_en_mayuscula, con_(letra|inicial)_mayuscula, con_mayuscula_inicial, con_(la_|)@_grande, @_(grande|mayuscula), mayuscula, inicial_grande',
    each: '(con_mayuscula|con_mayusculas|en_mayuscula)_(los_dos|las_dos|ambas|ambos)',
    all: '(en|todo_en|con|todo_con)_mayusculas, (todo|todas|toda)_(mayusculas|mayuscula)',
    small:
      '(en|con|todo_en|va_en|va_con)_(minuscula|minusculas), con_letra_minuscula, sin_mayuscula, minuscula, minusculas, @_(pequena|minuscula|chica), letra_(pequena|chica)',
  },
  standingOut: 'destac*, destaque*, resalt*, enfatiz*, sobresalg*, en_negrita, otro_color, color_(distinto|diferente)',
  thanks:
    'se_ve_(con_madre|perron|chido|chida|padre|chingon|de_lujo|de_diez|de_10|increible|genial|brutal), (quedo|esta|salio)_(con_madre|perron|chido|padre|chingon), gracias, grax, grasias, graciass, grcs, gracie, merci, thanks, thx, (muy|le_estoy|te_estoy|quedo|estoy) agradecid*, (te|se|os)_lo_agradezco, se_agradece, agradezco, dios_(te|se|os)_lo_(pague|bendiga), (es|eres)_muy_amable, te_luciste, (quedo|quedaste|has_quedado)_(genial|de_lujo), graciass*, (eres|es|sois)_(un|una|la|lo) (sol|crack|maquina|amor|encanto|angel|genio|genia|cielo|mejor|maximo|cielito), (eres|es)_(genial|increible), ^ (asi|a_mi)_me_(vale|sirve|basta|alcanza) $, ^ me_(vale|sirve|basta|alcanza) $, ^ me_(vale|sirve|basta|alcanza)_asi $, ^ con_(eso|esto)_me_(vale|sirve|basta|alcanza|conformo) $, (eres|es|sois|sos)_(un|una|el|la)_(figura|fenomeno|fenomena|monstruo|artista|campeon|campeona|as|fiera|joya|titan|hacha|santo|santa|grande|heroe|estrella|capo|groso), (te|os|le|los)_invito_a (cana|canas|cafe|cerveza|vino|copa|chela|birra|comer|tapa), (invito|pago)_yo',
  goodbye:
    '(buenas|buenos)_(olas|ventas|vibras|rutas|entrenos|entrenamientos|vacaciones|fiestas), (mucha|buena)_suerte, adios, chao, chau, chaito, bye, hasta_(luego|pronto|manana|la_vista|otra|la_proxima), nos_vemos, buenas_noches, (un|muchos|un_fuerte) (saludo|saludos|abrazo|abrazos|beso|besos), saludos, cuidate, cuidese, que_(le|te|les)_vaya_bien, que_(tenga|tengas) (buen|buena), feliz_(dia|tarde|noche), eso_(es|era)_todo, besos, abrazos, chao, chau, nos_vemos',
  where: 'donde, onde, adonde',
  contrast: 'pero, aunque, sino, salvo',
  asking: 'saber, decirme, dime, digame, preguntar, preguntarle, pregunta, duda',
  reported:
    'dice, dijo, dicen, dijeron, contó, cuentan, oído, escuché, recomendó, dizque, enseñó, mandó, mandaron, pasó, pasaron, envió',
  work: '(llego|llegado) (video|archivo|bien|ya|$), ^ ya_esta $, (esta|ha|han|has|fue|esta_ya|se) (renderizado|renderizo|terminado|procesado|generado|listo|lista|acabado), (ya|casi) (terminaste|terminaron|acabaste|acabo|termino|quedo|renderizo|genero|proceso|listo|lista|esta), (terminaste|acabaste|terminaron) , (sigue|sigues|estas|se_esta|esta|siguen) (renderizando|procesando|generando|trabajando), (en_que|por_donde) (va|vas|van|anda), (cuantos|alguien|cuanta_gente) (antes|delante|adelante), (soy|voy|estoy) (siguiente|proximo|primero), (lugar|puesto|posicion|numero) (cola|fila), hay_(cola|fila|mucha_cola), (que|cual) (porcentaje|etapa|fase), (minutos|segundos) (listo|terminar|este), (avisame|dime) (listo|termines|este_listo), (te|le|les)_(ha|han)_llegado, (te|le|les)_(llego|llega), lo_(recibiste|recibio|has_recibido|tienes_ya), ^ (es|va|sera)_(rapido|rapida|cosa_rapida|lento|rapidito) $, ^ se_hace_(rapido|rapidito) $, ^ (tarda|tardas|tardara)_(poco|mucho) $',
};
