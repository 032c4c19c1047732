/**
 * Returns the values of a form once they are saved. What was sent gives way to what is stored, because the shop may keep it
 * differently, such as without spaces at its ends; a field that was changed since stays as it is typed.
 */
export function afterSave<Values extends object>(sent: Values, typed: Values, stored: Values): Values {
  const isField = (name: string): name is Extract<keyof Values, string> => name in stored;
  return Object.keys(stored)
    .filter(isField)
    .filter((field) => JSON.stringify(typed[field]) === JSON.stringify(sent[field]))
    .reduce((values, field) => ({ ...values, [field]: stored[field] }), typed);
}
