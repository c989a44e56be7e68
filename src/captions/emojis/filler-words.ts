/** Words that carry no picture though CLDR knows them as keywords: «like», «on», «back», «right», «new», «no» … */
const fillers = new Set(
  (
    'all also and any are back bad been being best big but can cool could day did does done down end even ever every fine first for from fun get give go goes going good got great had has have her here him his how hot ' +
    'into its just keep know last left let like little long look lot made make man many maybe men mine more most much must need new next nice nope not now off okay old one ones only other our out over own part people person place put ' +
    'quick really right said same saw say see she should show side small some soon still stop such sure take tell than that the them then there these they thing things think this those time too top two under use very want was way week well went were what when where which who will with woman word work would yeah year yes yet you your ' +
    'bit bits boss break build call charge clean close cost cross cut cute dark deep die drive easy fan fast flat free fresh hard help high line light lights low mean means meant minus natural open order orders ordered pay personal plus point power present pretty private public receive rock roll room round save second send short silent slow soft sound speak spring square still strong super table talk third tired true turn turns ugly wild ' +
    'hay más muy bien bueno buena todo toda así aquí ahí allí cosa cosas día días hacer hace hecho ser estar está este esta eso esa ese uno una dos hombre mujer persona gente nuevo nueva gran grande mejor nada algo ' +
    'gut gute ganz sehr viel mehr mal neu neue groß klein mann frau mensch menschen person sache tag zeit machen macht gehen geht haben sein alle alles nicht nichts ' +
    'bon bonne bien tout toute très plus fait faire homme femme personne gens jour nouveau nouvelle grand petit chose rien ' +
    'bom boa bem tudo muito mais fazer homem mulher pessoa gente dia novo nova grande coisa nada ' +
    'buono bene tutto molto più fare uomo donna persona gente giorno nuovo nuova grande cosa niente'
  ).split(' '),
);

export function isFiller(word: string): boolean {
  const isLatin = /^[\p{Script=Latin}\p{N}'’]+$/u.test(word);
  return fillers.has(word) || (isLatin && word.length < 3);
}
