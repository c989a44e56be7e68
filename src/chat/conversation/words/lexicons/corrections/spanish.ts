import type { CorrectionWords } from '../../vocabulary/correction-words.ts';

export const spanishCorrections: CorrectionWords = {
  toLine: 'en de a para',
  mistakes: 'errores fallos faltas correcciones cositas cambios',
  nextToLast: 'penúltima, penúltimo',
  fromBottom: 'desde abajo, desde el final, por abajo, de abajo, empezando por abajo, contando desde abajo',
  letterNames:
    'b:be c:ce d:de f:efe g:ge h:hache j:jota k:ka l:ele m:eme n:ene ñ:eñe p:pe q:cu r:erre/ere s:ese t:te v:uve/ve w:uve_doble/doble_ve/doble_u x:equis y:ye/i_griega z:zeta/seta',
  letterAs: 'de, como',
  doubled: 'doble',
  signs: {
    ',': 'coma',
    '!': 'signo de exclamación, signos de exclamación, exclamación, admiración, signos de admiración, signo de admiración',
    '?': 'signo de interrogación, signos de interrogación, interrogación',
    '.': 'punto, punto final',
    ':': 'dos puntos',
    '…': 'puntos suspensivos, tres puntos',
    '–': 'raya, guion largo',
  },
  afterWord: 'después de, despues, detrás de, tras',
  beforeWord: 'antes de, delante de',
  between: 'entre',
  atEnd: 'al final de, al final, en el final de',
  oneWord:
    'es una palabra, es todo una palabra, todo una palabra, una única palabra, es una sola palabra, una sola palabra, todo junto, va junto, va todo junto, se escribe junto, en una palabra, junto, cada una una palabra, son una palabra, se escriben juntos, se escriben juntas, se escriben pegados, se escriben pegadas, van pegados, todo seguido, van juntos, van juntas, sin separar, en una pieza',
  hyphen: 'con guion, con un guion, lleva guion, con guión medio',
  isRight:
    '(está|están) (bien|perfecto|perfecta|correcto|correcta|correctos|ok), (es|son) (correcto|correcta|correctos), no (toques|la toques|lo toques|le toques|cambies|lo cambies|la cambies), (está|están|queda|quedó) (genial|perfecto|perfecta|bonito|bonita|precioso|preciosa|estupendo|muy bien|bien así|bárbaro), (es|son) (perfecto|perfecta|así), no (cambies|toques) (nada|eso|ese|esa)',
  leave:
    '(déjalo|déjelo|déjala|déjela|dejadlo|déjenlo), (déjalo|déjelo|déjala|déjela|dejadlo|déjenlo) (así|como está), no espera, espera no, mejor no, olvídalo, al final no, no no, da igual, no importa',
  noMistakes: '(no hay|sin|ningún|cero) (error|errores|fallo|fallos|falta|faltas)',
  others: 'lo demás, los demás, las demás, el resto, lo otro, los otros, las otras, todo lo demás',
  but: 'pero menos salvo excepto sino solo aunque',
  still: 'todavía aún sigue siguen',
  indefinite: 'un una',
  without: 'sin',
  plainNo: 'nop',
  asDigits:
    'en numero, en numeros, en cifras, con numeros, en número, en números, con número, en cifra, con el número, con el numero, en numerito',
  onlyOne: 'solo un, solo una, solo uno, un solo, una sola, sólo un, sólo una, nada más un, con un',
  apart: 'se escribe separado, va separado, van separados, separado, en dos palabras, son dos palabras, con espacio',
  add: 'añade, añadir, añádele, agrega, agregar, agrégale, inserta',
  missing:
    'falta, faltan, faltó, faltaba, falto, (te|le) (falta|faltó|falto), se (te|le) (olvidó|olvido|pasó), olvidaste, olvidado, te (comiste|saltaste), te has (comido|saltado|olvidado), (va|iría|debe ir|tiene que ir)',
  put: 'pon, ponle, pone, ponga, póngale, poné, poner, mete, métele, meter, coloca, colócale, colocar, escribe, escribí, escriba, escribir',
  unnamed:
    'algo alguna uno palabras letra letras signo espacio mayúscula tilde acento línea frase parte cosa nombre eso esto logo imagen pausa música enlace',
  lineSays:
    '(que|q|) (diga|ponga), (debe|debería|debiera|tiene que|tendría que|ha de|tiene q|tendria q) (decir|poner|ser), que se lea',
  thatLine: 'que, q, haz que, hacé que',
  isName:
    '(es|era) (el|su|mi) (nombre|apellido|apodo), es como se (llama|escribe), se llama (el|la|mi|su|nuestro|nuestra)',
  myName: 'mi nombre, me llamo, mi apellido',
  introduces: 'soy, me llamo, mi nombre es, les habla, les saluda, yo soy',
  year: 'año',
  atStart: 'al principio de, al principio, al inicio de, al inicio, al comienzo, del principio, del inicio',
  explains: 'es la, es una, es un, es el, es mi, que es',
  letterByLetter: 'letra por letra, letra a letra, deletreado',
  itIs: '(eso|esto|lo que) (es|dice|dije), es, era, debe decir, debería decir, tiene que decir, decir, se dice, se llama, se escribe, dice, dije, digo, sería, he dicho, yo dije, pone, poner',
  address:
    'hija hijo mija mijo hija_mía tío tía guapa guapo cariño corazón cielo amor reina rey majo maja hombre mujer bro we wey güey compa carnal señor señora señorita porfa gracias jaja xd plis pls chico chica nena nene che',
  together: 'juntos, juntas, junta, pegado, pegada, pegados, unido, unida, sin espacio',
  also: 'también, tambien, igual, lo mismo, tb, tmb',
  withLetter: 'con',
  pointing: 'eso esto aquello ello',
};
