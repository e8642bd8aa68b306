/** Alike words of software, insurance, accounts, property, law, sales and charities. */
export const offices = `
sprint iteration
iteration sprint
backlog queue list
queue backlog line
feature function functionality
functionality feature function
bug defect issue
ticket issue request case
endpoint api
api interface endpoint
interface screen ui
ui interface
script program code
pipeline workflow
workflow process pipeline
dashboard report
query search
schema structure
migration move
backup copy
outage downtime
downtime outage stoppage
stoppage downtime stop
uptime availability
availability uptime
login sign-in
sign-in login
laptop device
device machine
handset phone
helpdesk service-desk
service-desk helpdesk
claimant customer
policyholder customer
premium price
payout payment
excess deductible
deductible excess
claim case
fraud scam
statement summary
ledger book
reconciliation matching
accrual provision
month-end close
close closing
payslip payroll
expense cost
receipt voucher
voucher receipt coupon
coupon voucher
refund reimbursement return
reimbursement refund
deposit down-payment
arrears debt
debt arrears
tenancy lease rental
lease tenancy rental
rental lease hire
hire rental
landlord owner
viewing visit
valuation appraisal
appraisal valuation review
contract agreement
deed document
hearing trial
bundle file
witness
statement declaration
testimony evidence
evidence proof
client customer
follower subscriber
subscriber follower
click visit
campaign drive promotion
promotion campaign offer
offer promotion
newsletter mailing email
mailing mailshot newsletter
mailshot mailing
press media
media press
lead prospect enquiry
prospect lead
pipeline lead
territory area patch
patch area territory
quota target
visit call
demo demonstration
demonstration demo
pitch presentation
tender bid
bid tender
proposal bid
donor giver
grant funding award
funding grant money
fundraiser appeal
appeal fundraiser campaign
volunteer helper
shelter refuge
outreach community
`;
