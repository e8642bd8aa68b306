/** Alike words for changes and repairs. */
export const changes = `
fall drop decrease reduction decline
drop fall decrease reduction
reduction cut decrease drop fall
decrease reduction fall drop
rise increase growth
increase rise growth
growth increase rise
change shift switch modification alteration
switch change move transition changeover
move relocation switch transfer
replacement swap exchange new change
swap replacement exchange
repair fix mending
fix repair
maintenance upkeep servicing service repair
upkeep maintenance
service servicing maintenance
installation fitting install
fitting installation
improvement better improved
`;
