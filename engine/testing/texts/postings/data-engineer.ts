export const dataEngineer = `Senior Data Engineer (Data Platform) Northwind
Springfield - Springfield
Date posted: 2021-04-19
Likes: 0 Dislikes: 0 Love: 0
Job description:
Compensation:
€48k - 84k
Job type:
Full-time
Experience level:
Mid-Level Senior
Role:
System Administrator
Technologies
apache amazon-web-services java
Job description
Northwind is one of the best-known clients of Northwind – a dedicated team of 90 of our software engineers and data science professionals develop the innovations behind its business success.
As Northwind technology partner we are expanding our team in Springfield and are ready to hire the brightest talents in the IT market.
Northwind is the world's largest search engine for vacation rentals comparing over 18 million offers from more than 2,000 trusted partners.
Founded in 2014 Northwind employs more than 250 people and operates 43 websites.
From apartments cabins boats castles hotels hostels and everything in between Northwind combines price destination dates and amenities to find the perfect accommodation for any trip worldwide.
As a Senior Data Engineer (Data Platform) you will join our ambitious and forward-thinking colleagues in the Data Engineering team.
At Northwind we capture process and store hundreds of gigabytes of new data on a daily basis using technologies such as Apache Kafka and Apache Spark.
Our data lake holds hundreds of terabytes of data in AWS S3 which is utilised in various ways by different teams running data jobs in Apache Airflow: from building self-service analytics dashboards via AWS Redshift Apache Druid Redash and Tableau to training ML models which make thousands of decisions per second on our websites every day.
You will contribute to Northwind Data Platform by building efficient data processes which meet challenging scalability and performance requirements.
You will have a great opportunity to shape a complex infrastructure that enables data-driven development across the whole organization.
In this role you will:
Design build and manage a scalable durable and trusted Data Platform
Develop real-time data processes
Build APIs to allow standardised access to source-of-truth data across multiple teams
Integrate external data sources with our Data Lake and DWH
Closely collaborate with DevOps Engineers Data Engineers Data Scientists and Data Analysts to solve complex problems at scale
Troubleshoot daily data processing issues
Search for new technologies and tools to improve data handling within the organization
What you will bring:
Excellent knowledge of one or more of the following programming languages: Scala Java Go
Experience working with streaming data (e.g.
Kafka) Experience working with distributed computing frameworks (e.g.
Spark Presto) Experience working with any stream processing framework (e.g.
Kafka Streams Flink Storm) is a plus
Experience working with Docker and/or Kubernetes is a plus
Experience working with AWS or other cloud platforms is a plus
Experience working with Machine Learning pipeline implementation is a plus
Practical communication skills and ability to work in a team
Fluency in English
What we offer:
Career
of growth opportunities and promotions 360 feedback performance evaluation system and mentoring from an international and distinguished team
Culture
of empowerment trust recognition autonomy and quarterly transparency about company goals.
A focus on work-life balance combined with consistent collaboration and support from a team of 30+ nationalities
Compensation
of attractive salary health insurance additional holidays flexible working hours training budget language courses employee-led workshops office perks frequent team building and company events business trips to Springfield.
Salary commensurate with expertise and experience: 4000-7000 EUR gross
Job benefits: -
Company description:
Northwind is a software and business development company with a major focus on building large scale e-commerce platforms and metasearch solutions in aviation logistics and travel markets.
Together with 300+ qualified specialists we help our clients to increase their business efficiency gain competitive advantage and generate over 9 billion EUR annual revenue.
We build web/mobile solutions for worldwide market leaders such as Northwind (used by Northwind and others) as well as dozens of major European and American start-ups.`;
