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
    message: explanation.message,
    cause: error,
    details: { retryable: explanation.retryable, codes },
  });
}

const explanations = [
  {
    when: /^(ENOTFOUND|ENODATA)$/,
    message: 'The server in that link does not exist. Check the address for a typing mistake.',
    retryable: false,
  },
  {
    when: /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_(GET|VERIFY)/,
    message: 'The server behind that link has no valid certificate, so it cannot be trusted. Use another host.',
    retryable: false,
  },
  {
    when: /^(HPE_|EPROTO)/,
    message: 'What answers at that link is not a working web server.',
    retryable: false,
  },
  {
    when: /^ECONNREFUSED$/,
    message: 'The server in that link refuses connections. Check the address, or try again later.',
    retryable: true,
  },
];

const unexplained = {
  message: 'The server in that link could not be reached. Check the address, or try again later.',
  retryable: true,
};

function forbidden(cause: unknown): AppError {
  return new AppError('source_forbidden_address', {
    message: 'That link leads to a private network address. Only files on the public internet can be fetched.',
    cause,
    details: { retryable: false },
  });
}
