import { describe, expect, test } from 'vitest';
import { replies, replyTo } from '#server/office/assistant/assistant.service.ts';
import { demoAnswers, start } from './demo-answers.ts';

const script = demoAnswers.map((answer, place) => ({
  ...answer,
  id: place + 1,
  isActive: true,
  alternativa: [...answer.alternativa],
  version: 1,
}));

/** Returns the assistant's answer or suggestions, nearest first. */
function understood(typed: string): (string | null)[] {
  const { kind, name, alternativa } = replyTo(script, typed);
  if (kind === 'unknown') return [];
  return kind === 'answer' ? [name] : alternativa;
}

describe('BOT-1 questions as shoppers type them', () => {
  test.each([
    ['cuanto tarda el envio', 'Cuánto Tarda El Envío'],
    ['¿cuándo me llega?', 'Cuánto Tarda El Envío'],
    ['en cuantos dias llega lo que compre', 'Cuánto Tarda El Envío'],
    ['cuanto sale el envio a cordoba', 'Cuánto Cuesta El Envío'],
    ['precio del envío', 'Cuánto Cuesta El Envío'],
    ['hacen envios al interior?', 'A Dónde Envían'],
    ['puedo devolber una remera', 'Cómo Devuelvo Una Prenda'],
    ['quiero devolver algo que compré', 'Cómo Devuelvo Una Prenda'],
    ['me queda chico, lo puedo cambiar?', 'Cómo Cambio Una Prenda'],
    ['CAMBIOS', 'Cambios Y Devoluciones'],
    ['cuando me devuelven la plata', 'Cuándo Me Devuelven El Dinero'],
    ['me llego una camisa rota', 'La Prenda Llegó Con Una Falla'],
    ['talles', 'Talles Y Calce'],
    ['tabla de talles', 'Guía De Talles'],
    ['como se que talle soy', 'Guía De Talles'],
    ['no encuentro mi talle', 'No Hay Mi Talle'],
    ['medios de pago', 'Medios De Pago'],
    ['aceptan tarjeta de debito?', 'Medios De Pago'],
    ['formas de pago', 'Medios De Pago'],
    ['tienen cuotas sin interes', 'Puedo Pagar En Cuotas'],
    ['es confiable la pagina para pagar', 'Es Seguro Pagar Acá'],
    ['me rechazaron el pago', 'Mi Pago Fue Rechazado'],
    ['pago en revision', 'Mi Pago Está Pendiente'],
    ['donde esta mi pedido', 'Dónde Está Mi Pedido'],
    ['seguimiento', 'Dónde Está Mi Pedido'],
    ['quiero cancelar la compra', 'Puedo Cancelar Mi Pedido'],
    ['necesito factura', 'Necesito El Comprobante'],
    ['hay descuentos?', 'Qué Ofertas Hay'],
    ['hablar con alguien', 'Hablar Con Una Persona'],
    ['tienen whatsapp', 'Hablar Con Una Persona'],
    ['olvide la clave', 'Olvidé Mi Contraseña'],
    ['como me registro', 'Cómo Creo Una Cuenta'],
    ['se puede lavar en lavarropas', 'Cómo Cuido Mis Prendas'],
    ['favoritos', 'Cómo Guardo Mis Favoritos'],
    ['tienen local?', 'Tienen Local A La Calle'],
    ['como hago para comprar', 'Cómo Compro'],
  ])('%j finds %j', (typed, name) => {
    expect(understood(typed)).toContain(name);
    expect(understood(typed).length).toBeLessThanOrEqual(3);
  });

  test.each([
    'cuanto tarda el envio',
    'medios de pago',
    'donde esta mi pedido',
    'GUIA DE TALLES',
    'gracias!',
    'envios',
  ])('%j is answered directly', (typed) => {
    expect(replyTo(script, typed).kind).toBe('answer');
  });

  test.each(['hola', 'Buenas tardes!', 'ayuda', '', '   '])('%j gets the greeting', (typed) => {
    expect(replyTo(script, typed).name).toBe(start);
  });

  test.each(['xyzzy', 'asdf qwer', '???', '😀', 'quién ganó el mundial', "'; drop table receptors; --", '<b>'])(
    '%j is not understood',
    (typed) => {
      expect(replyTo(script, typed)).toEqual({
        kind: 'unknown',
        name: null,
        respuesta: replies.unknown,
        alternativa: script[0]?.alternativa,
      });
    },
  );

  test.each(demoAnswers.map(({ name }) => name))('the follow-up %j leads to its own answer', (name) => {
    expect(replyTo(script, name)).toMatchObject({ kind: 'answer', name });
  });
});
