import { t } from '#messages/messages.ts';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { api } from '#contract/api.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { accountsRoutes } from './people/accounts/accounts.routes.ts';
import { addressesRoutes } from './people/accounts/addresses.routes.ts';
import { assistantRoutes } from './office/assistant/assistant.routes.ts';
import { backupsRoutes } from './core/backups/backups.routes.ts';
import { cancellationsRoutes } from './sales/cancellations/cancellations.routes.ts';
import { carriersRoutes } from './sales/fulfilment/carriers.routes.ts';
import { catalogueRoutes } from './goods/products/catalogue.routes.ts';
import { auditRoutes } from './office/audit-desk/audit.routes.ts';
import { requestContext, tokenContext } from './people/accounts/request-context.ts';
import { sessionCookieName } from './people/accounts/sessions.ts';
import { peopleRoutes } from './office/people-desk/people.routes.ts';
import { personalRoutes } from './marketing/personal/personal.routes.ts';
import { profileRoutes } from './people/accounts/profile.routes.ts';
import { recoveryRoutes } from './people/accounts/recovery.routes.ts';
import { productDeskRoutes } from './goods/products/product-desk.routes.ts';
import { stockRoutes } from './goods/products/stock.routes.ts';
import { categoriesRoutes } from './goods/products/categories.routes.ts';
import { checkoutRoutes } from './sales/checkout/checkout.routes.ts';
import { claimsRoutes } from './sales/claims/claims.routes.ts';
import type { Services } from './core/context/context.ts';
import { countryRoutes } from './core/country/country.routes.ts';
import { dashboardRoutes } from './office/dashboard/dashboard.routes.ts';
import { deliveryRoutes } from './delivery/methods/delivery.routes.ts';
import { deskListsRoutes } from './office/desk-lists/desk-lists.routes.ts';
import { documentsRoutes } from './sales/documents/documents.routes.ts';
import { documentApi } from '#platform/http/document-api.ts';
import { isDatabaseAway } from '#platform/database/database-away.ts';
import { mount } from '#platform/http/mount.ts';
import type { Api } from '#platform/http/mount.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { setIssueMessages } from '#platform/http/issue-messages.ts';
import { finderRoutes } from './office/finder/finder.routes.ts';
import { fulfilmentDeskRoutes } from './sales/fulfilment/fulfilment-desk.routes.ts';
import { trackingRoutes } from './sales/fulfilment/tracking.routes.ts';
import { advertisingRoutes } from './mail/letters/advertising.routes.ts';
import { manualOrdersRoutes } from './sales/manual-orders/manual-orders.routes.ts';
import { paymentLinksRoutes } from './sales/manual-orders/payment-links.routes.ts';
import { homeDeskRoutes, homeRoutes } from './site/home/home.routes.ts';
import { liveOrdersRoutes } from './sales/order-desk/live-orders.routes.ts';
import { lettersRoutes } from './mail/letters/letters/letters.routes.ts';
import { mailingRoutes } from './mail/letters/mailing.routes.ts';
import { menusRoutes } from './site/menus/menus.routes.ts';
import { openingRoutes } from './office/opening/opening.routes.ts';
import { noticesRoutes } from './sales/payments/notices.routes.ts';
import { orderDeskRoutes } from './sales/order-desk/order-desk.routes.ts';
import { orderRefundsRoutes } from './sales/payments/order-refunds.routes.ts';
import { ordersRoutes } from './sales/checkout/orders.routes.ts';
import { settingsDeskRoutes } from './office/settings-desk/settings-desk.routes.ts';
import { socialLoginRoutes } from './people/social-login/social-login.routes.ts';
import { withdrawalsRoutes } from './sales/withdrawals/withdrawals.routes.ts';
import { wishlistRoutes } from './marketing/wishlist/wishlist.routes.ts';
import { pageDeskRoutes, pagesRoutes } from './site/pages/pages.routes.ts';
import { paymentsRoutes } from './sales/payments/payments.routes.ts';
import { translationDeskRoutes } from './office/translation-desk/translation-desk.routes.ts';
import { undeliveredRoutes } from './mail/undelivered/undelivered.routes.ts';
import { returnDeskRoutes, returnsRoutes } from './sales/returns/returns.routes.ts';
import { reviewsRoutes } from './marketing/reviews/reviews.routes.ts';

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
  mount(app, api.notices, noticesRoutes, mounting);
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
