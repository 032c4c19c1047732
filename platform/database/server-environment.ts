/**
 * The whole environment of PostgreSQL's programs. None of the shop's own (its secrets, PG* variables); macOS refuses to
 * start a server without a valid locale.
 */
export const serverEnvironment = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' } as const;
