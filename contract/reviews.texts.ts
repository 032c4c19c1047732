/**
 * The fixed texts about reviews. A guest without a comment gets the odd message that is required; a logged-in user gets
 * the specific one.
 */
export const reviewTexts = {
  taken: 'Solo se permite una reseña por producto! Intente editando la reseña ya realizada.',
  guestRefused: 'Debe registrarse y/o iniciar sesión para dejar una reseña!',
  adminRefused: 'No te pases de listo admin, los reviews solo los puede dejar el cliente!',
  starsMissing: 'Por favor seleccionar calificación!',
  commentMissing: 'Debe ingresar a su cuenta!',
  commentEmpty: 'Debe escribir un comentario!',
  commentLong: 'El comentario puede tener hasta 1000 caracteres.',
  confirmRemove: 'Seguro desea eliminar esta reseña? Una vez aceptado no se pueden revertir los cambios!',
  removed: 'Su reseña fue eliminada con éxito!',
  published: 'Publicamos su reseña. Gracias por compartirla!',
  edited: 'Guardamos los cambios de su reseña!',
  none: 'No se encontraron reseñas',
  save: 'ENVIAR CAMBIOS',
  cancel: 'CANCELAR',
} as const;

/** The maximum length of a comment, in characters. */
export const longestComment = 1000;
