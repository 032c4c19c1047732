/** Returns the code or the password that a form sent; what it has no field for is left out. */
export function givenProof(form: FormData): { code?: string; password?: string } {
  const [code, password] = [form.get('code'), form.get('password')];
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof password === 'string' && { password }),
  };
}
