type Words = { readonly title: string; readonly confirm: string };

const leave: Words = { title: '¿Salir sin guardar?', confirm: 'Salir' };
const discard: Words = { title: '¿Descartar lo que escribió?', confirm: 'Descartar' };

/** What is asked before the content of a form is lost. */
export const leaveWords = {
  leave,
  discard,
  stay: 'Seguir editando',
  lost: 'Los cambios de este formulario se pierden.',
} as const;
