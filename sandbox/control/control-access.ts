import { basicAuth } from 'hono/basic-auth';
import { createMiddleware } from 'hono/factory';
import { sameSecret } from '../api/bearer.ts';

/** Requires the control token in the header x-sandbox-control. */
export function requireControl(token: string) {
  return createMiddleware(async (c, next) => {
    const given = c.req.header('x-sandbox-control');
    if (given === undefined || !sameSecret(given, token)) {
      return c.json({ error: 'x-sandbox-control missing or wrong' }, 401);
    }
    return next();
  });
}

/** Requires basic authentication: any user name, and the control token as password. */
export function requirePanelKey(token: string) {
  return basicAuth({
    realm: 'Panel de pagos de prueba',
    verifyUser: (_name, password) => sameSecret(password, token),
    invalidUserMessage: 'Escriba como contraseña la clave de control de los pagos de prueba.',
  });
}
