import { useState } from 'react';

/**
 * A number that grows when another person than the last one is logged in: what the page holds of somebody, such as a form
 * half filled in, must not be somebody else's. A login by a guest, or by the same person again, keeps it.
 */
export function usePersonRound(username: string | null): number {
  const [last, setLast] = useState({ username, round: 0 });
  if (username === null || username === last.username) return last.round;
  const round = last.round + (last.username === null ? 0 : 1);
  setLast({ username, round });
  return round;
}
