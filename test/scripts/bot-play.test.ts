import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openChatWindow } from '../../scripts/bot-play/chat-window.ts';
import { handleLine, type Play } from '../../scripts/bot-play/handle-line.ts';
import type { FakeBot } from '../../scripts/fake-telegram/fake-bot.ts';
import { type FakeTelegram, startFakeTelegram } from '../../scripts/fake-telegram/start-fake-telegram.ts';
import { createBotApiCaller } from '../support/call-bot-api.ts';
import { jpegBytes, mp4Bytes } from '../support/media-bytes.ts';

let folder: string;
let telegram: FakeTelegram;
let bot: FakeBot;
let play: Play;
let printed: string[];
let call: ReturnType<typeof createBotApiCaller>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bot-play-'));
  telegram = await startFakeTelegram();
  bot = telegram.addBot();
  call = createBotApiCaller({ url: telegram.url, token: bot.token });
  printed = [];
  const person = bot.meet();
  const print = (line: string, replace = false) => void printed.push(replace ? `(replaces) ${line}` : line);
  play = { person, print, window: openChatWindow({ person, outDir: folder, print }) };
  person.starts();
});

afterEach(async () => {
  await telegram.close();
  rmSync(folder, { recursive: true, force: true });
});

const lastUpdate = () => bot.updates.all().at(-1);
const buttons = (...labels: string[]) => ({
  inline_keyboard: [labels.map((text) => ({ text, callback_data: `do ${text}` }))],
});
const sendText = (text: string, ...labels: string[]) =>
  call('sendMessage', { chat_id: play.person.chat.id, text, reply_markup: buttons(...labels) });

it('gives every button its own number, and taps it by that number', async () => {
  await sendText('One?', 'Yes', 'No');
  await sendText('Two?', 'Yes', 'No');
  expect(printed.filter((line) => line.includes('['))).toEqual(['     [1 Yes] [2 No]', '     [3 Yes] [4 No]']);
  await handleLine('/tap 2', play);
  expect(lastUpdate()?.callback_query).toMatchObject({ data: 'do No', message: { text: 'One?' } });
  await handleLine('/tap 9', play);
  expect(printed.at(-1)).toBe('There is no button 9.');
});

it('prints an edit that changes only the text in one line', async () => {
  await sendText('Rendering\n10 %', 'Cancel');
  const message_id = play.person.messages.at(-1)?.id;
  for (const text of ['Rendering\n20 %', 'Rendering\n30 %']) {
    const edit = { chat_id: play.person.chat.id, message_id, text, reply_markup: buttons('Cancel') };
    await call('editMessageText', edit);
  }
  expect(printed.slice(-2)).toEqual([
    `~ #${message_id} Rendering · 20 %`,
    `(replaces) ~ #${message_id} Rendering · 30 %`,
  ]);
});

it('saves what the bot sends as files, and prints their paths', async () => {
  const jpeg = jpegBytes({ width: 90, height: 160 });
  const form = new FormData();
  form.set('chat_id', String(play.person.chat.id));
  form.set('photo', new Blob([new Uint8Array(jpeg)]), 'still.jpg');
  await call('sendPhoto', form);
  const [, file = ''] = /→ (\S+)/.exec(printed.join('\n')) ?? [];
  expect(readFileSync(file).equals(jpeg)).toBe(true);
});

it('writes, answers and sends files for the person', async () => {
  await sendText('The text');
  const quoted = play.person.messages.at(-1)?.id;
  writeFileSync(join(folder, 'clip.mp4'), mp4Bytes());
  await handleLine('bigger, yellow', play);
  expect(lastUpdate()?.message?.text).toBe('bigger, yellow');
  await handleLine(`/reply ${quoted} 3: Hello`, play);
  expect(lastUpdate()?.message).toMatchObject({ text: '3: Hello', reply_to_message: { message_id: quoted } });
  await handleLine(`/file ${join(folder, 'clip.mp4')}`, play);
  expect(lastUpdate()?.message?.video).toMatchObject({ file_name: 'clip.mp4', file_size: 2000 });
  await handleLine('/file nowhere.mp4', play);
  expect(printed.at(-1)).toBe('There is no file “nowhere.mp4”.');
  expect(await handleLine('/quit', play)).toBe(false);
});
