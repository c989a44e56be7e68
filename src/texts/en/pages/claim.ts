export const claim = {
  title: 'Connect a chat',
  question: 'Connect this chat?',
  someBot: 'A chat bot',
  offer:
    '{who} wants to connect a chat to your account {email}. Videos that you make without a callback address are then sent to that chat.',
  bot: 'Bot',
  contact: 'Contact',
  connect: 'Connect it',
  onlyYours: 'Connect it only if you asked for this link in your own chat. The link is valid until {when}.',
  seeChats: 'See your chats',
  connected: 'The chat is connected to your account. You can disconnect it here at any time.',
  ended: 'This link has expired',
  endedHint:
    'A link to connect a chat is valid for a week. This one is older, or it is mistyped. Go back to the chat it came from and ask for a new one.',
  used: 'This link has been used',
  usedHint: 'A link connects a chat only once. Go back to the chat it came from and ask for a new one.',
  foreign: 'This chat belongs to somebody else',
  foreignHint:
    'It is connected to another account. If that account is yours too, sign in with its email address and disconnect the chat there first.',
  already: 'This chat is yours already',
  alreadyHint: 'It is connected to your account. There is nothing left to do.',
  undoTitle: 'Undo the connection',
  undoQuestion: 'Disconnect this chat?',
  undoIntro:
    'Your chat was connected to the account {account}. Since then, the videos of that account are sent to the chat. If that was not you, undo it.',
  undo: 'Disconnect it',
  undoNot: 'If it was you, close this page: nothing changes.',
  undone: 'The chat is disconnected',
  undoneHint:
    'It is no longer connected to that account, and the account’s videos are no longer sent there. You can close this page.',
  nothingToUndo: 'There is nothing to undo',
  nothingToUndoHint:
    'The chat is no longer connected to that account, or this address is mistyped or older than a month.',
} as const;
