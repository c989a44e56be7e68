import type { Language } from '../../../../../texts/languages.ts';

/** Words, separated by blanks, of which messages consist that say yes to the picture that was shown. */
export interface GoAheadWords {
  /** One of them says that the video is to be made. */
  go: string;
  /** Without a meaning of their own here. */
  other: string;
  /** Patterns like those of topics: orders to make it as it is, with whatever stands around them. */
  orders: string;
  /** Words beside a yes that say it was said before: "yes, that's what I told you". */
  insisting: string;
  /** Words by which people have done what was offered: "turn them on", "put it there". */
  doing: string;
  /** One-word answers to "the words, or how they look?": of the words, and of the look. */
  ofWords: string;
  ofLook: string;
}

export const goAheadWords: Readonly<Record<Language, GoAheadWords>> = {
  en: {
    go: 'go do make render ship send finish finalize finalise proceed continue start take use apply confirm confirmed approved run roll bake burn export create produce generate build deliver',
    other:
      'ahead on it this that these those one the a as in of with for at and so then like just now right here how please pls plz ok okay k kk yes yep yeah yea ya yup sure alright fine good great perfect perfecto perf nice cool awesome love lovely sweet dope sick fire lit amazing beautiful much better way looks look is its it’s im i’m was picture pic photo image preview version last shown showed see saw see exactly lets let us me my u you can could will would want wanna id i i’d ll video vid clip thing thanks thank thx ty lgtm all set ready there bro dude man n em whatever already anyway just mate final number option choice answer',
    orders:
      'just_(make|render|send|finish|do)_it $, (make|render|finish|do|send)_(it|that|this) (n|and|an)_(send|make|finish|ship|render) (it|$), (make|render|send|finish|do|leave)_(it|that|the_video)_(as_it_is|as_is|like_that|like_this|already|anyway) $, ^ (just|so|please|then|whatever)_(make|render|send|finish|do)_(it|that)',
    insisting: 'said say told tell asked keep saying meant mean thats what already before obviously course',
    doing: 'turn switch put set add use enable activate go do make pick choose take on them it',
    ofWords: 'word words text spelling letters names name wording writing content wrong',
    ofLook: 'look looks style styling colour colours color colors font size design appearance how they look',
  },
  es: {
    go: 'hazlo hágalo haga haz hacelo hacé hacer dale dalee vamos adelante genera genéralo genere generar mándalo mándamelo mándemelo mándame manda mandarlo mandamela envíalo envíamelo envíe enviar envía procede proceda proceder termina termínalo termine terminar saca sácalo sáquelo monta móntalo prepara prepáralo va renderiza renderízalo aprobado apruebo confirmo confirmado tira échale',
    other:
      'así asi vale ya pues venga bueno buenísimo bien muy más que es esa ese eso esta este esto la el lo las los un una de en con como cómo se ve veo foto imagen última último de mostraste enseñaste está queda quedó perfecto perfecta genial guay bonito bonita chido chida padre bacán chévere excelente estupendo fenomenal ok okay okey oki sí si claro favor porfa porfi gracias me gusta encanta entonces ahora mismo tal cual por a mi vídeo video versión lista listo final y todo che tío wey güey número opción respuesta',
    orders:
      'dale_(que|ya|pues|nomas), (hazlo|mandalo|generalo|sacalo|hagalo|dejalo_y_hazlo)_(asi|ya|igual|como_esta|tal_cual|pues) , ^ (hazlo|mandalo|dale) $',
    insisting: 'dije dijo digo decia dicho eso lo que es te ya he estoy diciendo hombre mujer',
    doing:
      'pon ponlo ponla ponlos ponlas ponme ponmelo póngalo póngala póngalos actívalo actívala actívalos actívalas activa enciéndelo enciéndelos enciende hazlo hágalo dale úsalo úsala usa agrégalo agrégalos añádelo añádelos cámbialo',
    ofWords: 'palabra palabras texto letra letras nombre nombres ortografía',
    ofLook: 'aspecto estilo color colores tamaño fuente diseño cómo se ven apariencia',
  },
  fr: {
    go: 'go vas-y allez-y vas allez fais fait faites lance lancez envoie envoies envoyez génère générez genere termine terminez valide validez validé validée continue continuez procède procédez finalise finalisez sors sortez balance balancez prends prenez rends rendez garde-la',
    other:
      'y comme ça ca cela c est cest c’est celle celui celle-là celle-ci là la le les l ainsi alors bon bonne bien très super parfait parfaite parfaitement nickel top génial géniale cool impeccable excellent magnifique joli jolie beau belle ok okay d daccord d’accord oui ouais ouep voilà exactement tel telle quel quelle la photo image dernière dernier que tu as vous avez montré montrée sur dans en de du a à et maintenant tout suite s il te vous plaît plait s’il stp svp merci moi me vidéo video version je j aime adore prends pour donc va numéro option choix réponse',
    orders:
      '(fais|faites|lance|lancez|envoie|envoyez)_(le|la)_(comme_ca|tel_quel|telle_quelle|quand_meme|maintenant), (fais|faites|lance|lancez|envoie|envoyez)_comme_(ca|c_est|cela) $, vas_y_(comme_ca|lance|envoie|fais)',
    insisting: 'dis dit disais ai ce que c est bien te vous déjà répète mais',
    doing:
      'mets mets-le mets-la mets-les mettez mettez-le mettez-la mettez-les active active-le active-la active-les activez activez-le activez-la activez-les allume allume-les fais fais-le faites-le ajoute ajoute-le ajoute-les ajoutez utilise utilise-le prends-le les',
    ofWords: 'mot mots texte lettres noms nom orthographe paroles',
    ofLook: 'apparence aspect style couleur couleurs taille police allure look',
  },
  de: {
    go: 'mach machs machen mache los rendern rendere render fertig fertigstellen fertigmachen erstellen erstelle erzeugen erzeuge schick schicks schicken schicke senden sende sende leg nimm nehmen nehme verwenden verwende weiter loslegen starten starte ausgeben abschicken passt freigegeben bestätige bestätigt gekauft übernehmen übernimm',
    other:
      'es das dies dieses diese den die der dem so genau wie auf im in am an zu ist war letzten letztes letzte bild foto vorschau gezeigt zeigt sehen seht zu mir mich uns ich du sie bitte bittschön ja jo jup jep jepp joa klar gern gerne gut sehr super toll prima perfekt perfekter klasse spitze wunderbar ach aufm hier sieht gefällt wirds schön hübsch geil nice cool top mega ok okay oke okey dann also jetzt nun na nur doch mal denn und damit mit davon von video version fassung fertige fertiges alles einfach ruhig können könnten kannst wollen dürfen danke dankeschön einverstanden in ordnung digga alter bleibt lassen lass wir nummer option antwort möglichkeit',
    orders:
      '(mach|machs|mache|machen_sie) fertig, einfach_(fertig|so)_(machen|lassen_und_machen), (mach|machs)_(einfach|halt|ruhig|jetzt)_so $, (mach|machs)_(so|wie_es_ist|wies_ist) $, (lass|lasst)_so_und_(mach|render)',
    insisting: 'sag sage sagte gesagt hab habe ich doch schon mein meine meinte die ganze zeit eben',
    doing:
      'mach mache machs schalt schalte schalten schaltet stell stelle setz setze nimm nehmen füg füge ein an rein dazu einschalten anschalten anmachen aktivier aktiviere aktivieren ändere änder ihn',
    ofWords: 'wort wörter worte text schrift buchstaben namen name rechtschreibung',
    ofLook: 'aussehen stil farbe farben größe schriftart design optik',
  },
  it: {
    go: 'vai vada procedi proceda proceda fallo fallo falla fai faccia faccialo crea crealo creare genera generalo manda mandalo mandamelo mandi mandarlo invia invialo inviamelo invii finisci finiscilo termina avanti confermo confermato approvato prendi usa prepara preparalo lancia parti andiamo',
    other:
      'così cosi bene benissimo benone va pure ok okay okey sì si certo perfetto perfetta ottimo ottima bello bella bellissimo bellissima fantastico grande figo figa forte top mitico esatto esattamente come è e nella nel la il lo le l un una di con da in foto immagine ultima ultimo che hai mostrato mostrata vedo vede questo questa quello quella quel allora dai ora adesso subito tutto per favore grazie mi piace video versione a me quindi proprio numero opzione risposta',
    orders:
      '(fallo|falla|mandalo|mandala)_(cosi|lo_stesso|com_e|pure|comunque), (fai|faccia|manda|mandi|vada|vai)_pure $, (fai|lascia_e_fai)_cosi_com_e',
    insisting: 'detto dico dicevo ho te l lo ho infatti già proprio quello che',
    doing:
      'metti mettilo mettila mettili mettile metta mettetelo attiva attivalo attivala attivali attivale accendi accendilo accendili accendile usa usalo usala aggiungi aggiungilo aggiungili aggiungile fallo falla faccialo cambialo',
    ofWords: 'parola parole testo scritta scritte nomi nome lettere ortografia',
    ofLook: 'aspetto stile colore colori dimensione carattere grafica look',
  },
  pt: {
    go: 'faz faça faca fazer manda mande mandar envia envie enviar gera gere gerar avance avança avançar segue siga bora vai vamos vá pode podes podem finaliza finalize finalizar termina termine prossiga continue aprovado aprovada confirmo confirmado fechado fecha usa use cria crie renderiza renderize toca solta',
    other:
      'assim isso isto esse essa este esta aquele aquela o a os as um uma de do da em no na nos nas com como que é está tá ta ficou fica bem bom boa muito ótimo ótima otimo perfeito perfeita lindo linda legal top massa show bacana maravilha excelente giro gira fixe foto imagem última último mostrou mostraste vejo ok okay sim claro certo beleza blz então entao agora já ja mesmo tal qual por para pra favor pfv obrigado obrigada valeu me mim eu gostei gosto vídeo video versão ser então e tudo aí ai lá número opção resposta',
    orders:
      '(pode|podes)_(mandar|fazer|gerar|enviar|soltar|seguir|rodar) , (manda|faz|gera|solta|faca)_(assim|assim_mesmo|ver|logo|desse_jeito|como_ta|como_esta)',
    insisting: 'falei disse digo foi eu que o já ué oxe tô dizendo falando',
    doing:
      'põe põe-no põe-na põe-nos põe-nas ponha coloca coloque coloque-os bota bote ativa ativa-o ativa-os ative liga liga-os ligue usa use adiciona adicione muda mude faz faça eles elas',
    ofWords: 'palavra palavras texto letra letras nome nomes ortografia escrita',
    ofLook: 'aparência visual estilo cor cores tamanho fonte jeito aspecto',
  },
  ru: {
    go: 'делай делайте сделай сделайте собирай собирайте собери соберите рендери рендерь рендерим отправляй отправляйте отправь отправьте присылай присылайте пришли пришлите шли шлите давай давайте го погнали поехали готовь готовьте заканчивай закончи завершай продолжай продолжайте запускай запусти утверждаю подтверждаю беру берём бери берем выпускай пили',
    other:
      'так вот это этот эта эту этом то тот ту как на в с и а же да ага угу ок окей окай ладно хорошо отлично супер класс классно круто здорово прекрасно замечательно идеально шикарно красота красиво кайф топ норм нормально огонь годится подходит пойдёт устраивает нравится мне очень всё все уже теперь тогда ну картинке картинка картинку картинкой фото последней последняя показал показали показано вижу видео ролик версию версия пожалуйста плиз пж спасибо именно такой такую таким так что можно хочу оно его мне меня нас пусть будет сейчас сразу бро номер вариант ответ',
    orders:
      '(делай|делайте|сделай|сделайте|оставляй|оставляйте|собирай|собирайте|отправляйте|отправляй|пусть_будет)_(как_есть|так_как_есть|уже_так|и_так), (делайте|делай|собирайте|собирай)_(уже|так) $, ^ (делайте|делай|собирайте) $',
    insisting: 'говорю говорил говорила сказал сказала я же ведь вам тебе уже конечно',
    doing:
      'включай включи включите включайте поставь поставьте ставь ставьте добавь добавьте сделай сделайте делай используй используйте меняй поменяй их его её',
    ofWords: 'слово слова словах текст тексте буквы имя имена орфография надпись',
    ofLook: 'вид выглядят оформление стиль цвет цвета размер шрифт внешний',
  },
};
