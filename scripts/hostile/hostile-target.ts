import { randomBytes, randomInt } from 'node:crypto';
import { type FakePaypal, startFakePaypal } from '../../test/support/fake-paypal.ts';
import type { AttackedService } from '../attacks/attack.ts';
import { startAttackedService } from '../attacks/start-attacked-service.ts';
import { type ApiClient, createApiClient } from '../service/api-client.ts';
import type { CleanUp } from '../service/temporary-service.ts';
import { type Outside, startOutside } from './outside.ts';

/** A running service with payments, and what surrounds it. */
export interface HostileTarget extends AttackedService {
  logFile: string;
  /** PayPal, which knows only the messages that it was told of. */
  paypal: FakePaypal;
  /** Servers of sources and receivers of callbacks. */
  outside: Outside;
  /** Makes an account with no videos. */
  newAccount(): Promise<Account>;
  /** How long an attack holds what it opened: connections, streams, sources. */
  holdMs: number;
  /** How much an attack sends, as a share of what `npm run test:hostile` sends. */
  share: number;
}

export interface Account {
  id: number;
  email: string;
  client: ApiClient;
}

/** An attack that needs more than the service itself. Every `Attack` is one too. */
export interface HostileAttack {
  name: string;
  /** Makes what the attack sends, before anything is measured: the attackers share a process with the honest person. */
  prepare?(): Promise<void>;
  /** As in `Attack`. */
  run(target: HostileTarget): Promise<string | Outcome>;
}

/** What came of an attack that harms its own account first. */
export interface Outcome {
  answers: string;
  /** As in `HonestTimes`, for something that this account ordered beside the attack. */
  callback: number;
}

export const secondsOfItem = 3600;

/** A message about a sale of this item is worth `secondsOfItem`. */
const priceTable = JSON.stringify([{ item: 'minutes-60', amount: '9.00', currency: 'USD', seconds: secondsOfItem }]);

interface HostileTargetOptions extends Partial<Pick<HostileTarget, 'holdMs' | 'share'>> {
  /** The file that everybody's videos are made from. */
  clipFile?: string;
  /** More settings of the service. */
  env?: Record<string, string>;
}

/** Starts a service with everything that can be attacked. */
export async function startHostileTarget(
  cleanUp: CleanUp,
  { holdMs = 20_000, share = 1, clipFile, env }: HostileTargetOptions = {},
): Promise<HostileTarget> {
  const paypal = await startFakePaypal();
  cleanUp(() => paypal.close());
  const outside = await startOutside(cleanUp, clipFile);
  const service = await startAttackedService(
    cleanUp,
    {
      PAYMENTS_PROVIDER: 'paypal',
      PAYPAL_VERIFY_URL: paypal.verifyUrl,
      PAYPAL_RECEIVER: 'shop@example.com',
      PRICE_TABLE: priceTable,
      FREE_SECONDS_PER_MONTH: '1000000',
      MAX_QUEUED_VIDEOS: '200',
      // so that one machine can call from many addresses
      TRUST_PROXY: '1',
      ...env,
    },
    clipFile,
  );
  const key = JSON.parse(await service.runCli(['integration', 'create', '--name', 'hostile', '--json'])).api_key;
  const newAccount = async () => {
    const email = `person-${randomBytes(6).toString('hex')}@example.com`;
    const nobody = createApiClient({ baseUrl: service.baseUrl, token: '' });
    const reply = await nobody.call('POST', '/api/user/register', { email, api_key: key });
    const { id, api_token: token } = reply.json<{ user: { id: number; api_token: string } }>().user;
    return { id, email, client: createApiClient({ baseUrl: service.baseUrl, token }) };
  };
  return { ...service, paypal, outside, newAccount, holdMs, share };
}

/** Somebody's address, for the header X-Forwarded-For. */
export function someAddress(): string {
  return `203.0.${randomInt(256)}.${randomInt(1, 255)}`;
}
