import type { Servers } from '#platform/database/servers.ts';
import type { Job } from '#platform/jobs/job-runner.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Services } from './context.ts';

/** What the background jobs work with. */
export type JobParts = { readonly services: Services; readonly servers: Servers; readonly mailer: Mailer };

/** The background jobs of an area. */
export type AreaJobs = (parts: JobParts) => readonly Job[];
