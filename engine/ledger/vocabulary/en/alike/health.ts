/** Alike words for health, medicine and the laboratory. */
export const health = `
gauge instrument
instrument tool device
device tool instrument equipment
sample specimen
specimen sample
lab laboratory
laboratory lab
experiment trial
reading measurement
measurement reading
reagent chemical
chemical
drug medicine medication
medicine medication drug
medication medicine drug
pill tablet
prescription script
script prescription
injection jab shot vaccination
vaccine jab vaccination
shot injection jab
vaccination jab shot vaccine
ward unit floor
unit ward
clinic surgery practice
surgery clinic practice operation
operation surgery
wound dressing injury
bloods blood sample
scan imaging
ultrasound scan
x-ray radiograph
radiograph x-ray
tooth dental
dentist dental
dental tooth
eye sight vision
sight vision
diet nutrition
observation obs vital
shift duty
handover
weight weighing
temperature
flu influenza
drug medicine medication interaction
wheelchair
condition problem illness disease
`;
