/**
 * An e-mail address: at most 64 characters that need no quoting (RFC 5321 4.5.3.1.1), an at sign, and a host with a
 * dot. The pattern is unambiguous, so it runs in linear time on any input.
 */
export const emailPattern = /^[^\s@<>(),;:\\"[\]]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;
