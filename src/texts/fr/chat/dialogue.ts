import type { Texts } from '../../texts.ts';

export const dialogue: Omit<Texts['chat'], 'buttons' | 'looks' | 'topics'> = {
  welcome:
    'Salut ! Envoie-moi une vidéo où quelqu’un parle, en lien ou en fichier, et je te la renvoie avec des sous-titres animés.\n\nDis-moi simplement comment tu les veux : « plus grand, jaune, en haut, sans émojis ». On essaie ?',
  hello: 'Salut ! Envoie-moi une vidéo, en lien ou en fichier, et je la sous-titre.',
  thanks: 'Avec plaisir ! Envoie la suivante quand tu veux.',
  help: '• Envoie une vidéo, ou son lien : je te la renvoie sous-titrée.\n• Corrige un mot : « Zapier et non zap-ear », « ligne 3 : Bonjour à tous », « supprime la ligne 2 ». « Montre le texte » numérote les lignes.\n• Dis comment tu la veux : « plus grand », « surlignage vert », « en haut », « en vertical », « comme la dernière fois », « annuler ». Tu vois d’abord une image.\n• Tu as un script ? « Voici ce que je dis : … », ou envoie-le en fichier texte : les sous-titres en prennent les mots.',
  commands: {
    settings: 'l’apparence de tes prochaines vidéos',
    videos: 'tes dernières vidéos',
    usage: 'tes minutes',
    language: 'la langue que je parle',
    link: 'relier ce chat à ton compte',
    cancel: 'arrêter une vidéo en cours',
    delete: 'supprimer toutes tes données',
    help: 'ce que je sais faire',
  },
  unclear: {
    guess: 'Je ne suis pas sûr de comprendre. C’est ça ?',
    guesses: 'Je ne suis pas sûr de comprendre. C’est l’une de ces choses ?',
    guessesElse: 'Je demande autrement : c’est ça que tu veux dire ?',
    about: 'De quoi s’agit-il : des mots ou de leur apparence ?',
    aboutElse: 'Je ne vois pas encore. Les mots ou l’apparence ?',
    page: 'Voici tout ce qui peut changer. Touche ce que tu veux dire, ou écris une chose à la fois.',
    startElse: 'Il me faut d’abord une vidéo : un fichier ou un lien. Ou touche ci-dessous.',
  },
  unknownCommand: 'Je ne connais pas /{command}. /help montre ce que je sais faire.',
  oldButton: 'Ce bouton est trop ancien et ne marche plus. /videos montre tes vidéos.',
  videoUnknown: 'Je n’ai plus cette vidéo sous la main. Cherche-la dans /videos, ou renvoie-la.',

  quoted: '« {words} »',
  counted: {
    videos: { one: '{count} vidéo', other: '{count} vidéos' },
    places: { one: '{count} endroit', other: '{count} endroits' },
    minutes: { one: '{count} minute', other: '{count} minutes' },
    seconds: { one: '{count} seconde', other: '{count} secondes' },
  },

  whatsapp: {
    optedOut:
      'D’accord, je n’envoie plus rien ici. Écris START quand tu veux reprendre. Pour arrêter seulement une vidéo, écris « annuler ».',
    choose: 'Choisir',
    more: 'Plus…',
    moreChoices: 'Voici la suite :',
  },

  links: {
    several: '{videos} : je les fais l’une après l’autre.',
    tooMany: 'Ça fait beaucoup d’un coup ! Je prends les {taken} premières ; envoie les autres ensuite.',
    again: 'J’ai déjà sous-titré celle-ci ({name}). Je t’envoie cette version, ou j’en fais une nouvelle ?',
    againWith:
      'J’ai déjà sous-titré celle-ci ({name}). Je t’envoie cette version, ou j’en fais une nouvelle avec {look} ?',
    alreadyAtIt: 'J’y travaille déjà ({name}).',
    keptLook: 'Je garde ça pour la prochaine vidéo que tu envoies : {look}.',
    onPage: 'Ce lien ouvre une page, mais il me faut la vidéo elle-même.',
    notWeb:
      'Je ne peux ouvrir que les liens qui commencent par http:// ou https://. Ou envoie-moi la vidéo en fichier.',
    whatIsTaken:
      'Télécharge-y la vidéo et envoie-la-moi en fichier, ou envoie un lien qui finit par .mp4, par exemple.',
    withLook: 'C’est parti, avec {look}.',
  },
  files: {
    tooLarge: 'Ce fichier est trop gros pour ce chat.',
    tooLargeOf: 'Ce fichier fait {size} : c’est trop gros pour ce chat.',
    limitHere: 'Ici, je peux prendre jusqu’à {limit}.',
    otherWays:
      'Mets-le en ligne là où tu obtiens un lien (Google Drive, Dropbox…) et envoie-moi le lien, ou envoie une version plus petite.',
    picture: 'Jolie image ! Mais il me faut une vidéo où quelqu’un parle.',
    sound: 'Il n’y a que du son. Les sous-titres ont besoin d’une image : envoie une vidéo.',
    sticker: '🙂 Et maintenant, envoie-moi une vidéo, en lien ou en fichier.',
    other: 'Je ne peux rien en faire. Envoie une vidéo, en lien ou en fichier.',
  },

  voice: {
    heard: 'J’ai entendu : « {text} »',
    tooLong: 'Les messages vocaux peuvent durer jusqu’à {seconds} secondes. Dis-le en plus court, ou écris-le.',
    tooMany: 'Ça fait beaucoup de messages vocaux en une heure. Écris-moi pendant un moment.',
    noWords: 'Je n’ai pu comprendre aucun mot. Redis-le, ou écris-le.',
    unavailable: 'Je ne peux pas écouter de messages vocaux pour le moment. Écris-le, s’il te plaît.',
  },
  /** A message said «Title: …». */
  title: {
    taken: 'Compris : le titre est « {title} ». {stays} Une nouvelle version arrive.',
    forNext: 'Compris : la prochaine vidéo que tu m’envoies aura le titre « {title} ». {stays}',
    tooLong: 'Ce titre est trop long. Je peux prendre {max} caractères.',
    removed: 'Compris : pas de titre.',
    how: 'Oui ! Écris-le comme ça : titre : « Ma journée au lac ». Il est en haut, au début de la vidéo. « Titre en bas » le déplace, et « sans titre » l’enlève.',
    looks:
      'Un titre va toujours avec les sous-titres : il a leur police et leurs couleurs. Dans cette conversation, je change ses mots (titre : « … ») et sa place (« titre en bas »), ou je l’enlève (« sans titre »).',
    stays: 'Il reste pendant {time} au début.',
    staysWhole: 'Il reste pendant toute la vidéo.',
    apart: 'Non, jamais : le titre trouve toujours une place où il n’y a pas de sous-titres.',
    timed: 'Compris. Une nouvelle version arrive.',
    howToTime: 'Pour changer cela, écris « titre pendant 6 secondes » ou « titre pendant toute la vidéo ».',
    placed: 'Compris : je déplace le titre. Une nouvelle version arrive.',
    ownColour: 'Le titre a les couleurs des sous-titres ; je ne peux pas lui en donner une autre.',
  },
  watermark: {
    ask: 'Jolie image ! Je l’utilise comme filigrane ?',
    left: 'D’accord, je ne l’utilise pas.',
    unusable:
      'Je ne peux pas utiliser cette image comme filigrane. Il me faut un PNG, JPEG ou WebP de 2 Mo et 4096 pixels de côté au plus.',
    taken: 'Voilà ce que ça donnerait avec ton filigrane. Envoyée comme fichier, une image garde sa transparence.',
    forNext: 'Compris : tes prochaines vidéos auront ce filigrane.',
    removed: 'Compris : pas de filigrane.',
    none: 'Il n’y a pas encore de filigrane. Envoie-moi l’image avec le mot « filigrane ».',
    now: 'Le filigrane – {look}.\nDéplace-le, ou rends-le plus discret ou plus visible.',
  },
  font: {
    taken: 'Voilà ce que ça donnerait avec ta police « {font} ».',
    forNext: 'Compris : tes prochaines vidéos auront ta police « {font} ».',
    notFetched:
      'Je n’ai pas pu récupérer de police avec ce lien. Il doit mener au fichier lui-même et s’ouvrir sans connexion. Vérifie-le, ou envoie-m’en un autre.',
  },
  reading: {
    looking: 'Je regarde ça de près…',
    fine: 'Oui, tout se lit facilement.',
    some: 'Presque. {bad} sous-titres sur {all} sont difficiles à lire : {problems}.',
    many: 'Pas vraiment. {bad} sous-titres sur {all} sont difficiles à lire : {problems}.',
    problems: {
      too_fast: 'parole trop rapide',
      too_many_lines: 'trop de lignes',
      too_short: 'affichés trop peu de temps',
      low_contrast: 'pas assez de contraste',
    },
    noCaptions: 'Cette vidéo n’a pas de sous-titres.',
    notReady: 'Je pourrai le dire quand la vidéo sera prête.',
    kept: 'À cette vitesse de parole, on ne peut pas faire plus lisible.',
  },
  script: {
    /** A script was sent: what is said in the video, word for word. */
    taken: 'Compris : voilà ce qui est dit. J’aligne les sous-titres sur ce texte.',
    forNext: 'Compris : j’utiliserai ce texte pour la prochaine vidéo que tu m’envoies.',
    tooLong: 'Ce texte est trop long. Je peux prendre {max} caractères.',
    unreadable:
      'Je ne peux pas utiliser ce fichier comme script. Envoie-moi un fichier texte (.txt, .md, .srt ou .vtt) de {max} caractères au plus.',
    /** Under a finished video: how much of it was said, and what differs. */
    matched: '{percent} % de ton script a été dit.',
    added: '➕ Dit, mais absent du script : « {text} »',
    missing: '➖ Dans le script, mais pas dit : « {text} »',
    /** After a tap. */
    takenOut: 'Retiré : « {text} ». La nouvelle version arrive.',
    putIn: 'Ajouté : « {text} ». La nouvelle version arrive.',
    changedSince: 'Les sous-titres ont changé entre-temps, je les ai donc laissés tels quels.',
  },
  progress: {
    stages: {
      queued: '🕐 Dans la file d’attente',
      fetching: '⬇️ Je récupère la vidéo',
      listening: '👂 J’écoute les mots',
      planning: '✍️ Je place les sous-titres',
      rendering: '🎬 Je génère la vidéo',
      assembling: '📦 J’assemble le tout',
      processed: '✅ C’est prêt',
      failed: '⚠️ Ça n’a pas marché',
      cancelled: '✖️ Arrêtée',
    },
    next: 'Ta vidéo est la prochaine.',
    place: 'Tu es numéro {place} dans la file d’attente.',
    left: 'encore {time} environ',
    overtaken: 'Tu as changé quelque chose entre-temps. La nouvelle version est plus bas.',
  },
  stopping: {
    sure: 'C’est en cours depuis un moment. Vraiment arrêter ?',
    which: 'Laquelle dois-je arrêter ?',
    nothing: 'Rien n’est en cours.',
    /** By whomever: the person, or the service’s operator. */
    stopped: 'Cette vidéo a été arrêtée avant la fin. Aucune minute n’a été décomptée.',
    stoppedBilled:
      'Cette vidéo a été arrêtée avant la fin. Tu avais déjà ouvert les sous-titres ou l’aperçu : {time} de temps vidéo ont été décomptées.',
    editStopped: 'Cette modification a été arrêtée. Ta version actuelle ne change pas.',
    makeOrBack: 'Je fais quand même la modification, ou je l’annule ?',
    editTakenBack:
      'Cette modification a été arrêtée. Ta vidéo et son texte sont comme avant. Je fais quand même la modification ?',
    draftGone: 'D’accord, j’abandonne cette modification. La vidéo ne change pas.',
    tooLate: 'Trop tard pour l’arrêter : la vidéo vient d’être terminée.',
    goesOn: 'D’accord, je continue.',
  },

  results: {
    ready: 'La voilà ! 🎉',
    changed: 'Voici la nouvelle version.',
    tip: '💡 {correction} En ce moment : {look}. Une autre apparence ? Écris {wish}.',
    corrections: {
      doubt: 'Un mot est faux ? Écris « {right} et non {wrong} ».',
      word: '« {wrong} » est faux ? Écris « remplace {wrong} par » et le bon mot.',
      any: 'Un mot est faux ? Écris « Zapier et non zap-ear ».',
    },
    wishes: {
      yellow: '« Plus grand, jaune, en haut »',
      green: '« Plus grand, vert, en haut »',
      white: '« Plus grand, blanc, en haut »',
    },
  },

  draft: {
    understood: 'D’accord, {look}.',
    notUnderstood: 'Je n’ai pas compris {pieces}.',
    outOfRange: '{setting} va de {min} à {max}, j’ai donc pris {value}.',
    unchanged: 'C’est déjà comme ça.',
    pictureLater: 'Tu verras une image dès que j’aurai écouté la vidéo.',
    picture: 'Voilà ce que ça donnerait, avec {look}.',
    earlierLook: 'Voilà l’apparence d’avant.',
    framedLater: 'Je cherche les personnes en générant la vidéo : le cadrage peut donc encore changer.',
    placedLater: 'Je cherche les visages en générant la vidéo : la position des sous-titres peut donc encore changer.',
    listensAgain: 'Pour ça, je vais la réécouter.',
    nothingToRender: 'Il n’y a rien à générer. Dis-moi ce que tu aimerais modifier.',
    allRendered: 'Tout est déjà généré, rien n’a changé depuis. Dis-moi ce que tu aimerais modifier.',
    rendering: 'Je génère la vidéo.',
    olderLook: 'Cette image date un peu, et je n’ai plus cette apparence. Voici la plus récente.',
    takenAlong: 'La nouvelle version prend aussi le style de l’image.',
    comesSo: 'Ta vidéo sera comme ça.',
    leftOut:
      'Je génère la vidéo comme sur cette image. Ce que tu as modifié ensuite n’y est pas : {look}. Voici aussi cette apparence, au cas où tu la voudrais.',
    undone: 'D’accord, de nouveau {look}.',
    nothingToUndo: 'Il n’y a rien à annuler.',
    startedOver: 'Retour à l’apparence simple.',
    noLastTime: 'Il n’y a pas encore de vidéo précédente dont reprendre l’apparence.',
    likeLastTime: 'Comme la dernière fois.',
    defaultSaved: 'Enregistré : tes prochaines vidéos seront comme ça.',
    defaultTakenBack: 'C’est annulé : tes prochaines vidéos seront comme avant cet enregistrement.',
    noDefault: 'Rien n’est enregistré pour tes prochaines vidéos que je puisse annuler. /settings montre leur style.',
    limit: 'On ne peut pas aller plus loin.',
    atLimit: {
      bigger: 'Les lettres ne peuvent pas être plus grosses.',
      smaller: 'Les lettres ne peuvent pas être plus petites.',
      higher: 'Les sous-titres ne peuvent pas aller plus haut.',
      lower: 'Les sous-titres ne peuvent pas aller plus bas.',
    },
  },
  brand: {
    saved:
      'Enregistré comme ton modèle « {name} ». Tes prochaines vidéos ressembleront à ça : ici, sur les pages et avec l’API.',
    none: 'Tu n’as pas encore de marque. Dis-moi à quoi doit ressembler une vidéo, puis : « enregistre ça comme ma marque ».',
    used: 'Voici l’apparence de « {name} ».',
    forNext: 'Tes prochaines vidéos auront l’apparence de « {name} ».',
    full: 'Tu as atteint le nombre maximal de modèles. Supprimes-en d’abord un sur ta page de profil.',
  },
  places: {
    now: 'Pour l’instant – {place}.',
    offFaces:
      'Quand c’est moi qui choisis la position, les sous-titres évitent les visages tant qu’il y a assez de place.',
    notHere: 'Ici, ça n’a pas marché : choisis une position ci-dessous, ou dis simplement « un peu plus haut ».',
    onlyFaces: 'Automatiquement, je n’évite que les visages. Où veux-tu les sous-titres ? Dis-le-moi simplement.',
  },
  panel: {
    forVideo: 'L’apparence actuelle : {look}.\nChoisis ci-dessous, ou dis-le-moi simplement.',
    forDefaults: 'L’apparence de tes prochaines vidéos : {look}.\nChoisis ci-dessous, ou dis-le-moi simplement.',
    defaultsChanged: 'D’accord, pour tes prochaines vidéos : {look}.',
    plain: 'l’apparence simple',
    otherColor: 'Une autre couleur ? Dis-la simplement, par exemple « lettres #FF8800 ».',
    otherLanguage: 'Une autre ? Dis-la simplement, par exemple « en polonais ».',
  },

  corrections: {
    replaced: '« {wrong} » → « {right} » ({places}, {lines}).',
    removed: '« {wrong} » est supprimé ({places}, {lines}).',
    emphasized: '« {wrong} » est mis en valeur ({places}, {lines}).',
    plain: '« {wrong} » n’est plus mis en valeur ({places}, {lines}).',
    allPlain: 'Plus aucun mot marqué n’est mis en valeur ({places}).',
    linesCapitalized: 'Chaque ligne commence maintenant par une majuscule.',
    linesCapitalAlready: 'Chaque ligne commence déjà par une majuscule.',
    nameCapitals:
      'Je ne peux pas savoir à coup sûr quels noms en prennent une dans les lignes. Nomme-les : « Anna et Paris avec une majuscule ».',
    oneLine: 'ligne {number}',
    severalLines: 'lignes {numbers}',
    lineReplaced: 'La ligne {line} est modifiée.',
    lineRemoved: 'La ligne {line} est supprimée : « {text} ».',
    notFound: 'Je ne trouve pas « {wrong} » dans les sous-titres.',
    nearest: 'Le plus proche est à la ligne {line} : « {text} ». Je remplace « {words} » par « {right} » ?',
    alreadyRight: '« {right} » y est déjà, à la ligne {line}.',
    noSuchLine: {
      one: 'Il n’y a pas de ligne {line} : seulement {count} ligne.',
      other: 'Il n’y a pas de ligne {line} : seulement {count} lignes.',
    },
    tooMuch:
      'Je n’ai pas fait certaines corrections : il y en avait trop à la fois, ou les sous-titres deviendraient trop longs. Envoie-m’en moins par message.',
    takenBack: 'La correction est annulée.',
    notHeardYet: 'Je n’ai pas encore écouté la vidéo. Redis-le-moi dans un instant.',
    noVideo: 'Il n’y a pas encore de vidéo à corriger. Envoie-m’en une d’abord.',
  },
  doubts: {
    ask: '🤔 As-tu dit « {words} » ?',
    counted: '({number} sur {total})',
    place: '{time} : « {line} »',
    noted: '« {wrong} » → « {right} ».',
    type: 'C’était quoi au lieu de « {words} » ? Écris-le-moi.',
    correcting: 'Merci ! Je corrige ça maintenant.',
    keeping: 'Merci ! Alors ça reste comme ça.',
    changedElsewhere: 'Les sous-titres ont changé entre-temps, je les ai donc laissés tels quels.',
    spellings: 'Je l’écris aussi comme ça dans tes prochaines vidéos : {spellings} ?',
    spellingsSaved: 'C’est fait. Je l’écrirai aussi comme ça dans tes prochaines vidéos.',
    spellingsDropped: 'D’accord, cette fois seulement.',
    dictionaryFull: 'Ton dictionnaire est plein. Retire d’abord des entrées sur ta page de profil.',
    asksNothing: 'D’accord, je ne te demanderai plus rien sur les mots. Tu peux le réactiver dans /settings.',
    asksAgain: 'D’accord, je te demanderai quand je ne suis pas sûr d’un mot.',
  },
  captionText: {
    heading:
      'Les sous-titres. Pour en corriger un, écris son numéro et le nouveau texte : « 3 : Bonjour à tous ». Ou « supprime la ligne 3 ».',
    none: 'Cette vidéo n’a pas de sous-titres.',
    asFile:
      'Les sous-titres, en fichier parce qu’il y en a beaucoup. Pour en corriger un, écris son numéro et le nouveau texte : « 3 : Bonjour à tous ».',
    srt: 'Voici les sous-titres en fichier .srt.',
  },

  videos: {
    heading: 'Tes dernières vidéos :',
    none: 'Pas encore de vidéo. Envoie-m’en une !',
    states: { processing: 'en cours', processed: 'prête', failed: 'échouée' },
    sureDelete: 'Supprimer définitivement cette vidéo ?',
    deleted: 'Supprimée.',
    kept: 'La vidéo est conservée.',
  },
  usage: {
    none: 'Tu n’as pas encore fait de vidéo ce mois-ci.',
    made: 'Ce mois-ci : {videos}, {time} en tout.',
    nothingLeft: 'Il ne te reste pas de minutes pour le moment.',
    left: 'Il te reste {time}.',
    renews: 'Le {day}, tu auras de nouveau {time}.',
    unlimited: 'Ici, il n’y a pas de limite.',
  },
  languages: {
    which: 'Quelle langue dois-je parler ?',
    chosen: 'D’accord, en français.',
    unknown: 'Je ne parle pas encore « {name} ». Choisis parmi celles-ci :',
  },
  deliver: {
    on: 'Les vidéos que tu fais avec l’API arrivent aussi ici.',
    off: 'Les vidéos que tu fais avec l’API n’arrivent pas ici.',
  },
  link: {
    code: 'Pour relier ce chat à ton compte, ouvre la page ci-dessous, connecte-toi et saisis-y le code {code}. Ou écris /link {code} dans un chat qui y est déjà relié. Le code ne sert qu’une fois, pendant {minutes}.',
    joined:
      'C’est fait ! Ce chat appartient maintenant à {email} et partage ses vidéos et ses minutes. /unlink le détache. Vidéos, minutes et réglages restent alors sur le compte.',
    otherJoined:
      'C’est fait ! Ton autre chat appartient maintenant aussi à {email} : ses vidéos et ses minutes y sont.',
    broughtAlong: 'C’est fait ! Tes vidéos et tes minutes sont maintenant sur le compte.',
    sureUnlink:
      'Dois-je détacher ce chat de ton compte ? Tout reste sur le compte : vidéos, minutes et réglages, y compris ce qui vient d’ici. Ce chat continue ensuite sans le compte.',
    unlinked: 'Ce chat n’est plus relié à un compte.',
    stayed: 'Rien ne change.',
  },
  linked: {
    now: '🔗 Ce chat est maintenant relié au compte {account}. Ses vidéos arrivent ici. Si ce n’était pas toi, annule ci-dessous.',
    ownStays:
      'Ce que tu as fait ici avant reste à toi, séparé de ce compte. Si ce compte est le tien, le second bouton y transfère tes vidéos et tes minutes.',
  },
  deleting: {
    sure: 'Cela supprime tout ce que j’ai sur toi : vidéos, sous-titres, réglages, minutes et cette conversation. C’est définitif. Vraiment tout supprimer ?',
    sureAccount:
      'Ce chat appartient à ton compte, et c’est tout le compte qui est supprimé : vidéos, sous-titres, réglages, minutes achetées, jetons d’API, ses autres chats et cette conversation. Pour garder le compte et seulement détacher ce chat, écris plutôt /unlink. C’est définitif. Vraiment tout supprimer ?',
    kept: 'Rien n’a été supprimé.',
    done: 'Tout est supprimé. Si un jour tu veux recommencer, envoie-moi une vidéo.',
  },

  problems: {
    invalid_input: 'Ce n’est pas possible avec ce que tu as envoyé.',
    not_found: 'Cette vidéo n’est plus là. Elle a été supprimée, ou sa durée de conservation est terminée.',
    conflict: 'Je ne peux pas le faire pour le moment.',
    upload_deleted: 'Le fichier envoyé a été supprimé. Envoie-le à nouveau.',
    linked_already: 'Ce chat est déjà relié à un compte. /unlink le détache. Ensuite, /link le relie à un autre.',
    not_linked: 'Ce chat n’est relié à aucun compte. /link le relie à un compte.',
    telegram_taken:
      'Ce compte a déjà un autre chat Telegram. Écris-y d’abord /unlink, ou détache-le sur la page de profil du compte.',
    whatsapp_taken:
      'Ce compte a déjà un autre chat WhatsApp. Écris-y d’abord /unlink, ou détache-le sur la page de profil du compte.',
    no_account:
      'Aucun de tes deux chats n’est encore relié à un compte avec une adresse e-mail. Écris /link, ouvre la page indiquée, connecte-toi et saisis le code.',
    too_many_codes: 'Tu as demandé beaucoup de codes. Attends dix minutes, puis réessaie.',
    nothing_to_bring: 'Il n’y a rien à transférer : toutes tes vidéos sont déjà ici.',
    storage_limit:
      'Ton espace est plein. Supprime les vidéos dont tu n’as plus besoin : /videos les montre. Leur place se libère en moins d’une heure.',
    queue_full: 'Tu as déjà beaucoup de vidéos en attente. Réessaie quand certaines seront prêtes.',
    service_full:
      'Beaucoup de vidéos attendent, donc je ne peux pas en prendre de nouvelles pour l’instant. Réessaie dans quelques minutes.',
    disk_low: 'Je manque d’espace disque, donc je ne peux rien accepter de nouveau pour l’instant. Réessaie plus tard.',
    allowance_exhausted:
      'Tes minutes sont épuisées, ou réservées aux vidéos en cours. /usage montre quand il y en aura d’autres.',
    code_wrong_or_used: 'Ce code est incorrect, expiré ou déjà utilisé. /link en fait un nouveau.',
    too_complex: 'C’est trop pour moi en une seule fois. Envoie-le-moi en plusieurs parties, s’il te plaît.',
    unavailable: 'Quelque chose ne marche pas de mon côté. Réessaie dans quelques minutes.',
  },
};
