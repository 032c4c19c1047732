type Words = { readonly title: string; readonly confirm: string };

const leave: Words = { title: '¿Salir sin guardar?', confirm: 'Salir' };
const discard: Words = { title: '¿Descartar lo que escribió?', confirm: 'Descartar' };

/** The texts of the question before unsaved content is lost. */
export const leaveWords = {
  leave,
  discard,
  stay: 'Seguir editando',
  lost: 'Los cambios de este formulario se pierden.',
} as const;
