export const softwareTools = `JavaScript=JS=ECMAScript
TypeScript
React=React.js=ReactJS
React Native
Node.js=NodeJS=Node
Vue.js=Vue=VueJS
Angular=AngularJS=Angular.js
Next.js=NextJS
Express.js=ExpressJS
Svelte
jQuery
Redux
GraphQL
REST API=RESTful API=REST=RESTful=RESTful web services=REST web services
SOAP
HTML=HTML5
CSS=CSS3=Cascading style sheets
Sass=SCSS
Tailwind CSS=Tailwind
Bootstrap
Webpack
Go=Golang
C++
C#=C Sharp=CSharp
.NET=dotnet=.NET Core=.NET Framework
ASP.NET=ASP.NET Core
Java=Java SE=Core Java
Java EE=J2EE=JEE=Jakarta EE
Kotlin
Scala
Rust
Ruby
Ruby on Rails=Rails=RoR
PHP
Laravel
Symfony
Python
Django
Flask
FastAPI
pandas
NumPy
scikit-learn=sklearn
TensorFlow
PyTorch
Keras
Spring Boot=SpringBoot
Spring Framework
Hibernate
Maven=Apache Maven
Gradle
JUnit
Selenium=Selenium WebDriver
Cypress
Playwright
Cucumber
Postman
Jest`;
