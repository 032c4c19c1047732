import type { attributes } from '#contract/goods/attributes/attributes.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { createAttribute, orderAttributes, removeAttribute, updateAttribute } from './attributes.service.ts';
import { listAttributes } from './list-attributes.service.ts';

export const attributesRoutes: Routes<typeof attributes> = {
  list: ({ db }) => listAttributes(db),
  create: createAttribute,
  update: updateAttribute,
  order: orderAttributes,
  remove: (ctx, { id }) => removeAttribute(ctx, id),
};
