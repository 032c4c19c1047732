import { argentineDni, cuit } from './ar-ids.ts';
import { chileanRut } from './cl-ids.ts';
import { colombianCedula, nit } from './co-ids.ts';
import type { CountryCode } from './country.ts';
import { nif } from './es-ids.ts';
import type { IdKind } from './id-kind.ts';
import { generalRfcs, rfc } from './mx-ids.ts';
import { ruc } from './pe-ids.ts';
import { uruguayanRut } from './uy-ids.ts';

/** The tax ids of the countries without their other facts, for pages. */
export const taxIds: Readonly<Record<CountryCode, IdKind>> = {
  AR: cuit,
  MX: rfc,
  CL: chileanRut,
  CO: nit,
  UY: uruguayanRut,
  PE: ruc,
  ES: nif,
};

/** Ids that name nobody, for pages too. */
export const generalIds = generalRfcs;

/** The personal ids by which people who have no tax id are named in tax documents. */
export const idsOfPersons: Readonly<Partial<Record<CountryCode, IdKind>>> = { AR: argentineDni, CO: colombianCedula };
