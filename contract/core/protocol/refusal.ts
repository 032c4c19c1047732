/** The status of an error (RFC 9110), and its message in the language of the request: its arguments are values of the error. */
export function refusal(status: number, said: () => string) {
  return {
    status,
    get detail(): string {
      return said();
    },
  };
}
