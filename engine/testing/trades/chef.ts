import type { TradeProbe } from './trade-probe.ts';

export const chef: TradeProbe = {
  trade: 'chef',
  farTrade: 'data scientist',
  posting: `Sous Chef
The Copper Pot restaurant is hiring a sous chef.
Responsibilities
- Lead line cooks in a fast kitchen
- Menu planning, plating and food cost control
- Keep food safety and sanitation standards
Requirements
- Culinary degree or apprenticeship
- 3+ years as line cook or sous chef
- ServSafe certification
- Inventory and ordering
- Knowledge of sauces, grill and pastry`,
  qualified: `Lea Sample
lea@mail.example
Experience
Sous chef, Blue Table restaurant, 2018 - 2023
- Led eight line cooks in a kitchen with 200 covers a night
- Menu planning, plating and food cost control; cut waste by a fifth
- Kept food safety and sanitation standards, inventory and ordering
Line cook, Garden Bistro, 2015 - 2018
- Worked sauces, grill and pastry
Education
Culinary degree, Fern Culinary School, 2015
Certifications: ServSafe`,
  half: `Max Sample
max@mail.example
Experience
Kitchen helper, School Canteen, 2020 - 2023
- Washed and cut vegetables, cleaned the kitchen
- Followed food safety rules
Education
High school diploma, 2019`,
  negated: `Mia Sample
mia@mail.example
Experience
Parking attendant, City Garage, 2018 - 2023
- Guided cars and took payments
Summary
No experience with menu planning, plating or food cost. No ServSafe certification.
Would like to learn sauces, grill and pastry. Never worked as a line cook.`,
};
