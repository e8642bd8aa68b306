/** What short degrees and professions stand for, in the words of the long ones. */
export const shortDegrees = `
ba bachelor art
bs bachelor science
bsc bachelor science
ab bachelor art
bba bachelor business administration
beng bachelor engineering
btech bachelor technology
bed bachelor education
bfa bachelor fine art
bcom bachelor commerce
bsn bachelor science nursing
llb bachelor law
ma master art
ms master science
msc master science
mba master business administration
meng master engineering
med master education
mfa master fine art
msn master science nursing
msw master social work
mph master public health
llm master law
rn registered nurse
lpn licensed practical nurse
cna certified nursing assistant
cpa certified public accountant
phd doctor philosophy
pharmd doctor pharmacy
dnp doctor nursing practice
pgce postgraduate certificate education
bsed bachelor science education
baed bachelor art education
bsw bachelor social work
adn associate degree nursing
asn associate science nursing
edd doctor education
jd juris doctor
bbus bachelor business
mchem master chemistry
mphys master physics
mmath master mathematics
mpharm master pharmacy
mphil master philosophy
mres master research
msci master science
bmus bachelor music
barch bachelor architecture
bpharm bachelor pharmacy
dphil doctor philosophy
fdsc foundation degree science
fda foundation degree art
md doctor medicine
aa associate art
as associate science
aas associate applied science
`;
/** Words of a header that belong to a degree, and beginnings of such words. */
export const degreeWords = `
bachelor master degree phd bsc ba ma mba bs ms beng meng llb associate honour honours honor honors distinction graduate
graduated gpa summa cum laude first class bsn msn aas gcse gcses
`;
export const degreeBeginnings = 'doctor diplom';
/** Labels before a school's name, and parts of words in it. */
export const schoolLabels = 'school education college university training degree studies';
export const schoolParts = 'universi college school institut academy';
/** Words of a header that say nothing by themselves. */
export const emptyWords =
  'degree degrees studies job jobs named awarded received obtained earned member members people area various alongside currently later afterwards subsequently onwards behalf incl every each shift shifts';
