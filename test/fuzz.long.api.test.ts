import { fuzzEveryCall } from './fuzz-calls.ts';

/** `npm run test:fuzz` tries thousands. */
const usualRuns = 24;

fuzzEveryCall({ runs: Number(process.env['FUZZ_RUNS'] ?? usualRuns), isWhole: true });
