import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assistant } from '#contract/office/assistant.ts';
import type { Actor } from '#test/actor.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

let ana: Actor;

beforeAll(async () => {
  ana = await here.shop.customer('ana');
});
beforeEach(async () => {
  await here.shop.pool.query('delete from receptors');
  for (const name of ['Inicio', 'Envíos', 'Talles', 'Pagos']) await here.admin.call(assistant.addQuestion, { name });
});

const all = () => here.admin.call(assistant.answers, {});
const respuesta = 'A todo el país.';

/** Sends a request that the types forbid, and returns the status, the code and the rejected fields. */
async function sent(method: string, body: unknown, who: Actor = here.admin) {
  const headers = { 'content-type': 'application/json' };
  const response = await who.send('/chatBot/emisor', { method, headers, body: JSON.stringify(body) });
  const { code, errors = [] }: { code?: string; errors?: { path: string; message: string }[] } = await response.json();
  return { status: response.status, code, paths: errors.map(({ path }) => path) };
}

/** An invalid change to a payload, and the field that the error must name. */
type Wrong = readonly [change: Record<string, unknown>, path: string];

const wrong: readonly Wrong[] = [
  [{ name: '' }, 'name'],
  [{ name: 'No Existe' }, 'name'],
  [{ respuesta: ' \n ' }, 'respuesta'],
  [{ respuesta: 'a'.repeat(1001) }, 'respuesta'],
  [{ isActive: 'si' }, 'isActive'],
];

describe('CALL-36 POST /chatBot/emisor', () => {
  test('answers a question, active unless told otherwise, with its follow-ups in order', async () => {
    const body = { name: 'envios', respuesta: `  ${respuesta}\n`, receptor: ['talles', 'INICIO', 'Pagos'] };
    const added = await here.admin.call(assistant.addAnswer, body);
    expect(added).toEqual({
      id: expect.any(Number),
      name: 'Envíos',
      respuesta,
      isActive: true,
      alternativa: ['Talles', 'Inicio', 'Pagos'],
      version: 1,
    });
    expect(await all()).toEqual([added]);
  });

  test.each<Wrong>([
    ...wrong,
    [{ receptor: ['Talles', 'Ninguna'] }, 'receptor.1'],
    [{ receptor: 'Talles' }, 'receptor'],
  ])('with %j it is refused and changes nothing', async (change, path) => {
    expect(await sent('POST', { name: 'Envíos', respuesta, receptor: [], ...change })).toEqual({
      status: 422,
      code: 'invalid',
      paths: [path],
    });
    expect(await all()).toEqual([]);
  });

  test('no follow-up twice, and never its own question', async () => {
    const body = { name: 'Envíos', respuesta, receptor: ['Talles', 'talles', 'Envíos'] };
    expect(await sent('POST', body)).toMatchObject({ status: 422, paths: ['receptor.1', 'receptor.2'] });
    expect(await all()).toEqual([]);
  });

  test('a question is answered once, also when two administrators answer it at the same time', async () => {
    const settled = await Promise.all(
      Array.from({ length: 6 }, (_, place) => sent('POST', { name: 'Envíos', respuesta: `Versión ${place}` })),
    );
    expect(settled.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(settled.find(({ status }) => status === 409)).toMatchObject({ code: 'question_answered', paths: ['name'] });
    expect(await all()).toHaveLength(1);
  });
});

describe('CALL-35 GET /chatBot/emisor', () => {
  test('administrators see all, others active answers with follow-ups that have answers', async () => {
    const shown = await here.admin.call(assistant.addAnswer, {
      name: 'Inicio',
      respuesta: 'Hola',
      receptor: ['Envíos', 'Talles', 'Pagos'],
    });
    const hidden = await here.admin.call(assistant.addAnswer, { name: 'Envíos', respuesta, isActive: false });
    const pays = await here.admin.call(assistant.addAnswer, { name: 'Pagos', respuesta: 'Con tarjeta.' });
    expect(await all()).toEqual([shown, hidden, pays]);
    const seen = [{ ...shown, alternativa: ['Pagos'] }, pays];
    expect(await here.shop.guest().call(assistant.answers, {})).toEqual(seen);
    expect(await ana.call(assistant.answers, {})).toEqual(seen);
  });
});

describe('CALL-37 PUT /chatBot/emisor', () => {
  const written = async () =>
    here.admin.call(assistant.addAnswer, { name: 'Envíos', respuesta, receptor: ['Talles', 'Inicio'] });

  test('changes text, state and follow-ups; the list may be called receptor', async () => {
    const { id } = await written();
    const changed = { id, name: 'Envíos', respuesta: 'Y al exterior.', isActive: false };
    const followUps = ['Inicio', 'Pagos', 'Talles'];
    expect(await here.admin.call(assistant.changeAnswer, { ...changed, alternativa: followUps })).toEqual({
      ...changed,
      alternativa: followUps,
      version: 2,
    });
    expect(await here.admin.call(assistant.changeAnswer, { ...changed, receptor: [] })).toEqual({
      ...changed,
      alternativa: [],
      version: 3,
    });
    expect(await all()).toEqual([{ ...changed, alternativa: [], version: 3 }]);
  });

  test('follows its question when that gets another name', async () => {
    await written();
    const questions = await here.admin.call(assistant.questions, {});
    for (const question of questions) {
      await here.admin.call(assistant.changeQuestion, { ...question, name: `${question.name} Hoy` });
    }
    expect(await all()).toMatchObject([{ name: 'Envíos Hoy', alternativa: ['Talles Hoy', 'Inicio Hoy'] }]);
  });

  test.each<Wrong>([
    ...wrong,
    [{ name: 'Talles' }, 'name'],
    [{ alternativa: undefined }, 'alternativa'],
    [{ alternativa: ['Pagos', 'PAGOS'] }, 'alternativa.1'],
    [{ alternativa: ['Envíos'] }, 'alternativa.0'],
    [{ isActive: undefined }, 'isActive'],
    [{ id: 'x' }, 'id'],
  ])('with %j it is refused and changes nothing', async (change, path) => {
    const answer = await written();
    expect(await sent('PUT', { ...answer, ...change })).toEqual({ status: 422, code: 'invalid', paths: [path] });
    expect(await all()).toEqual([answer]);
  });

  test('an answer that does not exist', async () => {
    const body = { id: 999_999, name: 'Envíos', respuesta, isActive: true, alternativa: [] };
    expect(await sent('PUT', body)).toEqual({ status: 404, code: 'answer_not_found', paths: [] });
  });

  test('of many concurrent changes exactly one is stored, whole', async () => {
    const { id, name } = await written();
    const versions = [['Talles'], ['Inicio', 'Pagos'], ['Pagos', 'Talles', 'Inicio'], []].map((alternativa, place) => ({
      id,
      name,
      respuesta: `Versión ${place}`,
      isActive: true,
      alternativa,
    }));
    await Promise.all(versions.map((version) => here.admin.call(assistant.changeAnswer, version)));
    const [stands] = await all();
    expect(versions.map((one) => ({ ...one, version: expect.any(Number) }))).toContainEqual(stands);
  });
});

describe('CALL-38 DELETE /chatBot/emisor', () => {
  test('the answer is deleted, its question stays and can be answered again', async () => {
    const { id } = await here.admin.call(assistant.addAnswer, { name: 'Envíos', respuesta, receptor: ['Talles'] });
    expect(await here.admin.call(assistant.removeAnswer, { id })).toEqual({ id });
    expect(await here.admin.call(assistant.questions, {})).toHaveLength(4);
    expect((await here.admin.refusal(assistant.removeAnswer, { id })).code).toBe('answer_not_found');
    await here.admin.call(assistant.addAnswer, { name: 'Envíos', respuesta });
  });

  test.each([{}, { id: -1 }, { id: null }])('%j is refused', async (body) => {
    expect(await sent('DELETE', body)).toEqual({ status: 422, code: 'invalid', paths: ['id'] });
  });
});

test.each(['POST', 'PUT', 'DELETE'])('CALL-36 CALL-37 CALL-38 only administrators write: %s', async (method) => {
  const answer = await here.admin.call(assistant.addAnswer, { name: 'Envíos', respuesta });
  expect(await sent(method, answer, here.shop.guest())).toMatchObject({ status: 401, code: 'not_logged_in' });
  expect(await sent(method, answer, ana)).toMatchObject({ status: 403, code: 'not_allowed' });
  expect(await all()).toEqual([answer]);
});
