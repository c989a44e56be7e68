/**
 * Telegram’s tokens, `<number of the bot>:<secret>`: in addresses (`/bot<token>/…`), and by themselves, as in the
 * folders of a local Bot API server.
 */
const botToken = /(?<=bot)\d+:[\w-]+|\b\d{6,}:[\w-]{30,}/g;

export function redactBotTokens(text: string): string {
  return text.replace(botToken, '[redacted]');
}
