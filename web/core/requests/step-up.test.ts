import { expect, test } from 'vitest';
import { provesBy, proveThen } from './step-up.ts';

const outcomeOf = async () => {
  const said: string[] = [];
  await proveThen(
    () => void said.push('again'),
    () => void said.push('refused'),
  );
  return said;
};

test('TEAM-2 a request is sent again once its person has proven who they are, and is refused if they would not', async () => {
  const answers = [true, false];
  const end = provesBy(() => Promise.resolve(answers.shift() ?? false));
  expect(await outcomeOf()).toEqual(['again']);
  expect(await outcomeOf()).toEqual(['refused']);
  end();
});

test('TEAM-2 where nobody asks, the refusal is shown', async () => {
  expect(await outcomeOf()).toEqual(['refused']);
  const [first, second] = [provesBy(() => Promise.resolve(false)), provesBy(() => Promise.resolve(true))];
  // The page before leaves after the next one has come.
  first();
  expect(await outcomeOf()).toEqual(['again']);
  second();
  expect(await outcomeOf()).toEqual(['refused']);
});
