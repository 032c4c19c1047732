/** An arrow up, the two rows of dots by which a row is held, and the icons of its other buttons. */
export const upPath = 'M5 14.5 12 8l7 6.5';
export const gripPath = 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01';
export const copyPath = 'M8 8h11v12H8V8ZM16 8V4H5v12h3';
export const editPath = 'M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4';
