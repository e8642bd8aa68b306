export const platformTools = `Kubernetes=k8s=K8s
Docker
Helm
OpenShift
Terraform
Ansible
Puppet
Jenkins
GitLab CI=GitLab CI/CD
GitHub Actions
CI/CD=CI CD=continuous integration and continuous delivery=CICD
continuous integration
continuous delivery
Git
GitHub
GitLab
Bitbucket
SVN=Subversion
Jira=JIRA=Atlassian Jira
Confluence
AWS=Amazon Web Services
EC2
S3
AWS Lambda
Azure=Microsoft Azure
Azure DevOps
GCP=Google Cloud Platform=Google Cloud
PostgreSQL=Postgres
MySQL
MongoDB=Mongo
Redis
Cassandra
DynamoDB
Elasticsearch=Elastic Search
Oracle Database=Oracle DB
SQL
PL/SQL=PLSQL
T-SQL=TSQL=Transact-SQL
SQL Server=Microsoft SQL Server=MS SQL Server=MSSQL=MS SQL
NoSQL
SQLite
Snowflake
BigQuery
Redshift
Databricks
Hadoop=Apache Hadoop
Spark=Apache Spark
Kafka=Apache Kafka
Airflow=Apache Airflow
Hive=Apache Hive
RabbitMQ
Linux
Unix
Bash
PowerShell
Windows Server
Active Directory
VMware
Prometheus
Grafana
Splunk
Datadog
Tableau
Power BI=PowerBI
Looker
QlikView
SSIS=SQL Server Integration Services
SSRS=SQL Server Reporting Services
Informatica
Talend`;
