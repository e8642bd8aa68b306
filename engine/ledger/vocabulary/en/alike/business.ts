/** Alike words for goods, orders, customers and money. */
export const business = `
item article piece product thing good
product item good article merchandise line
stock inventory goods supply merchandise
goods stock product merchandise freight cargo item
inventory stock
delivery consignment shipment drop arrival
shipment consignment load delivery
load consignment cargo shipment
parcel package packet
order purchase request
purchase buying acquisition order procurement
sale selling deal revenue transaction
revenue sale turnover income takings
turnover revenue sale
income earning revenue
cost expense spend spending expenditure outlay
expense cost expenditure spending
spend spending cost budget expenditure
price cost rate pricing
budget fund money
money cash fund fee
payment fee money
invoice bill billing
bill invoice
fault defect problem issue error failure breakdown
defect fault flaw error reject
error mistake fault inaccuracy
mistake error
problem issue fault difficulty trouble
issue problem matter fault concern
complaint grievance issue concern
tax vat
account ledger
book ledger account
ledger account book
bank banking
insurance insurer cover
claim
case file matter
file case
problem condition complaint issue
brand branding
logo brand
grocery food purchase
e-commerce shop online store ecommerce
`;
