import type { Texts } from '../../texts.ts';

export const refusals: Texts['pages']['refusals'] = {
  backToStart: 'Volver al inicio',
  inner: {
    title: 'Algo falló por nuestra parte',
    message: 'El error ha quedado registrado. Inténtalo de nuevo en un momento.',
  },
  ifItStays: 'Si vuelve a pasar, dale este número al administrador del servicio: {id}',
  named: {
    nothingHere: {
      title: 'Aquí no hay nada',
      message:
        'Puede que la dirección esté mal escrita o que se haya borrado lo que había. El menú de arriba lleva a las demás páginas.',
    },
    notSignedIn: { title: 'Inicia sesión', message: 'Inicia sesión e inténtalo de nuevo.' },
    strangeForm: {
      title: 'Ese formulario ha caducado',
      message: 'No se ha cambiado nada. Vuelve atrás, recarga la página y envíalo de nuevo.',
    },
    tooOften: {
      title: 'Espera un poco',
      message:
        'Ha habido demasiadas solicitudes en poco tiempo. No se ha perdido nada: espera un minuto y vuelve a intentarlo.',
    },
    wrongMethod: { title: 'Esta página no puede hacer eso', message: 'Vuelve al inicio e inténtalo desde ahí.' },
    tooMuchText: {
      title: 'Es demasiado texto',
      message: 'No se ha cambiado nada. Vuelve atrás y envía menos a la vez.',
    },
    tooComplex: {
      title: 'El cálculo tarda demasiado',
      message: 'No se ha cambiado nada. Usa menos subtítulos o más cortos.',
    },
    busy: { title: 'El servicio está ocupado', message: 'Inténtalo de nuevo en un momento.' },
    notAForm: {
      title: 'Esta solicitud no era un formulario',
      message: 'Las páginas solo aceptan formularios de navegadores. Los programas usan la API: mira /docs.',
    },
    cutOff: {
      title: 'La solicitud estaba incompleta',
      message: 'No se ha cambiado nada. Vuelve atrás y envíalo otra vez.',
    },
    strangeDraft: {
      title: 'No hemos entendido eso',
      message: 'El editor envió algo inesperado. Recarga la página; tu trabajo se conserva.',
    },
    longDraft: {
      title: 'Los subtítulos son demasiado largos',
      message:
        'Un subtítulo puede tener 5000 caracteres, y un vídeo 10 000 subtítulos con 50 000 palabras. Acórtalos; no se ha cambiado nada.',
    },
    notAccepted: { title: 'No ha funcionado', message: 'Vuelve atrás y revisa lo que has escrito.' },
    conflict: {
      title: 'Esto ya no está actualizado',
      message: 'Ha cambiado mientras tanto. Vuelve atrás y mira otra vez.',
    },
    beingDone: { title: 'Eso ya se está haciendo', message: 'Mira de nuevo en un momento.' },
    noTime: {
      title: 'No queda tiempo',
      message: 'No te queda tiempo de vídeo. En tu perfil puedes ver cuánto tenías y qué has usado.',
    },
    storageFull: {
      title: 'Tu espacio está lleno',
      message:
        'Tu cuenta guarda todo el vídeo que puede. Elimina los vídeos que ya no necesites: su espacio queda libre en menos de una hora.',
    },
    queueFull: {
      title: 'Hay demasiados vídeos en espera',
      message:
        'Tu cuenta tiene en cola todos los vídeos que puede. Espera a que algunos estén listos e inténtalo otra vez.',
    },
    serviceFull: {
      title: 'Hay demasiados vídeos en espera',
      message:
        'Hay más vídeos en espera de los que se pueden hacer pronto, así que no se acepta nada nuevo. Inténtalo de nuevo en unos minutos.',
    },
    diskLow: {
      title: 'Ahora mismo no hay sitio para vídeos nuevos',
      message:
        'Al servicio le queda poco espacio en disco y por el momento no acepta nada nuevo. Tus vídeos siguen como están. Inténtalo más tarde.',
    },
    tooLarge: {
      title: 'Es demasiado grande',
      message: 'No se admite un archivo tan grande. Elige uno más corto o más comprimido.',
    },
    cancelled: { title: 'Se canceló', message: 'Se detuvo antes de terminar.' },
  },
};
