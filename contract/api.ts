import { joinAreas } from './core/protocol/areas.ts';
import { coreCalls } from './core/calls.ts';
import { peopleCalls } from './people/calls.ts';
import { goodsCalls } from './goods/calls.ts';
import { siteCalls } from './site/calls.ts';
import { deliveryCalls } from './delivery/calls.ts';
import { salesCalls } from './sales/calls.ts';
import { marketingCalls } from './marketing/calls.ts';
import { mailCalls } from './mail/calls.ts';
import { officeCalls } from './office/calls.ts';

/**
 * Every call of the shop by feature. The routes, the OpenAPI document and the permission tests use this table. Each area lists
 * its own in its `calls.ts`.
 */
export const api = joinAreas({
  core: coreCalls,
  people: peopleCalls,
  goods: goodsCalls,
  site: siteCalls,
  delivery: deliveryCalls,
  sales: salesCalls,
  marketing: marketingCalls,
  mail: mailCalls,
  office: officeCalls,
});
