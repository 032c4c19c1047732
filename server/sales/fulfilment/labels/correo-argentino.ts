import { phoneParts, postalDigits, type LabelColumns } from './label.ts';

const empty = () => '';

const unlessBranch = 'obligatorio solo en caso de no ingresar sucursal de destino';
const optionalAtHome = 'opcional solo en caso de no ingresar sucursal de destino';

/** 'Plantilla_Carga_Masiva.csv' of MiCorreo; see docs/decisions/0029-fulfilment.md. */
export const correoArgentino: LabelColumns = [
  // 'CP' is the classic parcel.
  ['tipo_producto(obligatorio)', () => 'CP'],
  ['largo(obligatorio en CM)', empty],
  ['ancho(obligatorio en CM)', empty],
  ['altura(obligatorio en CM)', empty],
  ['peso(obligatorio en KG)', ({ grams }) => String(grams / 1000)],
  ['valor_del_contenido(obligatorio en pesos argentinos)', ({ worth }) => worth],
  // Its codes are those of ISO 3166-2:AR.
  ['provincia_destino(obligatorio)', ({ province }) => province],
  ['sucursal_destino(obligatorio solo en caso de no ingresar localidad de destino)', empty],
  [`localidad_destino(${unlessBranch})`, ({ city }) => city],
  [`calle_destino(${unlessBranch})`, ({ street }) => street],
  [`altura_destino(${unlessBranch})`, ({ houseNumber }) => houseNumber],
  [`piso(${optionalAtHome})`, ({ floor }) => floor],
  [`dpto(${optionalAtHome})`, empty],
  [`codpostal_destino(${unlessBranch})`, ({ postalCode }) => postalDigits(postalCode)],
  ['destino_nombre(obligatorio)', ({ recipient }) => recipient],
  ['destino_email(obligatorio, debe ser un email valido)', ({ email }) => email],
  ['cod_area_tel(opcional)', empty],
  ['tel(opcional)', empty],
  ['cod_area_cel(obligatorio)', ({ phoneShown }) => phoneParts(phoneShown)[0]],
  ['cel(obligatorio)', ({ phoneShown }) => phoneParts(phoneShown)[1]],
  ['numero_orden(opcional)', ({ number }) => String(number)],
];
