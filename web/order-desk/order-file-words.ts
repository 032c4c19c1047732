/** What is said when a note was added. */
export const noteSaved = 'Nota agregada.';
