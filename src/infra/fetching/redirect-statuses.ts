/** HTTP statuses with which an answer sends its caller to another address. */
export const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
