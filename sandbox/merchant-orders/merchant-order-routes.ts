import { Hono } from 'hono';
import { ApiError } from '../api/api-error.ts';
import { pageOf } from '../api/paging.ts';
import { paymentsOfPreference } from '../payments/payment-store.ts';
import { searchPreferences, type Preference } from '../preferences/preference-store.ts';
import type { Sandbox } from '../context/sandbox-context.ts';
import { merchantOrderBody } from './merchant-order-body.ts';

/** /merchant_orders */
export function merchantOrderRoutes({ db, settings }: Sandbox): Hono {
  const view = (preference: Preference) =>
    merchantOrderBody(preference, paymentsOfPreference(db, preference.id), settings);
  return new Hono()
    .get('/search', (c) => {
      const filter = { id: c.req.query('preference_id'), externalReference: c.req.query('external_reference') };
      const { limit, offset } = pageOf(c.req.query());
      const found = searchPreferences(db, filter, true);
      const elements = found.slice(offset, offset + limit).map(view);
      return c.json({ elements, next_offset: offset + elements.length, total: found.length });
    })
    .get('/:id', (c) => {
      const [preference] = searchPreferences(db, { merchantOrderId: Number(c.req.param('id')) || 0 }, true);
      if (!preference) throw new ApiError(404, 'not_found', 'Merchant order not found');
      return c.json(view(preference));
    });
}
