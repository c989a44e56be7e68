import type { Texts } from '../../texts.ts';

export const refusals: Texts['pages']['refusals'] = {
  backToStart: 'Retour au début',
  inner: {
    title: 'Quelque chose a échoué de notre côté',
    message: 'C’est noté. Réessayez dans un instant.',
  },
  ifItStays: 'Si cela persiste, dites à qui gère ce service : {id}',
  named: {
    nothingHere: {
      title: 'Il n’y a rien ici',
      message: 'L’adresse est peut-être mal écrite, ou ce qui était ici a été supprimé. Le menu mène partout.',
    },
    notSignedIn: { title: 'Connectez-vous', message: 'Connectez-vous d’abord, puis réessayez.' },
    strangeForm: {
      title: 'Ce formulaire a expiré',
      message: 'Rien n’a changé. Revenez en arrière, rechargez la page et renvoyez le formulaire.',
    },
    tooOften: { title: 'Patientez un peu', message: 'C’était demandé très souvent. Réessayez dans quelques minutes.' },
    wrongMethod: { title: 'Cette page ne sait pas faire cela', message: 'Allez au début et repartez de là.' },
    tooMuchText: { title: 'C’est trop de texte', message: 'Rien n’a changé. Revenez et envoyez-en moins à la fois.' },
    notAForm: {
      title: 'Ce n’était pas un formulaire',
      message:
        'Les pages ne prennent que les formulaires des navigateurs. Pour les programmes, il y a l’API : voir /docs.',
    },
    cutOff: { title: 'C’était coupé', message: 'Rien n’a changé. Revenez en arrière et renvoyez-le.' },
    strangeDraft: {
      title: 'Cela n’a pas été compris',
      message: 'L’éditeur a envoyé quelque chose d’inattendu. Rechargez la page, votre travail est conservé.',
    },
    notAccepted: { title: 'Cela n’a pas marché', message: 'Revenez et regardez ce que vous avez saisi.' },
    conflict: { title: 'Cela ne va plus', message: 'Cela a changé entre-temps. Revenez et regardez à nouveau.' },
    beingDone: { title: 'C’est déjà en cours', message: 'Regardez à nouveau dans un instant.' },
    noTime: {
      title: 'Plus de temps',
      message: 'Il ne vous reste plus de temps vidéo. Votre profil montre ce qu’il y a et ce qui a servi.',
    },
    tooLarge: {
      title: 'C’est trop gros',
      message: 'Un fichier si gros ne peut pas être pris. Un fichier plus court ou plus compressé convient.',
    },
    cancelled: { title: 'C’était annulé', message: 'Cela a été arrêté avant la fin.' },
  },
};
