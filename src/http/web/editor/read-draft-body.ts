import { PageError, type PageErrorOptions } from '../errors/page-error.ts';
import { parseJson } from '../forms/parse-json.ts';
import { type DraftBodies, draftBodies } from './read-draft.ts';

export type DraftKind = keyof DraftBodies;

/** Plain data, for a thread. */
export interface DraftBody {
  kind: DraftKind;
  bytes: Uint8Array;
}

export type DraftReading = { draft: DraftBodies[DraftKind] } | { refused: PageErrorOptions };

/** Parses and checks a draft. Runs in a thread when it is long. */
export function readDraftBody({ kind, bytes }: DraftBody): DraftReading {
  try {
    return { draft: draftBodies[kind](parseJson(bytes)) };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return { refused: error.toOptions() };
  }
}
