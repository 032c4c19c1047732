/**
 * What only the demonstration shows of itself: who made it, by team. The people are invented, and their profiles lead to
 * nobody; one has none yet.
 */
export const demonstration = {
  developers: [
    {
      team: 'frontend',
      people: [
        { name: 'Camila Ferreyra', work: 'interface', profile: 'https://github.com/' },
        { name: 'Tomás Iriarte', work: 'catalogue', profile: 'https://github.com/' },
        { name: 'Lucía Bengoechea', work: 'accessibility', profile: null },
      ],
    },
    {
      team: 'backend',
      people: [
        { name: 'Joaquín Sosa', work: 'orders', profile: 'https://github.com/' },
        { name: 'Valentina Quiroga', work: 'data', profile: 'https://github.com/' },
        { name: 'Bruno Achával', work: 'security', profile: 'https://github.com/' },
      ],
    },
  ],
} as const;
