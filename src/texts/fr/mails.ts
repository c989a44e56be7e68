import type { Texts } from '../texts.ts';

export const mails: Texts['mails'] = {
  hello: 'Bonjour,',
  signIn: {
    subject: 'Ton lien de connexion à Captioneer',
    openLink: 'Ouvre ce lien pour te connecter à Captioneer :',
    pressButton: 'Appuie sur le bouton pour te connecter à Captioneer.',
    button: 'Se connecter',
    once: 'Le lien ne marche qu’une fois, pendant {minutes} minutes.',
    buttonFails: 'Si le bouton ne marche pas, copie cette adresse dans ton navigateur :',
    notAsked:
      'Si tu n’as pas demandé ce lien, tu peux ignorer cet e-mail. Sans le lien, personne ne peut se connecter.',
  },
  noAccount: {
    subject: 'Il n’y a pas de compte Captioneer à cette adresse',
    asked:
      'Quelqu’un, sans doute toi, a demandé à se connecter à Captioneer sur {url} avec cette adresse e-mail. Il n’y a pas de compte à cette adresse. Sur ce service, seul l’administrateur crée des comptes.',
    whatToDo:
      'Si tu as un compte, connecte-toi avec l’adresse e-mail qui a servi à le créer. Sinon, demande un compte à l’administrateur du service.',
  },
};
