import type { TradeProbe } from './trade-probe.ts';

export const truckDriver: TradeProbe = {
  trade: 'truck driver',
  farTrade: 'accountant',
  posting: `CDL Class A Truck Driver (Regional)
Requirements
- Valid CDL Class A with hazmat endorsement
- 2 years of over-the-road experience with tractor-trailers
- Clean driving record
- Pre-trip inspections and DOT hours of service logs
- Loading and unloading of freight
Nice to have
- Flatbed experience
Pay: weekly; dental insurance; home on weekends.`,
  qualified: `Otto Sample
otto@mail.example
Experience
Truck driver, Longroad Freight, 2016 - 2023
- Hauled freight over the road with tractor-trailers, 600,000 miles with a clean driving record
- Pre-trip inspections, DOT hours of service logs, loading and unloading
- Flatbed loads with straps and chains
Licenses: CDL Class A, hazmat endorsement`,
  half: `Pam Sample
pam@mail.example
Experience
Delivery driver, Parcel House, 2020 - 2023
- Drove a van on city routes and delivered 120 parcels a day
- Checked the vehicle each morning
Licenses: driver's license`,
  negated: `Pia Sample
pia@mail.example
Experience
Receptionist, Hill Dental, 2018 - 2023
- Answered phones and booked appointments
Summary
No CDL Class A and no hazmat endorsement. Never used a tractor-trailer. No experience with flatbed freight or pre-trip inspections.`,
};
