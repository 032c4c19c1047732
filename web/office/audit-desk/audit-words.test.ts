import { expect, test } from 'vitest';
import { auditActions, auditFields, auditKinds, type AuditEntry } from '#contract/office/audit-desk.ts';
import { actionNames } from './action-names.ts';
import { changeLines, subjectWords } from './audit-words.ts';
import { subjectPath } from './subject-path.ts';

const entry: AuditEntry = {
  id: 1,
  at: '2026-11-21T12:00:00.000Z',
  actor: 'jefa',
  program: null,
  action: 'product.update',
  subject: '160',
  name: null,
  before: { name: 'Camisa', currentPrice: 1_500_000, isOffertPrice: false, gender: 'men' },
  after: { name: 'Camisa', currentPrice: 1_200_050, isOffertPrice: true, gender: 'women' },
};

test('MEND-37 an entry is shown in Spanish, with amounts and states as on other screens', () => {
  expect(changeLines(entry).map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
    'Género: Hombre → Mujer',
    'Precio actual: $ 15.000,00 → $ 12.000,50',
    'En oferta: No → Sí',
  ]);
  expect(
    changeLines({ action: 'order.status', subject: '1', before: { status: 'pending' }, after: { status: 'failure' } }),
  ).toEqual(['Estado: Pendiente → No concretada']);
});

test('MEND-37 an entry links to what was changed while it exists', () => {
  expect([subjectWords(entry), subjectPath(entry)]).toEqual(['N° 160, Camisa', '/admin/modification/160']);
  expect(subjectPath({ ...entry, action: 'product.delete' })).toBeUndefined();
  expect(subjectPath({ ...entry, action: 'user.role', subject: 'ana' })).toBe('/admin/clients/ana');
  expect(subjectPath({ ...entry, action: 'order.status', subject: 'e6' })).toBe('/admin/orders/e6');
  expect(subjectPath({ ...entry, action: 'category.update', subject: '9' })).toBe('/admin/categories/9');
});

test('MEND-37 every action has a name and a kind, and every field has a Spanish name', () => {
  expect(Object.keys(actionNames).toSorted()).toEqual(auditActions.toSorted());
  for (const action of auditActions) expect(auditKinds.some((kind) => action.startsWith(`${kind}.`))).toBe(true);
  for (const field of auditFields) {
    const [line = ''] = changeLines({
      action: 'product.create',
      subject: '1',
      before: null,
      after: { [field]: '<p>x</p>' },
    });
    expect(line).toMatch(/^[A-ZÁÉÍÓÚ][\p{L} ]+: x$/u);
    expect(line.startsWith(`${field}:`)).toBe(false);
  }
});
