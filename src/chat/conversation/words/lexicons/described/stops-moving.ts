import type { Language } from '../../../../../texts/languages.ts';

/** How people wish that letters stand still: "the words should stop bouncing". Patterns like those of topics. */
export const stopsMoving: Readonly<Record<Language, string>> = {
  en: '(stop|stops|quit|quits) (words|letters|text|captions|it|them|subtitles|from) (bouncing|jumping|hopping|moving|wiggling|shaking|wobbling|dancing|jiggling|popping), (words|letters|text|captions|subtitles) (hold|keep|stay|stand|sit)_still',
  es: '(palabras|letras|texto|subtítulos|letra) (dejen|deje|paren|pare)_de_(saltar|brincar|moverse|bailar|rebotar|temblar), no (salten|brinquen|bailen|muevan|reboten|tiemblen) (palabras|letras|texto|subtítulos)',
  fr: '(mots|lettres|texte|sous_titres) (arrêtent|arrête|cessent|arrêtent_un_peu)_de_(sautiller|sauter|bouger|danser|trembler|rebondir), (arrête|stop|arrêtez)_de_faire_(sauter|bouger|sautiller|danser)',
  de: '(wörter|buchstaben|text|schrift|untertitel) (aufhören|hören_auf|nicht_mehr|nicht_so) (hüpfen|springen|wackeln|tanzen|zappeln|bewegen|rumhüpfen|herumhüpfen), (gehüpfe|gezappel|gewackel|gehopse|rumgehüpfe|gewackle) (nervt|weg|aus|stört|ausschalten|abstellen|raus)',
  it: '(smettere|smettano|smetta|finiscano|smettessero) (di|parole|lettere|scritte|testo) (saltellare|saltare|ballare|muoversi|rimbalzare|tremare), (parole|lettere|scritte|testo) (ferme|fermo|fermi|stiano_ferme) $',
  pt: '(pararem|parem|parar|parassem)_de_(pular|saltar|mexer|dançar|tremer|quicar|balançar), (palavras|letras|texto|legendas) (paradas|parado|paradinhas) $',
  ru: '(слова|буквы|текст|надписи|субтитры) (перестали|перестанут|перестало|перестал|прекратили|прекратят) (прыгать|скакать|дёргаться|двигаться|плясать|мельтешить|трястись|шевелиться), (слова|буквы|текст|субтитры) не (прыгали|скакали|дёргались|двигались|плясали|прыгал|дёргался|шевелились)',
};
