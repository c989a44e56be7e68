import type { Language } from '../../texts/languages.ts';

/** Ways in and out of the pages. */
export interface SignInServices {
  /**
   * Sends a single-use link to the address; the outcome never tells whether anybody has it.
   * @param input.language of the mail, for whoever has chosen none
   */
  requestLink(input: {
    email: string;
    address: string;
    returnTo: string;
    language: Language;
  }): Promise<LinkRequestOutcome>;
  /** What a link is for, without using it up; null = unknown, used or too old. */
  readLink(token: string): Promise<{ email: string; returnTo: string } | null>;
  /** Uses a link up: the secret for the cookie of a new session; null as above. */
  useLink(token: string): Promise<{ secret: string; returnTo: string } | null>;
  /** Who a cookie's secret stands for, and the secret that takes its place from now on (null = stays). */
  openSession(secret: string): Promise<{ session: Session; newSecret: string | null } | null>;
  endSession(sessionId: string): Promise<void>;
  endAllSessions(userId: number): Promise<void>;
}

/**
 * What became of asking for a link: on its way by mail; printed in the log, where no mail server is set; or not sent,
 * since the mail server failed, the text is no address, or links were asked for too often.
 */
export type LinkRequestOutcome =
  | { outcome: 'mailed' | 'logged' | 'not_sent' | 'no_address' }
  | { outcome: 'too_often'; waitSeconds: number };

/** A browser that is signed in. */
export interface Session {
  sessionId: string;
  userId: number;
  email: string | null;
  isAdmin: boolean;
  /** What the user wants to read pages in; null = never chosen. */
  language: Language | null;
  /** What its forms carry. */
  csrfToken: string;
}
