/** German words of a degree, labels before a school's name, and what a school's name holds. */
export const degreeWords = 'abitur';
export const schoolLabels = 'schule ausbildung studium';
export const schoolParts = 'hochschule';
