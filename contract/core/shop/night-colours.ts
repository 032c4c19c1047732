/** The grounds and texts of letters at night: warm and near black, with text of the same contrast as by day. */
export const nightColours = {
  paper: '#141210',
  sheet: '#1f1c19',
  ink: '#f3eee5',
  stone: '#b8ae9f',
  line: '#3f3931',
} as const;
