import type { KeyWordLexicon } from './lexicon.ts';

export const italian: KeyWordLexicon = {
  denials: 'mai niente nulla nessuno nessuna nessun neanche nemmeno zero senza',
  negations: 'non no né',
  superlatives: 'migliore migliori meglio peggiore peggiori peggio massimo massima minimo minima enorme',
  superlativeEnding: /issim[oaie]$/,
  notSuperlatives: '',
  most: 'più meno',
  numbers: 'cento mille mila milione milioni miliardo miliardi metà doppio triplo percento',
  stressed:
    'gratis gratuito segreto segreti soldi denaro errore errori attenzione stop facile subito garantito provato verità bugia ' +
    'sbagliato pericolo pericoloso amore odio trucco trucchi tutto sempre solo primo prima ultimo ultima nuovo nuova ' +
    'pazzesco incredibile impossibile successo fallimento vincere perdere morte vita paura sogno sogni potere ricco ' +
    'povero guerra dolore importante esattamente finalmente perfetto terribile bellissimo insieme veloce libero',
  fillers: 'ehm eh ah oh boh beh mah okay ok allora cioè insomma ecco',
};
