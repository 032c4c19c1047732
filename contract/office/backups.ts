import { z } from 'zod';
import { endpoint } from '#contract/core/protocol/endpoint.ts';
import { moment } from '#contract/core/fields/fields.ts';

/** Why a backup failed: the disk is full, the folder cannot be written, or anything else, which the log tells. */
export const backupProblems = ['no_room', 'not_writable', 'failed'] as const;

export type BackupProblem = (typeof backupProblems)[number];

/** How old the last backup may be before the back office warns, in days. */
export const backupDays = 2;

export const backups = {
  state: endpoint({
    method: 'GET',
    path: '/admin/backups',
    summary: 'When the last backup was made, and whether it is too old',
    permission: 'backups.read',
    input: z.object({}),
    output: z.object({
      /** The folder of the nightly backups; null when none are made. */
      nightly: z.string().nullable(),
      /** The last backup that is whole, whoever made it. */
      last: z.object({ at: moment, folder: z.string() }).nullable(),
      /** Why the last try failed, if it was after that. */
      problem: z.enum(backupProblems).nullable(),
      /** Nightly backups are made, and the last one is too old, or there is none after as many days. */
      isOld: z.boolean(),
    }),
  }),
} as const;
