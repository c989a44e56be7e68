import type { Texts } from '../../texts.ts';

export const refusals: Texts['pages']['refusals'] = {
  backToStart: 'Volver al inicio',
  inner: {
    title: 'Algo falló de nuestro lado',
    message: 'Ha quedado anotado. Inténtalo de nuevo en un momento.',
  },
  ifItStays: 'Si sigue así, díselo a quien lleva este servicio: {id}',
  named: {
    nothingHere: {
      title: 'Aquí no hay nada',
      message:
        'Puede que la dirección esté mal escrita o que se haya borrado lo que había. El menú lleva a todas partes.',
    },
    notSignedIn: { title: 'Inicia sesión', message: 'Primero inicia sesión y luego inténtalo de nuevo.' },
    strangeForm: {
      title: 'Ese formulario ha caducado',
      message: 'No se ha cambiado nada. Vuelve atrás, recarga la página y envíalo de nuevo.',
    },
    tooOften: { title: 'Espera un poco', message: 'Se ha pedido muchas veces. Inténtalo en unos minutos.' },
    wrongMethod: { title: 'Esta página no puede hacer eso', message: 'Ve al inicio y sigue desde ahí.' },
    tooMuchText: {
      title: 'Es demasiado texto',
      message: 'No se ha cambiado nada. Vuelve atrás y envía menos a la vez.',
    },
    notAForm: {
      title: 'Eso no era un formulario',
      message: 'Las páginas solo aceptan formularios de navegadores. Para programas está la API: mira /docs.',
    },
    cutOff: { title: 'Se ha cortado', message: 'No se ha cambiado nada. Vuelve atrás y envíalo otra vez.' },
    strangeDraft: {
      title: 'Eso no se entendió',
      message: 'El editor envió algo inesperado. Recarga la página; tu trabajo se conserva.',
    },
    notAccepted: { title: 'Eso no funcionó', message: 'Vuelve atrás y revisa lo que has escrito.' },
    conflict: { title: 'Eso ya no encaja', message: 'Ha cambiado mientras tanto. Vuelve atrás y mira otra vez.' },
    beingDone: { title: 'Eso ya se está haciendo', message: 'Mira de nuevo en un momento.' },
    noTime: {
      title: 'No queda tiempo',
      message: 'No te queda tiempo de vídeo. En tu perfil ves lo que hay y lo que se ha usado.',
    },
    tooLarge: {
      title: 'Es demasiado grande',
      message: 'No se admite un archivo tan grande. Sirve uno más corto o más comprimido.',
    },
    cancelled: { title: 'Se canceló', message: 'Se detuvo antes de terminar.' },
  },
};
