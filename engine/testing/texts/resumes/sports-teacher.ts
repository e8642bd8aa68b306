export const sportsTeacher = `Allan Dominick Powlowski
123 Main Street, Apt. 101
New York, New York 10001
Mobile: [phone]
[email]
OBJECTIVE
High school physical education teacher and coach in the Louisville area.
SUMMARY
Experienced high school coach who led team to a conference-winning season
Magna Cum Laude graduate with BS in Physical Education
Coaching and officiating certification for both football and soccer
EDUCATION
Bachelor of Science in Physical Education, May 2017
Illinois State University, Normal, Illinois
Graduated Magna Cum Laude with a GPA of 3.6 on a 4.0 scale
Courses included:
Student Teaching Practicum
Coaching Team Sports
Principles of Coaching
The Multicultural Classroom
Physiology of Exercise and Kinesiology
Conditioning and Skills Performance
Discipline and Classroom Management
Field Work in Coaching and Officiating
EXPERIENCE
Junior Varsity Football Coach, August 2016-December 2016
Bloomington North High School, Bloomington, Illinois
Taught football fundamentals to freshmen and sophomores
Developed a new wishbone offense, which led the conference in scoring
Turned around 2-8 program to 7-3 record in just one year
Went on to win the year-end conference tournament, in spite of having lost our four best players to the
varsity team for post-season play
Assistant Soccer Coach/Team Captain, 2016-2017
Illinois State University, Normal, Illinois
Varsity soccer player and starter as a forward for all four years of college
Served as Assistant Coach and Team Captain during Senior year
ACTIVITIES
Varsity Team Member, Intercollegiate Football, Illinois State University, 2014-2017
Second most points in team history (242), Illinois State University Football Team
Varsity Team Member, Intercollegiate Soccer, Illinois State University
©2017 CollegeGrad LLC. All rights reserved. For personal, individual use only. Templates available for free download at CollegeGrad.com/resumes`;
