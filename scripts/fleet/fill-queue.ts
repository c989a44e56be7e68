import { systemClock } from '../../src/infra/clock.ts';
import type { Database } from '../../src/infra/database/connect-database.ts';
import { createAccountServices } from '../../src/product/accounts/create-account-services.ts';
import { createApiClient } from '../service/api-client.ts';

export interface FleetSizes {
  videos: number;
  people: number;
}

export interface Person {
  token: string;
  secret: string;
}

export interface Order {
  /** Index of the person. */
  person: number;
  /** 0 = the person's first video. */
  place: number;
  /** Whether the person has no other. */
  isOnly: boolean;
}

export interface AcceptedVideo extends Order {
  /** When it was accepted, in milliseconds of `performance.now()`. */
  atMs: number;
}

/** Share of the people who have one video only. */
const shareWithOne = 0.8;
/** Share of the videos that belong to one person, who orders first. */
const shareOfOnePerson = 0.1;

/**
 * Who orders what, in that order: one person orders a tenth of all videos at once, then come four fifths of the people with
 * one video each, in turn with the others, who share the rest.
 */
export function ordersOf({ videos, people }: FleetSizes): Order[] {
  const ofFirst = Math.max(2, Math.round(videos * shareOfOnePerson));
  const single = Math.round(people * shareWithOne);
  const several = people - single - 1;
  const rest = videos - ofFirst - single;
  if (several < 1 || rest < 2 * several) throw new Error('there are too few videos for so many people');
  const first = Array.from({ length: ofFirst }, (_, place) => ({ person: 0, place, isOnly: false }));
  const ones = Array.from({ length: single }, (_, index) => ({ person: 1 + index, place: 0, isOnly: true }));
  const others = Array.from({ length: rest }, (_, index) => ({
    person: 1 + single + (index % several),
    place: Math.floor(index / several),
    isOnly: false,
  }));
  return [...first, ...inTurn(ones, others)];
}

function inTurn<T>(left: T[], right: T[]): T[] {
  const longest = Math.max(left.length, right.length);
  return Array.from({ length: longest }, (_, index) => [
    ...left.slice(index, index + 1),
    ...right.slice(index, index + 1),
  ]).flat();
}

/**
 * Accounts, made by the product's own action: the API makes none without a person at a browser.
 * @param signal after its abort no more are made
 */
export async function createPeople(database: Database, count: number, signal: AbortSignal): Promise<Person[]> {
  const accounts = createAccountServices({
    database,
    clock: systemClock,
    creditWaitingPayments: async () => undefined,
  });
  const people: Person[] = [];
  await inParallel(count, 16, async (index) => {
    if (signal.aborted) return;
    const { apiToken, callbackSecret } = await accounts.createUser({ email: `person${index}@example.com` });
    people[index] = { token: apiToken, secret: callbackSecret };
  });
  return people;
}

export interface FillQueue {
  baseUrl: string;
  people: Person[];
  orders: Order[];
  urlOf(video: number): string;
  callback: string;
  /** Nothing more is ordered after its abort. */
  signal: AbortSignal;
  onAccepted(videoId: string, video: AcceptedVideo): void;
}

/** Orders the videos through the API, several at a time. */
export async function fillQueue(fill: FillQueue): Promise<void> {
  const { baseUrl, people, orders, urlOf, callback, signal, onAccepted } = fill;
  await inParallel(orders.length, 16, async (index) => {
    const order = orders[index];
    const token = order && people[order.person]?.token;
    if (!order || !token || signal.aborted) return;
    const client = createApiClient({ baseUrl, token });
    const videoId = await client.createVideo({ video_url: urlOf(index), callback });
    onAccepted(videoId, { ...order, atMs: performance.now() });
  });
}

/** Calls `work` with 0 to `count` - 1, `atOnce` at a time. */
async function inParallel(count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const one = async () => {
    for (let index = next++; index < count; index = next++) await work(index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, one));
}
