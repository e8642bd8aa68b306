/** The small example on the home page; example.test.ts checks it against the engine. Person and company are made up. */
export const example = {
  jobTitle: 'Office Manager',
  company: 'Larkfield Foods',
  posting: [
    'You must know Microsoft Excel and QuickBooks.',
    'Experience with payroll is required.',
    'Knowledge of SAP is a plus.',
  ],
  person: 'Ines Marlow',
  resume: [
    'Ran payroll for 45 people, on time every month.',
    'Kept the books in QuickBooks.',
    'Built the weekly cash report in Microsoft Excel.',
  ],
  /** What the posting asks for, and the line of the resume that shows it, if one does. */
  keywords: [
    { keyword: 'Microsoft Excel', line: 2 },
    { keyword: 'QuickBooks', line: 1 },
    { keyword: 'payroll', line: 0 },
    { keyword: 'SAP', line: null },
  ],
} as const;
