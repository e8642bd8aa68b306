import type { TradeProbe } from './trade-probe.ts';

export const dataScientist: TradeProbe = {
  trade: 'data scientist',
  farTrade: 'chef',
  posting: `Data Scientist
Requirements
- Master's degree in Statistics, Computer Science or similar
- 3+ years of experience with machine learning in Python
- pandas, scikit-learn and SQL
- Statistics and A/B testing
- Deep learning with TensorFlow or PyTorch
Nice to have
- Spark
- Natural language processing
- AWS`,
  qualified: `Wren Sample
wren@mail.example
Experience
Data scientist, Tern Analytics, 2018 - 2023
- Built machine learning models in Python with pandas and scikit-learn for churn and pricing
- Designed A/B testing and statistics training for product teams
- Deep learning with PyTorch for natural language processing; data pipelines in SQL and Spark on AWS
Education
Master's degree in Statistics, Fern University, 2018`,
  half: `Xan Sample
xan@mail.example
Experience
Reporting analyst, Dune Retail, 2020 - 2023
- Wrote SQL queries and built Tableau dashboards
- Cleaned survey data in Excel
Education
Bachelor's degree in Economics, 2019`,
  negated: `Yan Sample
yan@mail.example
Experience
Florist, Petal Shop, 2018 - 2023
- Bound wreaths and served customers
Summary
No experience with machine learning, Python, pandas or SQL. Never used TensorFlow or PyTorch. Want to learn statistics and deep learning.`,
};
