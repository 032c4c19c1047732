import { expect, test } from 'vitest';
import { afterSave } from './after-save.ts';

const sent = { title: ' Aviso ', html: '<p>Hola</p><p></p>', info: { care: 'A mano ' } };
const stored = { title: 'Aviso', html: '<p>Hola</p>', info: { care: 'A mano' } };

test('OWN-1 OWN-6 a form has what the shop stored, also if that is no new version, so that it is not unsaved', () => {
  expect(afterSave(sent, sent, stored)).toEqual(stored);
});

test('OWN-1 OWN-6 what is typed between a save and its answer stays, beside what was stored', () => {
  const typed = { ...sent, html: '<p>Hola a todos</p>' };
  expect(afterSave(sent, typed, stored)).toEqual({ ...stored, html: typed.html });
});

test('OWN-1 a secret leaves the form once it is stored', () => {
  const typed = { host: 'smtp.example', password: 'abc' };
  expect(afterSave(typed, typed, { ...typed, password: '' })).toEqual({ host: 'smtp.example', password: '' });
});
