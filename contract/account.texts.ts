/** The literal texts of an account's pages. */
export const accountTexts = {
  login: {
    title: 'Soy Cliente',
    username: 'USUARIO',
    password: 'CONTRASEÑA',
    submit: 'INGRESAR',
    refused: 'Usuario o contraseña incorrecta!',
  },
  changePassword: {
    title: 'Cambiar contraseña',
    save: 'Guardar cambios',
    done: 'Cambios guardados!',
    doneByLink: 'Cambios guardados! Por favor inicie sesión nuevamente',
    wrong: 'Contraseña actual incorrecta',
  },
  profile: { title: 'Mi perfil', save: 'Guardar cambios', done: 'Cambios guardados!' },
} as const;
