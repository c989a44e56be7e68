import type { Texts } from '../texts.ts';

export const mails: Texts['mails'] = {
  hello: 'Hola:',
  signIn: {
    subject: 'Tu enlace para entrar en Captioneer',
    openLink: 'Abre este enlace para entrar en Captioneer:',
    pressButton: 'Pulsa el botón para entrar en Captioneer.',
    button: 'Entrar',
    once: 'El enlace vale una vez, durante {minutes} minutos.',
    buttonFails: 'Si el botón no hace nada, copia esta dirección en tu navegador:',
    notAsked: 'Si no has pedido este enlace, puedes ignorar este correo. Sin el enlace no puede entrar nadie.',
  },
  noAccount: {
    subject: 'No hay ninguna cuenta de Captioneer con esta dirección',
    asked:
      'Alguien, probablemente tú, ha querido entrar en Captioneer en {url} con esta dirección de correo. No hay ninguna cuenta con esta dirección. En este servicio solo el administrador crea cuentas nuevas.',
    whatToDo:
      'Si tienes una cuenta, entra con el correo con el que se creó. Si no, pide una cuenta al administrador del servicio.',
  },
};
