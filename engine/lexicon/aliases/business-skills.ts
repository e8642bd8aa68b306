export const businessSkills = `project management
program management
product management
change management
risk management
stakeholder management
supply chain=supply chain management=SCM
inventory management=inventory control
logistics
procurement=purchasing
business development
lead generation
account management
cold calling
customer service=customer support=customer care
digital marketing
content marketing
email marketing
social media marketing
market research
public relations
brand management
financial reporting
financial analysis
financial modelling=financial modeling
budgeting=budget management
forecasting
accounts payable=AP
accounts receivable=AR
general ledger=GL
bookkeeping
bank reconciliation=account reconciliation=account reconciliations
month-end close=month end close=month-end closing
US GAAP=GAAP=generally accepted accounting principles
IFRS=international financial reporting standards
auditing=audit
tax preparation=tax returns
payroll=payroll processing
recruitment=recruiting=talent acquisition
onboarding
employee relations
performance management
compensation and benefits
training and development`;
