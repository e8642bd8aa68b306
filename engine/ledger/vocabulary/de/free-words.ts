/** German words that a rewrite may add to any line: they claim nothing that the rest of the line does not. Written as they stand. */
export const freeWords = `
außerdem daneben dabei hierbei zudem sowie jeweils inklusive inkl lediglich nur per mir ich wurde wurden worden kurz etwas auf im in bei beim mit
seither seitdem danach darauf anschließend folge bisher bislang derzeit laufend jeder jeden jede jedem jedes dazu auch wenig kleine gelernt gelernte bewandert dabei täglich wöchentlich monatlich jährlich tag tage woche monat quartal jahr
gemacht getan getroffen gehalten durchgeführt erledigt gearbeitet arbeite arbeiten tätig eingesetzt benutzt genutzt verwendet angewendet angewandt
besucht absolviert aufgefrischt abgelegt vorgenommen erbracht geleistet übernommen niveau grundzüge grundzügen grundlagen kenntnisse kenntnissen basis form rahmen
bereich thema zweck stelle seite weise zusammen gemeinsam rund etwa circa insgesamt hand zahl anzahl umfang aufwand dauer einsatz arbeit software programm
weniger geringer kürzer tiefer niedriger höher mehr lag brauchte sank stieg fiel ging betrug zurück zumeist vorwiegend wobei hierfür hierzu verfügung stand stehe stehen betrieb haus hausintern intern eigenes eigene
`;
