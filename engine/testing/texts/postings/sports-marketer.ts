export const sportsMarketer = `Are you a true sports enthusiast?
Do you want an opportunity to combine your interest in sports with your skills in content management and SEO?
Then you might have found the right position to work with what you are passionate about!
We are looking for a Content Manager to take ownership of optimizing our performance of our top sports betting websites in the Scandinavian market.
Northwind is an international award-winning company working to give punters and players a better and more secure igaming experience.
We are producing outstanding sports betting content and igaming products that go far beyond the usual standards.
THE ROLE
As our Content Manager in Group Content & Brand your key objective will be the coordination production and optimisation of high class betting content for our flagship site Bettingexpert.
With your advanced knowledge of the Scandinavian market you will be responsible for which sports/Leagues we should focus on and what type of content we should produce in order to localize and create the best user experience in the Scandinavian markets.
You will become part of an international highly skilled and dedicated team working to cater various user groups in the broad field of sports betting and iGaming.
We expect that you take ownership and responsibility of the websites and products you are working on.
THIS ROLE OFFERS YOU the opportunity to combine your ambition to advance your SEO skills with your passion for sports collaboration with market leading experts on SEO & digital marketing high degree of ownership and responsibility in work daily work life in a dynamic welcoming and highly international work environment AS OUR SEO CONTENT MANAGER YOU WILL produce and coordinate the production of content for Bettingexpert work closely with our Content Manager Lead to ensure content is optimised for Google perform keyword studies and develop strategies to address different user groups create new content based on business and market priorities regularly monitor KPIs and user metrics OUR IDEAL CANDIDATE has a minimum of 2 years experience as a Content Manager has experience in search engine optimisation (SEO) advanced knowledge of the Scandinavian sports betting market is fluent in English and proficiency in one or more Scandinavian languages is a great plus has experience working in WordPress has well-founded knowledge in sports & casino betting is passionate about reaching goals APPLICATION DEADLINE
We look forward to hearing from you and accept applications until 18th August 2019.
We will process your application quickly and give callbacks continuously until we find the perfect candidate.
Expected start date: as soon as possible.
We will be so unfortunate if your application was lost in some email inbox therefore only applications submitted through our Apply Now - is possible.
QUESTIONS?
If you have any questions about the position you are welcome to write to the Content Manager Lead - Alex Morgan at.
THE BUSINESS
Northwind is an international growth company working to give players a better and more secure iGaming experience.
Through our products we will create a more transparent and honest industry.
Our ambition is that quality and innovation must also apply to the iGaming industry and we are determined to set new standards and to take the lead in the market.
We are a dynamic energetic and diverse workplace encouraging an open and informal tone strong unity and high ambitions.
More than 300 dedicated and talented employees work together and across our offices spread in the hearts of Springfield and Springfield.
Equal Opportunity Employer We are an equal opportunity employer and diversity is what gives us the little extra we need.
We believe diverse teams help us make better products.
We hire for cultural growth and welcome people of all ages stories nationalities religions backgrounds etc.`;
