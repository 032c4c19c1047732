import { join } from 'node:path';

/** Pictures are kept between runs: their names are hashes of their content, so an old one is never wrong. */
export const dataDir = join(import.meta.dirname, '..', '.cache', 'e2e');
