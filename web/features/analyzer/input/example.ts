import type { AnalyzerInput } from './check-input.ts';

/** What "Load an example" puts in. Person, companies and schools are made up. */
export const example: AnalyzerInput = {
  jobTitle: 'Office Manager',
  jobDescription: `Office Manager
Larkfield Foods, Wren Hollow

About the role
We make jam, mustard and pickles with 60 people, and look for an Office Manager who keeps the house running: books, payroll, suppliers, visitors.

Your work
• Run the monthly payroll and prepare payments
• Keep the books in QuickBooks and reconcile accounts
• Order supplies, compare offers and negotiate with vendors
• Schedule meetings, plan travel and receive visitors
• Prepare budget reports for the management team

What you bring
• At least 3 years of experience in office administration
• Microsoft Excel is a must, including pivot tables
• Experience with payroll is required
• Good written English
• Knowledge of SAP is a plus
• Bachelor's degree in business administration preferred`,
  resumeRoles: '',
  resumeText: `Ines Marlow
ines.marlow@mail.example · Wren Hollow

Summary
Office administrator with six years of experience in small companies that make things.

Experience
Office Administrator, Thistle & Oak Joinery, 2021 to today
• Ran payroll for 45 people, on time every month
• Kept the books in QuickBooks and closed each month within four days
• Built the weekly cash report in Microsoft Excel, with pivot tables for each workshop
• Changed two suppliers after comparing offers, which saved 8,000 a year

Receptionist, Copperfield Dental, 2019 to 2021
• Scheduled appointments for four dentists and received 60 visitors a day
• Wrote letters to patients and insurers

Education
Diploma in Business Administration, Ambleford College, 2019

Skills
Microsoft Excel, QuickBooks, Outlook, scheduling, travel planning`,
};
