import { defineSlice } from '../hydration/client-state/client-state.ts';

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const isOff = defineSlice<boolean>('listKeysOff', false, isFlag);

/** True if the keys of the lists are on in this browser; they are until somebody turns them off. */
export function useListShortcuts(): boolean {
  return !isOff.use();
}

/** Turns the keys of the lists on or off in this browser. */
export function setListShortcuts(isOn: boolean): void {
  isOff.set(() => !isOn);
}
