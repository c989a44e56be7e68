import { AppError } from '../errors/app-error.ts';
import type { Variable } from './variable.ts';
import { type VariableName, variables } from './variables.ts';

/** One message with every bad variable and its rule. */
export function configurationError(names: VariableName[]): AppError {
  const lines = names.map((name) => `  ${name} ${ruleOf(variables[name])}`);
  return new AppError('configuration', {
    message: `These settings are wrong or missing:\n${lines.join('\n')}\nSee .env.example for what each one means.`,
    details: { variables: names },
  });
}

/** For `NAME_FILE`, see `withSecretFiles`. */
export function fileError(names: VariableName[]): AppError {
  const lines = names.map((name) => `  ${name}_FILE must be a file with the value of ${name}, which is not set itself`);
  return new AppError('configuration', {
    message: `These settings are wrong:\n${lines.join('\n')}`,
    details: { variables: names },
  });
}

/** For example «must be a bucket name (needed with STORAGE=s3)». */
function ruleOf({ allowed, neededWith }: Variable): string {
  return `must be ${allowed}${neededWith === undefined ? '' : ` (needed with ${neededWith})`}`;
}
