import type { backups } from '#contract/office/backups.ts';
import type { Routes } from '../context/routes.ts';
import { backupState } from './nightly-backup.service.ts';

export const backupsRoutes: Routes<typeof backups> = { state: backupState };
