import { hashCost } from '#server/people/accounts/passwords.service.ts';

// Hashing is slow on purpose, and the API tests hash a thousand passwords. passwords.test.ts proves the shop's own cost.
Object.assign(hashCost, { memoryCost: 8, timeCost: 1 });
