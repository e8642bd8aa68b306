/** Alike words of farms, gardens and salons. */
export const landAndSalons = `
cow cattle herd
herd cattle cow
flock sheep
ewe sheep
lamb sheep
calf cattle
hen chicken poultry
poultry chicken hen
pasture field grassland
grassland pasture
hedge hedgerow
barn shed
shed barn outbuilding
tractor vehicle
combine harvester
spray pesticide
seed grain
grain cereal seed
hay forage
greenhouse glasshouse polytunnel
glasshouse greenhouse
lawn grass turf
turf lawn grass
shrub bush
border bed flower-bed
patio paving
paving patio slab
stylist hairdresser
hairdresser stylist
salon shop
treatment therapy
therapy treatment
nail manicure
manicure nail
facial skincare
haircut cut
colour dye
`;
