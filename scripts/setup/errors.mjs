/** Setup cannot continue. The message tells the user what is missing and what to do. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}
