/** Alike words of kitchens, bars and hotels. */
export const hospitality = `
breakfast morning
lunch lunchtime midday
dinner evening supper
supper dinner
starter appetiser
dessert sweet pudding
pudding dessert
bread loaf dough
dough mix batter
pastry baking
sauce dressing
stock broth
portion serving
recipe method
menu dish
order ticket
ticket order job
cover table
section station corner
station section
brigade team kitchen
prep preparation
preparation prep
allergen allergy
hygiene safety
temperature temp
fridge refrigerator cooler
freezer cold
storeroom store cellar
cellar store
bar counter pub
pub bar
hotel guesthouse
room bedroom
bedroom room
linen laundry bedding
laundry linen washing
housekeeping cleaning
lobby reception foyer
foyer lobby
check-in arrival
check-out departure
arrival check-in
departure check-out
guest resident visitor
tip gratuity
`;
