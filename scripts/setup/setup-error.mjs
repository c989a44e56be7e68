/** Setup cannot go on. The message is for the person at the keyboard: what is missing and what to do. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}
