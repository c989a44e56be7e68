import type { Texts } from '../../texts.ts';

export const refusals: Texts['pages']['refusals'] = {
  backToStart: 'Retour à l’accueil',
  inner: {
    title: 'Quelque chose a échoué de notre côté',
    message: 'L’erreur a été enregistrée. Réessaie dans un instant.',
  },
  ifItStays: 'Si cela se reproduit, donne ce numéro à l’administrateur du service : {id}',
  named: {
    nothingHere: {
      title: 'Il n’y a rien ici',
      message:
        'L’adresse contient peut-être une erreur, ou ce qui était ici a été supprimé. Le menu ci-dessus mène aux autres pages.',
    },
    notSignedIn: { title: 'Connecte-toi', message: 'Connecte-toi d’abord, puis réessaie.' },
    strangeForm: {
      title: 'Ce formulaire a expiré',
      message: 'Rien n’a changé. Reviens en arrière, recharge la page et renvoie le formulaire.',
    },
    tooOften: {
      title: 'Patiente un peu',
      message: 'Il y a eu trop de demandes en peu de temps. Rien n’est perdu : attends une minute, puis réessaie.',
    },
    wrongMethod: { title: 'Cette page ne sait pas faire cela', message: 'Retourne à l’accueil et réessaie de là.' },
    tooMuchText: {
      title: 'C’est trop de texte',
      message: 'Rien n’a changé. Reviens en arrière et envoies-en moins à la fois.',
    },
    tooComplex: {
      title: 'Le calcul prend trop de temps',
      message: 'Rien n’a changé. Utilise moins de sous-titres, ou des sous-titres plus courts.',
    },
    busy: { title: 'Le service est occupé', message: 'Réessaie dans un instant.' },
    notAForm: {
      title: 'Cette demande n’est pas un envoi de formulaire',
      message:
        'Les pages n’acceptent que les formulaires des navigateurs. Les programmes utilisent l’API : voir /docs.',
    },
    cutOff: { title: 'La demande était incomplète', message: 'Rien n’a changé. Reviens en arrière et renvoie-la.' },
    strangeDraft: {
      title: 'Un problème est survenu',
      message: 'L’éditeur a envoyé quelque chose d’inattendu. Recharge la page ; ton travail est conservé.',
    },
    longDraft: {
      title: 'Les sous-titres sont trop longs',
      message:
        'Un sous-titre peut avoir 5 000 caractères, et une vidéo 10 000 sous-titres avec 50 000 mots. Raccourcis-les ; rien n’a changé.',
    },
    notAccepted: { title: 'Cela n’a pas marché', message: 'Reviens en arrière et vérifie ce que tu as saisi.' },
    conflict: {
      title: 'Ce n’est plus à jour',
      message: 'Cela a changé entre-temps. Reviens en arrière et regarde à nouveau.',
    },
    beingDone: { title: 'C’est déjà en cours', message: 'Regarde à nouveau dans un instant.' },
    noTime: {
      title: 'Plus de temps',
      message: 'Il ne te reste plus de temps vidéo. Ton profil montre ce que tu avais et ce que tu as utilisé.',
    },
    storageFull: {
      title: 'Ton espace est plein',
      message:
        'Ton compte conserve autant de vidéos qu’il le peut. Supprime celles dont tu n’as plus besoin : leur place se libère en moins d’une heure.',
    },
    queueFull: {
      title: 'Trop de vidéos attendent',
      message:
        'Ton compte a autant de vidéos dans la file d’attente qu’il le peut. Attends que certaines soient prêtes, puis réessaie.',
    },
    serviceFull: {
      title: 'Trop de vidéos attendent',
      message:
        'Plus de vidéos attendent que l’on ne peut en faire bientôt, donc rien de nouveau n’est accepté. Réessaie dans quelques minutes.',
    },
    diskLow: {
      title: 'Pas de nouvelles vidéos pour l’instant',
      message:
        'Le service manque d’espace disque et n’accepte rien de nouveau pour l’instant. Tes vidéos restent comme elles sont. Réessaie plus tard.',
    },
    tooLarge: {
      title: 'C’est trop gros',
      message: 'Un fichier aussi gros n’est pas accepté. Choisis-en un plus court ou plus compressé.',
    },
    cancelled: { title: 'C’est annulé', message: 'Cela a été arrêté avant la fin.' },
  },
};
