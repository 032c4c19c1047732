import { join } from 'node:path';

/** Pictures are kept between runs: they are named by their content, so an old one is never wrong. */
export const dataDir = join(import.meta.dirname, '..', '.cache', 'e2e');
