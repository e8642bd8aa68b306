/** Short forms of headers and what they stand for; a company's legal form stands for nothing. */
export const shortForms = `
sr senior
jr junior
mgr manager
asst assistant
hons honour
honours honour
honors honour
dept department
univ university
st street
rn nurse
vp president
eng engineer
rep representative
reps representative
lab laboratory
tech technician
admin administrator
coord coordinator
exec executive
ops operation
dev developer
engr engineer
`;
export const legalForms =
  'inc incorporated ltd plc llc llp gmbh co corp corporation limited company pty kg ag ohg gbr kgaa ug mbh gesmbh';
/** Kinds of software, as people add them to a name: "Salesforce CRM". */
export const kindsOfTool = 'CRM ERP POS EHR EMR EPR PMS LMS CMS ATS IDE ORM DBMS RDBMS HRIS LIMS CAD WMS TMS PMR';
