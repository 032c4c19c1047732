import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { api } from '#contract/api.ts';
import { ShopError } from '#contract/errors.ts';
import { texts } from '#contract/texts.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { assistantRoutes } from './assistant/assistant.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { requestContext } from './accounts/request-context.ts';
import { sessionCookieName } from './accounts/sessions.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { profileRoutes } from './accounts/profile.routes.ts';
import { recoveryRoutes } from './accounts/recovery.routes.ts';
import { productDeskRoutes } from './catalogue/product-desk.routes.ts';
import { stockRoutes } from './catalogue/stock.routes.ts';
import { categoriesRoutes } from './catalogue/categories.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import type { Services } from './context/context.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { documentApi } from '#platform/http/document-api.ts';
import { isDatabaseAway } from '#platform/database/database-away.ts';
import { mount } from '#platform/http/mount.ts';
import type { Api } from '#platform/http/mount.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { speakSpanish } from '#platform/http/spanish-issues.ts';
import { advertisingRoutes } from './mailing/advertising.routes.ts';
import { mailingRoutes } from './mailing/mailing.routes.ts';
import { orderDeskRoutes } from './order-desk/order-desk.routes.ts';
import { ordersRoutes } from './checkout/orders.routes.ts';
import { socialLoginRoutes } from './social-login/social-login.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';

/** The whole HTTP API below its base address. Failures leave as problem documents, never as stack traces. */
export function createApi(services: Services): Api {
  speakSpanish();
  const { apiBase, publicUrl } = services.settings;
  const mounting = { apiBase, contextOf: requestContext(services) };
  const app: Api = new Hono();
  mount(app, api.accounts, accountsRoutes, mounting);
  mount(app, api.advertising, advertisingRoutes, mounting);
  mount(app, api.assistant, assistantRoutes, mounting);
  mount(app, api.audit, auditRoutes, mounting);
  mount(app, api.catalogue, catalogueRoutes, mounting);
  mount(app, api.categories, categoriesRoutes, mounting);
  mount(app, api.checkout, checkoutRoutes, mounting);
  mount(app, api.dashboard, dashboardRoutes, mounting);
  mount(app, api.mailing, mailingRoutes, mounting);
  mount(app, api.orderDesk, orderDeskRoutes, mounting);
  mount(app, api.orders, ordersRoutes, mounting);
  mount(app, api.payments, paymentsRoutes, mounting);
  mount(app, api.people, peopleRoutes, mounting);
  mount(app, api.productDesk, productDeskRoutes, mounting);
  mount(app, api.profile, profileRoutes, mounting);
  mount(app, api.recovery, recoveryRoutes, mounting);
  mount(app, api.reviews, reviewsRoutes, mounting);
  mount(app, api.socialLogin, socialLoginRoutes, mounting);
  mount(app, api.stock, stockRoutes, mounting);
  mount(app, api.wishlist, wishlistRoutes, mounting);
  documentApi(app, api, {
    apiBase,
    title: texts.shop.name,
    description: 'La API de la tienda.',
    sessionCookie: sessionCookieName(publicUrl.startsWith('https://')),
  });
  app.notFound((c) => {
    const methods = methodsOfCall(app, c.req.path);
    if (methods.length === 0) return problemResponse(new ShopError('not_found'));
    return problemResponse(new ShopError('method_not_allowed'), { allow: [...methods, 'OPTIONS'].join(', ') });
  });
  app.onError((error, c) => {
    if (error instanceof ShopError) return problemResponse(error);
    if (isDatabaseAway(error)) return problemResponse(new ShopError('unavailable'));
    const { requestId } = c.env;
    services.log.error({ err: error, requestId, method: c.req.method, route: routePath(c) }, 'unexpected failure');
    return problemResponse(new ShopError('unexpected'));
  });
  return app;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods that a path of the API takes; none where no call is. */
export function methodsOfCall(app: Api, path: string): string[] {
  const found = methods.filter((method) => app.router.match(method, path)[0].length > 0);
  return found.includes('GET') ? [...found, 'HEAD'] : found;
}
