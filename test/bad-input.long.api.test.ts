import { rejectBadInput } from './bad-input.ts';

rejectBadInput({ isWhole: true });
