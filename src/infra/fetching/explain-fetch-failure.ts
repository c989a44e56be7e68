import { AppError } from '../errors/app-error.ts';
import { causesOf } from './causes-of.ts';
import { ForbiddenAddressError } from './public-address.ts';

/** Converts an error of a connection to an AppError with an explanation; an AppError is returned unchanged. */
export function explainFetchFailure(error: unknown): AppError {
  const causes = causesOf(error);
  const known = causes.find((cause) => cause instanceof AppError);
  if (known instanceof AppError) return known;
  if (causes.some((cause) => cause instanceof ForbiddenAddressError)) return forbidden(error);

  const codes = causes.map((cause) => (cause as NodeJS.ErrnoException).code).filter((code) => code !== undefined);
  const explanation = explanations.find(({ when }) => codes.some((code) => when.test(code))) ?? unexplained;
  return new AppError('source_unreachable', {
    reason: explanation.reason,
    cause: error,
    details: { retryable: explanation.retryable, codes },
  });
}

const explanations = [
  {
    when: /^(ENOTFOUND|ENODATA)$/,
    reason: 'unknown_host',
    retryable: false,
  },
  {
    when: /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_(GET|VERIFY)/,
    reason: 'bad_certificate',
    retryable: false,
  },
  {
    when: /^(HPE_|EPROTO)/,
    reason: 'not_a_web_server',
    retryable: false,
  },
  {
    when: /^ECONNREFUSED$/,
    reason: 'refuses_connections',
    retryable: true,
  },
] as const;

const unexplained = { reason: 'no_answer', retryable: true } as const;

function forbidden(cause: unknown): AppError {
  return new AppError('source_forbidden_address', {
    reason: 'private_network',
    cause,
    details: { retryable: false },
  });
}
