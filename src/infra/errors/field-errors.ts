/** `details.errors` of an `invalid_input` error: field → rules broken; the edge words them. */
export type FieldErrors = Record<string, { rule: string; params?: Record<string, string | number> }[]>;
