import type { Language } from '../../../../../texts/languages.ts';

/** Patterns, see `TopicPhrases`, of clauses that ask for a part of the look as it was. */
interface BackWords {
  /** It is compared with what was: “like it was”, “the old one”. A word for a size beside it names the part only. */
  compared: string;
  /** “Where they were”: the part is the place. */
  place: string;
  /** Verbs: “bring back”. */
  verbs: string;
  /** As it was at first, not before the last change. */
  start: string;
  /** “Use the size of my first video”: words beside the name of a video that is an example. */
  ofVideo: string;
  /** A part that stays as it is now: “keep the font”, “the position is fine”. */
  stays: string;
  /** With these words a question asks for something: “can you …?” */
  asks: string;
}

export const backWords: Readonly<Record<Language, BackWords>> = {
  en: {
    compared:
      'same as_(at|in)_the_(beginning|start), same as (at|in)_the_(beginning|start), as|like|how|way|what|than_(it|they|that|this)_(was|were|had|used|looked), as|like|than|from_before, better|nicer|fine|good|prettier|liked|preferred|loved before, before was|were|looked better|nicer|fine|good|prettier, was|were|looked better|nicer|prettier|fine (before|at_first|earlier|originally), i|we|it|they_had before|earlier|first, old|previous|earlier|former|prior|original',
    place: 'where_(it|they|that|this)_(was|were|used|had)',
    verbs:
      'put|bring|get|change|turn|set|give|want|need|go|take|move|switch|have back, back to|again|please, back $, revert, restore, undo, reset',
    start: 'at|in|from_first, at|in|from the|very (start|beginning|begin), originally, initially, original, first $',
    ofVideo: 'take, use, go, want, same, like, as, back, put, give, keep, get',
    stays: 'keep, keeping, leave, stay|stays, fine, good, ok, okay, perfect, great, right, like, love, happy',
    asks: 'can could would will may',
  },
  es: {
    compared:
      '(como|igual_que) estaba*|era*|tenia*|iba*|venia*|salia*|quedaba*|antes, de|que|como|a_antes, mejor|bien|bonito|gustaba*|preferia antes, antes estaba*|era*|quedaba*|gustaba* mejor|bien|mas, gustaba*|estaba*|era* mejor antes, anterior*, antiguo|antigua|antiguos|antiguas, viejo|vieja|viejos|viejas, original|originales, que_tenia*|habia antes, previo|previa, (de|del|al) principio|inicio',
    place: 'donde_(estaba*|iba*|tenia*|salia*)',
    verbs:
      'vuelve|volver|vuelva|vuelvan|regresa|regresar|regresalo|regresala, devuelve*, deshaz|deshacer, restaura*, recupera*, revierte*, de_vuelta',
    start: 'principio|inicio|comienzo|inicialmente|original|originales, primero $',
    ofVideo:
      'usa*|usar, pon|ponle|ponme|poner|ponlo, quiero, igual, como, mismo|misma|mismos|mismas, vuelve|volver, toma|tomar',
    stays:
      'deja|dejalo|dejala|dejalos|dejalas|deje|dejar, mantén|mantener|manten|mantenlo, conserva*, gusta|gustan|encanta, bien, perfecto|perfecta, queda|quedo',
    asks: 'puedes podrias podemos puede podria se',
  },
  fr: {
    compared:
      'meme|memes qu|que au_(debut|depart), meme|memes quau_(debut|depart), meme|memes quau debut|depart, comme|que il|elle|ils|elles|c|ca|ce etai*|avait, comme|qu|que|d_avant, mieux|bien|joli*|beau|belle|preferais|aimais avant, avant c|il|elle|ils|elles etai* mieux|bien|plus, ancien|ancienne|anciens|anciennes, precedent*, original|originale|initial|initiale, avais|avait|avaient avant, comme au (debut|depart), de|du_debut',
    place: 'ou_(il|elle|ils|elles|c|ca)_(etai*|se)',
    verbs:
      'remet*|remets|remettre, retabli*, reviens|revenir|revenez, rends_(moi|lui), annule*, restaure*, rends moi, retour',
    start: 'debut|depart|initialement|origine|original|originale|initial|initiale',
    ofVideo:
      'prends|prend|prendre, utilise|utiliser, mets|mettre, veux|voudrais, meme|memes, comme, reprend*, remets, garde',
    stays: 'garde|gardez|garder|gardons, laisse|laissez, aime|adore, plait, bien, parfait|parfaite, bon|bonne, reste',
    asks: 'peux pourrais peut pourrait tu pouvez',
  },
  de: {
    compared:
      'wie es|sie|er|das|die war|waren|hatte|hatten, wie (vorher|zuvor|fruher|gehabt|davor|vorhin|am_anfang|zu_beginn), als (vorher|zuvor|davor), vorher|zuvor|davor|fruher war|waren|fand|sah|gefiel besser|schoner|gut|hubscher, besser|schoner|gut|gefallen vorher|zuvor|davor|fruher, war|waren|gefiel|gefielen vorher|davor|zuvor|fruher besser|schoner|gut, von (vorher|vorhin|fruher|davor), alte|alten|altes, vorige|vorigen|voriges, vorherige*, ursprungliche*, hatte|hatten vorher|davor|zuvor, fruhere*, originale*, original',
    place: 'wo_(es|sie|er|das|die)_(war|waren|stand|standen|gewesen|vorher|hin)',
    verbs:
      'zuruck|zurucksetzen|zuruckstellen, ruckgangig, wiederherstellen, wieder (wie|zuruck|hin|rein|dran|her|drauf|haben|da), wieder $',
    start: 'anfang|anfangs|beginn|ursprunglich*|zuerst|original*',
    ofVideo: 'nimm|nehmen|nehme, benutz*|verwend*, will|mochte|hatte, wie, gleiche*|selbe*|dieselbe*|denselben, zuruck',
    stays:
      'behalt*|behalte|behalten, lass|lasse|lassen|lasst, bleib*, passt|passen, gut, gefallt|gefallen, ok|okay, mag, super, perfekt',
    asks: 'kannst konntest kann konnen konnten wurdest machst',
  },
  it: {
    compared:
      'come|com era|erano|stava|stavano|aveva|prima, di|che|da_prima, meglio|bene|bello|bella|piaceva*|preferivo prima, prima era|erano|stava|stavano|andava|andavano|piaceva* meglio|bene|di, era|erano|piaceva* meglio|bello|bella prima, precedente|precedenti, vecchio|vecchia|vecchi|vecchie, originale|originali|avevo|aveva|avevano|cera prima, originario|originaria, (all|dall|dell)_inizio',
    place: 'dove|dov_(era|erano|stava|stavano|aveva), doverano, dovera',
    verbs: 'rimett*, ripristin*, riport*, torn*|ritorn*, annulla, ridammi, indietro',
    start: 'inizio|originariamente|originale|originali|originaria|inizialmente|partenza',
    ofVideo:
      'usa|usare|usiamo, prendi|prendere, metti|mettere, voglio|vorrei, stesso|stessa|stessi|stesse, come, torn*',
    stays:
      'tieni|tenere|tenga|tieniti|teniamo, lascia|lascialo|lasciala|lasciali|lasciale|lasci, mantieni|mantenere, resta*|rimane|rimanga, piace|piacciono, bene, perfetto|perfetta',
    asks: 'puoi potresti si puo potete riesci',
  },
  pt: {
    compared:
      '(como|igual|que_nem) estava*|tava*|era|eram|ficava*|tinha*|antes, de|que|do_antes, melhor|bem|bonito|bonita|gostava|preferia antes, antes estava*|tava*|era|eram|ficava* melhor|bem|mais, estava*|tava*|era|eram melhor antes, anterior|anteriores, antigo|antiga|antigos|antigas, que_tinha|estava|tava|era antes, velho|velha, original|originais, (do|no|ao) comeco|inicio|principio',
    place: 'onde_(estava*|tava*|era|ficava*|tinha*)',
    verbs:
      'volta|voltar|volte|volto|voltem, desfaz|desfaca|desfazer, restaura*, devolve|devolva, retorna|retorne, de_volta, reverte|reverta',
    start: 'comeco|inicio|principio|inicialmente|original|originais',
    ofVideo:
      'usa|usar|use, poe|por|coloca|colocar|bota, quero|queria, mesmo|mesma|mesmos|mesmas, como, igual, volta|voltar, pega',
    stays:
      'deixa|deixe|deixar, mantem|mantenha|manter, fica|fique, guarda, gostei|gosto|amei|adorei, bom|boa, bem, perfeito|perfeita, otimo|otima',
    asks: 'pode poderia podes consegue da tem podia',
  },
  ru: {
    compared:
      'тот|та|те|то|такой|такая|такие же что|как|какой|какие в_начале|вначале|сначала, тот|та|те|то|такой|такая|такие же в_начале|вначале|сначала, как был*|стоял*, как раньше|прежде|вначале|сначала|изначально, как до_этого, раньше|прежде|сначала был*|нравил* лучше|красивее|нормально|хорош*, раньше лучше|красивее|был*, лучше|красивее раньше|был*|прежде, до_этого лучше|красивее|был*, прежний|прежняя|прежние|прежнее|прежнюю|прежнего|прежнему|прежней, предыдущ*, старый|старая|старое|старые|старую|старого|старой, котор* был* раньше|прежде|до, старом|прежнем|прошлом, изначальн*, первоначальн*, исходн*',
    place: '(где|туда|там_где|куда) был*|стоял*|находил*',
    verbs:
      'верни|вернуть|верните|вернем|вернём, возврат*, отмени|отменить|отмените, откати|откатить, восстанов*, назад, обратно',
    start: 'вначале|сначала|изначальн*|первоначальн*|исходн*, в_начале, с_начала, с_самого',
    ofVideo:
      'возьми|возьмите|взять, используй*, сделай|сделайте, хочу, как, такой|такая|такие|такое|такую, верни|вернуть',
    stays:
      'оставь|оставьте|оставить|оставим|оставляем, сохрани|сохраните, пусть, нравится|нравятся, хороший|хорошая|хорошо, нормально|норм, отличн*, устраивает|устраивают',
    asks: 'можешь можно можете может сможешь',
  },
};
