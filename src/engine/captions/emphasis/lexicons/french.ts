import type { KeyWordLexicon } from './lexicon.ts';

export const french: KeyWordLexicon = {
  denials: 'jamais rien personne aucun aucune nulle zéro sans',
  negations: 'pas non',
  superlatives: 'meilleur meilleure meilleurs meilleures pire pires maximum minimum ultime énorme',
  superlativeEnding: /issimes?$/,
  notSuperlatives: '',
  most: 'plus moins',
  numbers: 'cent mille million millions milliard milliards moitié double triple pourcent',
  stressed:
    'gratuit gratuite gratuitement secret secrets argent erreur erreurs attention stop facile immédiatement garanti prouvé ' +
    'vérité mensonge danger dangereux amour haine astuce astuces tout toujours seulement premier première dernier ' +
    'dernière nouveau nouvelle fou folle incroyable impossible succès échec gagner perdre mort vie peur rêve rêves ' +
    'pouvoir riche pauvre guerre douleur important exactement enfin soudain parfait terrible magnifique ensemble vite libre',
  fillers: 'euh heu hum ah oh ben bah okay ok ouais hein voilà bon alors',
};
