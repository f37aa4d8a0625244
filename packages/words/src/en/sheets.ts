/** What is printed for a real table. */
export const sheetWords = {
  choose: 'Which sheets',
  all: 'All sheets',
  stage: 'Stage sheet',
  size: 'Paper size',
  sizes: { a4: 'A4', letter: 'Letter' },
};
