import type { ChatTexts } from '../../texts.ts';

export const minutes: ChatTexts['topics']['minutes'] = {
  free: 'Oui, c’est gratuit : tu reçois {time} chaque mois.',
  freeAgain:
    'Oui, vraiment gratuit : dans cette discussion tu ne paies jamais rien, elle compte seulement les minutes.',
  unlimited: 'Oui, c’est gratuit, et sans limite.',
  unlimitedAgain: 'Oui, vraiment gratuit : envoie autant de vidéos que tu veux, tu ne paies rien.',
  notCharged: 'C’est gratuit dans cette discussion : tu ne paies rien ici, les vidéos n’utilisent que tes minutes.',
  notChargedAgain: 'Oui, gratuit : rien n’est facturé ici. Une vidéo prend juste sa durée sur tes minutes.',
  usedUp:
    'Ce sont des minutes de vidéo : chaque vidéo en prend autant qu’elle dure, une seule fois. Quand il n’y en a plus, je ne fais pas de nouvelle vidéo jusqu’à ce que tu en aies d’autres. Celles qui sont prêtes, tu peux toujours les changer, gratuitement.',
  neverUsedUp: 'Elles ne s’épuisent pas : ici, il n’y a pas de limite.',
  ofAccount: 'Les minutes d’un compte valent ici aussi : /link relie cette discussion au tien.',
  ofThisAccount: 'Les minutes achetées pour ton compte valent ici aussi.',
  editsFree:
    'Non : une vidéo prend des minutes une seule fois, autant qu’elle dure, quand elle est prête la première fois. Les corrections et les autres apparences ensuite n’en prennent pas.',
  editsUnlimited: 'Non : ici, rien ne prend de minutes, il n’y a pas de limite.',
  enough: 'Oui, tes minutes suffisent pour {time} : il te reste {left}.',
  notEnough: 'Non, {time}, c’est plus que tes minutes : il te reste {left}.',
  largeFile: 'Si le fichier est trop gros pour cette discussion, envoie un lien.',
  renewed:
    'Tu reçois {time} par mois civil, pour autant de vidéos par jour que tu veux. Ce qu’il en reste se perd à la fin du mois.',
  notRenewed:
    'Aucune nouvelle minute n’arrive ici toute seule, ni chaque jour ni chaque mois. Les tiennes restent jusqu’à ce que des vidéos les utilisent, autant par jour que tu veux.',
};
