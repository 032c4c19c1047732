import { joinAreas } from './core/protocol/areas.ts';
import { coreErrors } from './core/errors.ts';
import { peopleErrors } from './people/errors.ts';
import { goodsErrors } from './goods/errors.ts';
import { siteErrors } from './site/errors.ts';
import { deliveryErrors } from './delivery/errors.ts';
import { salesErrors } from './sales/errors.ts';
import { marketingErrors } from './marketing/errors.ts';
import { mailErrors } from './mail/errors.ts';
import { officeErrors } from './office/errors.ts';

/** Every expected error: its code, its status and its message. Each area lists its own in its `errors.ts`. */
export const errorTable = joinAreas({
  core: coreErrors,
  people: peopleErrors,
  goods: goodsErrors,
  site: siteErrors,
  delivery: deliveryErrors,
  sales: salesErrors,
  marketing: marketingErrors,
  mail: mailErrors,
  office: officeErrors,
});
