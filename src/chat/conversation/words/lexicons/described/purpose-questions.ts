import type { Language } from '../../../../../texts/languages.ts';

/** How people ask what the highlight is for, in a question that names it or a colour: “what is the yellow for?” Patterns like those of topics. */
export const purposeQuestions: Readonly<Record<Language, string>> = {
  en: '(what|whats) for $, what_for, what (mean|means|meaning|supposed_to), (whats|what_is)_the_(point|purpose|idea|use), why (one|some|each|single|every|certain) (word|words), why (jump|jumps|jumping|hop|hops|hopping|moving|move|moves|wander|flash|flashing)',
  es: '(para|pa)_que (es|sirve|sirven|esta|estan|son|ese|el), que (significa|significan|quiere_decir), por_que (una|cada|algunas|unas|la|ciertas) (palabra|palabras), por_que (salta|saltan|brinca|mueve|parpadea)',
  fr: 'a_quoi (sert|servent|ca_sert), sert_a_quoi, (que|quoi) (veut_dire|signifie), pourquoi (un|le|certains|chaque|des|les|seulement) (mot|mots), pourquoi (saute|sautille|bouge|clignote), c_est_quoi (ce|le|cette)',
  de: '(wofür|wozu), wo_für, was (bedeutet|bedeuten|soll), (warum|wieso|weshalb) (ein|einzelne|manche|jedes|immer_ein|nur_ein) (wort|wörter|worte), (warum|wieso|weshalb) (springt|hüpft|wandert|blinkt)',
  it: '(a_che|a_cosa|che_cosa) (serve|servono), (che|cosa) (significa|vuol_dire|significano), perche (una|ogni|alcune|la|certe|qualche) (parola|parole), perche (salta|saltella|lampeggia|si_muove), (cos|che_cos)_e (quel|quello|il|questo)',
  pt: '(para|pra|pro)_que (serve|servem|e|esse), serve_(para|pra)_que, que (significa|quer_dizer), por_que (uma|algumas|cada|a|certas) (palavra|palavras), por_que (pula|salta|pisca|mexe)',
  ru: '(зачем|для_чего|к_чему), что (значит|означает|обозначает), почему (одно|некоторые|каждое|отдельные) (слово|слова), почему (прыгает|скачет|мигает|бегает)',
};
