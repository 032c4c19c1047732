import { fuzzEveryCall } from './fuzz-calls.ts';

// fuzz.long.api.test.ts tries many more.
fuzzEveryCall({ runs: 6, isWhole: false });
