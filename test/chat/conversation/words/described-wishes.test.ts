import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const brand = { kind: 'request', request: 'use_brand' };
const reset = { kind: 'request', request: 'reset_settings' };
const asSent = { kind: 'set', settings: { resizeForSocialMedia: false } };
const karaoke = { kind: 'set', settings: { style: 'karaoke' } };
const noBox = { kind: 'leave_out', part: 'box' };

describe('wishes that are described', () => {
  it.each<[Language, string, object]>([
    ['en', 'use my saved design', brand],
    ['en', 'take the look I saved', brand],
    ['es', 'usa mi estilo guardado', brand],
    ['fr', 'mets mon look de la boutique', brand],
    ['de', 'nimm meinen Stil, den ich gespeichert hab', brand],
    ['it', 'usa lo stile che ho salvato', brand],
    ['pt', 'usa o visual da minha loja', brand],
    ['ru', 'примени мой сохранённый стиль', brand],
    ['en', 'put everything back to how it was at the start', reset],
    ['es', 'vuelve todo a como estaba al principio', reset],
    ['fr', 'remets tout comme au départ', reset],
    ['de', 'stell alles wieder so wie es am Anfang war', reset],
    ['it', 'rimetti tutto com’era all’inizio', reset],
    ['pt', 'volta tudo pra como veio', reset],
    ['ru', 'сбрось всё как пришло', reset],
    ['en', 'leave the format the way I sent it', asSent],
    ['es', 'deja el formato como lo mandé', asSent],
    ['fr', 'garde le format comme je l’ai envoyé', asSent],
    ['de', 'das Format bitte so lassen wie im Original', asSent],
    ['it', 'lascia il formato come l’ho mandato', asSent],
    ['pt', 'deixa o formato como eu mandei', asSent],
    ['ru', 'оставь формат как я прислал', asSent],
    ['en', 'can the letters fill up while I talk', karaoke],
    ['es', 'que las letras se vayan rellenando mientras hablo', karaoke],
    ['fr', 'que les lettres se remplissent pendant que je parle', karaoke],
    ['de', 'die Buchstaben sollen sich beim Sprechen füllen', karaoke],
    ['it', 'le lettere si devono riempire mentre parlo', karaoke],
    ['pt', 'as letras podiam ir se preenchendo enquanto eu falo', karaoke],
    ['ru', 'сделай чтобы слова заливались цветом когда говорю', karaoke],
    ['en', 'lose the black bar behind the text', noBox],
    ['es', 'quita el cuadro negro de detrás', noBox],
    ['fr', 'enlève le carré noir derrière', noBox],
    ['de', 'der schwarze Kasten soll weg', noBox],
    ['it', 'togli il riquadro nero dietro', noBox],
    ['pt', 'tira a faixa preta de trás', noBox],
    ['ru', 'плашку убери эту чёрную', noBox],
  ])('%s: are understood: «%s»', (language, text, wish) => {
    expect(understandWords(text, language)).toEqual({ wishes: [wish], notUnderstood: [] });
  });

  it.each<[Language, string]>([
    ['en', 'save this look for my shop'],
    ['en', 'what look did I save last time'],
    ['en', 'the words fill the whole screen when I speak'],
    ['en', 'everything was better at the start'],
    ['de', 'ich hab alles wieder am Anfang gesehen'],
    ['de', 'wie war das Format nochmal im Original?'],
    ['fr', 'tout est bien depuis le début'],
    ['it', 'tutto bene dall’inizio'],
    ['ru', 'всё верно с начала'],
  ])('%s: are not found in what tells or asks: «%s»', (language, text) => {
    const { wishes } = understandWords(text, language);
    for (const wish of [brand, reset, asSent, karaoke, noBox]) expect(wishes).not.toContainEqual(wish);
  });

  it('are no step back in Spanish where a box is behind the letters', () => {
    expect(understandWords('chiquita la letra pero con fondo negro atrás', 'es')).toEqual({
      wishes: [
        { kind: 'step', setting: 'fontSize', direction: -1, much: false },
        { kind: 'set', settings: { style: 'boxed', outlineColor: '#000000' } },
      ],
      notUnderstood: [],
    });
    expect(understandWords('negro no, atrás', 'es').wishes).toContainEqual({ kind: 'request', request: 'undo' });
  });
});
