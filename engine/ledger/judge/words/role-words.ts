/** Words for other people by what they do, and for groups of people. Singular. */
export const roles: ReadonlySet<string> = new Set(
  `manager supervisor foreman forewoman chef owner director head leader lead partner boss principal chief controller estimator engineer architect
  doctor dentist vet physician consultant surgeon sister matron technician designer developer analyst accountant solicitor lawyer colleague team crew
  committee board panel agency contractor supplier vendor broker company firm department council trust architect surveyor auditor inspector
  officer president vp vice-president deputy assistant senior coordinator planner buyer editor producer teacher professor lecturer tutor nurse midwife
  pharmacist physiotherapist hygienist therapist electrician plumber joiner carpenter machinist operator mechanic labourer laborer worker staff group
  union bank landlord tenant client customer patient guest student pupil apprentice trainee junior intern helper volunteer receptionist secretary
  administrator clerk cashier bookkeeper treasurer chair chairman chairwoman secretary representative rep agent advisor adviser specialist expert
  scientist researcher microbiologist chemist biologist conservator curator librarian photographer journalist programmer tester maintainer founder
  ceo cfo cto coo management headquarters declarant registrar
  mentor coach trainer instructor examiner assessor captain commander sergeant conductor dispatcher driver pilot purser steward butler housekeeper
  gardener groundskeeper caretaker porter sommelier bartender waiter cook baker butcher sous-chef photographer decorator stylist beautician barber`.split(
    /\s+/,
  ),
);
