import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assistant } from '#contract/office/assistant.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Actor } from '#test/actor.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

let ana: Actor;

beforeAll(async () => {
  ana = await here.shop.customer('ana');
});
beforeEach(async () => {
  await here.shop.pool.query('delete from receptors');
});

const all = () => here.admin.call(assistant.questions, {});
const add = (name: string, isActive = true) => here.admin.call(assistant.addQuestion, { name, isActive });

/** Sends a request that the types forbid, and returns the status, the code and the rejected fields. */
async function sent(method: string, body: unknown, who: Actor = here.admin) {
  const headers = { 'content-type': 'application/json' };
  const response = await who.send('/chatBot/receptor', { method, headers, body: JSON.stringify(body) });
  const { code, errors = [] }: { code?: string; errors?: { path: string; message: string }[] } = await response.json();
  return { status: response.status, code, paths: errors.map(({ path }) => path) };
}

describe('CALL-31 GET /chatBot/receptor', () => {
  test('administrators see all questions, others the active ones', async () => {
    const open = await add('Envíos');
    const closed = await add('Talles', false);
    expect(await all()).toEqual([open, closed]);
    expect(await ana.call(assistant.questions, {})).toEqual([open]);
    expect(await here.shop.guest().call(assistant.questions, {})).toEqual([open]);
  });
});

describe('CALL-32 POST /chatBot/receptor', () => {
  test('a question is active when nothing else is said, and its words get their capitals', async () => {
    expect(await here.admin.call(assistant.addQuestion, { name: '  cuánto tarda   el envío ' })).toEqual({
      id: expect.any(Number),
      name: 'Cuánto Tarda El Envío',
      isActive: true,
      version: 1,
    });
  });

  test.each([
    {},
    { name: '' },
    { name: '   ' },
    { name: '?!' },
    { name: 7 },
    { name: 'a'.repeat(121) },
    { name: null },
  ])('%j is refused and changes nothing', async (body) => {
    expect(await sent('POST', body)).toEqual({ status: 422, code: 'invalid', paths: ['name'] });
    expect(await all()).toEqual([]);
  });

  test('isActive is yes or no', async () => {
    expect(await sent('POST', { name: 'Envíos', isActive: 'Activo' })).toMatchObject({ paths: ['isActive'] });
    expect(await all()).toEqual([]);
  });

  test.each(['Envíos', 'ENVIOS', ' envios '])('%j is there already', async (name) => {
    await add('Envíos');
    const refusal = await here.admin.refusal(assistant.addQuestion, { name });
    expect([refusal.status, refusal.code, refusal.errors]).toEqual([
      409,
      'question_taken',
      [{ path: 'name', message: refusal.detail }],
    ]);
    expect(await all()).toHaveLength(1);
  });

  test('of two administrators who add the same name at once, one does', async () => {
    const other = await here.shop.admin('socia');
    const people = [here.admin, other, here.admin, other, here.admin, other];
    const settled = await Promise.allSettled(
      people.map((person, place) => person.call(assistant.addQuestion, { name: place % 2 ? 'envíos' : 'ENVÍOS' })),
    );
    const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals.map((error: unknown) => (error instanceof ShopError ? error.code : error))).toEqual(
      Array.from({ length: 5 }, () => 'question_taken'),
    );
    expect(await all()).toHaveLength(1);
  });
});

describe('CALL-33 PUT /chatBot/receptor', () => {
  test('changes name and state; its own name in other capitals is no conflict', async () => {
    const { id } = await add('Envios');
    const changed = { id, name: 'Envíos', isActive: false };
    expect(await here.admin.call(assistant.changeQuestion, { ...changed, name: 'ENVÍOS' })).toEqual({
      ...changed,
      name: 'ENVÍOS',
      version: 2,
    });
    expect(await here.admin.call(assistant.changeQuestion, changed)).toEqual({ ...changed, version: 3 });
    expect(await all()).toEqual([{ ...changed, version: 3 }]);
  });

  test('a question that is not there, or a name that another has, is refused and changes nothing', async () => {
    const envios = await add('Envíos');
    const talles = await add('Talles');
    const unknown = await here.admin.refusal(assistant.changeQuestion, { id: 999_999, name: 'Otra', isActive: true });
    expect([unknown.status, unknown.code]).toEqual([404, 'question_not_found']);
    const taken = await here.admin.refusal(assistant.changeQuestion, { ...talles, name: 'envios' });
    expect([taken.status, taken.code]).toEqual([409, 'question_taken']);
    expect(await all()).toEqual([envios, talles]);
  });

  test.each([
    [{ name: 'Otra', isActive: true }, 'id'],
    [{ id: 'uno', name: 'Otra', isActive: true }, 'id'],
    [{ id: 1, name: ' ', isActive: true }, 'name'],
    [{ id: 1, name: 'Otra' }, 'isActive'],
  ])('%j is refused', async (body, path) => {
    expect(await sent('PUT', body)).toEqual({ status: 422, code: 'invalid', paths: [path] });
  });
});

describe('CALL-34 DELETE /chatBot/receptor', () => {
  test('the question is deleted with its answer and removed from the alternatives of others', async () => {
    const { id } = await add('Envíos');
    await add('Talles');
    await here.admin.call(assistant.addAnswer, { name: 'Envíos', respuesta: 'A todo el país.' });
    await here.admin.call(assistant.addAnswer, { name: 'Talles', respuesta: 'Del XS al XL.', receptor: ['Envíos'] });
    expect(await here.admin.call(assistant.removeQuestion, { id })).toEqual({ id });
    expect((await all()).map(({ name }) => name)).toEqual(['Talles']);
    expect(await here.admin.call(assistant.answers, {})).toMatchObject([{ name: 'Talles', alternativa: [] }]);
    expect((await here.admin.refusal(assistant.removeQuestion, { id })).code).toBe('question_not_found');
  });

  test.each([{}, { id: 0 }, { id: 'x' }, { id: 1.5 }, { id: 2 ** 31 }])('%j is refused', async (body) => {
    expect(await sent('DELETE', body)).toEqual({ status: 422, code: 'invalid', paths: ['id'] });
  });
});

test.each(['POST', 'PUT', 'DELETE'])('CALL-32 CALL-33 CALL-34 only administrators write: %s', async (method) => {
  const question = await add('Envíos');
  const body = { ...question, name: 'Otra' };
  expect(await sent(method, body, here.shop.guest())).toMatchObject({ status: 401, code: 'not_logged_in' });
  expect(await sent(method, body, ana)).toMatchObject({ status: 403, code: 'not_allowed' });
  expect(await all()).toEqual([question]);
});
