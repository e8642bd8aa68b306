/** Words that headings are made of, whatever they open: a line of nothing else claims nothing. */
export const headingWords = `about academic accomplishments achievements activities additional affiliations and areas art at awards background
  biography books bio cards career certificates certification certifications clock coaching community competencies conferences contact core
  courses coursework cpd credentials current details development education else employers employment engagement engagements everything
  expertise extra extracurricular extracurriculars extras facts field for free from fun further general hands here highlights history hobbies
  honors honours i in info information interests job jobs journey key lab language languages learning leisure licenses licences licensing life main me
  memberships memorable miscellaneous more my notable of off on other overview paid paperwork papers past personal place places portfolio positions
  practical present previous professional profile projects publications qualifications qualified recent references registrations relevant
  results roles school schooling selected skills snapshot social software some spare speaking statement story strengths studies study stuff
  summary systems talks technical technologies teaching the things things tickets time toolbox tools toolkit track training unpaid
  volunteer volunteering what where who with work worked working workshops years and & made also`;
