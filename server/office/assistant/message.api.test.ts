import { beforeAll, describe, expect, test } from 'vitest';
import { assistant } from '#contract/office/assistant.ts';
import { insertDemoAnswers } from '#demo/office/assistant/insert-demo-answers.ts';
import type { Actor } from '#test/actor.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

let guest: Actor;

beforeAll(async () => {
  guest = here.shop.guest();
});

describe('CALL-30 GET /chatBot', () => {
  test('BOT-1 an empty script is answered with a text that says so', async () => {
    expect(await guest.call(assistant.message, {})).toMatchObject({ kind: 'unknown', alternativa: [] });
  });

  test('BOT-1 from the first message to every answer of the demo script, by the texts of the alternatives', async () => {
    await here.shop.db.transaction(insertDemoAnswers);
    const first = await guest.call(assistant.message, {});
    expect(first).toMatchObject({ kind: 'answer', respuesta: expect.stringContaining('asistente de Percha') });
    const asked = new Set(first.alternativa);
    for (const dataString of asked) {
      const message = await guest.call(assistant.message, { dataString });
      expect(message).toMatchObject({ kind: 'answer', name: dataString });
      for (const next of message.alternativa) asked.add(next);
    }
    expect(asked.size).toBeGreaterThanOrEqual(25);
  });

  test('BOT-1 a typed question finds the nearest, also with typos; to everybody the same', async () => {
    for (const who of [guest, here.admin, await here.shop.customer('ana')]) {
      const message = await who.call(assistant.message, { dataString: 'puedo devolber una remera' });
      expect(message.kind).toBe('suggestions');
      expect(message.alternativa).toContain('Cómo Devuelvo Una Prenda');
      expect((await who.call(assistant.message, { dataString: 'xyzzy' })).kind).toBe('unknown');
    }
  });

  test('BOT-1 what is switched off is neither answered nor offered', async () => {
    const [, answer] = await here.admin.call(assistant.answers, {});
    if (!answer) throw new Error('the demo script has a second answer');
    await here.admin.call(assistant.changeAnswer, { ...answer, isActive: false });
    const first = await here.admin.call(assistant.message, {});
    expect(first.alternativa).not.toContain(answer.name);
    expect((await guest.call(assistant.message, { dataString: answer.name })).name).not.toBe(answer.name);
  });

  test.each(['a'.repeat(201), 'a%00b'])('%s is refused', async (dataString) => {
    const response = await guest.send(`/chatBot?dataString=${dataString}`, { method: 'GET', headers: {} });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { code: 'invalid', errors: [{ path: 'dataString' }] },
    ]);
  });

  test('a repeated query parameter is rejected, and so is an unknown method', async () => {
    const twice = await guest.send('/chatBot?dataString=a&dataString=b', { method: 'GET', headers: {} });
    const posted = await guest.send('/chatBot', { method: 'POST', headers: {} });
    expect([twice.status, posted.status]).toEqual([422, 405]);
  });
});
