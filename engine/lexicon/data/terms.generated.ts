// Made by benchmarks/lexicon/build-lexicon.ts; licences in ../NOTICE.md. Change the script, not this file.
/** Of the code and the data of this project that the build read. */
export const inputsHash = 'cb81de40170659da14ec3108c23e2d0f212eef4cbe7eb5700bda33a0c4b4f482';
/** Of the files of others that it read: file, SHA-256. */
export const sources = {
  'esco_skills_en.json': '4aaacb153d47a1ccfe5b7487fe014d87cc9680dc25a1d2b66da77ea8aae99be3',
  'onet_technology_skills.json': '9220e8a4cfcb22b4af902dc473bb5130f8b6afe99ce9700bf11de4030ed64b47',
  'linguist_languages.json': '600f91143917cc740f087a05a8527613599d1e76a0a044ea02173805fdac527d',
} as const;
export const skillTerms = `3D lighting
3D modelling
3D printing process
3D texturing
5S methodology
ABAP
ABBYY FineReader
AJAX
APL
ASP.NET
ATM systems
Absorb
Adobe Illustrator
Adobe Photoshop
Adobe Photoshop Lightroom
Agile development
Agile project management
Aircrack
Ajax Framework
Albanian
Ancient Greek
Android
Angular
Ansible
Apache Maven
Apache Tomcat
Arabic
Armenian
Assembly
Azerbaijani
Backbox
Basque
Belarusian
Bengali
Berber
Bible texts
Bihari
BlackArch
BlackBerry
Bosnian
Brightspace
Buddhism
Bulgarian
C#
C++
CA Datacom/DB
CAD for footwear
CAD software
CADD software
CAE software
CAM software
COBOL
CSS
Cain and Abel
Canvas
Capture One
Catalan
Chinese
Christianity
Cisco
Codenvy
CoffeeScript
Common Lisp
Croatian
CryEngine
Czech
DB2
Danish
DevOps
Drupal
Dutch
Earth science
Eclipse
Edmodo
English
Engrade
Erlang
Estonian
European firearms-control legislation
European pesticide legislation
Filemaker
Finnish
Freinet teaching principles
French
Frostbite
GDPR
GIMP
Galician
GameSalad
Gamemaker Studio
Georgian
German
Greek
Groovy
Grovo
Gujarati
Hadoop
Haskell
Havok Vision
Hebrew
HeroEngine
Hindi
Hungarian
IBM InfoSphere DataStage
IBM Informix
IBM WebSphere
ICT accessibility standards
ICT architectural frameworks
ICT communications protocols
ICT debugging tools
ICT encryption
ICT environmental policies
ICT hardware specifications
ICT help platforms
ICT infrastructure
ICT market
ICT network routing
ICT network simulation
ICT networking hardware
ICT power consumption
ICT project management
ICT quality policy
ICT recovery techniques
ICT safety
ICT sales methodologies
ICT security legislation
ICT security standards
ICT software specifications
ICT system integration
ICT system programming
IPC standards
Icelandic
Incremental development
Informatica PowerCenter
Internet of Things
Irish
Islam
Italian
Iterative development
JSSS
Japanese
Java
JavaScript
JavaScript Framework
Javanese
Jboss
Jenkins
John The Ripper
Joomla
KDevelop
Kali Linux
Kazakh
Korean
Kurdish
LAMS
LDAP
LESS
LINQ
Latin
Latvian
Lean project management
Limburgish
Lisp
Lithuanian
Litmos
MATLAB
MDX
ML
MOEM
Macedonian
Malay
Maltego
Maltese
Marathi
MarkLogic
Metasploit
Microsoft Access
Microsoft Visio
Microsoft Visual C++
Montenegrin
Montessori learning equipment
Montessori philosophy
Montessori teaching principles
Moodle
MySQL
N1QL
Nessus
Nexpose
NoSQL
Norwegian
OWASP ZAP
ObjectStore
Objective-C
Occitan
Octopus Deploy
OmniPage
Open source model
OpenEdge Database
Oracle Data Integrator
Oracle Relational Database
Oracle Warehouse Builder
Oracle WebLogic
Order products
Outsourcing model
PHP
Parrot Security OS
Pascal
Pentaho Data Integration
Perl
Persian
Polish
Portuguese
PostgreSQL
Prince2 project management
Process-based management
Project Anarchy
Prolog
Prototyping development
Punjabi
Python
QlikView Expressor
RAGE
Rapid application development
Romani
Romanian
Ruby
Russian
SA8000
SAP Data Services
SAP R3
SAS Data Management
SAS language
SMED
SPARQL
SQL
SQL Server
STAF
SaaS
Sakai
Salt
Sanskrit
Sardinian
Scala
Schoology
Scratch
Serbian
Shiva
SketchBook Pro
Slovak
Slovenian
Smalltalk
Solidity
Source
Spanish
Spiral development
Steiner principles
Swedish
Synfig
THC Hydra
Taleo
Tamil
Telugu
Teradata Database
TripleStore
Turkish
TypeScript
Ukrainian
Unity
Unreal Engine
Urdu
VBScript
Vagrant
Vietnamese
Visual Studio .NET
Vyper
Walloon
Waterfall development
WebCMS
Welsh
WhiteHat Sentinel
Windows Phone
Wireshark
WizIQ
WordPress
XQuery
Xcode
Yiddish
abrasive blasting processes
abrasive machining processes
accept own accountability
acclimatise timber
accommodate special seating
accompany people
accounting department processes
accounting entries
accounting techniques
accurise guns
achieve sales targets
acoustical engineering
acoustics
acquire antique items
acquire system component
act discreetly
act reliably
acting techniques
actuarial science
acupressure
acupuncture methods
acute care
adapt Pilates exercises
adapt a script
adapt costumes
adapt evaluation methodology
adapt fitness exercises
adapt hearing tests
adapt production levels
adapt props
adapt sets
adapt text culturally
adapt to change
add colour
add computer components
add paint hardeners
add paint thinners
add scent
address an audience
address identified risks
address problems critically
adhere to questionnaires
adhesives
adjust burner controls
adjust clothes
adjust cochlear implants
adjust curing ovens
adjust cut sizes
adjust cylinder valves
adjust engineering designs
adjust eyeglasses
adjust feeder tubes
adjust fermentation processes
adjust filament tension
adjust fold plates
adjust glass sheets
adjust hearing aids
adjust jewellery
adjust liquefaction temperature
adjust manufacturing equipment
adjust measuring machines
adjust oven temperature
adjust paper cutter
adjust physiotherapy interventions
adjust planer
adjust priorities
adjust production schedule
adjust projector
adjust rolling slide
adjust rotogravure press
adjust scraper bars
adjust solutions' consistency
adjust sporting equipment
adjust surveying equipment
adjust temperature gauges
adjust video transmissions
adjust voltage
adjust vulcanizing machine
administer ICT system
administer appointments
administer contrast media
administer debtor's assets
administer exams
administer hydrotherapy
administer immunotherapy
administer multi-modal logistics
administer oaths
administer prescribed medication
administer radiation treatment
administer radiopharmaceuticals
administer radiotherapy
administer spray tans
adolescence medicine
adolescent psychological development
adolescent socialisation behaviour
adult education
advanced materials
advertise auction sales
advertise sport venue
advertise the gallery
advertise travel insurance
advertising techniques
advise architects
advise food industry
advise legislators
advise on acquisitions
advise on betting
advise on career
advise on childbirth
advise on dating
advise on fragrances
advise on housing
advise on investment
advise on landscapes
advise on patents
advise on pregnancy
advise others
advise supervisors
advocate a cause
advocate for others
advocate health
aerodynamics
aeronomy
aeroponics
aerospace engineering
aesthetics
affix memorial plaques
age furniture artificially
agricultural business management
agricultural chemicals
agricultural equipment
agricultural sector policies
agritourism
agroecology
agroforestry
agronomical production principles
agronomy
air force operations
air passenger behaviour
air traffic management
air transport law
air-cure tobacco
aircraft cargo capacity
aircraft marshalling signals
aircraft mechanics
airport electrical systems
airport environmental regulations
airport lighting equipment
airport operating environment
airport planning
airport safety regulations
airport terminal standards
airtight construction
airtight storage
alarm systems
alcohol fuels
alcoholic beverage products
algebra
algorithms
align components
alkylation
allergic cosmetics reactions
allergies
allergology
allocate badges
allocate bills
allocate keys
allocate locker space
allocate paychecks
alter management
alter wearing apparel
alumina ceramic
aluminium alloys
anaesthetics
analgesics
analog electronics theory
analyse ICT system
analyse X-ray imagery
analyse a script
analyse animal locomotion
analyse bestsellers
analyse big data
analyse blood patterns
analyse blood samples
analyse body fluids
analyse booking patterns
analyse business objectives
analyse business plans
analyse business processes
analyse business requirements
analyse cell cultures
analyse chemical substances
analyse claim files
analyse community needs
analyse costume sketches
analyse cultural trends
analyse curriculum
analyse drill engineering
analyse ecological data
analyse economic trends
analyse education system
analyse election procedures
analyse energy consumption
analyse environmental data
analyse financial risk
analyse gambling data
analyse goal progress
analyse granulated mixture
analyse images
analyse information processes
analyse information systems
analyse insurance needs
analyse insurance risk
analyse irregular migration
analyse issues
analyse latex samples
analyse legal enforceability
analyse legal evidence
analyse legislation
analyse loans
analyse logistic changes
analyse logistic needs
analyse membership
analyse milled grains
analyse own performance
analyse packaging requirements
analyse recorded sources
analyse scientific data
analyse score
analyse seismic risk
analyse ship operations
analyse shipping rates
analyse software specifications
analyse staff capacity
analyse telescope images
analyse test data
analyse the scenography
analyse theatre texts
analyse transmitted communications
analyse transport studies
analyse transportation costs
analyse travel alternatives
analyse tree population
analyse unemployment rates
analyse weather forecast
analyse your expertise
analytical chemistry
anatomy of animals
anchor sheet metal
anger management
animal acquisition
animal behaviour
animal biology
animal breeding programmes
animal evolution
animal feed ingredients
animal food products
animal hunting
animal nutrition
animal positions
animal production science
animal recovery procedures
animal reproductive system
animal species
animal therapy
animal training
animal transport regulations
animal transportation vehicles
animal welfare
animal welfare legislation
announce bingo numbers
anodising process
anodising specifications
answer emergency calls
answer incoming calls
answer patients' questions
anthropology
anti-dumping law
anticipate installation maintenance
anticipate potential deficiencies
anticipate transport demand
apparel manufacturing technology
application process
application usability
applied kinesiology
applied music therapy
applied zoology
apply GMP
apply HACCP
apply ICT terminology
apply acupuncture
apply advanced manufacturing
apply anti-oppressive practices
apply aromatherapy
apply assembly techniques
apply blended learning
apply bluing techniques
apply body paint
apply brazing techniques
apply business acumen
apply case management
apply caseload management
apply change management
apply colour coats
apply colour grading
apply colouring recipes
apply company policies
apply conflict management
apply crisis intervention
apply crisis management
apply digital mapping
apply diplomatic principles
apply export strategies
apply extruding techniques
apply fabric tape
apply first response
apply fish treatments
apply fishing maneuvres
apply floor adhesive
apply flux
apply foot casts
apply for patents
apply for refunds
apply forest legislation
apply frequency management
apply gaming psychology
apply glaze coating
apply house wrap
apply hygiene standards
apply hypno-psychotherapy
apply immigration law
apply import strategies
apply insulation strips
apply isopropyl alcohol
apply liquid chromatography
apply massage oil
apply massage therapy
apply nail polish
apply numeracy skills
apply opaque
apply optical coating
apply organisational techniques
apply paper coating
apply permanent make-up
apply person-centred care
apply polishing lubricants
apply pre-stitching techniques
apply pre-teaching methods
apply precision farming
apply prescribed herbicides
apply preservation treatments
apply prespotting
apply primer
apply proofing membranes
apply psychoanalysis
apply publicity code
apply restoration techniques
apply reverse engineering
apply roll roofing
apply rubber patches
apply rubber sealant
apply safety management
apply scientific methods
apply self-defence
apply smithing techniques
apply soldering techniques
apply sports massage
apply spraying techniques
apply stitching techniques
apply strategic thinking
apply systemic therapy
apply tape
apply teaching strategies
apply territory planning
apply thermotherapy
apply tile adhesive
apply veterinary epidemiology
apply wallpaper paste
apply wood finishes
apply wound dressings
appraise gemstones
appraise historical documents
approach challenges positively
approve advertising campaign
approve engineering design
approve packaging design
aquaculture cultivation equipment
aquaculture industry
aquaculture legal documents
aquaculture reproduction
aquaponics
aquatic ecology
aquatic resources biosecurity
aquatic species
archaeobotany
archaeology
architectural conservation
architectural design
architectural theory
architecture regulations
archive scientific documentation
arrange audit
arrange bookings
arrange customs documents
arrange customs inspection
arrange equipment repairs
arrange event needs
arrange furniture
arrange interlibrary loans
arrange permits
arrange pick‐up
arrange printer sheets
arrange special events
arrange student accommodation
arrange tables
art collections
art history
art-historical values
articulate artistic proposal
artificial lighting systems
artificial neural networks
asbestos removal regulations
asphalt mixes
assemble ammunition
assemble automotive batteries
assemble barrels
assemble batteries
assemble bicycles
assemble bombs
assemble cameras
assemble cocktail garnishes
assemble costume parts
assemble electrical components
assemble electromechanical systems
assemble electronic units
assemble final product
assemble fossils
assemble goods
assemble guns
assemble hardware components
assemble instrumentation equipment
assemble jewellery parts
assemble machines
assemble measuring equipment
assemble mechatronic units
assemble metal parts
assemble microelectromechanical systems
assemble microelectronics
assemble moulds
assemble optoelectronics
assemble optomechanical equipment
assemble pattern parts
assemble performance equipment
assemble plastic parts
assemble prefabricated furniture
assemble robots
assemble sensors
assemble telecommunications devices
assemble tent constructions
assemble toys
assemble truss constructions
assemble visitor supplies
assemble visual displays
assemble windows
assemble wire harnesses
assertiveness
assess ICT knowledge
assess administrative burden
assess animal behaviour
assess animal nutrition
assess animal's condition
assess artistic proposal
assess candidates
assess carriers
assess character
assess chiropractic intervention
assess conservation needs
assess contamination
assess coverage possibilities
assess crop damage
assess customer credibility
assess customers
assess environmental impact
assess financial viability
assess food samples
assess informational needs
assess licence applications
assess mortgage risk
assess oil hardness
assess operating cost
assess others
assess power needs
assess powertrain
assess prior learning
assess procurement needs
assess radiation response
assess railway operations
assess risk factors
assess seizable goods
assess sound quality
assess sportive performance
assess students
assess studio production
assess supplier risks
assess transport risks
assess vessel capability
assess vessel status
assess waste type
assessment processes
assign homework
assign taxi fares
assist VIP guests
assist ambulance paramedics
assist anchoring operations
assist animal birth
assist at check-in
assist bottling
assist community
assist customers
assist disable passengers
assist emergency services
assist equipment operation
assist forest visitors
assist guest departure
assist hydrographic surveys
assist judge
assist missionary work
assist multimedia operator
assist passenger embarkation
assist passengers
assist physiotherapists
assist police investigations
assist pool users
assist psychologist
assist scientific research
assist the homeless
assist tree identification
assist visitors
assist water-based navigation
assist with dressing
assist with emergencies
assist with hemostasis
assist with self-medication
assistive instruments
assume responsibility
astrology
astronomy
astropsychology
asylum systems
attach PEX pipe
attach clock cases
attach clock dials
attach clock hands
attach clockwork
attach horseshoes
attach pendulums
attach roofing cover
attack vectors
attend book fairs
attend castings
attend design meetings
attend dress fittings
attend gaming tests
attend meetings
attend parliament plenaries
attend performances
attend read-through
attend rehearsals
attend sports training
attend to detail
attend trade fairs
attend vehicle auctions
attract gamers
auction characteristics
audio editing software
audio mastering
audio post-production
audio technology
audiology
audiometry
audiovisual equipment
audiovisual products
audit contractors
audit techniques
augmented reality
auriculotherapy
authenticate documents
authoring software
autism
automate cloud tasks
automated optical inspection
automated sprinkler bulbs
automatic meter reading
automation technology
automotive diagnostic equipment
automotive engineering
aviation English
aviation meteorology
avoid contamination
ayurveda medicine
baby care
babysitting
bake confections
bake goods
bakery ingredients
bakery production methods
bakery products
balance database resources
balance disorders
balance transportation cargo
balance tyres
balneotherapy
ban cameras
banking activities
barbering techniques
basic chemicals
batch tank types
bathe dogs
bathymetry
battery chemistry
battery components
battery fluids
battery testers
beer downstream processing
beeswax
behavioural disorders
behavioural neurology
behavioural science
behavioural therapy
belay techniques
below-the-line technique
bend staves
bend wire
betting
betting legislation
beverage products
beverages filtration processes
beverages production process
bicycle mechanics
bicycle sharing systems
bind books
bind fibreglass filaments
bind wire
binding technologies
bingo terminology
biodiesel
bioeconomy
bioethics
biofilter systems
biogas energy production
bioleaching
biological chemistry
biological haematology
biology
biomarkers
biomass conversion
biomechanics
biomedical engineering
biomedical science
biomedical techniques
biomedicine
biometrics
biophysics
biosecurity
biostatistics
biotechnology
biotechnology in aquaculture
blanching machine process
blast masonry
blast surface
blasting abrasives
blend beverages
blend food ingredients
blend tobacco leaves
blockchain consensus mechanisms
blockchain openness
blockchain platforms
blood donation
blood transfusion
blood type classification
blow moulding
blueprints
board aircraft passengers
bobath therapy
bodily fluid analysis
body language
boil water
bolt engine parts
bond rubber plies
book cargo
book reviews
bookkeeping regulations
botany
boxing
braiding technology
brainstorm ideas
brand marketing techniques
breathing techniques
breed cattle
breed dogs
breed ducks
breed geese
breed goats
breed horses
breed insects
breed ostriches
breed pigs
breed poultry
breed rabbits
breed reptiles
breed sheep
breed snails
breed stock
breed turkeys
brewhouse processes
bridge engineering
brief court officials
brief hospital staff
brief volunteers
bristles
broadcast equipment
brush rubber cement
brush solvent
brush the equipment
budget set costs
budgetary principles
buff finished paintwork
buffing motions
build a fire
build business relationships
build community relations
build electronic prototypes
build fences
build garden masonry
build international relations
build jewellery models
build machines
build miniature props
build miniature sets
build networks
build picture frames
build predictive models
build props
build pyrotechnical devices
build rebar cages
build recommender systems
build scaffolding
build set constructions
build team spirit
build trust
building automation
building codes
building construction principles
building information modelling
building materials industry
bundle fabrics
business ICT systems
business analysis
business incubation
business intelligence
business knowledge
business law
business loans
business management principles
business model
business process modelling
business processes
business requirements techniques
business strategy concepts
business valuation techniques
buttonholing
buy advertising space
buy groceries
by-products and waste
cable-propelled transit
cacao beans varieties
cadastral taxation
calculate aircraft weight
calculate chemical concentration
calculate compensation payments
calculate debt costs
calculate design costs
calculate dividends
calculate employee benefits
calculate gear ratio
calculate insurance rate
calculate oil deliveries
calculate probabilities
calculate production costs
calculate rigging plots
calculate sales commission
calculate tax
calculate tote price
calculate utility payments
calculate wages
calibrate electromechanical system
calibrate electronic instruments
calibrate engines
calibrate laboratory equipment
calibrate mechatronic instruments
calibrate optical instruments
calibrate precision instrument
calibrate waste incinerator
call routing
call witnesses
call-centre technologies
cameras
camouflage
camping gear
cancer risks
candle making techniques
canvassing methods
capacity building
captioning software
capture people's attention
car cleaning procedures
car controls
carbonation techniques
cardiology
cardiovascular system
care for horses
cargo industry
carpentry
carpooling services
carry objects
carry out auditions
carry out biopsy
carry out calculations
carry out tendering
carsharing
cartography
carve materials
casino game rules
casino policies
cast cell covers
cast concrete rings
cast concrete sections
cast jewellery metal
cast metal
casting processes
catch poultry
category specific expertise
caulk expansion joints
cavity optomechanics
celestial navigation
centre lenses
centrifugal force
ceramic ware
ceramics glazes
cervical screening
chair a meeting
change kegs
change over props
change shelf labels
change soap filter
change watch battery
change window displays
channel marketing
char barrels
characteristics of diamonds
characteristics of faces
characteristics of plants
characteristics of products
characteristics of services
characteristics of waste
chase threaded hole
check accounting records
check borehole depth
check carriages
check chimney's conditions
check construction compliance
check continuity requirements
check cured rubber
check diving equipment
check film reels
check grant applications
check in guests
check in luggage
check in passengers
check material resources
check methods
check mixer capability
check official documents
check paint consistency
check paper quality
check passenger tickets
check payrolls
check processing parameters
check request legitimacy
check ride communications
check shipments
check stories
check subjects
check train engines
check travel documentation
check vehicle damage
check water pressure
check wine quality
chemical preservation
chemical processes
chemical products
chemistry
chemistry of wood
child protection
child psychiatry
childbirth
children's physical development
chiropody
chiropractic terminology
chuchotage interpreting
cinematography
circuit diagrams
circular economy
circulate information
circus aesthetics
circus dramaturgy
circus vocabulary
city road network
civil aviation regulations
civil engineering
civil law
civil process order
claims procedures
classical antiquity
classical languages
classify audio-visual products
classify books
classify insurance claims
classify library materials
clean beer pipes
clean building facade
clean building floors
clean camping facilities
clean carcasses
clean chimney
clean concrete pumps
clean confined spaces
clean crime scenes
clean driers
clean engraved areas
clean equipment
clean fish cage
clean furniture
clean glass surfaces
clean horse's legs
clean household linens
clean industrial containers
clean ink rollers
clean jewellery pieces
clean kitchen equipment
clean marble furniture
clean mixer
clean moulds
clean negatives
clean off fouling
clean oil equipment
clean optical components
clean painting equipment
clean public areas
clean public furniture
clean ride units
clean road vehicles
clean rooms
clean sewerage systems
clean ships
clean stalls
clean surfaces
clean toilet facilities
clean train interiors
clean tyres
clean upholstered furniture
clean vehicle engine
clean vehicle exterior
clean vehicle interiors
clean vending machines
clean ventilation system
clean wafers
clean warehouse
clean wood surface
cleaning products
cleaning techniques
clear accident site
clear drill sites
clear out drains
clear pipelines
clear woodland
client-centred counselling
climate change impact
climate smart agriculture
climatology
climb on railcars
climb trees
climbing equipment
clinical biochemistry
clinical biology
clinical coding
clinical cytology
clinical imaging techniques
clinical immunology
clinical immunopathology
clinical microbiology
clinical neurophysiology
clinical perfusion
clinical psychological treatment
clinical reports
clinical science
close circuit breaker
clothing industry
clothing sizes
cloud technologies
coach clients
coach employees
coach young people
coaching techniques
coat food products
coating machine parts
coating substances
coffee characteristics
coffee grinding levels
cognitive behavioural therapy
cognitive psychology
coil metal
coining
coking process
cold chain
cold drawing processes
cold forging
cold vulcanisation
cold winding
collaborate with choreographers
collaborate with designers
collaborate with engineers
collect ICT data
collect aquatic resources
collect biological data
collect broken appliances
collect broodstock
collect customer data
collect damages
collect dead fish
collect domestic waste
collect fares
collect financial data
collect geological data
collect industrial waste
collect licence fees
collect live fish
collect mail
collect mapping data
collect oil samples
collect rental fees
collect reproductive cells
collect samples
collect tax
collect tourist information
collect visitor fees
collect weather-related data
collection management
collection management software
colour glass
colour grading
combination of flavours
combination of textures
commercial clothing glossary
commercial law
commercial photography
commission evaluation
commission set construction
common children's diseases
communicable diseases
communicate analytical insights
communicate by telephone
communicate during show
communicate gambling rules
communicate in healthcare
communicate mathematical information
communicate mooring plans
communicate performance aspects
communicate price changes
communicate production plan
communicate regulations
communicate verbal instructions
communicate vessel requirements
communicate with beneficiaries
communicate with customers
communicate with jury
communicate with media
communicate with stakeholders
communicate with tenants
communicate with youth
communication
communication disorders
communication principles
communication sciences
communication studies
communications sector policies
community education
community medicine
community-based rehabilitation
community-led local development
compaction techniques
company policies
comparative literature
compare alternative vehicles
compare contractors' bids
compare insurance products
compare property values
compare survey computations
compass navigation
competition law
compile GIS-data
compile appraisal reports
compile content
compile cooking recipes
compile course material
compile drinks menu
compile legal documents
compile library lists
compile wine lists
complete administration
complete membership administration
comply with checklists
comply with regulations
comply with schedule
components of clocks
compose condition reports
compose music
compose playlist
compose stowage plans
composite materials
composition of diets
computational fluid dynamics
computational linguistics
compute engraving dimensions
compute irrigation pressure
computer engineering
computer equipment
computer forensics
computer history
computer programming
computer science
computer technology
computer vision
computerised feeding systems
concentrate pulp slurry
concepts of telecommunications
conclude business agreements
concretise artistic concept
concurrent estate
condense information
condiment manufacturing processes
condition broodstock
conduct apple fermentation
conduct aviation auditing
conduct beamhouse operations
conduct chiropractic examination
conduct cleaning tasks
conduct costume research
conduct cupping therapy
conduct customer identification
conduct ecological research
conduct ecological surveys
conduct educational activities
conduct energy audit
conduct environmental surveys
conduct erosion control
conduct fact finding
conduct field work
conduct financial audits
conduct financial surveys
conduct fire tests
conduct food tests
conduct forensic evaluations
conduct forklift inspections
conduct frisk
conduct gambling games
conduct genome research
conduct geochemical research
conduct guest soloists
conduct inter-shift communication
conduct land surveys
conduct literature research
conduct mobile marketing
conduct musical ensembles
conduct neurological examination
conduct nutrition research
conduct participatory research
conduct patch testing
conduct performance measurement
conduct performance tests
conduct physical examinations
conduct physiotherapy assessment
conduct podiatry consultation
conduct polysomnography
conduct pregnancy massages
conduct preoperative investigations
conduct psychological assessement
conduct psychological research
conduct public presentations
conduct public surveys
conduct qualitative research
conduct quantitative research
conduct re-tanning operations
conduct reforestation surveys
conduct religious missions
conduct research interview
conduct scholarly research
conduct security screenings
conduct sediment control
conduct shelf studies
conduct underwater surveys
conduct veterinary consultation
conduct video telemetry
conduct water navigation
conduct web searches
conduct workplace audits
configure ICT system
configure electronic equipment
conflict management
confront offenders
connect armature windings
connect blasting circuit
connect cylinders lines
connect music fragments
conservation agriculture
conservation techniques
conserve forests
conserve natural resources
conserve new media
conserve water resource
constitutional law
construct canal locks
construct coquilles
construct cores
construct dams
construct moulds
construct wood roofs
construct working platform
construction industry
construction legal systems
construction methods
construction product regulation
construction products
consult credit score
consult exhibition organisers
consult iconographic sources
consult information sources
consult shipping rates
consult technical resources
consult with editor
consult with producer
consultation
consultation methods
consumer electronics
consumer law
consumer protection
contact customers
contact event speakers
contact scientists
contact talent agents
contain fires
contamination exposure regulations
content development processes
content marketing strategy
contextualise artistic work
contextualise records collection
continuous improvement philosophies
contract law
contraindications
control air flow
control animal movement
control crowd
control cutterheads
control delivered waste
control engineering
control financial resources
control fluid inventories
control games
control grape quality
control kiln firing
control limestone flow
control livestock disease
control minor maintenance
control of expenses
control open-fire kettles
control panel components
control production
control pyrotechnics stock
control reorder points
control slate chutes
control steam flows
control suction booms
control systems
control taxi schedules
control temperature
control textile process
control train arrivals
control train departures
control train movement
control tree diseases
control wine quality
controlled substances permits
convert currency
conveyancing
cook dairy products
cook fish
cook meat dishes
cook pastry products
cook sauce products
cook seafood
cook vegetable products
cool materials
cool workpiece
cooperate with colleagues
cooperate with professionals
coordinate advertising campaigns
coordinate artistic production
coordinate care
coordinate cargo handling
coordinate catering
coordinate charity services
coordinate construction activities
coordinate coremaking shifts
coordinate dock operations
coordinate drilling
coordinate educational programmes
coordinate electricity generation
coordinate engineering teams
coordinate environmental efforts
coordinate events
coordinate fire fighting
coordinate flight schedules
coordinate forestry research
coordinate greenhouse environment
coordinate membership work
coordinate mouldmaking shifts
coordinate operational activities
coordinate passengers
coordinate patrols
coordinate performance tours
coordinate pre-show checks
coordinate purchasing activities
coordinate rail services
coordinate rehearsals
coordinate remote communications
coordinate rescue missions
coordinate security
coordinate shifts
coordinate technological activities
coordinate timber sales
coordinate transport fleet
coordinate transportation
cope with blood
cope with decompression
cope with excrements
cope with stress
cope with uncertainty
copyright legislation
core apples
corporate law
corporate social responsibility
correct dentofacial deformities
correct fitness customers
correctional procedures
corrosion types
cosmetic dental procedures
cosmetic manicure
cosmetic pedicure
cosmetic skin treatment
cosmetics
cosmetics industry
cosmetics ingredients
cost management
cost metrics
counsel clients
counsel students
counselling methods
count money
court interpreting
court procedures
craft ornamental plastering
crafting
craftsmanship
crane load charts
create 2D painting
create 3D characters
create 3D environments
create AutoCAD drawings
create GIS reports
create SCORM packages
create V-shape wrap
create advertisements
create advocacy material
create animal records
create animal structure
create animated narratives
create architectural sketches
create artificial light
create artwork
create auction catalogue
create banking accounts
create brand guidelines
create cadastral maps
create camelbacks
create campaign schedule
create ceramic objects
create clay figures
create content title
create cooperation modalities
create craft prototypes
create credit policy
create criminal profiles
create cutting plan
create data models
create data sets
create database diagrams
create definitions
create digital content
create digital files
create digital images
create documented procedures
create editorial board
create enamels
create event-specific menus
create flowchart diagram
create flower arrangements
create fragrances formulae
create furniture frames
create garden areas
create incident reports
create infrared imagery
create innovative desserts
create insurance policies
create jewellery
create landscape designs
create lifecasts
create manufacturing guidelines
create master models
create media plan
create media schedule
create mock-ups
create model
create mood boards
create moving images
create musical forms
create musical structures
create new concepts
create new movements
create new recipes
create original drawings
create original paintings
create patent draft
create pen-and-paper images
create plant displays
create production schedules
create project specifications
create puppets
create risk maps
create risk reports
create rough cut
create scenery display
create sculpture prototype
create sculptures
create semantic trees
create set models
create sketches
create social alliances
create software design
create special effects
create storyboards
create strategic maps
create subtitles
create technical plans
create theatre workbooks
create thematic maps
create training materials
create tube hinges
create underwriting guidelines
create weather maps
create website wireframe
create wigs
create wood joints
create working methodology
credit card payments
credit control processes
crime scene preservation
crime victims' needs
crime victims' rights
criminal law
criminology
crimp wire
crimping
crisis intervention
critique other writers
crop production principles
crowdfunding
crowdsourcing strategy
crush grapes
crush seeds
cryopreservation
cue a performance
cued speech
cultivate hops
cultivate plankton
cultural history
cultural projects
cultured pearls
curdling of cheese
cure composite workpiece
cure tobacco leaves
curl hair
curriculum objectives
curriculum standards
customer insight
customer relationship management
customer segmentation
customer service
customise drafts
customise guns
customise project methodologies
customise travel package
customs law
cut carpet
cut clay
cut fabrics
cut filament
cut footwear uppers
cut gem stones
cut glass
cut house wrap
cut keys
cut metal products
cut ornamental design
cut page edges
cut photographic film
cut pig's teeth
cut rubber plies
cut rubberized fabrics
cut slabs
cut stair carriages
cut textiles
cut tiles
cut tobacco leaves
cut wall chases
cut wires
cutting technologies
cyber attack counter-measures
cyber security
cybernetics
cylindrical grinder parts
cytopathology
dairy animal production
dairy manufacturing specifications
dairy products
dance therapy
data analytics
data mining
data mining methods
data models
data protection
data quality assessment
data storage
data warehouse
database
database development tools
database management systems
database quality standards
de-limb trees
de-rig electronic equipment
deal cards
deal with public
debt classification
debt collection techniques
debt systems
debug software
deburring machine parts
deburring processes
decant wines
decentralized application frameworks
decision support systems
deck operations
decode handwritten texts
decommissioning
decontaminate ambulance interior
decontamination techniques
decorate furniture
decorate musical instruments
decorate nails
decorate textile articles
deep learning
defence standard procedures
defend human rights
defense system
defibrillation
define artistic approach
define artistic vision
define brand identity
define celestial bodies
define costume materials
define creative components
define energy profiles
define firewall rules
define integration strategy
define organisational standards
define part requirements
define prop materials
define quality standards
define risk policies
define security policies
define set materials
define software architecture
define technical requirements
define technology strategy
degum liquids
deinking processes
delegate emergency care
delegate responsibilities
delineate mine area
deliver Pilates exercises
deliver case notes
deliver correspondence
deliver fertiliser
deliver leaflets
deliver online training
deliver outstanding service
deliver sophrology exercises
demagnetise watches
demining operations
demography
demolish structures
demolition techniques
demonstrate curiosity
demonstrate disciplinary expertise
demonstrate emergency procedures
demonstrate games
demonstrate intercultural competence
demonstrate loyalty
demonstrate musicianship
demonstrate products' features
demonstrate trustworthiness
demonstrate when teaching
dental anatomy
dental instrument components
dentistry science
dependency on drugs
deploy ICT systems
deploy cloud resource
depreciation
depurate shellfish
dermapathology
dermasurgery techniques
dermato-venereology
dermatology
describe artistic experience
describe scenes
design advocacy campaigns
design application interfaces
design automation components
design beer recipes
design biomass installations
design buildings
design campaign actions
design chassis
design cider recipes
design circuit boards
design clocks
design cloud architecture
design cloud networks
design component interfaces
design computer network
design control systems
design customer experiences
design customised maps
design dams
design database scheme
design dolls
design drawings
design drill programmes
design electrical systems
design electromagnets
design electromechanical systems
design electronic systems
design engineering components
design enterprise architecture
design failover solutions
design firmware
design floor
design floral decorations
design flying movements
design graphics
design greeting cards
design hair style
design hardware
design harmonious architecture
design information system
design integrated circuits
design interaction model
design landscape schemes
design lighting
design make-up effects
design medical devices
design metal components
design microelectromechanical systems
design microelectronics
design miniature props
design miniature sets
design musical instruments
design open spaces
design optical prototypes
design optical systems
design original furniture
design package
design piers
design power electronics
design principles
design process
design props
design prototypes
design puppets
design questionnaires
design rigging plots
design safety equipment
design scale models
design scientific equipment
design sensors
design smart grids
design sprinkler systems
design stained glass
design thermal equipment
design thermal requirements
design thinking
design transportation systems
design user interface
design utility equipment
design ventilation network
design wearing apparel
design web-based courses
design weirs
design well paths
design well-head equipment
design wind turbines
design woven fabrics
design yarns
desktop publishing
detain offenders
detect bottlenecks
detect drug abuse
detect financial crime
detect finger prints
detect microorganisms
detect product defects
determine child placement
determine colour shades
determine crane load
determine crystalline structure
determine event objectives
determine fire risks
determine image composition
determine loan conditions
determine production capacity
determine production feasibility
determine property boundaries
determine release date
determine salaries
determine skin type
determine visual concepts
develop ICT workflow
develop account strategy
develop advanced materials
develop aftersale policies
develop agricultural policies
develop animal feeds
develop animations
develop aquaculture strategies
develop architectural plans
develop assembly instructions
develop audit plan
develop biocatalytic processes
develop bioremediation techniques
develop business case
develop business plans
develop calibration procedures
develop campaigns
develop chemical products
develop chiropractic services
develop classification systems
develop code exploits
develop codified movements
develop communications strategies
develop company strategies
develop competition policies
develop course outline
develop craft activities
develop creative ideas
develop criminology theories
develop cultural activities
develop cultural policies
develop curriculum
develop dealership forecasts
develop defence policies
develop design concept
develop design plans
develop digital content
develop e-learning plan
develop economic policies
develop educational activities
develop educational resources
develop employment policies
develop energy policy
develop entertainment programmes
develop environmental policy
develop event topics
develop film
develop financial products
develop food policy
develop foot orthoses
develop footwear collection
develop forestry strategies
develop gambling games
develop geological databases
develop immigration policies
develop information standards
develop instrumentation systems
develop investigation strategy
develop investment portfolio
develop irrigation strategies
develop jewellery designs
develop licensing agreements
develop management plans
develop manufacturing policies
develop manufacturing recipes
develop measuring equipment
develop media strategy
develop membership strategies
develop mobility programmes
develop musical ideas
develop new installations
develop new products
develop organisational policies
develop original melodies
develop pension schemes
develop personal skills
develop pharmaceutical drugs
develop physiotherapy services
develop predictive models
develop procurement strategy
develop product design
develop product policies
develop production line
develop professional network
develop program ideas
develop programming schedule
develop project schedule
develop promotional tools
develop prop effects
develop puppet shows
develop recreation programmes
develop recycling programs
develop reporting software
develop scientific theories
develop script bible
develop security concepts
develop sewerage networks
develop shipping itineraries
develop software prototype
develop sports programmes
develop staff
develop statistical software
develop store design
develop taxation policies
develop technical glossaries
develop terminology databases
develop test procedures
develop therapeutic relationships
develop tourism destinations
develop tourism policies
develop tourism products
develop trade policies
develop training programmes
develop vaccines
develop visual elements
develop watering schedules
develop wildlife programs
develop work programmes
develop working procedures
development delays
development economics
developmental psychology
devise choreography
devise military tactics
devise special promotions
diagnose brain death
diagnose defective engines
diagnose education problems
diagnose fuel systems
diagnose genetic diseases
diagnose gynaecological disorders
diagnose hearing impairement
diagnose heart conditions
diagnose mental disorders
diagnose musculoskeletal conditions
diagnose nursing care
diagnose psychiatric symptoms
diagnose respiratory diseases
diagnose rheumatic diseases
diagnose speech disorders
diagnose tropical diseases
diagnostic immunology techniques
diagnostic radiology
dies
dietary regimes
dietetics
dig sewer trenches
dig soil mechanically
dig wells
digital camera sensors
digital compositing
digital content creation
digital data processing
digital game genres
digital image processing
digital marketing techniques
digital printing
digitise documents
dimension stone
dip tank parts
dip-coating process
diplomatic principles
dipping tank types
direct airport subcontractors
direct distribution operations
direct fundraising activities
direct inward dialing
direct movement experiences
direct photographic workers
disability care
disability types
disarm land mine
disassemble engines
disassemble equipment
disassemble machines
disassemble mobile devices
discern written communication
discharge cement
discharge employees
discover acting talent
discuss artwork
discuss plays
discuss research proposals
disinfect surfaces
dismantle broken appliances
dismantle concrete pumps
dismantle scaffolding
disorders affecting self-awareness
dispatch ambulance
dispatch emergency personnel
dispatch order processing
dispense corrective lenses
dispense medicines
display betting information
display library material
display medical problems
display spirits
dispose food waste
dispose medical waste
dispose of chemicals
dispose waste
disseminate flight information
disseminate internal communications
distinguish accessories
distinguish fabrics
distinguish lumber categories
distinguish wood quality
distribute control signals
distribute pensions
distributed computing
diving equipment
diving operation requirements
diving vessels systems
do cloud refactoring
do historical research
dock operations
dock pig's tail
document analysis results
document costume stock
document evidence
document interviews
document management
document museum collection
document project progress
document restoration
document safety actions
document seismic research
document sharing procedures
document survey operations
documentation types
dog behaviour
domestic cooling systems
domestic heating systems
domotic systems
dosimetric planning
draft accounting procedures
draft corporate emails
draft design specifications
draft legends
draft legislation
draft press releases
draft project documentation
draft styling schedule
draft tender documentation
drain hazardous liquids
draw blueprints
draw design sketches
draw make-up sketches
draw prop sketches
draw stage layouts
draw up choreography
dredging consoles
dress actors
dress bodies
dressmaking
drinks service operations
drip candles
drive agricultural machines
drive automatic car
drive carriage
drive chipper truck
drive concrete piles
drive steel piles
drive timber machine
drive timber piles
drive trams
drive two-wheeled vehicles
drive vehicles
driver's license structure
driving examinations
drop hammer types
drug administration regulations
drug interaction management
dry coated workpieces
dry paper manually
dry photographic film
dry tobacco leaves
dry tumbling
dry wood
drying methods
dump batches
dye candles
dye fabrics
dye hair
dye wigs
dye wood
dyeing technology
e-agriculture
e-commerce systems
e-learning
e-learning software infrastructure
e-procurement
e-tailoring
eating disorders
ecological principles
ecology
economics
ecosystems
ecotourism
edge banding
edit dictionary entries
edit negatives
edit photographs
edit recorded sound
edit scripts
editorial standards
education administration
education law
eject filled capsules
election law
elective astrology
electric bicycles
electric clocks
electric current
electric drives
electric generators
electric heating systems
electric motors
electrical discharge
electrical engineering
electrical equipment components
electrical equipment regulations
electrical instrumentation engineering
electrical machines
electrical safety regulations
electrical testing methods
electrical wire accessories
electrical wiring diagrams
electrical wiring plans
electricity
electricity consumption
electricity market
electricity principles
electrochemistry
electroencephalography
electroform
electrolytic passivation process
electromagnetic spectrum
electromagnetism
electromagnets
electromechanics
electronic communication
electronic components
electronic equipment standards
electronic locks
electronic signals intelligence
electronic test procedures
electronics
electronics principles
electrooptic devices
electrooptics
electroplating
electroplating machine parts
electroplating metal materials
electroplating processes
electrotherapy
eliminate stains
embalm bodies
embargo regulations
embedded systems
emboss designs
embroider fabrics
embryology
emergency cases
emergency medicine
emergency psychology
emergency surgery
emergent technologies
emission standards
employ translation techniques
employment law
empower young people
enable audience participation
encourage healthy behaviours
encourage teambuilding
endocrine physiology
endocrinology
endoscopy
energy
energy efficiency
energy market
energy sector policies
energy storage systems
energy therapy
energy transformation
enforce company values
enforce financial policies
enforce park rules
enforce sanitation procedures
engage artistic staff
engage composers
engage in debates
engage in fencing
engage with offenders
engage with stakeholders
engine components
engineer seismic equipment
engineering control theory
engineering principles
engineering processes
engrave patterns
engraving technologies
enhance landscapes
enhance production workflow
enhance website visibility
enlarge negatives
ensure accurate engravings
ensure ambulance roadworthiness
ensure client orientation
ensure coquille uniformity
ensure core uniformity
ensure cross-department cooperation
ensure curriculum adherence
ensure customer orientation
ensure customs compliance
ensure envelope quality
ensure equipment availability
ensure equipment cooling
ensure equipment maintenance
ensure escape routes
ensure flock safety
ensure food quality
ensure hotel security
ensure information privacy
ensure information security
ensure information transparency
ensure infrastructure accessibility
ensure law application
ensure legal gaming
ensure material compliance
ensure mould uniformity
ensure parts packaging
ensure passenger comfort
ensure pharmacovigilance
ensure portion control
ensure price competitiveness
ensure product preparation
ensure sanitation
ensure sentence execution
ensure soil fertility
ensure store security
ensure student welfare
ensure vehicle operability
ensure vessel security
enterprise risk management
entertain guests interactively
entertain people
entertainment industry
entomology
entrepreneurship
envelope cutting standards
environmental engineering
environmental indoor quality
environmental legislation
environmental management monitors
environmental policy
environmental threats
enzymatic processing
epidemiology
epigraphy
equine dental diseases
ergonomics
escapee contingency plans
escort defendants
establish aquarium
establish collaborative relations
establish customer rapport
establish daily priorities
establish data processes
establish educational network
establish gaming policies
establish green roof
establish investment funds
establish usage policies
establish vertical gardens
estimate damage
estimate distances
estimate fishery status
estimate harvest costs
estimate profitability
estimate repair priority
estimate restoration costs
ethics
ethnolinguistics
etiopathy
evaluate advertising campaign
evaluate animal pregnancy
evaluate art quality
evaluate benefit plans
evaluate broadcast programs
evaluate budgets
evaluate casino workers
evaluate clients' progress
evaluate coffee characteristics
evaluate company needs
evaluate dogs
evaluate education programmes
evaluate employees
evaluate employees work
evaluate engine performance
evaluate entertainment programme
evaluate events
evaluate forensic data
evaluate garment quality
evaluate genetic data
evaluate industrial hygiene
evaluate interview reports
evaluate library materials
evaluate marketing content
evaluate mineral resources
evaluate musical ideas
evaluate nursing care
evaluate outdoor activities
evaluate project plans
evaluate research activities
evaluate restoration procedures
evaluate semen
evaluate spatial information
evaluate tender
evaluate textile characteristics
evaluate training
evaluate translation technologies
evaluate vineyard problems
evaluate vineyard quality
evidence-based nursing care
evidence-based radiography practice
evolutionary biology
examine advertisement layout
examine animals
examine budgets
examine civil structures
examine conservation issues
examine credit ratings
examine crime scenes
examine damaged windshields
examine engineering principles
examine gems
examine geochemical samples
examine healthcare facility
examine legislative drafts
examine lumber
examine merchandise
examine production samples
examine sample garments
examine trusts
examine ventilation system
excavate fossils
excavation techniques
execute ICT audits
execute administration
execute conversion testing
execute email marketing
execute feasibility study
execute fertilisation
execute flight plans
execute inspection walkway
execute integration testing
execute marketing plan
execute software tests
execute vehicle maintenance
execute working instructions
exercise patience
exercise physiology
exercise self-control
exercise self-reflection
exercise sports
exercise stewardship
exert expenditure control
explain accounting records
explain bingo rules
explain financial jargon
explain interview purposes
explosives
export control principles
express yourself creatively
express yourself physically
extinguish fires
extract coppice
extract fatty acid
extract juices
extrusion processes
eye protection regulations
fabric types
fabricate V-belts
fabricate belts
fabricate metal parts
fabricate mouth models
facial gymnastics
facilitate official agreement
family law
family therapy
farrier industry
fasciatherapy
fasten components
fasten rubber goods
fasten safety devices
feed additives
feed broodstock
feed charcoal hoppers
feed concrete mixer
feed fertilizer mixer
feed fibreglass machine
feed hoppers
feed livestock
feed mirror machine
feed pets
feed press cylinders
feed the nitrator
fell trees
ferrous metal processing
fertigation
fertilisation principles
fertiliser catalysts
fertiliser products
fibre optics
fibreglass laminating
field-programmable gate arrays
file documents
file-based workflow
filing machine parts
fill cylinders
fill etchings
fill kettle
fill moulds
fill out forms
fill sacks
fill tile joints
film music techniques
film production process
film studies
filter edible oils
filter liquids
filter paint
filter wine
financial analysis
financial capability
financial department processes
financial engineering
financial forecasting
financial jurisdiction
financial management
financial markets
financial products
financial statements
find appropriate extras
find grants
fine arts
fine-needle aspiration
fingerspelling
finish animal structure
finish barrels
finish carpet edges
finish concrete sections
finish costumes
finish medical devices
finish mortar joints
finish plastic products
finish prosthetic-orthotic devices
finish shells
fire prevention procedures
fire protection engineering
fire safety regulations
fire the surface
fire-fighting systems
firmware
first aid
first response
fish anatomy
fish biology
fish grading
fish harvesting methods
fish varieties
fish welfare regulations
fisheries legislation
fisheries management
fishing gear
fishing industry
fishing vessels
fit carpet seams
fit ceiling tiles
fit contact lenses
fit dental appliances
fit doors
fit mechanised equipment
fix knife blades
fix meetings
fix minor scratches
flammable fluids
flavour tobacco leaves
flexography
flood remediation equipment
floral composition techniques
floriculture
flue-cure tobacco
fluid mechanics
flute sizes
focus lighting equipment
focus on passengers
focus on service
focus stage lights
follow a brief
follow betting strategies
follow clinical guidelines
follow company standards
follow dentists' instructions
follow laboratory manuals
follow production schedule
follow reporting procedures
follow signalling instructions
follow the news
follow time cues
follow verbal instructions
follow work procedures
follow work schedule
follow written instructions
follow-up lab results
food allergies
food colorants
food dehydration processes
food engineering
food flavourings
food homogenisation
food hygiene rules
food labels
food legislation
food materials
food plant design
food policy
food preservation
food product ingredients
food products composition
food safety principles
food safety standards
food science
food service operations
food storage
food toxicity
foodborne diseases
foot problems
football
footwear bottoms pre-assembly
footwear components
footwear creation process
footwear equipments
footwear finishing techniques
footwear industry
footwear machinery
footwear manufacturing technology
footwear materials
footwear quality
footwear stitching techniques
footwear uppers pre-assembly
forecast account metrics
forecast catering services
forecast distribution activities
forecast dividend trends
forecast economic trends
forecast energy prices
forecast meteorological conditions
forecast occupancy demand
forecast organisational risks
forecast production quantities
forecast products' demand
forecast timber production
forecast workload
foreclosure
foreign affairs
foreign valuta
forensic anthropology
forensic intelligence
forensic linguistics
forensic pathology
forensic physics
forensic psychiatry
forest conservation
forest ecology
forestry regulations
forging processes
form continuous bands
form moulding mixture
formulate cosmetic products
formulate dietetic intervention
formulate findings
formulate game rules
fortune-telling techniques
fossil fuels
fraud detection
freight transport methods
froth flotation processes
fuel cell types
fuel distribution systems
fuel gas
fuel inventory methods
functionalities of machinery
fundamental veterinary sciences
funding methods
furniture care products
furniture industry
furniture trends
furniture wood types
galvanise metal workpiece
gambling games
games rules
gas chromatography
gas consumption
gas dehydration processes
gas market
gastroenterological surgery
gastroenterology
gather data
gather experimental data
gather reference materials
gather technical information
gel permeation chromatography
gem cutting forms
gemology
gemstone grading systems
gemstones
gender studies
genealogy
general haematology
general medicine
general surgery
generate reconciliation reports
genetic engineering
genetic selection programme
genetics
geochemistry
geochronology
geodesy
geographic areas
geographic information systems
geographical routes
geography
geological mapping
geological time scale
geology
geomatics
geometry
geophysics
geostationary satellites
geothermal energy systems
geriatrics
give battle commands
give care instructions
give constructive feedback
give live presentation
give massages
give out grants
give shiatsu massages
give swimming lessons
glass breakage sensors
glass coatings
glass tempering
glassware products
glassworking
glue film reels
golf
good laboratory practice
good manufacturing practices
government policy
government policy implementation
government representation
grade candles
grade coffee beans
grade engineered wood
grade foods
grade lumber
grade pulp
grade tobacco leaves
grade veneer
grade young fish
grading systems
graffiti removal techniques
grain dehydration recipes
grain-for-beverages milling process
grant concessions
graphic design
graphics editor software
graphite
green bonds
green computing
green logistics
green space strategies
greenhouse types
greet guests
grind gemstones
grind glass
grind meat
grind terrazzo
grind wasted plastic
groom animals
groom carpets
ground segment
grout terrazzo
grow plants
guarantee customer satisfaction
guarantee students' safety
guide concrete hose
guide conversion
guide cranes
guide drill pipes
guide international students
guide jury activities
guide staff
hair colouring
hair cutting techniques
hair products
hair removal techniques
hairdressing
halal meat
halal slaughtering practices
hand gestures
hand out flyers
handle artworks
handle bar equipment
handle broodstock
handle building materials
handle cargo
handle carriers
handle case evidence
handle cash flow
handle chemicals
handle children's problems
handle complaints
handle contact lenses
handle customer complaints
handle data samples
handle delivered packages
handle etching chemicals
handle explosives
handle external financing
handle feathers
handle financial disputes
handle financial transactions
handle fish products
handle flammable substances
handle forest products
handle fragile items
handle frozen semen
handle fuels
handle game complaints
handle gas cylinders
handle geospatial technologies
handle glassware
handle guest luggage
handle harvested fish
handle helpdesk problems
handle honeycombs
handle hot limestone
handle incidents
handle intermodal equipment
handle kitchen equipment
handle knives
handle mail
handle metal powder
handle paperwork
handle patient trauma
handle petty cash
handle pigs
handle poultry
handle radiopharmaceuticals
handle registered mail
handle rental overdues
handle residual gases
handle returns
handle saw securely
handle seasonal sales
handle sensitive products
handle shipment documentation
handle shipment paperwork
handle spectator complaints
handle stressful situations
handle surveillance equipment
handle tasks independently
handle tenant changeover
handle timber
handle timber-based products
handle veterinary emergencies
handle veterinary patients
handle waste
handle waste rock
handle wine sales
handle working animals
handwriting analysis
hang advertising posters
hang chain hoists
hang wallpaper
harden soap
hardware architectures
hardware components
hardware components suppliers
hardware industry
hardware materials
hardware platforms
hardware testing methods
harmonise body movements
harvest aquatic resources
harvest cover crops
harvest crop
harvest grapes
harvest timber
hatchery design
haul cement
have computer literacy
have emotional intelligence
have spatial awareness
hazardous freight regulations
hazardous materials transportation
hazardous waste storage
hazardous waste treatment
hazardous waste types
health care legislation
health care system
health education
health informatics
health psychology
health records management
health technology assessment
healthcare data systems
hear legal arguments
hear witness accounts
hearing aids
hearing disability
hearing loss
heat jewellery metals
heat lacquer mixture
heat materials
heat metals
heat transfer processes
helminthology
help prepare lifeboats
hepatology
herbicides
herbicides sprayers
herpetology
high-performance liquid chromatography
hinduism
hire background musicians
hire beaters
hire human resources
hire new personnel
hire post-production team
histology
histopathology
historic architecture
historic public speakers
historical methods
history
history of chocolate
history of fashion
history of literature
history of philosophy
history of theology
history of tobacco
holding company activities
home decoration techniques
homeopathy
homeopathy remedies
honey constituents
honey extractors types
honey varieties
hop cultivation
horary astrology
horse anatomy
horse racing regulation
horse riding
horse riding equipment
horticultural design
horticulture principles
host trade delegations
host wine-tasting events
hot forging
hot vulcanisation
hot winding
hotel operations
household products
human anatomy
human ear
human physiology
human psychological development
human resource management
human-computer interaction
human-robot collaboration
humanitarian aid
humanitarian aid actors
hunt animals
hunting truck detector
hybrid control systems
hybrid model
hybrid vehicle architecture
hydraulic fluid
hydraulic fracturing
hydraulic press parts
hydraulics
hydrocarbon cracking techniques
hydrocarbon isomerisation processes
hydroelectricity
hydrography
hydroponics
hydrotherapy
iOS
ice-skating
id Tech
identify GIS issues
identify abnormalities
identify abrasives types
identify accounting errors
identify archaeological finds
identify artistic niche
identify available services
identify clients' needs
identify cloth items
identify condensation problems
identify customer objectives
identify customer requirements
identify customer's needs
identify education needs
identify electoral violations
identify electronic signals
identify energetic meridians
identify energy needs
identify financial resources
identify forged documents
identify fossils
identify gemstones
identify health objectives
identify improvement actions
identify infestation source
identify land mines
identify learning disorders
identify legal requirements
identify market niches
identify new words
identify patients' behaviours
identify performers' needs
identify plants characteristics
identify poisons
identify policy breach
identify preventive actions
identify pricing opportunities
identify problems
identify process improvements
identify props
identify research topics
identify security threats
identify service requirements
identify skills gaps
identify statistical patterns
identify suppliers
identify surveillance devices
identify suspicious behaviour
identify talent
identify technological needs
identify terrorism threats
identify training needs
identify wood warp
identity aquaculture species
illegal substances
image formation
imaging techniques
imitation jewellery
immigration law
immunohaematology
immunology
immunotherapy
impact investing
implant brachytherapy treatments
implement a firewall
implement anti-virus software
implement corporate governance
implement customer follow-up
implement dive plans
implement landscaping projects
implement marketing strategies
implement mineral processes
implement nursing care
implement sales strategies
implement soap formula
implement spam protection
implement strategic management
implement strategic planning
implement sustainable procurement
implement traceability systems
implement transport strategy
improve business processes
improve chemical processes
improve customer interaction
improve timber stands
improve translated texts
improve user-friendliness
improvise
improvise music
in-circuit test
industrial design
industrial engineering
industrial heating systems
industrial paint
industrial software
industrial tools
infection control
infections in food
inflate sport balls
influence legislators
influence public policies
influence voting behaviour
information architecture
information categorisation
information confidentiality
information extraction
information governance compliance
information security strategy
information structure
infrared sensors
ingredient threats
inheritance council practices
initiate claim file
inject liquid foam
ink printing plates
innovate in ICT
innovation in nursing
innovation processes
inorganic chemistry
insert bristles
insert coquille structures
insert core structures
insert mould structures
insert semen
insert wick
insolvency law
insourcing strategy
inspect agricultural fields
inspect aircraft
inspect aircraft cleanliness
inspect aircraft documentation
inspect aircraft manufacturing
inspect aircraft's body
inspect airfield facilities
inspect animal carcasses
inspect aquaculture equipment
inspect asphalt
inspect binding work
inspect building systems
inspect cables
inspect capsules
inspect cargo
inspect carrier documents
inspect casino floor
inspect climbing equipment
inspect clocks
inspect concrete structures
inspect construction sites
inspect construction supplies
inspect crane equipment
inspect cylinders
inspect data
inspect drainage channels
inspect drilling equipment
inspect education institutions
inspect electrical supplies
inspect electronics supplies
inspect engine rooms
inspect etched work
inspect event facilities
inspect extruded products
inspect facility sites
inspect fire equipment
inspect fish eggs
inspect fish stock
inspect freight
inspect glass sheet
inspect government expenditures
inspect government incomes
inspect industrial equipment
inspect insulation
inspect machinery
inspect maritime operations
inspect masonry work
inspect material
inspect offshore constructions
inspect optical supplies
inspect paint quality
inspect paintwork
inspect pipelines
inspect planed woodstock
inspect printing output
inspect project regulations
inspect rail flaws
inspect railways visually
inspect recycling procedures
inspect repaired tyres
inspect road signs
inspect roofs
inspect scaffolding
inspect semiconductor components
inspect sewerage systems
inspect sewers
inspect silo systems
inspect sport stadium
inspect staff
inspect stone surface
inspect supplied concrete
inspect table settings
inspect tax returns
inspect taxation documents
inspect timber
inspect trees
inspect vessel
inspect vessel manufacturing
inspect water wells
inspect wind turbines
inspect wood materials
inspect worn tyres
install PVC piping
install SSTI system
install automation components
install car electronics
install circuit breakers
install coffered ceiling
install concrete pumps
install construction profiles
install containers
install cooktops
install crane equipment
install deicing boot
install drop ceiling
install electric switches
install electricity meter
install electricity sockets
install embossing plates
install falsework
install fire sprinklers
install firestops
install floor coverings
install frameless glass
install gas heaters
install glass frames
install gutters
install handrail
install heat pump
install heating boiler
install heating furnace
install hydraulic systems
install image equipment
install insulation blocks
install insulation material
install inverter
install irrigation systems
install kerbstones
install laminate floor
install lift controller
install lift governor
install lighting
install lockable devices
install locks
install machinery
install mechatronic equipment
install metal roofing
install mining machinery
install newel posts
install oil rig
install operating system
install organs
install oven
install photovoltaic systems
install plumbing systems
install pneumatic systems
install power lines
install press dies
install radtors
install railway detectors
install recycling containers
install refrigeration equipment
install roof flashing
install roof windows
install safety devices
install septic systems
install signal repeaters
install sill pan
install smart devices
install software
install spindles
install spring suspension
install sprinkler systems
install stretch ceiling
install structural glazing
install tunnel segments
install utility equipment
install vehicle accessories
install ventilation equipment
install wall coverings
install water reservoir
install windshields
install wood hardware
install wood heater
instruct animal owners
instruct grant recipient
instruct in sport
instruct kitchen personnel
instruct others
instruct public
instructional design models
instrument performance elements
instrumentation engineering
instrumentation equipment
insurance law
insurance market
integrate ICT data
integrate community outreach
integrate system components
integrated circuit types
integrated circuits
integrated design
integrated food-energy systems
integrated pest management
intellectual property law
intensive care medicine
interfacing techniques
intermodal options
intermodalism
internal auditing
international development
international law
international tariffs
international trade
international waterways
internet governance
interpret 2D plans
interpret 3D plans
interpret artistic intentions
interpret business information
interpret current data
interpret electrical diagrams
interpret electroencephalograms
interpret electromyograms
interpret extraction data
interpret financial statements
interpret floor plans
interpret geophysical data
interpret illustration needs
interpret law
interpret mathematical information
interpret medical images
interpret medical results
interpret pedigree charts
interpret prescriptions
interpret psychological tests
interpret radiology examinations
interpret religious texts
interpret seismic data
interpret tarot cards
interpret technical requirements
interpret technical texts
interpret traffic signals
interpret visual literacy
interpreting modes
interrogate individuals
interview bank loanees
interview focus groups
interview insurance claimants
interview people
interview techniques
intracranial hypertension
intravenous infusion
introduce new employees
intubation
inventory management rules
investigate aircraft accidents
investigate competition restrictions
investigate contamination
investigate forgery cases
investigate manufacturing facilities
investigate maritime accidents
investigate mine accidents
investigate occupational injuries
investigate pollution
investigate road accidents
investigate security issues
investigate soil stability
investigation research methods
investment analysis
involve volunteers
iridology
iron textiles
irrigate soil
irrigation systems
islamic studies
isometric perspective
issue drilling instructions
issue fines
issue licences
issue official documents
issue permits
issue purchase orders
issue sales invoices
issue sport equipment
issue waivers
jell fruits
jewellery processes
jewellery product categories
job market offers
join lenses
join metals
join wood elements
joint ventures
journalism
journalistic principles
judaism
judge performances
juvenile detention
keep company
keep markings legible
keep personal administration
keep promotions records
keep sheet records
keep signs legible
keep stock records
keep task records
keep time accurately
key risk indicators
kiln types
kinanthropometry
kindergarten school procedures
kinesiology
kinesitherapy
kinetics
knead food products
knitting machine technology
knowledge management
kosher meat
kosher slaughtering practices
lab scale fermentation
label belts
label blood samples
label components
label foodstuffs
label samples
label stamps
laboratory equipment
laboratory techniques
laboratory-based sciences
labour law
labour legislation
labour market
lacquer paint applications
lacquer wood surfaces
lactation
landscape analysis
landscape architectural instruments
landscape architecture
landscape design
landscaping materials
language teaching methods
laser engraving methods
laser marking processes
laser types
lasers
last types
lathe machine parts
launch lifeboats
lautering process
law enforcement
law of obligation
lawn care
lay base courses
lay bricks
lay concrete slabs
lay marquetry
lay pipe installation
lay sewer pipe
lay stones
lay tiles
lay underlayment
lead a team
lead board meetings
lead claim examiners
lead drilling crews
lead hiking trips
lead inspections
lead military troops
lead others
lead police investigations
lead process optimisation
leadership in nursing
leadership principles
lean manufacturing
learning difficulties
learning management systems
learning needs analysis
learning technologies
leasing characteristics
leasing process
leather chemistry
leather colour chemistry
leather finishing technologies
leather goods components
leather goods materials
leather goods quality
leather physical testing
leather products maintenance
leather technology
legal case management
legal department processes
legal research
legal studies
legal terminology
legal use-of-force
legislation in agriculture
legislation procedure
lepidoptery
level crossing regulations
level earth surface
liaise with architects
liaise with auditors
liaise with celebrities
liaise with colleagues
liaise with engineers
liaise with financiers
liaise with managers
liaise with politicians
liaise with shareholders
liaise with typists
licences regulation
license photo usage
lift heavy weights
lift safety legislation
lift safety mechanisms
light a show
lighting techniques
linguistics
lip reading
lipspeaking
liquidity management
listen actively
literary criticism
literary techniques
literary theory
literature
live animal products
livestock
livestock farming systems
livestock feeding
livestock reproduction
livestock selection principles
livestock species
load bulk trucks
load cargo
load equipment
load film
load film reels
local geography
locate fossils
locking mechanisms
locomotive brake applications
log transmitter readings
logging
logic
logistics
logopaedics
lop trees
lottery company policies
lottery equipment
lubricate engines
machine learning
machine tools
machine translation
machinery load capacity
machinery products
macro-regional strategy
macroeconomics
maintain ICT server
maintain ICT system
maintain aerodrome equipment
maintain agricultural machinery
maintain anaesthetic machinery
maintain animal accommodation
maintain aquaculture containers
maintain aquaculture equipment
maintain aquaculture ponds
maintain audiovisual equipment
maintain bar cleanliness
maintain barrels
maintain biogas plant
maintain blocking notes
maintain braking system
maintain breeding equipment
maintain broadcast equipment
maintain burial records
maintain cage nets
maintain camping facilities
maintain catalogue collection
maintain chain hoists
maintain chemical mixers
maintain chiropractic equipment
maintain chromotography machinery
maintain circulation system
maintain cleaning equipment
maintain clocks
maintain computer hardware
maintain construction structures
maintain contract administration
maintain contractual information
maintain coquille parts
maintain core parts
maintain cores
maintain correspondence records
maintain costumes
maintain court order
maintain crane equipment
maintain customer records
maintain customer service
maintain cutting equipment
maintain dance training
maintain database
maintain database performance
maintain database security
maintain dental instruments
maintain dimmer equipment
maintain distillation equipment
maintain diving equipment
maintain dredging equipment
maintain drilling equipment
maintain electrical engines
maintain electrical equipment
maintain electromechanical equipment
maintain electronic equipment
maintain electronic systems
maintain engraving equipment
maintain equipment
maintain event records
maintain extrusion machines
maintain farm equipment
maintain financial records
maintain finishing units
maintain flying harnesses
maintain food specifications
maintain forest inventory
maintain forest roads
maintain forestry equipment
maintain furnace temperature
maintain furniture machinery
maintain game area
maintain game equipment
maintain gaming equipment
maintain gardening equipment
maintain genetic registers
maintain glass thickness
maintain grading equipment
maintain ground
maintain hammer mill
maintain hatchery equipment
maintain hatchery facilities
maintain hatchery records
maintain hydraulic press
maintain hydraulic systems
maintain imaging equipment
maintain industrial equipment
maintain industrial ovens
maintain irrigation controllers
maintain irrigation systems
maintain laboratory equipment
maintain landscape site
maintain library equipment
maintain library inventory
maintain lighting equipment
maintain linen operation
maintain logbooks
maintain logistics databases
maintain lottery equipment
maintain machinery
maintain manufacturing rooms
maintain mechanical equipment
maintain mechatronic equipment
maintain medical devices
maintain microelectromechanical systems
maintain microelectronics
maintain mine machinery
maintain mixer truck
maintain motorcycle records
maintain mould parts
maintain moulds
maintain mulberry trees
maintain museum records
maintain musical instruments
maintain nets
maintain nuclear reactors
maintain operational communications
maintain optical equipment
maintain parts inventory
maintain pastures
maintain pharmaceutical records
maintain pharmacy records
maintain photographic equipment
maintain photovoltaic systems
maintain physical fitness
maintain physiotherapy equipment
maintain pipe deck
maintain plant health
maintain plants' growth
maintain plastic machinery
maintain pool cleanliness
maintain power plants
maintain pricing database
maintain privacy
maintain professional administration
maintain professional records
maintain projection equipment
maintain props
maintain prostheses
maintain prosthetic-orthotic devices
maintain psychological well-being
maintain rail infrastructure
maintain reception area
maintain recirculation systems
maintain recycling records
maintain responsive design
maintain rigging equipment
maintain robotic equipment
maintain ropes
maintain rotating equipment
maintain router machinery
maintain safety systems
maintain sanding machines
maintain sensor equipment
maintain septic tanks
maintain ship brightwork
maintain ship logs
maintain shipboard machinery
maintain slitting machinery
maintain sorting equipment
maintain sound equipment
maintain sprinkler systems
maintain stage weapons
maintain statutory books
maintain storage facilities
maintain store cleanliness
maintain students' discipline
maintain suspension system
maintain system logs
maintain tanks
maintain technical equipment
maintain telephony system
maintain terrazzo
maintain test equipment
maintain the farm
maintain the greenhouse
maintain the trails
maintain theatre equipment
maintain theatre sets
maintain tile flooring
maintain transaction's reports
maintain treatment records
maintain trusts
maintain vacuum chamber
maintain vehicle appearance
maintain vehicle records
maintain vehicle service
maintain vessel inventory
maintain vineyard machinery
maintain voyage logs
maintain wardrobe
maintain warehouse database
maintain waste incinerator
maintain wigs
maintain wind turbines
maintain wood thickness
maintain work standards
maintain workshop space
maintenance of ammunition
maintenance operations
make abstracts
make architectural mock-ups
make barrel heads
make bowstrings
make clinical decisions
make decisions
make diplomatic decisions
make drawings
make electrical calculations
make folding styles
make investment decisions
make legal decisions
make legislative decisions
make logistical arrangements
make made-to-measure garments
make mosaic
make paper slurry
make photographic storyboards
make price recommendations
make radiographic images
make reservations
make surtitles
make the beds
make time-critical decisions
make-up techniques
malt grains
malting process
mammalogy
manage ICT project
manage a team
manage access programmes
manage account department
manage accounts
manage acute pain
manage administrative systems
manage advocacy strategies
manage agricultural staff
manage agritourism activities
manage air quality
manage airport workshops
manage alarm system
manage animal adoption
manage animal biosecurity
manage animal welfare
manage aquatic habitat
manage aquatic resources
manage archive
manage artistic career
manage artistic project
manage artworks' transportation
manage athletes
manage auction house
manage aviation planning
manage backlogs
manage bank vault
manage bioreactors
manage brand assets
manage budgets
manage business knowledge
manage cadastre
manage campsite supplies
manage canopy
manage capsule rings
manage carbonation levels
manage cargo handling
manage carriers
manage cash desk
manage cash flow
manage cash transportation
manage casino
manage casino facilities
manage cellar operations
manage cellar stocks
manage chiropractic staff
manage claim files
manage claims process
manage cleaning activities
manage clinical environments
manage clinical risk
manage commercial risks
manage communicable disease
manage company fleet
manage construction archive
manage consumables stock
manage content metadata
manage contract disputes
manage contracts
manage corrective actions
manage creative department
manage crop production
manage cultural facility
manage customer service
manage data
manage database
manage dental emergencies
manage difficult clients
manage digital archives
manage digital documents
manage digital identity
manage digital libraries
manage discarded products
manage distribution channels
manage donor database
manage drilling contracts
manage drilling team
manage edentulous patients
manage emergency procedures
manage employee complaints
manage engine-room resources
manage engineering project
manage enrolment
manage environmental impact
manage facilities services
manage factory operations
manage farm products
manage farm supplies
manage feedback
manage financial risk
manage fisheries projects
manage fitness communication
manage fitness goals
manage fleet capacity
manage forest fires
manage forests
manage front operations
manage frustration
manage fuel inventory
manage fuelling system
manage fundraising activities
manage funeral equipment
manage gambling finances
manage gambling game
manage gambling hospitality
manage gambling operation
manage gaming facilities
manage geotechnical staff
manage government funding
manage government-funded programmes
manage grain storage
manage grant applications
manage grape harvest
manage ground maintenance
manage groups outdoors
manage habitats
manage healthcare staff
manage heavy equipment
manage horse events
manage hospital-acquired infections
manage hospitality revenue
manage human resources
manage humanitarian aid
manage information sources
manage instrumentation systems
manage inventory
manage kiln ventilation
manage licensee portofolio
manage licensing fees
manage livestock
manage loan administration
manage loan applications
manage loans
manage localisation
manage location logistics
manage logistics
manage logs transfer
manage lottery operations
manage maintenance operations
manage major incidents
manage manufacturing documentation
manage manufacturing facilities
manage mediation staff
manage members
manage membership
manage membership database
manage meteorological database
manage military logistics
manage mine ventilation
manage musical staff
manage nutrients
manage obstacle control
manage occlusion
manage online communications
manage online content
manage online gambling
manage online volunteers
manage open publications
manage operational budgets
manage outdoor resources
manage outsourced security
manage packaging material
manage pawnshop inventory
manage payroll
manage payroll reports
manage pension funds
manage personal finances
manage personal progression
manage personnel
manage personnel agenda
manage physical resources
manage physiotherapy staff
manage port operations
manage portfolio
manage processes
manage procurement planning
manage product testing
manage production changeovers
manage production enterprise
manage production systems
manage profitability
manage project changes
manage project information
manage project metrics
manage prompt book
manage psychotherapeutic relationships
manage purchasing cycle
manage quality
manage quantitative data
manage rainwater
manage recirculation systems
manage recreational facility
manage research data
manage resources
manage restaurant service
manage revenue
manage routine waste
manage sales channels
manage sales teams
manage school budget
manage securities
manage securities trading
manage security clearance
manage security equipment
manage several projects
manage shipment risks
manage social crisis
manage software localisation
manage software releases
manage sound quality
manage space utilisation
manage sporting career
manage sports events
manage stable
manage staff
manage stage effects
manage stock rotation
manage storage operations
manage storage tanks
manage student admissions
manage student relationships
manage studio resourcing
manage sub-contract labour
manage sumps
manage supplies
manage system security
manage system testing
manage tanning operations
manage tender processes
manage test drives
manage tests
manage theft prevention
manage timber orders
manage timber stocks
manage time
manage tourist groups
manage troop deployment
manage truck drivers
manage university department
manage vault access
manage vehicle fleet
manage vehicle inventory
manage venue programme
manage vessel fleet
manage visual communications
manage volunteering programmes
manage volunteers
manage warehouse inventory
manage warehouse operations
manage warehouse organisation
manage waste
manage waste rock
manage website
manage well interaction
manage wine production
manage work
manage workflow processes
manage writing administration
manage yield
manage zoo staff
management department processes
maneuver cylinders
maneuver stone blocks
manipulate copper
manipulate dental material
manipulate glass
manipulate metal
manipulate plaster
manipulate plastic
manipulate puppets
manipulate rubber
manipulate rubber products
manipulate stainless steel
manipulate wicker material
manipulate wood
manoeuvre bus
manoeuvre heavy trucks
manual draughting techniques
manufacture braided products
manufacture carpets
manufacture cosmetics
manufacture dental instruments
manufacture dental prostheses
manufacture fabric furnishings
manufacture fur products
manufacture ingredients
manufacture knitted textiles
manufacture male suits
manufacture man-made fibres
manufacture medical devices
manufacture medicines
manufacture prepared meals
manufacture prosthetic-orthotic devices
manufacture staple yarns
manufacture woven fabrics
manufacturer's recommended price
manufacturing industrial braids
manufacturing of confectionery
manufacturing of cutlery
manufacturing of furniture
manufacturing of jewellery
manufacturing of mattresses
manufacturing of tools
manufacturing plant equipment
manufacturing processes
manure aquaculture ponds
marine biology
marine engineering
marine technology
maritime law
maritime meteorology
maritime telecommunications
maritime transportation technology
mark film reels
mark lumber
mark migrating fish
mark processed workpiece
mark stone workpieces
marker making
market analysis
market entry planning
market entry strategies
market farm products
market participants
market pricing
market research
marketing department processes
marketing management
marketing mix
marketing principles
marksmanship
mashing process
mass customisation
mass spectrometry
massage theory
massage types
master disc manufacturing
master language rules
match people
match product moulds
material mechanics
materials of die
materials science
mathematics
maxillofacial surgery
maximise sales revenues
measure call quality
measure customer feedback
measure electrical characteristics
measure furnace temperature
measure interior space
measure light levels
measure materials
measure pH
measure paper sheets
measure pollution
measure reservoir volumes
measure ship tonnage
measure software usability
measure sugar refinement
measure temperature
measure trees
measure water depth
measure water flow
measure yarn count
meat industry
mechanical almond processing
mechanical clocks
mechanical engineering
mechanical systems
mechanical tools
mechanics
mechanics of trains
mechanics of vessels
mechanotherapy
mechatronics
media formats
media law
media planning
media studies
medical contrast agents
medical device regulations
medical devices
medical devices materials
medical dispatch
medical furniture
medical genetics
medical imaging technology
medical informatics
medical laboratory technology
medical mycology
medical oncology
medical parasitology
medical sales industry
medical statistics
medical studies
medical terminology
medication classification
medicines
medicines for self-medication
meet building regulations
meet commitments
meet contract specifications
meet deadlines
meet picking standards
meet productivity targets
melt wax
memorise assembly instructions
memorise information
memorise lines
memorise script
mentor individual employees
mentor individuals
merchandising techniques
mergers and acquisitions
metal bending techniques
metal coating technologies
metal drawing processes
metal eroding technology
metal forming technologies
metal joining technologies
metal smoothing technologies
metal thermal conductivity
metallurgy
metalogic
metalworking
metalworking tools
metaphysics
meteorology
metrology
micro mobility devices
microassembly
microbiology-bacteriology
microchip scanners
microeconomics
microelectromechanical systems
microelectronics
microfinance
micromechanics
micromechatronic engineering
microoptics
microprocessors
microscopic techniques
microsensors
microsystem test procedures
microwave principles
migrate existing data
migration
military aviation
military code
military combat techniques
military drill
military logistics
military weaponry
milk animals
milk production process
milking operations
mill operations
milling machines
mine dump design
mine safety legislation
minerals laws
minerals prices
minimise shipping cost
mining engineering
mining sector policies
mix chemicals
mix concrete
mix construction grouts
mix ink
mix live images
mix multi-track recordings
mix paint
mix terrazzo material
mix treating materials
mix wallpaper paste
mobile device management
mobile marketing
mobile operating systems
mobility disability
model electrical system
model electromagnetic products
model electromechanical systems
model groundwater
model hardware
model medical devices
model microelectronics
model mineral deposits
model optical systems
model power electronics
model sensor
model sets
moderate a debate
moderate a discussion
moderate in negotiations
modern brewing systems
modern languages
modern portfolio theory
modify lifecasts
modify textile designs
molecular biology
molecular gastronomy
monasticism
monitor ICT research
monitor airspace planning
monitor airworthiness certifications
monitor artistic activities
monitor artwork market
monitor assessment
monitor automated machines
monitor aviation meteorology
monitor ballast regulator
monitor banking activities
monitor billing procedures
monitor bond market
monitor building security
monitor bushings
monitor cashiers
monitor casino finances
monitor centrifugal separators
monitor charity's budget
monitor check-out point
monitor chipper machine
monitor coating specifications
monitor coke quenching
monitor company policy
monitor composting
monitor construction site
monitor contractor performance
monitor conveyor belt
monitor credit institutes
monitor crops
monitor curriculum implementation
monitor customer behaviour
monitor customer inquiries
monitor customer service
monitor daily work
monitor distillation processes
monitor drilling fluid
monitor drivers
monitor educational developments
monitor elections
monitor electric generators
monitor electroplating baths
monitor employee's health
monitor environmental parameters
monitor equipment condition
monitor event activities
monitor excavated material
monitor exhibition designs
monitor feeding behaviour
monitor feeding systems
monitor fermentation
monitor field surveys
monitor fields
monitor filling machines
monitor financial accounts
monitor fisheries
monitor forest health
monitor forest productivity
monitor freezing processes
monitor gaming room
monitor gauge
monitor geotechnical structures
monitor goods movement
monitor grapes
monitor grounds
monitor grounds maintenance
monitor guest access
monitor hatchery production
monitor heavy machinery
monitor incineration process
monitor ingredient storage
monitor kitchen supplies
monitor larval development
monitor larval growth
monitor legislation developments
monitor livestock
monitor loan portfolio
monitor logging operations
monitor machine operations
monitor maritime operations
monitor merchandise delivery
monitor mine costs
monitor mine production
monitor museum environment
monitor national economy
monitor nature conservation
monitor nitroglycerin flow
monitor online competitors
monitor organisation climate
monitor packaging operations
monitor painting operations
monitor paper reel
monitor patients' medication
monitor performers
monitor plant production
monitor policy proposals
monitor political campaigns
monitor political conflicts
monitor powdered ingredients
monitor pregnancy
monitor processing conditions
monitor production costs
monitor production developments
monitor programming
monitor programming finances
monitor pulp quality
monitor radiation levels
monitor recommendation follow-up
monitor roasting
monitor satellites
monitor security measures
monitor shelves loading
monitor social impact
monitor sociological trends
monitor sports equipment
monitor staff absences
monitor stamp machine
monitor stock level
monitor stock market
monitor stock movement
monitor storage space
monitor student's behaviour
monitor sugar uniformity
monitor surveillance equipment
monitor swimming-pool infrastructure
monitor system performance
monitor tamping car
monitor tank thermometer
monitor technology trends
monitor therapeutic progress
monitor ticketing
monitor title procedures
monitor traffic flow
monitor train schedules
monitor treated fish
monitor tree health
monitor utility equipment
monitor valves
monitor vehicle repairs
monitor vessel performance
monitor visitor tours
monitor waiting list
monitor water quality
monitor well costs
monitor well operations
monitor well safety
monitor wildlife
monitor winemaking process
monitor work site
monitor workload
moor vessels
morality
morphology
mortgage loans
motion capture
motion graphics
motivate employees
motivate fitness clients
motivate in sports
motivate others
motivate supporters
mould chocolate
mould doughs
mould vinyl records
mount clock wheelwork
mount photos
mount photovoltaic panels
mouth anatomy
move animals
move completed works
move filled coquilles
move filled moulds
move levers
move objects
move rigging equipment
move soil
move the herd
move treated wood
movement techniques
multimedia systems
multimodal transport logistics
musculoskeletal anatomy
museum databases
music literature
music therapy processes
music therapy schools
music therapy theories
musical genres
musical instrument accessories
musical instruments
musical instruments materials
musical notation
musical theory
mycology
nail floor boards
nanoelectronics
nanomaterials
nanotechnology
national pesticide legislation
national population census
national road network
national waterways
natural areas maintenance
natural fertilisers
natural food resources
natural gas
natural history
natural language processing
navy operations
negotiate artistic productions
negotiate buying conditions
negotiate compromises
negotiate employment agreements
negotiate exploitation rights
negotiate land access
negotiate land acquisition
negotiate lawyer's fee
negotiate library contracts
negotiate loan agreements
negotiate logistics services
negotiate price
negotiate publishing rights
negotiate sales contracts
negotiate settlements
negotiate supplier arrangements
negotiate tourism rates
negotiate with artists
negotiate with stakeholders
neonatology
neoplasia
network marketing
neuro-ophthalmology
neuroanatomy
neuroanatomy of animals
neurological surgery
neurology
neuromarketing techniques
neuropathology
neuropharmacology
neurophysiology
neurophysiology of animals
neuropsychiatry
neuropsychology
neutralise sugar liquors
newborn care
news analytics
newsletter analysis
nibbling machine parts
non-destructive testing
non-ferrous metal processing
nonwoven machine technology
normalise data
notate different dances
notify supervisor
nuclear energy
nuclear legislation
nuclear medicine
nuclear physics
nuclear reprocessing
numerical sequences
numerology
nurse plants
nurse trees
nursing principles
nursing science
nutrients of confectionery
nutrition
obesity
obey traffic rules
object-oriented modelling
observe celestial objects
observe confidentiality
observe healthcare users
observe human behaviour
observe logs
observe machine feed
observe matter
observe mixture characteristics
observe shots
observe student's progress
observe teaching activities
obstetric ultrasonography
obstetrics and gynaecology
obtain concert funding
obtain event permits
obtain financial information
obtain pyrotechnic permits
obtain relevant licenses
obtain sponsorship
occultism
occupational medicine
occupational physiology
occupational science
occupational therapy theories
oceanography
offer financial services
office administration
office equipment
office furniture products
office software
officiate civil partnerships
officiate weddings
offset printing
oil rig legislation
oil seed process
oil sweetening processes
older adults' needs
olfaction
on board hazards
oncologic hormone therapy
online analytical processing
online gambling
online job platforms
online moderation techniques
operate GPS systems
operate LHD
operate a camera
operate agricultural machinery
operate amusement rides
operate audio equipment
operate audio-signal processors
operate audiological equipment
operate bale presses
operate band saw
operate bead setter
operate bevelling machine
operate binder machine
operate biogas meter
operate biogas plant
operate biological filtration
operate boiler
operate brazing equipment
operate breathing equipment
operate brick oven
operate broadcast equipment
operate bulldozer
operate bullet press
operate calender machine
operate cash point
operate cash register
operate centrifuges
operate chainsaw
operate circular saw
operate climate control
operate collating machine
operate compression rollers
operate concrete pumps
operate construction scraper
operate continuous miner
operate control panels
operate control systems
operate corrugator
operate cranes
operate creasing machinery
operate cremation equipment
operate crosscut saw
operate crusher
operate cubing machine
operate cutting equipment
operate dairy farms
operate debarking machine
operate die-cut machines
operate digester machine
operate digital hardware
operate digital printers
operate dimmer equipment
operate dishwashing machine
operate distillation equipment
operate distilling equipment
operate dragline
operate drill press
operate drilling equipment
operate drilling jumbo
operate drum device
operate drying blowers
operate dump truck
operate emergency equipment
operate emergency vehicle
operate engraving equipment
operate envelope machine
operate excavator
operate farm equipment
operate financial instruments
operate fire extinguishers
operate fishing equipment
operate follow spots
operate follow-me vehicles
operate forestry equipment
operate forestry machinery
operate forging tongs
operate forklift
operate front loader
operate furnace
operate furniture machinery
operate games
operate gas turbines
operate gear shaper
operate grader
operate grappler
operate grease gun
operate grinding machine
operate hammer mill
operate hand drill
operate hatchery trays
operate headbox
operate heart-lung machines
operate hoists
operate horticulture equipment
operate hydraulic pumps
operate imagesetter
operate industrial equipment
operate industrial ovens
operate jackhammer
operate janitorial tools
operate jar mill
operate laminating machine
operate landscaping equipment
operate letterpress
operate life-saving appliances
operate lifting equipment
operate lighting equipment
operate machine tools
operate manual planer
operate meteorological instruments
operate microscope
operate middlings purifier
operate mining tools
operate mobile crane
operate money-processing machine
operate monogram-printing device
operate mosaic tools
operate nail gun
operate nailing machinery
operate nibbling equipment
operate optical equipment
operate paper cutter
operate paper press
operate pasteurisation processes
operate patternmaking machinery
operate pellet press
operate perforating machine
operate photoreactors
operate plastic machinery
operate precision machinery
operate pressure washer
operate printing machinery
operate projector
operate pulper
operate pumping equipment
operate pumping systems
operate pumps
operate pyrotechnical control
operate radar equipment
operate radio equipment
operate rail grinder
operate rail-flaw-detection machine
operate railway switches
operate railway vehicles
operate record press
operate ride panel
operate rig motors
operate road roller
operate rollers
operate roof bolter
operate rotary press
operate router machinery
operate sandblaster
operate scaler
operate scanner
operate seismic equipment
operate ship equipment
operate shotcreter
operate shuttle car
operate signal generator
operate slaughterhouse equipment
operate slitting machinery
operate small craft
operate smelter
operate soldering equipment
operate sound live
operate spreader
operate steam turbine
operate stowage programmes
operate sumps
operate surface grinder
operate surveying instruments
operate switching locomotives
operate table saw
operate telehandler
operate telescopes
operate testbeds
operate theodolite
operate tote board
operate tower crane
operate towtruck
operate tractor
operate tram controls
operate tumble dryer
operate tunnelling machine
operate vacuum machines
operate veneer slicer
operate video equipment
operate warehouse materials
operate wash plant
operate washer extractor
operate waste incinerator
operate water-heating equipment
operate weighing machine
operate welding equipment
operate wine pumps
operate wood chipper
operate wood router
operate wrecking ball
operating systems
operations department processes
ophthalmological examination methods
ophthalmology
opinion poll
optical components
optical engineering
optical equipment standards
optical glass characteristics
optical instruments
optical manufacturing process
optics
optimise financial performance
optimise fleet usability
optimise production
optoelectronic devices
optoelectronics
optomechanical components
optomechanical devices
optomechanical engineering
oral surgery
orchestrate music
ordain religious officials
order construction supplies
order electrical supplies
order electronics supplies
order equipment
order optical supplies
order supplies
order vehicles
organic building materials
organic chemistry
organic farming
organisational policies
organisational resilience
organisational structure
organise a repertoire
organise aircraft maintenance
organise an exhibition
organise auditions
organise business documents
organise camp activities
organise compositions
organise costume fittings
organise creative performance
organise cultural events
organise facility activities
organise fire station
organise game shoots
organise harvests
organise information
organise information services
organise irrigation
organise labour
organise library material
organise mail deliveries
organise musical events
organise on-site amenities
organise performance space
organise press conferences
organise product display
organise project meetings
organise property viewing
organise quality circle
organise rehearsals
organise relapse prevention
organise shearing
organise shellfish depuration
organise sporting environment
organise staff assessment
organise stage
organise storage facilities
organise supporters
organise training
organise tree plantations
organise wine cellar
organise wires
organise workshop space
organise zoological exhibitions
organism taxonomy
organize chemical reagents
ornithology
orthodontics
orthopaedic conditions
orthopaedic goods industry
orthopaedic manual physiotherapy
orthopaedic treatment alternatives
orthopaedics
orthoptics
orthotic devices
orthotics
osteology
osteopathy
otorhinolaryngologic conditions
otorhinolaryngology
outdoor activities
outdoor advertising
outplacement
output electronic files
outsourcing strategy
oversee animal management
oversee assembly operations
oversee construction project
oversee cremations
oversee equipment cleaning
oversee equipment operation
oversee excavation
oversee extra-curricular activities
oversee granulation operations
oversee harvest process
oversee maintenance work
oversee pre-assembly operations
oversee production requirements
oversee quality control
oversee record management
oversee rehabilitation process
oversee shipment routing
oversee spa maintenance
oversee yarn characterisation
own management skills
oxidation
pack charcoal
pack electronic equipment
pack goods
pack leather
pack soap
pack stone products
pack timber products
package fish
package microelectromechanical systems
packaging engineering
packaging functions
packaging processes
paediatric phlebotomy procedures
paediatric psychology
paediatric surgery
paediatrics
paint decorative designs
paint sets
paint ship decks
paint spraying techniques
paint surfaces
paint tyres
palaeoclimatology
paleontology
pallet dimensions
pallets loading
palliative care
palliative settings
paper chemistry
paper production processes
parallel park vehicles
parasitology
parimutuel betting
park guest's vehicle
park vehicles
parkerise metal workpiece
parking regulations
participant observation
participatory decision-making
particle animation
parts pricing
pass dental instruments
passenger transport regulations
patch clay products
patents
pathogenic microorganisms
pathological anatomy
pathology
patient autonomy
patient record storage
patient safety theories
patrol areas
pattern grading
pave asphalt layers
pay-per-click
pedagogy
pedorthics
peer group methods
pellet standards
pen components
penetration testing tool
perforate printed media
perform ICT troubleshooting
perform PESTEL analysis
perform VATS
perform account allocation
perform aircraft maintenance
perform asset depreciation
perform asset recognition
perform auction chant
perform backups
perform basket weaving
perform beverage dealcoholisation
perform bilateral interpretation
perform blending operations
perform body piercings
perform body searches
perform body wrapping
perform brand analysis
perform bronchoscopy
perform bunkering
perform business analysis
perform business research
perform calorimeter operation
perform carbonation processes
perform chemical experiments
perform chiropractic examinations
perform church service
perform classroom management
perform cleaning duties
perform clerical duties
perform coffee tastings
perform copywriting
perform cosmetic procedures
perform costume changeovers
perform costume settings
perform covert investigations
perform customer management
perform damascening
perform dances
perform data analysis
perform data cleansing
perform data mining
perform dating coaching
perform debt investigation
perform defensive driving
perform demarcation
perform dental charting
perform dental radiographs
perform dimensionality reduction
perform diving interventions
perform dosimetry measurements
perform drainage work
perform drug investigations
perform dunning activities
perform educational testing
perform electrolysis
perform enamelling
perform endoscopy
perform energy simulations
perform environmental investigations
perform environmental remediation
perform escalation procedure
perform esophagoscopy
perform eye surgery
perform facial treatment
perform fast changeover
perform field research
perform flight manoeuvres
perform forensic accounting
perform forensic examinations
perform forest analysis
perform frames' repairs
perform fuel reconciliation
perform fundraising activities
perform glazing reconditioning
perform government ceremonies
perform gravity measurements
perform green machining
perform gynecological examination
perform hand pruning
perform health assessment
perform hydrodynamics calculations
perform image editing
perform improvisation
perform in-circuit test
perform inspection analysis
perform internal investigations
perform intra-operative neuromonitoring
perform kiln maintenance
perform laboratory investigations
perform laboratory tests
perform lectures
perform live
perform machine maintenance
perform market research
perform metal work
perform military operations
perform milk control
perform music solo
perform mystery shopping
perform nutrition analysis
perform occupation analyses
perform ocular tonometry
perform oil tests
perform on-treatment review
perform orthopaedic examinations
perform paediatric surgery
perform pathology consultations
perform pest control
perform pill branding
perform playground surveillance
perform political negotiation
perform pre-treatment imaging
perform procurement processes
perform product planning
perform product testing
perform project management
perform public relations
perform puja
perform quality audits
perform radiation treatments
perform reconstructive microsurgery
perform records management
perform religious ceremonies
perform religious rituals
perform resource planning
perform risk analysis
perform roof maintenance
perform sample testing
perform scientific research
perform scrambling operations
perform scripted dialogue
perform security checks
perform selective demolition
perform sight translation
perform skin surgery
perform soundchecks
perform stock valuation
perform stunts
perform surveying calculations
perform sworn interpretations
perform sworn translations
perform system analysis
perform test run
perform therapy sessions
perform toxicological studies
perform toys finishing
perform tree thinning
perform trellis repairs
perform ultrasound
perform underwater investigations
perform upholstery repair
perform vehicle tests
perform venepuncture procedures
perform venous cannulation
perform veterinary diagnosis
perform video editing
perform virological test
perform virtual simulation
perform vision rehabilitation
perform wagon coupling
perform warehousing operations
perform water analysis
perform water treatments
perform welding inspection
perform wire wrapping
performance diagnosis
perfume raw materials
periodisation
person centred care
personal development
personal directing styles
personal protective equipment
personalise sports programme
personality development theories
personnel management
pest biology
pest management techniques
pesticides
pesticides sprayers
pests and diseases
pet diseases
pet product industry
petroleum
petroleum coking techniques
petrology
pharmaceutical chemistry
pharmaceutical drug development
pharmaceutical industry
pharmaceutical legislation
pharmaceutical processes
pharmaceutical products
pharmaceutical technology
pharmacognosy
pharmacokinetics
pharmacology
pharmacotherapy
pharmacovigilance legislation
pharmacy law
philanthropy
philosophy
philosophy of mathematics
phonetics
phoniatrics
photoengraving
photogrammetry
photograph crime scenes
photographic lenses
photographic processing techniques
photography
photonics
physical medicine
physics
physiology of animals
physiology of balance
physiology of hearing
physiotherapy
phytosanitary measures
phytotherapy
pin parquet
pipeline coating properties
pipeline transport regulations
place bets
place carpet
place concrete forms
place drywall
place gypsum blocks
place mirrors
place record labels
place sanitary equipment
plan
plan ICT capacity
plan a recording
plan act lighting
plan aftersales arrangements
plan audiovisual recording
plan beamhouse operations
plan carpet cutting
plan choreographic improvisation
plan digital marketing
plan engineering activities
plan evaluation
plan events
plan footwear manufacture
plan learning curriculum
plan logging operations
plan maintenance activities
plan manufacturing processes
plan marketing campaigns
plan marketing strategy
plan menus
plan mine operations
plan multi-agenda event
plan musical performances
plan nursing care
plan oil wells
plan patient menus
plan pilotage
plan product management
plan public housing
plan pyrotechnical effects
plan research process
plan resource allocation
plan retail space
plan rig moves
plan rig operations
plan scaffolding
plan schedule
plan shots
plan software testing
plan spa services
plan sports areas
plan surface slope
plan teamwork
plan test flights
plan tiling
plan transport operations
plan vehicle replacement
plan workshop activity
plan youth activities
plan youth programmes
plankton production
plant care products
plant disease control
plant green plants
plant harvest methods
plant propagation
plant species
plant trees
plant vine yards
plasma torches
plaster surfaces
plastic resins
plastic surgery
plastic welding
play musical instruments
play the piano
play therapy
play with children
player logic
pleat fabrics
plot lighting states
plot rigging movements
pluck hair
plumbing tools
pneumatics
podiatric diseases
podiatric surgery
policy analysis
polish clay products
polish dental prostheses
polish dental restorations
polish furniture
polish gemstones
polish silverware
polish stone surfaces
polish wafers
polish windshields
political campaigning
political ideologies
political parties
political science
politics
polling techniques
pollution legislation
pollution prevention
polygraphy
polymer chemistry
polymerisation
port regulation
pose nude
position anchor poles
position base plates
position core workpieces
position dredger
position drills
position engraving equipment
position musicians
position outriggers
position sole plates
position stair carriage
position straightening rolls
post-process meat
post-process medical images
post-process of fish
post-process of food
post-process stone workpiece
post-processing of photographs
post-secondary school procedures
postediting
postpartum legal protection
postpartum period
pour concrete
pour concrete underwater
pour terrazzo
power electronics
power engineering
power plant instrumentation
practical lexicography
practice circus disciplines
practice dance moves
practice emergency stops
practice gestalt therapy
practice humour
practice martial arts
practice vigilance
practise camera movements
practise extreme sports
practise flying movements
practise singing
prayer
pre-blend tobacco leaves
precious metal processing
precious metals
precision engineering
precision measuring instruments
precision mechanics
predict earthquakes
predictive maintenance
pregnancy
preheat kiln car
preparation for parenthood
prepare alcoholic beverages
prepare assembly drawings
prepare audit activities
prepare bakery products
prepare bread products
prepare broadcasts
prepare building site
prepare canapés
prepare casting budget
prepare ceremonial locations
prepare chemical ingredients
prepare chemical samples
prepare colour mixtures
prepare compliance documents
prepare construction documents
prepare credit offers
prepare credit reports
prepare deck equipment
prepare desserts
prepare dietary meals
prepare equid hooves
prepare etching chemicals
prepare exercise session
prepare exhibition programs
prepare extraction proposals
prepare facade cladding
prepare financial projections
prepare financial statements
prepare fishing equipment
prepare flambeed dishes
prepare flight reports
prepare flower arrangements
prepare footwear samples
prepare for auction
prepare graves
prepare health documentation
prepare horoscopes
prepare hot drinks
prepare imposition
prepare infant formulae
prepare intravenous packs
prepare kiln firebox
prepare kiln schedules
prepare legislation proposition
prepare lesson content
prepare licence agreements
prepare lifeboats
prepare loan contracts
prepare milk samples
prepare mixed beverages
prepare oils
prepare orders
prepare paint ingredients
prepare pasta
prepare paychecks
prepare pizza
prepare planting area
prepare premises
prepare prescription labels
prepare presentation material
prepare printing form
prepare production prototypes
prepare purchasing reportings
prepare radiopharmaceuticals
prepare raw materials
prepare ready-made dishes
prepare rehearsals
prepare religious services
prepare resin bath
prepare road directions
prepare roofing materials
prepare rubber materials
prepare rubber plies
prepare rubber sheets
prepare salad dressings
prepare sales checks
prepare sandwiches
prepare scientific reports
prepare screen printing
prepare service trolleys
prepare soda-ash
prepare sophrology session
prepare specialised coffee
prepare speeches
prepare stage effects
prepare stage weapons
prepare survey report
prepare surveying report
prepare tableware
prepare the enamel
prepare the ground
prepare transportation routes
prepare travel packages
prepare vehicle trim
prepare visual data
prepare work instructions
prepared animal feeds
prepared meals
prepress processes
prescribe animal medications
prescribe corrective lenses
prescribe exercises
prescribe healthcare products
prescribe medication
prescribe psychotherapeutic treatment
prescribe topical therapy
present arguments persuasively
present drinks menu
present evidence
present exhibition
present legal arguments
present legislation proposition
present menus
present publishing plan
present reports
present storyboard
preserve crop
preserve fish products
preserve milk samples
preserve original text
preserve samples
preset costumes
preset miniature sets
preset props
press law
press paper manually
press rubberized fabrics
prevent casting adhesion
prevent crop disorders
prevent domestic accidents
prevent fraudulent activities
prevent marine pollution
prevent paper jams
prevent pipeline deterioration
prevent premature drying
prevent sea pollution
prevent shoplifting
prevent smuggling
prevent social problems
prevent theft
prevent work accidents
preventive medicine
price product
pricing strategies
primary care
primary school procedures
primitive technology
principles of animation
principles of insurance
print stripping
printed circuit boards
printed goods processes
printing materials
printing media
printing plate making
printing techniques
prioritise emergencies
prioritise requests
probability theory
procedural law
process animal by-products
process applications
process booking
process commissioned instructions
process customer orders
process data
process flower bulbs
process harvested honey
process latex mixtures
process livestock organs
process loyalty schemes
process man-made fibres
process payments
process printing input
process qualitative information
process refunds
process reservations
process spatial information
process starch slurry
procure electrical machinery
procure hospitality products
procure mechanical machinery
procurement legislation
procurement lifecycle
produce customised products
produce customised tools
produce drum components
produce guitar components
produce harp components
produce harpsichord components
produce organ components
produce piano components
produce prepress proof
produce sales reports
produce samples
produce scanned images
produce semiconductor crystals
produce slaked lime
produce textile designs
produce textile samples
produce violin bows
produce violin components
product comprehension
product data management
product life-cycle
product package requirements
production processes
production scale fermentation
products coding system
profile people
program artistic productions
program firmware
program lift controller
program sound cues
programmable logic controller
project commissioning
project configuration management
project management
project management methodology
project management principles
projection equipment
promote agricultural policies
promote animal welfare
promote animals
promote company
promote education course
promote education programmes
promote employment policy
promote environmental awareness
promote equal pay
promote event
promote exercise programmes
promote farm products
promote financial products
promote foot health
promote free trade
promote healthy lifestyle
promote homeopathy
promote human rights
promote inclusion
promote mental health
promote music
promote ocular health
promote one's writings
promote organisational communication
promote political campaign
promote psycho-social education
promote public transport
promote recreation activities
promote religious activities
promote social awareness
promote social change
promote sports organisation
promote sustainability
promote sustainable energy
promote sustainable packaging
promote the conservatory
prompt performers
pronunciation techniques
proofing methods
proofread text
propagate plants
properties of fabrics
property law
propose leisure activities
propose settlements
prospect new customers
prosthetic devices
prosthetic-orthotic device materials
prosthetic-orthotic examination
protect ICT devices
protect client interests
protect employee rights
protect game
protect important clients
protect trees
protect wilderness areas
protect window frames
protective safety equipment
protein
provide ICT support
provide advertisement samples
provide agri-touristic services
provide animal training
provide assistive technology
provide career counselling
provide charity services
provide chiropractic diagnosis
provide conservation advice
provide customer follow-up
provide customised products
provide customized upholstery
provide dietetic diagnosis
provide documentation
provide domestic care
provide domiciliary eyecare
provide door security
provide emergency advice
provide emergency supplies
provide emergency training
provide escalator maintenance
provide escort services
provide first aid
provide fitness information
provide genetic counselling
provide health counselling
provide health education
provide humanitarian aid
provide immigration advice
provide improvement strategies
provide information
provide lawn care
provide learning support
provide legal advice
provide lesson materials
provide library information
provide manufacturing documentation
provide medication information
provide medicines information
provide membership service
provide mentorship
provide multimedia content
provide necessary documents
provide neuromusculoskeletal therapy
provide online help
provide osteopathic diagnosis
provide palliative care
provide performance feedback
provide periodontal treatment
provide pharmaceutical advice
provide physical intimacy
provide physiotherapy diagnosis
provide pipe bedding
provide postnatal care
provide power distribution
provide pre-natal care
provide pre-treatment information
provide protective escort
provide rigging plans
provide secured transportation
provide social counselling
provide spiritual counselling
provide teacher support
provide technical documentation
provide technical expertise
provide technical training
provide user documentation
provide victim assistance
provide visitor information
provide written content
proxy servers
prune plants
pruning techniques
pruning types
psychiatric diagnostics
psychiatric disorders
psychiatry
psychoacoustics
psychoanalysis
psychological concepts
psychological counselling methods
psychological diagnostics
psychological healthcare services
psychological interventions
psychological theories
psychological treatment measures
psychology
psychomotor therapy
psychopathology
psychopharmacology
psychophysiology
psychosociology
psychosomatics
psychotherapy principles
public auction procedures
public finance
public health
public housing legislation
public law
public offering
public relations
public service concession
publicity code
publish academic research
publishing industry
publishing market
publishing strategy
pultrusion process
pump paint
pump products
pump wax
purchase automotive equipment
purchase bloodstock
purchase car materials
purchase music
purchase props
purchase stage weapons
purchase supplies
purchase vehicle parts
put up signs
pyrotechnic articles legislation
quality assurance methodologies
quality assurance procedures
quality control systems
quality standards
quantitative sensory testing
quantum mechanics
quantum optics
query languages
questioned document examination
quote prices
quran
rack wines
radars
radiation protection
radioactive contamination
radiobiology
radiochemistry
radiological photography
radiological procedures
radiology
radiopharmaceuticals
radiotherapy
rail construction engineering
rail design engineering
rail disruption management
rail infrastructure
rail project financing
railway framework legislation
railway law
rainwater management
raise hens
raisin grapes
ramp safety requirements
range of spirits
re-assemble engines
read 3D displays
read assembly drawings
read books
read broadcast programming
read care labels
read dance scores
read electricity meter
read engineering drawings
read gas meter
read hallmarks
read heat meter
read lighting plans
read manuscripts
read maps
read musical score
read palms
read people
read pictograms
read pre-drafted texts
read scripts
read standard blueprints
read stowage plans
read technical datasheet
read water meter
read zoo reports
real estate market
real estate underwriting
real-time computing
rear food fish
rear game
rebuff tyre
receive actors' resumes
receive goods
receive kitchen supplies
recirculation systems
recognise fake goods
recognize cytologic abnormalities
recommend hearing aids
recommend orthotic devices
recommend product improvements
recommend wines
reconstruct modified documents
reconstruct program theory
record archaeological finds
record audio materials
record corporate property
record court procedures
record cylinders information
record drilling
record furnace operations
record jewel weight
record multi-track sound
record music
record production data
record survey data
record test data
recreation activities
recruit animal handlers
recruit bus drivers
recruit employees
recruit members
recruit personnel
recruit student ambassador
rectify spirits
recycle livestock manure
redirect callers
redistribute wagered money
reduce dots
reduce tanning emissions
reed sensors
refer healthcare users
refine edible oils
reflexion
reflexology
refractive power
refrigerants
refurbish facilities
register birth
register death
register deeds
register mail
register pets
register visitors
regulate chemical reaction
regulate cutting speed
regulate gas-firing
regulate steam pressure
regulate traffic
regulations on substances
rehabilitate worn dentition
rehabilitation
rehearse role
reiki
reinforce body mould
reinforce concrete
reinforce positive behaviour
reinsurance
relate empathetically
relaxation techniques
religious studies
remote sensing techniques
remove bead straps
remove cheating players
remove coating
remove concrete forms
remove contaminants
remove contaminated materials
remove debris
remove defective products
remove dust
remove excess glue
remove finished casts
remove inadequate workpieces
remove mixture excess
remove old caulking
remove paint
remove posters
remove predators
remove processed workpiece
remove road surface
remove roofs
remove snow
remove wallpaper
remove windshields
renal diseases
render 3D images
renew artistic practice
renewable energy technologies
repair ICT devices
repair aircraft's body
repair alarm system
repair battery components
repair clocks
repair coquille defects
repair core defects
repair crane equipment
repair dental instruments
repair denture prostheses
repair door panels
repair electric bicycles
repair electronic components
repair engines
repair firearms
repair furniture frames
repair furniture machinery
repair furniture parts
repair hammer mill
repair hearing aids
repair heating equipment
repair household appliances
repair industrial equipment
repair jewellery
repair laminated structures
repair leather goods
repair lenses
repair lockable devices
repair medical devices
repair metal sheets
repair mobile devices
repair mould defects
repair musical instruments
repair optical equipment
repair orthopedic goods
repair patterns
repair photographic film
repair pipelines
repair plastic machinery
repair plumbing systems
repair power tools
repair prostheses
repair prosthetic-orthotic devices
repair rotating equipment
repair router machinery
repair sailing equipment
repair shoes
repair slitting machinery
repair stuffed animals
repair toys
repair ventilation equipment
repair wells
repair wigs
repair windshield wipers
repair wiring
replace cutterhead teeth
replace defect components
replace defective devices
replace die
replace faucets
replace filled pallets
replace knives
replace large components
replace machines
replace tyres
report analysis results
report call errors
report casino incidents
report chimney defects
report facts
report gaming incidents
report live online
report misfires
report on grants
report pollution incidents
report test findings
report to captain
report touristic facts
report well results
repossess goods
repossession
represent artistic production
represent national interests
represent religious institution
represent the company
represent the organisation
represent union members
reproduce documents
reproductive health
reprography
rescue animals
rescue bathers
research equipment needs
research family histories
research fragrances
research human behaviour
research livestock production
research new ideas
research passenger needs
research sculpture trends
research taxation procedures
research visitor tours
research website users
research welding techniques
resolve conflicts
resolve equipment malfunctions
resolve shipment issues
respect confidentiality obligations
respect cultural preferences
respect publication formats
respiratory medicine
respiratory therapy
respond to enquiries
responsible gambling
restock towels
restorative justice
restore antique clocks
restore musical instruments
restore old guns
restore trays
restrain individuals
restrict bridge traffic
results-based management
resuscitation
retain record samples
reverse engineering
review civil documentation
review closing procedures
review completed contracts
review construction projects
review criminal acts
review drafts
review event bills
review insurance process
review investment portfolios
review ship documentation
review translation works
review trial cases
review unpublished articles
revise legal documents
revise questionnaires
revise translation works
rewrite articles
rewrite manuscripts
rewrite musical scores
rhetoric
rheumatology
ride horses
rig 3D characters
rig automated lights
rig lights
rig loads
rigging terminology
rinse cloth articles
rinse glass
rinse photographic film
ripening of cheese
risk financing techniques
risk identification
risk management
risk modelling
risk transfer
rivet types
riveting machine types
road signage standards
road traffic laws
road transport legislation
roast malt
roasted cacao beans
roasting coffee
robotic components
robotics
roofing drones
roofing techniques
room aesthetics
root cause analysis
rope lashing
rope manipulation
rubber technology
run a projection
run laboratory simulations
run preventive simulations
run simulations
run test pressings
safeguard bank reputation
safeguard biodiversity
safely detonate explosives
safety engineering
sales activities
sales argumentation
sales department processes
sales promotion techniques
sales strategies
salon management
sand between coats
sand gemstones
sand wood
sandcarving
sanding grits
sanding techniques
sanitary technology
sanitise winery area
satisfy aesthetic requirements
satisfy customers
satisfy technical requirements
sawing techniques
scaffolding components
scale copies
scale etchings
scan negatives
scan photos
schedule artistic activities
schedule audiologist appointments
schedule fishing
schedule gaming tables
schedule hatchery supplies
schedule mine production
schedule production
schedule recreation facilities
schedule shifts
school psychology
scientific modelling
scientific research methodology
scoop capsules
scoop medicinal preparations
screed concrete
screen clients
screen cocoa beans
screen printing inks
screen printing machines
screen printing process
screenwriting theories
screw machine parts
screw manufacturing processes
screw types
sculpt chocolate
seafood processing
seal flooring
seal wires
search databases
search engine optimisation
search engines
secondary school procedures
secure crane
secure goods
secure parquet boards
secure premises
secure the liner
secure working area
securities
security panels
security regulations
security threats
sedimentology
seed the ground
segregate raw materials
seismic measurement techniques
seismology
select acupuncture points
select adequate ingredients
select apples
select aquaculture equipment
select artistic productions
select breeding stock
select camera apertures
select coquille types
select costumes
select design elements
select engraving templates
select event providers
select fibreglass
select filler metal
select hazard control
select illustration styles
select lacquer ingredients
select livestock
select loan objects
select manuscripts
select mould types
select music
select musical performers
select pattern material
select photographic equipment
select photos
select recording source
select restoration activities
select scripts
select spraying pressure
select subject matter
select therapy animals
select unshelled almonds
select video shots
select visitor routes
select vocalists
select well equipment
self-promote
sell academic books
sell ammunition
sell antiquarian products
sell art
sell audiovisual equipment
sell bicycles
sell books
sell building materials
sell clocks
sell confectionery products
sell consumer electronics
sell cosmetics
sell flowers
sell furniture
sell gaming software
sell hair products
sell hardware
sell household appliances
sell household goods
sell insurance
sell office equipment
sell optical products
sell orthopedic goods
sell pet accessories
sell power tools
sell products
sell second-hand merchandise
sell services
sell snacks
sell software products
sell souvenirs
sell telecommunication products
sell textiles fabrics
sell tickets
sell tourist packages
sell train tickets
sell tyres
sell vehicle parts
sell vehicles
sell veterinary materials
sell weapons
semantics
semiconductors
send medical samples
send summons
sensors
separate ink
sequence explosions
serve beers
serve beverages
serve wines
service rooms
service-oriented modelling
set brand positioning
set colour profiles
set end stops
set equipment controls
set hygiene standards
set inclusion policies
set organisational policies
set press-cycle time
set production KPI
set sales goals
set sales promotions
set scanner controls
set theory
set tolerances
set transport targets
set up cameras
set up crane
set up dates
set up generators
set window
settle concrete
sew curtains
sew protective workwear
sew puppet clothing
sew signatures
sew textile-based articles
sew underwear
sex education
sexology
sexual disorders
shale gas
shape candles
shape clay
shape corporate culture
shape nails
shape ornamental design
sharpen edged tools
shearing of wool
shellfish cultivation systems
shiatsu
shift energy demands
shine shoes
ship hull engineering
shipping industry
show commitment
show confidence
show determination
show diplomacy
show empathy
show entrepreneurial spirit
show impartiality
show initiative
show intercultural awareness
show professional responsibility
show sample garments
shunt inbound loads
shunt outbound loads
sift powder
sightseeing information
sign language
signal box parts
signal boxes
signal for explosion
signal processing
silvering
similitude
simulate transport problems
simulation-based clinical education
sing
six sigma methods
sizes of paper
sketch leather goods
sketch set images
skin animals
skin types
slaughter animals
slaughter fur animals
slice fish
smart city features
smart contract
smart grids systems
smoke sensors
smoking pipes materials
smooth burred surfaces
smooth glass edges
smooth glass surface
snap chalk line
snowboard
social alliances
social bonds
social entrepreneurship
social entreprise
social innovation
social justice
social media management
social mediation
social pedagogy
social sciences
social security law
social work theory
sociology
software anomalies
software architecture models
software components libraries
software components suppliers
software design methodologies
software frameworks
software interaction design
software metrics
soil mechanics
soil science
soil structure
solar energy
solder electronics
soldering techniques
solicit event publicity
solid-state chemistry
solution deployment
solve problems
solve technical problems
somatic integrated modalities
sommelier activities
sophrology
sort textile items
sort tobacco leaves
sort waste
source colour chemicals
source criticism
spa products
sparkling wines
speak dialect
speak different languages
special needs education
specialised astrology software
specialist nursing care
speech recognition
speech techniques
spelling
spirit taxation regulations
spirits development
spiritualism
splice cable
split animal carcasses
split bricks
sport games rules
sport history
sporting equipment usage
sporting events
sports competition information
sports ethics
sports nutrition
spot metal imperfections
spot other climbers
spot valuable items
spray finishing technology
spray pesticides
spray slabs
spray test panel
spread fertiliser
stack empty pallets
stack goods
stack packaged items
stack paper bags
stack timber
staff game shifts
stages of bereavement
stain wood
stamp V-belts
stamp refractory products
stamping press parts
stand high temperatures
starch production processes
starchy plant foods
state aid regulations
statistical process control
statistical quality control
statistics
stay alert
stealth technology
steer vessels
stem cells
stenography
sterilise fermentation tanks
sterilise medical equipment
sterilise working environment
sterilise workpieces
sterilization techniques
stimulate creative processes
stimulate performers' imagination
stimulate students' independence
stir cement mixture
stitch paper materials
stock fish
stock market
stock shelves
stock the bar
stomatology
stop speeding vehicles
store archival documents
store contaminated materials
store crops
store design layout
store film reels
store goods
store kitchen supplies
store negatives
store performance equipment
store produced pyrotechnics
store products
store pyrotechnical materials
store raw milk
store semen
store soap flakes
store sorted waste
store spent acids
store stage weapons
store warehouse goods
store wine
stow cargo
strategic planning
street art history
stretch belts
strip wire
structure information
structure soundtrack
study a collection
study aerial photos
study ancient inscriptions
study artistic techniques
study artworks
study court hearings
study craft trends
study cultures
study fish migration
study groundwater
study human population
study human societies
study media sources
study music
study musical scores
study play productions
study radar images
study relevant writing
study topics
study traffic flow
stuff toys
stun animals
style hair
style sheet languages
styles of boxes
subject of coaching
submit preliminary artwork
subsidiary operations
suggest well maintenance
sulphur recovery processes
summarise stories
sun-cure tobacco
supervise accounting operations
supervise advocacy work
supervise airside performance
supervise aquaculture facilities
supervise artefact movement
supervise audiology team
supervise betting operations
supervise biofilter systems
supervise brand management
supervise camera crew
supervise camp operations
supervise casino staff
supervise children
supervise chiropractic students
supervise correctional procedures
supervise costume workers
supervise court hearings
supervise craft activities
supervise craft production
supervise crew
supervise crop production
supervise data entry
supervise dental staff
supervise deposit slips
supervise doctoral students
supervise educational staff
supervise equipment
supervise event staff
supervise food quality
supervise forestry workers
supervise game operations
supervise grape pressing
supervise horticultural crews
supervise housekeeping operations
supervise laboratory operations
supervise landscape projects
supervise lighting crew
supervise medical residents
supervise merchandise displays
supervise music groups
supervise musicians
supervise nursing staff
supervise orthoptic treatments
supervise performers' fights
supervise pharmaceutical staff
supervise physiotherapist assistants
supervise physiotherapy students
supervise pool activities
supervise practical courses
supervise religious organisations
supervise sales activities
supervise script preparation
supervise site maintenance
supervise sound production
supervise special visitors
supervise staff
supervise video quality
supervise waste disposal
supervise well operations
supervise work
supervise worker safety
supervision of persons
supplier management
supply chain management
supply chain principles
supply machine
supply rigging equipment
supply veterinary medicine
support children's wellbeing
support community-based tourism
support gifted students
support informed consent
support juvenile victims
support local economies
support local tourism
support managers
support nurses
support traumatised children
support vessel manoeuvres
support volunteers
support witnesses
surface engineering
surface-mount technology
surgery
surgical asepsis
surgical instruments
surveillance methods
surveillance radars
survey techniques
surveying
surveying methods
suspend animals
sustainable building materials
sustainable development goals
sustainable finance
sustainable forest management
sustainable installation materials
swaging machine types
swaging processes
swim
swimming pool chemicals
swimming styles
switching devices
sword fighting
synchronise pumphouse activities
synthesise financial information
synthesise information
synthesise research publications
synthetic fertilisers
synthetic materials
synthetic natural environment
synthetic resins
systems development life-cycle
systems theory
systems thinking
table grapes manipulation
tabulate survey results
tai chi
tailor orthopaedic footwear
take affidavits
take blood samples
take drive-through orders
take pharmaceutical inventory
take pictures
take referred patients
tally lumber
tanning process
tape drywall
tape transcription
task algorithmisation
taste cocoa beans
taste wines
tattoo customers
tax legislation
teach anthropology
teach archaeology
teach arts principles
teach astronomy
teach biology
teach boating principles
teach braille
teach business principles
teach chemistry
teach circus acts
teach communication methods
teach communication sciences
teach computer science
teach corporate skills
teach dance
teach dentistry
teach digital literacy
teach driving practices
teach driving theory
teach economic principles
teach electricity principles
teach energy principles
teach engineering principles
teach flying practices
teach food science
teach further education
teach geography
teach geoscience
teach history
teach hospitality principles
teach housekeeping skills
teach journalistic practices
teach languages
teach linguistics
teach marketing principles
teach mathematics
teach medical science
teach medicine
teach music principles
teach nursing principles
teach pharmacy principles
teach philosophy
teach physics
teach political science
teach psychology
teach reading strategies
teach religious texts
teach sign language
teach sociology
teach space science
teach speed reading
teach survival skills
teach teaching principles
teach tourism principles
teach translation techniques
teach university class
teach veterinary science
teach writing
teach young horses
team building
teamwork principles
technical drawings
technical terminology
techniques of blood-sampling
telecommunication industry
telecommunication trunking
telecommunications engineering
telemarketing
tell a story
temper chocolate
temperature scales
tend acidulation tanks
tend agitation machine
tend air-cleaning system
tend anodising machine
tend auger-press
tend bakery ovens
tend ball mill
tend blanching machines
tend bleacher
tend blower
tend boring machine
tend bottle-washing machine
tend canning machine
tend centrifuge machines
tend coagulation tanks
tend coating machine
tend compressor engine
tend counterblow machine
tend cylindrical grinder
tend deburring machine
tend deinking tank
tend dip tank
tend discharge conveyor
tend drawing kiln
tend dry-press
tend drying equipment
tend drying tunnels
tend electroplating machine
tend fertiliser mixer
tend fibreglass machine
tend filing machine
tend heated-air tower
tend hoses
tend insecticide mixer
tend ion-exchange equipment
tend jigger machines
tend knitting machine
tend lathe
tend lehr
tend lime-kiln
tend metal planer
tend mouldmaking machines
tend nibbling machine
tend notching machines
tend open pans
tend packaging machines
tend paint mixer
tend planing machine
tend plodder machines
tend press operation
tend pug mills
tend punch press
tend riveting machine
tend screw machine
tend spinning machines
tend stamping press
tend straightening press
tend swaging machine
tend tumbling barrels
tend tumbling machine
tend tunnel kiln
tend twisting machines
tend upsetting machine
tend vines
tend weaving machines
tend winding machines
tennis
terminology
test ICT queries
test absorbency
test alkalinity
test beauty products
test chemical auxiliaries
test chemical samples
test cigars
test circuitry
test computer hardware
test concrete
test dental instruments
test edge crush
test electrical equipment
test electromechanical systems
test electronic units
test gas purity
test hardware
test instrumentation equipment
test leather chemistry
test lift operation
test make-up
test materials
test mechatronic units
test medical devices
test medicinal products
test microelectromechanical systems
test microelectronics
test mine equipment
test moisture content
test nitroglycerin mixture
test oil samples
test optical components
test optoelectronics
test oxygen purity
test package
test pharmaceutical process
test photographic equipment
test power electronics
test procedures
test prosthetic-orthotic devices
test pyrotechnical effects
test raw minerals
test safety strategies
test semiconductors
test sensors
test starch samples
test visual acuity
test wireless devices
textile chemistry
textile finishing technology
textile industry
textile marketing techniques
textile materials
textile measurement
textile printing technology
textile techniques
textile technologies
textile trends
thanatology
thatch roofs
theatre pedagogy
theatre techniques
theology
theoretical lexicography
theories of personality
theory of constraints
therapeutic massage
thermal materials
thermal treatment
thermodynamics
thermohydraulics
thermoplastic materials
think abstractly
think analytically
think creatively
think critically
think holistically
think innovately
think proactively
think quickly
thoracic surgery
thread cemented belts
thread cloth liner
thread wire
through-hole technology
tie reinforcing steel
timber products
time-display methods
timing devices
tissue cytogenetics
tobacco brands
tobacco manufacturing regulations
tobacco products
tolerate stress
tolerate strong smells
topography
torah
total quality control
tote reports
tourism market
tourism sector policies
toxicology
trace financial transactions
trace meat products
trace people
track coffee deliveries
track geometry
track price trends
track shipments
track shipping sites
track train delays
tracking principles
trade foreign currencies
trade future commodities
trade in jewellery
trade sector policies
trade securities
trade ships
trade union regulations
trademarks
trading law
traditional Chinese medicine
traffic engineering
traffic signs
train chimney sweeps
train cleaning procedures
train crew members
train dogs
train employees
train field investigators
train guides
train gun dogs
train horses
train military troops
train mine engineers
train naval crew
train operating procedures
train planning
train reception staff
train religious professionals
train routes
train security officers
train volunteers
training subject expertise
tram network
tramway regulations
transcreation
transcribe dialogues
transcribe medical data
transcribe musical compositions
transcribe texts
transcription methods
transfer aggregate
transfer animal embryos
transfer bricks
transfer chemicals
transfer coffins
transfer designs
transfer fish
transfer glaze
transfer kiln-baked products
transfer liquid goods
transfer logs
transfer luggage
transfer medical information
transfer medication
transfer oil
transfer oxygen
transfer patients
transfer quicklime
transfer soap
transfer soap chips
transfer stock
transfer stone blocks
transfer varnish
transfer wax
translate foreign language
translate language concepts
translate soundtrack
translate spoken language
translate tags
translate texts
transmission technology
transmission towers
transplantation
transport allocated patients
transport blood samples
transport construction supplies
transport dangerous goods
transport drilling rigs
transport fish
transport horses
transport office equipment
transport pipes
transport visitors
transportation engineering
transportation methods
transportation sector policies
transpose music
trap animals
travel bookings processes
treat animals ethically
treat contaminated water
treat endocrine disorders
treat envelopes
treat facial hair
treat fish diseases
treat flood damage
treat nails
treat neurological disorders
treat patients' nails
treat scalp conditions
treat snoring problems
treat speech disorders
treat swallowing disorders
treat tooth decay
treat vehicle fabrics
treat wood
treatment of strabismus
trends in fashion
trendwatching
triage clients
trigonometry
trim bovine hooves
trim excess material
trim excess materials
tropical medicine
troubleshoot
troubleshoot website
tube filling systems
tufting technology
tumbling machine parts
tune a projector
tune bicycles
tuning techniques
turf management
turn wood
tutor students
type at speed
type error-free documents
type of file
types of aircraft
types of ammunition
types of arrows
types of barley
types of bleach
types of boxes
types of brushes
types of cargo
types of carpet
types of cartridges
types of ceiling
types of chain
types of chocolate
types of condiments
types of containers
types of cooktops
types of digesters
types of drums
types of electronics
types of embossing
types of evaluation
types of folders
types of fuels
types of glazing
types of guitars
types of insurance
types of laminators
types of lifts
types of media
types of membranes
types of metal
types of moulding
types of oaths
types of paint
types of pallets
types of paper
types of pensions
types of pipelines
types of piping
types of plastic
types of polymers
types of propellants
types of pulp
types of sanders
types of satellites
types of showers
types of spa
types of spring
types of sprinklers
types of staining
types of strabismus
types of strings
types of sugars
types of thread
types of tile
types of toilets
types of trams
types of tyres
types of vehicles
types of veneers
types of violins
types of wallpaper
types of watches
types of waterways
types of waxes
types of whisks
types of wine
types of wood
typesetting machines
typography
typology
ultra-high temperature processing
unbind books
understand artistic concepts
understand budgetary limits
understand game species
understand spoken Albanian
understand spoken Arabic
understand spoken Armenian
understand spoken Azerbaijani
understand spoken Basque
understand spoken Belarusian
understand spoken Bengali
understand spoken Berber
understand spoken Bihari
understand spoken Bosnian
understand spoken Bulgarian
understand spoken Catalan
understand spoken Chinese
understand spoken Croatian
understand spoken Czech
understand spoken Danish
understand spoken Dutch
understand spoken English
understand spoken Estonian
understand spoken Finnish
understand spoken French
understand spoken Galician
understand spoken Georgian
understand spoken German
understand spoken Greek
understand spoken Gujarati
understand spoken Hebrew
understand spoken Hindi
understand spoken Hungarian
understand spoken Icelandic
understand spoken Irish
understand spoken Italian
understand spoken Japanese
understand spoken Javanese
understand spoken Kazakh
understand spoken Korean
understand spoken Kurdish
understand spoken Latvian
understand spoken Limburgish
understand spoken Lithuanian
understand spoken Macedonian
understand spoken Malay
understand spoken Maltese
understand spoken Marathi
understand spoken Montenegrin
understand spoken Norwegian
understand spoken Occitan
understand spoken Persian
understand spoken Polish
understand spoken Portuguese
understand spoken Punjabi
understand spoken Romani
understand spoken Romanian
understand spoken Russian
understand spoken Sardinian
understand spoken Serbian
understand spoken Slovak
understand spoken Slovenian
understand spoken Spanish
understand spoken Swedish
understand spoken Tamil
understand spoken Telugu
understand spoken Turkish
understand spoken Ukrainian
understand spoken Urdu
understand spoken Vietnamese
understand spoken Walloon
understand spoken Welsh
understand spoken Yiddish
understand written Albanian
understand written Arabic
understand written Armenian
understand written Azerbaijani
understand written Basque
understand written Belarusian
understand written Bengali
understand written Berber
understand written Bihari
understand written Bosnian
understand written Bulgarian
understand written Catalan
understand written Chinese
understand written Croatian
understand written Czech
understand written Danish
understand written Dutch
understand written English
understand written Estonian
understand written Finnish
understand written French
understand written Galician
understand written Georgian
understand written German
understand written Greek
understand written Gujarati
understand written Hebrew
understand written Hindi
understand written Hungarian
understand written Icelandic
understand written Irish
understand written Italian
understand written Japanese
understand written Javanese
understand written Kazakh
understand written Korean
understand written Kurdish
understand written Latin
understand written Latvian
understand written Limburgish
understand written Lithuanian
understand written Macedonian
understand written Malay
understand written Maltese
understand written Marathi
understand written Montenegrin
understand written Norwegian
understand written Occitan
understand written Persian
understand written Polish
understand written Portuguese
understand written Punjabi
understand written Romani
understand written Romanian
understand written Russian
understand written Sanskrit
understand written Sardinian
understand written Serbian
understand written Slovak
understand written Slovenian
understand written Spanish
understand written Swedish
understand written Tamil
understand written Telugu
understand written Turkish
understand written Ukrainian
understand written Urdu
understand written Vietnamese
understand written Walloon
understand written Welsh
understand written Yiddish
undertake clinical audit
undertake employee screening
undertake healthcare examination
undertake inspections
undertake post-examination activities
unified modelling language
university procedures
unload cargo
unload equipment
unload supplies
unmanned air systems
unmoor vessels
unseen translation
unstructured data
update budget
update language skills
update licenses
update message displays
update procedure instructions
upgrade firmware
upholstery fillings
upholstery tools
upsell products
upsetting machine parts
urban planning
urban planning law
urban pollution implications
urogynaecology
urology
usability engineering
use CAD software
use CADD software
use CAE software
use CAM software
use ICT hardware
use ICT systems
use IT tools
use T-brace
use X-ray machines
use a telecine
use abrasive wheel
use accounting systems
use agronomic modelling
use automatic programming
use ballasts
use carbon sheets
use caulking tools
use chromatography software
use clinical reasoning
use communication devices
use communication equipment
use communication techniques
use computer-aided translation
use concurrent programming
use consulting techniques
use cooking techniques
use cutting equipment
use databases
use declaiming techniques
use deinking chemicals
use dialect
use dictionaries
use digital instruments
use doctor blade
use e-procurement
use e-services
use e-tourism platforms
use experience map
use firearms
use functional neuroimaging
use functional programming
use gardening equipment
use geographic memory
use hand pliers
use hand tools
use handbrake
use heat gun
use internet chat
use jewellery equipment
use laboratory equipment
use learning strategies
use lensometer
use lift bags
use localisation tools
use locksmith equipment
use logic programming
use maritime English
use markup languages
use measurement instruments
use media software
use metalworking tools
use meteorological information
use microphone
use microsoft office
use moulding techniques
use object-oriented programming
use obstetric sonography
use office systems
use ophthalmic instruments
use orthodontic tools
use oxygenation equipment
use packaging equipment
use painting equipment
use painting techniques
use pattern-cutting softwares
use person-centred planning
use personality tests
use photographic equipment
use pneumatic chisel
use polishing compounds
use polygonal modelling
use power tools
use precision tools
use presentation software
use psychoeducation
use psychotherapeutic interventions
use query languages
use questioning techniques
use radar navigation
use reheating techniques
use repair manuals
use reservoir surveillance
use rigging equipment
use rigging tools
use sander
use sanding machines
use scripting programming
use seismometers
use shaping machinery
use shims
use shorthand
use signalling equipment
use snow-removal equipment
use software libraries
use solvents
use specialised equipment
use spreadsheets software
use squaring pole
use stenotype machines
use stonemason's chisel
use storyboards
use substitute materials
use séance tools
use technical documentation
use telescopic handlers
use testing equipment
use thermal analysis
use thermal management
use threading techniques
use tribometer
use turning tools
use typesetting software
use ultrasonic equipment
use watchmaker's tools
use welding equipment
use wood chisel
use wrenches
utilise content types
utilise cross-selling
utilise exercise environment
utilise machine learning
utilise regular expressions
vacuum distillation processes
vacuum street debris
vacuum surfaces
validate raw materials
value properties
value-added tax law
variety of apples
variety of beers
variety of botanicals
variety of cheese
variety of grapes
variety of starches
vascular surgery
vegetation control
vehicle cargo capacity
vehicle electrical systems
vehicle manufacturing process
vehicle type-approval
vehicle-to-everything technologies
venereology
ventilation systems
verify distillation safety
verify engraving accuracy
verify feasibility
verify lenses compliance
verify oil circulation
verify product specifications
verify visitor identification
vertical markets
vessel electrical system
vessel fuels
vessel safety equipment
vessel stability principles
veterinary clinical sciences
veterinary terminology
victimology
video-games functionalities
video-games trends
vinyl records
virology
virtual reality
visit manufacturers
visit suppliers
visual disability
visual flight rules
visual presentation techniques
viticulture
vocal techniques
vocational rehabilitation
voice interpreting
vojta therapy
warehouse operations
warehousing regulations
warm marine glue
wash bicycles
wash costumes
wash fibres
wash gutted fish
wash hair
wash oils
wash stone
wash the dishes
wash the laundry
wash vehicles
waste management
waste removal regulations
waste transport legislation
watch scenes
water chemistry analysis
water consumption
water currents
water policies
water pressure
water reuse
watering principles
watershed development
wax body parts
wax imperfections
wax wood surfaces
wear cleanroom suit
web analytics
web programming
web strategy assessment
weigh materials
weigh merchandise
weigh shipments
weigh varnish ingredients
welcome restaurant guests
welcome spectators
welcome tour groups
weld mining machinery
weld underwater
welding techniques
well testing operations
wet tumbling
wicker materials
wicker weaving techniques
wildlife
wildlife projects
wind sliver strands
wind wires
wine blending
wine characteristics
wine fermentation process
wine related sciences
winery production process
winterise fats
wire control panel
wire harnesses
wire security sensors
wood caulking processes
wood cuts
wood moisture content
wood preservation
wood products
woodturning
woodworking processes
woodworking tools
work efficiently
work ergonomically
work in shifts
work in teams
work independently
work out odds
work trains
work with authors
work with chemicals
work with composers
work with playwrights
work with soloists
work with veterinarians
work within communities
workplace sanitation
wort boiling process
wort fining process
wound closure techniques
write Albanian
write Ancient Greek
write Arabic
write Armenian
write Azerbaijani
write Basque
write Belarusian
write Bengali
write Berber
write Bihari
write Bosnian
write Bulgarian
write Catalan
write Chinese
write Croatian
write Czech
write Danish
write Dutch
write English
write Estonian
write Finnish
write French
write Galician
write Georgian
write German
write Greek
write Gujarati
write Hebrew
write Hindi
write Hungarian
write Icelandic
write Irish
write Italian
write Japanese
write Javanese
write Kazakh
write Korean
write Kurdish
write Latin
write Latvian
write Limburgish
write Lithuanian
write Macedonian
write Malay
write Maltese
write Marathi
write Montenegrin
write Norwegian
write Occitan
write Persian
write Polish
write Portuguese
write Punjabi
write Romani
write Romanian
write Russian
write Sanskrit
write Sardinian
write Serbian
write Slovak
write Slovenian
write Spanish
write Swedish
write Tamil
write Telugu
write Turkish
write Ukrainian
write Urdu
write Vietnamese
write Walloon
write Welsh
write Yiddish
write calibration report
write captions
write database documentation
write dialogues
write dock records
write headlines
write horoscopes
write inspection reports
write job descriptions
write leaflets
write leasing reports
write manuals
write meeting reports
write musical scores
write production reports
write research proposals
write routine reports
write scientific publications
write security reports
write signalling reports
write situation reports
write songs
write specifications
write storylines
write technical reports
write voice-overs
write weather briefing
write work-related reports
writing style guides
writing techniques
yeast fermentation principles
yoga
young horses training
youth work principles
youth-centred approach
zero-energy building design
zoning codes
zoo community
zoo exhibit design
zoo regulations
zoonotic diseases`;
export const toolTerms = `!Trak-it Solutions !Trak-it HR
100 Plus Hatch Pattern Library
1003 Uniform Residential Loan Application
1099 ProsSoftware
1C Enterprise
1CadCam Unigraphics
2-Dimensional Array
20-20 Technologies 20-20 Design
24SevenOffice Project
2AB iLock Security Services
300 Construction and Real Estate
360 Analytics eQUEST
3D Printing
3D Systems Geomagic Design X
3D Systems GibbsCAM
3D graphic design
3D graphics
3D motion analysis
3D urban simulation modeling
3DGrid HIPAA Checkup
3M Electronic Monitoring
3M Encoder
3M Post-it App
3PL Central
3dMapper
4D
4n6xprt Systems StiffCalcs=4n6xprt Systems=StiffCalcs
5AM Glassbox Translational Research
80-20 Software Leaders4
911 system information databases
@Road GeoManager
A mathematical programming language AMPL=A mathematical programming language=AMPL
A programming language APL=A programming language=APL
A&D Technology iTest
A-Systems JobView
A-T Solutions Easy Street Draw
A1-Law
AABACH Graphic Systems DIGRA
AASoftTech Web Organization Chart
ABAP
ABAP CDS
ABB CPM4Metals
ABB MicroSCADA Pro DMS
ABB MicroSCADA Pro SYS
ABB PSGuard
ABB Production Planning
ABB RobotStudio
ABC Compiler
ABC programming language
ABC: the AspectBench Compiler for=AspectJ
ABELSoft ABELDent
ABNF
ABOL Manifest Systems
ABSMS
ACCA Manual J
ACCUCert
ACD Systems Canvas
ACE Dental
ACI Appraiser's Choice
ACI TaskTracker
ACL Analytics
ACL Audit Exchange
ACL Business Assurance Analytics
ACMS Casewatch Millenium
ACOM Solutions RAPID EMR=ACOM Solutions RAPID=EMR
ACS Technologies ACS Financial Suite
ACS Technologies HeadMaster
ACT Contractors Forms
ACT Discover
ACT WorkKeys
ACT! ACT4Advisors
ACT! Premium
AD OPT Altitude
ADAPT-Modeler
ADC Legal Systems Perfect Practice
ADERANT Expert Matter Center
ADInstruments LabChart
ADMS pollution modeling
ADO.NET
ADP
ADP Drive DMS for Accounting=Drive DMS for Accounting
ADP Employease=Employease
ADP Enterprise HR=Enterprise HR
ADP Enterprise eTIME=Enterprise eTIME
ADP HR/Benefits Solution=HR/Benefits Solution
ADP HR/Profile=HR/Profile
ADP PC/Payroll=PC/Payroll
ADP Pay eXpert=Pay eXpert
ADP Super Report Writer=Super Report Writer
ADP Workforce Now=Workforce Now
ADP eTIME=eTIME
ADP ezLaborManager=ezLaborManager
ADP/Vantra VOLTS
ADS Advantage
ADi SmartBOL
AEC Design Group CADPIPE
AEC Software FastTrack Schedule
AEMC DataView
AERONET calculator
AES MailSTAR
AESDirect
AFEXDirect
AGCO Advanced Technology Solutions Fieldstar
AGCO GTA Software Suite
AGS Script=ags
AI
AIDL
AIGHD OASIS
AIQ Systems TradingExpert Pro
AIRMaster+
AJAX
AL
ALGOL
ALK Technologies FleetSuite
ALK Technologies PC*Miler
AMBER
AMCS Platform
AMG Teleran SalesInSync
AMPL
AMS REALTIME Projects
AMS Services AMS 360
AMS Services AMS Sagitta
AMTdirect
ANCA ToolRoom
ANISN dose assessment computer code
ANSYS AQWA=AQWA
ANSYS ASAS=ASAS
ANSYS LS-DYNA=LS-DYNA
ANSYS Mechanical=Mechanical
ANSYS Multiphysics=Multiphysics
ANSYS simulation=simulation
ANTLR
AOL MapQuest
AP ENPS
API Blueprint
API Healthcare ActiveStaffer=API Healthcare=ActiveStaffer
API Navigator
APL
APLAC
APPCA Personal Chef Office
ARC Logics Sword
ARCOM Masterspec
ARES Corporation PRISM Project Estimator
ARK Software Ark Shelter
ARMON Technologies XLActuary
ARSoftware WinSMAC
ARfit
AS Software AS-OBGYN
AS/400 Database
ASASI
ASG Technologies ASG-Zeke
ASI Client Acquisition Solution
ASI DATAMYTE GageMetrics
ASI DATAMYTE QDA
ASI FrontDesk
ASI Point of Sale
ASIDATAMYTE DataMetrics
ASL
ASL HR Director
ASN.1
ASP.NET=aspx=aspx-vb
ASPEN
ASPEN PLUS
ASR Software LWC-Plus
ASR Software Taper-Plus
ASR Software TopView LE
ASR Software TopView ME
ASSET JTAG ScanWorks
AST Staff Matrix
AT&T Troff
ATD protocol
ATLAS.ti
ATMS StockTrack PLUS=ATMS StockTrack
ATS=ats2
ATX Total Accounting Office
ATX Total Engagement Office
ATX Total Tax Office
AUDIT-C
AVEVA InTouch HMI=AVEVA InTouch=HMI
AVL AVL CRUISE
AVTS
AWS Elastic MapReduce
AZZ CardFile
Ab Initio
Abacus Data Solutions HearWare
Abacus Data Systems AbacusLaw=Abacus Data Systems=AbacusLaw
Abacus Tax
AbacusNext HotDocs
Abbott
Abbott Informatics STARLIMS:LIMS
AbbottSoft QuickFix
Abilis CORIS Offender Management System
Ability Photopaint
Abraxas Energy Consulting Metrix
Absorption process simulation
AcaClone pDRAW32
AcaStat
Academic educational
Acarda CallAssist
Acarda ForbiddenCalls
Acarda Sales Technologies Acarda Outbound
Accela KIVA DMS
Accela PERMITS Plus
Accela Tidemark Advantage
Accelerated life testing
Accellos Real Dispatch
Accelrys Cerius2
Accelrys DeCipher
Accelrys FELIX
Accelrys Insight II=Accelrys Insight=II
Accelrys Materials Studio
Accelrys Pipeline Pilot
Accelrys QAUNTA
Access Software AIRPAX=AIRPAX=Access Software
Access management
AccessData FTK
Acclaim Legal Acclaim DepoManage
Account management
AccountMate Software AccountMate=AccountMate=AccountMate Software
Accountants Templates JAZZ-It!
AccountantsWorld Payroll Relief
Accounting compliance
Accounting fraud detection
Accounts payable
Accounts receivable
Accounts receivables system
Accra Med Software Filopto
AccuWeather Galileo
Accuity EPICWare
Accurate NXG
Accuship Star System
Accutech Systems Corporation AccuFarm-MGR
Accvision ABMIS
AceTools.biz Ace Translator
AcmeStudio
AcornSystems Corporate Performance Management
AcorynSystems Activity Based Costing/Management ABC/M=ABC/M=AcorynSystems Activity Based Costing/Management
Acoustica Mixcraft
Acrendo A.I.med
Acrendo Medical Software Ob/Gyn EMR
Acresso InstallAnywhere
Acronis Recovery Expert
Act!
Act-3D Quest3D
Actano Rplan
Actimize Brokerage Compliance Solutions
ActionScript=actionscript 3=actionscript3=as3
ActionWare
Activant Solutions Activant Prophet 21
Active Data Online WebChat
Active Network EventRegister
Active directory
Actsoft Comet Tracker
Actuarial Systems Corporation AIM=AIM=Actuarial Systems Corporation
Actuarial Systems Corporation DV Direct
Actuate BIRT
Actuate DocBook
Actuate Eclipse BIRT
AcuPartner Professional
AcuStaf
AcuityPro
AdRelevance
AdSense Tracker
AdTrack Customer Acquisition Management CAM=AdTrack Customer Acquisition Management=CAM
Ada=ada2005=ada95
Adapt It
AdaptaSoft CyberPay
Adaptive Metadata Manager
Adaptive Planning
Adaptive conjoint analysis ACA=ACA=Adaptive conjoint analysis
Adaptive optics AO simulation
Adblock Filter List=ad block=ad block filters=adb=adblock
Addison Health Systems WritePad EHR
Address Management System AMS=AMS=Address Management System
Addressing
Ademero Content Central
Adept Scientific GRAMS=Adept Scientific=GRAMS
Adeptia ETL Suite
Aderant CompuLaw
Aderant legal
Adexa Supply Chain Planning
Adexa eGPS Suite
Adlib Express
Adlib Information Systems Adlib Archive
Admissions, discharge, and transfer ADT=ADT=Admissions, discharge, and transfer
Adobe AIR=AIR
Adobe Acrobat Pro Extended=Acrobat Pro Extended
Adobe Acrobat Reader=Acrobat Reader
Adobe Acrobat Writer=Acrobat Writer
Adobe Acrobat=Acrobat
Adobe ActionScript=ActionScript
Adobe After Effects=After Effects
Adobe Analytics
Adobe Audition
Adobe Authorware=Authorware
Adobe Captivate=Captivate
Adobe ColdFusion=ColdFusion
Adobe Connect=Connect
Adobe Contribute
Adobe Creative Cloud=Creative Cloud
Adobe Director
Adobe Distiller=Distiller
Adobe Dreamweaver=Dreamweaver
Adobe Experience Manager=Experience Manager
Adobe Flex=Flex
Adobe Font Metrics=acfm=adobe composite font metrics=adobe multiple font metrics=amfm
Adobe FrameMaker=FrameMaker
Adobe FreeHand MX=FreeHand MX
Adobe Illustrator=Illustrator
Adobe ImageReady=ImageReady
Adobe InCopy=InCopy
Adobe InDesign=InDesign
Adobe LifeCycle ES=LifeCycle ES
Adobe LifeCycle Enterprise Suite=LifeCycle Enterprise Suite
Adobe LifeCycle Production Print ES3=LifeCycle Production Print ES3
Adobe LiveMotion=LiveMotion
Adobe Macromedia HomeSite=Macromedia HomeSite
Adobe PageMaker=PageMaker
Adobe Persuasion=Persuasion
Adobe Photoshop Lightroom=Photoshop Lightroom
Adobe Photoshop=Photoshop
Adobe PostScript=PostScript
Adobe Premiere Pro=Premiere Pro
Adobe Presenter=Presenter
Adobe RoboHelp=RoboHelp
Adobe XD
Adobe eLearning Suite=eLearning Suite
Adstra Systems ADSTRA Management
Adtec Agency Manager
Advance Ortho Systems Program Director
Advanced Chemistry Development Analytical Laboratory
Advanced Data Systems MedicsRis
Advanced Dimensional Management 3D-GD&T
Advanced Graphics Technology ProCogo
Advanced Logic Technology WellCAD
Advanced Micro Systems 1099-Etc
Advanced Portfolio Technologies Report Builder
Advanced Portfolio Technologies Simulator
Advanced Technologies Class Act
Advanced Veterinary Services Ranch Vision
Advanced Visual Systems AVS/Express=AVS/Express=Advanced Visual Systems
Advanced boolean expression language ABEL=ABEL=Advanced boolean expression language
Advanced business application programming ABAP=ABAP=Advanced business application programming
Advanced computer simulation language ACSL=ACSL=Advanced computer simulation language
Advanced numerical
Advanced technologies and oceanic procedures=ATOP
Advantage Software Chiropractic Advantage
Advantage Software Physical Therapy Advantage
Advantage Software Podiatry Advantage
Advantage Software Psych Advantage
Advantage Software Total Eclipse
AdvantageLaw WinVantage
Advantos Systems DataTrust Enterprise
Advent Axys
AdviceAmerica AdvisorVision
Advisory World ICE
Adxstudio, for Microsoft
AeroHydro MultiSurf
AeroPlanner
Aeronautical charts
Aerotriangulation adjustment
Aestiva Employee Time Clock
Aestiva Purchase Order
AetherPalm InfusiCalc
Afcom Datasafe Computer Services FlexiBake
Affiliated Computer Services ACS FIREHOUSE
After the Deadline
Ag Connections Land.db
Ag Leader Technology SMS Advanced
AgData Blue Skies Accounting
AgInfoLink Meat Inventory Tracking System=MITS
AgTerra Technologies AgTrac=AgTerra Technologies=AgTrac
Agda
Age progression
Agency Management Systems AMS 360
Agency Master
Agency Software AgencyPro=Agency Software=AgencyPro
Agency management
AgencyPro
Agent Business Builder
Agevo Farm Manager
Agile Product Lifecycle Management PLM=Agile Product Lifecycle Management=Oracle Agile Product Lifecycle Management=PLM
Agile Product Lifecyle Management PLM=Agile Product Lifecyle Management=PLM
AgileView Software SmartView=AgileView Software=SmartView
Agilent Advanced Design System ADS=ADS=Agilent Advanced Design System
Agilent CGH Analytics
Agilent ChemStation
Agilent Technologies GeneSpring GX=Agilent Technologies GeneSpring=GX
Agiliance Compliance Manager
Agisoft Metashape
AgriSoft/CMC AgriSoft/ERP
Agronomic modeling
Ahrefs Site Explorer
Ai Squared ZoomText
Aiken
Aipotu
Air dispersion modeling
Air quality modeling
Air-Trak Cloudberry
AirMagnet Enterprise
AirSmith FlightPrompt
Aircraft noise monitoring system
Aircraft regulation databases
Airdata
Airline Pilots Daily Aviation Log=PPC
Airline global distribution systems GDS=Airline global distribution systems=GDS
Airtable
Alara CRystalView
Alarm management system
Alarm system
Alcestis
Alchemy Systems SISTEM=Alchemy Systems=SISTEM
Aldata Warehouse Management
Aldus FreeHand
Aleo
Alert Technologies OpsCenter
Alerton Ascent Compass
Alfresco Software Alfresco
Algae
Algorithm Compu-Ceph
Algorithmic
Algorithmic language ALGOL=ALGOL=Algorithmic language
Alias Wavefront Design Studio
Alibre Design
Aline GRC
Aljex Inventory
AllNetic Working Time Tracker
Allaire ColdFusion
Allegro Landmark
Allen Bradley PanelView
Allergenic diet
Alliance Automotive Shop Controller
Allied Financial Software Act4Advisors=Act4Advisors=Allied Financial Software
Allscripts Canopy
Allscripts EHR
Allscripts PM
Allscripts Payerpath
Allscripts Professional EHR
Allscripts Professional PM=Allscripts Professional=PM
Allscripts Sunrise
Allscripts healthcare automation
Allstar Software Systems Kofax
Alpha Four
Alpha Software Alpha Five
AlphaDent
Alpine Abuild=abuild=apkbuild
Alstom ESARAD
Alstom ESATAN
AltaPoint Data Systems AltaPoint Dental
AltaPoint Data Systems AltaPoint Vision
Altair Engineering MotionSolve
Alteer Office
Alteer Premiere
Altera MAX
Altera Quartus II
Altera hardware description language AHDL=AHDL=Altera hardware description language
Alteryx
Altia Design
Altium Designer=altium
Altova MapForce
Alua Software Paddock Pro
Amadeus Altea Reservation
Amazing Charts
Amazon Data Pipeline=Data Pipeline
Amazon DynamoDB=DynamoDB
Amazon Elastic Compute Cloud EC2=Amazon Elastic Compute Cloud=EC2=Elastic Compute Cloud=Elastic Compute Cloud EC2
Amazon Elastic Container Service ECS=Amazon Elastic Container Service=ECS=Elastic Container Service=Elastic Container Service ECS
Amazon Kinesis=Kinesis
Amazon Redshift=Redshift
Amazon Simple Storage Service S3=Amazon Simple Storage Service=S3=Simple Storage Service=Simple Storage Service S3
Amazon Web Services AWS CloudFormation=CloudFormation
Amazon Web Services AWS SageMaker=Amazon Web Services AWS=SageMaker
Amazon Web Services AWS=AWS=Amazon Web Services=Web Services=Web Services AWS
Amber Road
Ambient Design ArtRage=Ambient Design=ArtRage
Amcom AUTOS2000
American Glazing Software AGS WindowPricer
American HealthTech Financial
American LegalNet USCourtForms
American Legalnet Smart Dockets
American Legalnet eDockets
American Medical Association CodeManager
American Medical Billing Software PMA
American Orthodontics Compu-Ceph
American Orthodontics Photo-Eze
American Precision Instruments Regit
American Riviera Magtax
American Sign Language ASL browser
American Sign Language Browser
Amkai AmkaiCharts
AmoK Translator
Amortization calculation
Amortization loan
Amtec Engineering Tecplot
Anacomp CaseLogistix
Anadigm Designer2 EDA
Analog Devices VisualDSP++
Analyse-it
Analysis and building
Analysis of Smoke Control Systems=ASCOS
Analytical
Analytical Graphics STK Expert Edition
Analyze
AnalyzerXL
Anand Systems ASI FrontDesk
Anasazi Software Client Data System
Anatomic pathology
AndersonBell Abstat
Anesthesia machine
AngelScript
Angoss KnowledgeSEEKER
Animal Intelligence Software Animal Intelligence
Animal Shelter Manager
Animation
Aninoquisi MesoTRAC
Anisotropic Crystalline Etch Simulation ACES=ACES=Anisotropic Crystalline Etch Simulation
Annuities analysis
Anodas Software Limited Phoenix
Ansible
Ansoft HFSS
Ansoft Simplorer
Answer Set Programming
Ansys Fluent=Fluent
Ant Build System
Antek HealthWare LabDAQ
Antenna House
AnthillPro
Anthropometric databases
Anti-Trojan
Anti-phishing
Anti-spyware
Antivirus
Antlers
Anvil Studio
Aonix Software Through Pictures
ApE A Plasmid Editor
Apache Accumulo=Accumulo
Apache Airflow=Airflow
Apache Ant=Ant
Apache Avro=Avro
Apache Cassandra=Cassandra
Apache Continuum=Continuum
Apache Flex=Flex
Apache Flume=Flume
Apache Groovy=Groovy
Apache Gump=Gump
Apache HBase=HBase
Apache HTTP Server=HTTP Server
Apache Hadoop YARN=Hadoop YARN
Apache Hadoop=Hadoop
Apache Hive=Hive
Apache JMeter=JMeter
Apache Kafka=Kafka
Apache MXNet=MXNet
Apache Mahout=Mahout
Apache Maven=Maven
Apache Oozie=Oozie
Apache Pig=Pig
Apache Solr=Solr
Apache Spark
Apache Sqoop=Sqoop
Apache Struts=Struts
Apache Subversion SVN=Apache Subversion=SVN=Subversion SVN
Apache Tomcat=Tomcat
ApacheConf=aconf=apache
Apatar
Apex Business Software iBenefits
Apex Business Software iHR
Apex IV Assessor
Apex IV Fee Appraiser
Apex MobileSketch
Apfloat
Apian SurveyPro
Apollo Guidance Computer
Apollo Photonics APSS=APSS=Apollo Photonics
Apollo Reservation System
App Software Associations AppTrak.net
AppFolio Property Manager
Apple AppleScript=AppleScript
Apple AppleWorks=AppleWorks
Apple Cocoa=Cocoa
Apple DVD Studio Pro=DVD Studio Pro
Apple DrawBerry=DrawBerry
Apple Final Cut Express=Final Cut Express
Apple Final Cut Pro=Final Cut Pro
Apple Final Cut Studio=Final Cut Studio
Apple GarageBand=GarageBand
Apple Keynote=Keynote
Apple Logic Pro=Logic Pro
Apple MainStage=MainStage
Apple Numbers for Mac=Numbers for Mac
Apple QuickTime=QuickTime
Apple Safari=Safari
Apple Shazam=Shazam
Apple Xsan=Xsan
Apple iDVD=iDVD
Apple iMovie=iMovie
Apple iOS=iOS
Apple iPhoto=iPhoto
Apple iWork Keynote=iWork Keynote
Apple iWork Numbers=iWork Numbers
Apple iWork Pages=iWork Pages
Apple iWork=iWork
Apple macOS=macOS
AppleScript=apples=osascript
Appletree
AppliCad Roof Wizard
Applicant tracking
ApplicantPro iApplicants
Application Software SHEAR=Application Software=SHEAR
Application management
Application server
Applied Biosystems GeneMapper
Applied Computer Systems JOBPOWER
Applied Flow Technology AFT Arrow
Applied Flow Technology AFT Fathom
Applied Imagery Quick Terrain Modeler
Applied Production ProFab=Applied Production=ProFab
Applied Production ProFold=Applied Production=ProFold
Applied Search Technology CADFind
Applied Systems Associates aSa Rebar
Applied Systems The Agency Manager
Applied Systems Vision
Appligent Citation FDFMerge
Appointment Search
Appointment scheduling
AppointmentQuest Online Appointment Manager
AppointmentQuest Online Appointment Scheduler
Appraisal
Aprimo Marketing
Aptean Made2Manage
Aptean Onyx CRM
Aptech Systems GAUSS=Aptech Systems=GAUSS
Apteryx Imaging Suite
Aqsis Renderer
AquaSoft Farm Manager
Aquatic Plant Information Retrieval System=APIRS
Aquifer test
ArbelSoft TailorMax
Arbita OnePost
Arbita OneWorld
Arbor Image Draftsman
Arbutus Analyzer
Arc Second PocketCAD
ArcGIS Web AppBuilder=AppBuilder=ArcGIS Web
Archeological Sites Management Information System=ASMIS
Archer Compliance Management
Architectural Energy Corporation REM/Rate
Architectural Energy Corporation VisualDOE
Architecture description language ADL=ADL=Architecture description language
Archival databases
ArchiveGrid
Archives Wiki
Archivists' Toolkit
Archon
Arcline ArcFreight
Ardexus Mode
Ardexus TASC
ArduPilot Mission Planner
Arena Health Systems Phys-X
ArenaSoft Estimating
Argos Software ABECAS Insight
Argos Software ABECAS Insight FMS
Argos Software ABECAS Insight WMS
Argosy Legal Systems Power Closer
Argus ONE Open Numerical Environments
Argus Perceptual Mapper
Aris Global Register
Arkenstone Atlas Speaks
Arkitektia Flight Itinerary
Armand Morin MultiTrack Generator
Armchair Machinist
Army Food Management Information System
Arobas Music Guitar Pro
Arpege Music Pizzicato
Arping
Arrival Departure Information System ADIS=ADIS=Arrival Departure Information System
Arrow Electronics N/Compass
ArtScope.net eArtist
ArticSoft FileAssurity
Articulate 360
Articulate Rapid E-Learning Studio
Articulate Storyline
Artifice DesignWorkshop
Artificial intelligence
Artisan Studio
Arts & Letters Express
Artsco OrthoPro Complete
Artsystems Collections
Aruba Networks AirWave=AirWave=Aruba Networks
Asana
Ascend Property Assessment
Ascensio Systems TeamLab
Ascentis Employee Self-Service
Ascentis HR
AsciiDoc
Ashkon Translation Pad
Ashlar-Vellum Cobalt
Ashlar-Vellum Graphite
Ashley Software Writer's Blocks
Askia Design
Askia Vista
Askia Web
Askiaanalyse
Askiaface
Askiavoice
Aspect Loss Prevention Aspect EliteLP
AspectJ
Aspen Graphics Technical Analysis
AspenTech Aspen InfoPlus
AspenTech HYSYS
AspenTech aspenONE
Asprova
Aspyra CyberLAB
Aspyra CyberPATH
Assembla
Assembly line balancing
Assembly=asm=nasm
Assessment
Assessment Systems Corporation XCALIBRE
Asset allocation
Asset management
Asset management administration
Assisi Compiler
Assisi Forest
Assisi Inventory
Assisi Software Assisi Inventory
Assisi Software Assisi Manager
Assisi Software Assisi Resource
AssurX CATSWeb
Assured Software JPP
Aster Data nCluster
Astro
Astronomical Image Processing System AIPS=AIPS=Astronomical Image Processing System
Astronomical Image Processing for Windows=AIP4WIN
Astronomical information processing system AIPS++
Astute Solutions PowerCenter
Asure Software HCM
At Your Service Software CostGuard
AtStaff Physician Scheduler
AtTask
Athena Software Penelope Case Management
Atlas Business Solutions Staff Files
Atlas Construction Business Forms
Atlas Search
Atlassian Bamboo
Atlassian Bitbucket=Bitbucket
Atlassian Confluence=Confluence
Atlassian HipChat=HipChat
Atlassian JIRA=JIRA
Atoll GeoCAD
Atria smoke management engineering tools=ASMET
Atrion Intelligent Authoring
Attendance tracking
Atterbury Consultants SuperACE/FLIPS
Atterbury Consultants SuperAce
Attitude POS itive AccuPOS Retail
Auburn Software Debit Square
Audacity
AudienceView Ticketing
Audio Chaos Soundscape Generator
Audio calibration
Audio editing
AudioScribe SpeechCAT
Audion Laboratories VoxPro
Audit management
Audit planning and control environment
Audit2 AdaptiveGRC
AuditWare CaseWare Examiner
AuditWare financial reporting and auditing
Auditing
Audiveris
Augeas
Augmint
August Systems Visit Wizard
Aurora FoodPro
Aurora HelioScope
Austin Logistics CallSelect
Austin Logistics CallTech
Austin Logistics Valeo
Author-it
Authoria Adviser
Auto3DEM
AutoClaims Direct DirectLink=AutoClaims Direct=DirectLink
AutoCrit Editing Wizard
AutoDesSys form Z
AutoHotkey=ahk
AutoIt=AutoIt3=AutoItScript=au3
AutoQ3D
AutoQuant AutoDeblur
AutoZone ALLDATA
Autocoders
Autodesk 3D Studio Design=3D Studio Design
Autodesk 3d Studio Viz=3d Studio Viz
Autodesk 3ds Max Design=3ds Max Design
Autodesk 3ds Max=3ds Max
Autodesk Algor Simulation=Algor Simulation
Autodesk Alias Automotive=Alias Automotive
Autodesk Alias Design=Alias Design
Autodesk Alias Surface=Alias Surface
Autodesk AliasStudio=AliasStudio
Autodesk Architectural Desktop=Architectural Desktop
Autodesk Architectural Studio=Architectural Studio
Autodesk AutoCAD Blue Sky=AutoCAD Blue Sky
Autodesk AutoCAD Civil 3D=AutoCAD Civil 3D
Autodesk AutoCAD Design Suite=AutoCAD Design Suite
Autodesk AutoCAD LT=AutoCAD LT
Autodesk AutoCAD Land Desktop=AutoCAD Land Desktop
Autodesk AutoCAD Map 3D=AutoCAD Map 3D
Autodesk AutoCAD Mechanical=AutoCAD Mechanical
Autodesk AutoCAD=AutoCAD
Autodesk Building Systems=Building Systems
Autodesk CAiCE Visual Transportation=CAiCE Visual Transportation
Autodesk Combustion=Combustion
Autodesk Ecotect Analysis=Ecotect Analysis
Autodesk Ecotect=Ecotect
Autodesk Fusion 360=Fusion 360
Autodesk HSMWorks=HSMWorks
Autodesk Inventor=Inventor
Autodesk Land Desktop=Land Desktop
Autodesk MapGuide=MapGuide
Autodesk Maya=Maya
Autodesk Mechanical=Mechanical
Autodesk MotionBuilder=MotionBuilder
Autodesk Mudbox=Mudbox
Autodesk PartMaker=PartMaker
Autodesk PowerMill=PowerMill
Autodesk PowerShape=PowerShape
Autodesk Revit Architecture=Revit Architecture
Autodesk Revit=Revit
Autodesk Scaleform=Scaleform
Autodesk SketchBook Pro=SketchBook Pro
Autodesk Smoke=Smoke
Autodesk SoftImage=SoftImage
Autodesk Softdesk=Softdesk
Autodesk Topobase=Topobase
Autodesk VIZ=VIZ
Autodesk World=World
Automate the Schools ATS=ATS=Automate the Schools
Automated Biometric Identification System ABIS=ABIS=Automated Biometric Identification System
Automated Data Collection System ADCS=ADCS=Automated Data Collection System
Automated Geospatial Watershed Assessment AGWA=AGWA=Automated Geospatial Watershed Assessment
Automated Manifest System AMS=AMS=Automated Manifest System
Automated National Catalog System ANCS=ANCS=Automated National Catalog System
Automated Neuropsychological Metric Assessments Battery
Automated Package Processing System APPS=APPS=Automated Package Processing System
Automated Targeting System ATS=ATS=Automated Targeting System
Automated audit trail analysis
Automated auditors fraud detector
Automated billing
Automated circulation systems
Automated clinical information systems
Automated commercial environment software ACE=ACE=Automated commercial environment software
Automated document generation
Automated equipment identification AEI=AEI=Automated equipment identification
Automated expense reporting system
Automated financial
Automated information system
Automated installation
Automated inventory
Automated manifest system
Automated material handling
Automated media tracking
Automated payroll
Automated permit system
Automated purchase order
Automated radar terminal systems ARTS=ARTS=Automated radar terminal systems
Automated system for customs data=ASYCUDA
Automated systems
Automated tax system
Automated timekeeping
Automated underwriting
Automatic Data Processing AdvancedMD EHR
Automatic Data Processing Autosource
Automatic Data Processing Estimating
Automatic Data Processing ProxyEdge=Automatic Data Processing=ProxyEdge
Automatic Forecasting Systems Autobox
Automatic call distribution
Automatic dynamic incremental nonlinear analysis=ADINA
Automatic routing
Automatic test program generation ATPG=ATPG=Automatic test program generation
Automation Centre Personnel Tracker
Automation Centre TrackerSuite.Net
Automation Counselors municiPAL
Automation Studio
Autonomy iManage WorkSite
Autopilot
Autopsy information databases
Autotask
Auxillium West HRnetSource
Avaaz Innovations AphasiaMate=AphasiaMate=Avaaz Innovations
Availability prediction modeling
Available Safe Egress Time ASET=ASET=Available Safe Egress Time
Avalara AvaTax ST
Avaya Identity Engines
Avenista Table Reservations
Avid Digidesign Pro Tools
Avid Media Composer
Avid Pro Tools
Avid Technology Media Composer
Avid Technology NewsCutter
Avid Technology Pinnacle Studio
Avid Technology Pro Tools
Avid Technology Sibelius
Avid Technology audio visual editing
Avid Technology iNEWS
Avidian Technologies Prophet
Avionics system testing
Avis Fits Viewer
Avreo Radiology Workflow Solutions
Avro IDL
Axentis Compliance Management
Axios Systems assyst
Axistive BigShot Screen Magnifier
Axure RP
Axway eSubmissions
Axxya Systems Nutritionist Pro
Aya Associates Comp-U-Floor
AzTechSoft GPS2CAD
Azalea Health Azalea EHR
Azemus FS
Aztec
B Sharp Technologies B Care
B&I Computer Consultants Childcare Sage
B&W Port Scanner
B-Method
B4X=basic for android
BAE Systems SOCET GXP
BAE Systems SOCET SET=BAE Systems SOCET=SET
BAML
BBCode
BCCORP Burkitt W5
BCCORP W5 for Adjusters
BCL Landview Systems WinCrop
BCS Woodlands Software Woodlands Tracker
BD Biosciences CellQuest
BD Biosciences CloneCyt
BEA Tuxedo
BEMAS PayDirect
BERMUDA nuclear transport computer codes
BESA EEGFocus
BIO-key FireRMS
BIRD2=bird=bird3
BIT Corp ProMACS PLC=BIT Corp ProMACS=PLC
BLAT
BLS Software Invoice!
BMC Software Change Manager
BMC Software Control-M
BMC Software Recovery Manager RMAN=BMC Software Recovery Manager=RMAN
BMH Open4 Payroll
BNA Corporate Tax Audit Analyzer
BNA Income Tax Planning Solutions
BOSS Didger
BOSS International Visual Groundwater
BPM_CAD
BPS Compliance
BQE Software ArchiOffice
BQE Software BillQuick=BQE Software=BillQuick
BQN
BRB Software HorizonMIS=BRB Software=HorizonMIS
BRCAPRO
BREAK1
BSI ComplianceFactory
BSVC
BWA
BWise Compliance Management
Babcock Winx Pro
Babylon Online Translator
Backbone.js
Background checking
Backup and archival
Balsamiq Studios Balsamiq Mockups
Bankers Systems Rembrandt Lending System
BarControl Enterprise Manager iBEM
Barcode
Barcode labeling
Barcode reader
Bare Bones Software BBEdit=BBEdit=Bare Bones Software
Bargaining Power
Baron Services FasTrac
Barrington Software CookenPro
Barrington Software CookenPro Commercial
Basecamp
Bash
Bashen EEOFedSoft
Bashen EEOSoft
Bashen LinkLine
Basic Local Alignment Search Tool=BLAST
Basic Music Composer
Basis BBx VisualPRO/5
Batchfile=bat=batch=dosbatch=winbatch
Beam analysis
BeamChek
Beaver Creek Software The THERAPIST=Beaver Creek Software The=THERAPIST
Bechtel Software SETROUTE=Bechtel Software=SETROUTE
Beck Anxiety Inventory
Beck Depression Inventory
Bed Management Suite
Beeline Learning Management System LMS=Beeline Learning Management System=LMS
Befunge
Beginner's all-purpose symbolic instruction code
BehavePlus
Behavioral Assessment and Research System=BARS
Beige Bag Software B2 Spice
Bella FSM Auto Detailing Service
Belmar & Associates Mortware
Ben Meadows Yeoman Expedition
BenAssist
Benaissance COBRApoint
Benchmark Systems Benchmark Clinical EHR
BeneLink Connect
BeneXL Technologies Pension Administration System
Benefit Software Fringe Facts
BenefitFocus HR in Touch
Benefits Technology Group SalesLogix
Benelogic
Benetech PRA
Benfield ReMetrica
Bentley AutoPLANT=AutoPLANT
Bentley GEOPAK Civil Engineering Suite=GEOPAK Civil Engineering Suite
Bentley GeoPak Bridge=GeoPak Bridge
Bentley Haestad Methods CivilStorm=Haestad Methods CivilStorm
Bentley I/RAS B=I/RAS B
Bentley InRoads Suite=InRoads Suite
Bentley MicroStation=MicroStation
Bentley Navigator=Navigator
Bentley PlantSpace SupportModeler=PlantSpace SupportModeler
Bentley STAAD=STAAD
Bentley SewerCAD=SewerCAD
Bentley StormCAD=StormCAD
Bentley Systems AutoPIPE=Systems AutoPIPE
Bentley Systems InRoads Suite=Systems InRoads Suite
Bentley Systems ProjectWise=Systems ProjectWise
Bentley Systems gINT=Systems gINT
Bentley Transportation Data Manager=Transportation Data Manager
Bentley WaterCAD=WaterCAD
Berkeley Internet Domain Name BIND=BIND=Berkeley Internet Domain Name
Berkshire Associates BALANCEaap=BALANCEaap=Berkshire Associates
Berry=be
Best Linear Unbiased Prediction BLUP=BLUP=Best Linear Unbiased Prediction
Best MIP Fund Accounting
Best Software CPAPayroll
Bi3 Audit Intelligence
Bi3 Financial Statement Fraud Analysis
BibTeX
BibTeX Style
Bibase 4POS Retail
Bicep
Bid Assistant
BidMaster
Biddle Adverse Impact Toolkit
Biddle AutoAAP
BigQuery
Bigloo Scheme
Bikeshed
Bilko
Bill of lading
Bill of materials
Bill review
Billing
Billing and reimbursement
Bills of lading
Bing
Bing Ads
Bing for Power BI=BI=Bing for Power
Bio-logic Systems HINT Pro
BioArray Software Environment BASE=BASE=BioArray Software Environment
BioDiscovery ImaGene
BioEx Systems Exercise Expert
BioEx Systems Exercise Pro
BioEx Systems Fitness Maker
BioEx Systems Nutrition Maker Plus
BioKin PlateKi
BioPerl
BioSVE
Bioconductor
Biodegration flow and transport modeling
Biofeedback
Bioinformatics databases
Biomatters Geneious
Biomechanical imaging
Biomechanical injury risk analysis
Biomechanical modeling
Biomedical Imaging Resource Analyze
Biometric Storage System BSS=BSS=Biometric Storage System
Biometric reader
Biometrics video game
Bioreactor Design
Biostatistical
BitBake
BitWizard B.V. mtr
Bite analysis
BizBench
BizPricer
Bizlink Salon Manager
Bizmatics PrognoCIS EMR
Biztrak Business Solutions Biztrak
BlackBerry Enterprise Server
BlackDog Recruiting
BlackHawk Canyon Publishers PracticianWorks=BlackHawk Canyon Publishers=PracticianWorks
Blackbaud CRM=CRM
Blackbaud Luminate CRM=Luminate CRM
Blackbaud The Education Edge=The Education Edge
Blackbaud The Financial Edge=The Financial Edge
Blackbaud The Raiser's Edge=The Raiser's Edge
Blackbaud eTapestry=eTapestry
Blackboard
Blackboard Collaborate
Blackboard Learn
Blackboard Learning System
Blackboard Wimba
Blackdog
Blast Output Browser BOB=BOB=Blast Output Browser
Blatant Media Absorb LMS
Blender
Blink
Blinkbid
BlitzBasic=b3d=blitz3d=blitzplus=bplus
BlitzMax=bmax
Block diagram
Blogger
Blogging
Blood bank information systems
Bloomberg Professional
Bloomz
Blue Chip Computer Consultants HumaNET
Blue Coat Data Loss Prevention
Blue Ridge Numerics CFDesign
Blue Streak Electronics Buell Diagnostic
Blue Tractor Software DNADynamo
Blueprint display
Blueprint=blp
Bluespec BH=bh=bluespec classic
Bluespec=bluespec bsv=bsv
Bluewater Management Systems BMCASE=BMCASE=Bluewater Management Systems
Blumbeg Drafting Libraries
Blumenthal Software PBSW24
BobCAD-CAM
Boeing Kork Digital Mapping
Boeing SoftPlotter
Bohemian Coding DrawIt
Bond International Adapt Staffing
Bond International Software Bond StaffSuite=Bond International Software Bond=StaffSuite
BondDesk Group Trader WorkStation
Boogie
BookFresh
Booker Software SpaBooker=Booker Software=SpaBooker
Bookitlive
Bookkeeping
Bootstrap
Border Gateway Protocol BGP=BGP=Border Gateway Protocol
Boris FX Continuum Complete
Borland Paradox
Borland SilkTest
Borland VisiBroker
Bornemann Associates Flight Plan
Bosch Punch List
Boston Bar Systems Corporation Sonnet
Bostonpost Technology Property Manager
Bottom Line LoanMaster Loan Servicing
Boundary scan description language BSDL=BSDL=Boundary scan description language
Boundary scan insertion
Boundary survey
Bourne Shell
Bourque Data Systems YardMaster
Bowen & Groves M1 ERP
Bowne JFS Litigator's Notebook
Bowtie
BoxShade
Bradford ClickFORMS
Brady Lockout Pro
Brady Specimen Labeling System
BrainMetric The Category Test
BrainTrain Captain's Log
BrainTrain IVA+Plus
BrainTrain SmartDriver
Brainfuck
Brainshark Rapid Learning
Brainworks
Bramerhill ClaimsTech
Breast Cancer Risk Assessment Tool
Breault Research ASAP
Breedtrak
Brentmark Estate Planning Quickview
Brentmark Stock Option Risk Analyzer
Brickell Research Brickell Medical Office
Bridge design
Bridgeway eCounsel
Bridium Claims 3
BrightEdge
BrightMove Applicant Tracking System
BrightWork pmPoint
Brightcove
BrighterScript
Brightscript
Brightwork Alyce Claims Systems
BrioQuery
BroadSoft BroadWorks
BroadVision
Broadcast Electronics AudioVAULT FleX
Brokerage
Browserslist
Bru
Bruker AXS EVA=Bruker AXS=EVA
Bruker AXS LEPTOS
Bruker AXS TOPAS
Bruker BioSpin TopSpin
Bruker Optics OPUS=Bruker Optics=OPUS
Bruno Realty eNeighboorhoods
BtB Software Mycobacteriology Lab
Budget monitoring systems
Budgeting
Budgeting, forecasting, and planning
Bugzilla
BuildStream
Building Research Establishment BRE Jasmine
Building automation
Building management system
Built-in self-test BIST debugging
Bullhorn Applicant Tracking System
Bungalow Software Aphasia Tutor
Bunkspeed HyperDrive
Bunkspeed HyperMove
Burli Software Burli Newsroom System
Burrows-Wheeler Aligner BWA=BWA=Burrows-Wheeler Aligner
Business Forecast Systems Forecast Pro
Business Objects Data Integrator
Business accounting
Business analysis
Business continuity
Business intelligence
Business intelligence system
Business management
Business performance management BPM=BPM=Business performance management
Business process management BPM=BPM=Business process management
Business software applications
Byrne Software Technologies Visual HCS
Bytescribe Development Company WavPlayer
C for Graphics cg
C shell
C#=cake=cakescript=csharp
C++=cpp
C-DESIGN Fashion
C-ObjDump
C2hs Haskell=c2hs
C3
CA Clarity PPM
CA Easytrieve Report Generator
CA IDMS
CA SiteMinder
CA Technologies ERWin Data Modeler
CA eTrust
CAD Zone Insurance
CADAFIS
CADD
CADRE Analytic
CAI Software Seasoft
CALMS
CAP Automation SellWise
CAP CDS=cds
CAP88-PC
CAPE Systems CAPE PACK
CAPE Systems TRUCKFILL
CAPSHER Technology SureTec=CAPSHER Technology=SureTec
CAPSYS Capture
CAPWAP
CARB
CARIS HIPS
CARIS SIPS
CASA
CAST SQL Builder
CATNYP
CAzM
CBORD Foodservice Suite
CBORD Group Menu Management System
CBORD NetRecipe
CBORD Nutrition Service Suite
CBS ProLog Manager
CCBill
CCC EZNet electronic communications network
CCC GuidePost Decision Support
CCC Pathways Appraisal Quality Solution
CCC Pathways Image Management Solution
CCC TL2000 Solution
CCH ProSystem fx TAX
CCI NewsGate
CCIS AccountAbility
CCP4
CD-adapco STAR-CAD
CDA International Manifold System
CDC Supply Chain
CDI Electronics M.E.D.S.
CE SURVEYOR III
CEBOS MQ1
CEDAS Gateway
CEEJS The Pet Groomer's Secretary
CERC EMIT
CERN Physics Analysis Workstation PAW=CERN Physics Analysis Workstation=PAW
CERN ROOT
CESARE Risk
CETIS
CFAST
CFS
CGG HampsonRussell
CGI INSideOUT
CGI-AMS BureauLink Enterprise
CGI-AMS CACS Enterprise
CGI-AMS Strata
CGTech Vericut CNC=CGTech Vericut=CNC
CHP
CIL
CIS
CLAIMS
CLIPS
CLO Virtual Fashion Marvelous Designer
CMA Stuffers
CMO Compliance Regulatory Compliance Solution
CMS Consultants WorldLink
CMSN FieldPAK
CMT CogoCAD
CMT Incorporated CogoCAD=CMT Incorporated=CogoCAD
CMake
CNC Consulting Machinists' Calculator
CNC Mastercam
CNC Software Mastercam
COADE CADWorx P&ID
COADE CAESAR II
COATSsql
COBOL
CODA Engine Analysis System
CODEOWNERS
CODESYS
COLLADA
COMCON DataFriend
COMSOL Multiphysics
COOP Systems myCOOP
COWGAME
CP2K
CPMD
CPR International GeneralCOST Estimator
CPR Visual Estimator
CPSI CPSI System
CPSI EHR System
CPU Tracker Software CPU Tracker
CQ Press Political Reference Suite
CQG Integrated Client
CQL
CRI-MAP
CRIMPERS Management Software CRIMPERS Salon
CS Odessa ConceptDraw Project
CSC Automated Work Distributor AWD=AWD=CSC Automated Work Distributor
CSC Colossus
CSC Elmer
CSC Fault Evaluator
CSC nbAccelerator
CSI Complex Systems ClientTrade=CSI Complex Systems=ClientTrade
CSI Software Spa Management
CSI WSE CodeBuddy=CSI WSE=CodeBuddy
CSON
CSR Consultants Cemetery Management SC
CSRE
CSS
CSS CLS-2000
CST Microwave Studio
CT Summation iBlaze
CT hCue
CU Connect processing
CUBIC
CUE
CVTracer
CWeb
CYMA IV Accounting for Windows
Cabal Config=Cabal
Cabinet NG CNG-SAFE
CableSoft LiveWire Trader
Cadcorp desktop GIS
Caddyfile=Caddy
Cadem CAPSMill
Cadem CAPSTurn
Cadem NCnet
Cadem seeNC Mill
Cadence
Cadence Allegro PCB Designer
Cadence Concept
Cadence Dracula
Cadence Encounter RTL Compiler
Cadence Encounter Test
Cadence Incisive Enterprise Simulator
Cadence Opus
Cadence OrCAD
Cadence OrCAD PSpice
Cadence PSpice
Cadence Schematic Composer
Cadence Solutions extendedReach
Cadence Virtuoso Layout Suite
Cadence Virtuoso Spectre Circuit Simulator
Cadsoft Design/Build
Cadwell Laboratories Easy
Cafe Cartel Systems
Cairo
Cairo Zero
Cakewalk SONAR
Calculating optimum maintenance parameters COMPARE=COMPARE=Calculating optimum maintenance parameters
Calendar and scheduling
Calendar management
Caliban Mindwear HyperGASP
Calibration
California Infinite LPS
California Verbal Learning Test
Caligari Corporation trueSpace
Caliper Maptitude
Caliper TransCAD
Call accounting
Call center
Call tracking
Call-processing language CPL=CPL=Call-processing language
Callidus TrueComp
Calypso Technology Calypso Asset Management
Calyx Point
CambridgeSoft ChemOffice Ultra
CameLIGO
Camera Bits Photo Mechanic
Camfit Data Limited Microfit
Cammack Computations Inter-Est
Camp Software Art Licensing Manager
Campaign Monitor
Camstar Manufacturing Execution System MES=Camstar Manufacturing Execution System=MES
Camstar Systems Camstar Semiconductor Suite
CancerGene
Candidate screening
Candidate tracking
Cangjie
Canonical Launchpad
Canorus
Cantovation Sing & See
Canu
Canva
Canyon Solutions Jcats
Cap'n Proto
Capacity planning
Capital Codeworks MenuMax
Captaris Alchemy
Capterra Enterprise Resource Planning
Captiva InputAccel
Carbon
Card key management
Care Paths eRecord
CareCentric MestaMed
CareCloud Central
CareOne CareEnsure
Career Cruising
Career Dimensions Focus 2
Career Zone
Career decision-making programs
Career management systems CMS=CMS=Career management systems
Careerbuilder.com
Cargo tracking system
CargoWise ediEnterprise
Carlson Civil Suite
Carlson Simplicity Sight Survey
Carlson SurvCADD
Carlson SurvCE
Carlson Survey
Carpet Dealer Management System CDMS=CDMS=Carpet Dealer Management System
Carrier Hourly Analysis Program HAP=Carrier Hourly Analysis Program=HAP
Carrier-mediated transport
Cartesis ES Magnitude
Cartesis Magnitude iAnalysis
CartoCSS=Carto
Cartography
Casamba Smart
Cascading style sheets CSS=CSS=Cascading style sheets
Case analysis
Case management
Case management system
CaseBank SpotLight
CaseManagement.com E-Reports
CaseSoft DepPrep
CaseSoft TextMap
CaseSoft TimeMap
CaseWare International IDEA SmartAnalyzer
CaseWare International IDEA=CaseWare International=IDEA
CaseWare Working Papers
Cash flow
CashFlow Guardian
Castek Insure3 Claims
Catalog navigation
Cataloging
Catalyst International CatalystConnect=Catalyst International=CatalystConnect
Catalyst Repository Systems CatalystCR=Catalyst Repository Systems=CatalystCR
Catalyst Repository Systems CatalystDR=Catalyst Repository Systems=CatalystDR
Catalyst Repository Systems CatalystXE=Catalyst Repository Systems=CatalystXE
Catapult Software iPower SCADA=Catapult Software iPower=SCADA
CatchTheWeb
Catchlog Trading Catchlog
Category Fluency Test
CaterPro
Caterpillar Cat MineStar System
Caterpillar Command
CattleWorks
Cattlesoft CattleMax
Cave5D
Cebos MQ1 Audit System
Cedrus SuperLab Pro
Celeritive Technologies VoluMill
Cell Bioscience Automated Image Capture
Celsys RETAS
Cenon
Center TRACON automation systems CTAS=CTAS=Center TRACON automation systems
Central Desktop
Centre for Multilevel Modeling MLwiN=Centre for Multilevel Modeling=MLwiN
Centris Group IEP Direct
Centris Group RTIm Direct
Cents
Cerebro CerebroMix
Ceridian Dayforce enterprise HCM
Cerner CoPathPlus
Cerner Millennium
Cerner Millennium PathNet
Cerner Millennium ProFit
Cerner PowerChart
Cerner PowerWorks Practice Management
Cerner ProFile
Ceylon
CfMC COSI
CfMC SoundSurvent
Chalkware Education Solutions IEPPro
Chang Bioscience ToolKit
Chaos Group V-Ray
Character Studio
Character generator
Charm++
Chart Links
ChartWare EMR
Charting
Chase Software Solutions Court Reporting
Chat
Chatbot
Check Processing Control System CPSC=CPSC=Check Processing Control System=IBM Check Processing Control System
Check imaging
Check processing
Check sorting control
Cheetah International SmartCAT
Cheetah3D
ChefDesk Chef's Calculators
Chem2Pac
ChemInnovation Software Chem 4-D
ChemSW Buffer Maker
ChemSW Calibration Pro
ChemSW Chemical Inventory System CIS=CIS=ChemSW Chemical Inventory System
ChemSW Laboratory Document Control System=LDCS
ChemSW Mass Spec Tools
ChemSW Molecular Modeling Pro
ChemSW Uncertainty Pro
ChemStat
ChemicaLogic SteamTab
Chemical kinetics
Chemical management tracking
Chemicals and Irrigation CANDI=CANDI=Chemicals and Irrigation
Chemistry at Harvard Molecular Mechanics=CHARMm
Chempute Software ChemDraw=ChemDraw=Chempute Software
Chempute Software E-Notebook
Chempute Software Engineer's Aide SINET=Chempute Software Engineer's Aide=SINET
Chempute Software EstPro
Chempute Software HSC Chemistry
Chempute Software SuperPro Designer
Chempute Software VisiMix
Chemstations CHEMCAD
Chesapeake Interlink Needles
Cheshire Financial Planning Suite
Children's Depression Inventory
Children's educational
Chilled Water System Analysis Tool=CWSAT
Chinotec Technologies Paros
Chip design
ChiroSoft
ChiroTouch EHR
Choice Job Cost
Choice Technologies PowerBill +
ChordWizard Software Soundtrix Gold
Chorel Technology Dance Designer
Choreography
Chrome River Expense
Chyron CAMIO
Cimatron CimatronE
Cimatron CimatronE Master
Cimatron computer-aided design and manufacturing
Circle Systems Stat/Transfer=Circle Systems=Stat/Transfer
Circom
Circuit evaluation
Circuit simulation
Cirru
Cirrus Group Daycare Works
Cisco AnyConnect=AnyConnect
Cisco IOS=IOS
Cisco Systems Cisco Traffic Analyzer=Systems Cisco Traffic Analyzer
Cisco Systems CiscoWorks=Cisco Systems=CiscoWorks=Systems CiscoWorks
Cisco Systems VPN Client=Systems VPN Client
Cisco Systems WAN Manager=Systems WAN Manager
Cisco Webex=Webex
Cision CisionPoint
Citect IIM
CitectSCADA Reports
Citi The Yield Book Calculator
Citilabs Cube
Citilabs TRANPLAN
Citrix XenApp=XenApp
Citrix cloud computing=cloud computing
Claim processing system
Claims processing administration and management
Clarified Networks Clarified Analyzer
Clarion
Claritas ConsumerPoint
Claritas PRIZM NE
Clarity
Clarity Systems IBM Clarity
Clarizen
Clark Labs CartaLinx=CartaLinx=Clark Labs
Clark Labs IDRISI
Clark Labs IDRISI Andes
Clark Labs IDRISI Selva
ClassApps SelectSurveyASP
ClassDojo
ClassTag
Classic ASP=asp
Classification Web
Clear Books
Clear Technology Tranzax
ClearEDGE
ClearTrial
Click MusicalKEYS
Click1003 Online Mortgage Application
ClienTrak!
Client Profiles Case Management
Client System
Client assessment
Client billing
Client caseload management
Client databases
Client information database
Client information database systems
Client information databases
Client records
ClimateMaster GeoDesigner
ClinLab LIS
CliniTrend
Clinical Information Systems CISLab CPS=CPS=Clinical Information Systems CISLab
Clinical Software Solutions CLIN1 Suite
Clinical data management system CDMS=CDMS=Clinical data management system
Clinical trial management
Clinical trials database
Clinicient Insight
Clinivate Clinitrak
Clipper
Clockware
Clojure
Closure Templates=soy
Cloud Firestore Security Rules
CloudCompare
CloudWorks
Cloudera Impala
Clover Technology GALENA
CloverETL
Clue
Cluen Encore
Cluen executive recruitment
ClustalW
Cluster server
Clustering
Clustermatic
CoNLL-U=CoNLL=CoNLL-X
CoPilot Flight Planning & E6B
CoPilot Truck
CoVirt VirtGate
Cobblestone Systems Contract Insight
Cobent Learning and Compliance Suite=LCS
Code Line Art Files
Code database
Code generator
Code hosting
Code libraries
Code munger
Code profilers
CodeFutures dbShards
CodeJam MemoriesOnTV
CodeQL=ql
CodedColor
Coding database
Codon Usage Database
Coeus
CoffeeCup The HTML Editor
CoffeeScript=coffee=coffee-script
Coglin Mill RODIN
Coin Educational Products Coin Jr.
Colasoft Capsa Enterprise
Colasoft Capsa Free
ColdFusion CFC=cfc
ColdFusion=cfm=cfml=coldfusion html
Colibripms Software Colibri
Collaborative Application Markup Language CAML=CAML=Collaborative Application Markup Language
Collaborative application lifecycle management ALM=ALM=Collaborative application lifecycle management
Collaborative editing
Collateral Consequences Calculator
Collection Data Systems CollectOne-Tiger
Collection Point Management System CPMS=CPMS=Collection Point Management System
CollegeNET Schedule 25
Collier Research HyperSizer
Collision damage estimation
Collision damage measurement
Color management
ColorSoft AutoMatch
Columbia Ultimate Archive
Columbia Ultimate RPCS
Columbia Ultimate Remit
ComBase
ComChart EMR
Combined DNA Index System CODIS=CODIS=Combined DNA Index System
Comcash ERP
Command Alkon COMMANDconcrete=COMMANDconcrete=Command Alkon
Command Systems ComServe=ComServe=Command Systems
Command interpreters
Commence Application Suite
Commercial driver's license information system=CDLIS
Commercial plate reader
Commercial vehicle operations CVO=CVO=Commercial vehicle operations
Common Curriculum
Common Lisp Object System CLOS=CLOS=Common Lisp Object System
Common Lisp=lisp
Common MASINT Exploitation Tool COMET=COMET=Common MASINT Exploitation Tool
Common Workflow Language=cwl
Common business oriented language COBOL=COBOL=Common business oriented language
Common cause failure assessment
Common gateway interface CGI=CGI=Common gateway interface
Community Climate System Model CCSM=CCSM=Community Climate System Model
CommunityViz
Commutator profiling
Comp Pro Med Polytech
Compaq Insight Manager
Compass
Compass Municipal Services CAMAlot=CAMAlot=Compass Municipal Services
Compatibility testing
Compeat Restaurant Accounting Systems
Compilers
Complaint management
Complementary-symmetry/metal-oxide semiconductor CMOS layout
Complete Clinic
Compliance
Compliance 360
Compliance testing
Compliance11 Supervisory Suite
ComplianceBridge Total Compliance
ComplianceMAX
Complus Data Innovations FastTrack
Component Pascal
Component libraries
Component object model COM=COM=Component object model
Component-based Scalable Logical Architecture CSLA=CSLA=Component-based Scalable Logical Architecture
Compounder
Comprehensive Affect Testing System CATS=CATS=Comprehensive Affect Testing System
Compris
Compris Advanced Manager's Workstation
Compu-Cal Nutrition Assistant
CompuLaw Vision
CompuTant CounterPoint
CompuWeigh GMS
Compugov DocketView
Compulink Business Systems Eyecare Advantage
Compulink Eyecare Advantage
Comput-Ability Mechanical Insulation Key Estimator
Computational Dynamics STAR-CD
Computational fluid dynamics CFD=CFD=Computational fluid dynamics
Computational modeling
Computational statistics
Computer Aided Vision Therapy CAVT=CAVT=Computer Aided Vision Therapy
Computer Assisted Diagnostic Interview CADI=CADI=Computer Assisted Diagnostic Interview
Computer Associates ArcServ Backup
Computer Associates Log Analyzer
Computer Directions Route Sales Tracker
Computer Modelling Group CMG STARS
Computer Resources MMS
Computer Systems Company R4 ACERT
Computer Trust WinSurge
Computer access catalog
Computer aided composite drawing
Computer aided design CAD=CAD=Computer aided design
Computer aided design and drafting=CADD
Computer aided dispatch
Computer aided dispatching auto routing
Computer aided image analysis
Computer aided manufacturing CAM=CAM=Computer aided manufacturing
Computer assisted design
Computer assisted jewelry design CAD=CAD=Computer assisted jewelry design
Computer assisted language learning CALL=CALL=Computer assisted language learning
Computer assisted mass appraisal CAMA=CAMA=Computer assisted mass appraisal
Computer assisted software engineering CASE=CASE=Computer assisted software engineering
Computer assisted telephone interviewing CATI=CATI=Computer assisted telephone interviewing
Computer based training
Computer diagnostic
Computer drawing
Computer estimation
Computer forensic
Computer graphics
Computer imaging
Computer integrated manufacturing CIM=CIM=Computer integrated manufacturing
Computer intrusion detection systems
Computer modeling
Computer numerical control CNC editor
Computer numerical control CNC=CNC=Computer numerical control
Computer operating systems
Computer perceptual processing
Computer reading
Computer records systems
Computer reservation system CRS=CRS=Computer reservation system
Computer simulation
Computer system diagnostics
Computer-aided drafting or design
Computer-aided engineering CAE=CAE=Computer-aided engineering
Computer-aided inspection
Computer-assisted career guidance
Computer-assisted live supervision
Computer-assisted testing
ComputerEase construction accounting
Computerized aircraft log manager CALM=CALM=Computerized aircraft log manager
Computerized bed control system
Computerized call calendars
Computerized diagnostic
Computerized diagnostic programs
Computerized indexing systems
Computerized inventory tracking
Computerized maintenance management system CMMS=CMMS=Computerized maintenance management system
Computerized maintenance management system software=CMMS
Computerized numerical control CNC machine
Computerized numerical control CNC programming
Computerized numerical control CNC=CNC=Computerized numerical control
Computerized physician order entry CPOE=CPOE=Computerized physician order entry
Computerized statistical packages
Computerized testing
Computerized testing programs
Computerized time management systems
Computerized voice stress analyzer CVSA=CVSA=Computerized voice stress analyzer
Computers Unlimited TIMS for Audiology
Computhink ViewWise
Computing Solutions LabSoft LIMS Micro
Computing Solutions LabSoft LIMS=Computing Solutions LabSoft=LIMS
Compuware ClientVantage Agentless Monitoring
ConEst BidTrac
ConEst Electrical Formulas
ConEst IntelliBid Design Build
ConEst Intellibid
ConEst JobTrac
ConEst Permit Trac
ConEst SureCount
ConEst T&M Billing Manager
Conarc iChannel
ConceptDraw
Concierge Systems Report Concierge
Concurrency control
Concurrent Versions Systems
Conductor Searchlight
Configuration management
Conformance and validation testing
Congruity Technologies Inspector
Connectivity
Conners' Continuous Performance Test II
Consolidated compartment fire model CCFM=CCFM=Consolidated compartment fire model
Constant Contact
Constellation Justice Systems CourtView=Constellation Justice Systems=CourtView
Construction Management Software ProEst
Construction Master Pro
Construction Software Center EasyEst
Consular Consolidated Database CCD=CCD=Consular Consolidated Database
Consult-PRO
Consultants in Data Processing HRnet
Contact management
Contact management systems
Content filter
Content management systems CMS=CMS=Content management systems
ContextMiner
Continuous emission management
Continuous emissions monitoring systems CEMS=CEMS=Continuous emissions monitoring systems
Continuous integration
Contour Storyteller
Contract Central
Contract management
Contract tracking
Control Station ENGINEER
Control system
ControlCase Compliance Manager
Controlled Oral Word Association Task
Conversion tools
Convex FactLogic
Conveyor control
Cooking e-books
Cooklang
Cool Roof Calculator
Coordinate geometry COGO=COGO=Coordinate geometry
Coordinate measuring machine
Coordinated incident management system CIMS=CIMS=Coordinated incident management system
Coptimal Logics AutoLoad Pro
Core Solutions Care Enterprise
CoreLogic DebtorTrace
CorePark Valet
Corel CorelDraw Graphics Suite=CorelDraw Graphics Suite
Corel CorelScan=CorelScan
Corel OCR-Trace 8=OCR-Trace 8
Corel Paint Shop Pro=Paint Shop Pro
Corel Painter Sketch Pad=Painter Sketch Pad
Corel Painter=Painter
Corel Paradox=Paradox
Corel Photo-Paint=Photo-Paint
Corel Presentation=Presentation
Corel QuattroPro=QuattroPro
Corel Ulead DVD Workshop=Ulead DVD Workshop
Corel Ventura=Ventura
Corel WebDraw=WebDraw
Corel WinZip=WinZip
Corel WordPerfect Office Suite=WordPerfect Office Suite
Cornerstone OnDemand Cornerstone Learning
Cornucopia Software Practice MAGIC
Corporate Focus Solium Shareworks
Corporate Information Factory CIF=CIF=Corporate Information Factory
Corporate Montage CADScript=CADScript=Corporate Montage
Corporate Systems ClaimsPro=ClaimsPro=Corporate Systems
Corporatek EnAct Platinum
Corpscon
Corrections housing
CorridorDesigner
Corte Certo
Cosmo Software Cosmo World
Cost accounting
Cost estimating
Cost tracking
CostGuard
Couchbase Server
Counseling
Countersoft Gemini
Countryside Data Ag Payroll
Course management system
Court docket management
Court records databases
Courtpages
Courtroom Data Solutions Techlennium
Courtroom scheduling
Covansys ClaimConnect
Coventor ARCHITECT3D
Coventor CoventorWare
Cowculator
Coyote Software DynaSCAPE Design
Cpp-ObjDump=c++-objdump
CppUnit
Cradoc fotoBiz
Craftsman CD Estimator
Crane operation control
Crash Mapping Analysis Tool CMAT=CMAT=Crash Mapping Analysis Tool
Creative Data Solutions DuProcess=Creative Data Solutions=DuProcess
Creative Research Survey System
Creative Solutions CPA Depreciation
Creative Solutions UltraTax 1040
Creative Solutions UltraTax CS=CS=Creative Solutions UltraTax
Creative System GHS=Creative System=GHS
Creative Systems Corporation Freight-Link System
Credit and risk analysis
Credit card processing
Credit fraud detection
Credit management
Credit reporting
Credit underwriting
Credo Interactive DanceForms
Creo Synapse Upfront
Creole
Crescendo Systems Corporation MedRite-XL
Crescendo Systems DigiScribe-XL
Crick Software Clicker 4
Crime mapping
CrimeCog Technologies E*Justice
Criss Software XRF11
Criterion Planners INDEX
Criticality analysis
CroPMan
Crocodile Consulting Traffic Control
Cronometer
CropSyst Suite
CrossTec NetOp Remote Control
Crowell Systems Medformix
Crows Dynamics Simulex
CruiseControl
Cryptographic key management
Crystal
CrystalMaker
Crystallography
Crystallography & NMR System
Crytek CryEngine
Csound Document=csound-csd
Csound Score=csound-sco
Csound=csound-orc
Cuadra Associates STAR/Museums
Cubic Synchro Studio
Cuda
Cue Sheet
Cufflinks
Culinary Software Services ChefTec=ChefTec=Culinary Software Services
Cullimore & Ring Technologies SINDA/FLUINT=Cullimore & Ring Technologies=SINDA/FLUINT
Cummins INSITE
Current procedural terminology CPT=CPT=Current procedural terminology
Curry
Curto Drum
Custom Data Systems Sterling Management
Custom Software Group CSG AgroSys
Custom Software Systems StarLab=Custom Software Systems=StarLab
Customer Expressions i-Sight
Customer account management
Customer complaint ticketing management
Customer database
Customer information control system CICS=CICS=Customer information control system
Customer information databases
Customer relationship management CRM=CRM=Customer relationship management
Customer service and support
Customer service knowledge generation
Customs records databases
Cutlist Plus fx
Cworks CMMS
Cyber Records MediChart Express
CyberArk
CyberDyne Industries CaseWizard=CaseWizard=CyberDyne Industries
CyberMatrix
CyberMatrix POS
CyberSoft NutriBase
Cybermetrics GAGETrak
Cybermotion 3D Designer
Cybersoft Primero Software Suite
Cyclone
Cycript
Cygnet Infotech Optifocus
Cygnus IncomeMax
Cygnus Software IncomeMax
Cygwin
Cylc
Cypher
CyrillicSoftware Cyrillic
Cytel Egret
Cytel LogXact
Cytel Software XLMiner
Cytel StatXact
Cython=pyrex
D'Arcangelo Galileo
D'accord Music Software iChords
D-CALC FACADE 4000
D-ObjDump
D2=d2lang
DAGRIS
DATAN Merlin Fastab
DATAssimilate Systems DATAssimilator=DATAssimilate Systems=DATAssimilator
DAZ Productions Bryce
DAZ Productions Carrara
DB Tech RAS
DBTools Software DBManager Professional
DCI iCore
DCS
DDView
DFA Capital Management GEMS
DGCC.com RecruitTrack
DHI MIKE URBAN
DIGITAL Command Language=dcl
DIVA-GIS
DIgSILENT PowerFactory
DL_POLY
DM2 Bills of Lading
DM=byond
DNA sequencing
DNS Zone
DOC Cop
DOE-2
DORIS FILESERVERonline
DOS shell script
DP Technology ESPRIT=DP Technology=ESPRIT
DPS Software General Litigation
DQO ELIPGRID-PC
DQO-PRO
DRAWSTITCH Artistic Sewing Suite
DRG grouping
DSA Foxware Warehouse Management
DSN Software Dental-Exec
DSN Software Oral Surgery-Exec
DSN Software Perio-Exec
DSP Development DADiSP=DADiSP=DSP Development
DTrace=dtrace-script
DX Studio
DZS Software Solutions ClinPlus
DaVinci Resolve
Dafny
Daily Manager
Damen DAMOS
Daptiv PPM
Darcs Patch=dpatch
Dartfish ProSuite
Dartware InterMapper
Darwin information typing architecture DITA=DITA=Darwin information typing architecture
Daslang
Dassault Systemes Abaqus=Abaqus
Dassault Systemes CATIA=CATIA
Dassault Systemes Dymola=Dymola
Dassault Systemes Simulia Abaqus FEA=Dassault Systemes Simulia Abaqus=FEA=Simulia Abaqus=Simulia Abaqus FEA
Dassault Systemes SolidWorks=Dassault Systemes=SolidWorks
DatInf DigiMakeup
Data Frenzy
Data Management TimeClock Plus
Data Team DDS=DDS=Data Team
Data Technologies Summit
Data Trace Title IQ
Data Translation quickDAQ
Data acquisition
Data acquisition systems
Data analysis
Data conversion
Data definition language DDL=DDL=Data definition language
Data dictionary
Data entry
Data extraction
Data input
Data logger
Data logging
Data management
Data manipulation language DML=DML=Data manipulation language
Data mapping
Data mining
Data modeling
Data reduction
Data transfer
Data transformation services DTS=DTS=Data transformation services
Data validation
Data visualization
Data warehouse
Data warehousing
Data-Tel Ceasar
DataBasix Technologies Lead Commander
DataDescription DataDesk
DataMystic TextPipe Pro
DataPath dpiSuite
DataPipe EHS
DataSwell
DataTeam Lunch Express
DataVision
DataViz Beyond Contacts
DataWeave
DataWorks Plus Digital CrimeScene
Database
Database Systems Corp Telemation
Database application
Database capacity planning
Database cloning
Database design
Database management
Database management system
Database management system DBMS=DBMS=Database management system
Database management systems
Database reporting
Database security
Database testing
Databox
Datafarm S-Cubed
Datafarm a-Pulse
Datafarm eCTDGatekeeper
Datafarm eCTDViewer
Dataflight Opticon
Datagroup ElectroFile 1040
Datagroup ElectroFile ELF=Datagroup ElectroFile=ELF
Datagroup ElectroFile ST
Datair Employee Benefits Systems
Datalog with guidance DLWG=DLWG=Datalog with guidance
Datamatics V-Core HR
Datanex ClaimTrac
Datasurge GEOPRO
Datasym SYMFINITE
Datatech The Farmer's Office
Datatel Colleague
Datavantage
Datavis DBS Designer
Datawatch Monarch
Dataxiom StatMost
Dataxiom Xpro
DatcoMedia EBis
DaySmart Software 123Pet
DaySmart Software Appointment-Plus
DaySmart Software Salon Iris
Daystar iStructural.com
Dazzlersoft DazzlerMax
DeChant Consulting Services iWitness
DeLorme Topo USA
Deacom ERP
DealMaven Comparable Company Valuation Analysis
DealMaven M&A Accretion/Dilution One-Pager
DealMaven Modeling ToolPack for Excel
DealerTrax ShopOrder
Debian Package Control File
Debt account management and collection
Debuggers
Debugging
Debugview
Decision Support Technologies Propworks
Decision support
DecisionBase TiME for OMS
Decisioneering Crystal Ball
Decompilers
Decorative Software Online Visualizers
Deep Forest Systems OnCite
DeerDays
Defect tracking
Defense Travel System
Definiens Developer
Delcam ArtCAM Express
Delcam FeatureCAM
Delcam PartMaker
Delcam PowerMILL
Delcam computer-aided design and manufacturing
Delft GeoSystems MStab
Delila
Delivery Routing System DRS=DRS=Delivery Routing System
Delivery operations information system DOIS=DOIS=Delivery operations information system
Delphi Discovery
Delphi Technology
Delta Controls inteliWEB
Delta Data Systems AGIS=AGIS=Delta Data Systems
Deltek Costpoint
Deltek Vision
Deltek professional services
Denemo
DenizenScript
DenoSys HRiStragegy
Density functional theory DFT=DFT=Density functional theory
Dental
Dental Common Access System DENCAS=DENCAS=Dental Common Access System
Dental billing
Dental charting
Dental clinical records
Dental digital radiology
Dental imaging
Dental intra-oral imaging
Dental office management
Dental product design
Dental product manufacturing
DentalEye
DentiMax
Deoxyribonucleic acid DNA libraries
Deoxyribonucleic acid DNA sequence analysis
Depiction Software Deco-Con
Depiction Software Deco-Con Estimator
Depiction Software Hardscape Imaging
Deployment
Derivatives Imagine Trading System
Derivicom FinOptions XL
Design Safety Engineering Designsafe
Design of experiments DOE=DOE=Design of experiments
Design specification database
Design-for-testability DFT insertion
DesignBuilder Software DesignBuilder=DesignBuilder=DesignBuilder Software
DesignWare 3D EyeWitness
Desire2Learn LMS
Desktop Piano and Drums
Desktop Technologies NewsBoss
Desktop digital photogrammetry system DDPS=DDPS=Desktop digital photogrammetry system
Desktop partitioning
Desktop publishing
Desmos
DetNet ViewShot
Detector Actuation Quasi Steady DETACT-QS
DevWave Estimate Works
Device driver
Dex Warehouse
Dexter + Cheney Spectrum Construction
Dhall
DiMeMa CONTENTdm
Diagnostic and procedural coding
Diagnostic image review
Diagnostic scanner
Diagramming
Dialog DialogLink
Diameter
Diarymaster
Dictation
DietMaster Systems Clinical Nutrition
DietMaster Systems DietMaster=DietMaster=DietMaster Systems
DifEqu
Diffraction Limited MaxIm DL=DL=Diffraction Limited MaxIm
Dig
DigiPiano
DigiTools Roof CAD
Digital Coach AthleticTrainer
Digital Crew Teamwork Project Manager
Digital Dispatch
Digital Engineering Corporation E-MAPS
Digital Gateway e-automate
Digital Healthcare OptoMize
Digital contract
Digital control systems DCS=DCS=Digital control systems
Digital databases
Digital elevation model DEM=DEM=Digital elevation model
Digital image collections
Digital image correlation DIC=DIC=Digital image correlation
Digital image databases
Digital image processing
Digital imaging
Digital imaging system
Digital karyotyping
Digital mapping
Digital terrain modeling
Digital timing diagram editing
Digitizing
Digitizing and photogrammetric
Digivey
Dinerware Intuitive Restaurant
Direct Hit Systems THREADS=Direct Hit Systems=THREADS
Direct motion computer numerically controlled=CNC
Direct-to-tool
DirectX 3D File
Directory
Disarea 5pm
Disassembler
Disaster recovery
Discrete Dynamics Lab DDLab=DDLab=Discrete Dynamics Lab
Discrete Fourier transform DFT analysis
Discrete event simulation
Disease Mapping and Analysis Program=DMAP
Disk file systems
Disk operating system DOS=DOS=Disk operating system
Distance learning
Distributed component object model DCOM=DCOM=Distributed component object model
Distributed control system DCS=DCS=Distributed control system
Distributed database management
Distribution automation system
Distribution management system DMS=DMS=Distribution management system
Diversified Ophthalmics Practice Maximus
Diving logbook
Diving table
Django
Dlang
Doc.It DM
DocSite Registry
DocTranslate
Docker
Dockerfile=Containerfile
Docking and ligand binding
DoctorsPartner EMR
DocuSign eSignature
DocuTrac QuicDoc
Document Object Model DOM Scripting
Document creation
Document imaging
Document indexing
Document management system
Document publishing
Document scanning
DocumentPlus
Dogescript
Dolphin CAD/CAM
Dolphin Integration SMASH
Dolphin Lunar
Domain name system DNS=DNS=Domain name system
Domin-8 Enterprise Solutions RentRight
Domin-8 Enterprise Solutions Tenant Pro
Donor management system
Dose modeling
Dose unit calculation
Dossier
Dotenv
DoubleBridge ROSETTA Phoenix eCTD Viewer
DoubleBridge ROSETTA Pyramid
DoubleBridge ROSETTA Sceptre
DoubleBridge ROSETTA Scribe
DoubleCheck GRC&T Platform
Douglas Associates Forensic Filer
Dowling Associates TRAFFIX
Doxygen
Dr. Dispatch
Drafting
Drawing
Drawing and drafting
Drcauto Smart Architect LT Pro
Dream Computer Piano
Drillingsoftware DrillPro
Drillingsoftware Tubular Database
Driving simulators
Drone image capturing
Dropbox
Drug coding
Drug compatibility
Drug database
Drug guide
Drug reference
Drupal
DuPont ColorNet
DuPont Spies Hecker Wizard
Dun and Bradstreet Global DecisionMaker=DecisionMaker=Dun and Bradstreet Global
Dune
Duxbury Braille Translator
DxCG RiskSmart
Dyadem FMEA Pro-6
Dydacomp Mail Order Manager
Dynamic Energy Systems MedAct
Dynamic Graphics EarthVision
Dynamic Loanledger
Dynamic analysis
Dynamic host configuration protocol DHCP=DHCP=Dynamic host configuration protocol
Dynamic hypertext markup language DHTML=DHTML=Dynamic hypertext markup language
Dynamic modeling
Dynamic object-oriented requirements system DOORS=DOORS=Dynamic object-oriented requirements system
Dynamic positioning DP=DP=Dynamic positioning
Dynatrace
Dynix Digital Library
E++ pattern language
E-Verify
E-Z BIS Office
E-Z Data SmartOffice
E-mail=email=eml=mbox
EBNF
EBS On Line InstaPay
EBSCO OmniFile FullText Mega
EBSCO Publishing Academic Search Premier
EBSCO Publishing Political Science Complete
ECHIP
ECL
ECLiPSe
ECT International Raceway Multi-Pack
EDExpress
EDImis Anesthesia Manager
EEG Portaview
EEO Made Simple AAPMaker
EEO Made Simple AppTrac
EFI Hagen OA
EGS CALCMENU
EGS FeatureCAM
EHS CareRevolution
EISI NaviPlan
EJS
ELM Resources ELM=ELM Resources
EMA TimingDesigner
EMBOSS
EMC Captiva
EMC Document Sciences xPression
EMC Documentum
EMC Ionix Network Configuration Manager
EMC NetWorker
EMC Smarts Network Protocol Manager
EMC Symmetrix DMX
EMD International WindPRO
EMR Experts Pediatric EMR=EMR=EMR Experts Pediatric
EMRlogic Systems ENTERPRISE Visions
EMT Applications CounselorMax
ENERCALC FastFrame
ENSEMBL
EPA Storm Water Management Model=SWMM
EPCON International CHEMPRO Engineering Suite
EPCON International SiNET
EPIC GIS
EPICS
EPLAN
EQ
ERDAS ER Mapper
ERP
ERP INDUSTRIOS Material Planning
ESA MOSAICS
ESHA Research The Food Processor
ESI Group AutoSEA2
ESI Software ESILAW=ESI Software=ESILAW
ESIS
ESRI
ESRI ArcCatalog=ArcCatalog
ESRI ArcEditor=ArcEditor
ESRI ArcExplorer=ArcExplorer
ESRI ArcGIS ArcPy=ArcGIS ArcPy=ArcPy=ESRI ArcGIS
ESRI ArcGIS Geostatistical Analyst=ArcGIS Geostatistical Analyst
ESRI ArcGIS Spatial Analyst=ArcGIS Spatial Analyst
ESRI ArcGIS Survey 123=ArcGIS Survey 123
ESRI ArcGIS=ArcGIS
ESRI ArcIMS=ArcIMS
ESRI ArcInfo=ArcInfo
ESRI ArcLogistics=ArcLogistics
ESRI ArcMap=ArcMap
ESRI ArcPad=ArcPad
ESRI ArcSDE=ArcSDE
ESRI ArcToolbox=ArcToolbox
ESRI ArcView 3D Analyst=ArcView 3D Analyst
ESRI ArcView=ArcView
ESRI MapObjects=MapObjects
ESRI Maplex=Maplex
ESRI Personal Geodatabase=Personal Geodatabase
ESRI Site Scan for ArcGIS=Site Scan for ArcGIS
ESRI What if?=What if?
ESS Compliance Suite
ESSA Technologies Path Landscape Model
ETA Dynaform
ETAP
EZ 2000
EZ Forms
EZ LCMS
EZ Pipe
EZ Software Solutions
EZ-CAM
EZ-Data Client Data System
EZ-Ranch
EZ-Zone Optizone Enterprise
EZ-Zone Software Alternative Medical Billing
EZ2Bill Confidant
EZAnalyze
EZClaim medical billing
EZFacility Trainer Management System
EZappt
EZnotes
Eagle Point LANDCADD
Eagle Point Site Design
Ear Works
Ear measurement
EarthSoft EQuIS Geology
EarthVision
EarthWorks Downhole Explorer
Earthfile
Earthworks MaxiPit
Easy Dispatch
Easy Music Composer Free
Easy Solutions Easy Lab
EasyCAD Iris 2D
EasyCBM
EasyPath Software Pathology Assistant
EasySolve Software SizePerm=EasySolve Software=SizePerm
Easybuild
Easypano Tourweaver
Eaton Fleet Advisor
Eazy Application Systems QuickEMR
Ebenefits Solutions Benefits Management
Ecere Projects
Echo sounder
Eclipse IDE
Eclipse Jersey
Eclipse Legal Systems Proclaim=Legal Systems Proclaim
Ecmarkup=ecmarkdown
Ecological risk assessment
Econometric Software LIMDEP
Economic Analysis Group EAG CaseTrack
Economic forecasting
Econport
Ecotech WinAQMS
Ecotech WinCollect
Eden Sales Manager
EdgeQL=esdl
Edgewell Trac
Edible
EditCNC
Editing
Editor Software Stylewriter
EditorConfig=editor-config
Edje Data Collection
Edmodo
Edpuzzle
Education planning
Educational
Edulastic
Eedo Knowledgeware Eedo Force Ten
EffTec EffTrack
Effexoft EASI
Egress Allsafe
Egress EVACS
Eiffel
Eklin Information Systems VIA
Eko
Ekotrope RATER
Elasticsearch
EleSoft Research
ElearningForce JoomlaLMS
Electric Quilt Quilt Design Wizard
Electric Rain Swift 3D
Electric Rain Swift 3D Xpress
ElectricCloud ElectricCommander
Electrical power management system
Electro Meridian Imaging EMI=EMI=Electro Meridian Imaging
Electroconvulsive therapy equipment
Electromagnetic analysis
Electromechanical testing analysis
Electromyograph analysis
Electronic Data Interchange EDI systems
Electronic Online Systems International EOS.Web=EOS.Web=Electronic Online Systems International
Electronic Time Clock ETC=ETC=Electronic Time Clock
Electronic ToolKit for Tax Preparers
Electronic Transcript Software ProTEXT
Electronic adjudication management systems EAM=EAM=Electronic adjudication management systems
Electronic aircraft information databases
Electronic breadboard
Electronic calendar management
Electronic common technical document eCTD
Electronic data capture EDC=EDC=Electronic data capture
Electronic data interchange EDI=EDI=Electronic data interchange
Electronic design automation EDA=EDA=Electronic design automation
Electronic diary
Electronic dictionaries
Electronic discovery
Electronic document management system EDMS=EDMS=Electronic document management system
Electronic engineering calculator
Electronic filing
Electronic health record EHR=EHR=Electronic health record
Electronic medical administration record eMAR
Electronic medical record EMR systems
Electronic medical record EMR=EMR=Electronic medical record
Electronic tracking device
Electronic train management system
Electronic train management systems ETMS=ETMS=Electronic train management systems
Electronic transcription management
Electronics for Imaging EFI Monarch
Electronics for Imaging EFI Pace
Electrosoft FlashWorks
Elekta Impac Software IntelliLab=Elekta Impac Software=IntelliLab
Elekta Impac Software PowerPath
Elekta METRIQ
Element Software Copper
Element management
Elevator Controls INTERACT
Elevator evacuation ELVAC=ELVAC=Elevator evacuation
Elite Minds RightWriter
Elite Software DPIPE
Elite Software E-Coord
Elite Software Energy Audit
Elite Software FIRE
Elite Software HSYM
Elite Software Inpoint
Elite Software Outpoint
Elite Software Plumbing CAD
Elite Software Short
Elite Software Spipe
Elite Software Sprinkler CAD
Elite Software VDROP
Elixir
Ellie Mae Contour
Ellie Mae Genesis
Ellucian Banner ERP=ERP=Ellucian Banner
Ellucian Banner Human Resources
Ellucian Colleague
Ellucian Degree Works
Eloquent Systems Eloquent
Elsevier MDL ISIS/Draw
Elsevier ScienceDirect
Elucidat
Elvish
Elvish Transcript
Emacs Lisp=cask=eask=elisp=emacs
Email
Email management
Embarcadero Delphi
Embarcadero ER/Studio XE
Embarcadero JBuilder
Embarcadero Technologies DBArtisan
Embedded systems development
Embedded systems testing
EmberScript
Embroidery design
Emdeon HealthPro
Emerald Data Deed-Chek
Emerald Insight Emerald Management Xtra
Emergency Managers Weather Information Network=EMWIN
Emergency Services Integrators ESi WebEOC
Emergency notification system
Emerging Technologies Office Center
Emerson FIRSTVUE Value Sizing
Emerson Ovation
Emissions tracking
Emmaus MPWord
Empirisoft DirectRT
Empirisoft MediaLab
Employee performance management system
Employee scheduling
Employee self-service
Emulators
En route descent advisor EDA=EDA=En route descent advisor
Enabl-u Technologies APIS
Enablez ResortSuite
Encite Dermatology Electronic Health Records=EHR
Encoded archival system EAD=EAD=Encoded archival system
Encoder
Encompass
Encompix ERP
Encryption
End of Run Report EOR=EOR=End of Run Report
End-to-end encryption
Endeavour Agile ALM=ALM=Endeavour Agile
Endicia Internet Postage
EndoSoft
Enercom Energy Depot for Business
Enercom Energy Depot for Homes
Energy Efficient Rehab Advisor
Energy analysis
Energy auditing
Energy cost evaluation
Energy expenditure prediction EEP=EEP=Energy expenditure prediction
Energy management system EMS=EMS=Energy management system
Energy use ratings databases
Energy-10
EnergyPlus
EnergySoft EnergyPro
Enertia
Enfocus PitStop Pro
Enforcement Case Tracking System ENFORCE=ENFORCE=Enforcement Case Tracking System
Engine analysis
Engine diagnostic
Engine diagnostic scanners
Enhanced Interior Gateway Routing Protocol=EIGRP
Enigma
Enova eNatro
Enterprise JavaBeans
Enterprise Logix
Enterprise Software Systems CRE Sync
Enterprise Systems RFID Data Management
Enterprise application integration EAI=EAI=Enterprise application integration
Enterprise backup systems
Enterprise content management ECM=ECM=Enterprise content management
Enterprise report management ERM=ERM=Enterprise report management
Enterprise resource planning ERP system
Enterprise resource planning ERP=ERP=Enterprise resource planning
Enterprise risk management software ERMS=ERMS=Enterprise risk management software
Entity Management
EnviroData Solutions
EnviroInsite
Environmental Knowledge and Assessment Tool=EKAT
Environmental Research Services RAOB=Environmental Research Services=RAOB
Environmental Software and Services SUTRA=Environmental Software and Services=SUTRA
Environmental health and safety documentation
Envision Pet Grooming
Envision Salon
EnzymeX
Eos Systems PhotoModeler
EpiData Analysis
Epic EpicCare Inpatient Clinical System=EpicCare Inpatient Clinical System
Epic HER=HER
Epic Practice Management=Practice Management
Epic Systems
EpicCare Ambulatory Electronic Medical Records
EpicLab Laboratory Information System
Epicenter Software Epilog
Epicor Loss Prevention
Epicor SRM
Epicor Vantage ERP=ERP=Epicor Vantage
Epicor Vista ERP=ERP=Epicor Vista
Epicor WMS
Epidemiological
Epinoisis Software Digital Ear
Epocrates
Equal employment opportunity EEO compliance
Equative TimeLedger
Equifax
Equifax Advanced Decisioning
Equifax Application Engine
Equifax InterConnect
Equipment compliance testing
Equipment management information
Equitas EEOStat
Erlang
Erosion Productivity Impact Calculator EPIC=EPIC=Erosion Productivity Impact Calculator
Esko ArtPro
Esri ArcGIS
Estate Capitol Needs Analysis
Estate planning
Estima RATS
Estimates Delivery System EDS=EDS=Estimates Delivery System
Estimating
EtQ Environmental Health and Safety
EtQ Reliance
Ethereal
Ettercap NG
Etymotic Research QuickSIN
Euphoria
Europa World Plus
European Soil Erosion Model EUROSEM=EUROSEM=European Soil Erosion Model
Evacuation modeling
Event Management
Event log monitor
Event scheduling
Event-driven State-machines Programming
EventHelix WebTaxi
Events Operations
Ever Team EverSuite Content Management
Everest Software Advanced
Evergreen Technology Eagle Bid Estimating
Evergreen Technology Total Faux
Evernote
Evolution Computing EasyCAD=EasyCAD=Evolution Computing
Evolution Computing FastCAD
Evron Computer Systems SAGE PFW
Ewing Solutions QuickWriter
Ex Libris Group Aleph
Ex Libris Group DigiTool
Ex Libris Group Voyager
ExacTax PackageEX
Exacq Technologies
Exact MAX
Exact Software JobBOSS=Exact Software=JobBOSS
Exact Software Macola ERP=ERP=Exact Software Macola
Exact Software Macola ES=ES=Exact Software Macola
Exact business
ExamSoft Exam Intelligence
Excavator
ExcelTrans Translator
Execu/Tech Systems HOTEL Premium
Exele TopView
Exercise routine creation
Expedite departure path EDP=EDP=Expedite departure path
ExpenseWatch
Experian
Experian Credinomics
Experian Detect
Experian FraudShield
Experian Quest
Experian Retention Triggers
Experian Strategy Management
Experian Transact SM
Experience in Software Project KickStart
Experience in Software Webplanner
Expert Health Data Programming Vitalnet
Explorer Engineer
Express Business Valuations
ExpressDigital Labtricity
Expression DNA and protein sequence
Ext JS
Extedo DOCvalidator
Extedo PLmanager
Extedo eCTDmanager Suite
Extensible hypertext markup language XHTML=Extensible hypertext markup language=XHTML
Extensible markup language XML=Extensible markup language
Extensible stylesheet language XSL=Extensible stylesheet language=XSL
Extensible stylesheet language transformations XSLT=Extensible stylesheet language transformations=XSLT
Extensity MPC
ExtraTech Machine Tools Suite
Extranet Machine Tools Suite
EyeMD EMR Healthcare Systems EyeMD=EMR
Eyeglass design
Eyelit Manufacturing
F#=fsharp
F*=fstar
FANUC CNC
FANUC Robotics ArcTool
FANUC Robotics Diagnostic Resource Center=DRC
FANUC Robotics HandlingTool
FANUC Robotics MultiARM Systems
FANUC Robotics SpotTool+
FANUC Robotics Torchmate 3
FANUC Robotics iRCalibration Vision Suite
FANUC Robotics iRVision
FARSITE
FAS Loan Service Plus
FASTA
FASTLINK
FBS Data Systems Flexmls
FCC Software AutoPOL Series
FEAR
FEAT/Firemon integrated FFI=FEAT/Firemon integrated=FFI
FEEDLOT CALC
FEMA EMMIE
FFTPACK
FFTW
FIELDS
FIGlet Font=FIGfont
FINEOS Insure
FIRECALC fire zone modeling
FIRRTL
FIRST Flooring
FLIR Thermal Studio Suite
FLUX
FLorida Object Oriented Design Simulator=FLOODS
FLorida Object Oriented Process Simulator=FLOOPS
FMECA
FOLLOW code
FPA Software MACCS=FPA Software=MACCS
FPP
FRACAS
FRSGlobal RegPro
FRx Software Microsoft FRx=FRx=FRx Software Microsoft
FRx Software Microsoft Forecaster
FTI Ringtail Legal
FURUNO navigational chart
FYI Technologies Dr. Ceph
FYI Technologies Dr. View
Fabasoft Folio
FaceTime
Facebook
Facilities design
Facilities management
Facilities planning
Facility Energy Decision Systems FEDS=FEDS=Facility Energy Decision Systems
Facility database
Facility energy management
Facility use
FactSage
Factiva
Factory Edge MRP
Fagerman Technologies MedLook
Failure analysis
Failure assessment
Failure mode and effects analysis=FMEA
Failure modes analysis
Failure modes and effects analysis=FMEA
Failure rate data in perspective=FARADIP
Failure rate database
Fair Isaac Application Risk Model
Fair Isaac Capstone Decision Manager
Fair Isaac Claims Advisor
Fair Isaac Falcon ID=Fair Isaac Falcon=ID
Fair Isaac SmartAdvisor
Fan System Assessment Tool FSAT=FSAT=Fan System Assessment Tool
Fanatic Software Informant
Fannie Mae Desktop Underwriter
Fantom
Fanuc CNC
Farm Files Crops
Farm Files Livestock
Farm Works Site Pro
Farm Works Software Trac
FarmLogic FarmPAD
Fashion Toolbox
Fast Fourier transform FFT analysis
FastCAM
FastEST
FastEST FastPipe
Fastcase legal
Fatigue analysis
Fault detection isolation and recovery=FDIR
Fault modeling
Fault testing
Fault tree analysis FTA=FTA=Fault tree analysis
Faust
Faux Labs Splashup
FedBizOps
FedEx Ship Manager
FedStats
Federal Emergency Management Information System=FEMIS
Federal Renewable Energy Screening Assistant=FRESA
Feng Office Collaboration Platform
Fennel
Ferret
Fidelity HR/Payroll
Fidessa Compliance Manager
Field data recorder
FieldSoft AIMSonScene
Fielding Data Labs OptoMizer
Fifth Walk BillingTracker
FifthWalk BillingTracker Pro
Figma
Figure 53 QLab
File compression
File management
File management systems
File server
File system
File transfer protocol FTP client
File transfer protocol FTP=FTP=File transfer protocol
FileHold Systems FileHold=FileHold=FileHold Systems
FileMaker Bento
FileMaker Pro
FileMon
FileNet P8
FileVision
Filebench WML
Filing system
Film processor tracking and management
Filterscript
FinEng Solutions PerfoRM
FinEng Solutions Quantis
Final approach spacing tool FAST=FAST=Final approach spacing tool
FinalBuilder
Finance Logix Education Planner
Finance Logix Insurance Planner
Finance Logix Retirement Planner
Financeware AASim
Financeware Finance File Manager
Financeware WealthSimulator
Financial Competence
Financial Planning Consultants Practice Builder
Financial Profiles Profiles+ Professional
Financial accounting
Financial aid management system FAM=FAM=Financial aid management system
Financial analysis
Financial calculators
Financial compliance
Financial modeling
Financial needs analysis
Financial planning
Financial planning presentation
Financial record
Financial report generation
Financial reporting
Financial statement
Financial tracking
Financial transaction analysis
FindForms
FindLaw Code of Federal Regulations=CFR
FindTarget
Fingerprint databases
Finite Matters PatternStream
Finite difference time domain FDTD=FDTD=Finite difference time domain
Finite element analysis
Finite element analysis FEA=FEA=Finite element analysis
Finite element method FEM=FEM=Finite element method
Fire Dynamics Software FDS=FDS=Fire Dynamics Software
Fire Protection Engineering Tools FPETool=FPETool=Fire Protection Engineering Tools
Fire Simulation Technique FIRST=FIRST=Fire Simulation Technique
Fire Spread Probability FSPro=FSPro=Fire Spread Probability
Fire behavior modeling
Fire dynamics simulators
Fire incident reporting systems
Fire safety inspection and testing
Firewall
First American CoreLogic RealQuest Pro
First Insight E-Z Frame
First Insight MaximEyes
First Notice Systems ClaimCapture
Fiserv Advanced Underwriting
Fiserv FSC Manager
Fiserv PEP+ reACH
Fiserv financial services
Fish stocking databases
FishXing
Fishbowl Warehouse
FitNesse
Fitts Geosolutions TWODAN
Fixed income alternative trading systems=ATS
Fixed-assets depreciation
FlamMap
FlashCut CNC
Flask
Flat File Checker
FlatBuffers
Fleet management
Fleet management systems
Fleet monitoring system
Fleetware
Fletcher-Flora Health Care Systems LabPak=LIS
FlexBox
FlexTraining Total e-Learning Solution
FlexiFinancials FlexiLedger
FlexiMusic Composer
Flexible dynamics modeling
Flight simulation
Flipgrid
Flix
Flood modeling
FloodMaps
Floor planning
FloorCOST Estimator for Excel
Flooring Technologies QFloors
Floriani MDQ My Decorative Quilter
Flow Analysis Software Toolkit FAST=FAST=Flow Analysis Software Toolkit
Flow chart
FlowJo
Flowcharting
Floydware Rosy
Fluent
Fluent FloWizard
FluidSurveys
Fluke ClearSight Analyzer
Fluke Corporation FlukeView Forms
Fluke Networks Enterprise LANMeter
Fluke Networks Fluke TechEXPERT
FlukeView Forms
Flying PopCorn
Focus Floor Covering
Focus point of sale POS=Focus point of sale=POS
Fog Creek Software FogBugz=Fog Creek Software=FogBugz
Fog Line Software Truckn Pro
FoldX
Food Service Solutions FoodCo=Food Service Solutions=FoodCo
Food Services Solutions DayCap
Food inventory
Food safety labeling systems
Foodman Home-Delivery
Footmaxx Metascan
ForTheRecord TheRecord Player
Force platform
Force sensitive applications FSA=FSA=Force sensitive applications
Foresoft CDS Cogo
Foresoft CDS Model
Forest EcoSurvey
Forest Metrix
Forest vegetation simulators
Forest yield
Formatted
Formlink HydroGEN
Formula translation/translator FORTRAN=FORTRAN=Formula translation/translator
Forsk Atoll
ForteEMR
Fortius Lab Systems Clinical LIS=Fortius Lab Systems Clinical=LIS
Fortran
Fortran Free Form
Fortress Medical Clindex
Forum One Communications ProjectSpaces
Foundatino Directory Online
Fountains Forestry TwoDog
Four Soft 4S VisiLog
Four Soft 4S eLog
Fourier transform infrared FTIR=FTIR=Fourier transform infrared
Fox Meadows Accent Data Manager
Fox Meadows ChartingPlus
Fox Meadows EncounterManager=EncounterManager=Fox Meadows
Fox Meadows Software MediNotes e
Fractal Concept SoftScan
Fractal pattern analysis
FramePlot
Framework for integrated test FIT=FIT=Framework for integrated test
FranklinCovey TabletPlanner
Fraud and Abuse Management System
Fred's Tip Cartridge Picker
Freddie Mac Loan Prospector
FreeBASIC=fb
FreeMarker=ftl
FreeSurfer
Freedom MedTEACH
Freedom Scientific MAGic
Freescale CodeWarrior Tools
Freeverse Lineform
Freeze.com Ovation Studio Pro
Freight Rail Crew Optimization Scheduling=FRCOS
Freight reservation
Freight+
FreightDATA
Front Desk
Ftree
Fuel Characteristic Classification System FCCS=FCCS=Fuel Characteristic Classification System
Fugitive emission leak detection
Fujifilm Synapse
Fujitsu BioMedCache
Fujitsu MOPAC
FullHouse Software Investment Property Manager
FunEducation Outstart Trainer
Functional hazard analysis
Functional modeling
Functional testing
Functional verification
Fund Software ATIDS=ATIDS=Fund Software
Fund accounting
FundCount Web
Fundamental Objects foAudits
FuneralKiosk
Futhark
Futura International O.P.S.
Future Information Research Management Confirmit
Fuze cloud communications and collaboration
G&P Engineering Software EngVert=EngVert=G&P Engineering Software
G&P Engineering Software PhysProps=G&P Engineering Software=PhysProps
G&P Engineering Software PipeDrop=G&P Engineering Software=PipeDrop
G-Cube Solutions Wizdom Web LMS
G-code
G2X Agility:Insurance
GAC International OrthoPlex
GAEA Technologies Packet ESA
GAEA Technologies WinLog
GAEA Technologies WinSieve
GAMESS
GAMESS-US
GAML
GARP
GATORS ANYWHERE
GBS Agency Expert
GCC Machine Description
GDB
GDScript
GDShader
GE Energy GateCycle=GE Energy=GateCycle
GE Fanuc Automation VersaPro
GE Fanuc Proficy Machine Edition
GE Healthcare Centricity EMR
GE Healthcare Centricity Laboratory
GE Healthcare Centricity Practice Solution
GE Healthcare ImageQuant TL
GE Healthcare Logician
GE Healthcare ViewPoint Solutions
GE Healthcare ViewPoint for Radiology
GEDCOM
GENSCAN
GEO-SLOPE GeoStudio=GEO-SLOPE=GeoStudio
GEO-SLOPE SEEP/W
GEOCOMtms A.Maze Planning
GEOEAS
GEPASI
GFA2D
GGY AXIS
GHG Clockwise
GIMS
GIPSY-OASIS
GIS/Solutions GIS/Key
GLBP=Systems Gateway Load Balancing Protocol
GLOBE Claritas
GLSL
GMI NET-MR
GN
GN Otometrics CHARTR EP
GNOME Gnutrition
GNU Image Manipulation Program GIMP=GIMP=GNU Image Manipulation Program
GNU Octave
GO2cam
GPC Autocab
GRAIL
GRASPIT!
GRLWEAP
GRZ Software MeshCAM
GSC
GSLIB
GT STRUDL
GTX RastorCAD
GYST
Gait analysis
GalacTek ECLIPSE
Galaxy Technologies TimeStar Enterprise
Gale Cengage Learning Associations Unlimited
Gale Expanded Academic ASAP PLUS
Galilee Enterprise TargetPro
Galileo 360 Fares
Gallery Systems EmbARK
Gallery Systems The Museum System
Galor Travel Booster
Galorath SEER
Galorath SEER-SEM
Gambit Scheme
Game Maker Language
Gamma Associates mTab
Gamma Technologies GT-SUITE
Gamma camera
Gamma remote sensing
Gamma waste assay system GWAS=GWAS=Gamma waste assay system
GanttProject
Garment design
Garment tracking
Garmin City Select
Gas chromatograph GS=GS=Gas chromatograph
Gas dispersion model
Gas field monitoring system
Gateway to Logic
Gaussian
Gaussian GaussView
Gazebo
Geac MPC Production
Geant4
Gel documentation
Gem identification databases
GemCad
Gemcom GEMS
Gemcom PCBC
Gemcom Surpac
Gemcom Whittle
Gemfile.lock
Gemini=gemtext
GenBank
Genbook
Gendex Dental Systems VixWin PRO
Gene Codes Sequencher
Gene Finder
Gene Runner
Gene recognition
GenePattern
Genealogy
Genedata Expressionist
General Examination System GENESYS=GENESYS=General Examination System
General Magic Portico
General Structural Analysis System GSAS=GSAS=General Structural Analysis System
General algebraic modeling system GAMS=General algebraic modeling system
General ledger
Genero 4gl
Genero per
Genesis Dental
Genesys PeopleComeFirst
Genetic algorithm
Genetic algorithm optimization
Genetic database
Genetics computer group GSG=GSG=Genetics computer group
Genetix CytoVision
Genial Genetics Shire
Genial Genetics iPassport QMS
Genie Interactive
GenieSoft Overture
Geniel Genetics iGene
Genisys Fast Fixes
Genlex CaseAce
Genome Analysis Toolkit GATK=GATK=Genome Analysis Toolkit
Genotyping
Genshi=xml+genshi=xml+kid
Gensuite
Gentoo Ebuild
Gentoo Eclass
Geo-Logic Systems LithoTect Interpreter
Geo-Plus
GeoAgro GIS
GeoCenter SeisUP
GeoCue LIDAR and drone mapping
GeoCue PointVue LE
GeoDa
GeoGraphix ARIES Portfolio
GeoMetrix Data Systems Training Partner
GeoModel
GeoPLUS Petra
GeoPath CAD/CAM System
Geocomp Systems GeoCalc=GeoCalc=Geocomp Systems
Geocomp Systems GeoNav=GeoNav=Geocomp Systems
Geodetic
Geogebra
Geographic information system GIS databases
Geographic information system GIS marketing
Geographic information system GIS systems
Geographic information system GIS=GIS=Geographic information system
Geographic resources analysis support system=GRASS
Geological mapping
Geomechanical design analysis GDA=GDA=Geomechanical design analysis
Geomechanical stress analysis
Geometric CAMWorks
Geometric Technologies CAMWorks
Geometric dimensioning and tolerancing
Geometrix
Geomview
Geosoft DAP server
Geosoft Oasis montaj
Geospatial data abstraction library GDAL=GDAL=Geospatial data abstraction library
Geospiza GeneSifter
Geostatistical modeling GSTAT=GSTAT=Geostatistical modeling
Geostatistics software GS+
Geothermal Properties Measurement Tool
Gerber Image=rs-274x
Gerber Technology AccuMark
Gerber Technology CutWorks
Geriatric Depression Scale
Gerstco AAPBase
Gettext Catalog=pot
Getting Things Done GTD=GTD=Getting Things Done
Gez Bowman THE O&P HUB
Gherkin=cucumber
Ghidra
GibbsCAM
Gift Certificates Plus Giftworks
Gift registry
Gigatron StenoCAT
GijimaAst Mining Solutions International Mine2-4D
Git
Git Attributes=gitattributes
Git Commit=commit
Git Config=gitconfig=gitmodules
Git Revision List=Git Blame Ignore Revs
GitHub
GitLab
Glasscubes
Gleam
Glimmer JS=gjs
Glimmer TS=gts
Global Education Technologies EXCENT=EXCENT=Global Education Technologies
Global Graphics Software Harlequin
Global Insight AREMOS
Global Mapper Software Global Mapper
Global distribution system GDS=GDS=Global distribution system
Global positioning system GPS=GPS=Global positioning system
GlobalSubmit REVIEW
GlobalSubmit VALIDATE
Globekey Agentkey
Glyph
Glyph Bitmap Distribution Format
Gno=gnolang
Gnuplot
Gnutrition
Go Checksums=go sum=go work sum=go.sum=go.work.sum
Go Module=go mod=go.mod
Go Template=gotmpl
Go Workspace=go work=go.work
GoBackgrounds
Godot Resource
Golden Helix ChemTree
Golden Helix HelixTree=Golden Helix=HelixTree
Golden Software Grapher
Golden Software Strater
Golden Software Surfer
Golden Software Voxler
Golo
Good Steward Software EnergyCAP
GoodReader
Google
Google Ads
Google Analytics
Google Android=Android
Google Angular=Angular
Google Books NGram Viewer=Books NGram Viewer
Google Calendar
Google Checkout=Checkout
Google Chrome=Chrome
Google Classroom=Classroom
Google Cloud
Google Compute Engine=Compute Engine
Google Docs
Google DoubleClick=DoubleClick
Google Drive
Google Earth Pro=Earth Pro
Google Gmail=Gmail
Google Looker Analytics=Looker Analytics
Google Meet
Google Scholar=Scholar
Google Sheets
Google Sites=Sites
Google Slides=Slides
Google Tag Manager=Tag Manager
Google Translate Client=Translate Client
Google Video=Video
Google Webmaster Tools=Webmaster Tools
Google Workspace=Workspace
Gosu
Govern Software GovMap=GovMap=Govern Software
Governance, risk, and compliance GRC=GRC=Governance, risk, and compliance
GraceSoft Easy InnKeeping Suite
Gradle
Gradle Kotlin DSL
Grafana Labs Grafana Cloud
Grails
Grammarly Editor
Grammatical Framework=gf
Graph Modeling Language
GraphPad Software GraphPad Prism
Graphic presentation
Graphical user interface GUI builder
Graphical user interface GUI design
Graphics
Graphics Programming Environment GRAPE=GRAPE=Graphics Programming Environment
Graphics card driver
Graphics creation
Graphics digitizing
Graphics editing
Graphics pipelines
Graphing
Graphisoft ArchiCAD
Graphviz
Grass Valley EDIUS
GrassHopper PageStream
Gravic Principia Remark
Gravitation
Gravograph GravoStyle
Great Plains Personal Data Keeper
GreatTax
Greatis Object Inspector
Greatland Corporation Winfiler
Green Cloud KleanTRAC=Green Cloud=KleanTRAC
Greenbrier Graphics Deed Plotter
Greenhills Ada compilers
Greenhouse gas management
Greenplum Database
Greenway Health PrimeSuite
Greenway Medical Technologies PrimeChart
Greenway Medical Technologies PrimeSUITE
Gregg Software Gregg Rock-It
GrenSoft WorkTracer
Gresens 92
Grid analysis and display system=GrADS
Grid generation
Groom Pro
Groomsoft
Groovy
Groovy Server Pages=gsp=java server page
Ground transportation management system
Groundwater Software QuickCross/Fence
Groundwater Software QuickLog
Groundwater Software Visual Site Manager
Groundwater Vistas
Groundwater modeling system GMS=GMS=Groundwater modeling system
GroupMe
GruupMeet
Gstat
GtkRC=gtk=gtk 1=gtk 2
Guardian Analytics FraudMAP
Guardian RFID
GuestBridge Reserve
GuestServe
Guidance Software EnCase Enterprise
Guidance Software EnCase Forensic
Guideline Risk Technologies RUBI=Guideline Risk Technologies=RUBI
Gutenberg-e
H&R Block Tax
HAISEN SoftWare System
HAProxy
HARVEST
HASH Animation:Master
HATPRO
HCL=HashiCorp Configuration Language=opentofu=terraform
HCM
HCSS HeavyBid
HCSS HeavyJob
HEAT Software GoldMine
HEC-1
HEC-2
HEC-GeoRAS
HEC-HMS
HEC-RAS
HEX Laboratory Systems LAB/HEX=HEX Laboratory Systems=LAB/HEX
HIMSA Noah
HIP
HIPERPAV
HLM
HLSL
HMIS Advantage
HMS
HOA
HOCON
HOMAG WoodWOP
HOMER Micropower Optimization Model
HP 49G+ Appraiser Fee Calculator
HP Autonomy TeamSite
HP DataProtector
HP Fortify
HP InfoTech CodeVisionAVR
HP TestDirector for Quality Center
HP Trim
HP WebInspect
HR-ease
HRM Direct
HRMS Solutions iVantage
HRS Quickscore
HS Virtual Piano
HSPICE
HSRP=Systems Hot Standby Router Protocol
HT Systems PatientSecure=HT Systems=PatientSecure
HTH Engineering Start-Stop PowerPlay
HTML+ECR=ecr
HTML+EEX=eex=heex=leex
HTML+ERB=erb=html+ruby=rhtml
HTML+PHP
HTML+Razor=razor
HTS Vision CVS2
HTTrack
HUD-1
HVAC tools
HXML
HYDRUS-2D
HYPACK DREDGEPACK
HYPACK HYSWEEP
HYPACK MAX
Haemonetics Symphony Suite
Hagel Unitime Systems
Halliburton Landmark GeoProbe
Halliburton ProMAX
Halogen e360
Halogen eCompensation
Halogen eLMS
Halogen ePraisal
Haml
Hamrick Software VueScan=Hamrick Software=VueScan
Hand held spell checkers
Handheld computer device
Handlebars=hbs=htmlbars
Hands On Technology TheraWriter.PT=Hands On Technology=TheraWriter.PT
Hansen CAMA
HapMap
Harbour
Hard Dollar HD Project Estimating
Hardware description and verification language
Hardware description language HDL=HDL=Hardware description language
Hardware-in-the-loop HIL simulation
Hare
Harland Financial Solutions DecisionPro
Harland Financial Solutions DepositPro
Harland Interlinq MortgageWare
Harmoni ESPRI
Harrington Group HQMS=HQMS=Harrington Group
Harrington Group caWeb
Harris Tech X.over Pro
Harris Technologies BassBox
HarrisData Human Resources Information System=HRIS
Harvard Graphics
Harvard Thermal TAS=Harvard Thermal=TAS
Harvey Software CPS=CPS=Harvey Software
HashiCorp Vagrant
Haskell
Hatchery database systems
Haxe
Hazard assessment
Hazard communication
Hazardous materials management HMS=HMS=Hazardous materials management
Health Care Data HealthProbe=Health Care Data=HealthProbe
Health Care Software HCS INTERACTANT
Health and safety training
Health information database
HealthFusion MediTouch
HealthLine Systems Eyecom
Healthcare common procedure coding system=HCPCS
Healthcare management system
Healthpac Medical Billing
Healthprolink MedAtlas
Healthvision MediAR
Healthvision TDSynergy Anatomic Pathology
Healthvision TDSynergy LIS
HearForm Software HearForm=HearForm=HearForm Software
Hearing aid fitting
Heat loss calculation
HeliconSoft Helicon Focus
Helios TextPad
Hellman & Schofield MP3
Help desk
HelpIT Systems addressIT
Hematology laboratory workflow management
Hendrich Falls Risk Model
Henry Schein DentalVision Professional=DentalVision Professional
Henry Schein Dentrix=Dentrix
Henry Schein Easy Dental=Easy Dental
Henry Schein EndoVision=EndoVision
Henry Schein ImproMed=ImproMed
Henry Schein PerioVision=PerioVision
Herbert Software Solutions HECSALV=HECSALV=Herbert Software Solutions
Heron CrossTie General Ledger
Hewlett Packard Exstream Dialogue
Hewlett Packard HP-UX
Hewlett Packard LoadRunner
Hewlett Packard QuickTest Professional
Hewlett-Packard HP Graphics Language HPGL=HP Graphics Language=HP Graphics Language HPGL=HPGL=Hewlett-Packard HP Graphics Language
Hewlett-Packard HP Network Node Manager=HP Network Node Manager
Hewlett-Packard HP OpenVMS=HP OpenVMS
Hewlett-Packard HP QuickTest Professional=HP QuickTest Professional
Hewlett-Packard HP Semiconductor Parameter Analyzer=HP Semiconductor Parameter Analyzer
Hewlett-Packard HP SolidDesigner=HP SolidDesigner
Hewlett-Packard HP WinRunner=HP WinRunner
Hex-Rays IDA Pro
Hexagon Geospatial Imagine Photogrammetry
Hexagon Intergraph
Hexagon Metrology PC-DMIS
HiPerSoft Practice Information Powertool
HiT Software Allora
Hibernate ORM
High Level Shader Language HLSL=HLSL=High Level Shader Language=Microsoft High Level Shader Language
High School Scheduling and Transcript=HSST
High-performance software libraries
HighJump Software Supply Chain Advantage
HighJump Software Warehouse Advantage
HighJump Warehouse Advantage
HindSight InView
HireAbility ResumeParser
HireLogic PowerPlace
HiroSoft EPICURE
Hitachi ZXLink
HiveQL
Hodgkin-Huxley Model
Hoffman Computer Systems Amsoft
Holt Systems eMedRec
HolyC
Home Energy Efficient Design HEED=HEED=Home Energy Efficient Design
Home rating
Honeypot
Honeywell WEBs-N4
Honeywell Wintress PACNet
Hootsuite
Horizon Engineering Sigma Plumbing Calculator
Horizon Software MRP Plus
Horwath Software Magique
Hospitality Control Solutions Aloha Point-of-Sale
Host Analytics Host Budget
Hosted PACS Solutions
Hosted Support ezSupport Pro
Hosts File
HotFlo! Die-Shot Monitor
Hotel management system
Hotspot
Housekeeping management
HubSpot
Human Capital Application Solution Accelerator
Human Resource MicroSystems HR Entre
Human machine interface HMI=HMI=Human machine interface
Human modeling
Human resource information system
Human resource management software HRMS=HRMS=Human resource management software
Human resources
Human resources management system HRMS=HRMS=Human resources management system
Humanic Design Employmee Self-Service
Humidity and vapor drive calculation
Hummingbird Legal Bill Review
Hunter WinAlign
HunterSoft Business Translator
HunterStone THESIS
Hurl
Hy=hylang
HyPhy
Hydesoft Computing DPlot
HydraNet
Hydraulic analysis
Hydraulic modeling
HydroComp NavCad
HydroSOLVE AQTESOLV
Hydrogeology Basin2
Hydrologic simulation program fortan HSPF=HSPF=Hydrologic simulation program fortan
Hydrological modeling
Hyland OnBase Enterprise Content Management
Hyland Software OnBase
HyperOffice Collaboration Suite
HyperSpace
HyperTox
Hypercube HyperChem
Hyperion Enterprise
Hyperion Solutions Hyperion Intelligence
Hyperion Solutions System 9 Planning
Hyperscore
Hypertext markup language HTML=Hypertext markup language
Hypertext preprocessor PHP=Hypertext preprocessor=PHP
Hypertherm ProNest
I-many Contract Management
IA Systems StreamLend=IA Systems=StreamLend
IAD Audit Leverage
IBM ADSTAR=ADSTAR
IBM AIX=AIX
IBM BPM Blueprint=BPM Blueprint
IBM CATIA=CATIA
IBM Clarity Systems Clarity=Clarity Systems Clarity
IBM Cloud
IBM Cognos Business Intelligence=Cognos Business Intelligence
IBM Cognos Impromptu=Cognos Impromptu
IBM Cognos Planning=Cognos Planning
IBM Cognos ReportNet=Cognos ReportNet
IBM Cognos=Cognos
IBM Content Manager=Content Manager
IBM Costimater=Costimater
IBM DB2=DB2
IBM Digital Analytics=Digital Analytics
IBM Director
IBM Domino=Domino
IBM Federated Records Management=Federated Records Management
IBM FileNet Content Manager=FileNet Content Manager
IBM ILOG CPLEX Optimization Studio=ILOG CPLEX Optimization Studio
IBM ILOG Inventory Analyst=ILOG Inventory Analyst
IBM ILOG LogicNet Plus XE=ILOG LogicNet Plus XE
IBM ILOG=ILOG
IBM InfoSphere DataStage=InfoSphere DataStage
IBM InfoSphere Warehouse=InfoSphere Warehouse
IBM Information Management System=Information Management System
IBM Informix=Informix
IBM Infosphere Information Server=Infosphere Information Server
IBM Intelligent Miner=Intelligent Miner
IBM Lotus 1-2-3=Lotus 1-2-3
IBM Lotus Approach=Lotus Approach
IBM Lotus LearningSpace=IBM Lotus=LearningSpace=Lotus LearningSpace
IBM Lotus Notes=Lotus Notes
IBM Lotus SameTime=Lotus SameTime
IBM MVS=MVS
IBM Maximo Asset Management=Maximo Asset Management
IBM Middleware=Middleware
IBM NetView=NetView
IBM Netezza TwinFin=Netezza TwinFin
IBM Notes
IBM Power Systems=Power Systems
IBM QRadar SIEM=QRadar SIEM
IBM Rational Apex=Rational Apex
IBM Rational Application Developer=Rational Application Developer
IBM Rational Build Forge=Rational Build Forge
IBM Rational ClearCase=Rational ClearCase
IBM Rational ClearQuest=Rational ClearQuest
IBM Rational DOORS=Rational DOORS
IBM Rational Data Architect=Rational Data Architect
IBM Rational Functional Tester=Rational Functional Tester
IBM Rational PurifyPlus=Rational PurifyPlus
IBM Rational Requirements Composer=Rational Requirements Composer
IBM Rational RequisitePro=IBM Rational=Rational RequisitePro=RequisitePro
IBM Rational Robot=Rational Robot
IBM Rational Rose XDE=Rational Rose XDE
IBM Rational System Architect=Rational System Architect
IBM Rational=Rational
IBM SPSS Amos=SPSS Amos
IBM SPSS AnswerTree=SPSS AnswerTree
IBM SPSS Statistics=SPSS Statistics
IBM Sterling Configure, Price, Quote=Sterling Configure, Price, Quote
IBM Terraform=Terraform
IBM Tivoli Access Management TAM=IBM Tivoli Access Management=TAM=Tivoli Access Management=Tivoli Access Management TAM
IBM Tivoli Identity Management TIM=IBM Tivoli Identity Management=TIM=Tivoli Identity Management=Tivoli Identity Management TIM
IBM Tivoli NetView Distribution Manager=Tivoli NetView Distribution Manager
IBM Tivoli=Tivoli
IBM Unica Enterprise=Unica Enterprise
IBM WebSphere MQ=WebSphere MQ
IBM WebSphere=WebSphere
IBM i2 Analyst's Notebook=i2 Analyst's Notebook
IBM i2 Transportation Manager=i2 Transportation Manager
IBM iSeries Access=iSeries Access
IBM z/OS operating systems=z/OS operating systems
IBS MRP
IBS Software Services Tour Partner
IBS Supply Chain Management
ICAM CAM-POST
ICAMPS
ICANotes
ICCO CreditSoft
ICE Dental Systems
ICIMS
ICON programming language
ICS
ICS Learning Group Inquisiq EX
ICS Software SammyUSA=ICS Software=SammyUSA
ICTraining
IDEA TrialPro
IDEXX Laboratories IDEXX Cornerstone
IDEXX Laboratories IDEXX VPM
IDL
IDM Computer Solutions UltraEdit
IDMS Account Ability
IDX Groupcast
IDX Systems IDXtend=IDX Systems=IDXtend
IDX Systems Patient Chart Tracking
IEA Software Emerald
IES Ecellerate
IFT-Pro
IGOR Pro=igor=igorpro
IHRSR++
IHS Energy PowerTools
IHS Kingdom
IHS Petra
IHS QUE TOR
IK Multimedia GrooveMaker=GrooveMaker=IK Multimedia
IL Assembly=ilasm=msil
ILOG CPLEX
ILOG OPL-CPLEX Development System
ILWIS
IMA Technologies CaseTrakker=CaseTrakker=IMA Technologies
IMAGINE OrthoBASE
IMPACT
IMPACT Wealth Distribution Analysis
IMSI Design DesignCAD=DesignCAD=IMSI Design
IMSI TurboCAD
IMSure Solutions SHIPflex=IMSure Solutions=SHIPflex
INCORE code
INN-Client Server Systems ICSS Atrium
IONA Orbix
IOS Health Systems Medios EHR
IPS of Boston DoubleCheck
IPS-Sendero Relationship Profitability Manager Catalyst
IRC log=irc=irc logs
IRIS
IRIS Seismic Processing Workshop
IRSIM
ISO ClaimSearch
ISO NetMap for Claims
ISPC
ISS Construction Manager
ISS RealSecure
ITEM Software ITEM ToolKit
ITEM Software Spare Cost
ITHAKA JSTOR
ITSpatial InterSCOPE
ITT Exelis Visual Information Solutions=ENVI
ITT Visual Information Solutions ENVI
IVANS
IWR-PLAN
IXL Learning Quia Web
Iatric Systems MobiLab
Ibbotson Analyst
Ibbotson Portfolio Strategist
Ideal Computer Systems Ideal OPE
Idris
Ignore List=git-ignore=gitignore=ignore
Ikon Science RokDoc
Ikonami AT-Learning Tool
Illumina Laboratory Information Management System=LIMS
Illusions Online Illusions OnDemand=Illusions Online Illusions=OnDemand
ImHex Pattern Language=ImHex=ImHexPatternLanguage=imhexpl
ImPACT Applications ImPACT=ImPACT=ImPACT Applications
Image Deposit Exchange Check Station
Image Solutions ISIPublisher=ISIPublisher=Image Solutions
Image Solutions eCTDXpress
Image analysis
Image analysis systems
Image capture
Image capture and analysis
Image databases
Image editing
Image enhancement
Image exchange networks
Image management
Image processing
Image processing systems
Image processors
Image replacement document IRD printing
Image scanning
Image-Line FL Studio
Image-guided surgery
ImageJ
ImageJ Macro=ijm
ImageWave MSDSFinder
Imagine Software Imagine Trading System
Imagine That Extend OR
Imaging
Imba
Immigrant Software Immigrant Professional
Impact PlanLabX3
Imperva SecureSphere
Impro-Visor
ImproMed Infinity
In-Hand Pocket APOD
InLoox
InPhase Technologies Group InPhase Concept
InScribe
InStar Orion
InSystems Calligo Document Management System
InSystems Calligo Enterprise
InVision
Incentive management system
Inception Technologies InfiniTime=Inception Technologies=InfiniTime
Incident command system ICS=ICS=Incident command system
Incident tracking
Income tax return preparation
Incremental compiler
Index tuning
Indigo Renderer
Individualized Educational Program IEP=IEP=Individualized Educational Program
Indus Lending Solutions
Industrial Code Recruitpoint.net
Industrial Scientific iNET
Industrial control systems
Industrial job assessment
IndySoft Gage InSite Enterprise
Inetsoft
InferMed MACRO Electronic Data Capture
Infinite Radiology Opal-RAD
Infinity CAD Systems AutoSculpt=AutoSculpt=Infinity CAD Systems
Infinity QS ProFicient
InfinityHR
InfoLogix HealthTrax Engine
Infoblox NetMRI
Infoblox security and networking
Infobright Community Edition ICE=ICE=Infobright Community Edition
Infocom JACS
Infocorp Computer Solutions mart System
Infocorp Softwear/POS
Infor ERP Baan
Infor ERP SyteLine
Infor ERP Visual
Infor Global Solutions Starbuilder
Infor Global Solutions eSITE
Infor Industrial Essentials
Infor Lawson Supply Chain Management
Infor SCM
Infor SSA Human Capital Management
Infor Supply Chain Management
Infor XA
InforSense InforSense
Inform 7=i7=inform7
InformaVet ALIS-VET
Informatica
Informatica Big Data
Informatica Corporation PowerCenter=Informatica Corporation=PowerCenter
Informatica Data Explorer
Informatica PowerCenter
Informatik MapDraw Deed Mapper
Information Builders WebFOCUS
Information Technology Incorporated Premier Teller
Information management subsystem
Information presentation
Information systems integration
InformationActive ActiveData for Excel
Informed EMS Field Guide
Infosite Technologies DM Warehousing
Infosite Technologies Dispatch-Mate
Infospectrum Quick Insure
Infostat RIMBase
Infotronics Attendance Enterprise
Infovision Amlib
Infusion management
Ingenious ProPlan
Ingenious ProSched
Ingenuity Systems Ingenuity Pathways Analysis
Ingenuware CoronerBase
Inivis AC3D
Injury Sciences EDR InSight=InSight=Injury Sciences EDR
Injury tracking
Inkscape
Inlet Technologies Semaphore
Inline code expander
Inmagic DB/TextWorks
Inmagic Genie
Inmagic TextWorks
InnQuest Software roomMaster
InnQuest roomMaster
Inno Setup
InnovMetric PolyWorks
Innova Financial Solutions Derivatives Expert
Innovative Interfaces Millennium
Innovative Software Inn-Soft Office Manager
Innovative Software Solutions Picas
InsideSales.com
Insight Direct ServiceCEO
Insight Software My Vision Express
Insightful Corporation Confirmit
Insightful S-PLUS
Inspection Depot Home Guide System
Inspection Selection System ISS=ISS=Inspection Selection System
Inspection management system
Inspection marking systems
Inspired eLearning iLMS
Instagram
InstallShield
Installalogy Access Client
Instant messaging
Instructional
Instructure Canvas
Instrument control
Instrument validation
Insurance Systems WebWriter BackOffice
Insurance Technologies Corporation InsurancePro=Insurance Technologies Corporation=InsurancePro
Insurance Technologies ForeSight Enterprise
Insurance Technology Consultants WOW
Insurance analysis
Insurance claim processing
Insurance claims fraud detection
Insurance rating
Insureware ICRFS-ELRF
Intac International Wintac
Intacct ERP
InteLext Past Masters
InteProc Material Requirements Planning
Integra Destiny Loan Origination
Integra Radionics NeuroSight Arc
Integrant DebtLogic
Integrated Automated Fingerprint Identification System=IAFIS
Integrated Decision Support Match Advice
Integrated Decision Support Netwise Enterprise
Integrated Decision Support Netwise Frontline
Integrated Environmental Services 3D Master
Integrated Parking Solutions MApp
Integrated Systems Management OmniMD
Integrated circuit simulation
Integrated construction management
Integrated development environment IDE=Integrated development environment
Integrated materials management systems
Integration testing
Integrity verification
Intel Data Migration
Intel Integrated Performance Primitives
Intel Math Kernel Library
Intelitek spectraCAM Milling
Intelitek spectraCAM Turning
Intelius
Intelladon Enterprise Knowledge Platform EKP=EKP=Intelladon Enterprise Knowledge Platform
IntelliCAD
IntelliPDF CURVES
IntelliTrack 3PL
IntelliTrack DMS Check In-Out
IntelliTrack Warehouse Management System
Intelligen SuperPro Designer
Intelligent Algorithms InfoGIST Platinum Recruiter
Intelligent Editing PerfectIt
Intelligent Imaging Innovations SlideBook
Intelligent Information Conversion Technologies MeritScholar
Intelligrated InControlWare
Intellimed
Intellisense Intellisuite
Intellisys Project Desktop
Intellitax financial solutions
Intellum Rollbook
InterMine
Intera Systems Hawk-i
InteractElsevier Netter's 3D Interactive Anatomy
Interactive Mathematical Proof System IMPS=IMPS=Interactive Mathematical Proof System
Interactive System Productivity Facility ISPF=IBM Interactive System Productivity Facility=ISPF=Interactive System Productivity Facility
Interactive learning
Interactive psychological evaluation
Interactive radar analysis software IRAS=IRAS=Interactive radar analysis software
Interactive voice response
Interconsult Brann G-JET
Interface Computers Data Loader
Interface definition language IDL=IDL=Interface definition language
Intergraph GeoMedia Transportation Manager
Intergraph INtools
Intergraph Image Analyst
Intergraph ImageStation Stereo Softcopy Kit=SSK
Intergraph MGE
Intergraph Plant Design System PDS=Intergraph Plant Design System=PDS
Intergraph SmartMarine 3D
Interlock shutdown systems
Internal audit
International Material Data System IMDS=IMDS=International Material Data System
International TechneGroup IGESworks=IGESworks=International TechneGroup
Internet Grievance System IGS=IGS=Internet Grievance System
Internet Protocol Security IPSEC=IPSEC=Internet Protocol Security
Internet Protocol Television Systems
Internet based MLS database
Internet browser
Internet or intranet image distribution
Internet search engine
Interoperability testing
Interpex IXID
Interpreter
Interstate connection ICON=ICON=Interstate connection
Interstudio Geo-Tec B
Interviewer
Interwave Technology RS Bizware Scheduler
Interwoven
Interwoven RecordsManager
Intland Software codeBeamer
IntraVet
Intrado SchoolMessenger
Intrax ProcedureNet
Intrusion detection system IDS=IDS=Intrusion detection system
Intrusion prevention system IPS=IPS=Intrusion prevention system
Intuit Lacerte=Lacerte
Intuit MRI Residential=MRI Residential
Intuit ProSeries=ProSeries
Intuit QuickBooks Point of Sale=QuickBooks Point of Sale
Intuit QuickBooks=QuickBooks
Intuit QuickBoooks Payments=QuickBoooks Payments
Intuit TurboTax=TurboTax
Intusoft ICAP
Inventory control
Inventory control system
Inventory control systems
Inventory management
Inventory management systems
Inventory tracking
Inventrix Labtrac
Investigation management
Investigo
Investment and business valuation template
Investment tracking
Invicti Acunetix
Invoice
Ioke
IpFilter
IpTables
Ipswitch WhatsUp Gold
Iptor Supply Chain
Iron Mountain Accutrac records management
IronCAD
Isabelle ROOT
Iseemedia Photovista Panorama
Isograph FaultTree
Isograph Markov
Issue tracking system
ItemTracker
Iteris Turbo Architecture
Iterum eMedic
Ivorix Neurostrategy Finance
J&L Financial Planner
J2EE=Java 2 Platform Enterprise Edition
JACAL
JAMAR Technologies PETRAPro
JAR Manifest
JASS=jass2
JCL
JD Edwards EnterpriseOne Project Management
JDA Arthur KnowledgeBase database
JDA Manugistics
JDA Master Planning
JET
JETCAM
JETCAM Expert
JFlex
JFrog Artifactory
JHDL
JMS Software RCM WorkSaver
JRC navigation
JRP Consulting Plant Wizard
JRP Consulting Survey Wizard
JSON with Comments=jsonc
JSONLD
JSONiq
JSTOR database
JTL Enterprises MedIntake
JUnit
JaMBW
Jac
Jack Henry & Associates Vertex
Jackbeat
Jackrabbit Technologies Jackrabbit Care
Jai
Jail management
JamBoard
James Frazier Associates DataStart
Janet
Jantek Jupiter Time Attendance
Jasmin
Jaspersoft Business Intelligence Suite
Java
Java Properties
Java Server Pages=jsp
Java Template Engine=jte
JavaScript Object Notation JSON=JavaScript Object Notation
JavaScript framework
JavaScript+ERB
JavaScript=js=node
Javamin Composer
Jekyll
Jenark Business Systems
Jenkins CI
Jenmar International DL-Plus
Jenss & Associates CompKeeper
Jenzabar ERP
Jenzabar EX
Jeppesen Marine Nobeltec Admiral
JessX stock simulator
Jest Snapshot
JetBrains IntelliJ IDEA=IDEA=JetBrains IntelliJ
JetBrains MPS=mps
JetBrains PhpStorm
JetBrains Team City
Jewelry design
Jewelry store point of sale=POS
Jinja=django=html+django=html+jinja=htmldjango
Jison
Jison Lex
Jitterbit
Job control language JCL=JCL=Job control language
Job costing
Job posting
Job scheduling
Job tracking
JobBOSS
JobPack MES Scheduler
Jobber Computer Plus
John Deere Apex Farm Management
Johnson Controls Metasys
Joint Prediction of Operons JPOP=JPOP=Joint Prediction of Operons
Jolie
Joomla
Jsonnet
JudgeIt II
Judicial Enforcement Management System JEMS=IBM Judicial Enforcement Management System=JEMS=Judicial Enforcement Management System
Julia REPL
Juniper Networks NetScreen-Security Manager
Juniper Systems LandMark Mobile
Junxure CRM
Jupyter
Jupyter Notebook=IPython Notebook
Jurek Software Pedigree-Draw
Juris
Just-in-time compiler
Just=Justfile
JustBio SeqPainter
JustSystems XMetaL
Justice Systems FullCourt Enterprise
K&K Associates Thermal Analysis Kit=TAK
K2 Business Process Automation
K9 Bytes K9 Koordinator
KANT
KAPES
KARIO
KCD cabinet design
KCL
KDL
KE Software EMu
KELTEC Systems HerdMaster
KEYENCE PLC Ladder Logic
KFramework
KIKA Veracity
KLA-Tencor PROLITH
KMR
KNMI TurboWin
KOffice.org Kplato
KPB Associates TaxStream
KRL
KRS Enterprises Service First!
KSEG
KYPipe
Kahoot!
Kaitai Struct=ksy
KakouneScript=kak=kakscript
Kali Linux
Kalido Information Engine
Kanoodle
Kapwing
Kareo Practice Management
Katchitek Corporation OrthoManager
Katsura Shareware KS Strobe Tuner
Katsura Shareware ProLevel
Katsura Shareware SoundFrames=Katsura Shareware=SoundFrames
KayPENTAX Multi-Speech
KayPENTAX Nasometer
Kea Software impDAT
Keane SCORE
Keb Combivis Studio
Kelowna Software L4U
Kennel Link
Kentech Kipware M CNC
Kentech Kipware Studio
Kentech Kipware T CNC
Kentech Kipware Trig Kalculator
Kentech Kipware X CNC
Kentech PROTALK
Kentech machine shop
Keras
KerboScript
Ketogenic planning
Kewill Clippership
Kewill Compliance Partner
Kewill Global Trade and Logistics
Kewill Javelin Distribution Ship
Keypoint DataDesk
Keysight Intuilink Connectivity
Keysight Technologies Advanced Design System
Keystroke monitoring
Kforge
Khameleon
KiCad
KiCad Layout=pcbnew
KiCad Legacy Layout
KiCad Schematic=eeschema schematic
Kickstart
Kidasa Milestones Professional
KinTraks
Kinematic Engineering MicroMeasure IV
Kirix ProffiPoint
Kismet
Kit
Kitty Hawk
Klear Estimator
Kleinrock Publishing
Kliger-Weiss Infosystems
Knees Software PT DocTools
Knight BondPoint
KoLmafia ASH
Kodak Dental Systems Kodak ORTHOWARE
Koka
KommandCore
Komplete Kontrol
Kongsberg Maritime K-LOG Electronic Logbooks
Kongsberg Maritime K-Log Deck Logbook
Kookaburra Studios Knowledge Presenter
Korchek Technologies CareChek
Korg EM-1 Editor
KornShell
Kotlin
Kressa Software SchoolLeader=Kressa Software=SchoolLeader
Kronos Enterprise Workforce Management=Enterprise Workforce Management
Kronos Workforce HR=Workforce HR
Kronos Workforce Payroll=Workforce Payroll
Kronos Workforce Timekeeper=Workforce Timekeeper
Kubeflow
Kubernetes
Kubotek CADKEY Wireframe
Kubotek KeyCreator Machinist
Kubotek USA KeyCreator=KeyCreator=Kubotek USA
Kuder Navigator
Kusto
L-Systems X-ONE
LA PRO Loan Administrator Pro
LAB SUM3D
LAMMPS Molecular Dynamics Simulator
LAMP Stack
LAPACK
LARS
LEAD
LFE
LIDP Consulting Services The Administrator
LIMS
LINDO Systems LINDO API
LINDO Systems LINGO=LINDO Systems=LINGO
LINDO Systems optimization modeling
LISA
LISTSA
LJI Technologies Lumberjack
LLVM
LMS Imagine.Lab AMESim
LOB RetailPoint
LOGSA COMPASS
LOGSA SYSPARS
LOLCODE
LP360
LRN Ethics and Compliance Alliance
LSA Visual DBR
LSA Visual Easy Lean
LSL
LT Online Corporation LAWTRAC=LAWTRAC=LT Online Corporation
LTspice Symbol
LUCIA MFISH
LaCerte 1040 Tax Analyzer
LaTeX
LabMagic
LabOne NET
LabSoft LabNet
LabTrack Electronic Lab Notebook
LabVIEW
LabWare LIMS
Label inspection systems
Label printing
Label-making
Labeling
Labelmaster Software REG-Trieve
Lablite Laboratory Information Management Systems=LIMS
LaborSoft LaborForce Arbitration/Appeals Manager module
LaborSoft LaborForce Discipline Manager module
LaborSoft LaborForce Grievance Manager module
LaborSoft LaborForce Incident Tracking module
LaborSoft LaborForce Personnel Manager module
LaborSoft LaborForce Reporting/Dashboard Manager module
Laboratory Automated Quality Control Systems=LAQC
Laboratory Systems Group Lab Manager
Laboratory information management system LIMS=LIMS=Laboratory information management system
Laboratory information system LIS=LIS=Laboratory information system
Labvantage Solutions LIMS=LIMS=Labvantage Solutions
Ladder Logic
Lakes Environmental EcoRisk View
Lakes Environmental Emissions View
Lakes Environmental ISC-AERMOD View
Lakes Environmental SLAB View
Lakes Environmental Software WRPLOT View
Lamar Info Net
Lambda Research OSLO
Lambdapi
Lancaster DHIA PCDART
Land & Sea DYNO-MAX
Land Software Customer Pro-File
Land management databases
LandSerf
Landfill gas analysis
Landlord Software Pro Flipper
LandlordMax
Landmark Graphics GeoGraphix=GeoGraphix=Landmark Graphics
Landmark Graphics TOW/cs
Landmark Sales LOG-istics
Landmark SeisWorks
Landmark VIP
Landport Systems Landport
Landscape Management System LMS=LMS=Landscape Management System
Landscape modeling
Landtec System Software LFG Pro
Landtitle USA
Langium
Langlais Computer Consultants CalMan=CalMan=Langlais Computer Consultants
Language Engineering Corporation Translate Pro
Language analysis
Language arts educational
Large eddy simulation LES=LES=Large eddy simulation
Lark
Laser Substrates PostalXport
LaserSoft Imaging SilverFast Ai Studio
Laserfiche
Laserfiche Avante
Laserfiche Rio
Lasso=lassoscript
Lathem Time PayClock EZ
Latitude
Lattice MediCopia
Lauriso Software Music Publisher
Lavalys Everest
Law enforcement database
Law enforcement information databases
LawLogix Edge
LawManager
Lawex TrialWorks
Lawson ERP
Lawson Human Resource Management
Lawson Human Resources Suite
Lawson S3 Supply Chain Management
Lead Activity Analyzer
Lead Business Analyzer
Leading Market Technologies EXPO
Lean 4=lean4
LeanForward LearnPoint
Learn HQ Activate LMS=LMS=Learn HQ Activate
Learn.com CourseMaker Studio
Learn.com LearnCenter Talent Management Suite
Learning Fundamentals Speech Visualization
Learning management system LMS=LMS=Learning management system
Lease Cost Solutions LseMod=Lease Cost Solutions=LseMod
Lectra Prima Vision Print Repeat
LegacyUSA BakeSmart
Legal
Legal Files
Legal document
Legal research
LegalEdge Law Firm Suite
Legislative Automative Workflow System LAWS=LAWS=Legislative Automative Workflow System
Leica AEROPLAN LiDAR=Leica AEROPLAN=LiDAR
Leica Geosystems ERDAS IMAGINE=IMAGINE=Leica Geosystems ERDAS
Leica Geosystems FMS
Lemkesoft GraphicConverter
Lending software systems
Lenos marketing automation
Lenox Softworks VideoPoint
Leo
LeonardoMD Renaissance
Leprechaun Spa and Salon
Less=less-css
Levare Center Court
Lewis & Ellis LEAPPS=LEAPPS=Lewis & Ellis
Lex=flex
LexisNexis
LexisNexis Accurint=Accurint
LexisNexis Applied Discovery=Applied Discovery
LexisNexis Banko=Banko
LexisNexis CaseMap=CaseMap
LexisNexis CheckCite=CheckCite
LexisNexis CodeMaster=CodeMaster
LexisNexis Company Analyzer=Company Analyzer
LexisNexis Concordance=Concordance
LexisNexis CourtLink Strategic Profiles=CourtLink Strategic Profiles
LexisNexis File and Serve=File and Serve
LexisNexis Lexis Advance=Lexis Advance
LexisNexis Lexis Back Office=Lexis Back Office
LexisNexis Lexis Front Office=Lexis Front Office
LexisNexis PCLaw=PCLaw
LexisNexis RiskWise=RiskWise
LexisNexis Shepard's Citations Service=Shepard's Citations Service
LexisNexis SmartLinx=SmartLinx
LexisNexis Time Matters=Time Matters
LexisNexis Total Search=Total Search
Lexrotech LxPediatric
Libera System7
Library of Congress digital collections
Library of Congress online databases
LibreOffice
LibreOffice Draw
License management
Life Systems Software ChiroSuite EHR
Life Technologies SOLiD
Life Technologies Vector NTI
Life cycle assessment LCA=LCA=Life cycle assessment
Life cycle cost
Lifeline Software RadCalc
Lifestyles Technologies DietMaster Pro
Light Blue Software Light Blue
LightSpeed Cloud
Lighting calculation
LigoLANG
Lilly Software Associates VISUAL DCMS
Lilly Software Associates VISUAL Enterprise
LilyPond
Linear Programming
Linear Technology LTSpice=LTSpice=Linear Technology
LinearTeam WinISD
Lingoes
Link Microtek
Link actuated vents LAVENT=LAVENT=Link actuated vents
Link analysis
Link encryption
LinkCAD
LinkedIn
Linker Script
Linspire Nvu
Linux
Linux Kernel Module
Linux Virtual Server
Lion Edge Technologies Ranch Manager
LiquidPlanner
Liquidsoap
List processing language LISP=LISP=List processing language
Listserv
Litchi
Literate Agda
Literate CoffeeScript=litcoffee
Literate Haskell=lhaskell=lhs
Literature & Latte Scrivener
Litigation management
Litigation support
Little Piano
Live streaming
LiveCode Script
LiveScript=live-script=ls
Load optimization
Load testing
Load-bearing analysis
Loan application processing
Loan origination
Loan tracking
Lobster
Local area network LAN=LAN=Local area network
Location allocation decision support system=LADSS
Location mapping
Locomotive distribution
Log book
LogMatrix NerveCenter
LogMeIn GoToMeeting
LogMeIn GoToWebinar
LogRhythm
Logger
Logger data manager LDM=LDM=Logger data manager
LoggerPC
LogiXML Ad-HOC
Logic Design RoboLogix
Logic Group Scanner Digitizing
Logic Software Easy Projects.NET
Logic programming
Logic simulators
Logic synthesis
LogicSphere Firstmix
LogicVision icBIST
Logical partition LPAR=LPAR=Logical partition
LogicalBit Eimas
Logility Voyager WarehousePRO
Logisim
Logisoft Positive Pos System
Logistics Cost Estimating Tool
Logistics Support Analysts SmartLogic=Logistics Support Analysts=SmartLogic
Logistics management information LMI database
Logisuite Enterprise
Logisuite Forwarder
Logitech 3D Pro
Logo design
Logopress
Logplot
Logtalk
Lombardi Teamworks
London Computer Systems Rent Manager
Longview Consolidation
Longview Performance Management Platform
Longview Solutions Khalix
LookML
Loom
LoomScript
Lorenz DocuBridge
Lorenz eValidator
Lorenz labelBridge
Low-level debugger
Low-level driver LLD=LLD=Low-level driver
Low-level virtual machine LLVM compilers
Lua
Luau
Lucent VitalSuite
Lucero System Office Management
Lucia CGH
Lucia Comet Assay
Lucia FISH
Lucia Karyo
Lucia Metaphase Finder
Lucid IQ CMP
Lucidchart
Lumigent Entegra
Lumion
LunchByte Systems NUTRIKIDS=LunchByte Systems=NUTRIKIDS
LuntBuild
Luxology Modo
Luxrender
Lynchval Systems Lvadmin
Lynchval Systems Lvval
Lynchval Systems Lvxact
Lynk Everest
Lyris HQ Web-Analytics Solution
M-Sim
M-Tech Hotel Service Optimization System=HotSOS
M-code
M3U=hls playlist=m3u playlist
M4
M4Sugar=autoconf
M8 Client Billing
MAGGEY Child Care Management
MAGIC
MAGIX Music Maker
MAGIX Software Sound Forge
MAGMA MAGMASOFT
MAHLE Powertrain
MAKER CAD/CAM Services DIEMAKER
MASS Group FactoryLink SCADA HMI
MASterMind
MATLAB=octave
MAX Systems Max-Gold Medical Clinic
MAX Systems Max-Gold7
MAXScript
MAYA Nastran
MC2 Systems Auto Librarian
MCNP dose assessment computer code
MD Synergy Medical Appointment Scheduling
MDC Services DentalMate
MDS Analytical Technologies GenePix Pro
MDSI OpenCNC
MDX
MDeverywhere
MDofficeManager MediVoxx
MEDENT
MEDITECH
MEDITECH Anatomical Pathology
MEDITECH Behavioral Health Clinicals
MEDITECH Blood Bank
MEDITECH HCIS
MEDITECH Healthcare Information System HCIS=HCIS=MEDITECH Healthcare Information System
MEDITECH Laboratory and Microbiology
MEDITECH Supply Chain Management
MEMSCAP MEMS Pro
MENSI 3Dipsos
MERCURE dose assessment computer codes
MGHworld Travel Agents
MGMS
MHC Document Express
MI-Assistant MI Management System
MICRODEM
MICROS Systems HSI Profits Series
MICROS Systems MICROS 9700 HMS
MICROS Systems OPERA Enterprise Solution=OES
MICROS XBR Loss Prevention
MIDI Maestro
MIDI Score Creator
MIKAL SMS
MIM Software MIMcardiac=MIM Software=MIMcardiac
MIM Software MIMfusion=MIM Software=MIMfusion
MIM Software MIMneuro=MIM Software=MIMneuro
MINDBODY business management
MINISIS MINT
MIR3 Intelligent Notification
MIRS Compliance
MIT OASES
MITRE ATT&CK
MJ Systems Logsleuth
MJICCS PilotLog
MLIR
MLPU
MNT Northwest MNT Assistant
MODAPTS
MODPATH
MOGO Dental Software MOGO=MOGO=MOGO Dental Software
MORSE-CG dose assessment computer code
MPAY Millennium
MPI Micro Planner X-Pert
MPMsoft billing
MQL4
MQL5
MRO Audit Tracker
MRX Solutions OfficeMaster
MS*Health Software/CMHC
MSB Software Astroart
MSC Software Adams
MSC Software Fatigue
MSC Software Nastran
MSC Software Patran
MSI Insight/Discover
MSR Visual Exporter
MSR Visual Exporter Document Library
MSR Visual Exporter Enterprise Integrator
MTI Systems Costimator JS
MTML
MTS Testworks
MUF
MUMPS M
MWH Soft H2ONET MSX=MSX=MWH Soft H2ONET
MWH Soft InfoSWMM
MYOB BusinessEssentials
Mac HelpMate
MacKichan Software Scientific Notebook
MacKichan Software Scientific WorkPlace
MacVector
Macaulay2=m2
Machine Control Specialists CoilPro=CoilPro=Machine Control Specialists
Machine control
Machine control systems
Machine monitoring
Machine operation
MachineWorks Ltd. MachineWorks=MachineWorks=MachineWorks Ltd.
Macromedia Cold Fusion
Macropool Web Research
Macroscopic diffusion
MadCap Software MadCap Flare
MadTracker
Made2Manage Supply Chain Management
Made2Manage Systems M2M ERP
Madison Technical Software Chempak Plus
Madison Technical Software Enviropak
Madison Technical Software Steampak
Madrigal Soft Tools Delegator
Maestro Music Software MagicScore=Maestro Music Software=MagicScore
Mag+
Magellan Firmware
Magenta MultiMedia Tools Magenta II
Magento Analytics
MagicLogic Optimization Cube-IQ
MagicTracer
Magix Vegas Pro
Magma Design Automation
Magma Design Automation Blast Create
Magma Design Automation Blast FPGA
Magnify Predictive Targeting System
MailChimp
Main Injector Neutrino Oscillation Search=MINOS
Main Sequence Technologies PCRecruiter
Main Street Softworks Monetra
Mainsaver Asset Management
Mainstreet Systems & Software DentaRX
Maintainability prediction
Maintenance
Maintenance documentation
Maintenance information databases
Maintenance management
Maintenance planning
Maintenance planning and control
Maintenance record
Maintenance reporting
Maintenance scheduling
Majestic SEO
MakeMusic Finale
Makefile=bsdmake=mf
Making Waves Audio Making Waves
Mako
ManageMore Cellular Manager
ManageMySpa
Management information base MIB=MIB=Management information base
Management information systems MIS=MIS=Management information systems
ManagerPlus
Manatron CustomCAMA
Manatron MVP Tax
Manatron ProVal Plus
Mangold INTERACT
Mangold LogSquare
Mangold Soundalyzer
Manhattan Associates PkMS Pickticket
Manhattan Scale
Manhattan Supply Chain Process Platform
Manitoba HVDC Research Centre PSCAD
Mannus Compliance: EHS
MantisBT
Manufacturing Technology Costimater
Manufacturing execution system MES=MES=Manufacturing execution system
Manufacturing reporting system
Manufacturing resource planning MRP=MRP=Manufacturing resource planning
Manusoft Technologies IMOLD
Map Maker
Map building
MapInfo
MapInfo MapMarker
MapInfo Professional
MapInfo StreetPro
MapR Converged Data Platform
MapReduce big data
MapScenes Evidence Recorder
MapScenes Pro
MapShots EASi Suite
Mapcom systems M4=M4=Mapcom systems
Maplesoft Maple
Maplesoft MapleSim
Maplewood Software StaffReady=Maplewood Software=StaffReady
Mapping
Maptech The CAPN
Maptek Vulcan
Mapthematics GeoCart
Marathon Data Systems PestPac
Marathon Data Systems ServiceCEO=Marathon Data Systems=ServiceCEO
MarcoSoft Quo Vadis
Marel production system MPS=MPS=Marel production system
MariaDB
Marine Software Marine Planned Maintenance
Marine Software Marine Safety Manager
MarkLogic
Market forecast
MarketSharp
Marketo Marketing Automation
Marko=markojs
Martens Farms Farm Site Mate
Martens Farms Farm Trac
Martin D Adamiker's TruFlite
Mass Flux Toolkit
Mass appraisal records system MARS=MARS=Mass appraisal records system
Massage Suite
Massive Jet
Master Cook Deluxe Professional Cook
Master Data Management MDM Suite
Master Merchant Systems Music Store
Master Ration Calculator
Master Seafloor Digital Database
Master scheduling
MasterControl
MasterControl MD
MasterControl TotalPharma
MasterPlan
MasterWriter
Mastercam Design
Mastercam computer-aided design and manufacturing
Masters Software CakeBoss
MatchWare MindView
Material safety data sheet MSDS=MSDS=Material safety data sheet
Materialise Dental SimPLANT
Materialise Dental SurgiGuide
Materials Data Incorporated Jade
Materials inventory
Materials management
Materials requirement planning MRP=MRP=Materials requirement planning
Materials resource planning MRP=MRP=Materials resource planning
Materials testing
Materilise Magics
Math educational
MathWorks Simulink
MathWorks Simulink DSP Blockset
MathWorks Simulink Fixed-Point Blockset
Mathematical
Mathematical Programming System
Mathematical simulation
Matheny Pattern Forecaster Plus
Mathsoft Mathcad
Matrix calculation
Maven POM
Mavenlink
MaxScript
MaxSea TIMEZERO
MaxSea Time Zero Navigator NOAA=MaxSea Time Zero Navigator=NOAA
Maxima
Maximal Software MPL Modeling System
Maximizer Software Maximizer Enterprise
Maxon BodyPaint 3D
Maxon Cinema 4D
Maxwell Systems American Contractor
Maxwell Systems Quest Estimator
Maya Embedded Language MEL=MEL=Maya Embedded Language
Maya HTT I-DEAS
Mayer-Johnson Boardmaker
Maynard PlanStaff Manager
Mazak Mazatrol SMART CNC
McAfee
McAfee Enterprise Security Manager
McAfee VirusScan
McAllister Software Systems AVImark
McCabe Software TRUEchange
McKesson ANSOS One-Staff
McKesson Horizon Ambulatory Care
McKesson Horizon Anatomic Pathology
McKesson Horizon Blood Bank
McKesson Horizon Lab
McKesson Horizon Lab Financials
McKesson Horizon MobileCare Phlebotomy
McKesson Lytec
McKesson Practice Plus
McKesson Radiology Manager
McNeel Rhinoceros 3D
McTrans Center TSIS-CORSIM
McTrans HCS+
McTrans TRANSYT-7F
Mdansby The PsychReport
MeTTa
Mealmaster Cookbook Wizard
Meals Plus
Mean time between failures MBTF=MBTF=Mean time between failures
Mean time to failure MTTF=MTTF=Mean time to failure
Measure Square
Measure Square FloorEstimate Pro
Meat inventory
MecSoft Corporation RhinoCAM
MecSoft Corporation VisualMILL
MecSoft Corporation VisualTURN
Mechanical electrical plumbing MEP design
Med Math
MedDataSolutions Regist*r
MedEvolve eCeno
MedFORCE Technologies WorkFLOW
MedQuist DocQment Enterprise Platform
MedStar Systems DrWorks
MedXView eCTDauditor
MedcomSoft Record
MedePresence
Medflow Complete
Medgate Enterprise EHS=EHS=Medgate Enterprise
Medgen PED
MediGraph
MediNotes Charting Plus
MediPro Medisoft Clinical
MediRegs ComplyTrack
MediRegs E-dition Compliance Monitor
MediRegs Pharmaceutical Regulation Suite
MediRegs Regulation and Reimbursement Suite
MediRegs Risk Assessment Manager
Media storage management
MediaChance Multimedia Builder
MediaNet Solutions e-IEP PRO
MediaShout
MediaVue
MediaWiki
Mediasoft mediOFFICE
MedicWare EMR
Medicaid management information system MMIS=MMIS=Medicaid management information system
Medical
Medical Scientists HybridAI
Medical Scientists MediSave=MediSave=Medical Scientists
Medical Systems MicroMD Urology EMR
Medical Wizards ER Suite
Medical Wizards Paramedics ToolBox
Medical billing
Medical calculator
Medical condition coding
Medical decision support
Medical digital imaging
Medical equipment diagnostic
Medical image processing
Medical imaging
Medical information
Medical information databases
Medical laser control
Medical procedure coding
Medical record charting
Medical records
Medical reference
Medical surveillance
Medical system integration
Medical terminology databases
Medicine Rules PowerSEAT 360
Medidata Rave Data Management
Meditab IMS Orthopedics/Sports Medicine
Meditab Software AllergyEHR
Meditwatch Portaflow Advanced
Mediware ClosedLoop Clinical Systems
Mediware Information Systems HCLL Donor
Mediware Information Systems HCLL Transfusion
Mediware Information Systems LifeTrak
Mediware Information Systems MediCOE=MediCOE=Mediware Information Systems
Medovation RadRunner
Medscribbler Enterprise
Medstat/INFORUM
Medworxx Learning Management System
Meeting scheduling
MeetingMatrix International
Megger PowerDB
MemberClicks COMPLETE
Membership databases
Memphis Survey Explorer
Mendel
Mensurix Audio
Mental Images Mental Ray
Mentimeter
Mentor Graphics
Mentor Graphics BSDArchitect
Mentor Graphics Calibre
Mentor Graphics Expedition Enterprise
Mentor Graphics Flowmaster
Mentor Graphics LeonardoSpectrum
Mentor Graphics PADS
Mentor Graphics Precision RTL
Mentor Graphics VeSys Design
Mentor Graphics Xpedition xDX Designer
Menu and nutrition database
Menu planning
Merge Healthcare Merge RIS
Merge Healthcare eTrials
MergerStat Control Premiums
MergerStat Price to Earnings Ratios
Meridian Technologies SurePoint
Merlin Information Services databases
Merlinco MERLIN
Mermaid=mermaid example
Merry Mechanization SMP/IS
Mesh generation
Meson
Mesoscale modeling
Mesquite Software CSIM
Meta-analysis with interactive explanations MIX=MIX=Meta-analysis with interactive explanations
MetaSystems Isis Color Karyotyping
Metal
Metal designing
Metalcam Fikus Visualcam
Metalix CAD/CAM System cncKad
Metamation MetaCAM
Metasploit
MeteorJS
Meter reading
MethodWare ProAudit Advisor
Methodware ERA
MetricStream Compliance Management
MetricStream Enterprise Compliance Platform
MetricStream Regulatory Reporting
Metrix Imageware Surfacer
Metrologic Group Metrolog XG
Meyer Instruments Optimas
Mi-Co
Mi-Co Mi-Forms
Michigan State University MSU ProFlex
Micosoft SQL Server Analysis Services=SSAS
Micro Estimating FabPlan
Micro Focus OpenView
Micro Focus TestPartner
Micro J Systems PcHunter
Micro-Press MicroStation PowerDraft=Micro-Press MicroStation=PowerDraft
MicroBiz
MicroBlast Recipe Wizard for Windows
MicroCog Assessment of Cognitive Functioning
MicroFit HealthWizard
MicroFocus GroupWise
MicroFour PracticeStudio.NET EMR
MicroPress VTeX
MicroSolve CAMA
MicroStrategy
MicroStrategy Desktop
MicroStrategy Report Services
MicroSurvey FieldGenius
MicroSurvey OfficeSync
MicroSurvey Software MicroSurvey CAD
MicroSurvey Star*Net
MicroSurveyCAD
Microarchitecture simulation
Microchip MPLAB Integrated Development Environment
Microelectromechanical systems MEMS simulation
Micromuse NetCool
Micronetics Xpert Write-up
Micropact entellitrak Labor Relations Edition
Microscope imaging
Microscopic image capturing
Microservices Architecture
Microsoft .NET Framework=.NET Framework
Microsoft ASP.NET Core MVC=ASP.NET Core=ASP.NET Core MVC=MVC=Microsoft ASP.NET Core
Microsoft ASP.NET=ASP.NET
Microsoft Access
Microsoft Active Directory=Active Directory
Microsoft Active Server Pages ASP=ASP=Active Server Pages=Active Server Pages ASP=Microsoft Active Server Pages
Microsoft ActiveSync=ActiveSync
Microsoft ActiveX=ActiveX
Microsoft Axapta=Axapta
Microsoft Azure DevOps Services=Azure DevOps Services
Microsoft Azure Sentinel=Azure Sentinel
Microsoft Azure=Azure
Microsoft Bing=Bing
Microsoft Business Contact Manager=Business Contact Manager
Microsoft Business Intelligence BI=BI=Business Intelligence=Business Intelligence BI=Microsoft Business Intelligence
Microsoft Commerce Server=Commerce Server
Microsoft DNS Server=DNS Server
Microsoft Defender Antivirus=Defender Antivirus
Microsoft Developer Studio Project
Microsoft DirectX=DirectX
Microsoft Dynamics AX=Dynamics AX
Microsoft Dynamics CRM=Dynamics CRM
Microsoft Dynamics ERP=Dynamics ERP
Microsoft Dynamics GP=Dynamics GP
Microsoft Dynamics Marketing=Dynamics Marketing
Microsoft Dynamics NAV=Dynamics NAV
Microsoft Dynamics SL=Dynamics SL
Microsoft Dynamics=Dynamics
Microsoft ESP SDK=ESP SDK
Microsoft Entourage=Entourage
Microsoft Excel=Excel
Microsoft Exchange=Exchange
Microsoft Expression Blend=Expression Blend
Microsoft Expression Design=Expression Design
Microsoft Extensible Application Markup Language=Extensible Application Markup Language
Microsoft FRx=FRx
Microsoft Forefront Identify Manager=Forefront Identify Manager
Microsoft Forefront Threat Management Gateway=Forefront Threat Management Gateway
Microsoft FrontPage=FrontPage
Microsoft Hyper-V Server=Hyper-V Server
Microsoft Hyperterminal=Hyperterminal
Microsoft Image Composite Editor=Image Composite Editor
Microsoft Internet Explorer=Internet Explorer
Microsoft Internet Information Services=Internet Information Services
Microsoft MapPoint=MapPoint
Microsoft Mobile Explorer MME=MME=Microsoft Mobile Explorer=Mobile Explorer=Mobile Explorer MME
Microsoft Money
Microsoft NetMeeting=NetMeeting
Microsoft Network Monitor=Network Monitor
Microsoft Office
Microsoft Office Document Imaging=Office Document Imaging
Microsoft Office FrontPage=Office FrontPage
Microsoft Office Live Meeting=Office Live Meeting
Microsoft Office Mobile=Office Mobile
Microsoft Office Outlook=Office Outlook
Microsoft Office SharePoint Server MOSS=MOSS=Microsoft Office SharePoint Server=Office SharePoint Server=Office SharePoint Server MOSS
Microsoft OneNote=OneNote
Microsoft Onfolio=Onfolio
Microsoft Outlook
Microsoft Paint
Microsoft Picture It!=Picture It!
Microsoft Power Automate=Power Automate
Microsoft Power BI=Power BI
Microsoft PowerPoint=PowerPoint
Microsoft PowerShell=PowerShell
Microsoft Proclarity=Proclarity
Microsoft Project
Microsoft Publisher
Microsoft SQL Server Compact=SQL Server Compact
Microsoft SQL Server=SQL Server
Microsoft Security Esssentials=Security Esssentials
Microsoft SharePoint Server=SharePoint Server
Microsoft SharePoint=SharePoint
Microsoft Silverlight=Silverlight
Microsoft System Center=System Center
Microsoft Systems Management Server=Systems Management Server
Microsoft Team Foundation Server=Team Foundation Server
Microsoft Teams
Microsoft Total Quality Control Management=Total Quality Control Management
Microsoft Virtual Server=Virtual Server
Microsoft Visio=Visio
Microsoft Visual Basic.NET=Visual Basic.NET
Microsoft Visual Basic=Visual Basic
Microsoft Visual C# .NET=Visual C# .NET
Microsoft Visual FoxPro=Visual FoxPro
Microsoft Visual InterDev=Visual InterDev
Microsoft Visual J++=Visual J++
Microsoft Visual SourceSafe=Visual SourceSafe
Microsoft Visual Studio Solution
Microsoft Visual Studio Test Professional=Visual Studio Test Professional
Microsoft Visual Studio.NET=Visual Studio.NET
Microsoft Visual Studio=Visual Studio
Microsoft Volume Shadow Copy Service=Volume Shadow Copy Service
Microsoft Windows
Microsoft Windows Mobile=Windows Mobile
Microsoft Windows Movie Maker=Windows Movie Maker
Microsoft Windows PowerShell=Windows PowerShell
Microsoft Windows Pre-installation Environment=Windows Pre-installation Environment
Microsoft Windows SDK=Windows SDK
Microsoft Windows Server=Windows Server
Microsoft Windows Sysprep=Windows Sysprep
Microsoft Windows Vista Business=Windows Vista Business
Microsoft Windows XP Professional=Windows XP Professional
Microsoft Windows XP=Windows XP
Microsoft Word
Microsoft Works
Microsoft operating system=operating system
Microsoft transact-structural query language T-SQL=transact-structural query language T-SQL
Microsys MicroMD
Microwave circuit simulation
Microwind Dsch
Mideo Systems EZDoc Plus
MidiSwing
Midland Valley 2DMove
Midland Valley 3DMove
Midland Valley Move Suite
Midrange Software XpertHire
Midwest Information Systems PAX-it
Midwest MicroSystems Cow Sense
MightyScout
Migration
Migration testing
Milano Spa
Mileage logging
Millennium Software Atrex
Millennium SpaSalon
Milliman Corporate Affinity
Milliman ReservePro
Millisecond Software Inquisit
Millon Behavioral Medicine Diagnostic
Milsoft DisSPatch
Mincom MineScape
Mind mapping
MindGenius
MindJet MindManager
Mine maintenance
MineGeo
MineSight
Minemax iGantt
MiniD
MiniScript
MiniYAML
MiniZinc
MiniZinc Data
Minitab
Minnesota Multiphasic Personality Inventory-2 MMPI-2
Mint
Mintel Reports
MinuteMan Systems MinuteMan Project Management
Mirah
Miridia Technology AcuGraph
Missler Software TopSolid=Missler Software=TopSolid
Misys Healthcare Systems Misys Tiger
Misys Healthcare Systems Mysis Tiger
Mitchell International Mitchell WorkCenter
Mitchell Manager Invoicing System
Mitchell OnDemand5 Manager
Mitek Systems ImageNet Payments
Mitre Software GSLOPE
Mixed code generator
Mixed integer optimizer MINTO=MINTO=Mixed integer optimizer
Mlflow
MobiTech Systems Route Sales Trakker
Mobile Data Software VetInfo
Mobile Dog Grooming Software mGroomer
Mobile Knowledge Cabmate
Mobile application
Mobile building inspection
Mobile wireless network infrastructure
MobileToys MAIDXL
Modal analysis
ModelKinetix ModelMaker
Modelica
Modeling
Modellium PariTOP
Modernizing Medicine Practice Management
Modula
Modula-2
Modula-3
Modular Mining Systems DISPATCH
Module Management System
ModuleMD Allergy Module
Modulo Risk Manager
Mojo
MolDraw
Molecular Devices Corporation MetaFluor=MetaFluor=Molecular Devices Corporation
Molecular Devices Corporation MetaMorph=MetaMorph=Molecular Devices Corporation
Molecular Devices Softmax Pro
Molecular Networks GmbH Biochemical Pathways
Molecular Simulations WebLab ViewerPro
Molecular simulation
Molecular visualization
Molsearch Pro
MoneySoft Corporate Valuation
MoneyTree Silver Financial Planner
MongoDB
Monitoring and Remediation Optimization System=MAROS
Monkey C
Monte Carlo simulation
Montgomery Investment Technology Bonds XL
Montgomery Investment Technology Exotics XL
Montgomery Investment Technology FinTools=FinTools=Montgomery Investment Technology
Montgomery Investment Technology Options XL
Montgomery Investment Technology QuoteTools=Montgomery Investment Technology=QuoteTools
Montgomery Investment Technology Risk XL
Montgomery Investment Technology SigTools=Montgomery Investment Technology=SigTools
Montgomery Investment Technology Utility XL
Moocode
Moodle
Moody's KMV CreditEdge
Moody's KMV Decisions
Moody's KMV FAMAS
Moody's KMV Financial Analyst
Moody's KMV Risk Advisor
Moody's KMV Risk Analyst
Moody's RiskCalc
MoonBit
MoonScript
Morningstar Principia
Mortware Professional
Mosby's Drug Consult
Mosby's Nutritrac
Mosflm
Moss Adams Profit Mentor
Motek Priya
Motion analysis
Motion capture
Motion control
Motion correction
Motion graphics
Motoko
Motor testing
MotorMaster+
Motorola 68K Assembly=m68k
Motorola Digital Signal Processing Assembler
Mount Taylor Programs Private Advantage
Mountainside Software Allergy Lab
Move
Moxa
Moxi Works MoxiEngage=Moxi Works=MoxiEngage
Moxi Works MoxiImpress=Moxi Works=MoxiImpress
Moxi Works MoxiPresent=Moxi Works=MoxiPresent
Moz search engine optimization SEO=Moz search engine optimization=SEO
Mozart Music Software Mozart
Mozilla Firefox
Mozilla Thunderbird
MuleSoft
Multi-center traffic management advisor McTMA=McTMA=Multi-center traffic management advisor
Multi-channel contact center
Multi-functional calculators
Multi-line optical character reader OCR=Multi-line optical character reader=OCR
Multi-router traffic grapher MRTG=MRTG=Multi-router traffic grapher
MultiGen Paradigm 3D GIS
MultiGen Paradigm Vega Prime
Multichannel microelectrode analyzer MMA=MMA=Multichannel microelectrode analyzer
Multidata Computer Systems MultiTech=MultiTech=Multidata Computer Systems
Multidimensional Expressions MDX=MDX=Multidimensional Expressions
Multimedia video analysis
Multipath Corporation Fast Matrix Solver=FMS
Multiple listing service
Multiple trading transaction systems
Multiprotocol Label Switching MPLS=MPLS=Multiprotocol Label Switching
Multipurpose Interactive Image Processing System=MIIPS
Multisensory data representation
Multitask
Multivariate Software EQS=EQS=Multivariate Software
Multivariate statistical program MVSP=MVSP=Multivariate statistical program
Multiview Accounts Receivable
Muncy Plat Pronto
Municipal geographic management
Muse=amusewiki=emacs muse
MuseScore
Music
Music Director Pro
Music scheduling
MusicDevelopments RapidComposer
MusicGraph
Musical Palette
Musical instrument digital interface MIDI=MIDI=Musical instrument digital interface
Musilogic HarmonyBuilder
Mustache
Mutation testing
Muthen & Muthen Mplus
Mutual fund analysis
Mxi Technologies Maintenix
My Clients Plus
MyCommerce RegNow
MyComplianceOffice Compliance Operations Management System
MyFamilySoftware Instant Architect
MyFitnessPal
MySQL
Myers Briggs Type Indicator
Myghty
Myriad Software Harmony Assistant
Myspace
Mzinga On-Demand Learning Suite
NAMD
NASL
NC verification
NCAR Command Language NCL=NCAR Command Language=NCL
NCBI RefSeq
NCG Medical Systems d-Chart
NCH Software Express Invoice
NCL
NCR Advanced Checkout Solution
NCR Advanced Store
NCR NeighborhoodPOS
NCR Teradata Warehouse Miner
NCSS
NDCMedisoft
NEO PI-R
NEON=ne-on=nette object notation
NIIT Technologies WinRisk
NIKSUN NetDetector
NILS INSource
NIWA Tideda
NL
NMODL
NOAA Shoreline Data Explorer
NOW Solutions emPath
NPKTools Comp Analytics
NPKTools CompXpert
NPM Config=npmrc
NSF Hospitality Rendezvous Events
NSIS
NUnit
NVDIA Gelato
NWChem
NWScript
Nagios
Narratek Smartype
Nasal
National Archives online databases
National Concrete & Masonry Estimator
National Crime Information Center database
National Driver Register NDR=NDR=National Driver Register
National Fire Incident Reporting System=NFIRS
National Geodetic Survey NGS VERTCON=National Geodetic Survey NGS=VERTCON
National Geophysical Data Center GEODAS=GEODAS=National Geophysical Data Center
National Instruments Compact FieldPoint System=Compact FieldPoint System
National Instruments DAQ Assistant=DAQ Assistant
National Instruments LabVIEW=LabVIEW
National Instruments Multisim=Multisim
National Instruments NI Motion Assistant=NI Motion Assistant
National Instruments NI-DAQmx=NI-DAQmx
National Instruments TestStand=TestStand
National Instruments Ultiboard=Ultiboard
National Integrated Ballistics Information Network=NIBIN
National Land Cover Database NLCD=NLCD=National Land Cover Database
National Law Enforcement Telecommunications System=NLETS
National Library of Medicine DOCLINE
National Library of Medicine Medline
National Soil Information System NASIS=NASIS=National Soil Information System
NaturaeMed OfficePro
NaturoPlus
Naturopathic Clinic
Natus NeuroWorks
NaviMedix NaviNet
NaviNet Open
NaviSys Front Office
Naviance Succeed
Navigation
Navigational chart
NavisWorks Jetstream
Navzilla
NeTLIMS AutoAP
NeTLIMS AutoFusion
NeTLIMS AutoLIMS Core Lab
Nearpod
Nebu Dub InterViewer
Nedstat Sitestat
Needs analysis
Neill Technologies SpaBiz
Nemerle
Nemetschek Vectorworks Spotlight
Neo4j
NeoOffice
Neohapsis Certus GRC=GRC=Neohapsis Certus
Neotec WELLFLO
NetDimensions Enterprise Knowledge Platform EKP=EKP=NetDimensions Enterprise Knowledge Platform
NetDocuments
NetEpi
NetIQ
NetLims AutoLims
NetLinx
NetLinx+ERB
NetLogo
NetPrimer
NetScout InfinitiStream Console
NetScout Sniffer Global Analyzer
NetScout Sniffer Portable Professional Analyzer
NetSoft IntelliPath
NetSuite ERP
NetSuite NetCRM
NetSuite NetERP
Netreo OmniCenter
Netscape Navigator
Netsmart Technologies Avatar Clinical Workstation=CWS
Netsmart Technologies CareNet
Netsmart Technologies Helper
Network Analysis SINDA-G
Network Instruments Observer Standard
Network Science IR Mentor Pro
Network address management
Network addressable storage NAS=NAS=Network addressable storage
Network and component performance analysis
Network and system vulnerability assessment
Network architecture design
Network availability monitoring
Network bridge
Network design
Network directory services
Network documentation
Network flow modeling
Network intrusion detection
Network intrusion prevention systems NIPS=NIPS=Network intrusion prevention systems
Network management
Network modeling, mapping, and analysis
Network monitoring
Network reporting
Network security auditing
Network shutdown
Network storage
Network traffic probe
Network, hardware, and software auditing
Neural network modeling
NeuralWare
Neuro Innovations Therapist's Toolkit
NeuroSolutions Trading Solutions
NeuroSolutions for MatLab
Neurobehavioral Systems Presentation
Neurofax SpikeDetector
Neurotronics Polysmith
Nevercenter Silo
New Dawn Technologies JustWare Court
New Horizons Software OrthoExec
New Millennium Communications Genesis Accounting
New World Systems Logos.NET
New construction inspection form
NewLisp
NewPortWave Year End Solutions
NewTek Lightwave 3D
Newgen Software Technologies OmniDocs
Newsletter production
NexTech EMR & PM
Next Limit Maxwell Render
NextGen Healthcare Information Systems EMR
NextGen Healthcare NextGen Practice Management
Nextech EMR
Nextflow
Nginx=nginx configuration file
Niceware International LabelClinic CT
Nickel
Nielsen Arianna
Nielsen Marketbreaks
Niku Clarity
Nim
Nimblefeet Technologies Captain's Keeper
Ninian Huddle
Ninja
Nit
Nix=nixos
Nmap
NoSQL
Node.js
NodeBox
Noir=nargo
Noldus Information Technology FaceReader
Noldus Information Technology uLog Pro
Nolij Corporation Nolij Transfer
Nolo Quicken Legal Business Pro
Non uniform rational b-splines NURBS=NURBS=Non uniform rational b-splines
Norchard Solutions Succession Wizard
North American Software Associates Eclipse
NorthWest Builders Network Plan Analyst
Norton AntiVirus
NortonLifeLock cybersecurity
Notam Development Group Airport Insight
Notation Software Notation Composer
NoteWorthy Software NoteWorthy Composer
NovaMind Merlin Project Manager
NovaStor NovaBACKUP
Novariant AutoFarm AF Viewer
Novell NetWare Management Station=NetWare Management Station
Novell eDirectory=eDirectory
Novo Customer Tracking
Novovision NovoPath
Nslookup
NuView EBS
NuView Systems NuViewHR=NuView Systems=NuViewHR
Nuance Dragon NaturallySpeaking=NaturallySpeaking=Nuance Dragon
Nuance OmniPage Professional
Nuance PaperPort Professional
Nuance Power PDF=Nuance Power=PDF
Nucletron planning systems
Nuesoft Technologies NueMD=NueMD=Nuesoft Technologies
NumPy
Numerical analysis
Numerical control
Numeritek NUMERICA
Nunjucks=njk
Nupro CastView
Nursing documentation
Nushell=nu-script=nushell-script
NutriGenie Optimal Nutrition
Nutrient analysis
Nutrition Balance Analyzer NUTBAL=NUTBAL=Nutrition Balance Analyzer
Nutrition analysis
Nuview Systems Cort HCM
Nuvosoft Rwiz
Nvu
O*NET OnLine
O3spaces Workplace
OASv2-json
OASv2-yaml
OASv3-json
OASv3-yaml
OCLC ILLiad
OCS Office-Partner
OCaml
ODLIS
OLRAC Electronic Logbook Software Solution
OMICRON Test Universe
OMNeT++ MSG=omnetpp-msg
OMNeT++ NED=omnetpp-ned
OMTI ReporterBase
ONE Software KidsONE
OPEN MIND Technologies hyperMILL
OPIE Practice Management Suite
OPNET APMXpert
OPNET SP Sentinel
OSI TrustWise
OSI monarch/SGP
OTP ArmaCAD
OWL Bookkeeping for Realtors
Oak Mountain Software AnnuityValue
Oasys structural design and analysis
Oberon
ObjDump
Object Data Instance Notation
Object database management system ODBMS=ODBMS=Object database management system
Object oriented development environment
Object oriented programming
Object-oriented programming languages
ObjectScript
Objectif Lune PlanetPress Suite
Objectif Lune PrintShop Mail
Objective C
Objective Caml
Objective Decision Contactizer Pro
Objective Electronic Document Management
Objective-C++=obj-c++=objc++=objectivec++
Objective-C=obj-c=objc=objectivec
Objective-J=obj-j=objectivej=objj
OctTools
Octagon StartingPoint
Octagon ViewPoint eCTD Complete
Odin=odin-lang=odinlang
Office Gemini Diamond Vision
Office suite
OfficeMate Software Solutions ExamWRITER
OfficeMate Software Solutions OfficeMate=OfficeMate=OfficeMate Software Solutions
OfficeWork Software TurboProject
Oil mapping
Olympus Image Analysis
OmegaT
Omeka
Omgrofl
Omni Group OmniGraffle=Omni Group=OmniGraffle
OmniFleet Equipment Maintenance Management
OmniMD PT./OT EHR
OmniMD Sports Medicine EHR
OmniRIM Records Management Suite
Omnitech OMNILAB
Omnitracs Performance Monitoring
On Center On-Screen Takeoff
On Center Quick Bid
OnCare Advantage
OnQue Technologies COBRA OnOne=OnOne=OnQue Technologies COBRA
OnShape
One Mile Up Panel Planner
One pass compiler
OneCNC CAD/CAM
Online Computer Library Center databases
Online Database Solutions Agent Intelligence
Online Mendelian Inheritance in Animals=OMIA
Online advertising reporting
Online analytical processing OLAP=OLAP=Online analytical processing
Online data collection systems
Online database search and retrieval
Online databases
Online image and graphics database
Online informational database
Online library databases
Online medical databases
Online meeting
Online public records search
Online reference databases
Online registration
Online service manual database
Online trading
Online traffic calculator
Onset Computer Corporation HOBOware
Ontario Systems FACS=FACS=Ontario Systems
Opa
Open Dental
Open Dynamics Collabtive
Open Graphics Library OpenGL=Open Graphics Library=OpenGL
Open Mind Software hyperMILL
Open Mind hyperMILL
Open Policy Agent
Open Shortest Path First OSPF=OSPF=Open Shortest Path First
Open Song Composer
Open Source Matters Joomla!
Open Systems TRAVERSE
Open Text Web Solutions
Open e-LMS
Open source routing protocols OSPF=OSPF=Open source routing protocols
OpenAI ChatGPT
OpenAPI Specification v2=oasv2
OpenAPI Specification v3=oasv3
OpenCL
OpenClinica
OpenDocMan
OpenDroneMap
OpenEdge ABL=abl=openedge=progress
OpenEpi
OpenGL
OpenMake Software Meister
OpenMake Software Mojo
OpenOffice WRITER
OpenOffice.org
OpenQASM
OpenRC runscript=openrc
OpenRoads Designer
OpenSCAD
OpenService Open NerveCenter
OpenStack
OpenStep Property List
OpenTable
OpenText Livelink ECM
OpenText eDOCS DM
OpenType Feature File=AFDKO
OpenVAS
OpendTect
Operating log
Operating system
Operating system monitoring
Operating system process control
Operating system shells
Operational Data Store ODS=ODS=Operational Data Store
Operational databases
Operations scheduling
Operitel LearnFlex
Ophthalmic imaging
Opportunity management system OMS=OMS=Opportunity management system
OptaSoft Commercial Building Inspector
Optical Gaging Products Measure-X
Optical Physics Technologies SUN_CHART
Optical Research Associates LightTools
Optical analysis
Optical character reader OCR=OCR=Optical character reader
Optical character recognition OCR=OCR=Optical character recognition
Optical imaging systems
Optical network management
Optical scanning
Opticks
Optima IAS
Optimization
Optimum Logistics LoadPlanner=LoadPlanner=Optimum Logistics
Option List=ackrc=opts
OptionVue Options Analysis
Optitex 3D Suite
Optiwave OptiBPM
Optiwave OptiFDTD
Optiwave OptiSPICE
OrCAD Capture
Oracle
Oracle Advanced Procurement=Advanced Procurement
Oracle Application Express APEX=Application Express=Application Express APEX=Oracle Application Express
Oracle Application Server=Application Server
Oracle Beehive=Beehive
Oracle Business Intelligence Discoverer=Business Intelligence Discoverer
Oracle Business Intelligence Enterprise Edition=Business Intelligence Enterprise Edition
Oracle Business Intelligence Publisher=Business Intelligence Publisher
Oracle Business Intelligence Suite=Business Intelligence Suite
Oracle Clinical=Clinical
Oracle Cloud
Oracle Darwin
Oracle Data Guard=Data Guard
Oracle Data Integrator=Data Integrator
Oracle Database=Database
Oracle Designer
Oracle E-Business Suite Financials=E-Business Suite Financials
Oracle E-Business Suite Logistics=E-Business Suite Logistics
Oracle E-Business Suite=E-Business Suite
Oracle Eloqua=Eloqua
Oracle Enterprise Asset Management eAM=Enterprise Asset Management eAM
Oracle Enterprise Manager Cloud Control=Enterprise Manager Cloud Control
Oracle Enterprise Manager=Enterprise Manager
Oracle Essbase=Essbase
Oracle Flow Manufacturing=Flow Manufacturing
Oracle Fusion Applications=Fusion Applications
Oracle Fusion Middleware=Fusion Middleware
Oracle Golden Gate=Golden Gate
Oracle HRIS=HRIS
Oracle Hyperion Financial Management=Hyperion Financial Management
Oracle Hyperion Planning=Hyperion Planning
Oracle Hyperion=Hyperion
Oracle Insurance Compliance Tracker=Insurance Compliance Tracker
Oracle Inventory
Oracle JD Edwards EnterpriseOne=EnterpriseOne=JD Edwards=JD Edwards EnterpriseOne=Oracle JD Edwards
Oracle JDBC=JDBC
Oracle Java Enterprise Edition EE=EE=Java Enterprise Edition=Java Enterprise Edition EE=Oracle Java Enterprise Edition
Oracle Java Message Service JMS=JMS=Java Message Service=Java Message Service JMS=Oracle Java Message Service
Oracle Java=Java
Oracle JavaServer Pages JSP=JSP=JavaServer Pages=JavaServer Pages JSP=Oracle JavaServer Pages
Oracle Jdeveloper=Jdeveloper
Oracle Learning Management=Learning Management
Oracle Manufacturing Scheduling=Manufacturing Scheduling
Oracle Migration Workbench=Migration Workbench
Oracle Net Manager=Net Manager
Oracle NetSuite=NetSuite
Oracle PL/SQL=PL/SQL
Oracle PeopleSoft Enterprise Employee Self-Service=PeopleSoft Enterprise Employee Self-Service
Oracle PeopleSoft Enterprise Human Resources=PeopleSoft Enterprise Human Resources
Oracle PeopleSoft Enterprise=PeopleSoft Enterprise
Oracle PeopleSoft Financials=PeopleSoft Financials
Oracle PeopleSoft Human Capital Management=PeopleSoft Human Capital Management
Oracle PeopleSoft=PeopleSoft
Oracle Performance Management Suites=Performance Management Suites
Oracle Primavera Systems=Primavera Systems
Oracle Real Application Cluster RAC=Oracle Real Application Cluster=RAC=Real Application Cluster=Real Application Cluster RAC
Oracle Recovery Manager=Recovery Manager
Oracle Remote Data Capture=Remote Data Capture
Oracle Reports=Reports
Oracle Retek=Retek
Oracle SQL Developer=SQL Developer
Oracle SQL Loader=SQL Loader
Oracle SQL Plus=SQL Plus
Oracle Self-Service Human Resources=Self-Service Human Resources
Oracle Siebel CRM=Siebel CRM
Oracle Siebel Marketing Resource Management=Siebel Marketing Resource Management
Oracle Siebel Server Sync=Siebel Server Sync
Oracle Solaris=Solaris
Oracle Taleo=Taleo
Oracle Unified Directory=Unified Directory
Oracle Universal Content Management=Universal Content Management
Oracle Warehouse Builder=Warehouse Builder
Oracle WebLogic Server=WebLogic Server
Oracle iPlanet Web Server=iPlanet Web Server
OrangeHRM
Orbitz Worldwide Orbitz for Agents
Orbius
Orchard Software Orchard Harvest LIS
Orchard Software Orchard Pathology
Order management
Ordering and purchasing
Org
Organic synthesis planning
Orgmation iCare
OriginLab Origin
Orion Law Management Systems Orion
Orpheus Technology Pro Writing Aid
Ortho Computer Systems ViewPoint
OrthoChart
Orthoease
Orthotic fabrication
Otometrics OTOsuite
Outage management system OMS=OMS=Outage management system
Outboard engine diagnostic
OutlookSoft
OverPy=opy
Overland Conveyor Belt Analyst
OverpassQL
Oversight Insights On Demand
Ovid SilverPlatter WebSPIRS=Ovid SilverPlatter=WebSPIRS
Ovo Studios Ovo Logger
Oxford Reference Online
Oxygene
P-STAT
P-Sea WindPlot
P4
PACER
PANTONE ColorVision ProfilerPlus=PANTONE ColorVision=ProfilerPlus
PANalytical X'Pert Data Collector
PANalytical X'Pert Epitaxy
PAR Technology SpaSoft
PARI/GP
PARTHENON
PASS
PASSER
PC Dispatch
PC Weather Products HURRTRAK
PC-Mapper
PC-Progress HYDRUS
PCARSS
PCC EHR
PCC Pediatric Partner
PCG Software Virtual Examiner
PCI Express PCIe=PCI Express=PCIe
PCI Geomatics
PCI Geomatics Geomatica
PCI Geomatics eCognition
PCPW
PDAs
PDDL
PDF Snake Easy Bates
PDF readers
PDMS
PDP
PDS Vista
PE INTERNATIONAL GaBi
PE INTERNATIONAL SoFi
PEAR
PEB XLDent
PEDYN P2000=P2000=PEDYN
PEG.js
PEPID EMS
PEPID RN Critical Care RNCC=PEPID RN Critical Care=RNCC
PFAST
PHAST
PHP=inc
PHYLIP
PIBWin
PICS DietMate Professional
PIE Technologies MoneyGuidePro
PISCES IIB
PLC Automation Intellution iFIX
PLOS Computational Biology
PLSQL
PLpgSQL
PLplot
PM/2 Clinical Planner
PMC KanbanSIM
PMS
POS
POSitive Software POSitive for Windows
POV-Ray SDL=pov-ray=povray
PPD Patient Profiles
PPD eLoader
PPT4Drs Quixote
PQ Systems CHARTrunner Lean
PQ Systems GAGEpack
PQ Systems MEASUREspy
PQ Systems SQCpack=PQ Systems=SQCpack
PREMIER Biosoft Array Designer
PREMIS
PRICE Sytems TruePlanning
PRINCE
PRONTO Xi
PROPHIX Enterprise
PRe Consultants SimaPro
PSLF
PSTek
PTC Arbortext
PTC Creo Elements/Pro
PTC Creo Parametric
PTC Mathcad
PTC Pro/Cable
PTC Pro/ENGINEER Mechanica
PTC Pro/ENGINEER Wildfire
PTC Pro/INTRALINK
PTC Pro/Pipe
PTC Windchill
PTS Solutions WinJuris Court Solutions
PTV VISUM
PTV Vissim
PUFF
PV Optics
PVsyst
PWscf
Pacific Solutions FloorRight
Package location and tracking
Package tracking
Packet analysis
Packet analyzers
Packet filter
Packet tracing
Pact
Padlet
Page markers
Paint mixing and matching
Paintbrush
Paisley AutoAudit
Paisley Cardmap
Paisley Focus Control Assurance
Paisley IssueTrack
Paisley RiskNavigator
Palantir Intelligence
Palbridge Ubidesk
PaleoMag
PaleoTax
Paleontological Statistics PAST=PAST=Paleontological Statistics
Palisade @Risk
Palisade Bond @nalyst
Palisade Evolver
Palisade StatTools
Palm Pal Transana
Palmtree EMS Field Reference Guide
Palmtree Pocket EKG
PaloAlto Advertising Plan Pro
Pan American Health Organization SIGEpi
Panopto
Panorama NovaView
Panorama Technologies ModelWeaver
Panoweaver Panorama
ParAccel Analytic Database
ParTech PixelPoint POS=POS=ParTech PixelPoint
Paradigm SKUA-GOCAD
Parallel Geoscience SPW
Parallel systems
Parameter Estimation PEST=PEST=Parameter Estimation
Parasoft SOAtest
Parature eRealtime
Parature eTicket
Parbat
ParentSquare
Parking access revenue control system
Parrot Assembly=pasm
Parrot Internal Representation=pir
PartMaker SwissCAM
Partek Incorporated Partek Genomics Suite
Partial class generator
Parts classification databases
Parts database
Pascal=delphi=objectpascal
Pason WellView Field Solution
Password cracker
Password management
Past Inspection Query PIQ=PIQ=Past Inspection Query
PastPerfect Software PastPerfect=PastPerfect=PastPerfect Software
Patch and update management
Patch management
PathLogix
PathView Systems Progeny
Pathlore LMS
Pathogen Modeling Program PMP=PMP=Pathogen Modeling Program
PathogenTracker
Patient Health Questionaire
Patient billing
Patient charting
Patient documentation
Patient electronic medical record EMR=EMR=Patient electronic medical record
Patient management
Patient medical record
Patient monitoring systems
Patient record maintenance
Patient satisfaction assessment
Patient scheduling
Patient tracking
Pattern design
Pattern recognition
Pattern searching
PatternMaker
Patternmaking
Patterson Dental Supply Patterson EagleSoft
Pawn
PayData Advanced HR
PayPal
PayPal Zettle
Paychex payroll
Paycor payroll management
Paylocity Web Pay
Payment processing
Payroll
Pd' Programming Intersection Magic
Peachtree Premium Accounting for Manufacturing
Pear Deck
Pear Technology Fieldman Farmer
Pearson Education PHStat2=PHStat2=Pearson Education
Pearson PowerSchool
PedHunter
PediDraw
Pedigree drawing and management
PedonCE
Peer-to-Peer Financial Analysis
Pegasus
Pegasystems SmartBPM
Pelion manufacturing process optimization MPO=MPO=Pelion manufacturing process optimization
Pemimic Patient Relations Suite
Penchant Software dispatchOffice
Penetration testing
Peninsula Software Quicktrack Pro
Penta
Pentagon 2000SQL
Pentaho Kettle
Pentana audit work system PAWS=PAWS=Pentana audit work system
Penultimate
Penzar TopSPICE
People-Trak
People-Trak HR Essentials
PeopleNet
PeopleSoft Enterprise Financial Management Solutions
PeopleSoft Payroll for North America
Peopleclick AAPlanner
Peopleclick CAAMS
Peopleclick Monitor
Peopleclick PayStat
Pep8
Per-Se Technologies ORSOS One-Call
Perceptive Software ImageNow
Perceptive Software Intelligent Capture
Pereless Systems
PerfectByte Ortho
PerfectLaw All-in-One Suite
PerfectSoftware PerfectHR
Perforce
Perforce Helix
Perforce Software Configuration Management System
Performance Solutions Technology ManagePro
Performance Systems Development TREAT
Performance Technology Associates DocuTools
Performance database
Perio charting
PerkinElmer ChemOffice Chem3D=Chem3D=PerkinElmer ChemOffice
PerkinElmer ChemOffice ChemDraw=ChemDraw=PerkinElmer ChemOffice
PerkinElmer ChemOffice Suite
PerkinElmer TurboMass
PerkinElmer Turbochrom
Perl shell
Perl=cperl
Permit administration
Perseus SurveySolutions
Personable Workflow DMS
Personal computer diagnostic
Personalized Software Childcare Manager
Personnel management
Personnel scheduling
Petroleum Software Technologies
Petschedule
Petz Enterprises V-Tax
PhantomJS
Pharmaceutical
Pharmacy management
Phase Forward Clintrial
Phase Forward InForm GTM
Phase One Capture One
Phoenix Integration ModelCenter
PhoenixPRO Forest Activity Tracking
PhoneGap
Photo editing
Photo enhancement
PhotoModeler
Photogrammetric
Photon Design CrystalWave
Photon Design FIMMPROP
Photon Design FIMMWAVE
Photon Design OmniSim
Photon Design PICWave=PICWave=Photon Design
Phrap
Phred
Physical access management
Physical design
Physical education educational
PhysioTools Tools RG
Pi Blue OptWorks Excel
PianoFX STUDIO
PianoRollComposer
Piazza
Piccolo Software PiccoloTaxi=Piccolo Software=PiccoloTaxi
Picis CareSuite
PicoLisp
PigCHAMP Care 3000
PigLatin
Pile Dynamics Pile Driving Analyzer=PDA
Pilgrim Quality Solutions SmartSolve=Pilgrim Quality Solutions=SmartSolve
Pilgrim Regulatory Submission
Pilot Navigator Software Load Balance
Pimlico Software DateBk
Piney Creek Digital Protocol System
Ping Identity
Ping tools
Pinterest
Pip Requirements
Pipepro Pipefitting
Piping and instrumentation design PID=PID=Piping and instrumentation design
Piping construction costs estimation
PipingOffice
Pitney Bowes ShipStream Manager
Pivotal Z Prestige Scheduler
Pix4D
Pix4D Pix4Dcapture=Pix4D=Pix4Dcapture
Pix4D Pix4Dmapper=Pix4D=Pix4Dmapper
Pixar RenderMan Studio
Pixarra TwistedBrush
Pixelmator
Pixologic Zbrush
Pkl
Place-and-route
PlanGraphics Citywide GIS Utility
PlanPlus Pro
PlanScan Portfolio Pathfinder
PlanSwift
Planbox
Planet DDS Denticon
Planisware
Planit Alphacam
Planmeca Oy Dimaxis
Planstone
Plant design management system PDMS=PDMS=Plant design management system
Plant information data entry
Plant maintenance
Plant management
PlantUML
Planview Clarizen
Planview Process Builder
Plate reader
Plateau Learning Management System LMS=LMS=Plateau Learning Management System
Platform as a service PaaS=PaaS=Platform as a service
Platte River Associates BasinMod
Pleier Audit Management System
Plex Systems Plex Manufacturing Cloud
Plexis Software Plexis POS=POS=Plexis Software Plexis
Plimus Loan Artist
Ploticus
Plug-in file
Plume modeling
Pod 6
Podcasting
PogoScript
Point of sale POS bookstore
Point of sale POS payment
Point of sale POS restaurant
Point of sale POS=POS=Point of sale
Point-of-View QWriter
PointClickCare healthcare
Polaris Health Directions Polaris-MH
Polaris Microsystems AeroLog Pro
Polaris Microsystems CharterLog
Polaris parallelizing compilers
Polhemus FastSCAN
Polhemus Fasttrack System
Policy issuance system
Poll Everywhere
PolyBayes
PolyMap
PolySystems Asset Delphi
Polycom RealPresence
Polymath Software POLYMATH=POLYMATH=Polymath Software
Popkin System Architect
Port scanners
Portable document file creation
Portalgraphics openCanvas
Portfolio analysis
Portfolio management
Portswigger BurP Suite
Portugol
Positive pay
Positive train control PTC systems
Post Once
Post-processor
PostCSS
PostScript=postscr
Postal Explorer
Postal boundary mapping
Postal tracking
PostgreSQL
Posting
PostingPal
Postman
Potrace
Power Diary
Power Query=powerquery
Power Real Estate Letters
Power Structure
Power Tab Editor
Power analysis
Power and Precision
Power system modeling
PowerBuilder
PowerCAD
PowerMed
PowerPlace Professional
PowerSchool Group PowerSchool SIS
PowerSchool SIS
PowerShell=posh=pwsh
PowerSoft PowerBuilder
PowerWorld
PowerWorld Corporation PowerWorld Simulator
Powersim PSIM
Praat
Practice Partner Patient Records
Practice Partner Total Practice Partner
Practice Technology Prevail
Practice management software PMS=PMS=Practice management software
Practice-Web Dental
PracticePRO Software Systems QuickPractice
PracticeSuite Complete Suite
PracticeWorks Systems Kodak WINOMS CS
PraxiPower PraxiSchool
Preactor APS
Preactor Finite Capacity Scheduling
Precision Data Solutions VoicePower
Precision TRA/X
Precision analytical aerotriangulation pugging
Predator DNC
PredictProtein
Predictive toxicology
Premier Software Simtrak Mobility
Presagia Sports
Presagis Stage
Prescription processing
Presentation
Presentation graphics
Preventive maintenance
Prezi
PricePoint
PricewaterhouseCoopers TeamMate
Pricing
Prima Systems OPTIX
PrimaSoft PC Realtor Organizer Deluxe
Primatech AUDITWorks
Primavera Cost Management
Primavera Enterprise Project Portfolio Management
Primavera P6 Professional Project Management
Prime Clinical
Prime Debt Soft Debt Settlement
Prime Debt Software Credit Repair
Primer3
Printed circuit board design
Printer driver
Printers Software Inc. Presidio
Printing management system
Prisma
Private Practice
Pro Writing Aid
Pro*C
ProCAT Denoto
ProCAT Winner
ProDoc
ProEst Software ProEst Estimating
ProForce Highlight Flyer Master
ProForce Paralegal Pro-Pack
ProForce Ultimate Brochures
ProModel
ProPay payment processing
ProQuest ABI/INFORM Global
ProQuest Archive Finder
ProQuest ERIC
ProQuest RefWorks
ProQuest RefWorks RefShare=ProQuest RefWorks=RefShare
ProQuest Worldwide Political Science Abstracts
ProSolutions Software Transcend
ProTracker Advantage
Probabilistic risk assessment PRA=PRA=Probabilistic risk assessment
Procedure scheduling
Process control
Process reengineering
Process safety management
Process simulation
ProcessPro Premier
Procfile
Procore
Prode PD-Plus
ProducePak Mobile Farm Management
Product development management
Product lifecycle management PLM=PLM=Product lifecycle management
Product producer databases
Product safety documentation
Production control
Production flow analysis
Production planning
Production scheduling
Production scheduling and planning
Production tracking system
Productivity
Professional Solutions ProCare=ProCare=Professional Solutions
Profilers
Profit Developers Electronic File Interchange
Profitool
Profitool GearWatch
Progeny Software Progeny Clinical
Prognosis Innovation Healthcare ChartAccess
Prognosis Solutions ResolvPRM
Program checksumming
Program logging
Programmable logic controller PLC=PLC=Programmable logic controller
Programming language one PL/I=PL/I=Programming language one
Programming languages
Progress OpenEdge ABL
Progress OpenEdge Application Server
Progress OpenEdge Fathom Replication
Progress Sonic ESB
Progress WebSpeed Workshop
Proguard
Project Manager Online ProjectManager.com
Project Portfolio Management Solution
Project analysis and costing
Project data integration
Project estimation
Project management
Project planning
Project portfolio management PPM=PPM=Project portfolio management
Project scheduling
Project visualization
Project-Open
Project.net
ProjectLibre
ProjectSend
Projecturf
Prolog
Promela
Prometheus
Promine
Promium Element DataSystem LIMS
Proof of delivery POD=Proof of delivery
Propeller Multimedia React2
Propeller Spin
Propellerhead Software Reason
Property Boulevard
Property Insight TitlePoint
Property Solutions International ResidentPortal
Property management system PMS=PMS=Property management system
Property records databases
Property scheduling
PropertyBoss Solutions PropertyBoss=PropertyBoss=PropertyBoss Solutions
PropertyInfo SureClose
PropertyView Solutions Remanage
Propertyware
Proportional integral derivative control PID=PID=Proportional integral derivative control
Proscan
ProtScale
Protein Explorer
Protein databases
Proteus Engineering FastShip
Protiviti Governance Portal
Protocol Buffer Text Format=protobuf text format=text proto
Protocol Buffer=Protocol Buffers=proto=protobuf
Provalis Research Simstat
Proxima Controller
PsyScope
PsyScript
PsyTech Solutions Epitomax
PsychAssistant
PsychNotesEMR
PsychSim
Psyche Systems LabWeb
Psyche Systems Systematic Blood Bank
Psyche Systems WindoPath
Psychiatric assessment
Psychiatric information databases
Psychological testing
Psychology Software Tools E-Prime
Psychology Software Tools MRI Simulator
Psychometric testing
Psychophysics Toolbox
Psychrometric chart
Psychsoft !Observe
Psyquel
PuTTY
Public Key
Public genomic databases
Pulsar
Pulse Software ChiroPulse 365
Pulse Train Bellview CAPTI
Pulse Train Bellview Scan
Pulse Train Bellview TCI=Pulse Train Bellview=TCI
Pulse Train Bellview Web
Pulse Train Pulser Web
Pulse Train Visual QSL
Purchasing
PurchasingNet eProcurement
Pure Data
Pure Data PD=PD=Pure Data
PureBasic
PureScript
Purkinje Dossier
PySpark
PyTorch
Pyret
Python Experimental Economics Toolkit PEET=PEET=Python Experimental Economics Toolkit
Python Tools for Visual Studio
Python console=pycon
Python traceback
Python=py=py3=python3=rusthon
Pyxis MedStation
Q#=qsharp
Q-Chem
QA Software QMS Materials Management
QAD Adaptive ERP
QAD Marketing Automation
QAD shielding computer code
QCBD
QGIS
QMC CM4D
QML
QMSoftware Receivables Management
QMake
QNX
QPSMR Limited CATI
QPSMR Limited Input
QPSMR Limited Insight
QPSMR Limited Reflect
QPuncture II
QSM SLIM Suite
QSR International NVivo
QUALCOMM Eudora
QUALCOMM QTRACS
QUALCOMM ViaWeb
QUALCOMM eXtensible Diagnostic Monitor QxDM=QUALCOMM eXtensible Diagnostic Monitor=QxDM
QUMAS quality management solution
Qarbon ViewletBuilder Professional
Qaulis Research The Ethonograph
Qchart
Qlik
Qlik Tech QlikView=Qlik Tech=QlikView
Qpalm Acupuncture
Qqest TimeForce
Qt Script
Quad Software Grome
Quadkey HR Server
QuadraMed Affinity Healthcare Information System
Quadralay WebWorks ePublisher
Quadstone Paramics
Quake
QuakeC
QualCorp FormsPlus
Qualitative analysis
Qualitech Solutions Dynamic Scheduling
Qualitica RentBoss
Quality Positioning Services Fledermaus
Quality Software Systems LabHealth
Quality Systems International WinLIMS
Quality control
Qualtrics Insight
Qualtrics Research Suite
Qualys Cloud Platform
Quantifying marketability discount QMD modeling
Quantitative Micro Software EViews
Quantitative analysis
Quantrax Intelec
QuantumWise Atomistix ToolKit
Quark Immedia
Quark enterprise publishing
QuarkXPress
Quest BigBrother
Quest Central
Quest Erwin Data Modeler
Quest Foglight
Quest SQL Optimizer for Oracle
Quest SharePlex
QuestSuite Professional
QuestaWeb TradeMaster QW=QW=QuestaWeb TradeMaster
Questek Humanis
Question interchange profile QUIP=QUIP=Question interchange profile
QuestionMark
QuestionPro
Questionmark Perception
Questor Systems ARGUS=ARGUS=Questor Systems
Questor Systems QScan32=QScan32=Questor Systems
Quick Notes PDQ Podiatry
Quick Notes QNotes Office EMR
Quick Plant Energy Profiler
QuickBASIC=classic qbasic=classic quickbasic=qb=qb64=qbasic
QuickBase business management
QuickCogo
QuickPen DuctDesigner 3D
QuickQuote QuickFile Agency Management System
Quicken
QuikDraw Loan Management System
Quint
Quizlet
Quorum PGAS
Quote Software QuoteExpress=Quote Software=QuoteExpress
QuoteWerks
QwikQuote
RADACS
RADAN Radbend
RAE Systems HazRAE
RAML
RAScript
RAT-STATS
RATS
RBS
RBS GoTour Online
RCL Software Media Library Manager
RCS GSelector
RCS NexGen Digital
RDoc
REALbasic
REDCap Research Electronic Data Capture
REDUCE
REI Wise Commercial
RELAP
RESRAD
RESTful API
REScheck
RETScreen
REXX=arexx
RFID
RFMS Schedule Pro
RGA AURA
RGA Facultative Application Console
RIETAN
RISA Technologies RISA-3D
RISA Technologies RISAMasonry=RISA Technologies=RISAMasonry
RISC Virtual Training Assistant
RIVERMorph
RIVS automated interview
RMS Technology Flitesoft
RMarkdown
RNA sequencing
RON
ROS Interface=rosmsg
RPC=oncrpc=rpcgen=xdr
RPGLE=ile rpg=sqlrpgle
RPIS Silent CMA
RPIS Silent Flyer
RPM Spec=specfile
RSA RadCalc
RSAC Riparian Mapping Tool
RSI ENVI
RSI interactive data language IDL=IDL=RSI interactive data language
RSM McGladrey Auditor Assistant
RSM McGladrey Clear Pay
RSS
RSS Solutions NaView
RTA Fleet Management
RTI International SUDAAN
RUNOFF
RV Damage Repair Estimator
RVR Systems Compliance
Rabbit Semiconductor Dynamic C
RabbitMQ
Racket
Rad Pro Calculator
Radar
Radiant Systems CounterPoint
Radiation dose calculation
Radiation therapy equipment
Radio Beacon WMS
Radio frequency identification RFID=RFID=Radio frequency identification
Radiology information systems
Radiopharmacy inventory databases
Radius NetMan
Radius Uni-View
Ragel=ragel-rb=ragel-ruby
RailComm DocYard
Railcar inspection management
Railyard inventory
Railyard management software RMS=RMS=Railyard management software
Raku=perl-6=perl6
RamQuest Total Solution
RamSoft PowerServer RIS/PACS=RIS/PACS=RamSoft PowerServer
Ramesys Hospitality
Rand McNally World Digital Database
Random forest
Raosoft SURVEYWin
Rapid Assessment Tools R.A.T.
Rapid Intake Unison
Rapid Medical Examiners System
Rapid application development RAD=RAD=Rapid application development
Rapid prototyping
Rapid-I RapidMiner
Rapid7
Rapid7 Nexpose
Rapide
Rapiscan Threat Image Projection
RasMol
Rascal
Rasmussen Software Anzio
Raster graphics editors
Rate calculation
Ravenshead Services WriteItNow
Raw token data
RazorSync
Re:discovery Software Proficio
ReCrystallize Crystal Reports
ReScript
ReServe Interactive
ReSoft WindFarm
React
React Native
React Redux
ReadSoft
Readline Config=inputrc=readline
ReadyTalk
Real Edge
Real Estate Assistant REA=REA=Real Estate Assistant
Real Estate Center Caparate Calculator
Real Pro
Real ear measurement REM=REM=Real ear measurement
Real estate and tax
Real estate application contract transmission=REACT
Real estate investment analysis
Real estate listing databases
Real time operating system RTOS=RTOS=Real time operating system
RealBenefits Amortization Loan
RealData Comparative Lease Analysis
RealData REIA
RealEasyBooks ezREB
RealFlow
RealPage OneSite
Realization Streamliner
Really Simple Syndication RSS=RSS=Really Simple Syndication
Realtors Property Resource RPR=RPR=Realtors Property Resource
RealtyStar AgentOffice
RealtyStar Real Estate Assistant
ReasonLIGO
RebarWin
Recipe
Recipe cost control
Record Jar
RecordKeeper Software School RecordKeeper=RecordKeeper=RecordKeeper Software School
Recordkeeping
Records management
Records management systems
Recovery audit
Recovery testing
RecoveryPlanner RPX
Recruit Wizard
RecruitTrack
Recruitment management
Recruitpoint.net
Red Giant Trapcode Particular
Red Hat Ansible Engine=Ansible Engine
Red Hat Enterprise Linux=Enterprise Linux
Red Hat OpenShift=OpenShift
Red Hat WildFly=WildFly
Red Prarie Warehouse Management
Red Rock DeltaGraph
Red Sweater MarsEdit
RedBerry Logistics
RedPrairie DLx Warehouse
RedPrairie E2e
RedSky IT Entirety e-Booking
Redcode
Redgate SQL Server
Redi Enterprise Development Redi ERM=ERM=Redi Enterprise Development Redi
Rediker Software School Office Suite
Redirect Rules=redirects
Redis
Redmine
Redrock Software TutorTrac
Redscript
Redtail Technology Our Business Online
Reference management
Refugee, Asylum and Parole System=RAPS
RegMon
Regional Energy Deployment System ReEDS=ReEDS=Regional Energy Deployment System
Register transfer language RTL=RTL=Register transfer language
Regnow Chrysanth Inventory Manager
Regression testing
Regular Expression=regex=regexp
Regulatory agency compliance
Regulatory compliance management
Regulussoft Route Accounting
Rehab Documentation Company ReDoc Suite
Reimbursement screening
Relational database
Relational database management
Relational database management system
Relational database management system RDMS=RDMS=Relational database management system
Relative Values for Physicians
Relativity e-Discovery
Relavis CRM Portal
Relex FMEA
Relex Weibull
ReliaSoft Alta 6 Pro
ReliaSoft BlockSim
ReliaSoft Prism
ReliaSoft RCM++
ReliaSoft Weibull++ 6
ReliaSoft XFMEA
Reliability analysis
Reliability centered maintenance RCM=RCM=Reliability centered maintenance
Reliability information
Reliass EAGLE
Remedy Interactive iMitigate
Remote access
Remote access call center
Remote authentication dial-in user service=RADIUS
Remote control
Remote deposit capture
Remote desktop control
Remote install server
Remote monitoring
Remote sensing
Ren'Py=renpy
Renaissance MasterCarpenter
RenderScript
Renoise
RepairTRAX
RepeatMasker
Report generation
Report writing
ReporterWorks
Reporting
RequireJS
Requirements analysis
Requirements management
RescueConnection Software ShelterConntection=RescueConnection Software=ShelterConntection
Research Spectrum Survent CATI
Reservation
Residential home inspection form
Resolve Legislative Compliance Management
Resolve Systems Service Management
Resort Data Processing
Resource Access Control Facility RACF=IBM Resource Access Control Facility=RACF=Resource Access Control Facility
Resource Edge TalentHook Sphere
Resource Ordering and Statusing System=ROSS
Resource management
Resource planning
ResourceMate Plus
Resources Calculations Incorporated SoftCost
Respondus
Restaurant Manager
RestaurantPlus PRO
Restructured extended executor REXX=REXX=Restructured extended executor
Results International Systems Artius Suite
Resume converter
Resume extraction and search
Resume processing
ResumeRobot
Retail management
Retail sales
Retain Resource Planning
Retargetable compiler
Rethink Ed
Retirement planning
Retrofit Energy Savings Estimation Model=RESEM
Reudink Software ZooEasy
Revcad Software Sheet Lightning
Reveal Systems Truewire
Revelwood
Reverse engineering
Revised universal soil loss equation=RUSLE
Revision control
Reyburn CyberTuner
Rez
Rezdy booking
Rezgo online booking
Rezopia
RhinoSoft FTP Voyager
Rhythm Rascal
RibbonSoft QCad
Rice Simulator for ILP Multiprocessors=RSIM
Rich Text Format
Riege Software International Procars
Right Reason Technologies RightTrack=Right Reason Technologies=RightTrack
Rinda Technologies DIACOM Marine
Riot
RiscStation POSSum
Risk analysis
Risk assessment
Risk management
RiskMetrics Group WealthBench
River Lake Altimetry Product
Riverbed Technology
Road design
Robot Framework
RobotFramework
RobotWare DieCast
Robotic control
Robotic painting
Robotic simulation
Robotic surgery
Robotic workstation
Robotics Academy ROBOTC=ROBOTC=Robotics Academy
Robots Exclusion Rules=robots=robots txt=robotx.txt
Robust Software Overseer Suite
Roc
RockWare ArcMap
RockWare ChemFlux
RockWare DepthCon2000
RockWare Erupt
RockWare FIRSTPIX
RockWare GRADIX
RockWare GeoTrig
RockWare Geochemist's Workbench GWB=GWB=RockWare Geochemist's Workbench
RockWare Grav2Dc
RockWare Jlog
RockWare MODFLOW
RockWare MicroMODEL
RockWare Plan
RockWare Potent
RockWare QuickSyn
RockWare RockPack III
RockWare RockWorks
RockWare SieveGraph
RockWare Stratbugs
RockWare VEGO
RockWare Visual STUNT
RockWare WinSism
Rocket/Folio NXT
Rockport Integrated Excel Underwriting
Rockware CrossLog
Rockwell Automation
Rockwell Automation Arena
Rockwell RSLogix
Rockwell RSView
Rocq Prover=coq=rocq
Roff Manpage
Rogers Software Development SuperSalon=Rogers Software Development=SuperSalon
Roof Builder Tools
Roof support design
RoofLogic
Roofing Calculator
Root Systems SPS Process Management
Root cause analysis
Root kit detection
RoseRush Services Shelter Pro
Ross Video Xpression
RoughDraft
Roundabout Delay RODEL=RODEL=Roundabout Delay
Roundtable Software Advantage Accounting System
Route
Route mapping
Route planning
Router
RouterOS Script
Routeware
Routing
Roxio Retrospect
Royal Alliance VISION2020 Core
Rscript=splus
Ruby on Rails
Ruby=jruby=macruby=rake=rb=rbx
RungePincockMinarco XERAS
RungePincockMinarco XPAC
Rust programming language
Rust=rs
RxKinetics UD Labels for Windows
S&P Capital IQ
S-Plus
SACLANTCEN
SAFARI Video Networks eZediaQTI
SAMM
SAND
SAP
SAP APO=APO
SAP Adaptive Server Enterprise=Adaptive Server Enterprise
SAP Ariba=Ariba
SAP BEx Report Designer=BEx Report Designer
SAP Business Intelligence=Business Intelligence
SAP Business Objects=Business Objects
SAP Business One=Business One
SAP BusinessObjects Crystal Reports=BusinessObjects Crystal Reports
SAP BusinessObjects Data Integrator=BusinessObjects Data Integrator
SAP BusinessObjects Desktop Intelligence=BusinessObjects Desktop Intelligence
SAP Concur=Concur
SAP Crystal Reports=Crystal Reports
SAP Crystal Xcelsius=Crystal Xcelsius
SAP Customs Management=Customs Management
SAP DMS=DMS
SAP EHS Management=EHS Management
SAP ERP Financials=ERP Financials
SAP ERP Human Capital Management=ERP Human Capital Management
SAP ERP Operations=ERP Operations
SAP ERP=ERP
SAP IQ
SAP Maintenance=Maintenance
SAP Master Data Management MDM=MDM=Master Data Management=Master Data Management MDM=SAP Master Data Management
SAP NetWeaver BW=NetWeaver BW
SAP NetWeaver=NetWeaver
SAP POS Data Management=POS Data Management
SAP PowerBuilder=PowerBuilder
SAP PowerDesigner=PowerDesigner
SAP Replication Server=Replication Server
SAP SCM=SCM
SAP Sybase SQL Anywhere=Sybase SQL Anywhere
SAPHIRE
SAS
SAS Data Integration Server
SAS Data Integration Studio
SAS Enterprise Miner
SAS JMP
SAS/CONNECT
SAS/Genetics
SAS/STAT
SATT
SBC Systems Benefits Workstation
SBS International Maestro Suite
SBS Keystroke
SCC Soft Computer SoftA/R=SCC Soft Computer=SoftA/R
SCC Soft Computer SoftBank=SCC Soft Computer=SoftBank
SCC Soft Computer SoftDonor=SCC Soft Computer=SoftDonor
SCC Soft Computer SoftLab=SCC Soft Computer=SoftLab
SCC Soft Computer SoftPath=SCC Soft Computer=SoftPath
SCLM=Software Configuration and Library Manager
SCSS
SDA Survey
SEA.AI Offshore ONE=SEA.AI Offshore
SEDCAD
SELinux Policy=SELinux Kernel Policy Language=sepolicy
SEMC-2D
SERFF
SEVIS
SGeMS
SHIPNEXT
SIDPERS
SIDRA INTERSECTION
SIL International The Linguist's Shoebox
SIS SEMCI PARTNER
SKILL FMEA
SKM Systems Analysis Power Tools
SMARTS
SMARTe
SMEsource BillingOrchard
SMS Valet
SMSi Twister Data Integrator
SMT
SNOINO RCM Pro
SNOINO Ttree
SOAPware EMR
SOLAR-2
SPARQL
SPAW
SPICE
SPLAT!
SPMLab
SPX/OTC Genisys ConnecTech PC=PC=SPX/OTC Genisys ConnecTech
SQF
SQL
SQL Server Integration Services SSIS=Microsoft SQL Server Integration Services=SQL Server Integration Services=SSIS
SQL Server Reporting Services SSRS=Microsoft SQL Server Reporting Services=SQL Server Reporting Services=SSRS
SQLPL
SQLite
SRC Cash Flow Analyzer Pro
SRC Cash Flow Forecasting
SRSsoft SRS EHR
SRecode Template
SS&C PTS
SS&C Technologies Skyline Property Management
SSA Global BPCS
SSA Global Infinium Financial Management
SSA Global Supply Chain Management
SSA Global Warehouse Management System=WMS
SSH Config=ssh_config=sshconfig=sshd_config=sshdconfig
SST Development Group SSToolbox=SST Development Group=SSToolbox
SST Development Group Stratus
STAR
STARLIMS
STAT! Systems QD Clinical
STATISTICA
STI Computer Services ChartMaker=ChartMaker=STI Computer Services
STL=ascii stl=stla
STON
SUPREM
SURFDriver Software WinSURF
SUSTAIN Justice Edition
SVArTracker
SVRPLOT
SWERA
SWIG
SWIVEL
SYSPRO business
SYSTAT
SaTScan
SaaS SurveyMonkey
Saba Centra
Sabre Airline Solutions SabreSonic Ticket
Sabre Central Command
Sabre travel agent
Safari Software Products Safari
Safe Software FME
Safety Software OSHALOG 300
Safety Status Measurement System SafeStat=SafeStat=Safety Status Measurement System
Safety instrumented system SIS=SIS=Safety instrumented system
Safety integrity level SIL=SIL=Safety integrity level
Safety, health, and environmental management
Saga Practice Manager
Sage 100 Contractor=100 Contractor
Sage 100 ERP=100 ERP
Sage 50 Accounting=50 Accounting
Sage Accounting
Sage Active Planner=Active Planner
Sage BusinessWorks=BusinessWorks
Sage CPAAccounts Payable=CPAAccounts Payable
Sage CPAAccounts Receivable=CPAAccounts Receivable
Sage CPAClient Checkbook=CPAClient Checkbook
Sage CPADocument Manager=CPADocument Manager
Sage Construction Anywhere=Construction Anywhere
Sage EDP Payroll Tax=EDP Payroll Tax
Sage ERP Accpac=ERP Accpac
Sage Fixed Asset Solution FAS=FAS=Fixed Asset Solution=Fixed Asset Solution FAS=Sage Fixed Asset Solution
Sage HRMS=HRMS
Sage HandiSoft HandiLedger=HandiLedger=HandiSoft HandiLedger=Sage HandiSoft
Sage MAS 200 ERP=MAS 200 ERP
Sage MAS 500=MAS 500
Sage MAS 90 ERP=MAS 90 ERP
Sage MIP Fund Accounting=MIP Fund Accounting
Sage Medical Manager=Medical Manager
Sage Platinum for Windows PFW=PFW=Platinum for Windows=Platinum for Windows PFW=Sage Platinum for Windows
Sage Reference Online=Reference Online
Sage SalesLogix=SalesLogix
Sage Simply Accounting=Simply Accounting
Sage Software Sage50=Sage Software=Sage50=Software Sage50
Sage Timeslips=Timeslips
Sageworks ProfitCents
Saigun Technologies EmpXtrack
Sail
Sakai CLE
Salary.com
Sale processing
Sales
Sales Automation
Sales analysis
Sales force automation
Sales management
Sales processing
SalesInSync
Salesforce
Salesforce Marketing Cloud=Marketing Cloud
Salesforce Visualforce=Visualforce
Salesforce.com Salesforce CRM=CRM=Salesforce.com Salesforce
Salford Systems CART
Salford Systems TreeNet
Salix Applied Earthcare Erosion Draw
Salt=saltstack=saltstate
Samarind RMS
Samba
SamePage StudioCRM
Sampson Data Pattern Index
Sanders Software Consulting FarmBooks
Saner Software ShrinkRapt=Saner Software=ShrinkRapt
Santa Maria Software Counterman Pro
Saora Keepoint
Saperion ECM
Sapro Systems Paymee
SatView
Satellite database
Satellite image databases
Satori Group proCube
Satori Paint
Savant MobileRanger
SavingFace
Savitr RecruitX
Sawhney ExecPlan
Sawtooth Choice-Base Conjoint CBS=CBS=Sawtooth Choice-Base Conjoint
Sawtooth Composite Product Mapping CPM=CPM=Sawtooth Composite Product Mapping
Sawtooth SSI Web
Scadex Technologies MAESTRO
Scala
Scalable vector graphics SVG=Scalable vector graphics
Scaml
ScanSoft Naturally Speaking
ScanSoft PaperPort Pro
Scanlon Associates LogPak
Scanner imaging
Scanning
Scantron Technologies eListen
Scantron imaging
ScenarioNow RetireNow
Scenic
ScheduleVIEW
Scheduling
Scheduling databases
Schematic capture
Schematic design entry
Schematic editors
Schlumberger ECLIPSE
Schlumberger GeoFrame
Schlumberger Inside Reality
Schlumberger PIPESIM
Schlumberger PVTi
Schlumberger Petrel E&P=E&P=Schlumberger Petrel
Schneider Electric CitectSCADA
Schneider Electric Direct Coordination
ScholarCare
School Attendance Keeper
SchoolDESX
Schoology
Schuyler House SchuyLab=SchuyLab=Schuyler House
SciGraphica
SciLab
SciPy
SciQuest PE TurboChrom
Science educational
Scientech Safety Monitor
Scientech WinNUPRA
Scientific Learning Fast ForWord=ForWord=Scientific Learning Fast
Scientific Software Group 3DFATMIC
Scientific Software Group 3DFEMFAT
Scientific Software Group AQUA3D
Scientific Software Group AQUASEA
Scientific Software Group AQUIPACK
Scientific Software Group AT123D
Scientific Software Group AquaDyn
Scientific Software Group Aquifer win32
Scientific Software Group BIO1D
Scientific Software Group BIOF&T
Scientific Software Group BIOSLURP
Scientific Software Group BioTrends
Scientific Software Group CHASM
Scientific Software Group ChemGraph=ChemGraph=Scientific Software Group
Scientific Software Group DTM
Scientific Software Group EVS
Scientific Software Group Enviro-Base Pro
Scientific Software Group EnviroScape
Scientific Software Group FEFLOW
Scientific Software Group Filter Drain=FD
Scientific Software Group GFLOW=GFLOW=Scientific Software Group
Scientific Software Group HYDROGEOCHEM
Scientific Software Group HydroGeo Analyst
Scientific Software Group Infinite Extent
Scientific Software Group MARS 2-D/3-D
Scientific Software Group MIDUSS
Scientific Software Group MIGRATE
Scientific Software Group MINTEQA2
Scientific Software Group MOCDENSE
Scientific Software Group MODFLOWT
Scientific Software Group MODPUMP
Scientific Software Group MODRET
Scientific Software Group MOFAT
Scientific Software Group MOVER
Scientific Software Group MS-VMS
Scientific Software Group MT3D99
Scientific Software Group ModTech
Scientific Software Group MohrView
Scientific Software Group OILVOL
Scientific Software Group POLLUTE
Scientific Software Group QHM
Scientific Software Group QuickSoil
Scientific Software Group RISC WorkBench
Scientific Software Group RMT
Scientific Software Group SEQUENCE=SEQUENCE=Scientific Software Group
Scientific Software Group SESOIL=SESOIL=Scientific Software Group
Scientific Software Group SLAEM/MLAEM=SLAEM/MLAEM=Scientific Software Group
Scientific Software Group SOILPARA=SOILPARA=Scientific Software Group
Scientific Software Group SOLUTRANS=SOLUTRANS=Scientific Software Group
Scientific Software Group SURF=SURF=Scientific Software Group
Scientific Software Group SVFlux=SVFlux=Scientific Software Group
Scientific Software Group SVHeat=SVHeat=Scientific Software Group
Scientific Software Group StepMaster=Scientific Software Group=StepMaster
Scientific Software Group TUFLOW
Scientific Software Group VAM2D
Scientific Software Group WinFlow
Scientific Software Group WinTran
Scientific Software GroupWHI UnSAT Suite
Scientific Software GroupWinFence
Scientific Software International BILOG-MG
Scientific Software International HLM
Scientific Software International LISREL
Scientific Software International MULTILOG
Scientific Software International PARSCALE
Scientific Software International SSI LISREL
Scientific Software International TESTFACT
Scientific analysis
Sciforma
Scikit-learn
Scilab
Scott Systems MaxxTraxx Pro
Screaming Frog SEO Spider
Screen magnification
Screen reader
Screencast-O-Matic
Screencastify
Scribus
ScriptPerfection Power Writer
Scriptella
Scripting
SeaMonkey
Search engine marketing SEM=SEM=Search engine marketing
Search engine optimization SEO=SEO=Search engine optimization
Search engine results pages SERP=SERP=Search engine results pages
Searchable online catalogs
Searchmetrics Suite
Seasafe Marine Software Seasafe
Seasia Consulting School Wizard
Seattle Systems Shapemaker
Seco Tools Seco Point
Second Foundation NaviMeat
Secure internet filtering
Secure shell SSH=SSH=Secure shell
Secure web gateway
Securities analysis
Security Network Intrusion Prevention System
Security assertion markup language SAML=SAML=Security assertion markup language
Security incident management
Security risk assessment
Security testing
SeeByte SeeTrack
SeeRite Flash and Match
Seeing Machines faceLAB
Seesaw
Segue SilkPerformer
Seimens Healthineers
Seismic Micro-Technology KINGDOM
Seismic interpretation
Seismic visualization
Selectica Contract Performance Management
Selenium
Semichem AMPAC
Semicron Systems
Semrush
SendGrid
Sendouts Recruiting
Sensory Computer Systems SIMS=SIMS=Sensory Computer Systems
Sentai Pinpoint
Sentient Online MarketPrice
SentryOne SQL Sentry
Sequence database
SequentiX TreeMe
Serenic Navigator CommunityCare
Serenity Software Editor
Serif DrawPlus
Serif PagePlus
ServiceMax
ServiceNow
Session Initiation Protocol SIP=SIP=Session Initiation Protocol
ShaderLab
Shafer Service Systems
Shape
SharedPlan Software SharedPlan Pro
Sharetech Tabs Plus
SharpCam Ltd. SharpCam=SharpCam=SharpCam Ltd.
Shell script
Shell=bash=envrc=sh=shell-script=zsh
ShellCheck Config=shellcheckrc
ShellSession=bash session=console
Shen
Shilstone seeMIX
Shiny
ShipConstructor
ShipWorks
Shipment processing
Shipping
Shipping Solutions
Shipping and freight management
ShootQ photography studio management
ShootZilla
Shop management
ShoreTel
Shortcuts Software Shortcuts Spa
Showing Suite HomeFeedback
Showing Suite HomeFollowup
Showing Suite Showing Calendar
Showing Suite real estate
Shrodinger Jaguar
SiSense Prism
Side Effects Houdini
Side Effects Software Houdini
SideFX Houdini
Siemens APOGEE Building Automation=APOGEE Building Automation
Siemens Energy and Automation=Energy and Automation
Siemens Hearing Instruments Practice Navigator=Hearing Instruments Practice Navigator
Siemens ModelSim=ModelSim
Siemens NOVIUS Lab=NOVIUS Lab
Siemens NX
Siemens PLM=PLM
Siemens PSS Product Suite=PSS Product Suite
Siemens Patient Identification Check=Patient Identification Check
Siemens Power Plant Automation SPPA=Power Plant Automation=Power Plant Automation SPPA=SPPA=Siemens Power Plant Automation
Siemens SHELXTL=SHELXTL
Siemens SIENET Sky=SIENET Sky
Siemens SIMATIC HMI=SIMATIC HMI
Siemens SIMATIC STEP 7=SIMATIC STEP 7
Siemens SIMATIC WinCC=SIMATIC WinCC
Siemens SINUMERIK CNC=SINUMERIK CNC
Siemens Soarian Financials=Soarian Financials
Siemens Soarian Scheduling=Soarian Scheduling
Siemens Solid Edge=Solid Edge
Siemens Spectrum Power TG=Spectrum Power TG
Siemens Spectrum PowerCC Distribution Management=Spectrum PowerCC Distribution Management
Siemens Teamcenter=Teamcenter
Siemens Teleperm=Teleperm
Siemens UGS Jack=UGS Jack
Siemens UGS NX=UGS NX
Sierra Scientific Software CRIS=CRIS=Sierra Scientific Software
SigmaTEK SigmaNEST
Sigmetrix CETOL 6 Sigma
Sigmund Software Sigmund Enterprise Management
SignCAD Systems SignCAD=SignCAD=SignCAD Systems
Signal analysis
Signal detection
Signal integrity simulation
Signal synthesizers
Signet Nobeltec Catch
Silk Road technology OpenHire
Silver Peak
SimWindows
Simple API for XML SAX=SAX=Simple API for XML
Simple DirectMedia Layer SDL=SDL=Simple DirectMedia Layer
Simple File Verification=sfv
Simple mail transfer protocol SMTP=SMTP=Simple mail transfer protocol
Simple network management protocol SNMP=SNMP=Simple network management protocol
SimpleClinic Practice Management
Simplifi pixifi
Simply Studio System
Simsol for Adjusters
Simulation
Simulation and modeling
Simulation of fires in enclosures=SOFIE
Simultaneous location and mapping SLAM=SLAM=Simultaneous location and mapping
Single sign-on SSO=SSO=Single sign-on
Singularity
Sirona SIDEXIS XG
SirsiDynix Symphony
Sirus GT Construction Accounting
Site Manager
Site mapping
Site remediation management
SiteComp Survey
SiteMaster SiteSmart
Sitecore CMS
Situation resource tracking
Skencil
SkillSoft SkillPort
SkillTRAN Job Browser Pro
SkillTRAN OASYS
Skylog Services Skylog Pro
Skype
Skyscape 5-Minute Clinical Consult
Skyscape AnesthesiaDrugs
Skyscape medical
Skyward School Management System
Skywire Software InsBridge
Skywire Software Policyware
Slack
Slang
Sleep analysis
Slice
Slido interaction
Slim
Slint
SmPL=coccinelle
Smali
Smalltalk=squeak
Smart Data Solutions RS Solutions
Smart Digital Holter Monitor
Smart Equipment Repair
Smart Link Corporation ImTranslator
Smart Solutions IEP Anywhere
Smart card management
SmartBear Software Automated Build Studio
SmartBear Software AutomatedQA TestComplete
SmartCAMcnc SmartCAM
SmartDraw
SmartDraw Legal
SmartDraw VP
Smartsheet
SmithMicro Anime Studio
SmithMicro Manga Studio
SmithMicro SoftwarePoser
Smithsonian Institution digital archives
Smithy
SmugMug Flickr
Snakemake=snakefile
Snap Survey
Snap-On ShopKey
Snapchat
Sneakers Software DVMax Practice
Sniffer Investigator
Snorasson Holdings CCNow
Snort
Snugg Home Snugg Pro
Social Solutions ETO
Social Work Software ClientTouch
Social computing tools
Social media
Social media sites
Social network analysis
Social networking
Social networking platforms
Social studies educational
Socorro Scientific Software Refract2K
Socrates Contractor's Library
SofTech CADRA
Soffront CRM Portal
Soft Essentials Vending Essentials
Soft Servo Systems LadderWorks PLC
Soft Trac Microix Timesheet
SoftBrands Fourth Shift Edition
SoftCafe MenuPro
SoftCafe ScheduleWriter
SoftCare CenterCare
SoftChalk LessonBuilder
SoftEmpire Electrical Calculations
SoftICE
SoftLab PHEdesign
SoftMed ChartLocater
SoftMed ChartRelease
SoftMed ChartReserve
SoftPsych Psychiatric Diagnosis
SoftRisk Technologies SoftRisk SQL=SQL=SoftRisk Technologies SoftRisk
SoftSource CADview
SoftZymics VisualEnzymics
SofterWare DonorPerfect
SofterWare EZ-CARE2
Softimage Extreme
Softpedia ShopInvo
Softphone
Softrax Revenue Management
Softree Technical Systems Terrain Tools
Softrip Travel Software System
Softstar Costar COCOMO II
Softtruck CargoWiz
Software AG Underwriting Solution
Software AG enterprise
Software Bisque CCDSoft
Software Motif MyEMR=MyEMR=Software Motif
Software Technology PracticeMaster
Software Technology Tabs3=Software Technology=Tabs3
Software as a service SaaS=SaaS=Software as a service
Software asset management SAM=SAM=Software asset management
Software development tools
Software distribution
Software distribution management
Software libraries
Softworks Global PESoftOne
Softworx Solutions ChiroWrite
Soil Survey Geographic SSURGO=SSURGO=Soil Survey Geographic
Soil information databases
Soil mapping
SoilVision Systems SVGrainsize=SVGrainsize=SoilVision Systems
SoilVision Systems SVOFFICE=SVOFFICE=SoilVision Systems
Sokkia Imap
Sokkia Spectrum Survey Suite
SolTrace
Solar Advisor Model
Solar analysis
SolarWinds
Solera Audatex Estimating
SolidCAM CAM
SolidCAM iMachining
SolidWorks COSMOSWorks
SolidWorks Enterprise PDM
Solidity
Solution Specialties TRACKER
Solutions by Design ScreenPlay=ScreenPlay=Solutions by Design
Solvcalv
Somat eDAQ
Sona Systems Experiment Management System
SonarQube
Sonic Studio audio
Sonicwall SonicOS Enhanced
Sonoma Wire Works RiffWorks=RiffWorks=Sonoma Wire Works
Sony Sound Forge
Soong
Sorenson Media Sorenson Squeeze
Sortation
Sound development
Sound pressure analysis equipment
SoundPLAN
Source code editor
Source code management SCM=SCM=Source code management
Source code migration
SourcePawn=sourcemod
Sourcing Simulator
Southern Data Systems TellerPro
Southwest Research Institute NASGRO
SpED Forms
Spa management
SpaGuru
Sparta Systems TrackWise
SpartaTrac
Spatial Analysis and Decision Assistance=SADA
Spatial decision support systems SDSS=SDSS=Spatial decision support systems
Special Agent
Special Education Student Information System=SESIS
Special education educational
Specialist Data Solutions OctoPlus
Specialized Business Solutions Keystroke POS
Specialized Data Systems School Office
Specialized Data Systems Ultra Farm
Specification
Specimen labeling system
Specimen tracking
SpecsInTact
SpectraMedi EasyFlow
SpectraQuest
SpectraSoft AppointmentsCS
SpectraSoft AppointmentsPRO
SpectraSoft DocuPRO
Spectral Dynamics STAR=STAR=Spectral Dynamics
Spectral Dynamics Star Acoustics
Spectral Dynamics Star Modal
Spectrophotometer analysis
Spectroscopy
Spectroscopy databases
Spectrum K12 School Solutions Encore
Spectrum Software Micro-Cap
Speech analysis
Speech recognition
SpeedType
SpeedUp Trans
Speediware SpeedEEO
Spellex AccuCount
Spelling and grammar checking
SpiceDB Schema
Spillman Technologies Records Management
Spillman Technologies Spillman Computer-Aided Dispatch
Spline Font Database
Splunk Enterprise
SplutterFish Brazil
SportSoft Equipment Manager
Spreadsheet
Spreadsheet applications
Spreadsheet programs
Spreadware Business Financial Analysis
Spreadware Business Valuator
Spreadware Pro Forma
Spring Boot
Spring Framework
Springshare LibGuides
Sprut Technology SprutCAM=Sprut Technology=SprutCAM
Square
Squeegee
St. Paul Travelers e-CARMA
Stac Software ReachOut
Stack smashing protection SSP=SSP=Stack smashing protection
Staff scheduling
Staffing Solutions Enterprises Staff Matrix
StaffingSoft Staffing Edition
Stamps.com
Standard ML=sml
Standard generalized markup language SGML=SGML=Standard generalized markup language
Standardized general markup language SGML=SGML=Standardized general markup language
Standpipe Studios Vertabase
Stanford Business Software MINOS=MINOS=Stanford Business Software
Stanford Business Software SNOPT=SNOPT=Stanford Business Software
Star Software Fixed Asset Depreciation
Star Software Materiality Calculator
Star Tec Software Hercules Export
StarData
Starcal
Starkey Laboratories ProHear
Starlark=bazel=bzl
Starpint Software Super Slug
StartingAClothingLine.com Digital Fashion Pro
Stat-Ease Design-Ease
Stat-Ease Design-Expert
StatCoder.com STAT E&M Coder
StatPac
StatPoint STATGRAPHICS Centurion
StatPoint StatGraphics Plus
StataCorp Stata
State Soil Geographic STATSGO Database
State crime information databases
State diagram
Statgraphics
Static analysis
Static strength prediction
Statistical
Statistical Solutions BMDP
Statistical Solutions SOLAS=SOLAS=Statistical Solutions
Statistical analysis
Statistical energy analysis SEA=SEA=Statistical energy analysis
Statistical process control SPC=SPC=Statistical process control
Statistical processing
Statistics
Statistics databases
Steam System Tool Suite
Steinberg Cubase Pro
Stellar Processes EZ Sim
Stenco Technologies Farm Trends
Stenograph Case CATalyst=CATalyst=Stenograph Case
Stenovations Digital CAT
Stereolithography SLA rapid prototyping systems
Steroplotter
Stewart Computational Chemistry MOPAC=MOPAC=Stewart Computational Chemistry
Stochastic modeling
Storage area network SAN=SAN=Storage area network
Storage management
Storm Music Studio
Stormdance CatsCradle
Stormwater hydrology
Stormwater runoff modeling
Storymind StoryWeaver
StrainSim
Strand7
Strat-Tech Deer Hunting Expert
StrataCare StrataWare eReview
Stratasys FDM MedModeler
Strategic BCP ResilienceONE
Strategic Reporting Systems ReportSmith=ReportSmith=Strategic Reporting Systems
Stratford Group INMASS/MRP
Stratitec TimeIPS
Street address databases
Stress analysis
Stress testing
Striker Systems SS-Die Design
Striker Systems SS-Draw Form
Striker Systems SS-Profile
Striker Systems SS-Punch
Striker Systems SS-Strip Design
String oriented symbolic language SNOBOL=SNOBOL=String oriented symbolic language
StringTemplate
Stromberg Enterprise
Strong Concepts TEAPAC=Strong Concepts=TEAPAC
Structural Dynamics StruCAD*3D
Structure prediction
Structure query language SQL=SQL=Structure query language
Structured Query Report SQR=SQR=Structured Query Report
Structured data entry
Structured query language SQL=SQL=Structured query language
Student information systems SIS=SIS=Student information systems
Student record
Studio of Analytical Models STANMOD=STANMOD=Studio of Analytical Models
StudioCloud
StudioPlus Spectra
StudyManager Sponsor Edition
Style guide databases
Stylite eGroupWare
Stylus
SubRip Text
Substance Flow Analysis STAN=Substance Flow Analysis
Substation automation system
Substation monitoring system
SuccessWare service management
Suddenly Smart SmartBuilder=SmartBuilder=Suddenly Smart
Sugar CRM
SugarCRM Sugar UX
SugarSS
SugarSync
SumQuest
SumTime Software SumTime=SumTime=SumTime Software
SumTotal Systems ToolBook
SumTotal Systems TotalLMS=SumTotal Systems=TotalLMS
Summary Systems Fleet Commander
Summation Blaze
Summit Ordering Systems RvInvoiceWriter
Summit Software CarePoint
Summit Software Summit Biofuels Accounting
Sun Microsystems Cobalt=Cobalt
Sun Microsystems Java Persistence API=Java Persistence API
Sun Microsystems Java Servlet API=Java Servlet API
Sun Microsystems Java=Java
Sun Microsystems Sun ONE=Sun ONE
Sun Nuclear MapCHECK
SunGard BancWare
SunGard Financial Systems AddVantage
SunGard Frontier
SunGard Kiodex Risk Workbench
SunGard LockBox
SunGard MicroHedge
SunGard NotiFind
SunGard Pentamation IEPplus=IEPplus=SunGard Pentamation
SunGard PlanningStation
SunGard Public Sector IFAS=IFAS=SunGard Public Sector
SunGard WebPlaid
Sunflow Render System
Sungard Assurance
Sungard Higher Education PowerFAIDS
Sungard Relius
Sunquest Information Systems Sunquest CoPathPlus
Sunquest Information Systems Sunquest Laboratory
Sunrise Software CropSave=CropSave=Sunrise Software
SuperANOVA
SuperCollider
Supervisory control and data acquisition=SCADA
Supply chain capacity planning
Supply chain event management
Supply documentation
Supply inventory
Supply ordering
Supply system
Sure Will Writer
SureQuest Systems Square 1
Surface III
Surface modeling
Surface water modeling system SMS=SMS=Surface water modeling system
Surgery workflow communication
Surpass management system
SurrealQL=surql
Survex data
Survey Sense
SurveyWiz
Svelte
Swan River Estimiser Pro
Swan River Software Estimiser Pro
SwarMala
Sway
Sweave
Sweep analysis
SweetWARE SmallPICS
SweetWARE nutraCoster
SweetWARE nutraCoster Professional
SweetWARE stockCoster
Swisslog WarehouseManager
Switch
Sword Achiever Compliance Portal Dashboard
SyMetric Sciences SyMetric=SyMetric=SyMetric Sciences
SyberWorks Training Center
Syborg Systems MicroTec
Sycle practice management
Sylvan Software DropChute Pro
Sylvan Software ShortCut=ShortCut=Sylvan Software
Symantec Altiris Deployment Solution=Altiris Deployment Solution
Symantec Endpoint Protection=Endpoint Protection
Symantec Ghost Solution Suite=Ghost Solution Suite
Symantec Intruder Alert=Intruder Alert
Symantec LiveState=LiveState
Symantec Norton Utilities=Norton Utilities
Symantec PGP=PGP
Symantec Veritas File System=Veritas File System
Symantec Veritas NetBackup=Veritas NetBackup
Symantec Veritas Volume Manager=Veritas Volume Manager
Symantec Visual Cafe=Visual Cafe
Symantec pcAnywhere=pcAnywhere
Symark PowerBroker
Symbolic debugger
Symmetrica
Symphony GOLD
SynDiag
SynaMed EMR
Synapse Adaptive Connect Outloud
Synapse outSPOKEN
Synaptec LawBase Case Management
Sync Essentials Trade Accountant
Synergy International Systems Synergy CaseTrack
Synergy Software KaleidaGraph
Synopsys Design Compiler
Synopsys HSIM
Synopsys HSPICE
Synopsys Hercules
Synopsys PrimeTime
Synopsys Saber
Synopsys Taurus Medici
Synopsys TetraMax ATPG
Synopsys electronic design
Synplicity Synplify
Syntactically awesome style sheets SASS=Syntactically awesome style sheets
Syntec Systems Insight
Synthematix StructureSearch
Syscon Court Clerk
Systat Software LISA.lims
Systat Software SigmaPlot=SigmaPlot=Systat Software
Systat Software SigmaStat=SigmaStat=Systat Software
Systat Software TableCurve
System Innovators
System and data disaster recovery
System testing
System3 POS
SystemVerilog
Systems Cisco NetFlow Collection Engine
Systems CiscoWorks LAN Management Solution
Systems Union Group MIS DecisionWare
Systems Wireless Control System WCS=Cisco Systems Wireless Control System=Systems Wireless Control System=WCS
Systems and applications migration
Systems and data disaster recovery
Systems integration
Systemware
TANKS
TAST
TBMS
TCG Technologies i-CAM
TCI XML Credit Interface
TCS Hotel Software Guest Tracker
TEAM Engineering FEMAP
TECHBASE
TECSYS EliteSeries
TECSYS PointForce Enterprise
TELCOR Billing Information System
TELEDYNE CARIS
TELSA
TERRASCIENCES TerraStation
THOMAS Global Register
TI Program
TIBCO Spotfire
TIBCO Spotfire S+
TKSoftware RCM
TL-Verilog
TLA
TLG
TMDL=Tabular Model Definition Language
TMW Enterprise Transportation Management Systems
TMW PowerSuite
TNS MarketWhys
TNS Miriad
TOML
TOPAZ Enterprise Software Suite
TOPMIS
TOPS Engineering MaxLoad Pro
TOTE code
TPNassist
TRACKUM Repair Manager
TRC Consultants PHDWin
TRILL
TRL Software TRANSYT=TRANSYT=TRL Software
TRMI Airport AVI=AVI=TRMI Airport
TRS Software TomCADD=TRS Software=TomCADD
TSPLIB data=traveling salesman problem=travelling salesman problem
TSQL
TSS Wireless Fleet Management Suite
TSV=tab-seperated values
TSX=typescriptreact
TTP LabTech comPOUND
TUBA
TURBO Spring-Stat
TXL
TabIt
TablEdit
Tableau
Tablet application
Tabs3 PracticeMaster
Tact
Tactile graphic production kits
Tadpoles
Tailor Master
Tailwind Management Systems Tailwind
Talend Big Data Integration
Talend Data Fabric
Talend Open Studio
TalendForge
Talent Technology HireDesk
Talent Technology Resume Mirror
Talent Technology Talemetry
TalentHook
Talisma Knowledgebase
Talon
Tangible Media Group Luminous Table
Tangier Sky Scheduler View
Tanium
Tanner EDA L-Edit
Tanner EDA T-SPICE
Tanner Research L-Edit
TapLogic FarmLogic
TapRooT
Tape backup system
Tape=vhs
Tariff databases
Task analysis
TaskJuggler
TatukGIS Editor
Tave Studio Manager
Tax
Tax accounting
Tax compliance property tax management
Tax planning
Tcl=sdc=xdc
Tcpdump
Tcsh
TeX=latex
Teal
TeamDynamixHE
Tebis computer aided design
TechExcel ServiceWise
TechHackers Convertible Bond @nalyst
TechHackers Credit @nalyst
TechHackers Exotic @nalyst
TechHackers Financial @nalyst
TechHackers IRO @nalyst
TechHackers MBS @nalyst
TechHackers Swap @nalyst
TechOnSoftware HazMatCE Pro
TechSmith Camtasia
TechSmith Morae
TechSmith Snagit
Technical Data Management System TDMS=TDMS=Technical Data Management System
Technical Perspectives CLASS IEP Program
Technical manual database
Technicost LOS
Technis BETAPLUS
Technology Group International Enterprise 21=ERP
Technomedia Hodes iQ
Technos Astra R-Nesting
Technos Astra S-Nesting
Technovation Software ImmigrationPro
Techsia Techlog
Tecplot
Tecplot Focus
TekSoft CAMWorks
Tekla
Tektronix EZ-TEST
Telania eLeaP Learning Management System=LMS/LCMS
TeleTracking PreAdmit-Tracking
Teleconferencing
Teledyne Odom Hydrographic ODOM eChart
Telelogic System Architect
Telemation e-CRM
Telemetry
Telephone analysis
Telephone records
Telephone triage
Telephony
Teleradiology systems
Telluride Software Classic Trak-It
Telnet programs
Telogis GeoBase
Telvent DTN ProphetX
Telvent Responder Outage Management System=OMS
TempWorks recruiting and staffing
Template design
Tenable Nessus
Tenrox Project Workforce Management
Tension Technology International OPTIMOOR
TensorFlow
Teradata
Teradata Active Enterprise Data Warehouse=Active Enterprise Data Warehouse
Teradata BTEQ=BTEQ
Teradata Database=Database
Teradata FastExport=FastExport
Teradata FastLoad=FastLoad
Teradata Parallel Transporter=Parallel Transporter
Teradata Tpump=Tpump
Terminal emulation
TerraSeer ClusterSeer
Terrace Consulting AgencyInsight
Terraform Template
Terrain surface mapping
Terrasolid TerraScan
Tesseract Benefits Manager
Tesseract Human Resources Manager
Tessitura Network Tessitura
Test automation
Test data generator
Test design
Test implementation
Test interpretation
Test result delivery
Test routing
Test scoring
TestNG
Testing
Tetrahex Fractal Finance
Texas Instruments Code Composer Studio=CCStudio
Texas Medical Software SpringCharts EMR
Texinfo
Text mining
Text reader
Text scanning
Text to speech
TextGrid
TextMate Properties=tm-properties
Textco BioSoftware Gene Inspector
Textile
Textile Management Systems RollMaster
The Associated Press ENPS
The Foundry Nuke
The Gallagher Group DataCare
The Garland Group RiskKey
The Gene Explorer
The General Store
The Gordian Group PROGEN Online
The Groomer's Write Hand
The Human Equation InSite LMS
The MathWizards MathViews=MathViews=The MathWizards
The MathWorks MATLAB=MATLAB=The MathWorks
The MathWorks Real-Time Workshop=Real-Time Workshop
The MathWorks Signal Processing Toolbox=Signal Processing Toolbox
The MathWorks Stateflow=Stateflow
The MathWorks Symbolic Math Toolbox=Symbolic Math Toolbox
The MathWorks Wavelet Toolbox=Wavelet Toolbox
The Mathworks Control System Toolbox
The Mathworks Data Acquisition Toolbox
The Mathworks Embedded Coder
The Mathworks SimBiology
The Mortgage Office Loan Origination
The Mortgage Office Loan Servicing
The Napa Group NAPA=NAPA=The Napa Group
The Nutrition Company FoodWorks
The Omni Group OmniPlan=OmniPlan=The Omni Group
The Pixel Farm PFTrack=PFTrack=The Pixel Farm
The Protein Investigator
The Retail Solution
The Systems Workplace TDOCS=TDOCS=The Systems Workplace
The University of Tennessee FORDISC
The Virtual Genetics Lab
The Weatherization Assistant
The vOICe Learning Edition
TherAssist
TheraClin Systems iMAPR
TheraManager
Therapeutic orthoptic
Thermal Dynamics Ground Loop Design=GLD
Thermal Radiation Analysis System TRASYS=TRASYS=Thermal Radiation Analysis System
Thermal Synthesizer System TSS=TSS=Thermal Synthesizer System
Thermal analysis
Thermal design
Thermal indoor climate simulation
Thermo Fisher Scientific Ion Reporter
Thermo ToxLab
Thinc Technologies Virtual School
Think3 ThinkDesign Engineering
Thomson CompuMark SAEGIS
Thomson Creative Solutions Engagement CS=CS=Thomson Creative Solutions Engagement
Thomson Creative Solutions Financial Analysis=CS
Thomson Dialog
Thomson EndNote
Thomson Financial Investext
Thomson GoSystem MyTaxInfo
Thomson GoSystem Tax
Thomson ONE Advisor
Thomson PPC e-Tools Suite
Thomson Reuters CLEAR=CLEAR=Thomson Reuters
Thomson Reuters Elite Billing Manager=Elite Billing Manager
Thomson Reuters Elite Enterprise=Elite Enterprise
Thomson Reuters Elite ProLaw=Elite ProLaw
Thomson Reuters EndNote=EndNote
Thomson Reuters FileCabinet CS=FileCabinet CS
Thomson Reuters GoFileRoom=GoFileRoom=Thomson Reuters
Thomson Reuters Liquent InSight Suite=Liquent InSight Suite
Thomson Reuters LiveNote Stream=LiveNote Stream
Thomson Reuters Paisley Enterprise GRC=Paisley Enterprise GRC
Thomson Reuters Risk Management=Risk Management
Thomson Reuters Tradeweb=Tradeweb
Thomson Reuters UltraTax CS=UltraTax CS
Thomson Reuters Web of Science=Web of Science
Thomson Reuters Westlaw Edge=Westlaw Edge
Thomson Reuters Westlaw=Westlaw
Thomson Reuters WestlawNext Litigator=WestlawNext Litigator
Thomson Reuters WestlawNext=WestlawNext
Thomson Scientific Dialog
Thomson West FindLaw
Thomson West LiveNote
Thomson West ProLaw
Thought Technology BioGraph Infiniti
ThoughtWorks Studio Mingle
Threaded code compiler
Three-dimensional 3D computer aided design=CAD
Three-dimensional 3D solid modeling
Three-dimensional 3D virtual surgery
Three-dimensional graphics
Three-dimensional modeling
Three-dimensional motion capture
Three-dimensional parametric design
Three-dimensional scanning
Three-dimensional simulation translation
Thrift
Thriveworks TherapyBuddy
Tibco S-PLUS
Tibco Scribe
TickQuest NeoTicker
Ticket Alternative Express Entry
Ticket information tracking
Ticket issuing
Ticket scanning
Tidepool Scientific Software ToxCalc=Tidepool Scientific Software=ToxCalc
Tier generator
TietoEnator ProMatch
Tigerpaw
Tigris Cabie
TikTok
TileGem
Timberlake Consultants OxMetrics
Time and Attendance Collection System=TACS
Time and attendance
Time and motion analysis
Time and payroll management
Time card
Time recording
Time report
Time reporting
Time series modeling TSM=TSM=Time series modeling
Time sharing option TSO=TSO=Time sharing option
Time tracking
TimePlus Payroll
TimePro Legal Software TimePro=TimePro=TimePro Legal Software
TimeSolv Legal
TimeTrak Systems ClocTrack
TimeTrak Systems SchedTrak=SchedTrak=TimeTrak Systems
TimeValue
Timekeeping
Timeline
Timing analysis
Timpani Chat
Timpani Contact Center
Timpani Email
ToadSoft Toad
Toit
Token Ring
TokenWorks Magnetic Card Reader
TokenX
Tolerance analysis
Tolk
TonalEnergy Tuner & Metronome
Tonality Systems Symoblic Composer
Tool center point TCP setting
Tool command language Tcl
ToothPics
Top Systems T-FLEX CAM
TopCAATs
TopDogLegal
TopHat
TopProducer
Topaz Software Symplifi
Topographic database
Topographic map
Tor Config=torrc
Torrid Retirement Planner
Total Turnkey Solutions E-Vision
Total quality management TQM=TQM=Total quality management
TouchSuite Salon
TourCMS
TourTech Systems TourTools=TourTech Systems=TourTools
TourWriter
Towers Perrin MoSes
Toxicology databases
Traceability
Traceroute
TrackPro Services TrackPro Manager
Tracks
Tracware AeroTrac
TradeTec Computer Systems TallyWorks Logs
TradeTec TallyWorks Logs
TradeTec TallyWorks TimeTracker=TimeTracker=TradeTec TallyWorks
TradeTools Financial Market Databases
TradeTools Monthly U.S. Economic Database
Tradesman&apos;s Software Master Estimator
Tradesman's Software Master Estimator
Tradeweb Markets Tradeweb
Trading Blox
Traffic control
Traffic management advisor TMA=TMA=Traffic management advisor
Traffic record databases
Traffic shapers
Traffic signal
Trafficware SimTraffic
Trafficware SynchroGreen
TrainCaster LMS
TrainOnTrack Learning Management System LMS=LMS=TrainOnTrack Learning Management System
Training
TranWare Enterprise Suite
Trancite Logic Systems ScenePD=ScenePD=Trancite Logic Systems
Trane System Analyzer
Trane TRACE
Transact-SQL
Transaction accounting
Transaction processing
Transas Group PISCES2
Transcend Technologies Group benefitsCONNECT
Transcription
Transcription system
Transient reactor analysis code TRAC=TRAC=Transient reactor analysis code
Transmission line simulators
Transoft Solutions AutoTURN
TranspoLink BidLeads
Transportation management
Transportation management system TMS=TMS=Transportation management system
Transportation planning
Transtek Compass ERP
Trapcode Particular
Travel Agent CMS
TravelCarma
Traverse PC
Travii reservation system
Travis
Travis Software TravisFlex=Travis Software=TravisFlex
Treasury Enforcement Communications System TECS=TECS=Treasury Enforcement Communications System
Treatment planning
Tree-sitter Query=tsq
TreeAge Software TreeAge Pro
TreeView
Treeno Software Treeno Content Server
Trend Micro TippingPoint=TippingPoint=Trend Micro
TrendTracker Compliance Solution
Trendsetter Software ProAnalyst
TriZetto QNXT
TrialWorks
Trigon Road Forte Leave Management
Trigram Software AcuBase Pro
Trimble AgGPS EZ-Map=AgGPS EZ-Map
Trimble AgGPS MultiPlane=AgGPS MultiPlane
Trimble CENGEA=CENGEA
Trimble Digital Fieldbook=Digital Fieldbook
Trimble Farm Works=Farm Works
Trimble GPS Pathfinder Office=GPS Pathfinder Office
Trimble Geomatics Office=Geomatics Office
Trimble HYDROpro=HYDROpro
Trimble MyTopo Terrain Navigator Pro=MyTopo Terrain Navigator Pro
Trimble Pathfinder Office=Pathfinder Office
Trimble SketchUp Pro=SketchUp Pro
Trimble TerraSync=TerraSync
Trimble Terramodel=Terramodel
Trimble Total Control=Total Control
Trinity Software Solutions BEACON
Triple Point Commodity XL
Tripod Data Systems
Tripod Data Systems COGO
Tripod Data Systems Foresight
Tripos SYBYL
Triton Elics International Isis
Triton Elics International SeaClass
Trivantis CourseMill
Trivantis Lectora
Trix TracTrix
Tropics Claims Reserve Management
Tropics workers' compensation
Troubleshooting
TruckersHelper
True Audio WinSpeakerz
True North Computer Retail Plus
TrueCrypt
Truepianos
Tucows ChemBase
Tumbleweed SecureTransport
Tumblr
Tunable Instrument Tuner
TuneLab
Tunic OnlyPure
Turing
Turning Technologies TurningPoint=Turning Technologies=TurningPoint
Turtle
Turtle Creek Software Goldenseal
Turtle Creek Software Goldenseal Architect
TuxGuitar
Twelve Tone Matrix Calculator
Twelve Tone Row Analyzer
Twiki
Twin Tier Technologies MIMS
Twin Tiers Technologies CIMS
Twin Tiers Technologies MIMS
TwinPeaks Software Visual Z-Bake
Twitter
Two-dimensional 2D computer aided design=CAD
Two-dimensional graphics
Tyler Technologies MUNIS
Tyler Technologies Odyssey Case Manager
Type Language=tl
TypeScript=ts
TypeSpec=tsp
Typst=typ
UA Business Software Professional Edition
UBI Biotracker
UCN inContact Workforce Management Software=WFM
UDA Technologies ConstructionSuite
UGS I-DEAS
UGS Solid Edge
UNI-GROUP Lockpave Pro
UNI/CARE Pro-Filer
UNISTAT Statistical Package
UNITIME
UNIX Shell
UNSATFLOW
UPS Intelliverse
UPS WorldShip
USDA Child Nutrition Database
USDA Comet
USDA Forest Vegetation Simulator FVS=FVS=USDA Forest Vegetation Simulator
USDA NRCS Soil Data Viewer
USDA NRCS VegSpec
USDA SamplePoint
USPS.com
USyCaMs
UTQUANT
Ubuntu
UgCS
Ulead PhotoImpact
Ulrichsweb
Ultimate Software UltiPro Workplace
Ultimate Software UltiPro=UltiPro=Ultimate Software
Unawave
Uncamco Ucam
Underhill Geomatics Copan
Underware Design DTAB=DTAB=Underware Design
Underwriting
Unger Software Methusaleh
UniFocus Watson Human Resources Manager
UniResMan
Unicorn HRO Open4
Unidata GEMPAK
Unidata Integrated Data Viewer IDV=IDV=Unidata Integrated Data Viewer
Unidata McIDAS-X
Unidata Network common data form=NetCDF
Unified Parallel C
Unified messaging
Unified modeling language UML=UML=Unified modeling language
Unique Identification UID system databases
Uniscribe
UnisonCare UniCharts
Unit conversion
Unit testing
Unity Technologies Unity
Unity3D Asset
Universal Software Solutions VersaVision
Universal Tax Systems TaxWise=TaxWise=Universal Tax Systems
Universal Technical Systems TK Solver
Universal parcel shipping
University of Arizona RangeView
Unix Assembly=gas=gnu asm=unix asm
Unlimited Learning Resources Valusource Pro
Uno
Unreal Technology Unreal Engine
UnrealScript
Untyped Plutus Core
Upland Consulting Group Repair Traq
Upperspace DesignCAD
Upperspace ModelCAD
Upside Learning UpsideLMS=Upside Learning=UpsideLMS
Upside Software UpsideContract=Upside Software=UpsideContract
UrWeb=Ur=Ur/Web
UrbanSim
Usability testing
User interface design
UserZoom
VAMP/VASP
VASP Data Viewer
VBA=visual basic for applications
VBRhapsody
VBScript
VCG Pointwing
VCL
VECTORsgi Check Management Solution
VECTORsgi Image Exchange Solution
VERBI MAXQDA
VHDL
VIA Information Tools MAN-IT
VIPIR
VISICU eICU Program
VLC Media Player
VME PowerPC VxWorks=VME PowerPC=VxWorks
VMWare ESX Server
VMWare Workstation
VMware
VSCOnline VPMi
VSN International GenStat
VSNi ASReml
VSNi GenStat
VUE Benefits Manager
VUE Compensation Management
Valen Technologies Risk Manager
Valiant Vantage
Valley Agricultural Software DairyCOMP 305
Valley Agricultural Software Feed Watch
ValtamTech Flight Crew Log
ValuSoft MasterCook
ValuSource BIZCOMPS
Value Analysis
ValueTech Report Builder
Valve Data Format=keyvalues=vdf
Vanguard Software Vanguard Sales Manager
Vantage MCIF
Vantage Point Software HRA
VantageMed ChartKeeper
Variable frequency drive VFD=VFD=Variable frequency drive
Varian Medical Systems
Vasont Content Management System
VayTek VoxBlast
Vebnet FIX&FLEX
Vector 35 Binary Ninja
Vector CANalyzer
Vector CANoe
Vector Canape
Vector Fields OPERA-3d
Vector Software VectorCast=Vector Software=VectorCast
Vector drawing
VectorDesigner
VectorWorks ARCHITECT
Vectorworks Designer
Vectorworks Machine Design
Vehicle identification number VIN database
Vehicle information databases
Vehicle inspection databases
Vehicle location and tracking
Vehicle management
Velocity Template Language=velocity=vtl
Velvet
Vendor management system
Vento
Ventsim
Verdict Systems Sanction
VeriFone PC Charge Pro
Verification
Verilog
Verispan Patient Parameters
Verisurf Metrology
Veritas NetBackup
Veritune Verituner
Verity Software House ModFit LT
Verity TELEform
Vernon Systems Limited Vernon CMS
Vero International VISI-Mould
Vero International VISI-Series
Vero Software ALPHACAM
Vero Software ALPHACAM Milling
Vero Software ALPHACAM Turning
Vero Software Edgecam
Vero Software PEPS=PEPS=Vero Software
Vero Software RADAN
Vero Software SMIRTsoftware=SMIRTsoftware=Vero Software
Vero Software SURFCAM=SURFCAM=Vero Software
Vero Software VISI=VISI=Vero Software
Vero Software WorkNC
Vero Software machining STRATEGIST=STRATEGIST=Vero Software machining
VersaDyne small engine test system
Versatile Software Systems VersaSoft Chiro
Version control
Vertafore ImageRight
Vertical Solutions Easy-Farm Accounting
Vertican Technologies Collection Master
Vestibular Technologies ScreenTRAK
Vestibular diagnostic
Veterinary practice management software PMS=PMS=Veterinary practice management software
Vetport
Vibration analysis
Video analysis
Video conference
Video content editing
Video decoder
Video development
Video digitizers
Video editing
Video encoder
Video file conversion
Video game
Video production
Video retrieval systems
Videoconferencing
Vienna Ab-Initio Simulation Package VASP=VASP=Vienna Ab-Initio Simulation Package
Vieux & Associates Vflow
Vigilant
Vignette Content Management
Vignette Portal
Viking data editor
Vim Help File=help=vimhelp
Vim Snippet=NeoSnippet=SnipMate=UltiSnip=UltiSnips
Vim script=nvim=vim=viml=vimscript
Vimeo
Viper Tools
Virage VS Archive
Virtify eCTD
Virtual Battlespace 2 VBS2=VBS2=Virtual Battlespace 2
Virtual Benefits Administrator
Virtual Case Management
Virtual Corporation Sustainable Planner
Virtual Gibbs CADD/CAM
Virtual Router Redundancy Protocol VRRP=VRRP=Virtual Router Redundancy Protocol
Virtual Software Virtual Timecard
Virtual Systems Mail-Shop
Virtual instrument
Virtual interaction simulator
Virtual local area network management
Virtual network computing VNC=VNC=Virtual network computing
Virtual private networking VPN=VPN=Virtual private networking
Virtual reality
Virtual reality game
Virtual reality modeling language VRML=VRML=Virtual reality modeling language
Virtual simulation
VirtualBoss
Virus detection
Virus protection
Virus scanning
Vis5d+
Visi-Trak True-Trak 20/20
Visible Razor
Vision
Vision InfoSoft Plumbing Bid Manager
Vision Management Consulting IEP PlaNET
VisionScience Software Acuity Pro
Visionary Legal Technologies Visionary Professional
Visiv SharpEye
Visual Basic .NET=vb .net=vb.net=vbnet=visual basic
Visual Basic 6.0=classic visual basic=vb 6=vb6=visual basic 6=visual basic classic
Visual Basic Scripting Edition VBScript=Microsoft Visual Basic Scripting Edition=VBScript=Visual Basic Scripting Edition
Visual Basic for Applications VBA=Microsoft Visual Basic for Applications=VBA=Visual Basic for Applications
Visual Basic.NET Compact Framework CF=CF=Microsoft Visual Basic.NET Compact Framework=Visual Basic.NET Compact Framework
Visual Health Information VHI PC-Kits
Visual Lease
Visual MODFLOW Pro
Visual Molecular Dynamics VMD=VMD=Visual Molecular Dynamics
Visual Numerics PV-WAVE
Visual Numerics TS-WAVE
Visual OTTHYMO
Visual PAMSPro
Visual Paradigm DB Visual ARCHITECT
Visual Retail Plus
Visual Solutions VisSIM=VisSIM=Visual Solutions
Visual Statement Investigator Suite
Visual Statement Vista FX3 CSI
Visual electro diagnostic
Vitera Healthcare Solutions Vitera Intergy
Vitria M3O Operational Intelligence
Vivaldi Software Vivaldi Quality Management
ViziFlow
VocEdit
Vogel Scientific Software Group CALACO
Voice activated
Voice dictation
Voice picking
Voice recognition
Voice-activated perio charting
VoiceThread
Voltage SecureMail
Voltage-gated ion channels
Vormetric Application Encryption
Vorum Research Corporation CANFIT-PLUS
Voxco PRONTO
Voxco StatXP
Vue
Vue.js
VueCentric MortgageDashboard
Vulcan Solutions Vulcan Insurance
Vyper
W G Software Tenant File
W-NOMINATE
W3 Data BatchAppend411
WAM
WATERSHEDSS
WAsP
WBS Goplan
WBT Systems TopClass
WCCP
WDL=Workflow Description Language
WGSL
WH Software InstaCode
WH Software MasterKey
WHE Term-PAK
WHONET
WIMS
WINGRIDDS
WORLD Electronics Freedomware
WRSHealth EMR
WSI Titan
WSI TrueView Professional
WSS
Wageningen MapChart
Wallingford Software InfoSewer=InfoSewer=Wallingford Software
Wallingford Software InfoWater
Wallingford Software InfoWorks CS
Wallingford Software InfoWorks WS=WS=Wallingford Software InfoWorks
Walmart Retail Link
Ward Systems Group GeneHunter=GeneHunter=Ward Systems Group
Ward Systems Group NeuralShell Predictor
Ward Systems Group NeuroShell Trader
Warehouse management system WMS=WMS=Warehouse management system
Wash-Dry-Fold POS
Waste management
Wastewater expert control systems
WatchWare Repair Shop
Watchman Monitoring
Water Erosion Prediction Project WEPP=WEPP=Water Erosion Prediction Project
Water flow modeling
Water resources databases
Water surface pressure gradient WSPG=WSPG=Water surface pressure gradient
Waterloo Hydrogeologic AquaChem
Waterloo Hydrogeologic AquiferTest Pro
Waterloo Hydrogeologic FlowPath II
Waterloo Hydrogeologic TACTIC
Waters Empower 2
Waters Empower Chromatography Data
Waters MassLynx
Waters Millennium32
Waters Q-DIS/QM LIMS
Waters eLab Notebook
Watershed modeling system WMS=WMS=Watershed modeling system
Watir
Watson Wyatt CompQuest On-Line
Watson Wyatt Global Grading System
Watson Wyatt Reward
Watter Hammer Software Hytran
WaveMetrics IGOR Pro
Wavefront Material
Wavefront Object
Wavefunction Spartan
Wavefunction Titan
WeVideo
WealthCounsel WealthDocs
WealthEngine Findwealth
WealthTec AllocationPro
WealthTec Foundations
WealthTec WealthMaster
Web Box Activity Tracing System=WebBATS
Web Information Solutions Pocket Informant
Web Ontology Language
Web Scrapbook
Web application
Web broswer
Web browser
Web conferencing
Web content management system CMS=CMS=Web content management system
Web design
Web editing
Web framework
Web page creation and editing
Web page design
Web page design and editing
Web server
Web service definition language WDSL=WDSL=Web service definition language
Web-Est estimating
Web-administered databases
Web-based dispatch
Web-based information systems
Web-based trading systems
WebAssembly Interface Type=wit
WebAssembly=wasm=wast
WebClarity Software BookWhere
WebEx Sales Center
WebEx WebOffice
WebFOCUS
WebIDL
WebPathLab
WebTrends Analytics
WebVTT=vtt
Webinar
Websense Data Loss Prevention
Website creation
Website development
Website management
Webtrends
Welford Chart Notes
Well Flow Dynamics Wellflow
Well logging
Westbrook Fortis
Western Engravers Supply Vision EXPERT=EXPERT=Western Engravers Supply Vision
Wget Config=wgetrc
WhatsApp
Wheatworks Real Estate Calculator Suite
Whiley
WhiteSmoke
Whitebirch Software Projected Financials
WhizLabs
WiCAM PN4000
Wide Area Workflow WAWF system
Wide area monitoring system WAMS=WAMS=Wide area monitoring system
Wide area network WAN optimization
Wide area network WAN=WAN=Wide area network
Wide area remote control system
WideOrbit
Widisoft WIDI Recognition System
Wiki
Wikitext=mediawiki=wiki
Wilcomp Software RenWeb
Wilcox Associates PC-DMIS
Wilcox Associates PC-DMIS Inspection Planner
WildPackets OmniPeek Network Analyzer
Wildland Fire Assessment System WFAS=WFAS=Wildland Fire Assessment System
Wilhelm Publishing Threshold
Willoughby Associates MIMSY XG
Wilson's Computer Applications RealEasy Appraisals
Win CE
Win32 Message File
WinBUGS
WinCross
WinEPIC
WinEstimator WinEst
WinGap
WinMan SureSell
WinMerge
WinOcular
WinSpice
WinTR-55
Winchester Ammunition Ballistics Calculator
Wind River Systems VxWorks
Wind River VxWorks
Wind flow modeling
WindSim
Windent OMS
Windent SQL
WindowBook Postal Package Partner
Windows Embedded Compact
Windows Media Player
Windows Media Services
Windows Registry Entries
Windows Terminal Services Access Manager
Windows kernel debuggers
Windward Software Windward System Five
Windward Technologies GRG2
Winners Programs BirdStud
Winners Programs Uni-Stud
Winsteps
Wintac Pro
WiredRed Software e/pop Basic
Wireshark
WisdomForce DatabaseSync System
Witcher Script
WizSoft WizRule
WizSoft WizWhy
Wolfel IMMI
Wolfram Language=mathematica=mma=wl=wolfram=wolfram lang
Wolfram Research Derivatives
Wolfram Research Mathematica
Wolfram Research Mathematica Finance Essentials
Woll2Woll InfoPower Studio
Wollok
Wolters Kluwer Financial Services ComplianceOne
Wolters Kluwer Loislaw
Wonderware
WoodWing
Woodward MotoTron Control Solutions MotoHawk=MotoHawk=Woodward MotoTron Control Solutions
Word processing
Word recognition
WordPerfect
WordPress
WordWeb
Work Technology WorkTech Time
Work inspection
Work order
Work order management
Work record
Work scheduling
Work time accounting
Work time tracking
WorkSchedule.net
WorkTech MAXIMO
Workbrain Employee Scheduling
Workbrain Time and Attendance
Workcell simulation
Workday
Workflow
Workflow International Deskflow Enterprise
Workforce management
Workforce management system
WorkingArtist Systems WorkingArtist=WorkingArtist=WorkingArtist Systems
Workscape HR Service Center
Workscape Outsourced Employee Benefits Administration
World Health Organization HealthMapper=HealthMapper=World Health Organization
World Software Corporation Worldox
World Vector Shoreline
World of Warcraft Addon Data
WorldAPP KeySurvey Suite
WorldCat
Worldspan Go!
Worldwide Instructional Design System WIDS=WIDS=Worldwide Instructional Design System
WorthMORE Software CaseWORTH
Wren=wrenlang
Wrike
Write Brothers Dramatica
WriteWay Pro
Wusik Wusikstation VSTi
Wyndgate Technologies ElDorado Donor
Wyndgate Technologies SafeTrace=SafeTrace=Wyndgate Technologies
X BitMap=xbm
X Font Directory Index
X PixMap=xpm
X.25 Protocol
X10=xten
XATA XATANET
XC
XCompose
XGBoost
XGobi
XIFIN
XLISP-STAT
XML Path Language XPATH=XML Path Language=XPATH
XML Property List
XML User Interface XUI=XML User Interface=XUI
XML authoring
XMetaL Author
XNAT
XP Software XPSWMM=XP Software=XPSWMM
XPages
XProc
XQuery
XS
XSLT=xsl
XT Software energyXT
XY Soft Sheet Cutting Suite
Xactly Compel
Xactware Xactimate
Xara Designer Pro
Xara Designer Pro X
Xcircuit
Xcode
Xerceo Learn
Xerces2 Java Parser
Xerox DocuShare
Xerox FreeFlow Print Server
Xerox Government systems FIREHOUSE
Xerox ProfitQuick
Xfig
Xilinx ISE Foundation=ISE Foundation
Xilinx Integrated Software Environment ISE=ISE=Integrated Software Environment=Integrated Software Environment ISE=Xilinx Integrated Software Environment
Xilinx ModelSim=ModelSim
Xilinx Synthesis Technology XST=Synthesis Technology=Synthesis Technology XST=XST=Xilinx Synthesis Technology
Xilinx TMRTool=TMRTool
Xitona Software Voice Composer
Xmake
Xojo
Xonsh
Xperts iep.online
Xplanner
Xtend
Xyleme Learning Content Management System=LCMS
Xythos Enterprise Document Management Suite
YANG
YARA
YASARA
YASnippet=snippet=yas
Yacc
Yahoo! Email
Yardi
Yardi Systems Yardi Enterprise
Yardi Systems Yardi Voyager Commercial
Yardi Systems Yardi Voyager Residential
Yield management systems
Yokogawa FAST/TOOLS
Yost Engineering ABN Assistant
Yost Engineering ClaimScrub
Yost Engineering CodeSearch Pro
Yost Engineering EPStaffCheck=EPStaffCheck=Yost Engineering
Yost Engineering EpiCoder=EpiCoder=Yost Engineering
YouTube
Young Mania Rating Scale
YourKit Java Profiler
Yul
ZEMAX Optical Design Program
ZIL
ZYTO LSA Pro
Zabbix
ZedX AgFleet
Zemax
ZenScript
Zend Framework
Zephir
Zephyr EXTRA! Terminal Emulation
Ziatek RoofDraw
Zig
Ziiva Prosperity LMS
Zimpl
Zmanda Amanda
Zmodel
Zocalo
Zoho Projects
Zoho WebNMS Cell Tower Manager
Zoller
Zone modeling
ZoomWare Screen Magnifier
Zoomerang
Zuken CADSTAR
Zuken E3.schematic
Zuken electrical design
Zung Depression Rating Scale
Zylab ZyImage
ZynAddSubFX
a la mode Pocket TOTAL
a la mode WinTOTAL
askSam Systems SurfSaver=SurfSaver=askSam Systems
athenahealth athenaCollector
bMobile Technology Route Manager
bMobile Technology Sales
business and customer relations management
cURL Config=curlrc
checksum=hash=hashes=sum=sums
chpl
conf=dosini
crontab=cron=cron table
dBASE
dBASE Plus
dESCO ESC
dSPACE
dailyVest Investment Personalization Platform
danic Technology
data M Software COPRA MetalBender=MetalBender=data M Software COPRA
dbSNP
ddlsoftware.com drivers daily log program=DDL
digiChart OB-GYN
dircolors
doXstor Flight Level Logbook
doc2MD
dominKnow Learning Center
dotProject
dtSearch
e-Business Suite Supply Chain Management
e-MDs
e-MDs Bill
e-MDs Chart
e-MDs DocMan
e-MDs Schedule
e-MDs topsChart
e-MDs topsE&M Coder
e-MedRecords CompuKID
e-check
e-on VUE
e-on software Vue
eBuy
eC
eChurch.com SchoolPerfect
eClinicalWorks EHR
eCredit Enterprise
eDistrict Internet Solutions eDistrict Unified
eGrabber ListGrabber
eLawSoftware
eMDs Medisoft
eMDs Practice Partner
eMoneyAdvisor AdvisorPlatform
eOriginal eCore Business Suite
ePOS Business Solutions System 3=POS
ePharmaSolutions eMVR
eProduction Solutions PanSystem=PanSystem=eProduction Solutions
ePsych
eQuest
eStara Softphone
eTakeoff
eTeleNext AP Anywhere
eTeleNext LIS
eTrac
eTritionWare
eXe
eXtensible Business Reporting Language XBRL=XBRL=eXtensible Business Reporting Language
easyCIS
edn
ej-technologies JProfiler
espSoftware Employee Schedule Partner
etouches
ezChartWriter
fundamental=plain text
funeralOne Life Tributes
g-net solutions MTP
gEDA
geojson=jsonl=sarif=topojson
goQ WordQ
golang
groff=man=man page=man-page=manpage=mdoc=nroff=troff
hSenid Business Solutions HRM Enterprise
hoon
i-lign
i.Agri LandMark Farm
i2 Collaborative Supply Execution
i2 Intelligence
i2 Supply Chain Visibility
i2 Transportation Modeler
iAnnotate
iCIMS Talent Cloud
iCalendar=iCal
iChartPlus
iCode Everest
iEmployee
iGrafx
iKorb Real Estate
iLinc Communications LearnLinc
iMagic Restaurant Reservation
iManage document management
iParadigms Turnitin
iPhotoMEASURE
iPro
iQmetrix RQ4 Retail Management System
iRealty Manager
iRez Systems Rezware XP7
iShip
iView Systems
iZotope Ozone
ifconfig
inData TrialDirector
intelligenz Solutions intelliSpa
interlinkONE
ipconfig
irs-aims MARS
isolved Time
j2 Global Communications onebox
jQuery
jalada GmbH Just Translate
jq
kvlang
mIRC Script
mPlexus DICOM RadiX
max/msp=maxmsp
mcfunction
md=pandoc
mdsvex
medQ Q/ris
mumps
mupad
myWriterTools
nanorc
nbtstat
nesC
netstat
ngrep
ngspice
nush
ooc
pMatlab
pandas
people@work
peoplefluent Performance
peoplefluent Recruiting
petroWEB Global Seismic Library
pikchr
pkg-config=pkgconf
plotutils
pm ase QuickBuild
poLCA
policyIQ
rL Solutions Feedback MonitorPro
reStructuredText=rst
red/system
rss=wsdl=xsd
sK1
sed
seoClarity
sim4
simplifyMD
solidThinking
spaCy
techniques.org knowledgeWorks LMS
templ
ucode
udiff
vCard=electronic business card=virtual contact file
vlang
vtiger CRM
web2project
webpack
xBase=advpl=clipper=foxpro
xQuery
xhtml
xv
yieldWerx
yml
z-Tree
zkipster`;
