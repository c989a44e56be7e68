import type { Language } from '../../../../../texts/languages.ts';

/**
 * How people ask whether captions cover something, or an app covers them: “does it cover my hands?” Patterns like those of topics, in a sentence
 * with a question mark.
 */
export const coveredQuestions: Readonly<Record<Language, string>> = {
  en: '(does|do|will|would|wont|doesnt|dont|did|could|might|gonna|going_to) (cover|hide|block|overlap|obscure), (is|are|isnt|arent|will|gonna|going_to|does) (covering|hiding|blocking|overlapping|obscuring|cover_up|in_the_way|in_front_of|on_top_of|get_in_the_way), & (buttons|description|icons|text|caption) (will|do|does|would|wont|dont) (cover|hide|block|overlap)',
  es: '(tapa|tapan|tapara|taparan|tapaba|tape|tapen|tapar|taparme|cubre|cubren|cubrira|cubriran|cubrir|oculta|ocultan|ocultara|estorba|estorban|estorbara), (va|van) (tapar|cubrir|ocultar|estorbar)',
  fr: '(cache|cachent|cachera|cacheront|cacher|couvre|couvrent|couvrira|couvrir|recouvre|recouvrent|recouvrira|recouvrir|masque|masquent|masquera|masqueront|masquer|gene|genent|genera)',
  de: '(verdeckt|verdecken|verdeckst|uberdeckt|uberdecken|bedeckt|bedecken|versperrt|versperren|verbirgt|verbergen|überlappt|überlappen|im_weg)',
  it: '(copre|coprono|coprira|copriranno|coprire|coprirmi|nasconde|nascondono|nascondera|nasconderanno|nascondere|impalla|impallano|ostruisce)',
  pt: '(tapa|tapam|tape|tapem|tapar|tampa|tampam|tampar|cobre|cobrem|cobrir|cubra|esconde|escondem|esconder|atrapalha|atrapalham|atrapalhar)',
  ru: '(закроет|закроют|закрывает|закрывают|закроется|закрываются|закрываться|закрывать|перекроет|перекроют|перекрывает|перекрывают|заслонит|заслонят|заслоняет|заслоняют|загородит|загораживает|загораживают|перегородит|накроет|накроют)',
};

/** Words by which a question complains, or wishes: “why do they cover my face?” */
export const complainingQuestions: Readonly<Record<Language, string>> = {
  en: '(why|hows|how_come|what_for|still|always|again)',
  es: '(por_que|porque|para_que|siempre|otra_vez)',
  fr: '(pourquoi|toujours|encore)',
  de: '(warum|wieso|weshalb|immer|schon_wieder|damit)',
  it: '(perche|come_mai|sempre|di_nuovo)',
  pt: '(por_que|porque|porq|pq|sempre|de_novo)',
  ru: '(почему|зачем|отчего|всегда|опять|снова|чтобы|чтоб)',
};
