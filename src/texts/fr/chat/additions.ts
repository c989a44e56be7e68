import type { Texts } from '../../texts.ts';

export const additions: Pick<Texts['chat'], 'title' | 'watermark' | 'font' | 'reading' | 'script' | 'brand'> = {
  /** A message said «Title: …». */
  title: {
    taken: 'Compris : le titre est « {title} ». {stays} Une nouvelle version arrive.',
    forNext: 'Compris : la prochaine vidéo que tu m’envoies aura le titre « {title} ». {stays}',
    tooLong: 'Ce titre est trop long. Je peux prendre {max} caractères.',
    removed: 'Compris : pas de titre.',
    how: 'Oui ! Écris-le comme ça : titre : « Ma journée au lac ». Il est en haut, au début de la vidéo. « Titre en bas » le déplace, et « sans titre » l’enlève.',
    whichWords: 'Avec plaisir, comme titre en haut. Que doit-il dire ? Écris juste les mots.',
    looks:
      'Un titre va toujours avec les sous-titres : il a leur police et leurs couleurs. Dans cette conversation, je change ses mots (titre : « … »), sa place (« titre en bas ») et sa durée (« titre pendant 6 secondes »), ou je l’enlève (« sans titre »).',
    stays: 'Il reste pendant {time} au début.',
    staysWhole: 'Il reste pendant toute la vidéo.',
    size: 'Je ne peux pas changer la taille d’un titre : tous ont la même, et ils ne deviennent plus petits qu’avec beaucoup de mots ou près d’un visage. Ses mots, sa place et sa durée, je peux les changer.',
    untilSaid:
      'Je ne peux pas faire partir un titre au moment où quelque chose est dit. Donne-moi les secondes (« titre pendant 12 secondes ») ou écris « titre pendant toute la vidéo ».',
    whichAddition: 'Avec plaisir, dans le titre. Que doit-il dire en plus, exactement ? Écris-le simplement.',
    whichEmoji: 'Quel emoji ? Envoie-le-moi, et je le dessine au-dessus du titre.',
    emojisOfCaptions: 'Si tu parles d’emojis dans les sous-titres, touche ici.',
    emojiAbove: 'Son emoji est dessiné au-dessus.',
    firstEmoji: 'De ses emojis, je dessine le premier, {emoji}, au-dessus.',
    needsWords: 'Un titre a besoin de mots : un emoji est dessiné au-dessus d’eux, et pas tout seul.',
    apart: 'Non, jamais : le titre trouve toujours une place où il n’y a pas de sous-titres.',
    ofOneVideo:
      'Les mots d’un titre ne valent que pour une vidéo, les prochaines ne les auront donc pas : écris « titre : … » pour chacune. Sa place et sa durée sont gardées avec l’apparence.',
    where:
      'La place du titre : {place}. Il évite tout seul les visages et les sous-titres. « Titre en bas » le déplace.',
    timed: 'Compris. Une nouvelle version arrive.',
    howToTime: 'Pour changer cela, écris « titre pendant 6 secondes » ou « titre pendant toute la vidéo ».',
    placed: 'Compris : je déplace le titre. Une nouvelle version arrive.',
    ownColour: 'Le titre a les couleurs des sous-titres ; je ne peux pas lui en donner une autre.',
    now: 'Le titre est « {title} ».',
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
  brand: {
    saved:
      'Enregistré comme ton modèle « {name} ». Tes prochaines vidéos ressembleront à ça : ici, sur les pages et avec l’API.',
    none: 'Tu n’as pas encore de marque. Dis-moi à quoi doit ressembler une vidéo, puis : « enregistre ça comme ma marque ».',
    used: 'Voici l’apparence de « {name} ».',
    forNext: 'Tes prochaines vidéos auront l’apparence de « {name} ».',
    full: 'Tu as atteint le nombre maximal de modèles. Supprimes-en d’abord un sur ta page de profil.',
  },
};
