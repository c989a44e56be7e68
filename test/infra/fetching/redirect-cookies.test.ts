import { describe, expect, it } from 'vitest';
import { createRedirectCookies } from '../../../src/infra/fetching/redirect-cookies.ts';

const at = (url: string) => new URL(url);

describe('cookies of redirects', () => {
  it('go to the origin that set them, the last value of each', () => {
    const cookies = createRedirectCookies();
    cookies.keep(at('https://a.example/1'), ['one=1; path=/; HttpOnly', 'two=a b==; Secure']);
    cookies.keep(at('https://a.example/2'), ['one=2']);
    expect(cookies.headerFor(at('https://a.example/3'))).toEqual({ Cookie: 'one=2; two=a b==' });
  });

  it.each(['https://b.example/', 'https://x.a.example/', 'http://a.example/', 'https://a.example:8443/'])(
    'do not go to %s, whatever domain they name',
    (url) => {
      const cookies = createRedirectCookies();
      cookies.keep(at('https://a.example/'), ['one=1; Domain=.example']);
      expect(cookies.headerFor(at(url))).toEqual({});
    },
  );

  it.each([
    undefined,
    'one=1',
    [],
    ['nonsense'],
    ['=1'],
    ['a b=1'],
    ['one=\u0007'],
    ['one=1\r\nX: y'],
    [`one=${'1'.repeat(7000)}`],
  ])('are left out when they are none: %j', (setCookie) => {
    const cookies = createRedirectCookies();
    cookies.keep(at('https://a.example/'), setCookie);
    expect(cookies.headerFor(at('https://a.example/'))).toEqual({});
  });

  it('are few and short', () => {
    const cookies = createRedirectCookies();
    cookies.keep(
      at('https://a.example/'),
      Array.from({ length: 100 }, (_, index) => `n${index}=1`),
    );
    cookies.keep(
      at('https://a.example/'),
      Array.from({ length: 20 }, (_, index) => `m${index}=1`),
    );
    expect(cookies.headerFor(at('https://a.example/')).Cookie?.split('; ')).toHaveLength(20);
    cookies.keep(
      at('https://b.example/'),
      ['one', 'two'].map((name) => `${name}=${'1'.repeat(5000)}`),
    );
    expect(cookies.headerFor(at('https://b.example/'))).toEqual({});
  });
});
