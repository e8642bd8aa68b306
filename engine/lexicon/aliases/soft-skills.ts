export const softSkills = `communication skills=communication=communicator=verbal and written communication=written and verbal communication=excellent communication=Kommunikationsfähigkeit=interpersonal communication
teamwork=team player=team work=Teamfähigkeit
leadership skills=leadership
problem solving=problem-solving=problem solver
time management
attention to detail=detail oriented=detail-oriented
analytical skills=analytical thinking=analytical
interpersonal skills
organizational skills=organisational skills=organization skills
critical thinking
decision making=decision-making
multitasking=multi-tasking
self-motivated=self motivated=self-starter=self starter
presentation skills
negotiation skills
conflict resolution
proactive
work independently
customer focus=customer-focused
work ethic`;
