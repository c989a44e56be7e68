import type { Texts } from '../../texts.ts';

export const claim: Texts['pages']['claim'] = {
  title: 'Conectar un chat',
  question: '¿Conectar este chat?',
  someBot: 'Un bot',
  offer:
    '{who} quiere conectar un chat con tu cuenta {email}. Los vídeos que hagas sin dirección de aviso se enviarán a ese chat.',
  bot: 'Número del bot',
  contact: 'Contacto',
  connect: 'Conectarlo',
  onlyYours: 'Conéctalo solo si pediste este enlace en tu propio chat. El enlace vale hasta el {when}.',
  seeChats: 'Ver tus chats',
  connected: 'El chat está conectado a tu cuenta. Aquí puedes desconectarlo cuando quieras.',
  ended: 'Este enlace ha caducado',
  endedHint:
    'Un enlace para conectar un chat vale una semana. Este es más antiguo, o está mal escrito. Vuelve al chat de donde vino y pide otro.',
  used: 'Este enlace ya se usó',
  usedHint: 'Un enlace conecta un chat una sola vez. Vuelve al chat de donde vino y pide otro.',
  foreign: 'Este chat es de otra persona',
  foreignHint:
    'Está conectado a otra cuenta. Si también es tuya, inicia sesión con su correo y desconecta allí primero el chat.',
  already: 'Este chat ya es tuyo',
  alreadyHint: 'Está conectado a tu cuenta. No tienes que hacer nada más.',
  undoTitle: 'Deshacer la conexión',
  undoQuestion: '¿Desconectar este chat?',
  undoIntro:
    'Tu chat se conectó a la cuenta {account}. Desde entonces los vídeos de esa cuenta se envían al chat. Si no fuiste tú, desconéctalo.',
  undo: 'Desconectarlo',
  undoNot: 'Si fuiste tú, cierra esta página: no cambia nada.',
  undone: 'El chat está desconectado',
  undoneHint: 'Ya no está conectado a esa cuenta y no recibe sus vídeos. Puedes cerrar esta página.',
  nothingToUndo: 'No hay nada que deshacer',
  nothingToUndoHint:
    'El chat ya no está conectado a esa cuenta, o esta dirección está mal escrita o tiene más de un mes.',
};
