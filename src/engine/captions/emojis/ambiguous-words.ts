/**
 * Words that name an emoji in CLDR but mostly mean something else, by language: «sobre» is an envelope and «about»,
 * «train» a train and «in the course of», «ancora» an anchor and «again». Also words that are too general, like «man».
 */
const ambiguous: Record<string, string> = {
  en: 'watch pick train rock stop judge seat fly guard bear mate sake cricket seal ram bat bug foot man woman person',
  de: 'leiter krebs elf hahn junge bein kreuz blasen mann frau person',
  es:
    'sobre dado dados llama llamas obras busca buscas fuente fuentes pie fiscal lengua lenguas sal sales rosario pico ' +
    'mate joven guardia diana genio regla reglas hombre mujer persona',
  fr:
    'jean porte portes train trains garde gardes langue langues travaux montre ok reçu pièce pièces juge fil fils ' +
    'avocat avocats siège sièges page pages pique pile casque plume cage poule règle règles pêche stop short échelle ' +
    'adulte adultes homme femme',
  pt:
    'pena penas língua línguas fonte fontes lula guarda placa placas bala balas tênis cobra barata peru presente lima ' +
    'mala manga copo homem mulher pessoa',
  it:
    'ancora piano lingua squadra sale pagina tasso scala mosca genio pesca quotidiano vittoria grillo temporale rabbia ' +
    'lama porta letto filo guardia giudice ballerina cilindro sirena uomo donna persona',
  nl: 'rol bel das bot pet lift golf man vrouw persoon',
  ru: 'язык банка диск мужчина женщина человек',
  da: 'and bad får ske fly ben mand kvinde',
  nb: 'and bad får skip redd skriver fly mann kvinne person',
  sv: 'and get val tacka ben man kvinna person',
  fi: 'voi kieli mies nainen',
  hu: 'fog vár nap nyelv légy férfi',
  pl: 'strona język mężczyzna kobieta',
  uk: 'людина чоловік жінка',
  lt: 'vieta vyras moteris',
  ms: 'mata kaki jin lelaki perempuan',
  hi: 'पर आम कड़ी गोली व्यक्ति महिला पुरुष',
  bn: 'মুখ মহিলা পুরুষ',
  ko: '사람 여자 남자 가지 기타',
  ja: '男性 女性 大人',
  zh: '女人 男人 一点 说话 担心',
};

const words = new Map(Object.entries(ambiguous).map(([code, list]) => [code, new Set(list.split(' '))]));

/** Also true for Latin words of less than three letters. */
export function isAmbiguous(word: string, languageCode: string): boolean {
  const isLatin = /^[\p{Script=Latin}\p{N}'’]+$/u.test(word);
  return (words.get(languageCode)?.has(word) ?? false) || (isLatin && word.length < 3);
}
