import type { Language } from '../../../../../texts/languages.ts';

/** Phrases beside a line that is to be there again, with alternatives, `(a|b)`, separated by commas. */
export interface LineBackWords {
  /** Of a line that was removed, or changed. */
  back: string;
  /** Of a line that was removed: “line 7 was fine”. */
  wasRight: string;
  /** Before a line with a number. */
  undo: string;
}

export const lineBackWords: Readonly<Record<Language, LineBackWords>> = {
  en: {
    back: 'undelete, unremove, put it back, give back,  reinstate, bring back, put back, back in, back, restore, want back, add again, put it in again, in again, how it was, as it was, like it was, like before',
    wasRight:
      'was fine, was good, was ok, was okay, was right, was correct, should have stayed, should stay, should of stayed, keep, need it, still need, should not have gone, shouldn’t have gone',
    undo: 'undo',
  },
  es: {
    back: 'devuélveme, devuélvela, devuelve, devolver, devuélvame, pon otra vez, ponla otra vez, pon de nuevo, ponla de nuevo, ponme otra vez, vuelve a poner, vuelve a ponerla, vuelva a poner, regrésala, regrésame, regresa, recupera, recupérala, recupérame, recuperar, vuelve a meter, vuelve a añadir, me devuelves, puedes devolver, restaura, de vuelta, otra vez, como estaba, como antes',
    wasRight:
      'estaba bien, era buena, sí iba, sí va, no había que quitarla, tenía que quedar, déjala, deja, mejor deja',
    undo: 'deshaz, deshacer, deshaga, revierte',
  },
  fr: {
    back: 'remets, remets la, remets moi, remettez, remettez la, remettez moi, remettre, à remettre, redonne, redonne moi, rends, rends moi, récupère, récupérer, rétablis, rétablir, réintègre, rajoute, rajoutez, comme avant, comme elle était',
    wasRight:
      'était bien, était bonne, était juste, était correcte, fallait la garder, fallait garder, je veux garder, je la veux, fallait la laisser, fallait laisser, garde, garder, gardez, garde la',
    undo: 'annule, annuler, annulez',
  },
  de: {
    back: 'wieder rein, wieder reinmachen, wieder hinzufügen, wieder einfügen, füg wieder ein, wieder her, wieder hin, wieder da haben, wieder, zurückholen, zurück, zurückhaben, wiederherstellen, wie vorher, wie es war, wie sie war',
    wasRight:
      'war gut, war doch gut, war richtig, war doch richtig, war okay, war in ordnung, war schon richtig, sollte bleiben, soll bleiben, soll doch bleiben, hätte bleiben sollen, behalten, behalte, doch drin lassen, drin lassen, drin, drinlassen, stehen lassen, lass stehen, doch behalten, brauch ich doch',
    undo: 'rückgängig, mach rückgängig, nimm zurück, rückgängig machen',
  },
  it: {
    back: 'rimetti, rimettila, rimettere, rimettimi, rimetta, rimettete, ridammi, ridai, ridalla, recupera, recuperala, recuperare, ripristina, ripristinala, rivoglio, la rivoglio, indietro, di nuovo, com’era, come prima, come era',
    wasRight:
      'era buona, andava bene, era giusta, era corretta, doveva restare, doveva rimanere, tienila, tieni, serviva, mi serve, mi serviva, lasciala, non andava tolta',
    undo: 'annulla, annullare, annulli',
  },
  pt: {
    back: 'volta, volte, volta ela, volta com, de volta, traz de volta, traga de volta, bota de volta, põe de volta, coloca de volta, recoloca, recolocar, devolver, devolve, devolva, restaura, recupera, bota de novo, põe de novo, coloca de novo, de novo, como estava, como tava, como era, como antes',
    wasRight:
      'era boa, estava boa, tava boa, estava certa, tava certa, estava bem, era pra ficar, era para ficar, era pra deixar, tinha que ficar, mantém, mantenha, deixa ela',
    undo: 'desfaz, desfazer, desfaça',
  },
  ru: {
    back: 'верни, верните, вернуть, вернуть обратно, обратно, восстанови, восстановите, восстановить, назад, на место, снова вставь, снова добавь, добавь снова, как было, как была, как раньше',
    wasRight:
      'была нормальная, была правильная, была правильной, была хорошая, надо было оставить, нужно было оставить, оставь, оставьте, зря удалил, зря убрал, нужна была, нужна',
    undo: 'отмени, отмените, отменить',
  },
};
