import { beforeEach, expect, test } from 'vitest';
import { dismissErrors, dismissToast, openRegion, toast, toastMs, toastsOf } from './toast.ts';

// Test files of a worker share the loaded modules, so others may have left messages.
beforeEach(() => {
  const close = openRegion('leftover');
  for (const { id } of toastsOf('leftover')) dismissToast(id);
  close();
});

test('SHELL-7 a message stays for three seconds', () => {
  expect(toastMs).toBe(3000);
});

test('SHELL-7 only the region opened last shows messages, so that a dialog announces its own', () => {
  const closePage = openRegion('page');
  toast('Guardado');
  expect(toastsOf('page').map((one) => one.message)).toEqual(['Guardado']);
  const closeDialog = openRegion('dialog');
  expect(toastsOf('page')).toEqual([]);
  expect(toastsOf('dialog')).toHaveLength(1);
  closeDialog();
  expect(toastsOf('page')).toHaveLength(1);
  for (const { id } of toastsOf('page')) dismissToast(id);
  expect(toastsOf('page')).toEqual([]);
  closePage();
});

test('a message that stays does not cover a dialog that is opened later, and is shown again after it', () => {
  const closePage = openRegion('page');
  toast('No se guardó. Sin conexión.', { about: 'No se guardó.', retry: () => {} });
  toast('No se guardó. Ocupada.', { about: 'No se guardó.', retry: () => {} });
  expect(toastsOf('page').map(({ message }) => message)).toEqual(['No se guardó. Ocupada.']);
  const closeDialog = openRegion('dialog');
  expect(toastsOf('dialog')).toEqual([]);
  toast('Tampoco.', { retry: () => {} });
  expect(toastsOf('dialog').map(({ message }) => message)).toEqual(['Tampoco.']);
  closeDialog();
  expect(toastsOf('page')).toHaveLength(2);
  for (const { id } of toastsOf('page')) dismissToast(id);
  closePage();
});

test('the same message twice is shown once', () => {
  const close = openRegion('page');
  toast('Agotado');
  toast('Agotado');
  expect(toastsOf('page')).toHaveLength(1);
  close();
});

test('a success removes the errors before it, but not a failure that can be retried', () => {
  const close = openRegion('page');
  const messages = () => toastsOf('page').map(({ message }) => message);
  toast('Agotado', { tone: 'error' });
  toast('No se guardó. Sin conexión.', { tone: 'error', about: 'No se guardó.', retry: () => {} });
  toast('Guardado');
  expect(messages()).toEqual(['No se guardó. Sin conexión.', 'Guardado']);
  dismissErrors('No se guardó.');
  expect(messages()).toEqual(['Guardado']);
  close();
});
