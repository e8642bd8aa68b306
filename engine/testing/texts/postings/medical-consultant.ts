export const medicalConsultant = `Staff Specialist or Medical Consultant Northwind
Northwind
Are you a specialist in gynaecology and obstetrics with a passion for making a difference to your patients?
Then we're looking for you!
At the Department of Gynaecology & Obstetrics at Northwind
Northwind we place a firm focus on interdisciplinary approaches that strengthen our professional competence and develop the department so that our patients receive the best possible treatment.
If you are a specialist who prioritises professional medical development we can offer you an exciting position that will allow you to build upon your existing competencies.
About the department We are nine medical specialists who are affiliated with one or more of the following sub-specialisations.
Urogynaecology We specialise in urogynaecology.
We accept 600 incontinence patients per year for clinical examination in our own urodynamic laboratory.
All patients undergo an established evidence-based diagnostic examination programme.
92% of our patients will have a diagnosis and treatment plan within one hour and in cases where an operation is necessary the patient is also given an operation date and time before leaving the outpatient clinic.
The urogynaecology team consists of four continence nurses (all ICS certified) and four medical consultants.
Approx.
125 incontinence operations are performed each year: TVT TOT Ajust and botox treatments.
Each doctor examines their own patients in collaboration with the continence nurses and performs at least 25 incontinence operations per year.
Surgery
In addition to incontinence surgery we also perform general gynaecological procedures such as prolapse surgery laparoscopic hysterectomies abdominal and vaginal hysterectomies and diagnostic and operative hysteroscopies/laparoscopies.
In spring 2018 the Department of Gynaecology & Obstetrics will be moved to a new outpatient corridor where we will be able to perform minor surgical procedures in addition to diagnosis and treatment using mini-hysteroscopy.
Menstrual irregularities
Another focus area is the examination and treatment of menstrual irregularities.
The Centre for Victims of Sexual Abuse We specialise in this area and treat around 60 patients per year.
Acute care is provided by the nurses in the department and after care is offered to the patient in the form of psychological support.
Obstetrics
The department manages 750 low-risk births each year and is expecting a further 200 births in 2018 from other towns and cities.
High-risk pregnancies are monitored closely at the Northwind
Northwind and delivery takes place at Northwind which is another hospital in Springfield.
The department has a chief specialist obstetrician in its employ.
Sphincter and vulva disorders
The department has established an outpatient clinic for postpartum sphincter disorders with ultrasound scanning equipment.
Research
There are two PhD students in the department.
The department has a database containing information on the examination and treatment of 1200 urinary incontinent women in addition to a database with information on a further 1200 newly referred women with urinary incontinence.
If you are interested in research you can use this data for your own investigations.
Facts about the department Each specialist has their own gynaecology & obstetrics outpatient clinic with its own staff and a day surgery unit with six beds and an operating theatre with permanent staff 92% of patients are discharged from the unit before 8pm We all work independently and take responsibility for our own patients in accordance with the principles on care responsibility and optimised patient care Each doctor has fixed outpatient and operation days and carefully monitors their own patients during outpatient examination surgery and during post-operative assessments The department has its own gynaecological daybeds for acute patients and overnight surgery patients.
The department is a regional centre for urogynaecology and the treatment of victims of sexual abuse We expect You must be a specialist in gynaecology and obstetrics.
You are expected to be able to perform all of the general functions relating to gynaecology and obstetrics.
You will be on call every seventh day at the workplace.
Whats attractive working for us Permanent employment in a dynamic organisation which places high value on good relationships and a high degree of professionalism.
You will be linked to one or several sub-specialisations of your choice.
You will be able to work independently and take responsibility for the examination and treatment of your own patients.
If you are interested in research you will have the opportunity to get involved in our existing projects and to initiate your own.
An annual conference trip as well as participation in relevant courses.
About Northwind
Northwind
The hospital has approximately 268 beds and approx.
1,550 employees who do their utmost to care for our patients every day.
Each year we have approximately 35,000 admissions 30,000 of which relate to acute care in addition to approx.
71,000 outpatient visits.
We are an attractive workplace which places high value on continuous development and professionalism and which considers research to be a prioritised aspect of our interdisciplinary cooperation across departments.
We conduct our research in collaboration with other research institutions in Springfield and with researchers from across the country and abroad.
From a managerial perspective we attach importance to high employee involvement and we offer opportunities for personal and professional competency development.
At the same time we also expect our employees to take responsibility for their own development.
The hospital offers treatments within the following areas: Surgery (acute illnesses in the stomach and intestines gallstones hernias haemorrhoids appendicitis and ileus).
In addition we also provide outpatient endoscopic examinations Orthopaedic surgery (hips knees shoulders amputations etc.) Medical illnesses (diseases in the heart stomach intestines liver lungs hormones and metabolism kidneys blood clots or bleeding in the brain and age-related diseases) Conditions affecting women pregnancy and childbirth (obstetric aid maternity care nuchal translucency and anomaly scans as well as diseases of the reproductive organs) Diseases affecting children and young people (treatment of illnesses in 0 to 18-year-olds and in new-borns) Physiotherapy and occupational therapy (rehabilitation) Facts about Region Zealand:
Springfield is one of the five regions in Springfield and is geographically spread across 17 municipalities.
It covers a geography of 7.200 square kilometers and has more than 800.000 citizens.
Springfield has six hospitals spread across the region.
Springfield is attractive for specialist located in Springfield and Springfield because of the short drive or flight to the Region which makes it possible to commute to the region or frequently drive home for a visit.
Why choose Springfield You will be a part of an informal and professional work environment and you will have the opportunity to influence how you would like your future in the department to plan out.
The Springfield work place culture is informal and has a flat hierarchy a 37-hour working week and an attractive salary and pension scheme.
In addition Springfield offers a great range of leisure and accommodation facilities as well as good schools.
Benefits for you and your family if you choose a career at Springfield A professional and inspirational work environment Opportunities for training and professional growth Good research opportunities - national and international Good quality of life for families
If you choose Springfield we will offer you: An attractive recruitment package offering you help to become established as a specialist doctor in Springfield including free Danish lessons relocation assistance and support for the family including finding accommodation day-care institutions or schools contact with authorities and advice on taxes.
We also meet the costs of authorisation and offer a financial relocation contribution.
Recruitment process:
If we find you qualified for the position you have applied for you will firstly be invited to a skype meeting with the staff management to discuss your medical qualifications and experiences related to the given job position.
In case of a good match between your qualifications and our needs you will be invited to a recruitment meeting at the hospital.
This includes a job interview and a visit at the hospital an interview with Human Resources a tour around the community area with our relocation agency and a language test with our private language teacher.
This meeting will provide you with necessary insights to living and working conditions in Springfield.
If you want to know more about working as a medical specialist for Springfield you are welcome to contact us on.
Application: Send your CV in English language and a short motivation letter to Euresadviser Alex Morgan on: and we will contact you regarding the Next step.`;
