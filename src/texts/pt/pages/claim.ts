import type { Texts } from '../../texts.ts';

export const claim: Texts['pages']['claim'] = {
  title: 'Ligar um chat',
  question: 'Ligar este chat?',
  someBot: 'Um bot de chat',
  offer:
    '{who} oferece ligar um chat à sua conta {email}. Os vídeos que você fizer sem endereço de aviso vão então para esse chat.',
  bot: 'Número do bot',
  contact: 'Contato',
  connect: 'Ligar',
  onlyYours: 'Ligue só se você pediu este link no seu próprio chat. Ele vale até {when}.',
  seeChats: 'Ver seus chats',
  connected: 'O chat está ligado à sua conta. Você pode desligá-lo aqui quando quiser.',
  ended: 'Este link expirou',
  endedHint:
    'Um link para ligar um chat vale uma semana, ou está escrito errado. Volte ao chat de onde ele veio e peça outro.',
  used: 'Este link já foi usado',
  usedHint: 'Ele ligou um chat uma vez e não pode de novo. Volte ao chat de onde ele veio e peça outro.',
  foreign: 'Este chat é de outra pessoa',
  foreignHint: 'Está ligado a outra conta. Se ela também é sua, entre com o e-mail dela e desligue o chat lá primeiro.',
  already: 'Este chat já é seu',
  alreadyHint: 'Está ligado à sua conta, e não há mais nada a fazer.',
  undoTitle: 'Desfazer a ligação',
  undoQuestion: 'Desligar este chat?',
  undoIntro: 'Seu chat foi ligado à conta {account}, cujos vídeos vão para lá desde então. Se não foi você, desfaça.',
  undo: 'Desligar o chat',
  undoNot: 'Se foi você, feche esta página: nada muda.',
  undone: 'Está desfeito',
  undoneHint: 'O chat não está mais ligado a essa conta e não recebe os vídeos dela. Pode fechar esta página.',
  nothingToUndo: 'Não há nada a desfazer',
  nothingToUndoHint: 'O chat não está mais ligado assim, ou este endereço está errado ou tem mais de um mês.',
};
