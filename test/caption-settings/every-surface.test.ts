import { Command } from 'commander';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { readAction, writeAction } from '../../src/chat/conversation/action-code.ts';
import { chatSettings } from '../../src/chat/conversation/settings/chat-settings.ts';
import { describeSettings } from '../../src/chat/conversation/settings/describe-settings.ts';
import { addCaptionCommand } from '../../src/cli/caption-command.ts';
import { captionSettings, settingKeys, settingRow } from '../../src/engine/captions/settings/caption-settings.ts';
import { presentSettings, toCaptionSettings } from '../../src/engine/captions/settings/setting-fields.ts';
import { allRoutes } from '../../src/http/api/all-routes.ts';
import { createOpenApiDocument } from '../../src/http/api/openapi/create-openapi-document.ts';
import { StylePanel } from '../../src/http/web/client/editor/parts/style-panel.tsx';
import { type EditorSession, SessionContext } from '../../src/http/web/client/editor/session/session.ts';
import { readDraft } from '../../src/http/web/editor/read-draft.ts';
import { languages } from '../../src/texts/languages.ts';
import { textsOf } from '../../src/texts/texts-of.ts';
import { phraseTables } from '../chat/conversation/words/phrases/all-phrases.ts';
import { sampleOf } from './samples.ts';

const names = settingKeys.map((key) => settingRow(key).name);
const inChats = settingKeys.filter((key) => settingRow(key).code !== null);
// biome-ignore lint/suspicious/noExplicitAny: a JSON document
const openApi: any = JSON.parse(JSON.stringify(createOpenApiDocument(allRoutes)));

describe('every setting of the table', () => {
  it.each(['/video/create', '/video/edit'])('can be sent to %s', (path) => {
    for (const content of Object.values<{ schema: { properties: object } }>(
      openApi.paths[path].post.requestBody.content,
    )) {
      expect(Object.keys(content.schema.properties)).toEqual(expect.arrayContaining(names));
    }
  });

  it('can be tried on a still', () => {
    const parameters: { name: string }[] = openApi.paths['/videos/{id}/still'].get.parameters;
    expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it('is explained, and has its default documented where there is one', () => {
    const { properties } = openApi.paths['/video/create'].post.requestBody.content['application/json'].schema;
    for (const key of settingKeys) {
      const { name, about, byStyle, default: always } = settingRow(key);
      expect(properties[name].description).toContain(about);
      if (byStyle || always !== undefined) expect(properties[name].default).toBeDefined();
      if (always !== undefined && !byStyle) expect(properties[name].default).toBe(always);
    }
  });

  it('is an option of the command line', () => {
    const program = new Command();
    addCaptionCommand(program);
    const options = program.commands[0]?.options.map(({ long }) => long);
    expect(options).toEqual(expect.arrayContaining(names.map((name) => `--${name.replaceAll('_', '-')}`)));
  });

  it.each(settingKeys)('is stored, shown and exported under its own name (%s)', (key) => {
    const { stored } = sampleOf(key);
    expect(presentSettings({ [key]: stored })).toEqual({ [captionSettings[key].name]: stored });
    expect(toCaptionSettings({ [captionSettings[key].name]: stored })).toEqual({ [key]: stored });
  });

  it.each(settingKeys)('can be in a draft of the editor (%s)', (key) => {
    const settings = { [key]: sampleOf(key).stored };
    const draft = { captions: [], settings, resetSettings: [key] };
    expect(readDraft({ draft })).toEqual(draft);
  });

  it('is in the style panel of the editor, with a label in every language, unless the table says otherwise', () => {
    const shown = settingKeys.filter((key) => settingRow(key).control !== null);
    for (const language of languages) {
      const html = renderPanel(textsOf(language).pages.editor);
      for (const key of settingKeys) expect([key, html.includes(` id="${key}"`)]).toEqual([key, shown.includes(key)]);
      expect(html).not.toContain('<label></label>');
    }
  });
});

describe('every setting that chats know', () => {
  it('keeps its letters in buttons, which old messages still have', () => {
    expect(Object.fromEntries(inChats.map((key) => [key, settingRow(key).code]))).toMatchObject({
      language: 'la',
      resizeForSocialMedia: 'vs',
      framing: 'fr',
      style: 'st',
      fontColor: 'fc',
      highlightColor: 'hc',
      outlineColor: 'oc',
      position: 'po',
      fontSize: 'fs',
      fontFamily: 'ff',
      addEmojis: 'em',
      outlineThickness: 'ot',
      maskProfanity: 'mp',
    });
    const codes = inChats.map((key) => settingRow(key).code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each(chatSettings)('can be set, left open and read back from a button (%s)', (setting) => {
    const settings = { [setting]: sampleOf(setting).stored };
    for (const choice of [
      { kind: 'set' as const, settings },
      { kind: 'open' as const, setting },
    ]) {
      const action = { do: 'choose' as const, target: { of: 'defaults' as const }, page: 'home' as const, choice };
      expect(readAction(writeAction(action))).toEqual(action);
    }
  });

  it.each(languages)('has a name in %s', (language) => {
    for (const setting of chatSettings) {
      const told = describeSettings({ [setting]: sampleOf(setting).stored }, language);
      expect(told).toMatch(/^\S.*: \S/);
      expect(told).not.toContain('undefined');
    }
  });

  it.each(languages)('can be changed by words in %s', (language) => {
    const wishes = Object.values(phraseTables[language].understood).flat();
    const changed = new Set(
      wishes.flatMap((wish): string[] => {
        if (wish.kind === 'set') return Object.keys(wish.settings);
        return wish.kind === 'step' ? [wish.setting] : [];
      }),
    );
    expect(chatSettings.filter((setting) => !changed.has(setting))).toEqual([]);
  });
});

function renderPanel(texts: EditorSession['texts']): string {
  const settings = { resizeForSocialMedia: true };
  const source = { width: 1920, height: 1080 };
  const presets = { known: [], texts: textsOf('en').pages.presets };
  const fonts = { known: [], texts: textsOf('en').pages.fonts };
  const session = {
    texts,
    document: { settings },
    data: { view: { settings, source }, presets, fonts },
    preview: null,
  };
  return renderToString(
    h(SessionContext.Provider, { value: session as unknown as EditorSession, children: h(StylePanel, {}) }),
  );
}
