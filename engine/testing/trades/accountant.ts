import type { TradeProbe } from './trade-probe.ts';

export const accountant: TradeProbe = {
  trade: 'accountant',
  farTrade: 'truck driver',
  posting: `Senior Accountant
Fern & Finch Ltd needs a senior accountant for its finance team.
What you will do
- Own the month-end close and account reconciliations
- Prepare financial statements under US GAAP
- Review accounts payable and accounts receivable
- Support the annual audit and tax returns
Requirements
- Bachelor's degree in Accounting
- CPA preferred
- 5+ years of accounting experience
- Strong Excel; QuickBooks or NetSuite
- General ledger and journal entries`,
  qualified: `Ada Sample, CPA
ada@mail.example
Experience
Accountant, Heron Group, 2015 - 2022
- Led the month-end close and account reconciliations for four entities
- Prepared financial statements under US GAAP and supported the annual audit
- Reviewed accounts payable and accounts receivable; posted journal entries to the general ledger
- Prepared tax returns and cut the close from ten days to six
Education
Bachelor's degree in Accounting, Fern University, 2015
Skills: Excel, QuickBooks, NetSuite, budgeting, payroll`,
  half: `Ben Sample
ben@mail.example
Experience
Accounts payable clerk, Otter Ltd, 2020 - 2022
- Entered invoices and matched them with purchase orders
- Kept vendor records in Excel
Education
Associate degree in Business, 2019`,
  negated: `Cal Sample
cal@mail.example
Experience
Barista, Bean Place, 2019 - 2022
- Made coffee and trained two colleagues
Summary
No experience with accounting, general ledger or month-end close. Not familiar with US GAAP, QuickBooks or NetSuite.
Hoping to learn account reconciliations and tax returns. I never worked with accounts payable.`,
};
