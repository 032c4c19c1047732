import { expect, test } from 'vitest';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { RequestFailure, type SentRequest } from '#web/core/requests/request-failure.ts';
import { stepUp } from '#web/core/requests/step-up.ts';
import { provesBy, proveThen, stepUpCode } from './ask-proof.ts';

const sent: SentRequest = { address: '/a', method: 'POST', body: undefined, encType: 'application/json' };

const refusedBy = (code: string) =>
  new RequestFailure({ kind: 'refused' }, sent, new ErrorResponse(403, '', { code, detail: 'No.' }));

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

test('TEAM-2 of failed requests, only those that need a proof are heard, and each once', async () => {
  const said: string[] = [];
  const hear = (failure: RequestFailure) =>
    stepUp.ask?.(
      failure,
      () => void said.push('again'),
      () => void said.push('shown'),
    ) ?? false;
  const end = provesBy(() => Promise.resolve(true));
  expect(hear(refusedBy('not_allowed'))).toBe(false);
  expect(hear(new RequestFailure({ kind: 'unreachable' }, sent, new TypeError('Failed to fetch')))).toBe(false);
  const failure = refusedBy(stepUpCode);
  // Two parts of a page show the same request.
  expect([hear(failure), hear(failure)]).toEqual([true, true]);
  // Whoever asks now is answered after the one before.
  await outcomeOf();
  expect(said).toEqual(['again']);
  end();
  expect(hear(refusedBy(stepUpCode))).toBe(false);
});

test('TEAM-2 requests that are refused at the same time wait for one question', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let asked = 0;
  const end = provesBy(() => {
    asked += 1;
    return promise;
  });
  const outcomes = Promise.all([outcomeOf(), outcomeOf()]);
  resolve(true);
  expect(await outcomes).toEqual([['again'], ['again']]);
  expect(asked).toBe(1);
  end();
});
