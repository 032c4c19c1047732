import fc from 'fast-check';
import { testSeed } from '../scripts/bootstrap/test-seed.mjs';

// Every property test and sample of a run takes its values from this seed. Before each test file, because the files of a
// worker share the library.
fc.configureGlobal({ seed: testSeed() });
