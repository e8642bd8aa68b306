export const financeController = `Would you like to mix your strategic talents with your financial insights to help develop new areas of Northwind Taking on finance tasks to support our international (outside Springfield) production areas you will work closely with the business to help define new principles processes and ways of working.
Enjoy the freedom to grow and impact the business You will join an ambitious supply chain finance organisation that has established a clear focus on our international supply chain.
Working within this area you will have tasks that span from basic finance assignments to very detailed analyses and strategic business cases and investment proposals.
You will work closely and spar with a strong team across Supply Chain Finance where there are continuous opportunities to learn and develop.
You will be responsible for: Leading of monthly performance review meetings with production sites challenging performance where appropriate.
Supporting the local finance organisation to close month end and prepare materials for the monthly performance review.
Driving standardisation and automatization across international sites sharing best practices tools and processes from our European sites.
Acting as a sparring partner to the International team across areas such as business cases Northwind projects COGS calculation and other ad hoc analyses.
Supporting new sites (e.g.
Joint ventures) with the Northwind ways of working on COGS reporting and relevant finance tools and tasks.
As a member of the supply chain finance team you cooperate closely with stakeholders throughout our supply chain across sites and in performance management.
You will also be a valuable partner to the Head of International SC in Northwind.
Who are you? You have a relevant financial masters degree giving you solid theoretical knowledge that matches your business acumen.
We also look forward to seeing candidates with: Several years of finance experience ideally from a global FMCG or Production organisation from a controller or business partner position where you have translated financial performance data into business cases and actions.
An ability to work independently but who enjoys interacting with others especially with cultures outside of Springfield.
The professional clout to challenge financial performance with the skill to establish yourself as a go-to partner Strong time management and organisational skills where you will be juggling multiple projects at the same time.
Application and contact If you want to seize this exciting opportunity please apply as soon as possible.
We process applications on a continuous basis and close the job opening once the right candidate has been found.
For additional information please call Finance Director Alex Morgan at`;
