import { t } from '#messages/messages.ts';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { api } from '#contract/api.ts';
import { joinAreas } from '#contract/core/protocol/areas.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { scopes } from '#contract/core/protocol/scopes.ts';
import { documentedNews } from '#contract/mail/webhook-events.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { routesOfCore } from '#server/core/routes.ts';
import { routesOfPeople } from '#server/people/routes.ts';
import { routesOfGoods } from '#server/goods/routes.ts';
import { routesOfSite } from '#server/site/routes.ts';
import { routesOfDelivery } from '#server/delivery/routes.ts';
import { routesOfSales } from '#server/sales/routes.ts';
import { routesOfMarketing } from '#server/marketing/routes.ts';
import { routesOfMail } from '#server/mail/routes.ts';
import { routesOfOffice } from '#server/office/routes.ts';
import { admitProven } from '#server/people/accounts/fresh-proof.service.ts';
import { requestContext, tokenContext } from '#server/people/accounts/request-context.ts';
import { tellRefusal } from '#server/people/accounts/security-log.service.ts';
import { sessionCookieName } from '#server/people/accounts/sessions.ts';
import type { Services } from '#server/core/context/context.ts';
import { documentApi } from '#platform/http/document-api.ts';
import { isDatabaseAway } from '#platform/database/database-away.ts';
import { mount, mountAll, type Api } from '#platform/http/mount.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { setIssueMessages } from '#platform/http/issue-messages.ts';

/** Returns the whole HTTP API below its base path. Errors are answered as problem documents, never as stack traces. */
export function createApi(services: Services): Api {
  setIssueMessages();
  const { apiBase, publicUrl } = services.settings;
  const mounting = { apiBase, contextOf: requestContext(services), admit: admitProven };
  const app: Api = new Hono();
  // A call of the contract that no area answers does not compile here.
  const routes = joinAreas({
    core: routesOfCore,
    people: routesOfPeople,
    goods: routesOfGoods,
    site: routesOfSite,
    delivery: routesOfDelivery,
    sales: routesOfSales(services),
    marketing: routesOfMarketing,
    mail: routesOfMail,
    office: routesOfOffice,
  });
  const { personal, ...others } = api;
  mountAll(app, others, routes, mounting);
  mount(app, personal, routes.personal, { apiBase, contextOf: tokenContext(services) });
  documentApi(app, api, {
    apiBase,
    said: () => ({
      title: shop().name,
      description: `${t('http.apiDescription')} ${t('http.docs.language')}`,
    }),
    sessionCookie: sessionCookieName(publicUrl.startsWith('https://')),
    scopes,
    news: documentedNews(),
  });
  app.notFound((c) => {
    const methods = methodsOfCall(app, c.req.path);
    if (methods.length === 0) return problemResponse(new ShopError('not_found'));
    return problemResponse(new ShopError('method_not_allowed'), { allow: [...methods, 'OPTIONS'].join(', ') });
  });
  app.onError((error, c) => {
    const { requestId } = c.env;
    if (error instanceof ShopError) {
      tellRefusal(services, { error, request: c.req.raw, requestId, route: routePath(c) });
      return withCookies(problemResponse(error), c.res.headers);
    }
    if (isDatabaseAway(error)) return problemResponse(new ShopError('unavailable'));
    services.log.error({ err: error, requestId, method: c.req.method, route: routePath(c) }, 'unexpected failure');
    return problemResponse(new ShopError('unexpected'));
  });
  return app;
}

/** A refusal may set cookies too: a login that waits for its second step is one. */
function withCookies(problem: Response, set: Headers): Response {
  for (const cookie of set.getSetCookie()) problem.headers.append('set-cookie', cookie);
  return problem;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Returns the methods that a path of the API accepts; an empty list if there is no such path. */
export function methodsOfCall(app: Api, path: string): string[] {
  const found = methods.filter((method) => app.router.match(method, path)[0].length > 0);
  return found.includes('GET') ? [...found, 'HEAD'] : found;
}
