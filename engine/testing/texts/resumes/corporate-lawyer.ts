export const corporateLawyer = `Jose O'Conner
4354 Linda Vista Cir., Miami, FL
Phone: [phone] Email: [email]
Objectives
To become an active member of a leading corporate law firm; to represent private and public
corporations, specifically in corporate finance.
Experience
2012-2014
Gunster Law Firm
Paralegal
Assisted in representing clients with private start-ups and clients with multipart, public
transactions
Prepared files to comply with local and statewide business regulations
Worked with amendments and withdrawals for prominent corporations
Assisted in closing transactions that included mergers and acquisitions
Filed SECs, UCCs, and SS-4 forms with the Internal Revenue Service
Counseled clients through private equity investments and initial and secondary public
offerings
2011-2013
The Business Law Society, FIU
Active Board Member
Organized interactive group events with the goal of informing students of the myriad areas
of business law
Facilitated discussion amongst peers pertaining to current developments in business law
and how to be an ideal candidate for competitive law schools
Created one-on-one mock meetings where students practiced discussing transactions they
would encounter in real life settings
Education
Florida International University College of Law, Miami, Florida
Business Law, Juris Doctor, 2014
GPA 3.7
Florida Atlantic University, Boca Raton, Florida
Accounting, 2011
Honors: Magna Cum Laude, completed honors thesis
Bar Admission
2014 State of Florida
Skills
Knowledge of Microsoft Office, Access, Excel, PowerPoint
Data analytics software that includes SPSS and SAS
Versed in extensive mathematical skills that include the areas of statistics and calculus
Accounting software: Quicken and Peachtree
Financial management software: Hyperion and Quantrix`;
