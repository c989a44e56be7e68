import type { Texts } from '../../texts.ts';

export const claim: Texts['pages']['claim'] = {
  title: 'Chat verbinden',
  question: 'Diesen Chat verbinden?',
  someBot: 'Ein Chatbot',
  offer:
    '{who} bietet an, einen Chat mit deinem Konto {email} zu verbinden. Videos, die du ohne Rückrufadresse machst, werden dann in diesen Chat gesendet.',
  bot: 'Bot-Nummer',
  contact: 'Kontakt',
  connect: 'Verbinden',
  onlyYours: 'Verbinde ihn nur, wenn du in deinem eigenen Chat nach diesem Link gefragt hast. Er gilt bis {when}.',
  seeChats: 'Deine Chats ansehen',
  connected: 'Der Chat ist mit deinem Konto verbunden. Du kannst ihn hier jederzeit trennen.',
  ended: 'Dieser Link ist abgelaufen',
  endedHint:
    'Ein Link zum Verbinden gilt eine Woche, oder er ist vertippt. Geh in den Chat zurück, aus dem er kam, und frag nach einem neuen.',
  used: 'Dieser Link wurde benutzt',
  usedHint:
    'Er hat einmal einen Chat verbunden und kann es nicht noch einmal. Geh in den Chat zurück, aus dem er kam, und frag nach einem neuen.',
  foreign: 'Dieser Chat gehört jemand anderem',
  foreignHint:
    'Er ist mit einem anderen Konto verbunden. Ist das auch deins, melde dich mit dessen Adresse an und trenne den Chat dort zuerst.',
  already: 'Dieser Chat gehört dir schon',
  alreadyHint: 'Er ist mit deinem Konto verbunden, und es ist nichts mehr zu tun.',
  undoTitle: 'Verbindung aufheben',
  undoQuestion: 'Diesen Chat trennen?',
  undoIntro:
    'Dein Chat wurde mit dem Konto {account} verbunden, dessen Videos seither dorthin gesendet werden. Warst du das nicht, heb es auf.',
  undo: 'Trennen',
  undoNot: 'Warst du es, schließ diese Seite: Nichts ändert sich.',
  undone: 'Es ist aufgehoben',
  undoneHint:
    'Der Chat ist nicht mehr mit diesem Konto verbunden, und seine Videos werden nicht mehr dorthin gesendet. Du kannst diese Seite schließen.',
  nothingToUndo: 'Es gibt nichts aufzuheben',
  nothingToUndoHint:
    'Der Chat ist nicht mehr so verbunden, oder diese Adresse ist vertippt oder älter als einen Monat.',
};
