import type { Texts } from '../../texts.ts';

export const captions: Pick<Texts['chat'], 'corrections' | 'doubts' | 'captionText'> = {
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
    lineBack: 'La ligne {line} est comme avant : « {text} ».',
    noEarlierLine: 'Je ne sais plus comment était la ligne {line} avant, elle reste donc comme elle est.',
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
};
