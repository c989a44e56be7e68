export interface BotApiReply {
  status: number;
  ok: boolean;
  result?: unknown;
  error_code?: number;
  description?: string;
  parameters?: { retry_after?: number };
}

/** A plain call of the Bot API, to test the server without a library. */
export function createBotApiCaller({ url, token }: { url: string; token: string }) {
  return async (method: string, params: Record<string, unknown> | FormData = {}): Promise<BotApiReply> => {
    const isForm = params instanceof FormData;
    const reply = await fetch(`${url}/bot${token}/${method}`, {
      method: 'POST',
      ...(isForm ? {} : { headers: { 'Content-Type': 'application/json' } }),
      body: isForm ? params : JSON.stringify(params),
    });
    return { status: reply.status, ...((await reply.json()) as Omit<BotApiReply, 'status'>) };
  };
}
