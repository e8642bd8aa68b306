/** Words that head a resume beside the name. */
export const nameLineWords = 'lebenslauf für und';
