export const officeTools = `SAP
SAP HANA=HANA
SAP S/4HANA=S/4HANA
ABAP=SAP ABAP
Salesforce=SFDC
HubSpot
Workday
ServiceNow
SharePoint
Microsoft Office=MS Office=Office Suite=Microsoft Office Suite=Office 365=Microsoft 365
Microsoft Excel=MS Excel=Excel
Microsoft Word=MS Word
Microsoft PowerPoint=MS PowerPoint=PowerPoint
Microsoft Outlook=MS Outlook=Outlook
Microsoft Access=MS Access
Microsoft Project=MS Project
QuickBooks
Google Analytics
Google Ads=Google AdWords=AdWords
SEO=search engine optimization=search engine optimisation
SEM=search engine marketing
PPC=pay per click
WordPress
Shopify
Photoshop=Adobe Photoshop
Illustrator=Adobe Illustrator
InDesign=Adobe InDesign
Figma
AutoCAD=Auto CAD
SolidWorks=Solid Works
CATIA
Revit
ANSYS
MATLAB
Simulink
LabVIEW
SPSS
SAS
R
Stata
PLC=programmable logic controller
SCADA
Epic
Cerner
Meditech
POS=point of sale
ERP=enterprise resource planning
CRM=customer relationship management
WMS=warehouse management system
TMS=transportation management system
HRIS=human resources information system
Android
iOS
Swift
Flutter
microservices=microservice=micro services
Solidity
Ethereum
OpenCV
LLM=large language model
Power Platform
VBA`;
