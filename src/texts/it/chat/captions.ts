import type { Texts } from '../../texts.ts';

export const captions: Pick<Texts['chat'], 'corrections' | 'doubts' | 'captionText'> = {
  corrections: {
    replaced: '“{wrong}” → “{right}” ({places}, {lines}).',
    removed: 'Ho tolto “{wrong}” ({places}, {lines}).',
    emphasized: 'Ho messo in risalto “{wrong}” ({places}, {lines}).',
    plain: '“{wrong}” non è più in risalto ({places}, {lines}).',
    allPlain: 'Nessuna parola segnata è più in risalto ({places}).',
    linesCapitalized: 'Ora ogni riga inizia con la maiuscola.',
    linesCapitalAlready: 'Ogni riga inizia già con la maiuscola.',
    nameCapitals:
      'Quali nomi dentro le righe la vogliono, non posso saperlo con certezza. Dimmeli: «Anna e Parigi con la maiuscola».',
    oneLine: 'riga {number}',
    severalLines: 'righe {numbers}',
    lineReplaced: 'Ho cambiato la riga {line}.',
    lineRemoved: 'Ho tolto la riga {line}: “{text}”.',
    notFound: 'Non trovo “{wrong}” nei sottotitoli.',
    nearest: 'La più simile è la riga {line}: “{text}”. Cambio “{words}” in “{right}”?',
    alreadyRight: '“{right}” c’è già, alla riga {line}.',
    noSuchLine: {
      one: 'La riga {line} non c’è; ce n’è solo {count}.',
      other: 'La riga {line} non c’è; ce ne sono {count}.',
    },
    tooMuch:
      'Alcune correzioni non le ho fatte: erano troppe in una volta, o i sottotitoli diventerebbero troppo lunghi. Mandamene meno in un messaggio.',
    takenBack: 'Ho annullato la correzione.',
    lineBack: 'La riga {line} è di nuovo com’era: «{text}».',
    noEarlierLine: 'Non so più com’era prima la riga {line}, quindi resta così.',
    notHeardYet: 'Non ho ancora ascoltato il video. Ridimmelo tra un attimo.',
    noVideo: 'Non c’è ancora un video da correggere. Prima mandamene uno.',
  },
  doubts: {
    ask: '🤔 Hai detto “{words}”?',
    counted: '({number} di {total})',
    place: '{time}: “{line}”',
    noted: '“{wrong}” → “{right}”.',
    type: 'Che cos’era invece di “{words}”? Scrivimelo.',
    correcting: 'Grazie! Lo correggo subito.',
    keeping: 'Grazie! Allora resta così.',
    changedElsewhere: 'Nel frattempo i sottotitoli sono cambiati, quindi li ho lasciati così.',
    spellings: 'Lo scrivo così anche nei tuoi prossimi video: {spellings}?',
    spellingsSaved: 'Fatto. Lo scriverò così anche nei tuoi prossimi video.',
    spellingsDropped: 'Va bene, solo stavolta.',
    dictionaryFull: 'Il tuo dizionario è pieno. Togli prima qualche voce dalla pagina del tuo profilo.',
    asksNothing: 'Va bene, non chiederò più delle parole. Con /settings lo riattivi.',
    asksAgain: 'Va bene, chiederò quando non sono sicuro di una parola.',
  },
  captionText: {
    heading:
      'Ecco i sottotitoli. Per correggerne uno, scrivi il numero e il nuovo testo: “3: Ciao a tutti”. Oppure “togli la riga 3”.',
    none: 'Questo video non ha sottotitoli.',
    asFile:
      'Ecco i sottotitoli, in un file perché sono tanti. Per correggerne uno, scrivi il numero e il nuovo testo: “3: Ciao a tutti”.',
    srt: 'Ecco i sottotitoli come file.',
  },
};
