export const vehicleTechnician = `Jacinto Kasandra Erdman
W. Clybourn St., Milwaukee, Wisconsin
Phone: [phone]
[email]
Objective
To be part of a team of Alternative Fuels Vehicle Technician in an automotive aftermarket
modification center
Summary of Qualification
5 years of experience as an Alternative Fuels Vehicle Technician specializing in exotic Italian
sport cards.
Excellent auto mechanic background to disassemble engine and gear train for specializing in US
made cars
Career Experience/Job History
2005
Present: Alternative Fuels Vehicle Technician, Santa Monica Garage Service Center
Review and study mechanical and electrical blueprint and engine schematics of a car to be
retrofitted to develop a suitable action plan in implement alternative fuel systems
Check if the alternative fueling can be done or if the car is large enough to accommodate the
additional parts in the modification as not all cars can be ready to accept them.
Discuss with client the options and cost implications and savings and ensure their approval
before proceeding with any engine or fueling system modification.
Test drive repaired vehicles for proper handling and fine tuning.
Education
2005
Present: In house training and seminar on alternative non-gasoline of mixes
2003
2005: Progressive certification to attain National Certificate in Motor Industry
2000
2003: Associate in Automotive Technology, Universal Technical Institute`;
