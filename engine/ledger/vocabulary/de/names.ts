/** Words at the head of a resume besides the name. */
export const nameLineWords = 'lebenslauf für und gelernte gelernter gelernt';
/** Words of a list that only say how much or what kind of a thing the word next to them is, and no more than the least of it. */
export const genericWords = `kenntnisse kenntnis grundkenntnisse schulkenntnisse sprachkenntnisse basiskenntnisse grundlagen wenig wenige etwas bisschen niveau alltag wort schrift mündlich schriftlich sprache sprachen stufe urlaub elternhaus zuhause hause
  ausreichend gering geringe geringes einfach einfache`;
