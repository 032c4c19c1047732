import type { audit } from '#contract/office/audit-desk.ts';
import type { Routes } from '#server/core/context/routes.ts';
import { listChanges } from './list-changes.ts';

export const auditRoutes: Routes<typeof audit> = { list: listChanges };
