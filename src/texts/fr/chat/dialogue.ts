import type { Texts } from '../../texts.ts';

export const dialogue: Pick<
  Texts['chat'],
  | 'welcome'
  | 'hello'
  | 'thanks'
  | 'help'
  | 'commands'
  | 'unclear'
  | 'unknownCommand'
  | 'oldButton'
  | 'videoUnknown'
  | 'quoted'
  | 'counted'
  | 'whatsapp'
  | 'links'
  | 'files'
  | 'voice'
  | 'progress'
  | 'stopping'
  | 'results'
  | 'draft'
  | 'places'
  | 'panel'
> = {
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
    rest: 'Et {pieces} : c’est ça ?',
    removeWords: 'Enlever « {words} »',
    emphasizeWords: 'faire ressortir « {words} »',
    removeLine: 'Enlever la ligne {line}',
    title: 'Titre : {title}',
    useBrand: 'Le style de ma marque',
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
  places: {
    now: 'Pour l’instant – {place}.',
    offFaces:
      'Quand c’est moi qui choisis la position, les sous-titres évitent les visages tant qu’il y a assez de place.',
    notHere: 'Ici, ça n’a pas marché : choisis une position ci-dessous, ou dis simplement « un peu plus haut ».',
    yes: 'Oui.',
    no: 'Non.',
    automatic: 'C’est-à-dire dans le tiers inférieur, hors des visages.',
    onlyFaces: 'Automatiquement, je n’évite que les visages. Où veux-tu les sous-titres ? Dis-le-moi simplement.',
    apps: 'TikTok, Reels et Shorts mettent leurs boutons et leurs textes sur le quart inférieur d’une vidéo verticale : là, ils peuvent cacher les sous-titres.',
  },
  panel: {
    forVideo: 'L’apparence actuelle : {look}.\nChoisis ci-dessous, ou dis-le-moi simplement.',
    forDefaults: 'L’apparence de tes prochaines vidéos : {look}.\nChoisis ci-dessous, ou dis-le-moi simplement.',
    defaultsChanged: 'D’accord, pour tes prochaines vidéos : {look}.',
    plain: 'l’apparence simple',
    otherColor: 'Une autre couleur ? Dis-la simplement, par exemple « lettres #FF8800 ».',
    otherLanguage: 'Une autre ? Dis-la simplement, par exemple « en polonais ».',
  },
};
