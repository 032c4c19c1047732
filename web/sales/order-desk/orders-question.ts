import { dayIn, type DaysAsked } from '#contract/core/protocol/days-asked.ts';
import { fulfilmentStates, type FulfilmentState } from '#contract/sales/fulfilment/fulfilment.ts';
import { moneyStates, type MoneyState } from '#contract/sales/orders/order-money.ts';
import {
  deskFilters,
  deskSorts,
  orderGoods,
  orderTroubles,
  type DeskFilter,
  type DeskSort,
  type OrderGoods,
  type OrderTrouble,
} from '#contract/sales/order-desk/order-desk.ts';

/** What the address of the list asks for. Unknown values ask for nothing. */
export type OrdersQuestion = {
  readonly status: DeskFilter;
  readonly fulfilment: FulfilmentState | '';
  readonly money: MoneyState | '';
  readonly trouble: OrderTrouble | '';
  readonly goods: OrderGoods | '';
  readonly number: string;
  readonly buyer: string;
  readonly order: DeskSort;
  readonly days: DaysAsked;
};

/** Returns the question as the API takes it. */
export function askedOrders({ status, fulfilment, money, trouble, goods, number, buyer, order, days }: OrdersQuestion) {
  return {
    status,
    order,
    ...(fulfilment && { fulfilment }),
    ...(money && { money }),
    ...(trouble && { trouble }),
    ...(goods && { goods }),
    ...(number && { number }),
    ...(buyer && { buyer }),
    ...days,
  };
}

/** Reads the question from the query of the list's address. */
export function ordersQuestion(query: URLSearchParams): OrdersQuestion {
  return {
    status: deskFilters.find((filter) => filter === query.get('status')) ?? 'all',
    fulfilment: fulfilmentStates.find((state) => state === query.get('fulfilment')) ?? '',
    money: moneyStates.find((state) => state === query.get('money')) ?? '',
    trouble: orderTroubles.find((trouble) => trouble === query.get('trouble')) ?? '',
    goods: orderGoods.find((goods) => goods === query.get('goods')) ?? '',
    number: query.get('number')?.trim() ?? '',
    buyer: query.get('buyer')?.trim() ?? '',
    order: deskSorts.find((sort) => sort === query.get('order')) ?? 'date-desc',
    days: { from: dayIn(query, 'from'), to: dayIn(query, 'to') },
  };
}
