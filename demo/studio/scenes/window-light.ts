import type { Lamp } from '../light/lights.ts';

/** A large window at the left, the sky through it and from the room, and what the floor sends back. */
export const windowLamps: readonly Lamp[] = [
  { towards: [-0.92, 0.55, 0.6], edge: 0.982, power: 1.5, tint: [1.03, 1, 0.95], share: 0.5 },
  { towards: [-0.25, 0.65, 0.75], edge: 0, power: 0.52, tint: [0.99, 1, 1.01], share: 0.42 },
  { towards: [0.6, -0.3, 0.8], edge: 0.7, power: 0.1, tint: [1.05, 1, 0.9], share: 0.08 },
];
