import type { Language } from '../../../../../texts/languages.ts';

/** Words, separated by blanks, around a title in a message that says more than that. */
export interface TitleRequestWords {
  /** Every form of the word "title", where it cannot mean anything else. */
  title: string;
  want: string;
  /** That an action is asked for: as a verb at the end of a sentence, too. */
  write: string;
  and: string;
  /** "Warm Bees as a heading" */
  as: string;
  /** What a message has behind everything. */
  thanks: string;
  remove: string;
  /** Before the word "title": that there is none yet. */
  one: string;
  /** Before a title that the person names: "the name of my shop is". */
  saying: string;
  name: string;
  /** "with the words" */
  words: string;
  /** Behind the word "title": "should be". */
  must: string;
  /** First in a question. */
  ask: string;
  /** In a question that asks for an action: "can it stay". */
  can: string;
  /** Between "title" and its words: "the title is". */
  be: string;
  not: string;
  /** Without a meaning of their own: "then". */
  particle: string;
}

export const titleRequestWords: Readonly<Record<Language, TitleRequestWords>> = {
  en: {
    title: 'title titles headline headlines heading headings',
    want: "i'd id would want wants wanted need needs fancy love",
    write:
      'make create put puts add adds write type stick slap pop whack chuck give insert place show display get include have has',
    and: 'and but then plus also',
    as: 'as for',
    thanks: 'please pls plz thanks thank thx ta cheers mate bro dear lol',
    remove: 'remove delete drop lose ditch no without hide off away rid out scrap kill bin',
    one: 'a an any another some',
    saying: 'saying says say reads reading called named',
    name: 'name',
    words: 'words wording text',
    must: 'should must shall',
    ask: 'can could does do how where will would possible what about why who when which',
    can: 'can could may make let',
    be: "is was its it's it’s means meant",
    not: 'not',
    particle: 'then well so ok okay just now please that this again actually after',
  },
  es: {
    title: 'título títulos titulo titulito titular titulares encabezado rótulo rótulos rotulito letrero',
    want: 'quiero quisiera quería gustaría necesito querría falta',
    write:
      'pon ponle ponme poner ponerle ponga pongan pongas póngale póngame pónle mete métele agrega agregar agrégale añade añadir añádele escribe escribir escriba echa échale coloca colocar incluye incluir',
    and: 'y e pero luego además',
    as: 'como de tipo',
    thanks: 'gracias porfa porfavor porfis favor plis',
    remove: 'quita quitar quite quítale borra borrar elimina eliminar sin saca sacar fuera elimínalo',
    one: 'un algún otro',
    saying: 'diga dice ponga llama llame llamado titulado',
    name: 'nombre',
    words: 'palabras texto frase',
    must: 'debe debería tiene',
    ask: 'puede puedes podrías podría pueden se cómo dónde sabes hay qué',
    can: 'puede puedes podría podrías',
    be: 'es era sea',
    not: 'no',
    particle: 'entonces pues ya ese este ahora vale bueno mejor final otra vez',
  },
  fr: {
    title: 'titre titres intitulé intitulés',
    want: "veux voudrais voudrait aimerais aimerait j'aimerais aimé faudrait souhaite besoin voulais",
    write:
      'mets mettre mettez mettrait mettriez ajoute ajouter ajoutez rajoute rajouter rajoutez écris écrire écrivez colle coller inscris inscrire affiche afficher insère insérer',
    and: 'et mais puis',
    as: 'comme en genre',
    thanks: 'merci stp svp plaît',
    remove:
      'enlève-le enlevez-le supprime-le retire-le vire-le enlève enlever enlevez supprime supprimer retire retirer sans vire virer dégage',
    one: 'un des autre',
    saying: "marqué dire dit disant dise appelle s'appelle appelé genre intitulé",
    name: 'nom',
    words: 'mots texte',
    must: 'doit devrait',
    ask: 'est-ce peut peux pouvez pourriez pourrais comment où possible faire',
    can: 'peut peux pouvez pourrait pourrais',
    be: "est était c c'est c’est",
    not: 'pas',
    particle: "alors donc ce du bon il qu'il finalement plutôt",
  },
  de: {
    title: 'titel titeln überschrift überschriften headline schlagzeile',
    want: 'will möchte möcht hätt hätte hätten gern gerne wünsche brauche brauch fehlt wollte',
    write:
      'schreib schreibe schreiben schreibt hinschreiben draufschreiben reinschreiben setz setze setzen setzt einsetzen pack packen packt hinpacken draufpacken reinpacken mach mache machen macht hinmachen draufmachen reinmachen füge hinzufügen einfügen einblenden blende ergänze ergänzen knall klatsch hau tu tun hintun hinkriegen hinbekommen draufkriegen draufbekommen reinkriegen reinbekommen kriegen bekommen leg zeig zeigen geben gib stellen nimm nehmen',
    and: 'und aber dann sowie',
    as: 'als',
    thanks: 'bitte danke dankeschön mal lieb merci hin drauf drüber rein dazu dran',
    remove: 'entferne entfernen lösche löschen weg ohne kein keine keinen raus rausnehmen wegmachen',
    one: 'ein eine einen nen ne n ein',
    saying: 'heißt heißen lautet lauten namens steht',
    name: 'name namen',
    words: 'text worten wörtern',
    must: 'soll sollte muss',
    ask: 'kann kannst können könnt könnten könntest geht gehen wo wie gibt ginge machst was',
    can: 'kann kannst könnte könntest soll',
    be: 'ist war wäre',
    not: 'nicht',
    particle: 'dann doch wieder halt eben jetzt also so den diesen dass er es damit',
  },
  it: {
    title: 'titolo titoli titoletto intestazione titolino',
    want: 'vorrei voglio volevo vorremmo piacerebbe serve servirebbe grata grato',
    write:
      'metti mette mettete mettere mettici mettimi metta mettesse mettessi mettiamo aggiungi aggiungere aggiunga scrivi scrivere scriva inserisci inserire inserisca piazza piazzi',
    and: 'e ed ma poi',
    as: 'come da tipo',
    thanks: 'grazie favore piacere',
    remove: 'togli togliere tolga rimuovi elimina cancella senza leva levare via leviamo togliamo',
    one: 'un altro qualche dei',
    saying: 'dica dire dice scritto detto intitolato chiama chiami',
    name: 'nome',
    words: 'parole testo frase',
    must: 'deve dovrebbe',
    ask: 'si può puoi potresti potrebbe come dove possibile sapete sai',
    can: 'può puoi potrebbe potresti',
    be: "è era e'",
    not: 'non',
    particle: 'allora quindi pure quel questo adesso ora anzi invece',
  },
  pt: {
    title: 'título títulos titulo titulinho titulozinho cabeçalho manchete',
    want: 'quero queria gostaria preciso falta queremos',
    write:
      'põe poe pôr por ponha ponham coloca colocar coloque bota botar bote adiciona adicionar adicione escreve escrever escreva mete meter insere inserir',
    and: 'e mas depois também',
    as: 'como de tipo',
    thanks: 'favor pfv pf obrigado obrigada valeu brigada',
    remove: 'tira tirar tire remove remover apaga apagar sem fora retira retirar',
    one: 'um algum outro uns',
    saying: 'dizendo dizer diz diga escrito chama chamado chame',
    name: 'nome',
    words: 'palavras texto frase',
    must: 'deve deveria tem',
    ask: 'pode podes dá vc você sabe como onde tem consegue será',
    can: 'pode podes poderia consegue',
    be: 'é era seria',
    not: 'não nao',
    particle: 'então entao esse este agora pois melhor afinal',
  },
  ru: {
    title: 'заголовок заголовка заголовки заголовком заголовке заголовку заголовков заголовочек',
    want: 'хочу хочется хотелось хотел хотела нужен нужно надо',
    write:
      'напиши напишите написать сделай сделайте сделать добавь добавьте добавить поставь поставьте поставить вставь вставьте вставить допиши',
    and: 'и но потом а',
    as: 'как типа вроде',
    thanks: 'пожалуйста спасибо плиз',
    remove: 'убери уберите удали удалите без убрать долой уберём',
    one: 'какой-нибудь',
    saying: 'написано называется текстом словами надписью',
    name: 'название',
    words: 'слова текст',
    must: 'должен должно',
    ask: 'можно можете можешь умеете умеешь как где есть ли',
    can: 'можно можете можешь',
    be: 'это был',
    not: 'не',
    particle: 'тогда уже этот ладно теперь вообще всё-таки лучше обратно',
  },
};
