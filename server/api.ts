import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { api } from '#contract/api.ts';
import { ShopError } from '#contract/errors.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { assistantRoutes } from './assistant/assistant.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { peopleRoutes } from './accounts/people.routes.ts';
import { profileRoutes } from './accounts/profile.routes.ts';
import { recoveryRoutes } from './accounts/recovery.routes.ts';
import { productDeskRoutes } from './catalogue/product-desk.routes.ts';
import { stockRoutes } from './catalogue/stock.routes.ts';
import { categoriesRoutes } from './categories/categories.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import type { Services } from './context.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { documentApi } from './http/document-api.ts';
import { isDatabaseAway } from './database/database-away.ts';
import { mount } from './http/mount.ts';
import type { Api } from './http/mount.ts';
import { problemResponse } from './http/problem.ts';
import { speakSpanish } from './http/spanish-issues.ts';
import { advertisingRoutes } from './mailing/advertising.routes.ts';
import { mailingRoutes } from './mailing/mailing.routes.ts';
import { orderDeskRoutes } from './orders/order-desk.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { socialLoginRoutes } from './social-login/social-login.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';

/** The whole HTTP API below its base address. Failures leave as problem documents, never as stack traces. */
export function createApi(services: Services): Api {
  speakSpanish();
  const app: Api = new Hono();
  mount(app, api.accounts, accountsRoutes, services);
  mount(app, api.advertising, advertisingRoutes, services);
  mount(app, api.assistant, assistantRoutes, services);
  mount(app, api.audit, auditRoutes, services);
  mount(app, api.catalogue, catalogueRoutes, services);
  mount(app, api.categories, categoriesRoutes, services);
  mount(app, api.checkout, checkoutRoutes, services);
  mount(app, api.dashboard, dashboardRoutes, services);
  mount(app, api.mailing, mailingRoutes, services);
  mount(app, api.orderDesk, orderDeskRoutes, services);
  mount(app, api.orders, ordersRoutes, services);
  mount(app, api.payments, paymentsRoutes, services);
  mount(app, api.people, peopleRoutes, services);
  mount(app, api.productDesk, productDeskRoutes, services);
  mount(app, api.profile, profileRoutes, services);
  mount(app, api.recovery, recoveryRoutes, services);
  mount(app, api.reviews, reviewsRoutes, services);
  mount(app, api.socialLogin, socialLoginRoutes, services);
  mount(app, api.stock, stockRoutes, services);
  mount(app, api.wishlist, wishlistRoutes, services);
  documentApi(app, api, services.settings);
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
