/** German words of a degree, labels before a school's name, and parts of a school's name. */
export const degreeWords = 'abitur';
export const schoolLabels = 'schule ausbildung studium';
export const schoolParts = 'hochschule';
/** Labels before an employer's name. */
export const emptyWords = 'fa firma träger';
