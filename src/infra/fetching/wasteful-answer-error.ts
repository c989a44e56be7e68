/** What a host sent too much of; `overhead` = bytes that are no payload. */
export type Waste = 'informational' | 'overhead' | 'tiny_chunks';

/** A host’s answer costs far more to read than it brings. */
export class WastefulAnswerError extends Error {
  override readonly name = 'WastefulAnswerError';
  readonly waste: Waste;

  constructor(waste: Waste) {
    super(`The answer was given up: too much ${waste}.`);
    this.waste = waste;
  }
}
