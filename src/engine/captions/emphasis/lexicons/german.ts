import type { KeyWordLexicon } from './lexicon.ts';

export const german: KeyWordLexicon = {
  denials: 'nie niemals nichts niemand niemanden niemandem nirgends nirgendwo keinesfalls keineswegs ohne null',
  negations: 'nicht kein keine keinen keinem keiner keines weder',
  superlatives:
    'beste bester besten bestes größte größter größten größtes schlechteste schlechtesten schlimmste schlimmsten meisten ' +
    'wichtigste wichtigsten schnellste schnellsten schönste schönsten höchste höchsten teuerste teuersten billigste ' +
    'stärkste stärksten einfachste einfachsten bekannteste bekanntesten älteste ältesten jüngste jüngsten kleinste ' +
    'kleinsten längste längsten maximal minimal',
  superlativeEnding: /^aller.+ste[nrsm]?$/,
  notSuperlatives: '',
  most: '',
  numbers: 'hundert tausend tausende million millionen milliarde milliarden hälfte doppelt doppelte dreifach prozent',
  stressed:
    'kostenlos gratis geheimnis geld fehler warnung achtung stopp einfach sofort garantiert bewiesen wahrheit falsch gefahr ' +
    'gefährlich liebe hass trick tricks alles immer nur erste letzte neu riesig verrückt unglaublich unmöglich erfolg ' +
    'gewinnen verlieren tod leben angst traum träume macht reich arm krieg schmerz wichtig endlich plötzlich perfekt ' +
    'schrecklich wunderschön zusammen schnell jeder selbst genau',
  fillers: 'äh ähm öh hm hmm ach oh okay ok ja jaja naja na halt eben mal so',
  hasCapitalNouns: true,
};
