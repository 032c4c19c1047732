import type { DemoAnswer } from './demo-answer.ts';

/** Sizes, fit and care. */
export const garmentAnswers: readonly DemoAnswer[] = [
  {
    name: 'Talles Y Calce',
    respuesta: 'Cada prenda cuenta cómo calza en su ficha, en "Talle y calce". ¿Qué quiere saber de los talles?',
    alternativa: [
      'Guía De Talles',
      'Cómo Tomo Mis Medidas',
      'Estoy Entre Dos Talles',
      'No Hay Mi Talle',
      'Cómo Cuido Mis Prendas',
      'Volver Al Inicio',
    ],
  },
  {
    name: 'Guía De Talles',
    respuesta:
      'Contorno de pecho, en centímetros:\nXS: 80 a 86\nS: 86 a 92\nM: 92 a 98\nL: 98 a 104\nXL: 104 a 112\n\nEn pantalones el número es el de su jean de siempre, y en calzado el argentino.',
    alternativa: ['Cómo Tomo Mis Medidas', 'Estoy Entre Dos Talles', 'Cómo Cambio Una Prenda', 'Volver Al Inicio'],
  },
  {
    name: 'Cómo Tomo Mis Medidas',
    respuesta:
      'Con una cinta métrica y sin apretar. Pecho: por la parte más ancha. Cintura: dos dedos arriba del ombligo. Cadera: por la parte más ancha. O mida una prenda que le quede bien, apoyada sobre la mesa.',
    alternativa: ['Guía De Talles', 'Estoy Entre Dos Talles', 'Volver Al Inicio'],
  },
  {
    name: 'Estoy Entre Dos Talles',
    respuesta:
      'Si le gusta la ropa suelta, elija el talle más grande; si la prefiere al cuerpo, el más chico. En prendas tejidas conviene el más chico, porque ceden. Y si no acierta, el primer cambio no le cuesta nada.',
    alternativa: ['Guía De Talles', 'Cómo Cambio Una Prenda', 'Volver Al Inicio'],
  },
  {
    name: 'No Hay Mi Talle',
    respuesta:
      'Los talles sin stock figuran como agotados en la ficha. Guarde la prenda en sus favoritos y vuelva a mirar en unos días: reponemos todas las semanas. También puede ver las de su talle en el catálogo (/home), con el filtro de talles.',
    alternativa: ['Cómo Guardo Mis Favoritos', 'Hablar Con Una Persona', 'Volver Al Inicio'],
  },
  {
    name: 'Cómo Cuido Mis Prendas',
    respuesta:
      'Como regla: lavar con agua fría, del revés y con colores parecidos, y secar a la sombra. La lana y el lino, mejor a mano y sin secarropas. Cada ficha trae lo suyo en "Cuidados".',
    alternativa: ['La Prenda Llegó Con Una Falla', 'Talles Y Calce', 'Volver Al Inicio'],
  },
];
