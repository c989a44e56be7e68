import { defineModel, field } from '../../infra/database/define-model.ts';

/**
 * Why seconds were added or taken: `purchase` = paid for (also renewals, and seconds that a won dispute brought back),
 * `refund` = taken back with the money, `credit` = given by an operator, `adjustment` = taken back by an operator,
 * `use` = a video, `carried` = what a deleted account of the same person had used or owes.
 */
const ledgerKinds = ['purchase', 'refund', 'credit', 'adjustment', 'use', 'carried'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Id of the entry for a finished video. All revisions share it, so that a video is charged once. */
export function useCause(videoId: string): string {
  return `use:${videoId}`;
}

/** Id of an entry for what was handed out of a video that was stopped. @param count 1 for the first one of the video */
export function settlementCause(videoId: string, count: number): string {
  return `${useCause(videoId)}:${count}`;
}

/** The video of a use. */
export function videoOfUse(cause: string): string | null {
  return cause.split(':')[1] ?? null;
}

const whole = { validator: Number.isSafeInteger, message: '{VALUE} is not a whole number' };

/**
 * One change of the seconds of video that an account may use. Never changed once written; a mistake is corrected by
 * another entry.
 */
export const createLedgerEntryModel = defineModel({
  name: 'LedgerEntry',
  collection: 'ledger',
  fields: {
    /** Its cause, so that nothing counts twice; the part before the first `:` names the kind, as in `use:<videoId>`. */
    _id: field.text(),
    userId: field.number(),
    kind: field.oneOf(ledgerKinds),
    /** Signed, whole: negative when seconds were used or taken back. */
    seconds: field.number({ validate: whole }),
    /** Of a use, also of a carried one: how much of it the month's allowance covered; purchased seconds covered the rest. 0 for other kinds. */
    includedSeconds: field.number({ min: 0, validate: whole }),
    /** Of a use: the month of that allowance, `2026-02`; null for other kinds. */
    month: field.text().nullable(),
    /** Why an operator made the entry; the account's owner can read it. */
    reason: field.text().nullable(),
    /** Name of the operator, as given by the caller. */
    by: field.text().nullable(),
    at: field.date(),
  },
  indexes: [[{ userId: 1, at: -1, _id: -1 }]],
});

export type LedgerEntryModel = ReturnType<typeof createLedgerEntryModel>;
