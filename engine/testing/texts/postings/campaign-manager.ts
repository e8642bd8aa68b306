export const campaignManager = `At Northwind (Northwind) we handle communication solutions - from strategy to developing offline and online campaigns.
Can you lead the projects safely into completion?
You will play an important role in developing campaigns and materials that support the Northwind Brand and inspire children to play - through all ages and across the globe.
Northwind is a full-service agency that delivers complex and large-scale campaigns for the entire Northwind.
As Project Manager this means an exciting challenge by navigating in a development process that may suddenly change direction - and it is your responsibility to make ends meet.
You will join the Northwind team in Springfield where you will have 175 colleagues and a sister-department in the Springfield with 50 employees.
Project Management from production to delivery
You will be the project team's internal turning point.
This means you plan and lead projects through the development phase and you have full responsibility for driving the marketing assignment from start to closure.
This takes place in close cooperation with the creative teams key account managers and stakeholders within packaging and campaign development as well as production.
Over-all it is your responsibility to ensure an efficient process and you have 100% overview of project plans resource coordination time schedules and project economy.
Finally you contribute to keeping the project team motivated and on track.
Can you keep chaos in order?
You are probably employed as a Project Coordinator or Project Manager with a commercial agency now and have been so for the past couple of years.
Alternatively your track record may include working in an internal marketing department where managing communication plans has been the greater part of your position.
You have a good sense for commercial matters and experience as the budget responsible.
You probably have a BA-level or market economist background.
You have a natural sense for creating structure and a good overview of all aspects of a project.
You remain calm in high spirit and motivating for your team when plans suddenly change.
Finally you thrive in an extrovert role with contact to lots of different internal stakeholders.
Please remember to attach your application and CV.
We do not have application deadlines on any of our positions.
We take candidates into the recruitment process continuously and close the position down once we have found the right candidate.`;
