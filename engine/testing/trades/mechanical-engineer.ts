import type { TradeProbe } from './trade-probe.ts';

export const mechanicalEngineer: TradeProbe = {
  trade: 'mechanical engineer',
  farTrade: 'teacher',
  posting: `Mechanical Design Engineer
Requirements
- Bachelor's degree in Mechanical Engineering
- 3+ years of product design in SolidWorks
- GD&T and tolerance analysis
- Finite element analysis with ANSYS
- Sheet metal and injection molding
- FMEA
Nice to have
- Six Sigma
- MATLAB`,
  qualified: `Cleo Sample
cleo@mail.example
Experience
Mechanical engineer, Gear Works, 2016 - 2022
- Designed pump housings in SolidWorks with GD&T and tolerance analysis
- Finite element analysis with ANSYS cut weight by 12 percent
- Brought sheet metal and injection molding parts to production; led FMEA and Six Sigma projects
Education
Bachelor's degree in Mechanical Engineering, 2016
Skills: MATLAB, AutoCAD, prototyping`,
  half: `Dora Sample
dora@mail.example
Experience
CNC machine operator, Metal Hall, 2019 - 2022
- Set up lathes and checked parts with calipers to drawings
- Suggested changes to tooling
Education
Vocational training as machinist, 2019`,
  negated: `Dov Sample
dov@mail.example
Experience
Waiter, Lake Inn, 2017 - 2022
- Served tables and closed the till
Summary
No degree in Mechanical Engineering. No experience with SolidWorks, ANSYS or GD&T. Never worked with sheet metal or injection molding. Hoping to learn finite element analysis.`,
};
