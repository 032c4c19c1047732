/**
 * The whole environment of PostgreSQL's programs. It contains none of the shop's own variables (secrets, PG*); macOS
 * refuses to start a server without a valid locale.
 */
export const serverEnvironment = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' } as const;
