/** Who changes the units of an import, and why. */
export const movementOf = ({ name, uploadedBy }: { readonly name: string; readonly uploadedBy: string }) => ({
  note: name,
  actor: `admin:${uploadedBy}`,
});
