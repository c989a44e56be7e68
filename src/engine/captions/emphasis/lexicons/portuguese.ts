import type { KeyWordLexicon } from './lexicon.ts';

export const portuguese: KeyWordLexicon = {
  denials: 'nunca jamais nada ninguém nenhum nenhuma zero sem',
  negations: 'não nem',
  superlatives: 'melhor melhores pior piores máximo máxima mínimo mínima maior maiores menor enorme',
  superlativeEnding: /[íi]ssim[oa]s?$/,
  notSuperlatives: '',
  most: 'mais menos',
  numbers: 'cem cento mil milhão milhões bilhão bilhões metade dobro triplo porcento',
  stressed:
    'grátis gratuito segredo segredos dinheiro erro erros cuidado alerta fácil imediatamente garantido comprovado verdade ' +
    'mentira errado perigo perigoso amor ódio truque truques tudo sempre só somente primeiro primeira último última novo ' +
    'nova loucura incrível impossível sucesso fracasso ganhar perder morte vida medo sonho sonhos poder rico pobre guerra ' +
    'dor importante exatamente finalmente perfeito terrível lindo juntos rápido livre',
  fillers: 'é eh hã ah oh ué né tá okay ok bom então tipo',
};
