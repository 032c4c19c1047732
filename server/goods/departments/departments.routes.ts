import type { departmentDesk } from '#contract/goods/garment/departments.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { createDepartment, orderDepartments, removeDepartment, updateDepartment } from './departments.service.ts';
import { listDepartments } from './list-departments.ts';

export const departmentRoutes: Routes<typeof departmentDesk> = {
  list: ({ db }) => listDepartments(db),
  create: createDepartment,
  update: updateDepartment,
  order: orderDepartments,
  remove: removeDepartment,
};
