import { shopMoney } from '#contract/core/money/money.ts';
import type { OrderDelivery } from '#server/sales/orders/order-state.service.ts';

/** An address as the form of a customer sends it. */
export const homeAddress = {
  recipient: 'Ana Ríos',
  phone: '11 2345-6789',
  street: 'Av. Corrientes',
  number: '1234',
  city: 'Buenos Aires',
  province: 'C',
  postalCode: '1043',
} as const;

/** A delivery of an order to it, as a checkout makes it. */
export const homeDelivery = {
  method: {
    id: 1,
    kind: 'home',
    title: 'Envío',
    rate: { by: 'flat', price: shopMoney(5000) },
    freeFrom: null,
    days: null,
    pickup: null,
  },
  address: { ...homeAddress, phone: '+541123456789', floor: '', notes: '' },
  contact: null,
} satisfies OrderDelivery;

/** The same as the database stores a person's default address. */
export const storedAddress = { ...homeDelivery.address, isDefault: true } as const;
