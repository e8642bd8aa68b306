/** "10.2015 - 04.2019" and "2015-10 - 2019-04": as many digits as a telephone number. */
export const dateRange =
  /(?:\b\d{1,2}[./-]){0,2}\b(?:19|20)\d{2}(?:[./-]\d{1,2}){0,2}\s*[-–/]\s*(?:\d{1,2}[./-]){0,2}(?:19|20)\d{2}\b/;
