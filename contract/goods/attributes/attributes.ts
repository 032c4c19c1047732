import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { rowId } from '#contract/core/fields/fields.ts';
import { seenVersion, version } from '#contract/core/protocol/row-version.ts';
import { attributeKinds, attributeName, attributeUnit, listedValues, mostAttributes } from './attribute-rules.ts';

/** A value of a list, and how many products have it. */
const listedValue = z.object({ id: z.int(), word: z.string(), products: z.int() });

/** An attribute as the owner defined it; `slug` names it in addresses, `products` have a value of it. */
export const attribute = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  kind: z.enum(attributeKinds),
  unit: z.string(),
  values: z.array(listedValue),
  products: z.int(),
  version,
});

export type Attribute = z.output<typeof attribute>;

export const attributes = {
  list: endpoint({
    method: 'GET',
    path: '/admin/attributes',
    summary: 'The attributes of products in their order, each with its values and how many products have them',
    permission: 'goods.read',
    input: z.object({}),
    output: z.array(attribute),
  }),
  create: endpoint({
    method: 'POST',
    path: '/admin/attributes',
    summary: 'Defines an attribute, the last one in the order',
    permission: 'goods.write',
    input: z.object({
      name: attributeName,
      kind: z.enum(attributeKinds),
      unit: attributeUnit.default(''),
      values: listedValues.default([]),
    }),
    output: attribute,
    status: 201,
    errors: ['attribute_taken', 'attributes_full'],
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/admin/attributes/:id',
    summary: 'Renames an attribute and replaces the values of its list; products lose those that are missing',
    permission: 'goods.write',
    input: z.object({
      id: rowId,
      name: attributeName,
      unit: attributeUnit.default(''),
      values: listedValues.default([]),
      version: seenVersion,
    }),
    output: attribute,
    errors: ['attribute_not_found', 'attribute_taken', 'changed_meanwhile'],
  }),
  order: endpoint({
    method: 'PUT',
    path: '/admin/attribute-order',
    summary: 'Puts the attributes in an order; those that are not named come last',
    permission: 'goods.write',
    input: z.object({ ids: z.array(rowId).max(mostAttributes) }),
    output: z.array(attribute),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/attributes/:id',
    summary: 'Deletes an attribute with its values, also those of products',
    permission: 'goods.write',
    input: z.object({ id: rowId }),
    output: z.array(attribute),
    errors: ['attribute_not_found'],
  }),
} as const;
