/** What is in a line of contacts: an email address, a page, a telephone number. */
export const contact = /\S@\S|https?:|www\.|linkedin|github\.com|(?:\+?\d[\s().-]{0,2}){9}/i;
