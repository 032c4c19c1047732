import { departmentName, spokenDepartment, type SpokenDepartment } from '#contract/core/shop/present-departments.ts';
import type { Department } from '#contract/core/shop/shop-facts.ts';
import { inWords, shownText } from './shown-words.ts';

/** Returns the name of a department in the language of the request. */
export const shownDepartment = (id: string): string => shownText(departmentName(id));

/** Returns a department in that language, for a message that has words of its own for men and women. */
export function shownSpoken(id: string): SpokenDepartment {
  return { ...spokenDepartment(id), department: shownDepartment(id) };
}

/** Returns a department with its name in that language. */
export function departmentInWords(department: Department): Department {
  const { name } = department;
  return name === null ? department : inWords({ ...department, name }, 'name');
}
