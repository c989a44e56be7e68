import type { ChatTexts } from '../../texts.ts';

export const minutes: ChatTexts['topics']['minutes'] = {
  free: 'Sì, è gratis: ogni mese hai {time}.',
  freeAgain: 'Sì, davvero gratis: in questa chat non paghi mai niente, conta solo i tuoi minuti.',
  unlimited: 'Sì, è gratis, e senza limiti.',
  unlimitedAgain: 'Sì, davvero gratis: manda quanti video vuoi, non paghi niente.',
  notCharged: 'In questa chat è gratis: qui non paghi niente, i video usano solo i tuoi minuti.',
  notChargedAgain: 'Sì, gratis: qui non si paga niente. Un video prende dai tuoi minuti solo la sua durata.',
  usedUp:
    'Sono minuti di video: ogni video ne usa quanti ne dura, una volta sola. Quando finiscono, non faccio video nuovi finché non ne hai altri. Quelli pronti li puoi ancora cambiare, gratis.',
  neverUsedUp: 'Non finiscono: qui non ci sono limiti.',
  ofAccount: 'I minuti di un account valgono anche qui: /link collega questa chat al tuo.',
  ofThisAccount: 'I minuti comprati per il tuo account valgono anche qui.',
  editsFree:
    'No: un video usa i minuti una volta sola, quanti ne dura, quando è pronto la prima volta. Le correzioni e i cambi di aspetto dopo non ne usano.',
  editsUnlimited: 'No: qui niente usa minuti, non ci sono limiti.',
  enough: 'Sì, i tuoi minuti bastano per {time}. Tempo rimasto: {left}.',
  notEnough: 'No, {time} è più dei tuoi minuti. Tempo rimasto: {left}.',
  largeFile: 'Se il file è troppo grande per questa chat, manda un link.',
  renewed:
    'Ricevi {time} per ogni mese di calendario, per quanti video al giorno vuoi. Quello che avanza si perde a fine mese.',
  notRenewed:
    'Qui non arrivano minuti nuovi da soli, né ogni giorno né ogni mese. I tuoi restano finché i video non li hanno usati, quanti vuoi al giorno.',
};
