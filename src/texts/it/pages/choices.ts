import type { PageTexts } from '../../texts.ts';

export const choices: PageTexts['choices'] = {
  look: {
    title: 'Aspetto dei tuoi video',
    intro: 'Ogni nuovo video parte con questo aspetto, qui e nelle chat. Puoi cambiarlo per ogni video.',
    style: 'Stile',
    save: 'Salva questo aspetto',
    saved: 'I nuovi video partono con questo aspetto.',
  },
  dictionary: {
    title: 'Dizionario',
    intro: 'Come si scrivono nomi e parole quando vengono sentiti. Vale per i video che crei da ora in poi.',
    heard: 'Si sente',
    written: 'Si scrive',
    example: 'zapier',
    exampleWritten: 'Zapier (marchio)',
    hint: 'Per togliere una voce, svuota entrambi i campi. In fondo ci sono righe libere. Salvando ne avrai altre.',
    save: 'Salva il dizionario',
    saved: 'Il dizionario è stato salvato.',
    half: 'La riga {line} è incompleta: inserisci sia ciò che si sente sia come si scrive.',
    tooLong: 'La riga {line} è troppo lunga: al massimo {max} caratteri per parte.',
    tooMany: 'Troppe righe: al massimo {max}.',
  },
  delivery: {
    on: 'Anche i video creati con l’API arrivano qui.',
    off: 'I video creati con l’API non arrivano qui.',
    switchOn: 'Mandali qui',
    switchOff: 'Non mandarli qui',
    switchedOn: 'D’ora in poi i video creati con l’API arrivano in quella chat.',
    switchedOff: 'I video creati con l’API non arrivano più in quella chat.',
    notYet: 'Prima scrivi qualcosa in quella chat, poi scegli di nuovo.',
  },
};
