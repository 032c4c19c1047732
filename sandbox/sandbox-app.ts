import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ApiError, faultBody } from './api/api-error.ts';
import { requireBearer } from './api/bearer.ts';
import { limitBody } from './api/body-limit.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { methodRoutes } from './checkout/method-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import { injectFaults } from './control/fault-injection.ts';
import { panelRoutes } from './control/panel-routes.ts';
import { merchantOrderRoutes } from './merchant-orders/merchant-order-routes.ts';
import { accountBody } from './api/account-body.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { chargebackRoutes, claimRoutes } from './payments/case-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { preferenceRoutes } from './preferences/preference-routes.ts';
import type { Sandbox } from './context/sandbox-context.ts';

/** Every route of the sandbox. */
export function sandboxApp(sandbox: Sandbox) {
  const { db, settings } = sandbox;
  // The official SDK ends some addresses with a slash, which the provider accepts.
  const app = new Hono<{ Bindings: HttpBindings }>({ strict: false });
  app.use(limitBody);
  for (const api of ['/checkout/preferences/*', '/v1/*', '/merchant_orders/*', '/post-purchase/*', '/users/me']) {
    app.use(api, injectFaults(db, faultBody), requireBearer(settings.accessToken));
  }
  app.route('/checkout/preferences', preferenceRoutes(sandbox));
  app.route('/v1/orders', orderRoutes(sandbox));
  app.route('/v1/payments', paymentRoutes(sandbox));
  app.route('/v1/payment_methods', methodRoutes(sandbox));
  app.route('/v1/chargebacks', chargebackRoutes(sandbox));
  app.route('/post-purchase/v1/claims', claimRoutes(sandbox));
  app.route('/merchant_orders', merchantOrderRoutes(sandbox));
  app.get('/users/me', (c) => c.json(accountBody(settings)));
  app.route('/checkout/v1', checkoutRoutes(sandbox));
  if (settings.controlToken) {
    app.route('/_sandbox', panelRoutes(sandbox, settings.controlToken));
    app.route('/_sandbox', controlRoutes(sandbox, settings.controlToken));
  }
  app.notFound((c) => c.json({ message: 'Not found', error: 'not_found', status: 404, cause: [] }, 404));
  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.body(), error.status);
    if (error instanceof HTTPException) return error.getResponse();
    process.stderr.write(`${error.stack}\n`);
    return c.json(faultBody(500), 500);
  });
  return app;
}
