import type { TradeProbe } from './trade-probe.ts';

export const warehouseWorker: TradeProbe = {
  trade: 'warehouse worker',
  farTrade: 'lawyer',
  posting: `Warehouse Associate
Requirements
- Forklift certification
- Order picking with RF scanners
- Shipping and receiving
- Cycle counts and inventory control
- Lift 50 lbs
Preferred
- WMS experience
- One year in a distribution center`,
  qualified: `Sam Sample
sam@mail.example
Experience
Warehouse associate, Anchor Distribution Center, 2019 - 2023
- Order picking with RF scanners, 140 lines an hour
- Shipping and receiving, loading pallets with a forklift, lift 50 lbs
- Cycle counts and inventory control in the WMS
Certifications: Forklift certification`,
  half: `Tess Sample
tess@mail.example
Experience
Stock clerk, Grocery Mart, 2021 - 2023
- Unloaded trucks and stocked shelves
- Counted inventory once a month
Education
High school diploma`,
  negated: `Tom Sample
tom@mail.example
Experience
Music teacher, private, 2018 - 2023
- Taught piano to children
Summary
No forklift certification. No experience with order picking, RF scanners or shipping and receiving. Never used a WMS.`,
};
