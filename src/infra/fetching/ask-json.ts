import { type GuardedConnection, requestOnce } from './guarded-request.ts';
import { readText } from './read-text.ts';

/** Of an answer so much is read: forty records of iCloud are about half of it. */
const maxAnswerBytes = 1024 * 1024;

export interface JsonQuestion {
  url: URL;
  /** Sent by POST, as JSON; absent = a GET request. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface JsonAnswer {
  status: number;
  /** null = the answer is no JSON, or longer than a mebibyte. It comes from outside: parse it. */
  json: unknown;
}

export type AskJson = (question: JsonQuestion) => Promise<JsonAnswer>;

/** Asks services that talk JSON. Each address is checked like any other; redirects are answers, and not followed. */
export function createAskJson(connection: GuardedConnection): AskJson {
  return async ({ url, body, headers }) => {
    const response = await requestOnce(
      {
        url,
        headers: {
          Accept: 'application/json',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      },
      connection,
    );
    return { status: response.status, json: parseJson(await readText(response.data, maxAnswerBytes)) };
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
