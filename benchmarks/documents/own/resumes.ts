/** A part of a resume: its heading, and its logical lines. `•` begins an item; a tab stands before the date at a line's end. */
export interface Block {
  id: string;
  heading: string | null;
  lines: readonly string[];
}

export interface OwnResume {
  lang: string;
  blocks: readonly Block[];
  /** What a sidebar holds; the rest is the main column. */
  side: readonly string[];
}

/** Made-up people, each with the words that their producer sets in a way of its own: fi, ti, dashes, accents. */
export const tailor: OwnResume = {
  lang: 'en',
  side: ['contact', 'skills', 'certs'],
  blocks: [
    { id: 'head', heading: null, lines: ['Philippa Norquist', 'Bespoke tailor and fitting supervisor'] },
    { id: 'contact', heading: 'Contact', lines: ['p.norquist@mail.example', '(555) 010-0199', 'Duluth, MN'] },
    {
      id: 'summary',
      heading: 'Profile',
      lines: [
        'Tailor with fifteen years at the bench: drafting, cutting and fitting of suits, coats and stage costumes. Trusted with difficult cloth, careful with deadlines, patient with first fittings.',
      ],
    },
    {
      id: 'experience',
      heading: 'Experience',
      lines: [
        'Fitting Supervisor, Halvorsen & Daughters\t2018 – Present',
        '• Supervise six tailors and two finishers in a workroom that delivers 340 garments a year.',
        '• Cut the number of second fittings from 41% to 18% by drafting every first pattern on file.',
        '• Introduced a ticket for each garment, so that no commission was lost in five seasons.',
        'Journeyman Tailor, Lakeside Opera Workshop\t2011 – 2018',
        '• Built and altered costumes for 46 productions, often within eight days of the first sketch.',
        '• Taught four apprentices the cutting of frock coats; three passed their trade test with distinction.',
      ],
    },
    {
      id: 'education',
      heading: 'Education',
      lines: ['Diploma in Tailoring, Fond du Lac Trade College\t2009 – 2011'],
    },
    {
      id: 'skills',
      heading: 'Skills',
      lines: ['Pattern drafting', 'Fabric finishing', 'Bespoke fitting', 'Stock control'],
    },
    { id: 'certs', heading: 'Certificates', lines: ['First aid at work', 'Forklift, class II'] },
  ],
};

export const surveyor: OwnResume = {
  lang: 'en',
  side: ['contact', 'skills', 'certs'],
  blocks: [
    { id: 'head', heading: null, lines: ['Renata Oyelaran', 'Quantity surveyor'] },
    { id: 'contact', heading: 'Contact', lines: ['renata@oyelaran.example', '+44 20 7946 0187', 'Leeds'] },
    {
      id: 'summary',
      heading: 'Summary',
      lines: [
        'Quantity surveyor for schools and clinics. Final accounts agreed without dispute on nineteen of twenty-one contracts, and cash flow reported to clients every fortnight.',
      ],
    },
    {
      id: 'experience',
      heading: 'Work history',
      lines: [
        'Senior Quantity Surveyor, Brackenfield Partners\t03/2019 – 10/2024',
        '• Measured and priced refurbishments worth £48m, within 1.5% of the final account on average.',
        '• Negotiated forty variations a year and closed each within thirty days of instruction.',
        'Assistant Surveyor, Moorgate Civil Works\t09/2014 – 02/2019',
        '• Prepared monthly valuations for nine road schemes and defended them in adjudication.',
        '• Wrote the template for subcontract tenders that three offices still use.',
      ],
    },
    {
      id: 'education',
      heading: 'Education',
      lines: ['BSc Quantity Surveying, Airedale University\t2011 – 2014'],
    },
    {
      id: 'skills',
      heading: 'Skills',
      lines: ['Cost planning', 'Final accounts', 'Tender analysis', 'Bluebeam, CostX'],
    },
    { id: 'certs', heading: 'Licences', lines: ['MRICS', 'CSCS card'] },
  ],
};
