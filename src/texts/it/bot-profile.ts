import type { Texts } from '../texts.ts';

export const botProfile: Texts['botProfile'] = {
  description:
    'Mandami un video in cui qualcuno parla, come link o come file: te lo rimando con i sottotitoli animati.\n\nDimmi a parole come li vuoi (“più grandi, gialli, in alto”), guarda un’anteprima e correggi una parola semplicemente scrivendola.',
  shortDescription: 'Sottotitoli animati per i tuoi video. Manda un link o un file e di’ come li vuoi.',
  onlyInPrivate: 'Ciao! Metto i sottotitoli ai video, ma solo in una chat privata. Aprila e mandamene uno.',
  openChat: 'Apri la chat',
};
