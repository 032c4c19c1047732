const events: Readonly<Record<string, string>> = {
  'order.placed': 'Orden creada',
  'order.moved': 'Orden que cambió de estado',
  'order.awaited': 'Pago que espera',
  'order.fulfilment-moved': 'Entrega que avanzó',
  'order.return-moved': 'Devolución que avanzó',
  'withdrawal.received': 'Arrepentimiento recibido',
  'account.registered': 'Cuenta nueva',
  'account.reset-asked': 'Contraseña olvidada',
  'account.password-changed': 'Contraseña cambiada',
  'account.password-needed': 'Administrador nuevo',
  'account.address-asked': 'Cambio de correo solicitado',
  'account.address-changed': 'Correo cambiado',
};

/** Returns the name of an event's kind in the back office. */
export const eventName = (kind: string): string => events[kind] ?? kind;

const subscribers: Readonly<Record<string, string>> = { emails: 'los correos' };

/** Returns the name of a subscriber that failed to handle an event. */
export const subscriberName = (name: string): string => subscribers[name] ?? name;
