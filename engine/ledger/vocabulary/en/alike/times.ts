/** Alike words for times and how often. */
export const times = `
often frequently regularly
weekly week
daily day
monthly month
annual yearly year
annually yearly year
yearly annual year
quarterly quarter three-monthly
fortnightly biweekly fortnight week two
fortnight week two
nightly night
night overnight evening nightly
evening night
morning a.m. am
weekend saturday sunday
summer seasonal
season seasonal
autumn fall
night evening overnight
waiting wait
latency delay response
rotation rota
night end close
shift day
`;
