import { t } from '#messages/messages.ts';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { api } from '#contract/api.ts';
import { ShopError } from '#contract/errors.ts';
import { shop } from '#contract/shop.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { addressesRoutes } from './accounts/addresses.routes.ts';
import { assistantRoutes } from './assistant/assistant.routes.ts';
import { backupsRoutes } from './backups/backups.routes.ts';
import { cancellationsRoutes } from './cancellations/cancellations.routes.ts';
import { carriersRoutes } from './fulfilment/carriers.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { auditRoutes } from './audit-desk/audit.routes.ts';
import { requestContext, tokenContext } from './accounts/request-context.ts';
import { sessionCookieName } from './accounts/sessions.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { personalRoutes } from './personal/personal.routes.ts';
import { profileRoutes } from './accounts/profile.routes.ts';
import { recoveryRoutes } from './accounts/recovery.routes.ts';
import { productDeskRoutes } from './catalogue/product-desk.routes.ts';
import { stockRoutes } from './catalogue/stock.routes.ts';
import { categoriesRoutes } from './catalogue/categories.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { claimsRoutes } from './claims/claims.routes.ts';
import type { Services } from './context/context.ts';
import { countryRoutes } from './country/country.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { deliveryRoutes } from './delivery/delivery.routes.ts';
import { deskListsRoutes } from './desk-lists/desk-lists.routes.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { documentApi } from '#platform/http/document-api.ts';
import { isDatabaseAway } from '#platform/database/database-away.ts';
import { mount } from '#platform/http/mount.ts';
import type { Api } from '#platform/http/mount.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { setIssueMessages } from '#platform/http/issue-messages.ts';
import { finderRoutes } from './finder/finder.routes.ts';
import { fulfilmentDeskRoutes } from './fulfilment/fulfilment-desk.routes.ts';
import { trackingRoutes } from './fulfilment/tracking.routes.ts';
import { advertisingRoutes } from './mailing/advertising.routes.ts';
import { manualOrdersRoutes } from './manual-orders/manual-orders.routes.ts';
import { paymentLinksRoutes } from './manual-orders/payment-links.routes.ts';
import { homeDeskRoutes, homeRoutes } from './home/home.routes.ts';
import { liveOrdersRoutes } from './order-desk/live-orders.routes.ts';
import { lettersRoutes } from './mailing/letters/letters.routes.ts';
import { mailingRoutes } from './mailing/mailing.routes.ts';
import { menusRoutes } from './menus/menus.routes.ts';
import { openingRoutes } from './opening/opening.routes.ts';
import { orderDeskRoutes } from './order-desk/order-desk.routes.ts';
import { orderRefundsRoutes } from './payments/order-refunds.routes.ts';
import { ordersRoutes } from './checkout/orders.routes.ts';
import { settingsDeskRoutes } from './settings-desk/settings-desk.routes.ts';
import { socialLoginRoutes } from './social-login/social-login.routes.ts';
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';
import { pageDeskRoutes, pagesRoutes } from './pages/pages.routes.ts';
import { paymentsRoutes } from './payments/payments.routes.ts';
import { translationDeskRoutes } from './translation-desk/translation-desk.routes.ts';
import { undeliveredRoutes } from './undelivered/undelivered.routes.ts';
import { returnDeskRoutes, returnsRoutes } from './returns/returns.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';

/** Returns the whole HTTP API below its base path. Errors are answered as problem documents, never as stack traces. */
export function createApi(services: Services): Api {
  setIssueMessages();
  const { apiBase, publicUrl } = services.settings;
  const mounting = { apiBase, contextOf: requestContext(services) };
  const app: Api = new Hono();
  mount(app, api.accounts, accountsRoutes, mounting);
  mount(app, api.addresses, addressesRoutes, mounting);
  mount(app, api.advertising, advertisingRoutes, mounting);
  mount(app, api.assistant, assistantRoutes, mounting);
  mount(app, api.audit, auditRoutes, mounting);
  mount(app, api.backups, backupsRoutes, mounting);
  mount(app, api.cancellations, cancellationsRoutes, mounting);
  mount(app, api.carriers, carriersRoutes, mounting);
  mount(app, api.catalogue, catalogueRoutes, mounting);
  mount(app, api.categories, categoriesRoutes, mounting);
  mount(app, api.checkout, checkoutRoutes, mounting);
  mount(app, api.claims, claimsRoutes, mounting);
  mount(app, api.country, countryRoutes, mounting);
  mount(app, api.dashboard, dashboardRoutes, mounting);
  mount(app, api.delivery, deliveryRoutes, mounting);
  mount(app, api.documents, documentsRoutes, mounting);
  mount(app, api.finder, finderRoutes, mounting);
  mount(app, api.fulfilmentDesk, fulfilmentDeskRoutes, mounting);
  mount(app, api.home, homeRoutes, mounting);
  mount(app, api.homeDesk, homeDeskRoutes, mounting);
  mount(app, api.deskLists, deskListsRoutes, mounting);
  mount(app, api.lettersDesk, lettersRoutes, mounting);
  mount(app, api.liveOrders, liveOrdersRoutes(services), mounting);
  mount(app, api.mailing, mailingRoutes, mounting);
  mount(app, api.manualOrders, manualOrdersRoutes, mounting);
  mount(app, api.menus, menusRoutes, mounting);
  mount(app, api.opening, openingRoutes, mounting);
  mount(app, api.orderDesk, orderDeskRoutes, mounting);
  mount(app, api.orderRefunds, orderRefundsRoutes, mounting);
  mount(app, api.orders, ordersRoutes, mounting);
  mount(app, api.pageDesk, pageDeskRoutes, mounting);
  mount(app, api.pages, pagesRoutes, mounting);
  mount(app, api.payments, paymentsRoutes, mounting);
  mount(app, api.paymentLinks, paymentLinksRoutes, mounting);
  mount(app, api.people, peopleRoutes, mounting);
  mount(app, api.personal, personalRoutes, { apiBase, contextOf: tokenContext(services) });
  mount(app, api.productDesk, productDeskRoutes, mounting);
  mount(app, api.profile, profileRoutes, mounting);
  mount(app, api.recovery, recoveryRoutes, mounting);
  mount(app, api.returnDesk, returnDeskRoutes, mounting);
  mount(app, api.returns, returnsRoutes, mounting);
  mount(app, api.reviews, reviewsRoutes, mounting);
  mount(app, api.settingsDesk, settingsDeskRoutes, mounting);
  mount(app, api.socialLogin, socialLoginRoutes, mounting);
  mount(app, api.stock, stockRoutes, mounting);
  mount(app, api.tracking, trackingRoutes, mounting);
  mount(app, api.translations, translationDeskRoutes, mounting);
  mount(app, api.undelivered, undeliveredRoutes, mounting);
  mount(app, api.wishlist, wishlistRoutes, mounting);
  mount(app, api.withdrawals, withdrawalsRoutes, mounting);
  documentApi(app, api, {
    apiBase,
    said: () => ({
      title: shop().name,
      description: `${t('http.apiDescription')} ${t('http.docs.language')}`,
    }),
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

/** Returns the methods that a path of the API accepts; an empty list if there is no such path. */
export function methodsOfCall(app: Api, path: string): string[] {
  const found = methods.filter((method) => app.router.match(method, path)[0].length > 0);
  return found.includes('GET') ? [...found, 'HEAD'] : found;
}
