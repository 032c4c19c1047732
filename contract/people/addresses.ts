import { t } from '#messages/messages.ts';
import { z } from 'zod';
import { customers, endpoint } from '#contract/core/protocol/endpoint.ts';
import { rowId } from '#contract/core/fields/fields.ts';
import { postalText, provinceCode } from '#contract/core/fields/postal-fields.ts';
import { oneLine, optionalLine } from '#contract/core/fields/one-line.ts';
import { recipientName } from './person-name.ts';
import { shop } from '#contract/core/shop/shop.ts';

/** How many addresses a customer can keep. */
export const mostAddresses = 20;

/**
 * The fields of an address, as the form sends them. The server also checks the phone against the numbering plans, and the
 * province and the postal code against those of the shop's country (`placeErrors`).
 */
export const addressFields = z.object({
  recipient: recipientName({ error: () => t('addresses.recipientMissing') }),
  phone: oneLine(40, { error: () => t('addresses.phoneMissing') }),
  street: oneLine(100, { error: () => t('addresses.streetMissing') }),
  /** Of the house; 'S/N' where it has none. */
  number: oneLine(10, { error: () => t('addresses.numberMissing') }),
  /** Floor and flat. */
  floor: optionalLine(30).default(''),
  city: oneLine(80, { error: () => t('country.missingCity', { country: shop().country.code }) }),
  province: provinceCode,
  postalCode: postalText,
  /** For who delivers. */
  notes: optionalLine(200).default(''),
  /** True makes it the default. An address stops being the default only when another one becomes it. */
  isDefault: z.boolean().optional(),
});

export type AddressFields = z.output<typeof addressFields>;

/** Who receives an order. */
export const deliveryContact = z.object({
  recipient: z.string(),
  /** As E.164 writes it, with its extension (RFC 3966): '+12125550100', '+12125550100;ext=4'. */
  phone: z.string(),
  /** As people write it: '011 2345-6789'. */
  phoneShown: z.string(),
});

export type DeliveryContact = z.output<typeof deliveryContact>;

/** Where an order is sent: the address as it was at the checkout. */
export const deliveryAddress = deliveryContact.extend({
  street: z.string(),
  number: z.string(),
  floor: z.string(),
  city: z.string(),
  province: provinceCode,
  provinceName: z.string(),
  /** '' where people need not know theirs. */
  postalCode: z.string(),
  notes: z.string(),
});

export type DeliveryAddress = z.output<typeof deliveryAddress>;

/** An address of a customer. */
export const address = deliveryAddress.extend({ id: z.int(), isDefault: z.boolean() });

export type Address = z.output<typeof address>;

export const addresses = {
  list: endpoint({
    method: 'GET',
    path: '/users/addresses',
    summary: 'The addresses of the own account, the default one first',
    roles: customers,
    input: z.object({}),
    output: z.array(address),
  }),
  add: endpoint({
    method: 'POST',
    path: '/users/addresses',
    summary: 'Adds an address to the own account; the first one becomes the default',
    roles: customers,
    input: addressFields,
    output: address,
    status: 201,
    errors: ['too_many_addresses'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/users/addresses/:id',
    summary: 'Replaces an address of the own account',
    roles: customers,
    input: addressFields.extend({ id: rowId }),
    output: address,
    errors: ['postal_address_not_found'],
  }),
  prefer: endpoint({
    method: 'POST',
    path: '/users/addresses/:id/default',
    summary: 'Makes an address of the own account the default',
    roles: customers,
    input: z.object({ id: rowId }),
    output: address,
    errors: ['postal_address_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/addresses/:id',
    summary: 'Deletes an address of the own account; if it was the default, the newest other one becomes it',
    roles: customers,
    input: z.object({ id: rowId }),
    output: z.object({ id: z.int() }),
    errors: ['postal_address_not_found'],
  }),
} as const;
