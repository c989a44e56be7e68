import { RateLimiterMemory } from 'rate-limiter-flexible';
import { callerNetwork } from '../../infra/caller-network.ts';
import { waitMsFor } from '../../infra/rate-limit.ts';

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
      const waitMs = (await waitMsFor(byAddress, callerNetwork(address))) || (await waitMsFor(byEmail, email));
      return Math.ceil(waitMs / 1000);
    },
    giveBack: async (email) => void (await byEmail.reward(email, 1)),
  };
}
