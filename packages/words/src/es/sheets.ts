export const sheetWords = {
  choose: 'Qué hojas',
  all: 'Todas las hojas',
  stage: 'Hoja de etapa',
  size: 'Tamaño del papel',
  sizes: { a4: 'A4', letter: 'Carta' },
};
