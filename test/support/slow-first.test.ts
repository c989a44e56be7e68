import { describe, expect, it } from 'vitest';
import { filesUnder } from './files-under.ts';
import { rankOf, startServices, startTools } from './slow-first.ts';

describe('the order of test files', () => {
  it('is: what starts many tools, then what starts services, the longest first, then all others', () => {
    const wanted = [
      '/home/test/engine/render/segments/render-clip.test.ts',
      '/home/test/flows/faults.test.ts',
      '/home/test/flows/telegram.test.ts',
      '/home/test/http/web/editor.browser.test.ts',
      '/home/test/chat/conversation/ready-dialogue.test.ts',
    ];
    expect(wanted.toReversed().toSorted((a, b) => rankOf(a) - rankOf(b))).toEqual(wanted);
  });

  it.each([...startTools, ...startServices])('knows files with %s in their paths', (part) => {
    const tests = filesUnder('test').map((path) => `/${path}`);
    expect(tests.filter((path) => /\.test\.tsx?$/.test(path) && path.includes(part))).not.toEqual([]);
  });
});
