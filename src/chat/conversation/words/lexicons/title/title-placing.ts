import type { Language } from '../../../../../texts/languages.ts';

/** How people ask for words at the top or at the beginning without the word "title"; words are separated by blanks. */
export interface TitlePlacing {
  /** What carries written words and is no part of the captions: "banner". */
  carrier: string;
  /** What the captions are, too: "text". */
  text: string;
  /** What people have written there: "price", "phone number". */
  facts: string;
  /** Verbs that show something. */
  show: string;
  /** Verbs that only words can have, where they ask for something. */
  write: string;
  /** Where they tell what is there. */
  says: string;
  /** Without a meaning of their own here. */
  small: string;
  /** First in a message that asks or tells about something else. */
  asks: string;
  /** Where and how long it stands, and how large: regular expressions for folded words. */
  places: string;
}

export const titlePlacing: Readonly<Record<Language, TitlePlacing>> = {
  en: {
    carrier: 'banner sign label heading headline title intro header inscription',
    text: 'text words caption lettering',
    facts:
      'price prices address phone number telephone mobile website site handle date dates time hours shop business company channel name event offer slogan contact details insta instagram topic subject',
    show: 'appear appears show shows come comes pop stand be is flash display have',
    write: 'write writes type say read',
    says: 'says written reads reading saying',
    small:
      'hook get can could you please pls plz i i’d i’ll we me my our your the a an some it its that this of in on at to with for and so just also there would will like want wants need should have has be is put add do big large bold huge little small nice up let maybe perhaps actually first quick ok okay hey hi',
    asks: 'why how what who when which where did does whats',
    places:
      '(?:right |just |only |all |up )?(?:at|on|across|along|in|over|to) the (?:very |start |)(?:top|start|beginning|front|opening)(?: of (?:it|the (?:video|clip|vid)))?|up (?:top|there)|on top(?: of (?:it|the video))?|(?:above|over|on|across) (?:it|the (?:video|clip|vid|picture|screen))|(?:for |in |during |only |just )*the first (?:few |couple of |\\d+ |two |three |five )?(?:seconds?|secs?|moments?|bit)|(?:as|for) (?:an? |the )?(?:intro|opener|opening)|in (?:big|large|bold|huge|capital) (?:letters|writing|text|type|font)|(?:nice and )?(?:big|large)',
  },
  es: {
    carrier: 'letrero cartel cartelito rótulo banner encabezado título titular cabecera',
    text: 'texto palabras frase leyenda',
    facts:
      'precio precios dirección teléfono número móvil celular web página fecha horario tienda negocio empresa canal nombre evento oferta lema contacto instagram insta tema',
    show: 'salga salir aparezca aparecer muestre mostrar sale muestra sea ser haya esté tenga vaya ir lleve',
    write: 'escribe escribir escribas escriba diga decir ponga pongas',
    says: 'dice escrito',
    small:
      'gancho puedes podrías puede podría quiero quisiera querría gustaría necesito me le se te que de del la el lo los las un una unos mi mis su tu nuestro por favor porfa y con en al a para tipo pon ponle ponme poner agrega agrégale añade añádele mete coloca haz hazme bien grande más así como tiene debe debería ser es sea hay también solo oye hola vale',
    asks: 'porqué quién quien cuándo cuando cuál cual dónde donde',
    places:
      'arriba(?: del todo| de todo| del video)?|encima(?: del video| de todo| de las imagenes)?|en la parte (?:de arriba|superior|alta)|en lo alto|(?:justo )?(?:al|en el) (?:puro )?(?:principio|comienzo|inicio)(?: del video| del todo)?|(?:en|durante|por|solo) los primeros (?:\\d+ |tres |cinco |dos |pocos )?segundos|(?:a|en) (?:lo )?grande|en letras? grandes?|bien grande|de (?:entrada|intro)|como intro',
  },
  fr: {
    carrier: 'bandeau bannière panneau pancarte titre intitulé entête en-tête inscription',
    text: 'texte mots phrase',
    facts:
      'prix tarif tarifs adresse téléphone tel tél numéro num portable site date dates horaires heure boutique magasin société chaîne nom événement offre slogan contact insta instagram sujet thème',
    show: 'apparaître apparaisse apparaît voir montre montrer avoir ait aie soit affiché passe passer',
    write: 'écris écrire écrivez marque marquer inscris inscrire note noter noté dise dire',
    says: 'écrit écrite marqué marquée inscrit inscrite',
    small:
      'accroche tu peux pouvez pourrais pourriez on peut je j veux voudrais aimerais aimerait voudrait faudrait faut il y qu que qui a ait d de du des le la les l un une mon ma mes notre nos ton avec et en au à pour par mets mettre mettez ajoute ajouter rajoute rajouter fais faire faites gros grosse grand grande petit petite joli doit devrait être est ce c stp svp s te plaît vous me moi bien aussi juste genre salut bonjour ok finalement',
    asks: 'pourquoi comment quoi qui quand quel quelle où combien',
    places:
      'tout en haut|en haut(?: de (?:l image|la video|l ecran))?|(?:au|par) dessus(?: de (?:la video|l image|tout))?|au (?:tout )?debut(?: de la video)?|en (?:intro|introduction|ouverture|entete)|(?:pendant|pour|dans|durant|sur|juste|que) les (?:\\d+ |trois |cinq |quelques )?premieres secondes|en (?:tres )?(?:gros|grand)(?: caracteres)?(?: bien visible)?|en grosses lettres|en (?:grandes )?lettres capitales',
  },
  de: {
    carrier: 'hook aufhänger banner schild schriftzug titel überschrift headline aufschrift einblendung',
    text: 'text worte satz spruch',
    facts:
      'preis preise adresse telefon telefonnummer handynummer nummer handy webseite website seite datum termin uhrzeit öffnungszeiten laden firma geschäft kanal name namen event veranstaltung angebot motto kontakt insta instagram thema',
    show: 'erscheinen erscheint auftauchen kommen kommt eingeblendet einblenden blende blend ein zeig zeigen sein werden haben geben',
    write:
      'schreib schreibe schreiben schreibt hinschreiben draufschreiben reinschreiben drüberschreiben stehen drinstehen draufstehen heißen lauten',
    says: 'steht geschrieben',
    small:
      'kannst könntest du sie können könnten ich wir will möchte hätte hätt gern gerne brauche soll sollte muss nimm nehmt nehme da dort es das der die den dem mein meine meinen unser unsere unseren unserem unserer ein eine einen nen ne noch mal bitte und mit von vom in im für zu zum hin rein drauf dran mach machen mache pack packen setz setzen füge tu tun nimm nehmen als groß große großen dick fett kurz auch nur dann doch mir uns hallo hi ok also lieber oben',
    asks: 'warum wieso wie was wer wann welche welcher wo woher',
    places:
      '(?:ganz |gleich |direkt |nur )?(?:am|zu|zum|ganz am) (?:anfang|beginn|start)(?: (?:vom|des) videos?)?|(?:ganz |nach |da )?oben(?: (?:hin|rein|drauf|druber|dran|drin))?|(?:oben ?)?(?:druber|daruber|drauf|rauf)(?: rein)?|uber (?:das|dem|dem ganzen|s) (?:video|bild|ganze)|obendruber|(?:fur |in |wahrend |nur )*(?:die|den) ersten (?:\\d+ |paar |drei |funf )?sekunden|als (?:intro|einstieg|aufmacher)|(?:schon )?in (?:gro(?:ss|ß)(?:er schrift|en buchstaben)|fett)',
  },
  it: {
    carrier: 'striscione banner cartello scritta titolo intestazione etichetta targhetta',
    text: 'testo parole frase',
    facts:
      'prezzo prezzi indirizzo telefono numero cellulare sito data orario orari negozio ditta azienda canale nome evento offerta slogan contatto contatti insta instagram argomento tema',
    show: 'compaia comparire appaia apparire appare compare esca uscire mostra mostrare fosse sia vedere avere abbia stia',
    write: 'scrivi scrivici scrivere scriva scriviamo dica dire leggere legga',
    says: 'scritto scritta',
    small:
      'hook gancio puoi potresti può potrebbe vorrei voglio mi serve ci si che di del della il lo la i gli le l un uno una mio mia miei nostro tuo per favore e con in al all a tipo metti mettere mettici mettimi aggiungi aggiungere inserisci fai fare grande grosso bello bella deve dovrebbe essere è ciao ok anche solo poi pure come piacerebbe me',
    asks: 'perché cosa chi quando quale dove quanto',
    places:
      '(?:proprio |tutto )?in (?:alto|cima)(?: al video)?|(?:li |qui )?sopra(?: (?:al|il|tutto il) (?:video|filmato)| l immagine| a tutto)?|(?:subito |proprio )?all ?inizio(?: del video)?|in apertura|come (?:intro|apertura)|(?:per|nei|durante|solo|i) (?:i )?primi (?:\\d+ |tre |cinque |pochi )?secondi|in grande|(?:bello |ben )?grande|a caratteri (?:grandi|cubitali)|in lettere grandi',
  },
  pt: {
    carrier: 'faixa placa letreiro banner título cabeçalho manchete tarja',
    text: 'texto palavras frase dizeres',
    facts:
      'preço preços endereço morada telefone fone número celular telemóvel zap whatsapp site data horário loja empresa negócio canal nome evento oferta lema contato contacto insta instagram arroba tema assunto',
    show: 'apareça aparecer aparece saia sair mostre mostrar mostra esteja fique ficar tenha ter seja ser',
    write: 'escreve escrever escreva diga dizer dizendo',
    says: 'escrito escrita diz',
    small:
      'gancho dá pra para pode podes poderia consegue você vc quero queria gostaria preciso que de do da dos o a os as um uma meu minha meus nosso seu por favor pf pfv e com em no na ao tipo coloca colocar coloque põe pôr bota botar mete ponha adiciona faz fazer faça bem grande deve tem ser é tudo também só aí lá oi olá ok me escrito pequeno',
    asks: 'porque qual quem quando onde cadê quanto',
    places:
      '(?:la |bem |ali |aqui )?(?:em|por|la em|de) cima(?: do video| de tudo)?|no (?:topo|alto)(?: do video)?|(?:la |bem |logo )?no (?:comec(?:o|inho)|inicio)(?: do video)?|na (?:abertura|entrada|parte de cima)|de (?:abertura|entrada)|como intro|(?:nos|por|durante|so) (?:os )?primeiros (?:\\d+ |tres |cinco |poucos )?segundos|(?:bem )?(?:em )?grande(?:s)?|em letras? grandes?',
  },
  ru: {
    carrier: 'хук плашку плашка баннер вывеску табличку надпись надписью заголовок заголовком шапку шапка',
    text: 'текст текстом фразу слова словами подпись',
    facts:
      'цену цена цены адрес телефон телефончик номер сайт дату дата время часы магазин магазина фирмы канал канала название имя акцию акция слоган контакты инсту инстаграм ник тему тема',
    show: 'появится появилось появлялось появляется высветится будет было была висит висело покажи показать сделай сделайте',
    write: 'напиши напишите написать подпиши подпишите подписать напишем',
    says: 'написано написал',
    small:
      'можешь можете можно хочу хотела хотел хочется нужен нужна нужно надо чтобы чтоб пусть мне мой моя мои мою наш нашу нас и с со в на для из добавь добавьте добавить поставь поставьте вставь сделай сделайте помести размести крупно крупный большой большими большую должен быть типа такой такую еще ещё пожалуйста плиз там тут прямо сразу только привет ок ладно а ну как',
    asks: 'почему зачем что кто когда какой где сколько',
    places:
      '(?:на самом |в самом |прямо )?(?:верху|наверху|вверху|сверху|наверх|вверх|поверх(?: видео| картинки| всего)?)|в (?:самом )?начале(?: видео| ролика)?|(?:на|в) (?:самый )?верх(?:ней части)?|над (?:видео|картинкой)|(?:на |в |только |первые )*(?:первые|первых) (?:\\d+ |несколько |пару |три |пять )?секунд(?:ы|ах)?|(?:большими|крупными) буквами|крупно|как (?:интро|заставку|заставка)|на заставке',
  },
};
