export const copyWriter = `Copy Writer CV Resume Template
Omar Blossom Jacobson. Heath
East Vill., New York City
Phone: [phone]
[email]
Objective
To be the lead copywriter in a large advertising or creative agency
Summary of Qualification
9 years of experience in the advertising industry as a veteran copy with an extensive copy writing
portfolio for the print, broadcast and web media.
Samples of portfolio available upon request.
Excellent management, people management and interpersonal communication skills
Career Experience/Job History
2007
Present: Associate Print Copywriter, Saatchi & Saatchi, New York City
Create compelling captions to accompany advertising and promotional images for print and the
web.
Compose advertorials in leading trade journals and professional publications on consumer and
industrial products.
Write promotional copy for print, radio, television and the Internet
Write content for press releases, product brochures, advertising and promo campaigns, teasers
in print and broadcast media for new product launches.
2001
2007: Print and Internet Copywriter, Publics Group
Compose advertising one liners, taglines, slogans, catch-phrases and captions for assigned copy
wiring projects,
Education
2004
Present: In house training on print broadcast and web content copywriting and high power
editing.
2001
2004: In House training on advertising and online marketing conducted by Young &
Rubicam
1997
2001: Bachelor of Arts in Journalism, University of Idaho
Professional reference will be furnished upon request.`;
