/** Alike words for amounts, ranks and differences. */
export const measures = `
shortage short missing
missing absent lacking
absent missing
discrepancy difference mismatch
difference discrepancy variance
variance difference discrepancy
duplicate repeated double
sort kind type
type kind sort
kind type sort
way manner method
method way technique
technique method
amount quantity volume
quantity amount
volume amount number
size amount
total overall sum
overall total
average mean
mean average
peak high busiest highest
high peak
top best leading
best top
second runner-up
third
runner-up second
place rank position
percent percentage
share proportion percentage
proportion share
rate percentage ratio
ratio rate
speed pace
time duration period
period time
duration time length
minute
deadline due date
due expected
majority most
hectare ha
kilogram kg kilo
tonne ton
zero no
never no without zero free
free without
one-in-four fourth
dual second two person
most majority
`;
