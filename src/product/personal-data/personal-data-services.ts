import type { Readable } from 'node:stream';

export interface PersonalDataServices {
  /** Everything held on a person as one JSON document, without secrets. @throws AppError `not_found` */
  exportAccount(userId: number): Promise<Readable>;
  /**
   * Ends the account at once and removes everything it owns.
   * @param input.confirmation the account's email, typed; of one without, its number
   * @throws AppError `invalid_input` on `email` when that is not it; `not_found`
   */
  deleteAccount(input: { userId: number; confirmation: string }): Promise<void>;
}
