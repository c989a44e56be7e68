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
  es: '(?:cual|que) (?:es|era|dice|pone|quedo en|hay de) (?:ahora )?(?:el |mi |ese |de )?(?:titulo|titulito|rotulo|encabezado)',
  fr: '(?:cest quoi|quel est|que dit|quest ce que dit|quelle est|il y a quoi comme) (?:le |mon |ce )?titre',
  de: '(?:wie (?:heisst|lautet|ist)|was (?:ist|steht (?:im|als)|war|sagt)) (?:jetzt |denn |nun |der |mein |im |als )*(?:titel|uberschrift)',
  it: '(?:quale? e|qual era|cosa dice|che dice|come e|cosa ce scritto nel|che ce scritto nel) (?:il |mio |adesso |ora )*(?:titolo|titoletto)',
  pt: '(?:qual (?:e|era)|o que diz|o que esta escrito no|que diz|como (?:ficou|esta)) (?:o |meu |agora )*(?:titulo|titulinho)',
  ru: '(?:какои|что (?:написано )?в|что за|как звучит|как называется) (?:сеичас |теперь |у меня |там )*(?:заголов\\p{L}+)',
};

/** Patterns, of folded text: a whole question for the words of a title that was just spoken of. */
export const whatItSays: Readonly<Record<Language, string>> = {
  en: '(?:so )?(?:whats|what does|what is|wats|wots) (?:it|that|it actually) (?:say|saying|read|called)(?: now| right now| then)?|(?:so )?what (?:does it say|is it|does it read)(?: now| right now| then)',
  es: '(?:y )?(?:que|como) (?:dice|pone|quedo|ha quedado)(?: ahora| ahi| entonces)*',
  fr: '(?:et )?(?:ca|il) (?:dit|donne|affiche) quoi(?: maintenant| la| du coup)*|(?:et )?(?:quest ce que|quoi est ce que) (?:ca|il) (?:dit|affiche)(?: maintenant)?',
  de: '(?:und )?was steht(?: da| jetzt| nun| dort| denn| oben| drin)+|(?:und )?wie (?:heisst|lautet) (?:er|der|es)(?: jetzt| nun| denn)*',
  it: '(?:e )?(?:cosa|che|che cosa) (?:ce scritto|dice|ce)(?: ora| adesso| li)+|(?:e )?(?:cosa|che|che cosa) dice',
  pt: '(?:e )?o que (?:diz|ta escrito|esta escrito|ficou)(?: agora| ai| la)*|(?:e )?como (?:ficou|ta)(?: agora)?',
  ru: '(?:и |а )?что (?:там |теперь |сеичас )*(?:написано|стоит)(?: там| теперь| сеичас)*|(?:а )?как (?:он )?(?:называется|звучит)(?: теперь| сеичас)*',
};
