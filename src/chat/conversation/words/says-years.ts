/** “30 años llevo con él”, “we have been here for 12 years”: whether a clause only says for how many years something has been so. */
export function saysYears(clause: string): boolean {
  return years.test(clause);
}

const years =
  /^[^\p{Nd}"“”„«»:→*?？]*\p{Nd}{1,2}\s(?:years?|años|ans|jahren?|anni|anos|лет|года?)(?!\p{L})[^\p{Nd}"“”„«»:→*?？]*$/iu;
