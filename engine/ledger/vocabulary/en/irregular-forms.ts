/** English words whose forms do not follow the rules: the base, then its past forms or its plural. */
export const irregularForms = `
begin began begun
bend bent
bring brought
build built
buy bought
child children
cut
draw drew drawn
drive drove driven
find found
fit fitted
give gave given
grow grew grown
hold held
keep kept
know knew known
lead led
make made
man men
meet met
oversee oversaw overseen
pay paid
person people
rise rose risen
run ran
seek sought
sell sold
send sent
shelf shelves
shoot shot
speak spoke spoken
swap swapped swapping
take took taken
teach taught
tell told
woman women
write wrote written
`;
