import type { Texts } from '../../texts.ts';

export const claim: Texts['pages']['claim'] = {
  title: 'Relier un chat',
  question: 'Relier ce chat ?',
  someBot: 'Un bot de chat',
  offer:
    '{who} propose de relier un chat à ton compte {email}. Les vidéos que tu fais sans adresse de callback seront alors envoyées dans ce chat.',
  bot: 'Numéro du bot',
  contact: 'Contact n°',
  connect: 'Le relier',
  onlyYours: 'Ne le relie que si tu as demandé ce lien dans ton propre chat. Le lien est valable jusqu’au {when}.',
  seeChats: 'Voir tes chats',
  connected: 'Le chat est relié à ton compte. Tu peux le détacher ici à tout moment.',
  ended: 'Ce lien a expiré',
  endedHint:
    'Un lien pour relier un chat est valable une semaine. Celui-ci est plus ancien ou contient une erreur. Retourne dans le chat d’où il vient et demandes-en un autre.',
  used: 'Ce lien a déjà servi',
  usedHint: 'Un lien ne relie un chat qu’une fois. Retourne dans le chat d’où il vient et demandes-en un autre.',
  foreign: 'Ce chat est à quelqu’un d’autre',
  foreignHint:
    'Il est relié à un autre compte. Si ce compte est aussi à toi, connecte-toi avec son adresse e-mail et détaches-y d’abord le chat.',
  already: 'Ce chat est déjà à toi',
  alreadyHint: 'Il est relié à ton compte. Il n’y a plus rien à faire.',
  undoTitle: 'Annuler la liaison',
  undoQuestion: 'Détacher ce chat ?',
  undoIntro:
    'Ton chat a été relié au compte {account}. Depuis, les vidéos de ce compte y sont envoyées. Si ce n’était pas toi, détache-le.',
  undo: 'Le détacher',
  undoNot: 'Si c’était toi, ferme cette page : rien ne changera.',
  undone: 'Le chat est détaché',
  undoneHint: 'Il n’est plus relié à ce compte et n’en reçoit plus les vidéos. Tu peux fermer cette page.',
  nothingToUndo: 'Il n’y a rien à annuler',
  nothingToUndoHint:
    'Le chat n’est plus relié à ce compte, ou cette adresse contient une erreur ou date de plus d’un mois.',
};
