import type { Language } from '../../../../../texts/languages.ts';

/** Patterns, of folded text: how a question about the title names the videos that follow. */
export const nextVideosWords: Readonly<Record<Language, string>> = {
  en: '(?:next|other|others|future|later|following|coming|new) (?:ones?|videos?|vids?|clips?|films?|reels?|time)|(?:all|every) (?:the |my |of my )?(?:videos?|clips?|time)|those (?:ones )?too|from now on',
  es: '(?:proxim[oa]s?|siguientes?|otros|demas|futuros)(?: videos?| clips?| vez)?|(?:todos (?:los|mis)|cada) videos?',
  fr: '(?:prochaine?s?|suivante?s?|autres|futures)(?: videos?| fois| clips?)?|(?:toutes (?:les|mes)|chaque) videos?',
  de: '(?:nachste[nsrm]?|anderen?|kunftige[n]?|weitere[n]?|folgende[n]?|spatere[n]?)(?: videos?| clips?| filme?n?| mal)?|(?:alle[n]?(?: meine[n]?)?|jede[mns]?) videos?',
  it: '(?:prossim[aoi]|seguenti|altri|futuri)(?: video| filmati| volta)?|(?:tutti i(?: miei)?|ogni) video',
  pt: '(?:proxim[oa]s?|seguintes?|outros|futuros)(?: videos?| clipes?| vez)?|(?:todos os(?: meus)?|cada) videos?',
  ru: '(?:следующ|други|остальн|будущ|дальнейш)\\p{L}*(?: видео| ролик\\p{L}*| раз)?|(?:всех|каждом) (?:видео|ролик\\p{L}*)',
};
