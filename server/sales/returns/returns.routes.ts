import { ShopError } from '#contract/core/protocol/errors.ts';
import type { accountOverview } from '#contract/sales/returns/account-overview.ts';
import type { returnDesk } from '#contract/sales/returns/return-desk.ts';
import type { returns } from '#contract/sales/returns/returns.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { orderOf } from '../orders/order-state.service.ts';
import { showOverview } from './account-overview.service.ts';
import { acceptReturn, cancelReturn, receiveReturn, rejectReturn } from './answer-return.service.ts';
import { closeReturn } from './close-return.service.ts';
import { listReturns } from './list-returns.service.ts';
import { offerReturn } from './offer-return.service.ts';
import { requestReturn } from './request-return.service.ts';
import { returnsOfOrder } from './returns.queries.ts';
import { viewReturn, viewReturns } from './returns-view.ts';

export const returnsRoutes: Routes<typeof returns> = {
  offer: offerReturn,
  request: requestReturn,
  cancel: cancelReturn,
};

export const accountOverviewRoutes: Routes<typeof accountOverview> = { show: showOverview };

export const returnDeskRoutes: Routes<typeof returnDesk> = {
  list: listReturns,
  ofOrder: async ({ db }, { reference }) => {
    const order = await orderOf(db, reference);
    if (!order) throw new ShopError('order_not_found');
    return viewReturns(db, order, await returnsOfOrder(db, reference));
  },
  one: ({ db }, { id }) => viewReturn(db, id),
  accept: acceptReturn,
  reject: rejectReturn,
  receive: receiveReturn,
  close: closeReturn,
};
