import type { audit } from '#contract/audit.ts';
import type { Routes } from '../context/routes.ts';
import { listChanges } from './list-changes.ts';

export const auditRoutes: Routes<typeof audit> = { list: listChanges };
