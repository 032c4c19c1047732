import type { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { moveOrder, moveSeveral } from './fulfilment-desk.service.ts';
import { viewFulfilment } from './fulfilment-view.ts';
import { labelRows } from './labels.service.ts';
import { addParcel, changeParcel, deliverParcel, removeParcel } from './parcels.service.ts';

export const fulfilmentDeskRoutes: Routes<typeof fulfilmentDesk> = {
  one: ({ db }, { reference }) => viewFulfilment(db, reference),
  move: moveOrder,
  moveSeveral,
  addParcel,
  changeParcel,
  deliverParcel,
  removeParcel,
  labels: ({ db }, asked) => labelRows(db, asked),
};
