import type { Texts } from '../../texts.ts';

export const claim: Texts['pages']['claim'] = {
  title: 'Relier un chat',
  question: 'Relier ce chat ?',
  someBot: 'Un bot de chat',
  offer:
    '{who} propose de relier un chat à votre compte {email}. Les vidéos que vous faites sans adresse de rappel sont alors envoyées à ce chat.',
  bot: 'Numéro du bot',
  contact: 'Contact n°',
  connect: 'Le relier',
  onlyYours: 'Ne le reliez que si vous avez demandé ce lien dans votre propre chat. Il vaut jusqu’au {when}.',
  seeChats: 'Voir vos chats',
  connected: 'Le chat est relié à votre compte. Vous pouvez le détacher ici à tout moment.',
  ended: 'Ce lien a expiré',
  endedHint:
    'Un lien pour relier un chat vaut une semaine, ou il est mal écrit. Retournez dans le chat d’où il vient et demandez-en un autre.',
  used: 'Ce lien a déjà servi',
  usedHint:
    'Il a relié un chat une fois et ne peut plus. Retournez dans le chat d’où il vient et demandez-en un autre.',
  foreign: 'Ce chat est à quelqu’un d’autre',
  foreignHint:
    'Il est relié à un autre compte. S’il est aussi à vous, connectez-vous avec son adresse et détachez-y d’abord le chat.',
  already: 'Ce chat est déjà à vous',
  alreadyHint: 'Il est relié à votre compte, il n’y a plus rien à faire.',
  undoTitle: 'Défaire le lien',
  undoQuestion: 'Détacher ce chat ?',
  undoIntro:
    'Votre chat a été relié au compte {account}, dont les vidéos y sont envoyées depuis. Si ce n’était pas vous, défaites-le.',
  undo: 'Le détacher',
  undoNot: 'Si c’était vous, fermez cette page : rien ne change.',
  undone: 'C’est défait',
  undoneHint: 'Le chat n’est plus relié à ce compte et n’en reçoit plus les vidéos. Vous pouvez fermer cette page.',
  nothingToUndo: 'Il n’y a rien à défaire',
  nothingToUndoHint: 'Le chat n’est plus relié ainsi, ou cette adresse est mal écrite ou a plus d’un mois.',
};
