import type { TradeProbe } from './trade-probe.ts';

export const backendDeveloper: TradeProbe = {
  trade: 'backend developer',
  farTrade: 'nurse',
  posting: `Backend Developer (Java)
What you'll do
Build microservices and REST APIs with Java and Spring Boot, deployed with Docker and Kubernetes.
Requirements
- 3+ years of Java development
- Spring Boot, Hibernate and REST API design
- PostgreSQL or MySQL
- Docker and Kubernetes
- Git and CI/CD
Nice to have
- Kafka
- AWS
We offer
Flexible hours, free coffee and a pension.`,
  qualified: `Zoe Sample
zoe@mail.example
Experience
Software engineer, Wave Systems, 2017 - 2023
- Built microservices and REST APIs in Java with Spring Boot and Hibernate, serving 3 million requests a day
- Moved 20 services to Docker and k8s on AWS; CI/CD with Jenkins and Git
- Tuned PostgreSQL queries and streamed events with Kafka
Education
Bachelor's degree in Computer Science, 2017`,
  half: `Abe Sample
abe@mail.example
Experience
Web developer, Pixel Yard, 2020 - 2023
- Built websites with PHP, JavaScript and MySQL
- Used Git daily
Education
Bachelor's degree in Media, 2019`,
  negated: `Bea Sample
bea@mail.example
Experience
Hotel receptionist, Sea View, 2018 - 2023
- Checked guests in and out
Summary
No experience with Java, Spring Boot or Hibernate. Never used Docker, Kubernetes or PostgreSQL. Eager to learn REST APIs and Git.`,
};
