export const claim = {
  title: 'Connect a chat',
  question: 'Connect this chat?',
  someBot: 'A chat bot',
  offer:
    '{who} offers to connect a chat with your account {email}. Videos that you make without a callback address are then sent to that chat.',
  bot: 'Bot',
  contact: 'Contact',
  connect: 'Connect it',
  onlyYours: 'Connect it only if you asked for this link in your own chat. It is good until {when}.',
  seeChats: 'See your chats',
  connected: 'The chat is connected to your account. You can disconnect it here at any time.',
  ended: 'This link has expired',
  endedHint:
    'A link to connect a chat is good for a week, or it is mistyped. Go back to the chat where it came from and ask for a new link.',
  used: 'This link has been used',
  usedHint:
    'It connected a chat once and cannot do it again. Go back to the chat where it came from and ask for a new link.',
  foreign: 'This chat belongs to somebody else',
  foreignHint:
    'It is connected to another account. If that account is yours too, sign in with its email address and disconnect the chat there first.',
  already: 'This chat is yours already',
  alreadyHint: 'It is connected to your account, and there is nothing left to do.',
  undoTitle: 'Undo the link',
  undoQuestion: 'Disconnect this chat?',
  undoIntro:
    'Your chat was connected to the account {account}, whose videos are sent there since. If that was not you, undo it.',
  undo: 'Disconnect it',
  undoNot: 'If it was you, close this page: nothing changes.',
  undone: 'It is undone',
  undoneHint:
    'The chat is not connected to that account any more, and its videos are not sent there. You can close this page.',
  nothingToUndo: 'There is nothing to undo',
  nothingToUndoHint: 'The chat is not connected like this any more, or this address is mistyped or older than a month.',
} as const;
