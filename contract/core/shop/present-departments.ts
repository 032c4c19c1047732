import { t } from '#messages/messages.ts';
import type { Department } from './shop-facts.ts';
import { shop } from './shop.ts';

/** Returns the departments in their order, with the hidden ones, which only the back office has. */
export const departments = (): readonly Department[] => shop().departments;

/** Returns the departments that visitors see, in their order. */
export const shownDepartments = (): readonly Department[] => departments().filter(({ isHidden }) => !isHidden);

/** True for the id of a department, also of a hidden one. */
export const isDepartment = (id: string): boolean => departments().some((one) => one.id === id);

/** True for the id of a department that visitors see. */
export const isShownDepartment = (id: string): boolean => shownDepartments().some((one) => one.id === id);

/** The two of the requirements: their words in the language of what is said, and their names in addresses. */
const specified: Readonly<Record<string, { readonly name: () => string; readonly key: string }>> = {
  men: { name: () => t('catalogue.men'), key: 'Men' },
  women: { name: () => t('catalogue.women'), key: 'Women' },
};

/** True for those of the requirements, which addresses and calls of them name. */
export const isSpecifiedDepartment = (id: string): boolean => specified[id] !== undefined;

/** Returns the shop's own word for one of the requirements, in the language of what is said. */
export const specifiedName = (id: string): string | undefined => specified[id]?.name();

/** Returns what a department is called on screen: 'Hombre', 'Niños'. */
export function departmentName(id: string): string {
  const name = departments().find((one) => one.id === id)?.name ?? null;
  return name ?? specifiedName(id) ?? id;
}

/** Returns the name of a department in addresses: 'Men', 'ninos'. */
export const departmentKey = (id: string): string => specified[id]?.key ?? id;

const others: Readonly<Record<string, string>> = { men: 'women', women: 'men' };

/** Returns the word for a department before its name: 'Género' while they are men and women. */
export const departmentWord = (): string => (isOfTwo() ? t('catalogue.gender') : t('departments.one'));

/** Returns the departments in which a product stands: its own first, and a unisex one of the requirements' two in both. */
export function placesOf({ gender, isUnisex }: { readonly gender: string; readonly isUnisex: boolean }): string[] {
  const other = isUnisex ? others[gender] : undefined;
  return other === undefined ? [gender] : [gender, other];
}

/** The arguments of a message that has words of its own for men and women, and puts the name of any other one in. */
export type SpokenDepartment = { readonly gender: string; readonly department: string };

/** Returns a department for such a message: one of the requirements only under its own name. None is 'both', for all of them. */
export function spokenDepartment(id: string | undefined): SpokenDepartment {
  if (id === undefined) return { gender: isOfTwo() ? 'both' : 'all', department: '' };
  const isRenamed = departments().some((one) => one.id === id && one.name !== null);
  return { gender: isSpecifiedDepartment(id) && !isRenamed ? id : 'other', department: departmentName(id) };
}

/** True if the shop has both departments of the requirements, by their own names, and no other. */
export function isOfTwo(): boolean {
  const shown = shownDepartments();
  return shown.length === 2 && shown.every(({ id, name }) => isSpecifiedDepartment(id) && name === null);
}
