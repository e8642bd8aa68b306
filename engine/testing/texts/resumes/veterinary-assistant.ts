export const veterinaryAssistant = `Lenny Joaquin Murphy
55 Elm St.,
Sometown, AZ 85701
Home: [phone] | [email]
OBJECTIVE
Recent honors graduate of Sometown High School eager to launch career as a veterinary assistant.
PROFILE
Veterinary assistant candidate whose qualifications include a high school diploma (earned with
honors) and a passion for caring for animals. Experience includes:
Two years of dedicated service as an SPCA animal shelter volunteer;
Four years as an active member/officer in 4-H;
Four years of experience as a horse owner and competitive barrel racer; and
Eight years of experience as a pet owner (dogs, cats, rabbits, macaw).
EDUCATION
SOMETOWN HIGH SCHOOL -- Sometown, AZ
High School Diploma, 2011 (GPA: 3.8)
Honors: National Honor Society
VOLUNTEERISM
SOCIETY FOR THE PREVENTION OF CRUELTY TO ANIMALS -- Sometown, AZ
Animal Ambassador II, 1/10-Present
Animal Ambassador I, 10/09-12/09
Advanced to level II animal ambassador at Sometown SPCA Animal Shelter after completing
intensive ""Animal Handling""training and 20 hours of volunteer work in two months. Currently
volunteer for an average of 16 hours monthly, assisting in training, socializing and feeding animals
awaiting adoption as well as handling basic shelter upkeep tasks. Qualified for""Medical Services
Assistant"" training, set to begin in January 2012.
ACTIVITIES AND AWARDS
Member/Vice President, 4-H Club (Sometown Chapter), 2007-2011
County Winner (First Place), 4-H Public Speaking Contest, 2011
State 4-H Finalist, Level I Equestrian (Western), 2009
Placed in the Top 3 at eight rodeos as a competitive barrel racer (youth division), 2008-2011
COMPUTER SKILLS
MS Office (Word, Excel, PowerPoint, Outlook); Windows XP/Vista
ADDITIONAL INFORMATION`;
