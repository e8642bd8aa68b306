/** Alike words of building sites and workshops. */
export const building = `
scaffold scaffolding
scaffolding scaffold
concrete cement
formwork shuttering
shuttering formwork
rebar reinforcement
reinforcement rebar
brickwork bricklaying masonry
masonry brickwork stone
joinery carpentry woodwork
carpentry joinery woodwork
woodwork joinery carpentry
roofing roof
guttering gutter
drainage drain
sewer drain
footing foundation
foundation footing base
trench ditch
plot lot site
snag defect
snagging punch-list
drawing plan blueprint
elevation drawing
wiring electrics cabling
cabling wiring cable
socket outlet
outlet socket
fuse breaker
consumer distribution
board panel
panel board
radiator heater
tap faucet
faucet tap
toilet wc lavatory
leak drip
valve tap
pump compressor
filter screen
duct vent
vent duct
thermostat control
kiln oven
oven kiln
lathe machine
mill machine
jig fixture
fixture jig fitting
gauge meter
meter gauge reading
tolerance accuracy
weld joint
joint weld
blade knife cutter
cutter blade
gear cog
bearing bush
bolt screw fastener
fastener bolt
`;
