import type { TradeProbe } from './trade-probe.ts';

export const electrician: TradeProbe = {
  trade: 'electrician',
  farTrade: 'lawyer',
  posting: `Journeyman Electrician
Requirements
- Journeyman electrician license
- 4 years of experience in commercial electrical installation
- Knowledge of the National Electrical Code
- Able to read blueprints and bend conduit
- Troubleshooting of motors, panels and lighting circuits
- OSHA 10
- Driver's license
Duties
Install wiring, conduit and switchgear on construction sites. Test circuits and repair faults.`,
  qualified: `Eli Sample
eli@mail.example
Experience
Journeyman Electrician, Bolt Electric, 2014 - 2022
- Installed wiring, conduit and switchgear on commercial construction sites
- Read blueprints, bent conduit and terminated panels to the National Electrical Code
- Troubleshooting of motors, panels and lighting circuits
Apprentice electrician, Spark Brothers, 2010 - 2014
- Pulled cable and tested circuits
Licenses: Journeyman electrician license, OSHA 10, driver's license`,
  half: `Fay Sample
fay@mail.example
Experience
Maintenance technician, Plaza Hotel, 2019 - 2022
- Replaced lighting, outlets and switches
- Repaired pumps and painted rooms
Education
High school diploma
Driver's license`,
  negated: `Gus Sample
gus@mail.example
Experience
Sales clerk, Shoe House, 2018 - 2022
- Advised customers and kept the stock room
Summary
No journeyman electrician license. No experience with wiring, conduit or switchgear.
Want to learn electrical installation. Never read blueprints.`,
};
