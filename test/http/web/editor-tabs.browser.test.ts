import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { browserWord, chromiumPath, launchBrowser } from '../../support/browser.ts';

const styles = ['src/http/web/static/styles/base.css', 'src/http/web/client/editor/editor.css'];

describe.skipIf(chromiumPath === null)(`the editor's tabs ${browserWord}`, () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(languages)('stand in one row on a phone (%s)', async (language) => {
    const { label: _, ...titles } = textsOf(language).pages.editor.tabs;
    const buttons = Object.values(titles).map((title) => `<button role="tab">${title}</button>`);
    const css = styles.map((file) => readFileSync(file, 'utf8')).join('\n');
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.setContent(`<style>${css}</style><main class="page"><div class="tabs">${buttons.join('')}</div></main>`);
    const tabs = await page.evaluate(() => {
      const row = document.querySelector('.tabs');
      const tops = [...document.querySelectorAll('.tabs button')].map((tab) => tab.getBoundingClientRect().top);
      return { rows: new Set(tops).size, hiddenPx: (row?.scrollWidth ?? 0) - (row?.clientWidth ?? 0) };
    });
    expect(tabs).toEqual({ rows: 1, hiddenPx: 0 });
    await page.close();
  });
});
