import type { Language } from '../../../../../texts/languages.ts';

/** Why captions are wished in another language. Patterns like those of topics. */
interface TranslationReasons {
  /** “Put it in”, “subtitles in”: in the clause that names the language. */
  put: string;
  /** Those who are to read them: “my customers”, “doesn’t understand German”. */
  readers: string;
  /** “How do I change to”, before the name of a language. */
  howToSwitch: string;
}

export const translationReasons: Readonly<Record<Language, TranslationReasons>> = {
  en: {
    put: '(put|make|do|turn|have|want|need|change|switch|get) (in|into|to), (captions|subtitles|subs|text|words) in',
    readers:
      'customer*, client*, followers, audience, viewers, patients, colleagues, coworkers, (my|our|the) (team|staff|readers|subscribers|public), (doesnt|dont|cant|does_not|do_not|only) (understand|speak|speaks|read|reads)',
    howToSwitch: 'how (change|switch|set) to',
  },
  es: {
    put: '(pasa|pasalo|pasalos|pon|ponlo|ponlos|ponme|haz|hazlo|cambia|cambialo|quiero|necesito|mete) (en|al|a), (subtitulos|texto|letras|letra) (en|al)',
    readers:
      'client*, seguidores, publico, pacientes, colegas, companeros, (mi|nuestro|el) (equipo|personal), no_(entiende|entienden|habla|hablan|lee|leen), solo_(entiende|habla|hablan|lee)',
    howToSwitch: 'como (cambio|cambiar|cambia|pongo|paso) (a|al|en)',
  },
  fr: {
    put: '(mets|mettre|mettez|passe|passer|fais|faire|veux|voudrais|change) (en), (sous_titres|texte|mots) en',
    readers:
      'client*, abonnes, public, patients, collegues, (mon|notre|l) (equipe|audience), (comprend|comprennent|parle|parlent|lit)_pas, (comprend|parle|parlent)_que',
    howToSwitch: 'comment (changer|passer|mettre|change) (en|au)',
  },
  de: {
    put: '(mach|mache|setz|stell|will|brauch|brauche|möchte|hätte|schreib) (auf|in|ins), (untertitel|schrift|text) (auf|in)',
    readers:
      'kund*, follower*, publikum, zuschauer*, patient*, kollegen, kolleginnen, (mein|unser|das) (team|personal), (versteht|verstehen|spricht|sprechen|kann|liest)_(kein|nur|bloß)',
    howToSwitch: 'wie (umstellen|wechseln|stelle|stell|umschalten|wechsle) (auf|zu)',
  },
  it: {
    put: '(metti|mettili|mettimi|passa|passalo|fai|fammi|cambia|voglio|vorrei) (in|al|allo), (sottotitoli|testo|scritte) in',
    readers:
      'client*, pubblico, follower, pazienti, colleghi, (mio|nostro|la_mia|la_nostra) (team|squadra|personale), non_(capisce|capiscono|parla|parlano|legge), (capisce|parla|parlano)_solo',
    howToSwitch: 'come (cambio|cambiare|passo|passare|metto) (in|all|al)',
  },
  pt: {
    put: '(passa|passe|poe|ponha|coloca|coloque|bota|faz|faca|muda|mude|quero|preciso) (em|no|pro|para|pra), (legenda|legendas|texto|letras) em',
    readers:
      'client*, seguidores, publico, pacientes, colegas, (minha|nossa|meu|nosso) (equipe|equipa|pessoal), nao_(entende|entendem|fala|falam|le), so_(entende|fala|falam)',
    howToSwitch: 'como (mudo|mudar|troco|trocar|coloco|muda) (para|pro|pra|em)',
  },
  ru: {
    put: '(сделай|сделайте|поставь|поставьте|дай|дайте|хочу|нужны|нужно|напиши|переведи) (на|по), (субтитры|титры|текст) (на|по)',
    readers:
      'клиент*, подписчик*, зрител*, публик*, пациент*, коллег*, (моя|наша|у_нас) (команда|бригада|персонал), не_(понимает|понимают|говорит|говорят|читает|знает), только_(понимает|говорит)',
    howToSwitch: 'как (поменять|сменить|переключить|переключиться|перейти|сделать) на',
  },
};
