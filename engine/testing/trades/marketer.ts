import type { TradeProbe } from './trade-probe.ts';

export const marketer: TradeProbe = {
  trade: 'marketer',
  farTrade: 'electrician',
  posting: `Digital Marketing Manager
Responsibilities
- Plan campaigns across SEO, PPC and social media
- Own the email marketing calendar in HubSpot
- Report on conversion with Google Analytics
Requirements
- 4+ years in digital marketing
- SEO, Google Ads and content marketing
- Google Analytics and HubSpot
- Copywriting
Nice to have
- Brand management
- Marketing automation`,
  qualified: `Uma Sample
uma@mail.example
Experience
Digital marketing specialist, Lark Media, 2017 - 2023
- Planned campaigns across SEO, PPC and social media with a budget of 400,000 a year
- Ran email marketing and marketing automation in HubSpot, raising conversion by 18 percent
- Content marketing, copywriting and brand management; reported with Google Analytics
- Managed Google Ads
Education
Bachelor of Arts in Communication, 2017`,
  half: `Vic Sample
vic@mail.example
Experience
Shop assistant and social media helper, Book Nook, 2020 - 2023
- Posted to social media each week and wrote the newsletter
- Served customers
Education
Bachelor of Arts in English, 2020`,
  negated: `Val Sample
val@mail.example
Experience
Plumber's helper, Pipe Pros, 2018 - 2023
- Carried pipes and cleaned sites
Summary
No experience with SEO, PPC, Google Ads or content marketing. Never used HubSpot or Google Analytics. Eager to learn digital marketing and copywriting.`,
};
