import type { Language } from '../../../../../texts/languages.ts';

/** Regular expressions without anchors, for folded text. */
interface SeeThroughWords {
  /** “see-through”. */
  seeThrough: string;
  /** Before it: “half transparent”. */
  half: string;
  /** What may be so behind the letters: “box”, “band”. */
  box: string;
  /** The same, but “on a transparent background” asks for a video without a picture. */
  ground: string;
  /** “not see-through”. */
  not: string;
}

export const seeThroughWords: Readonly<Record<Language, SeeThroughWords>> = {
  en: {
    seeThrough: '(?:see[ -]?(?:through|thru)|transparent|translucent)',
    half: 'half|semi|partly|slightly|a bit|a little|kind of|kinda',
    box: 'box(?:es)?|bar|band|strip|panel|block|block of colou?r|backing|plate',
    ground: 'background|backdrop',
    not: 'not|isn.?t|less|too|non|no longer|instead of',
  },
  es: {
    seeThrough: '(?:transparente|translucid[oa]|traslucid[oa])',
    half: 'medio|un poco|algo|semi',
    box: 'caj(?:a|ita)|franja|banda|recuadro|cuadro|barra|tira',
    ground: 'fondo|fondito',
    not: 'no|menos|demasiado|muy|en vez de',
  },
  fr: {
    seeThrough: '(?:transparente?|translucide)',
    half: 'semi|a moitie|un peu|legerement',
    box: 'boite|bande|bandeau|cadre|rectangle|encadre|cartouche|barre',
    ground: 'fond',
    not: 'pas|moins|trop|non|au lieu de',
  },
  de: {
    seeThrough: '(?:transparent\\p{L}*|durchsichtig\\p{L}*|durchscheinend\\p{L}*)',
    half: 'halb|leicht|etwas|bisschen|semi',
    box: 'kasten|kastchen|box|balken|streifen|flache|band|feld|bauchbinde',
    ground: 'hintergrund',
    not: 'nicht|weniger|zu|kein\\p{L}*|statt',
  },
  it: {
    seeThrough: '(?:trasparente|traslucid[oa])',
    half: 'semi|mezz[oa]|un po.?|leggermente',
    box: 'box|riquadr(?:o|ino)|fascia|fasci?etta|banda|striscia|scatola|barra|rettangolo',
    ground: 'sfondo|fondo',
    not: 'non|meno|troppo|invece di',
  },
  pt: {
    seeThrough: '(?:transparente|translucid[oa])',
    half: 'semi|meio|um pouco|levemente',
    box: 'caixa|caixinha|faixa|tarja|barra|quadro|retangulo',
    ground: 'fundo|fundinho',
    not: 'nao|menos|muito|demais|em vez de',
  },
  ru: {
    seeThrough: 'прозрачн\\p{L}*|просвечива\\p{L}*',
    half: 'полу|слегка|немного|чуть',
    box: 'плашк\\p{L}*|подложк\\p{L}*|рамк\\p{L}*|полос\\p{L}*|прямоугольник\\p{L}*',
    ground: 'фон\\p{L}*',
    not: 'не|менее|слишком|вместо',
  },
};
