import type { FontFault } from '../../../captions/settings/own-font.ts';

/** A file that is not accepted as a font. */
export class FontError extends Error {
  override readonly name = 'FontError';
  readonly fault: FontFault;

  constructor(fault: FontFault) {
    super(fault);
    this.fault = fault;
  }
}
