import { describe, expect, test } from 'vitest';
import { loadEngine } from '#engine';

const engine = await loadEngine();

/** Whether a resume with the line shows what the posting's line requires. */
function shows(required: string, line: string): boolean {
  const { decisive } = engine.analyse({
    jobDescription: `Worker\nRequirements\n- ${required}\n- Reliability`,
    resumeText: `Jane Doe\nExperience\nWorker, Fern Ltd, 2019 - 2024\n- Cleaned rooms and halls\nCertificates\n${line}`,
  });
  return decisive.length === 0;
}

describe('a required credential', () => {
  test.each([
    ['Unrestricted electrical licence (Queensland)', 'QLD electrical mechanic licence (no conditions), since 2017'],
    ['Level 2 Diploma in Care, or the old NVQ 2', 'NVQ Level 3 (2023), health and social care'],
    ['Qualified Teacher Status', 'PGCE Primary (QTS), 2018'],
    ['EPA Section 608 Universal certification', 'Cards: EPA 608 (Universal, 2017)'],
    ['Category C+E licence', 'Class 1 (C+E), clean, passed 2013'],
    ['Full UK driving licence', 'Clean licence since 2013'],
    ["Valid driver's license", 'Idaho license, own pickup'],
    ['SIA CCTV licence', 'SIA badges: DS and CCTV (PSS), both to 2027'],
    ['Führerschein Klasse B', 'Führerschein CE'],
    ['Führerschein Klasse CE', 'Führerscheine: B, C, CE (seit 2015)'],
    ['Führerschein Klasse C', 'Fahrerlaubnis der Klassen B und C'],
    ['Ausbildung zur Fachkraft für Lagerlogistik, zum Fachlageristen oder vergleichbar', 'Fachlagerist (IHK), 2012'],
    ['Ausbildung als Zerspanungsmechaniker, Feinwerkmechaniker', 'Lehre als Feinwerkmechaniker, 2009'],
    ['Abgeschlossene Ausbildung zum Koch', 'Kochlehre im Adler, 2012 - 2015'],
    ['Ausbildung zum Bankkaufmann (m/w/d)', '2012 – 2015 Bankkauffrau, Sparkasse Hagen'],
    ['Einwandfreies polizeiliches Führungszeugnis', 'Führungszeugnis ohne Eintrag'],
    ['Ausbildung zur Kauffrau für Büromanagement', 'Gelernter Kaufmann für Büromanagement'],
    ['Ausbildung zum Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik', 'Ausbildung Anlagenmechaniker SHK'],
    ['Sachkundenachweis nach WpHG / MaAnzV', 'bei der BaFin registriert (§ 87 WpHG)'],
    ['Staatliche Anerkennung als Erzieher*in', 'Fachschule Fulda: staatlich anerkannte Erzieherin'],
    ['HCPC registration', 'HCPC PH123456'],
    ['Six Sigma Yellow Belt certified', 'Lean Six Sigma - YB certified 2021'],
    ['CPR certified', 'CPR/AED and first aid, renewed 2024'],
    ['Must be Red Seal certified', 'Red Seal Cook, 2016'],
    ['Gas Safe registered', 'Gas Safe engineer 512345'],
    ['Current VIT registration', 'Registered with the Victorian Institute of Teaching'],
    ['Class A CDL', 'A CDL with the H and N, no tickets'],
    ['Class A CDL', 'CDL (Class A), clean record'],
    ['CDL class A required', "Commercial Driver's License, Class A"],
    ['Class B CDL', 'Commercial Drivers License, Class B'],
    ['Valid AZ licence', 'AZ driver, air brakes'],
    ['Arizona x-ray certification (DANB Radiation Health and Safety)', 'DANB RHS – Arizona radiography certificate'],
    ['Car licence', 'Manual C class, own ute'],
    ['Forklift licence', 'HRWL: LF, DG, WP'],
    ['Radiology certification', 'Texas x-ray certificate, 2022'],
    ['a full and relevant Level 3 childcare qualification', 'Level 3 Diploma in Childcare, 2016'],
    ['a full and relevant Level 3 childcare qualification', 'CACHE Level 3, Exeter, 2016'],
    ['a full and relevant Level 3 childcare qualification', "NVQ 3 in Children's Care, Learning and Development"],
    ['Level 2 food hygiene certificate', 'Level 2 Food Safety and Hygiene'],
    ['Recognised teaching qualification (PGCE or equivalent)', 'PGCE Secondary, 2012'],
    ['Bachelor degree in Commerce', 'B.Com, Pune, 2019'],
    ['CIPD Level 5', 'CIPD Associate Diploma (L5)'],
    ['HGV Class 1', 'C+E, CPC and digi card'],
    ['Manual handling certificate', 'Moving and handling, annual refresher'],
    ['Level 3 Food Safety', 'Food hygiene level 3 (2023)'],
    ['OSHA 10', 'OSHA 30-hour construction'],
    ['Welding certification', 'Coded welder, 3G'],
    ['Teaching certificate', 'Licensed K-6 teacher'],
    ['Personal licence holder', 'Personal licence, Bath council'],
    ["Valid driver's license", 'Clean DL'],
    ['Führerschein Klasse B', 'FS Kl. B'],
    ['Kranschein', 'Bedienberechtigung Hallenkran'],
    ['Meister im Elektrohandwerk', 'Elektrotechnikermeister, HWK 2019'],
    ['Gesellenbrief als Schreiner', 'Tischlergeselle 2015'],
    ['Lehrabschluss als Koch', 'Gelernter Koch, 2013'],
    ['Ausbildung als Koch', 'Kochprüfung bei der IHK bestanden, 2012'],
    ["Class G driver's licence", 'Computer Systems Technician diploma; valid G licence'],
    ['CompTIA A+ certification', 'Passed: A+ in 2020'],
    ['Current RSA certificate', 'SITHFAB021 Provide responsible service of alcohol'],
    ['GCSE English', '8 GCSEs grades A to C including English and Maths'],
    ['Current domestic gas ACS qualifications', 'CCN1, CENWAT1, CKR1 and HTR1, renewed 2024'],
    ['NVQ Level 2 in Health and Social Care', 'Level 3 Diploma in Adult Care, City & Guilds'],
    [
      'NVQ Level 3 in Health and Social Care',
      'NVQ Level 3 in Health and Social Care (Fern College, 2021), Level 2 (2019)',
    ],
    ['Barber qualified to NVQ Level 3', 'VTCT Level 3 Diploma in Barbering'],
    ['Coded TIG welder', 'BS EN ISO 9606-1, process 141, in date'],
    ['MCIPS qualified', 'Full member, Chartered Institute of Procurement & Supply'],
    ['CIPD Level 5 qualification in HR', 'Chartered Institute of Personnel and Development, Level 7 Advanced Diploma'],
    ['Full UK driving licence', 'Category B motor licence, no endorsements'],
    ['Heavy rigid licence', 'HR licence, 2019'],
    ['Registered Nurse', 'Registered Nurse, assistant ward manager'],
    ['Advanced Life Support certification', 'ALS provider, Springhill NHS Foundation Trust'],
    ['Series 63 license', 'Series 7, 63 and 66'],
    ['EPA 608 Type II certification', 'EPA 608 Type I and II'],
    ['EPA 608 Type II certification', 'EPA 608 Type I-III'],
    ['Grade 5 piano certificate', 'Grade 8 piano certificate'],
    ['Führerschein CE', 'Lkw mit Anhänger, seit 2011'],
    ['Führerschein Klasse B', 'Lehrgang 2021, Kl. B und BE'],
    ['Meisterbrief im Bereich Sanitär, Heizung, Klima', 'Installateur- und Heizungsbauermeister, HWK München'],
    ['Registered Mental Health Nurse with NMC registration', 'RMN, NMC PIN 09I0000E'],
    ['Registered veterinary nurse', 'RVN, on the RCVS register, Level 3 Diploma'],
  ])('%s is shown by: %s', (required, line) => expect(shows(required, line)).toBe(true));

  test.each([
    ['OSHA 30', 'OSHA 10, through school'],
    ['Advanced Food Hygiene certificate', 'Level 2 Food Safety'],
    ['Six Sigma Black Belt', 'Lean Six Sigma Green Belt'],
    ['PRINCE2 Practitioner', 'PRINCE2 Foundation, 2021'],
    ['Series 7 license', 'Series 63, 2020'],
    ['Series 7 license', 'Series 6, 63 and 66'],
    ['EPA 608 Type II certification', 'EPA 608 Type I'],
    ['18th Edition', '17th Edition, BS 7671:2008'],
    ['ATPL', 'Frozen ATPL, 200 hours'],
    ['ACCA qualified', 'ACCA part-qualified'],
    ['ACCA qualified', 'ACCA, part-qualified, 2023'],
    ['Must be a licensed CPA', 'CPA candidate'],
    ['Certified Registered Nurse Anesthetist', 'RN, BSN, critical care'],
    ['Registered Nurse', 'Nursing Associate, on the nursing associates register'],
    ['Kälteschein Kategorie I', 'Kälteschein Kat. III'],
    ['Fahrerlaubnis CE für den Fernverkehr', 'Führerschein B und BE'],
    ['Führerschein Klasse B', 'Bootsführerschein, seit 2010'],
    ['NIMS certification in milling or turning', 'Turned shafts and fittings on two lathes'],
    ['CIPD Level 5', 'CIPD Level 3 Foundation Certificate in People Practice'],
    ['Active registered nurse (RN) license', 'Licensed Practical Nurse, Ohio'],
    ['Must be a licensed CPA', 'Two of four CPA exam sections passed (FAR, AUD)'],
    ["Master's degree in civil engineering", 'B.Eng. Civil Engineering, 2:1'],
    ['Abitur als Voraussetzung', 'Mittlere Reife, Realschule Fulda'],
    ['Bestandene Sachkundeprüfung nach § 34a', 'Unterrichtung nach § 34a, 40 Stunden'],
    ['Deutsch in Wort und Schrift, C1', 'telc Deutsch B1'],
    ['Class A CDL', 'Class B CDL, clean record'],
    ['Class A CDL', 'CDL, Class B'],
    ["Commercial driver's license", "Ohio driver's license"],
    ['Valid AZ licence', 'DZ licence, clean abstract'],
    ['TDG certificate', 'Straight Truck Driver, Grand Erie Foods, licence clean'],
    ['Ausbildung zur Steuerfachangestellten', 'Auszubildende zur Steuerfachangestellten im ersten Lehrjahr'],
    ['Abgeschlossene Ausbildung als Tischler', 'Ausbildung zum Maurer, 2001'],
    ['Ausbildung zum Mechatroniker', 'Ausbildung zum Mechatroniker, abgebrochen'],
    ['Level 3 Diploma in Care', 'Level 2 Diploma in Care'],
    ['a full and relevant Level 3 childcare qualification', 'Level 2 Diploma in Childcare, 2016'],
    ['a full and relevant Level 3 childcare qualification', 'Level 3 Diploma in Business Administration, 2016'],
    ['EPA Section 608 Universal certification', 'My EPA test is scheduled for next fall'],
    ['Category C+E licence', 'Full car licence (B), 2023'],
    ['SIA CCTV licence', 'Course for the SIA guarding badge is booked for October'],
    ["Valid driver's license", "Learner's permit, driving test booked"],
    ['Führerschein Klasse CE', 'Führerschein Klasse B'],
    ['Führerschein Klasse CE', 'Führerscheine: B, BE, C1 und C'],
    ['ADR certificate', '18-tonne fridge, eleven to fourteen calls a day round schools and pubs'],
    ['Staplerschein', 'Staplerschein, abgelaufen 2019'],
    ['ADR-Schein', 'ADR-Basiskurs abgelaufen 2022'],
    ['Bachelor degree in Commerce', 'Second year of a B.Com, ongoing, expected 2027'],
    ['EPA 608 Universal', 'EPA 608: passed Core practice tests, sitting for Universal'],
    ['Level 2 food hygiene certificate', 'Level 2 food hygiene – started September 2025'],
    ['ITIL Foundation', 'ITIL 4 Foundation – appearing in December'],
    ['First aid at work certificate', 'First Aid at Work, 2021, not renewed'],
    ['NVQ Level 3 in Health and Social Care', 'NVQ Level 2 in Health and Social Care (2019), Level 1 (2018)'],
    ['NVQ Level 3 in Health and Social Care', 'NVQ Level 2 in Health and Social Care, Level 3 booked for May'],
  ])('%s is not shown by: %s', (required, line) => expect(shows(required, line)).toBe(false));

  test.each([
    ['Sachkundenachweis im Pflanzenschutz', 'Spritzschein, Landwirtschaftskammer', true],
    ['Ausbildung Fachfrau oder Fachmann Gesundheit EFZ', 'FaGe, Lehrabschluss 2018', true],
    ['Schreiner EFZ', 'eidg. Fähigkeitszeugnis Schreinerin, 2016', true],
    ['Schreiner EFZ', 'Schreinerpraktiker EBA', false],
    ['Bäckergeselle gesucht', 'Gesellenprüfung Bäckerhandwerk bestanden, 2017', true],
    ['Sachkunde als Versicherungsvermittler nach § 34d', 'Geprüfte Versicherungsfachfrau IHK', true],
    ['Kfz-Meister', 'Kfz-Mechatroniker, Teil 3 und 4 der Meisterprüfung', false],
    ['Bootsführerschein Binnen', 'Sportbootführerschein Binnen, 2014', true],
    ['Führerschein Klasse B', 'Sportbootführerschein Binnen, 2014', false],
  ])('%s in a German posting, and a resume with: %s', (required, line, isShown) => {
    const { decisive } = engine.analyse({
      jobDescription: `Mitarbeiter (m/w/d)\nWir sind ein Betrieb mit vierzig Leuten und suchen Verstärkung.\nDas bringen Sie mit\n- ${required}\n- Zuverlässigkeit`,
      resumeText: `Jana Muster\nBerufserfahrung\n2019 – 2024 Mitarbeiterin, Muster GmbH\n- Kunden bedient und Ware geprüft\nQualifikationen\n${line}`,
    });
    expect(decisive.length === 0).toBe(isShown);
  });

  test('of a standard is shown by another name with the same number', () => {
    const isShown = (line: string) =>
      engine
        .analyse({
          jobDescription:
            'Elektroniker (m/w/d)\nIhr Profil\n- Prüfung nach DGUV V3\n- Zuverlässigkeit und Sorgfalt im Umgang mit Kunden',
          resumeText: `Max Muster\nBerufserfahrung\nElektroniker, Muster GmbH, 2019 - 2024\n- ${line}`,
        })
        .requirements.find(({ requirement }) => requirement.surface === 'DGUV V3')?.found;
    expect(isShown('E-Check nach DGUV Vorschrift 3')).toBe(true);
    expect(isShown('Unterweisungen nach DGUV Vorschrift 1')).toBe(false);
  });

  test('is not decisive where the posting takes something else', () => {
    expect(shows('NVQ Level 3 in plumbing or equivalent experience', 'Swimming')).toBe(true);
    expect(shows('Has Level 2 Food Hygiene, or is willing to take it', 'Swimming')).toBe(true);
    expect(shows('Forklift certified or able to be certified in 30 days', 'Swimming')).toBe(true);
  });

  test('is shown by years of work where the posting takes those instead', () => {
    const found = (worked: string) =>
      engine
        .analyse({
          jobDescription:
            "Payables Clerk\nRequirements\n- Associate's degree in accounting, or equivalent combination of education and experience\n- Ledgers",
          resumeText: `Jane Doe\nWork\nPayables Clerk, Fern Ltd, ${worked}\n- Kept the ledgers`,
        })
        .requirements.find(({ requirement }) => requirement.kind === 'degree')?.found;
    expect(found('2015 - 2024')).toBe(true);
    expect(found('2023 - 2024')).toBe(false);
  });

  test('is not decisive when it is preferred, or about somebody else', () => {
    expect(shows('Forklift licence preferred', 'Swimming')).toBe(true);
    expect(shows('Experience with autism would help. So would a minibus licence', 'Swimming')).toBe(true);
    expect(shows('You report to Ann, who has an MBA', 'Swimming')).toBe(true);
  });

  test('of a list is shown by another name of any of its titles', () => {
    expect(shows('Qualified Solicitor, Licensed Conveyancer or FCILEx', 'Admitted solicitor, 2022')).toBe(true);
    expect(shows('Qualified Solicitor, Licensed Conveyancer or FCILEx', 'Swimming')).toBe(false);
  });

  test('is the same whatever framework gives its level', () => {
    expect(shows('NVQ/QCF Level 3 in Health and Social Care', 'NVQ Level 3 Health & Social Care, 2020')).toBe(true);
    expect(shows('Level 3 (RQF) in Health and Social Care', 'NVQ Level 3 Health & Social Care, 2020')).toBe(true);
    expect(shows('NVQ/QCF Level 3 in Health and Social Care', 'NVQ Level 2 Health & Social Care, 2020')).toBe(false);
  });

  test('of a framework and a level alone is shown by its short form', () => {
    expect(shows('NVQ Level 3 or City & Guilds equivalent', 'C&G 2330 and NVQ 3, 2011')).toBe(true);
    expect(shows('NVQ Level 3 or City & Guilds equivalent', 'NVQ Level 2 Electrical Installation')).toBe(false);
  });

  test('is not shown by a plain word that begins like it', () => {
    expect(shows('Meisterbrief', 'Küchen montiert, meist zu zweit')).toBe(false);
    expect(shows('Meisterbrief', 'Meister im Tischlerhandwerk, 2015')).toBe(true);
  });

  test('of one plain word is not shown by that word among others', () => {
    expect(shows('Care Certificate', 'NVQ level 3 Health and Social Care')).toBe(false);
    expect(shows('Care Certificate', 'Care Cert 2017')).toBe(true);
  });

  test('is not shown by what was not passed, and to drive is to hold the licence', () => {
    expect(shows('NATE certification', 'NATE - took core, did not pass yet')).toBe(false);
    expect(shows('NATE certification', 'NATE, 2024')).toBe(true);
    expect(shows('Full driving licence', 'Drives, own car insured for business')).toBe(true);
    expect(shows('Full driving licence', 'Class D, no tickets')).toBe(true);
    expect(shows('Full driving licence', 'Drives sales in the region')).toBe(false);
    expect(shows('Full driving licence', 'EICR on a Megger, coded C1s and C2s')).toBe(false);
  });

  test('is not shown by the words around its denial', () => {
    expect(shows('Full driving licence', 'I do not hold a driving licence yet but live on the bus route.')).toBe(false);
  });

  test('to drive is shown by its Australian class', () => {
    expect(shows("WA driver's licence", 'C class licence, own car')).toBe(true);
  });

  test('is one of two kinds with a slash between them', () => {
    const either = 'Plant operator licence / crane driver licence';
    expect(shows(either, 'Plant operator licence')).toBe(true);
    expect(shows(either, 'Licence as a crane driver')).toBe(true);
    expect(shows(either, 'White card')).toBe(false);
  });

  test('is shown by the words of its name, not by all of their clause', () => {
    const resumeText = 'Jane Doe\nCertificates\nSince 2015 with a Level 3 Diploma in Childcare from Exeter College';
    const { requirements } = engine.analyse({
      jobDescription: 'Worker\nRequirements\n- Level 3 childcare qualification\n- Reliability',
      resumeText,
    });
    const spans = requirements.flatMap(({ evidence }) =>
      evidence.map(({ span }) => resumeText.slice(span.start, span.end)),
    );
    expect(spans).toContain('Level 3 Diploma in Childcare');
  });
});
