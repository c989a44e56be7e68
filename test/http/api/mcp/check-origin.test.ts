import { describe, expect, it } from 'vitest';
import { checkOrigin } from '../../../../src/http/api/mcp/check-origin.ts';

const own = 'https://captions.example';

function check(host: string, origin?: string) {
  return () => checkOrigin({ host, headers: origin === undefined ? {} : { origin } }, own);
}

describe('calls of assistants', () => {
  it.each(['captions.example', 'captions.example:8443', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'api:3000'])(
    'may come to %s',
    (host) => expect(check(host)).not.toThrow(),
  );

  it.each(['evil.example', 'captions.example.evil.example', '127.0.0.1.nip.io:3000', '', 'a b', 'x@evil.example'])(
    'may not come to %j, which somebody may have turned on us',
    (host) => expect(check(host)).toThrow('Host'),
  );

  it.each(['https://captions.example', undefined])('may come from %s', (origin) =>
    expect(check('captions.example', origin)).not.toThrow(),
  );

  it.each(['https://evil.example', 'http://captions.example:81', 'null', 'file://', ''])(
    'may not come from a page of %j',
    (origin) => expect(check('captions.example', origin)).toThrow('other sites'),
  );
});
