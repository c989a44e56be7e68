import type { Language } from '../../../../../texts/languages.ts';

/** Patterns, of folded text: how a question about the title names the videos that follow. */
export const nextVideosWords: Readonly<Record<Language, string>> = {
  en: '(?:next|other|others|future|later|following|coming|new|another) (?:ones?|videos?|vids?|clips?|films?|reels?|time)|(?:all|every) (?:the |my |of my )?(?:videos?|clips?|time)|those (?:ones )?too|from now on',
  es: '(?:proxim[oa]s?|siguientes?|otros?|nuevos?|demas|futuros)(?: videos?| clips?| vez)?|(?:todos (?:los|mis)|cada) videos?',
  fr: '(?:prochaine?s?|suivante?s?|autres?|nouvelles?|futures)(?: videos?| fois| clips?)?|(?:toutes (?:les|mes)|chaque) videos?',
  de: '(?:nachste[nsrm]?|anderen?|kunftige[n]?|weitere[n]?|folgende[n]?|spatere[n]?|neue[ns]?|anderes|weiteres)(?: videos?| clips?| filme?n?| mal)?|(?:alle[n]?(?: meine[n]?)?|jede[mns]?) videos?',
  it: '(?:prossim[aoi]|seguenti|altr[io]|nuov[io]|futuri)(?: video| filmati| volta)?|(?:tutti i(?: miei)?|ogni) video',
  pt: '(?:proxim[oa]s?|seguintes?|outros?|novos?|futuros)(?: videos?| clipes?| vez)?|(?:todos os(?: meus)?|cada) videos?',
  ru: '(?:следующ|други|остальн|будущ|дальнейш|нов|еще одн)\\p{L}*(?: видео| ролик\\p{L}*| раз)?|(?:всех|каждом) (?:видео|ролик\\p{L}*)',
};

/** Patterns, of folded text: how a question begins that asks for the words of the title. */
export const whatTitleIs: Readonly<Record<Language, string>> = {
  en: '(?:whats|what is|which is|what does|what do i have as|what did you put (?:as|in)) (?:the |my |that )?(?:title|headline|heading)',
  es: '(?:cual|que) (?:es|era|dice|pone|quedo en|hay de) (?:el |mi |ese |de )?(?:titulo|titulito|rotulo|encabezado)',
  fr: '(?:cest quoi|quel est|que dit|quest ce que dit|quelle est|il y a quoi comme) (?:le |mon |ce )?titre',
  de: '(?:wie (?:heisst|lautet|ist)|was (?:ist|steht (?:im|als)|war|sagt)) (?:jetzt |denn |nun |der |mein |im |als )*(?:titel|uberschrift)',
  it: '(?:quale? e|qual era|cosa dice|che dice|come e|cosa ce scritto nel|che ce scritto nel) (?:il |mio |adesso |ora )*(?:titolo|titoletto)',
  pt: '(?:qual (?:e|era)|o que diz|o que esta escrito no|que diz|como (?:ficou|esta)) (?:o |meu |agora )*(?:titulo|titulinho)',
  ru: '(?:какои|что (?:написано )?в|что за|как звучит|как называется) (?:сеичас |теперь |у меня |там )*(?:заголов\\p{L}+)',
};
