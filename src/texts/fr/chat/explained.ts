import type { ChatTexts } from '../../texts.ts';

export const explained: ChatTexts['topics']['explained'] = {
  saveButtons:
    'Avec « Par défaut », toutes tes prochaines vidéos prennent cette apparence d’elles-mêmes. « Comme ma marque » fait pareil et garde en plus l’apparence comme modèle : après d’autres, « utilise ma marque » la fait revenir.',
  srtFile:
    'Il contient les sous-titres et leurs temps sous forme de texte. Mets-le avec ta vidéo sur YouTube ou Facebook, ou ouvre-le dans un logiciel de montage : là, on peut afficher ou masquer les sous-titres. Dis « envoie le srt » et tu l’as.',
  resultButtons:
    '« Modifier le texte » montre tous les mots, pour que tu les corriges. « Apparence » contient couleurs, tailles et styles. « Comme ma marque » donne cette apparence à toutes tes prochaines vidéos, « Par défaut » aussi. « Sous-titres .srt » envoie les mots et leurs temps dans un fichier texte. « Supprimer » supprime cette vidéo ici.',
};
