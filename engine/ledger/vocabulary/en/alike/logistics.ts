/** Alike words of transport, print, stores and buying. */
export const logistics = `
passenger rider traveller commuter
bus coach vehicle
route line service
journey trip run ride
depot garage yard
defect fault problem
walk-round inspection check pre-trip
minibus van bus
escort chaperone
chaperone escort
mileage distance
fuel petrol diesel gas
pick-up collection
collection pick-up pickup
drop-off delivery
consignment load shipment
trailer wagon
pallet skid
forklift truck
racking rack shelf
bay dock
dock bay
artwork design graphic
layout design
logo emblem
proof print
print printing
poster placard
packaging pack
pack package packet
booklet brochure leaflet
stand booth stall
booth stand stall
stall stand booth
fair show exhibition
exhibition fair show
quotation quote estimate
quote quotation estimate
vendor supplier
master register record
duplicate double copy
catalogue list
requisition indent request order
indent requisition
storekeeper storeman
purchase procurement buying
procurement purchasing sourcing buying
sourcing procurement
freight transport haulage shipping
haulage freight transport haulier
haulier haulage carrier
spend expenditure cost
lot batch
batch lot run
run batch
shortage shortfall
surplus excess
rejection reject
scrap waste reject
rework repair
`;
