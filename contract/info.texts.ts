/** The literal texts of the pages that only inform. */
export const infoTexts = {
  payment: 'Plataforma de pago',
  profileInProgress: 'Perfil en desarrollo!',
} as const;
