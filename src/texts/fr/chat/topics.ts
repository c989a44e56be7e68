import type { ChatTexts } from '../../texts.ts';
import { explained } from './explained.ts';
import { minutes } from './minutes.ts';

export const topics: ChatTexts['topics'] = {
  questions: {
    ready: 'Elle est prête : {name}. Je te la renvoie ?',
    readyButChanged:
      'La version que tu as est prête. Ce que tu as changé depuis n’est pas encore généré. Je le génère ?',
    nothingYet: 'Tu ne m’as pas encore envoyé de vidéo. Envoies-en une, et tu verras ici où elle en est.',
    privacy:
      'Ta vidéo sert à faire tes sous-titres, et à rien d’autre. Toi seul la vois ; les autres, seulement si tu la leur transmets. {stays} « supprime cette vidéo » l’efface tout de suite, et /delete efface tout ce qui te concerne.',
    staysDays: 'Elle reste ici {days}, puis s’efface d’elle-même ;',
    staysAWhile: 'Elle s’efface d’elle-même au bout d’un moment ;',
    formats:
      'MP4, MOV, WebM, MKV, AVI : presque tous les fichiers vidéo conviennent. Tu reçois un MP4, lisible partout.',
    length:
      'Quelques minutes, aucun problème, et une heure passe le plus souvent. Si le fichier est trop gros pour cette discussion, envoie un lien. Si c’est trop long, je te le dis aussitôt.',
    platforms:
      'Envoie la vidéo en fichier, ou un lien vers le fichier lui-même (Google Drive, Dropbox, .mp4). Je ne peux pas ouvrir les pages de YouTube, Instagram, TikTok ou Facebook : enregistre d’abord la vidéo. Le résultat convient à toutes.',
    several:
      'Envoie autant de vidéos que tu veux, l’une après l’autre : je les fais à tour de rôle. Tu peux fermer la conversation ; je t’écris dès qu’une vidéo est prête.',
    whoAreYou:
      'Je suis un bot qui sous-titre des vidéos. Aucun humain ne lit ici. Envoie-moi une vidéo où quelqu’un parle !',
    ownScript:
      'Oui. Écris « Voici ce que je dis : … » suivi de ton texte, ou envoie-le en fichier texte : les sous-titres en prennent les mots.',
    canCaption: 'Oui ! Envoie-moi une vidéo où quelqu’un parle, en lien ou en fichier, et j’y mets des sous-titres.',
    install:
      'Il n’y a rien à installer, et pas besoin de compte : tout se passe ici dans la conversation, sur téléphone ou ordinateur.',
    spoken:
      'Je reconnais tout seul la langue parlée, une centaine, et presque tous les accents. Ce que j’entends mal, dis-le-moi : « Anna, pas Hanna ».',
    watermarked: 'Non, je ne mets ni filigrane ni mon nom sur ta vidéo. Si tu en veux un à toi, envoie-moi l’image.',
    fonts: 'Voici mes polices : {fonts}. Tu peux aussi envoyer la tienne, en fichier TTF ou OTF. Choisis-en une :',
    someWords:
      'Oui : écris « mets en valeur le mot gratuit », avec le tien. Ces mots sont plus grands et ont une couleur à eux, la même pour tous.',
    nextVideos:
      'Tes prochaines vidéos seront comme le dit /settings, elles n’ont donc pas encore ce style. Avec ce bouton, toutes l’auront :',
    nextVideosSame: 'Oui : tes prochaines vidéos seront comme celle-ci, jusqu’à ce que tu le changes dans /settings.',
    nextVideosFirst: 'Oui : quand une vidéo te plaît, écris « toujours comme ça », et les prochaines seront pareilles.',
    spellingsKept:
      'Les corrections valent pour la vidéo où tu les fais. Après une nouvelle vidéo, je demande les noms dont je ne suis pas sûr : réponds, et d’un geste je les écris ainsi dans toutes les suivantes.',
    changedLater:
      'Oui, autant de fois que tu veux tant que la vidéo est ici : dis ce qui doit changer, et tu reçois une nouvelle version. « annuler » revient sur la dernière étape.',
    othersEdit:
      'Cette vidéo ne se modifie que dans ce chat : quelqu’un d’autre peut écrire ici depuis ton téléphone. Ou passe-lui ta vidéo d’origine, pour me l’envoyer dans son propre chat.',
    cropped:
      'En vertical, il n’y a pas de bandes : je coupe les côtés et je suis la personne qui parle. « Montre toute l’image » la garde entière, sur un fond flou ; « garde le milieu » ne suit personne.',
    noisySound:
      'Oui, ça marche : je comprends le plus souvent ce qui est dit malgré le vent, les machines ou la musique. Ce que j’entends mal, dis-le-moi : « Anna, pas Hannah ».',
    putAway:
      'Tu peux ranger ton téléphone ou fermer la conversation : je continue, et je t’écris ici quand la vidéo est prête.',
    passOn:
      'Pour enregistrer la vidéo, garde le doigt appuyé dessus, ou touche les trois points, et choisis « Enregistrer dans la galerie » ou « Enregistrer ». Pour la partager, transfère le message : à une conversation, à un groupe, par mail. Sur un ordinateur, ouvre cette conversation, fais un clic droit sur la vidéo et choisis « Enregistrer sous » ; de là, elle va aussi sur une clé USB. Les sous-titres font partie de l’image, donc tout le monde les voit.',
    passOnPost:
      'Enregistre la vidéo sur ton téléphone : garde le doigt appuyé dessus, ou touche les trois points, et choisis « Enregistrer dans la galerie » ou « Enregistrer ». Ouvre ensuite {app}, commence une nouvelle publication et choisis-la. Les sous-titres font partie de l’image, donc tout le monde les voit.',
    passOnChat:
      'Enregistre la vidéo sur ton téléphone : garde le doigt appuyé dessus, ou touche les trois points, et choisis « Enregistrer dans la galerie » ou « Enregistrer ». Ouvre ensuite {app}, va dans une discussion, un groupe ou ton statut, et choisis-la. Les sous-titres font partie de l’image, donc tout le monde les voit.',
    burntIn:
      'Les sous-titres font partie de l’image : tout le monde les voit, partout, sans rien activer. On ne peut donc pas non plus les désactiver.',
    kept: 'Je garde ici une vidéo finie pendant {days}, puis elle s’efface d’elle-même. Pour la garder toujours, enregistre-la sur ton téléphone ou ton ordinateur.',
    keptForAWhile:
      'Je garde ici une vidéo finie un certain temps, puis elle s’efface d’elle-même. Pour la garder toujours, enregistre-la sur ton téléphone ou ton ordinateur.',
    quality:
      'La différence se voit à peine : ta vidéo garde sa taille, et l’image est encodée une fois de plus, en haute qualité. Ce que l’appli de discussion enlève en chemin est perdu ; envoie donc l’original comme fichier (📎, puis « Fichier ») ou comme lien.',
    howToSend:
      'Touche le trombone 📎 ou le signe plus (＋) à côté de la ligne où tu écris, ouvre la galerie ou les photos, choisis la vidéo et touche envoyer. Sur un ordinateur, tu peux glisser le fichier dans cette conversation.',
    shapeVertical:
      'Oui : elle est verticale 9:16, comme TikTok, les Reels, les Shorts et les stories la montrent en entier.',
    shapeNotVertical:
      'Pas encore : elle a la forme de la vidéo envoyée, qui n’est pas verticale. TikTok, les Reels et les stories montrent en entier le vertical 9:16. Avec ce bouton, je la mets ainsi :',
    shapeUnknown:
      'Elle a la forme de la vidéo que tu as envoyée. TikTok, les Reels et les stories montrent en entier le vertical 9:16 : si elle ne l’est pas, ce bouton la met ainsi.',
    fontsAlike: 'Voici ce qui s’en approche : le style, ou seulement sa police.',
    highlightPurpose:
      'Le surlignage marque le mot qui est prononcé, pour suivre plus facilement. S’il te gêne, ce bouton l’enlève :',
    lastLook: 'Le dernier changement de l’apparence : {look}.',
    lastWords: 'Le dernier changement des mots :',
    howLong:
      'Ça dépend de la vidéo ; une minute est en général prête en quelques minutes. Envoies-en une, et tu verras ici où elle en est.',
  },
  minutes,
  explained,
  limits: {
    silences:
      'Je ne peux pas couper les silences ni les « euh » ; la vidéo garde sa durée. Je peux enlever des mots des sous-titres : « supprime euh ».',
    translation:
      'Je ne peux pas traduire : les sous-titres sont dans la langue parlée. Demande « envoie le srt », fais-le traduire et écris-moi les lignes : « 3 : Hello ».',
    cleanVideo:
      'Des sous-titres qui sont dans l’image ne s’enlèvent plus. Ta vidéo d’origine reste comme tu l’as envoyée.',
    music: 'Je ne peux pas ajouter de musique ; le son reste comme il est. Ajoute-la dans l’appli où tu publies.',
    download: 'Je ne télécharge pas les vidéos des sites, je sous-titre seulement celles que tu m’envoies.',
    voice: 'Je ne peux pas changer une voix ; le son reste comme il est. Je m’occupe des sous-titres et de l’image.',
    trim: 'Je ne peux pas couper une vidéo. Coupe-la d’abord sur ton téléphone et renvoie-la-moi.',
    speed: 'Je ne peux pas accélérer ni ralentir une vidéo. Change la vitesse sur ton téléphone, puis envoie-la-moi.',
    picture:
      'Envoie-moi l’image ici, je la mets dans un coin en filigrane. Ailleurs dans la vidéo, je ne peux pas ajouter d’image. Des mots, je les mets en haut : « titre : Ma chaîne ».',
    backgroundBlur:
      'Je ne peux pas flouter l’arrière-plan de l’image. Ce que je peux faire : un cadre derrière les mots (« avec un cadre »).',
    posting:
      'Je ne peux pas la publier ni la transmettre à ta place. Enregistre la vidéo d’ici et partage-la dans ton appli, par mail ou par message.',
    speakers:
      'Je ne peux pas donner une couleur à chaque personne qui parle. Le mot prononcé peut en avoir une : « surlignage vert ».',
    live: 'Je ne peux pas sous-titrer du direct. Envoie-moi l’enregistrement après.',
    dubbing:
      'Je ne peux pas doubler une vidéo ni parler dans une autre langue. Je sous-titre seulement ce qui est dit.',
    summary:
      'Je ne peux pas résumer ni choisir les meilleurs passages. « Montre le texte » te donne tout ce qui est dit.',
    otherFont:
      'Je n’ai pas cette police ici. Envoie-moi la tienne en fichier TTF ou OTF ou un lien vers ce fichier, ou choisis-en une des miennes :',
    noise: 'Je ne peux pas nettoyer le son ; il reste comme il est.',
    brightness:
      'Je ne peux pas changer la luminosité ni les couleurs de l’image. Pour des sous-titres plus lisibles, dis « facile à lire ».',
    timing:
      'Je prends le moment des mots dans le son : les sous-titres viennent et partent avec la voix, je ne peux ni les déplacer ni les laisser. Si une ligne est fausse, écris-moi son texte : « 3 : Bonjour à tous ».',
    capitals:
      'Les majuscules dépendent du style : Pop, Comic et Impact en ont, les autres écrivent aussi en minuscules. Choisis-en un :',
    wordCount:
      'Le nombre de mots affichés dépend des pauses, c’est moi qui choisis. Un par un, c’est le style « mot par mot » :',
    punctuation:
      'Je ne peux pas mettre ou enlever la ponctuation dans toute la vidéo. Écris une ligne comme tu la veux : « 3 : Salut, toi ! »',
    weight: 'L’épaisseur des lettres dépend de la police. Choisis-en une :',
    shape: 'Je connais deux formats : vertical 9:16 et celui de ta vidéo. Dis « vertical » ou « pas vertical ».',
    joining:
      'Je ne peux pas assembler des vidéos. Assemble-les d’abord sur ton téléphone, puis envoie-moi le résultat.',
    manyColors:
      'Je ne peux pas donner une couleur à chaque mot. Il peut y en avoir deux : celle des lettres et celle du mot prononcé. « Blanc, surlignage vert ».',
    zoom: 'Je ne peux pas zoomer à certains moments. Dans une vidéo verticale, je suis la personne, ou l’image reste fixe : « garde le milieu ».',
    emojiChoice:
      'C’est moi qui choisis les emojis. Tu peux mettre le tien après un mot : « mets 🔥 après accroche ». « Pas d’emojis » enlève les miens.',
    file: 'Je ne peux pas l’envoyer en fichier non compressé dans cette discussion. Relie ton compte avec /link : sa page a la vidéo en pleine qualité.',
    moreWords:
      'C’est moi qui décide, d’après les pauses, combien de mots on voit à la fois ; je ne peux pas en montrer plus. Seul le style « mot à mot » les montre un par un, les autres sont ici :',
    shadow:
      'Je ne peux pas mettre ou enlever une ombre. Ce qui fait ressortir les lettres : « contour plus épais », ou un cadre derrière les mots (« avec un cadre »).',
    frame:
      'Je ne peux pas mettre de cadre ni de dessins autour d’une vidéo. Une petite image dans un coin, oui : envoie-la-moi ici.',
    endCard:
      'Je ne peux pas ajouter d’écran de fin. La dernière ligne peut le dire : « montre-moi le texte » donne son numéro. Ou en haut : « titre : appelle le 555 0100 ».',
    hideFaces:
      'Je ne peux pas flouter des visages ou des plaques. Fais-le d’abord sur ton téléphone, puis envoie-moi la vidéo.',
    fileSize:
      'Je ne peux pas faire un fichier plus petit. Pour un mail, partage-le depuis ton téléphone, qui le réduit, ou mets-le dans un cloud et envoie le lien.',
  },
  talk: {
    praise: 'Ravi que ça te plaise ! 😊 Envoie la suivante quand tu veux.',
    praisedPicture: 'Ravi que ça te plaise. Je fais la vidéo comme ça ?',
    complaint: 'Désolé. Qu’est-ce qui ne va pas : les mots ou l’apparence ?',
    patience: 'Merci ! Je t’écris dès qu’il y a du nouveau.',
    refusal: 'D’accord, tout reste comme c’est.',
    announced: 'Super, envoie-la ici, en lien ou en fichier. Je commence tout de suite.',
    misunderstood:
      'Pardon, j’avais mal compris. Envoie-moi une vidéo où quelqu’un parle, en lien ou en fichier, et j’y mets des sous-titres.',
  },
  names: {
    settings: 'Réglages',
    styles: 'Styles',
    colors: 'Les couleurs',
    language: 'Langue du bot',
    videos: 'Mes vidéos',
    home: 'Au début',
    deleteData: 'Effacer mes données',
    deleteVideo: 'Supprimer la vidéo',
    sendAgain: 'Renvoyer',
    sendFile: 'En fichier',
    sendSrt: 'Sous-titres en .srt',
    showMistakes: 'Corriger le texte',
    work: 'C’est prêt ?',
    minutes: 'Mes minutes',
    moreMinutes: 'Plus de minutes',
    editsCost: 'Changer, ça coûte ?',
    renewal: 'Quand y en a-t-il de nouvelles ?',
    price: 'Combien ça coûte ?',
    privacy: 'Confidentialité',
    formats: 'Formats de fichier',
    length: 'Durée et taille',
    platforms: 'Liens, plateformes',
    several: 'Plusieurs vidéos',
    whoAreYou: 'Qui es-tu ?',
    ownScript: 'J’ai un script',
    nextVideos: 'Mes prochaines vidéos',
    spellingsKept: 'Retenir les noms ?',
    cropped: 'Côtés coupés ?',
    noisySound: 'Avec du bruit',
    putAway: 'Fermer la conversation',
    passOn: 'Partager, enregistrer',
    burntIn: 'Visibles pour tous ?',
    kept: 'Gardée combien de temps ?',
    quality: 'Perd-elle en qualité ?',
    howToSend: 'Comment l’envoyer ?',
    shapeFits: 'Bon format ?',
    lastChange: 'Le dernier changement',
    saveButtons: 'Marque ou défaut ?',
    srtFile: 'C’est quoi un .srt ?',
    resultButtons: 'Rôle des boutons',
    howToBegin: 'Comment ça marche ?',
    silences: 'Couper les silences',
    translation: 'Traduire',
    cleanVideo: 'Sans sous-titres',
    music: 'Ajouter une musique',
    download: 'Télécharger la vidéo',
    voice: 'Changer la voix',
    trim: 'Couper la vidéo',
    speed: 'Vitesse de la vidéo',
    picture: 'Image ou logo',
    backgroundBlur: 'Flouter le fond',
    posting: 'Publier pour moi',
    speakers: 'Couleur par personne',
    live: 'Sous-titres en direct',
    dubbing: 'Doublage',
    summary: 'Version courte',
    otherFont: 'Autre police',
    noise: 'Meilleur son',
    brightness: 'Luminosité, filtres',
    timing: 'Texte décalé',
    capitals: 'Les majuscules',
    wordCount: 'Mots à la fois',
    punctuation: 'La ponctuation',
    weight: 'Plus ou moins gras',
    shape: 'Format carré',
    joining: 'Assembler des vidéos',
    manyColors: 'Plein de couleurs',
    zoom: 'Zoom',
    emojiChoice: 'D’autres emojis',
    praise: 'Ça me plaît',
    complaint: 'Ça ne me plaît pas',
    patience: 'J’attends',
    refusal: 'Laisse comme ça',
    sameAgain: 'Comme la dernière fois',
    clearFaces: 'Hors du visage',
    canCaption: 'Tu sous-titres ?',
    install: 'Rien à installer ?',
    spoken: 'Langues, accents',
    watermarked: 'Un filigrane ?',
    fonts: 'Quelles polices ?',
    someWords: 'Certains mots',
    moreWords: 'Plus de mots',
    shadow: 'Une ombre',
    frame: 'Un cadre autour',
    endCard: 'Texte à la fin',
    hideFaces: 'Cacher des visages',
    fileSize: 'Fichier plus petit',
  },
};
