import type { Texts } from '../../texts.ts';

export const account: Pick<
  Texts['chat'],
  'videos' | 'usage' | 'languages' | 'deliver' | 'link' | 'linked' | 'deleting' | 'problems'
> = {
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
