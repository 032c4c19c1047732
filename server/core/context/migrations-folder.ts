import { join } from 'node:path';

/** The folder of the shop's migrations. */
export const migrationsFolder = join(import.meta.dirname, '..', '..', 'migrations');
