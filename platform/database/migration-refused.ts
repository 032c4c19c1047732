import { StartRefused } from '../process/start-refused.ts';

/** The migrations on disk do not match those in the database. One Spanish line for the person who starts the shop. */
export class MigrationRefused extends StartRefused {
  override readonly name = 'MigrationRefused';
}
