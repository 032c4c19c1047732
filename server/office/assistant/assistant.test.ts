import { describe, expect, test } from 'vitest';
import type { Emisor } from '#contract/office/assistant.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import { replies, replyTo } from './assistant.service.ts';
import { openAnswers } from './scripted-answers.ts';

function answer(id: number, name: string, alternativa: string[] = []): Emisor {
  return { id, name, respuesta: `Sobre ${name}`, isActive: true, alternativa, version: 1 };
}

const script = [
  answer(1, 'Bienvenida', ['Envíos', 'Talles']),
  answer(2, 'Envíos'),
  answer(3, 'Talles'),
  answer(4, '¿Abren Los Domingos?'),
];

describe('BOT-1 the next message', () => {
  test('the oldest answer opens the conversation', () => {
    expect(replyTo(script, '')).toEqual({
      kind: 'answer',
      name: 'Bienvenida',
      respuesta: 'Sobre Bienvenida',
      alternativa: ['Envíos', 'Talles'],
    });
  });

  test.each(['¿Abren Los Domingos?', 'abren los domingos', '  ABREN   los Domingos!! ', 'Ábren los dómingos'])(
    '%j is the text of a question',
    (asked) => expect(replyTo(script, asked).name).toBe('¿Abren Los Domingos?'),
  );

  test('an empty script says so', () => {
    expect(replyTo([], 'envios')).toEqual({ kind: 'unknown', name: null, respuesta: replies.silent, alternativa: [] });
    expect(replyTo([], '').respuesta).toBe(replies.silent);
  });

  test('OWN-1 an assistant without answers names WhatsApp only in a shop that has a number there', () => {
    const before = shop();
    const silentWith = (whatsApp: string | null) => {
      setShop({ ...before, contact: { email: 'hola@hilo.example', phone: null, whatsApp, networks: [] } });
      return replyTo([], '').respuesta;
    };
    const said = [silentWith('+54 11 5555-0199'), silentWith(null)];
    setShop(before);
    expect(said).toEqual([
      'Todavía no tengo respuestas preparadas. Puede escribirnos por WhatsApp desde el pie de página.',
      'Todavía no tengo respuestas preparadas. Puede escribirnos a hola@hilo.example.',
    ]);
  });

  test('without alternatives in the first message, the unknown offers questions of the script', () => {
    const flat = Array.from({ length: 9 }, (_, place) => answer(place + 1, `Tema ${'ABCDEFGHI'[place]}bcde`));
    expect(replyTo(flat, 'zzz').alternativa).toHaveLength(6);
  });

  test('the longest question there may be is answered at once by a big script', () => {
    const words = Array.from({ length: 3000 }, (_, place) => `palabra${place.toString(36)}`);
    const big = Array.from({ length: 300 }, (_, place) => ({
      ...answer(place + 1, `Tema ${words[place]}`),
      respuesta: words.slice(place * 10, place * 10 + 60).join(' '),
    }));
    const before = process.threadCpuUsage();
    replyTo(big, words.slice(0, 20).join(' ').slice(0, 200));
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(mostWorkMs);
  });
});

/** The CPU time of one answer, in ms. It is about 50; the limit detects quadratic growth. */
const mostWorkMs = 1000;

describe('BOT-1 what shoppers may see of the script', () => {
  const written = { ...answer(2, 'Envíos'), isQuestionActive: true };

  test.each([
    ['the answer is', { ...written, isActive: false }],
    ['the question is', { ...written, isQuestionActive: false }],
  ])('not an answer when %s switched off, nor the way to it', (_, hidden) => {
    const open = openAnswers([{ ...answer(1, 'Bienvenida', ['Envíos', 'Talles']), isQuestionActive: true }, hidden]);
    expect(open).toEqual([answer(1, 'Bienvenida', [])]);
  });
});
