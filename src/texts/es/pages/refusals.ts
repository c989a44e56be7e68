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
    tooOften: { title: 'Espera un poco', message: 'Ha habido demasiadas solicitudes. Inténtalo en unos minutos.' },
    wrongMethod: { title: 'Esta página no puede hacer eso', message: 'Vuelve al inicio e inténtalo desde ahí.' },
    tooMuchText: {
      title: 'Es demasiado texto',
      message: 'No se ha cambiado nada. Vuelve atrás y envía menos a la vez.',
    },
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
    tooLarge: {
      title: 'Es demasiado grande',
      message: 'No se admite un archivo tan grande. Elige uno más corto o más comprimido.',
    },
    cancelled: { title: 'Se canceló', message: 'Se detuvo antes de terminar.' },
  },
};
