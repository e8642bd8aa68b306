import type { TradeProbe } from './trade-probe.ts';

export const teacher: TradeProbe = {
  trade: 'teacher',
  farTrade: 'mechanical engineer',
  posting: `Elementary School Teacher (Grade 4)
Lindenhof Elementary School seeks a teacher for fourth grade.
Requirements
- Bachelor's degree in Education
- State teaching certification
- Lesson planning and classroom management
- Differentiated instruction for special education students
- Student assessment and parent communication
Preferred
- ESL endorsement
- Experience with Google Classroom`,
  qualified: `Ida Sample
ida@mail.example
Experience
Elementary teacher, Grade 4, Meadow School, 2016 - 2023
- Lesson planning in reading, math and science for 26 students
- Classroom management, differentiated instruction and student assessment
- Worked with special education staff on IEP goals and led parent conferences
- Ran Google Classroom for the grade; held an ESL endorsement
Education
Bachelor's degree in Education, Fern University, 2016
Licenses: State teaching certification`,
  half: `Jon Sample
jon@mail.example
Experience
After-school tutor, Youth House, 2020 - 2023
- Helped students with math and reading homework
- Planned games and craft lessons
Education
Bachelor of Arts in History, 2019`,
  negated: `Kay Sample
kay@mail.example
Experience
Warehouse packer, Box Ltd, 2019 - 2023
- Packed and labelled parcels
Summary
No teaching certification. No experience with lesson planning or classroom management.
Interested in becoming a teacher; eager to learn differentiated instruction. I do not have a degree in Education.`,
};
