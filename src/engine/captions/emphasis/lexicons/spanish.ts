import type { KeyWordLexicon } from './lexicon.ts';

export const spanish: KeyWordLexicon = {
  denials: 'nunca jamás nada nadie ninguno ninguna ningún tampoco cero sin',
  negations: 'no ni',
  superlatives: 'mejor mejores peor peores máximo máxima mínimo mínima supremo enorme',
  superlativeEnding: /[íi]sim[oa]s?$/,
  notSuperlatives: '',
  most: 'más menos',
  numbers: 'cien ciento mil millón millones mitad doble triple ciento',
  stressed:
    'gratis secreto secretos dinero error errores cuidado alerta fácil fáciles inmediatamente garantizado comprobado verdad ' +
    'mentira peligro peligroso amor odio truco trucos todo siempre solo sólo primero última último nuevo nueva locura ' +
    'increíble imposible éxito fracaso ganar perder muerte vida miedo sueño sueños poder rico pobre guerra dolor ' +
    'importante exactamente finalmente perfecto terrible hermoso juntos rápido libertad',
  fillers: 'eh em ehm mmm ah oh ay okay ok vale bueno pues este',
};
