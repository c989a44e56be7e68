import { availableParallelism } from 'node:os';
import { botVariables } from './bot-variables.ts';
import { limitVariables } from './limit-variables.ts';
import { paymentVariables } from './payment-variables.ts';
import { peopleVariables } from './people-variables.ts';
import { serviceVariables } from './service-variables.ts';
import { storageVariables } from './storage-variables.ts';
import { videoVariables } from './video-variables.ts';

/** Every environment variable of the service: the only list, from which errors, README and .env.example are checked. */
export const variables = {
  ...serviceVariables,
  ...storageVariables,
  ...limitVariables,
  ...videoVariables,
  ...botVariables,
  ...paymentVariables,
  ...peopleVariables,
};

export type VariableName = keyof typeof variables;

/** RENDER_CONCURRENCY when unset: one encode fills about two cores. */
export function defaultRenderConcurrency(): number {
  return Math.max(1, Math.floor(availableParallelism() / 2));
}
