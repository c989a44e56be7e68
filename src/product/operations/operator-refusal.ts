import { AppError } from '../../infra/errors/app-error.ts';
import type { RequestErrorCode } from '../../infra/errors/error-table.ts';
import { fill } from '../../texts/fill.ts';
import type { Language } from '../../texts/languages.ts';
import type { Texts } from '../../texts/texts.ts';
import { textsOf } from '../../texts/texts-of.ts';

type RefusalName = keyof Texts['operators']['refusals'];
type Values = { videoId?: string; who?: string };

/** An error whose message is for operators; {@link wordRefusal} words it in their language. */
export function operatorRefusal(code: RequestErrorCode, name: RefusalName, values: Values = {}): AppError {
  return new AppError(code, { message: sentence('en', name, values), details: { operatorRefusal: name, values } });
}

/** @returns the sentence in that language; an error of any other part that has no reason keeps its own message */
export function wordRefusal({ message, details, requestReason }: AppError, language: Language): string {
  const { operatorRefusal: name, values } = details as { operatorRefusal?: RefusalName; values?: Values };
  if (name) return sentence(language, name, values ?? {});
  return requestReason ? textsOf(language).causes.requests[requestReason] : message;
}

function sentence(language: Language, name: RefusalName, { videoId = '', who = '' }: Values): string {
  return fill(textsOf(language).operators.refusals[name], { videoId, who });
}
