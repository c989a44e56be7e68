import type { Language } from '../../../../../texts/languages.ts';

/**
 * Verbs, and other words that corrections hang on, as people misspell them: `right:wrong/wrong`, `_` is a blank. None of the wrong ones is a
 * word of its own.
 */
export const misspelledVerbs: Readonly<Record<Language, string>> = {
  en: 'change:chnage/chage/cahnge replace:repalce/relpace/replase/replce correct:corect/corrct/correkt should:shoud/shuld/sould/shuold instead:insted/instaed/intead/insteed spelled:speled/spellt/speld spelt:spellt written:writen/writtin/writtn said:siad/sayd means:meens/meanes supposed:suposed/spose called:caled/calld remove:remov/remvoe/romove wrong:rong/worng/wrng missing:mising/missin/misssing',
  es: 'dije:dige/dixe/dijee escribe:escrive/eskribe/escrbe dice:dise/dize debe:deve/debbe debería:deveria/devería cambia:canbia/kambia/camvia corrige:corrije/korrige/corige reemplaza:remplaza/reenplaza/remplasa llama:yama/llma diga:diha sustituye:sustitulle/substituye quita:kita/quitaa ponga:ponqa sino:cino equivocado:ekivocado/equibocado falta:fata/flata',
  fr: "s'appelle:sapel/sapelle/sappel/sapele/s'appel/s'apelle/s'appele/apelle appelle:apelle/appele s'écrit:sécri/s'écri écrit:écri remplace:ramplace/remplasse/rempace change:chanje/chenge corrige:corige/corrije/corrig doit:doi devrait:devrai manque:menque/manke faut:fo supprime:suprime",
  de: 'heisst:heist/heißd/heisd/hiesst/heißst heissen:heisen/haißen/heisn schreibt:schreibd/shreibt/schreipt schreib:schreip/scheib geschrieben:geschriben/geschreibn/gschrieben/geschrieb ersetze:ersätze/ersezte ändere:endere/äntere/änderre statt:stat anstatt:anstat sondern:sonndern/sondan muss:mus korrigiere:korigiere/korrigire/korregiere/koregiere falsch:flasch/falsh/valsch richtig:richtich/richtg lauten:lautn gesagt:gesakt/gesgat fehlt:felt/fehld/fält',
  it: 'scrive:srive/scrve/iscrive chiama:ciama/kiama/chaima dice:dicie/dise detto:deto invece:in_vece/invecce/invice correggi:coreggi/corregi/coregi sostituisci:sostituischi/sostuisci/sostitusci cambia:canbia/cambbia deve:dev dovrebbe:dovrebe/dovreppe sbagliato:sbaliato/sballiato/sbagiato anziché:anzi_che scritto:scrito/schritto togli:tolgi/toli manca:manka',
  pt: 'chama:xama/chma escreve:iscreve/escrev/escreeve disse:dise/dissi corrige:corrije/corije/corige troca:troka substitui:substitue/subistitui/sustitui deve:devi deveria:diveria/deviria errado:erado/herrado invés:envez/invez falei:flei/faley correto:coreto certo:serto falta:fauta/flata faltou:fautou tira:tirra muda:mudda',
  ru: 'исправь:исправ/исправте/испарвь исправьте:исправте/исправти замени:замини/зомени/замнеи замените:замините поменяй:поминяй/поменяи вместо:вместа/вмест пишется:пишеться/пишетса/пишиться/пишится называется:называеться/называетца/назвается правильно:правельно/правилно/правльно неправильно:неправельно/не_правильно должно:долно/дожно/должн сказал:скозал/сказл сказала:скозала зовут:завут/зовуут надо:нада нужно:нужн написано:написсано/напсано убери:убири/уберы',
};
