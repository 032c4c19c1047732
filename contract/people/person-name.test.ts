import { describe, expect, test } from 'vitest';
import { registration } from './accounts/accounts.ts';
import { addressFields } from './addresses.ts';
import { newCategory } from '#contract/goods/categories.ts';
import { profileChanges } from './profile.ts';
import { reviews } from '#contract/marketing/reviews.ts';

const { name: registered } = registration.shape;
const { name: ownName } = profileChanges.shape;
const { recipient } = addressFields.shape;

const special = 'Tu nombre no puede contener caracteres especiales';

describe('names that people have', () => {
  test.each([
    'Ma. Fernanda',
    'Marcel·la',
    'Ana, María',
    'Juan Pérez Jr.',
    'D’Angelo',
    'D´Angelo',
    "O'Higgins",
    'Jean–Luc',
    'Łukasz',
    'Ag\u0303ustín',
    '李',
    'عربي',
    'M.ª José',
  ])('%s registers, stays in the profile and receives parcels', (name) => {
    const stored = name.normalize('NFC');
    expect(registered.parse(name)).toBe(stored);
    expect(ownName.parse(name)).toBe(stored);
    expect(recipient.parse(name)).toBe(stored);
  });

  test('a company receives parcels too, with its digits and signs', () => {
    expect(recipient.parse(' Pérez &  Hijos 3 (S.A.) ')).toBe('Pérez & Hijos 3 (S.A.)');
  });
});

/** What counts as a text and shows nothing. */
const nothings = ['\u3164', '\u2800', '\u00ad\u200b', '...', "'", '---', '\u0301', `Ana${'\u0301'.repeat(50)}`];

describe('texts that show nothing', () => {
  test.each(nothings)('%j is no name, no recipient, no category and no review', (text) => {
    const said = registered.safeParse(text).error?.issues.map(({ message }) => message);
    expect([special, 'Es necesario ingresar tu nombre']).toContain(said?.[0]);
    const own = ownName.safeParse(text);
    expect(own.success ? own.data : said?.[0]).toBe(own.success ? null : special);
    expect(recipient.safeParse(text).error?.issues[0]?.message).toBe('Escriba quién recibe');
    expect(newCategory.safeParse({ id: 1, title: text, genre: 'men' }).success).toBe(false);
    expect(reviews.create.input.safeParse({ productId: 1, calification: 5, comment: text }).success).toBe(false);
  });

  test('an emoji is a review, but neither a name nor a recipient', () => {
    expect(reviews.create.input.safeParse({ productId: 1, calification: 5, comment: '👍' }).success).toBe(true);
    expect(registered.safeParse('👍').error?.issues[0]?.message).toBe(special);
    expect(recipient.safeParse('👍').success).toBe(false);
  });
});
