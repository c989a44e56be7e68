import type { ChatTexts } from '../../texts.ts';

export const minutes: ChatTexts['topics']['minutes'] = {
  free: 'Sí, es gratis: recibes {time} cada mes.',
  freeAgain: 'Sí, gratis de verdad: en este chat nunca pagas nada, solo cuenta minutos.',
  unlimited: 'Sí, es gratis, y sin límite.',
  unlimitedAgain: 'Sí, gratis de verdad: mandes los vídeos que mandes, no pagas nada.',
  notCharged: 'En este chat es gratis: aquí no pagas nada, los vídeos solo gastan tus minutos.',
  notChargedAgain: 'Sí, gratis: aquí no se cobra nada. Un vídeo solo gasta de tus minutos lo que dura.',
  usedUp:
    'Son minutos de vídeo: cada vídeo gasta los que dura, una sola vez. Cuando se acaban, no hago vídeos nuevos hasta que tengas más. Los que están listos puedes seguir cambiándolos, gratis.',
  neverUsedUp: 'No se acaban: aquí no hay límite.',
  ofAccount: 'Los minutos de una cuenta también valen aquí: /link conecta este chat con la tuya.',
  ofThisAccount: 'Los minutos que se compran para tu cuenta también valen aquí.',
  editsFree:
    'No: un vídeo gasta minutos una sola vez, los que dura, cuando está listo por primera vez. Las correcciones y los cambios de aspecto de después no gastan ninguno.',
  editsUnlimited: 'No: aquí nada gasta minutos, no hay límite.',
  enough: 'Sí, tus minutos alcanzan para {time}: te quedan {left}.',
  notEnough: 'No, {time} es más que tus minutos: te quedan {left}.',
  largeFile: 'Si el archivo es demasiado grande para este chat, mándame un enlace.',
  renewed:
    'Recibes {time} por mes natural, para los vídeos al día que quieras. Lo que sobra se pierde al acabar el mes.',
  notRenewed:
    'Aquí no llegan minutos nuevos por sí solos, ni cada día ni cada mes. Los tuyos se quedan hasta que los gasten tus vídeos, los que quieras al día.',
};
