import type { Texts } from '../../texts.ts';

export const account: Pick<
  Texts['chat'],
  'videos' | 'usage' | 'languages' | 'deliver' | 'link' | 'linked' | 'deleting' | 'problems'
> = {
  videos: {
    heading: 'Tus últimos vídeos:',
    none: 'Todavía no hay vídeos. ¡Mándame uno!',
    states: { processing: 'en proceso', processed: 'listo', failed: 'fallido' },
    sureDelete: '¿Borro este vídeo para siempre?',
    deleted: 'Borrado.',
    kept: 'De acuerdo, lo conservo.',
  },
  usage: {
    none: 'Este mes no has hecho ningún vídeo.',
    made: 'Este mes: {videos}, {time} en total.',
    nothingLeft: 'Por ahora no te quedan minutos.',
    left: 'Te quedan {time}.',
    renews: 'El {day} recibirás de nuevo {time}.',
    unlimited: 'Aquí no hay límite.',
  },
  languages: {
    which: '¿En qué idioma hablo?',
    chosen: 'De acuerdo, seguimos en español.',
    unknown: 'Todavía no hablo «{name}». Elige uno de estos:',
  },
  deliver: {
    on: 'Los vídeos que hagas con la API también llegan aquí.',
    off: 'Los vídeos que hagas con la API no llegan aquí.',
  },
  link: {
    code: 'Para conectar este chat a tu cuenta, abre la página de abajo, inicia sesión y escribe allí el código {code}. O escribe /link {code} en un chat que ya esté conectado a ella. El código solo sirve una vez y caduca en {minutes}.',
    joined:
      '¡Listo! Este chat es ahora de {email} y comparte sus vídeos y minutos. Si lo desconectas con /unlink, los vídeos, los minutos y los ajustes se quedan en la cuenta.',
    otherJoined: '¡Listo! Tu otro chat es ahora también de {email}: sus vídeos y minutos están allí.',
    broughtAlong: '¡Listo! Tus vídeos y minutos están ahora en la cuenta.',
    sureUnlink:
      '¿Desconecto este chat de tu cuenta? Todo se queda en la cuenta: vídeos, minutos y ajustes, incluido lo que moviste desde aquí. Después, este chat seguirá sin la cuenta.',
    unlinked: 'Este chat ya no está conectado a ninguna cuenta.',
    stayed: 'Todo se queda como está.',
  },
  linked: {
    now: '🔗 Este chat ahora está conectado a la cuenta {account}. Sus vídeos llegan aquí. Si no has sido tú, deshazlo aquí abajo.',
    ownStays:
      'Lo que hiciste aquí antes sigue siendo tuyo, separado de esa cuenta. Si la cuenta es tuya, el segundo botón mueve a ella tus vídeos y minutos.',
  },
  deleting: {
    sure: 'Esto borra todo lo que tengo de ti: vídeos, subtítulos, ajustes, minutos y esta conversación. No se puede deshacer. ¿Seguro que quieres borrarlo todo?',
    sureAccount:
      'Este chat es de tu cuenta, y se borrará la cuenta entera: vídeos, subtítulos, ajustes, minutos comprados, tokens de la API, sus otros chats y esta conversación. Para conservar la cuenta y solo desconectar este chat, escribe /unlink. No se puede deshacer. ¿Seguro que quieres borrarlo todo?',
    kept: 'No se ha borrado nada.',
    done: 'Se ha borrado todo. Si algún día quieres empezar de nuevo, mándame un vídeo.',
  },
  problems: {
    invalid_input: 'Eso no es posible con lo que has enviado.',
    not_found: 'Ese vídeo ya no está. Se borró o terminó su plazo de conservación.',
    conflict: 'Ahora mismo no puedo hacerlo.',
    upload_deleted: 'El archivo subido se ha eliminado. Súbelo otra vez.',
    linked_already:
      'Este chat ya está conectado a una cuenta. /unlink lo desconecta. Después, /link lo conecta a otra.',
    not_linked: 'Este chat no está conectado a ninguna cuenta. /link lo conecta a una.',
    telegram_taken:
      'Esa cuenta ya tiene otro chat de Telegram. Escribe antes /unlink en él, o desconéctalo en la página de la cuenta.',
    whatsapp_taken:
      'Esa cuenta ya tiene otro chat de WhatsApp. Escribe antes /unlink en él, o desconéctalo en la página de la cuenta.',
    no_account:
      'Ninguno de tus dos chats está aún conectado a una cuenta con correo. Escribe /link, abre la página que te doy, inicia sesión y escribe el código.',
    too_many_codes: 'Has pedido muchos códigos. Espera diez minutos y prueba otra vez.',
    nothing_to_bring: 'No hay nada que mover: todos tus vídeos ya están aquí.',
    storage_limit:
      'Tu espacio está lleno. Elimina los vídeos que ya no necesites: /videos los muestra. Su espacio queda libre en menos de una hora.',
    queue_full: 'Ya tienes muchos vídeos en espera. Inténtalo otra vez cuando algunos estén listos.',
    service_full: 'Hay muchísimos vídeos en espera y ahora no puedo aceptar más. Inténtalo de nuevo en unos minutos.',
    disk_low: 'Me queda poco espacio en disco y ahora no puedo aceptar nada nuevo. Inténtalo más tarde.',
    allowance_exhausted:
      'Has usado todos tus minutos, o están reservados para vídeos en proceso. /usage muestra cuándo tendrás más.',
    code_wrong_or_used: 'Ese código no es correcto, ha caducado o ya se usó. /link te da otro.',
    too_complex: 'Eso es demasiado para mí de una sola vez. Mándamelo por partes, por favor.',
    unavailable: 'Algo no funciona por mi parte. Inténtalo otra vez en unos minutos.',
  },
};
