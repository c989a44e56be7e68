import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { callerNetwork } from '../../infra/caller-network.ts';

/** Limits how often sign-in links are sent; counted in this process, as the API's rate limits are. */
export interface LinkLimits {
  /** @returns 0 when a link may be sent, else the seconds to wait */
  count(request: { email: string; address: string }): Promise<number>;
  /** Takes one back for this email, because it could not be sent. */
  giveBack(email: string): Promise<void>;
}

const windowSeconds = 15 * 60;
/** A person who looks into the wrong mailbox tries a few times; more mails would annoy the mailbox's owner. */
const linksPerEmail = 5;
/** A household or an office shares one address. */
const linksPerAddress = 30;

export function createLinkLimits(): LinkLimits {
  const byEmail = new RateLimiterMemory({ points: linksPerEmail, duration: windowSeconds });
  const byAddress = new RateLimiterMemory({ points: linksPerAddress, duration: windowSeconds });
  return {
    async count({ email, address }) {
      const waitSeconds = await consume(byAddress, callerNetwork(address));
      return waitSeconds > 0 ? waitSeconds : consume(byEmail, email);
    },
    giveBack: async (email) => void (await byEmail.reward(email, 1)),
  };
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (state) {
    if (!(state instanceof RateLimiterRes)) throw state;
    return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  }
}
