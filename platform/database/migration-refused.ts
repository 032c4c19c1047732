/** The migrations on disk and those in the database do not go together. One Spanish line for whoever starts the shop. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}
