/** Alike words for places, buildings and land. */
export const places = `
shop store outlet branch retailer
store shop branch outlet stockroom warehouse
branch office shop store outlet location
site location place premises facility
premises building site property office
building property block premises house
house home household property residence
home house residence household
flat apartment unit
room area space
school college academy
university college
door gate
wall
roof rooftop
floor storey level
level floor grade standard
stair staircase
window pane
garden ground
field area
land ground
farm holding
animal livestock
livestock animal cattle stock
cattle cow
cow cattle
sheep flock ewe
crop harvest
plant crop
tree
fence fencing boundary march
fencing fence
road street
street road
route round run
round route tour
area region district zone
region area
district area
zone area
county area
town city
city town
community local neighbourhood
neighbourhood community local
local nearby neighbouring
nearby local near
house home domestic
domestic house home
site plant
plant site factory works
factory plant works site
uk britain british
home house resident care-home
territory area region
post-brexit brexit
ground lot
us usa american
`;
