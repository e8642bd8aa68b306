export const streetFoodCook = `We are searching for energetic motivated and responsible people to be a part of our street food concept at Northwind (Northwind) in Springfield.
The concept will be focused on the Chinese kitchen predominently noodles and handmade dumplings.
Experience in this area is of course favourable but not necesary.
We are looking to fill multiple positions in the kitchen preperation and counter service areas.
Both part time and full time.
If you think you would like to be a part of this exciting new project please send your application to`;
