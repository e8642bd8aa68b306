/**
 * Stems that no ending explains, by the stem of the infinitive; umlauts are plain letters here. Forms that are also another
 * word's stem are left out: "fuhr" (führen), "maß" (Massage), "band" (das Band).
 */
const forms = `nehm:nahm nomm nimm;sprech:sprach sproch sprich;geb:gab gib;seh:sah sieh;les:las lies;schreib:schrieb;treib:trieb;
  bleib:blieb;leih:lieh;heb:hob;schneid:schnitt;steig:stieg;weis:wies;bieg:bog;helf:half holf hilf;werf:warf worf;trag:trug;
  schlag:schlug;lad:lud ladt;halt:hielt;ruf:rief;steh:stand;geh:ging gang;zieh:zog zug;schliess:schloss schluss;
  giess:goss;find:fand fund;beginn:begann begonn;sitz:sass;ess:gess;treff:traf troff;bring:bracht;denk:dacht;bau:baut;
  greif:griff;schieb:schob schub;back:buck;wasch:wusch;grab:grub;frier:fror;hang:hing;fang:fing;streich:strich;
  gleich:glich;komm:kam;wieg:wog;rad:rader;bad:bader;dach:dacher;glas:glaser;mont:montag monti;oper:operi`;

/** The infinitive's stem by each irregular one. */
export const irregularStems: ReadonlyMap<string, string> = new Map(
  forms.split(';').flatMap((line) => {
    const [base = '', others = ''] = line.trim().split(':');
    return others.split(' ').map((form): [string, string] => [form, base]);
  }),
);

/** Lengths of irregular stems. */
export const irregularLengths = { from: 3, to: 7 } as const;
