import { beforeAll, expect, test } from 'vitest';
import { assistant } from '#contract/office/assistant.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { insertDemoAnswers } from '#demo/office/assistant/insert-demo-answers.ts';
import type { Actor } from '#test/actor.ts';
import { fulfilmentScene } from '#test/fulfilment.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(fulfilmentScene);

beforeAll(async () => {
  await here.shop.db.transaction(insertDemoAnswers);
});

const ask = async (actor: Actor) => {
  const { name, respuesta } = await actor.call(assistant.message, { dataString: 'dónde está mi pedido' });
  expect(name).toBe('Dónde Está Mi Pedido');
  return respuesta;
};

test('SHIP-5 the assistant says where the own orders are, as they are now', async () => {
  const { buyer, reference, number } = await here.scene.paidOrder([2]);
  expect(await ask(buyer)).toContain(`Su orden N° ${number} está paga y la prepararemos pronto.`);
  await here.admin.call(fulfilmentDesk.move, { reference, to: 'preparing' });
  expect(await ask(buyer)).toMatch(`Su orden N° ${number} se está preparando desde el `);
  const { id: carrierId } = await here.scene.carrier(here.admin);
  await here.admin.call(fulfilmentDesk.addParcel, { reference, carrierId, trackingNumber: '36' });
  expect(await ask(buyer)).toMatch(/está en camino desde el \d{4}-\d\d-\d\d, por Andreani con el número 36\./);
  await here.admin.call(fulfilmentDesk.move, { reference, to: 'delivered' });
  expect(await ask(buyer)).toMatch(/fue entregada el \d{4}-\d\d-\d\d\./);
});

test('SHIP-5 a customer without paid orders, and a guest, are told how to find out; nobody sees the order of others', async () => {
  const { number } = await here.scene.paidOrder();
  const [ana, guest] = [await ask(await here.shop.customer('ana')), await ask(here.shop.guest())];
  expect(ana).toContain('Todavía no tiene compras pagas.');
  expect(guest).toContain('ingrese en /login');
  for (const text of [ana, guest]) {
    expect(text).not.toContain(String(number));
    expect(text).not.toContain('{compras}');
  }
  const listed = await here.shop.guest().call(assistant.answers, {});
  expect(JSON.stringify(listed)).not.toContain('{compras}');
});

test('SHIP-5 administrators edit the place in the answer', async () => {
  const script = await here.admin.call(assistant.answers, {});
  expect(script.some(({ respuesta }) => respuesta.includes('{compras}'))).toBe(true);
});
