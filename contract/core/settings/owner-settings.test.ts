import { expect, test } from 'vitest';
import { groupNames, settingGroups } from './owner-settings.ts';
import type { Setting } from './setting.ts';

const all = Object.entries(settingGroups).flatMap(([group, { fields }]) =>
  Object.entries<Setting>(fields).map(([field, setting]) => ({ name: `${group}.${field}`, setting })),
);

test('OWN-1 the initial value of every setting keeps its own rules', () => {
  expect(all.filter(({ setting }) => !setting.schema.safeParse(setting.start).success).map(({ name }) => name)).toEqual(
    [],
  );
});

test('OWN-1 the screen has every group but the one of the opening', () => {
  const hidden = Object.keys(settingGroups).filter((group) => !groupNames.some((name) => name === group));
  expect(hidden).toEqual(['opening']);
});
