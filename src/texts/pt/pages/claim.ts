import type { Texts } from '../../texts.ts';

export const claim: Texts['pages']['claim'] = {
  title: 'Conectar um chat',
  question: 'Conectar este chat?',
  someBot: 'Um bot',
  offer:
    '{who} quer conectar um chat à sua conta {email}. Os vídeos que você fizer sem endereço de aviso serão enviados para esse chat.',
  bot: 'Número do bot',
  contact: 'Contato',
  connect: 'Conectar',
  onlyYours: 'Conecte só se você pediu este link no seu próprio chat. O link é válido até {when}.',
  seeChats: 'Ver seus chats',
  connected: 'O chat está conectado à sua conta. Você pode desconectá-lo aqui quando quiser.',
  ended: 'Este link expirou',
  endedHint:
    'Um link para conectar um chat é válido por uma semana. Este é mais antigo, ou está escrito errado. Volte ao chat de onde ele veio e peça outro.',
  used: 'Este link já foi usado',
  usedHint: 'Um link conecta um chat só uma vez. Volte ao chat de onde ele veio e peça outro.',
  foreign: 'Este chat é de outra pessoa',
  foreignHint:
    'Ele está conectado a outra conta. Se ela também é sua, entre com o e-mail dela e desconecte o chat lá primeiro.',
  already: 'Este chat já é seu',
  alreadyHint: 'Ele está conectado à sua conta. Não há mais nada a fazer.',
  undoTitle: 'Desfazer a conexão',
  undoQuestion: 'Desconectar este chat?',
  undoIntro:
    'Seu chat foi conectado à conta {account}. Desde então, os vídeos dessa conta são enviados para o chat. Se não foi você, desconecte.',
  undo: 'Desconectar o chat',
  undoNot: 'Se foi você, feche esta página: nada muda.',
  undone: 'O chat está desconectado',
  undoneHint: 'Ele não está mais conectado a essa conta e não recebe os vídeos dela. Você pode fechar esta página.',
  nothingToUndo: 'Não há nada a desfazer',
  nothingToUndoHint: 'O chat não está mais conectado a essa conta, ou este endereço está errado ou tem mais de um mês.',
};
