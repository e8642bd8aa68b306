export const centreAdministrator = `The Northwind (Northwind) is seeking a highly qualified and motivated administrator for a newly established Catalysis Theory Center to be headed by Professor Alex Morgan (read more about the initiative here: and here:.
The Center will develop an exciting international work environment.
Primary areas of responsibility
Your primary task will be to support the Director.
You will also be working on a broad range of administrative and communicative tasks in the center.
The responsibilities include: Acting as a primary point of contact for the Director and the Center Planning and coordination of the Directors activities including management of calendar and travel Composing and preparing correspondence via emails/letters Updating and writing texts for our website internal newsletters etc.
Act as liaison to the Northwind central financial offices and external stakeholders Representing the Director and the Center at meetings
Our expectations of you
We expect that you have a strong background as a Personal Assistant/Executive Assistant and as administrative support for senior management - preferably in an international research setting.
You have good communication skills and are fluent in both Danish and English orally and in writing.
You are also an experienced user of MS Office products.
We are looking for a person who is well motivated to learn new things and has a positive attitude to new challenges.
You have very strong interpersonal skills and the ability to build relationships with stakeholders including staff external partners and donors.
We expect that you can operate independently multi-task make decisions and ensure close follow-up on tasks.
As a person you are outgoing and able to cooperate with both internal and external partners and thrive on a great variation of tasks.
You are both organized and structured and create and maintain an overview while paying attention to quality detail and deadlines.
You are loyal and treat confidential information with great care.
What we offer in return We offer an interesting and challenging job in an international environment with the focus on research teaching innovation and scientific advice for the benefit of the surrounding community.
We place emphasis on a high level of professionalism among our staff so skills development is an integral part of our organization.
We offer great flexibility in the position.
Salary and appointment terms
The appointment will be based on qualifications and the collective agreement made between the Northwind with the Northwind (Northwind) or Northwind.
Application and contact
Please submit your online application no later than 15 April 2018.
Open the Apply online link fill out the form and attach your motivated application CV and exam certificates.
Further information may be obtained from Associate Director Alex Morgan or Director of Administration Alex Morgan
telephone.
All interested candidates irrespective of age gender disability race religion or ethnic background are encouraged to apply.
Northwind is a technical university providing internationally leading research education innovation and scientific advice.
Our staff of 5,800 advance science and technology to create innovative solutions that meet the demands of society; and our 11,000 students are being educated to address the technological challenges of the future.
Northwind is an independent academic university collaborating globally with business industry government and public agencies.`;
