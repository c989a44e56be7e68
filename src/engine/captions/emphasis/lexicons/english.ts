import type { KeyWordLexicon } from './lexicon.ts';

export const english: KeyWordLexicon = {
  denials: "never nobody nothing none nowhere neither can't cannot won't zero without",
  negations:
    "not no don't doesn't didn't isn't aren't wasn't weren't shouldn't wouldn't couldn't haven't hasn't hadn't",
  superlatives: 'best worst most least biggest ultimate maximum minimum favorite favourite ever number-one',
  superlativeEnding: /[^e]est$/,
  notSuperlatives:
    'forest interest rest test west guest chest nest quest request honest harvest arrest invest protest contest modest ' +
    'latest midwest northwest southwest breast priest digest manifest suggest conquest budapest ernest pest vest zest jest',
  most: 'most least',
  numbers: 'hundred thousand million millions billion billions trillion half double twice triple percent dozens',
  stressed:
    'free secret secrets money mistake mistakes warning stop easy instantly guaranteed proven truth wrong danger dangerous ' +
    'love hate hack hacks trick tricks everything always only first last new huge crazy insane amazing incredible ' +
    'impossible success fail failed failure win lose death life fear dream dreams power powerful rich poor war pain ' +
    'important forever exactly finally suddenly perfect terrible beautiful together simple fast everyone myself yourself',
  fillers:
    'um uh erm hmm mm mhm ah oh okay ok yeah yep yup hey huh wow gonna wanna gotta kinda sorta whatsoever ' +
    'thou thee thy thine thyself ye',
};
