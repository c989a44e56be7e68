import type { Texts } from '../../texts.ts';

export const claim: Texts['pages']['claim'] = {
  title: 'Chat verbinden',
  question: 'Diesen Chat verbinden?',
  someBot: 'Ein Chatbot',
  offer:
    '{who} möchte einen Chat mit deinem Konto {email} verbinden. Videos, die du ohne Callback-Adresse machst, werden dann in diesen Chat gesendet.',
  bot: 'Bot-Nummer',
  contact: 'Kontakt',
  connect: 'Verbinden',
  onlyYours: 'Verbinde ihn nur, wenn du diesen Link selbst in deinem Chat angefordert hast. Der Link gilt bis {when}.',
  seeChats: 'Deine Chats ansehen',
  connected: 'Der Chat ist mit deinem Konto verbunden. Du kannst ihn hier jederzeit trennen.',
  ended: 'Dieser Link ist abgelaufen',
  endedHint:
    'Ein Link zum Verbinden gilt eine Woche. Dieser ist älter oder falsch geschrieben. Geh in den Chat zurück, aus dem er kam, und fordere einen neuen an.',
  used: 'Dieser Link wurde benutzt',
  usedHint:
    'Ein Link verbindet einen Chat nur einmal. Geh in den Chat zurück, aus dem er kam, und fordere einen neuen an.',
  foreign: 'Dieser Chat gehört jemand anderem',
  foreignHint:
    'Er ist mit einem anderen Konto verbunden. Ist das auch deins, melde dich mit dessen E-Mail-Adresse an und trenne den Chat dort zuerst.',
  already: 'Dieser Chat gehört dir schon',
  alreadyHint: 'Er ist mit deinem Konto verbunden. Es ist nichts mehr zu tun.',
  undoTitle: 'Verbindung aufheben',
  undoQuestion: 'Diesen Chat trennen?',
  undoIntro:
    'Dein Chat wurde mit dem Konto {account} verbunden. Seither werden die Videos dieses Kontos dorthin gesendet. Wenn du das nicht warst, trenne ihn.',
  undo: 'Trennen',
  undoNot: 'Wenn du es warst, schließ diese Seite: Es ändert sich nichts.',
  undone: 'Der Chat ist getrennt',
  undoneHint:
    'Er ist nicht mehr mit diesem Konto verbunden, und dessen Videos werden nicht mehr dorthin gesendet. Du kannst diese Seite schließen.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen',
  nothingToUndoHint:
    'Der Chat ist nicht mehr mit diesem Konto verbunden, oder diese Adresse ist falsch geschrieben oder älter als einen Monat.',
};
