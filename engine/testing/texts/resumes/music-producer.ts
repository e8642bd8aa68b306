export const musicProducer = `Music Producer Resume Template
Peter S. Gutierrez
North Vill., New York City
Phone: [phone]
[email]
Objective
A position as a Music Producer in the classical/jazz music genre for a global music recording label
Summary of Qualification
9 years of experience as a record music producer with the last 5 years as a freelance music
producer.
Portfolio of artists available upon request or during the interview.
Career Experience/Job History
2005
Present: Freelance Music Producer
Look out for emerging musical talents in voice and instrumental soloists in Jazz and Classical
music for the label.
Review standard artist musical contractual arrangements for a win-win solution to include
royalties and copyright ownerships.
Secure financing backing for a recording.
Maintain a network of friends in the media to promote the artist or band through various
advertising techniques
2001
2005: Assistant Music Producer, Sony/BMG
Secure the backup musicians for a project and deal with them contractually.
Oversee operational recording budgets, schedules and title release dates.
If working on a film, discuss the films music requirements with directors and composers before
they select music for a film
Education
2001
2005: In-house seminars and workshops on new recording technologies and Intellectual
Property laws.
1996
2001: Bachelor of Science in Electronics Engineering, New York State University
Professional reference will be furnished upon request`;
