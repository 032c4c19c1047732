import type { EnglishAnswers } from './english-answer.ts';

export const englishGarmentAnswers: EnglishAnswers = {
  'Talles Y Calce': {
    question: 'Size and fit',
    answer: 'The page of each item says how it fits, under “Size and fit”. What would you like to know about sizes?',
  },
  'Guía De Talles': {
    question: 'Size guide',
    answer:
      'Around the chest, in centimetres:\nXS: 80 to 86\nS: 86 to 92\nM: 92 to 98\nL: 98 to 104\nXL: 104 to 112\n\nFor trousers the number is that of your usual jeans, and for shoes the Argentine one.',
  },
  'Cómo Tomo Mis Medidas': {
    question: 'How do I take my measurements?',
    answer:
      'With a tape measure, not too tight. Chest: around the widest part. Waist: two fingers above the navel. Hips: around the widest part. Or measure an item that fits you well, laid flat on the table.',
  },
  'Estoy Entre Dos Talles': {
    question: 'I am between two sizes',
    answer:
      'If you like your clothes loose, choose the larger size; if you prefer them close, the smaller. In knitted items the smaller is the better choice, because they give. And if it is not the right one, the first exchange costs you nothing.',
  },
  'No Hay Mi Talle': {
    question: 'My size is not there',
    answer:
      'Sizes without stock are shown as sold out on the page of the item. Save it in your favourites and look again in a few days: we restock every week. You can also see what there is in your size in the catalogue (/home), with the size filter.',
  },
  'Cómo Cuido Mis Prendas': {
    question: 'How do I care for my clothes?',
    answer:
      'As a rule: wash cold, inside out and with similar colours, and dry in the shade. Wool and linen are better washed by hand and kept out of the dryer. The page of each item says what it needs under “Care”.',
  },
};
