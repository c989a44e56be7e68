import type { PageTexts } from '../../texts.ts';

export const claim: PageTexts['claim'] = {
  title: 'Collega una chat',
  question: 'Collegare questa chat?',
  someBot: 'Un chatbot',
  offer:
    '{who} vuole collegare una chat al tuo account {email}. I video che crei senza indirizzo di callback arriveranno poi in quella chat.',
  bot: 'Bot',
  contact: 'Contatto',
  connect: 'Collega',
  onlyYours: 'Collegala solo se hai chiesto questo link nella tua chat. Scadenza del link: {when}.',
  seeChats: 'Vedi le tue chat',
  connected: 'La chat è collegata al tuo account. Puoi scollegarla qui in qualsiasi momento.',
  ended: 'Questo link è scaduto',
  endedHint:
    'Un link per collegare una chat vale una settimana. Questo è più vecchio, o è scritto male. Torna alla chat da cui viene e chiedine uno nuovo.',
  used: 'Questo link è già stato usato',
  usedHint: 'Un link collega una chat una volta sola. Torna alla chat da cui viene e chiedine uno nuovo.',
  foreign: 'Questa chat appartiene a qualcun altro',
  foreignHint:
    'È collegata a un altro account. Se anche quell’account è tuo, accedi con il suo indirizzo email e scollega prima la chat da lì.',
  already: 'Questa chat è già tua',
  alreadyHint: 'È collegata al tuo account. Non c’è altro da fare.',
  undoTitle: 'Annulla il collegamento',
  undoQuestion: 'Scollegare questa chat?',
  undoIntro:
    'La tua chat è stata collegata all’account {account}. Da allora i video di quell’account arrivano nella chat. Se non eri tu, annulla il collegamento.',
  undo: 'Scollega',
  undoNot: 'Se eri tu, chiudi questa pagina: non cambia niente.',
  undone: 'La chat è scollegata',
  undoneHint: 'Non è più collegata a quell’account, e i suoi video non ci arrivano più. Puoi chiudere questa pagina.',
  nothingToUndo: 'Non c’è niente da annullare',
  nothingToUndoHint:
    'La chat non è più collegata a quell’account, oppure questo indirizzo è scritto male o ha più di un mese.',
};
