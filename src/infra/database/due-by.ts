/** The condition that a date has come. Without `$type`, MongoDB does not use an index that holds dates alone, and reads everything. */
export const dueBy = (at: Date) => ({ $type: 'date', $lte: at }) as const;
