/** Words at the head of a resume besides the name. */
export const nameLineWords = 'lebenslauf für und gelernte gelernter gelernt';
