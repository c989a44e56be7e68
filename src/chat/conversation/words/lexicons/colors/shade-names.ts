import type { Language } from '../../../../../texts/languages.ts';
import type { ColorName } from '../../../settings/palette.ts';
import type { Lexicon } from '../../vocabulary/lexicon.ts';

/** Colours that have the name of a thing, with the colour or without it. */
type Shade = Extract<
  ColorName,
  | 'fireRed'
  | 'bloodRed'
  | 'raspberry'
  | 'mexicanPink'
  | 'midnight'
  | 'cobalt'
  | 'duckEgg'
  | 'army'
  | 'sage'
  | 'emerald'
  | 'tomato'
  | 'lemon'
  | 'babyPink'
  | 'dustyPink'
  | 'lilac'
  | 'powderPink'
>;

/** In the notation of lexicons, with the endings of their languages. */
export const shadeNames: Readonly<Record<Language, Readonly<Record<Shade, Lexicon['colors'][Shade] & string>>>> = {
  en: {
    fireRed: 'fire red, fire engine red, fire truck red, fire brigade red, ferrari red',
    bloodRed: 'blood red, bloody red, blood coloured, blood colored',
    raspberry: 'raspberry red, raspberry pink, raspberry coloured, raspberry colored',
    mexicanPink: 'mexican pink',
    midnight: 'midnight blue, night blue',
    cobalt: 'cobalt, cobalt blue',
    duckEgg: 'duck egg blue, duck egg, duck egg green, robin egg blue, robins egg blue',
    army: 'army green, military green, camo green, camouflage green',
    tomato: 'tomato red, tomato',
    emerald: 'jade, jade green, emerald, emerald green',
    sage: 'sage green',
    lemon: 'bright lemon, lemony yellow',
    babyPink: 'baby pink, blush pink, blush, ballet pink',
    dustyPink: 'dusty pink, dusty rose, dusky pink, old rose, dusky rose',
    powderPink: 'powder pink, powdery pink',
    lilac: 'lilac',
  },
  es: {
    fireRed: 'rojo fuego, rojo bombero{s}, rojo ferrari',
    bloodRed: 'rojo sangre, color sangre',
    raspberry: 'frambuesa, rojo frambuesa, rosa frambuesa',
    mexicanPink: 'rosa mexicano, rosa mexicana',
    midnight: 'azul noche, azul medianoche, azul de noche',
    cobalt: 'cobalto, azul cobalto',
    duckEgg: 'azul huevo de pato, huevo de pato, azul verdoso claro',
    army: 'verde militar, verde ejercito, verde camuflaje',
    tomato: 'rojo tomate, color tomate',
    emerald: 'jade, verde jade, esmeralda, verde esmeralda',
    sage: 'verde salvia',
    lemon: 'amarillo limon',
    babyPink: 'rosa bebé, rosa pastel, rosa palido',
    dustyPink: 'rosa palo, rosa viejo, rosa antiguo',
    powderPink: 'rosa empolvado, rosa maquillaje',
    lilac: 'lila{s}',
  },
  fr: {
    fireRed: 'rouge pompier, rouge feu, rouge ferrari',
    bloodRed: 'rouge sang, couleur sang',
    raspberry: 'framboise, rouge framboise, rose framboise',
    mexicanPink: 'rose mexicain',
    midnight: 'bleu nuit, bleu minuit',
    cobalt: 'cobalt, bleu cobalt',
    duckEgg: 'bleu oeuf de canard, oeuf de canard',
    army: 'vert militaire, vert armee, vert camouflage',
    tomato: 'rouge tomate, tomate',
    emerald: 'jade, vert jade, émeraude, vert émeraude',
    sage: 'vert sauge',
    lemon: 'jaune citronne',
    babyPink: 'rose bébé, rose pâle, rose layette',
    dustyPink: 'vieux rose, rose ancien, rose poussiéreux',
    powderPink: 'rose poudré, rose poudre',
    lilac: 'lilas',
  },
  de: {
    fireRed: 'feuerwehrrot{e}, feuerrot{e}, ferrarirot{e}',
    bloodRed: 'blutrot{e}',
    raspberry: 'himbeer, himbeerrot{e}, himbeerfarben{e}',
    mexicanPink: 'mexikanisches pink, mexikanisches rosa',
    midnight: 'mitternachtsblau{e}, nachtblau{e}',
    cobalt: 'kobalt, kobaltblau{e}',
    duckEgg: 'enteneiblau{e}, entenei',
    army: 'militärgrün{e}, armeegrün{e}, bundeswehrgrün{e}, tarngrün{e}',
    tomato: 'tomatenrot',
    emerald: 'jade, jadegrün, smaragd, smaragdgrün, smaragdgruen',
    sage: 'salbeigrün{e}',
    lemon: 'zitronengelb{e}, zitrone',
    babyPink: 'babyrosa',
    dustyPink: 'altrosa, altrosé, staubrosa',
    powderPink: 'puderrosa, pudriges rosa, puderrosé',
    lilac: 'fliederlila',
  },
  it: {
    fireRed: 'rosso pompiere, rosso fuoco, rosso ferrari',
    bloodRed: 'rosso sangue, color sangue',
    raspberry: 'lampone, rosso lampone, rosa lampone',
    mexicanPink: 'rosa messicano',
    midnight: 'blu notte, blu mezzanotte',
    cobalt: 'cobalto, blu cobalto',
    duckEgg: 'azzurro uovo d anatra, uovo d anatra',
    army: 'verde militare, verde esercito, verde mimetico',
    tomato: 'rosso pomodoro, pomodoro',
    emerald: 'giada, verde giada, smeraldo, verde smeraldo',
    sage: 'verde salvia',
    lemon: 'giallo limone',
    babyPink: 'rosa pallido, rosa confetto, rosa bebè, rosa chiaro',
    dustyPink: 'rosa antico, rosa polveroso, rosa vecchio',
    powderPink: 'rosa cipria, cipria',
    lilac: 'lilla',
  },
  pt: {
    fireRed: 'vermelho fogo, vermelho bombeiro{s}, vermelho ferrari',
    bloodRed: 'vermelho sangue, cor de sangue',
    raspberry: 'framboesa, cor de framboesa, vermelho framboesa, rosa framboesa',
    mexicanPink: 'rosa mexicano',
    midnight: 'azul noite, azul meia noite',
    cobalt: 'cobalto, azul cobalto',
    duckEgg: 'azul ovo de pato, ovo de pato',
    army: 'verde militar, verde exercito, verde tropa, verde camuflagem',
    tomato: 'vermelho tomate, cor de tomate',
    emerald: 'jade, verde jade, esmeralda, verde esmeralda',
    sage: 'verde salvia, verde sálvia',
    lemon: 'amarelo limao',
    babyPink: 'rosa bebê, rosa claro, rosa clarinho',
    dustyPink: 'rosa antigo, rosa seco, rosa velho, rosa empoeirado',
    powderPink: 'rosa pó, rosa po de arroz',
    lilac: 'lilas, lilases',
  },
  ru: {
    fireRed: 'огненно красн{ый}, пожарно красн{ый}, огненн{ый}',
    bloodRed: 'кроваво красн{ый}, кровав{ый}, цвета крови',
    raspberry: 'цвета малины, малиново розов{ый}',
    mexicanPink: 'мексиканск{ий} розов{ый}',
    midnight: 'полуночно син{ий}, полуночный синий, ночной синий, цвета ночи, цвета ночного неба',
    cobalt: 'кобальт, кобальтов{ый}, кобальтово син{ий}',
    duckEgg: 'цвета утиного яйца',
    army: 'армейск{ий} зелен{ый}, защитн{ый} зелен{ый}, цвета хаки, военно зелен{ый}',
    tomato: 'томатн{ый}, помидорн{ый}, цвета томата',
    emerald: 'нефрит, нефритов{ый}, изумруд, изумрудн{ый}, изумрудно зелён{ый}, изумрудно зелен{ый}',
    sage: 'цвета шалфея, шалфейн{ый}',
    lemon: 'лимонно желт{ый}',
    babyPink: 'нежно розов{ый}, бледно розов{ый}',
    dustyPink: 'пыльн(ая|ой|ую) роз(а|ы|у), цвета пыльной розы, пыльно розов{ый}',
    powderPink: 'пудров{ый}, цвета пудры, пудрово розов{ый}',
    lilac: 'сиренев{ый}, цвета сирени',
  },
};
