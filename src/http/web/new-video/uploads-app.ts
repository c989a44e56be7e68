import type { Context } from 'koa';
import { notSignedIn } from '../errors/page-error.ts';
import { visitorOf } from '../page/identify-visitor.ts';
import type { MountedApp } from '../page/page-route.ts';
import { csrfHeader, verifyCsrfToken } from '../security/csrf.ts';

const prefix = '/app/uploads';

/** Receives files that our scripts send in chunks (tus). As for forms, nothing is accepted without the CSRF token. */
export const uploadsApp: MountedApp = {
  prefix,
  access: 'user',
  create({ config, uploads }) {
    const origin = new URL(config.http.publicBaseUrl).origin;
    return async (ctx: Context) => {
      const visitor = visitorOf(ctx);
      if (!visitor.session) throw notSignedIn();
      verifyCsrfToken(ctx, { ...visitor, token: ctx.get(csrfHeader), origin });
      const declaredBytes = Number(ctx.get('Upload-Length')) || 0;
      const begins = ctx.method === 'POST';
      if (begins || ctx.method === 'PATCH') {
        await uploads.requireRoom({ ownerId: visitor.session.userId, declaredBytes, begins });
      }
      ctx.respond = false;
      const { req: request, res: response } = ctx;
      await uploads.receiveResumable({ ownerId: visitor.session.userId, path: prefix, request, response });
    };
  },
};
