import { rejectBadInput } from './bad-input.ts';

// bad-input.long.api.test.ts tries every value in every field.
rejectBadInput({ isWhole: false });
