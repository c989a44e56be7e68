/**
 * Telegram’s bot tokens, `<number of the bot>:<secret>`: in URLs (`/bot<token>/…`) and on their own, as in the paths of a
 * local Bot API server.
 */
const botToken = /(?<=bot)\d+:[\w-]+|\b\d{6,}:[\w-]{30,}/g;

export function redactBotTokens(text: string): string {
  return text.replace(botToken, '[redacted]');
}
