import type { Texts } from '../texts.ts';

export const mails: Texts['mails'] = {
  hello: 'Hola:',
  signIn: {
    subject: 'Tu enlace para iniciar sesión en Captioneer',
    openLink: 'Abre este enlace para iniciar sesión en Captioneer:',
    pressButton: 'Pulsa el botón para iniciar sesión en Captioneer.',
    button: 'Iniciar sesión',
    once: 'El enlace solo sirve una vez y caduca en {minutes} minutos.',
    buttonFails: 'Si el botón no hace nada, copia esta dirección en tu navegador:',
    notAsked: 'Si no has pedido este enlace, puedes ignorar este correo. Sin el enlace, nadie puede iniciar sesión.',
  },
  noAccount: {
    subject: 'No hay ninguna cuenta de Captioneer con esta dirección',
    asked:
      'Alguien, probablemente tú, ha querido iniciar sesión en Captioneer en {url} con esta dirección de correo. No hay ninguna cuenta con esta dirección. En este servicio solo el administrador crea cuentas.',
    whatToDo:
      'Si tienes una cuenta, inicia sesión con el correo con el que se creó. Si no, pide una cuenta al administrador del servicio.',
  },
};
