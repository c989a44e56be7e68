import type { Language } from '../../../../../texts/languages.ts';

/** How people say that a colour is seen on the video. Regular expressions for folded text. */
export const onVideo: Readonly<Record<Language, string>> = {
  en: '(?:on|over|against|in) (?:the |my |this )?(?:video|clip|picture|screen)',
  es: '(?:en|sobre) (?:el |mi |la )?(?:video|clip|imagen|pantalla)',
  fr: '(?:sur|dans) (?:la |ma |le |l.|mon )?(?:video|clip|image|ecran)',
  de: '(?:auf|in|vor) (?:dem |meinem )?(?:video|clip|bild|bildschirm)|im (?:video|clip|bild)',
  it: '(?:sul|nel|sull.|nell.|sulla|sullo|in) ?(?:video|clip|immagine|schermo)',
  pt: '(?:no|na|sobre o|em cima do) (?:meu |minha )?(?:video|clipe|imagem|tela|ecra)',
  ru: '(?:на|в) (?:моем |этом )?(?:видео|ролике|картинке|экране)',
};
