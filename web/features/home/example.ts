/** The small example of the home page; example.test.ts holds it against the engine. Person and company are made up. */
export const example = {
  jobTitle: 'Accounts Payable Clerk',
  company: 'Larkfield Foods',
  posting: [
    'You handle accounts payable for our three plants.',
    'You process supplier invoices in SAP.',
    'Advanced Excel is a must.',
    'Experience with VAT returns is a plus.',
  ],
  person: 'Ines Marlow',
  resume: [
    'Ran accounts payable for 40 suppliers, paid on time every month.',
    'Entered and matched invoices in SAP, 60 a day.',
    'Built the weekly cash report in Excel, with pivot tables.',
  ],
  /** What the posting asks for, and the line of the resume that shows it, if one does. */
  keywords: [
    { keyword: 'accounts payable', line: 0 },
    { keyword: 'SAP', line: 1 },
    { keyword: 'Excel', line: 2 },
    { keyword: 'VAT returns', line: null },
  ],
} as const;
