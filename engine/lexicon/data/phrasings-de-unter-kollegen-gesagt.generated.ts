// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "",
  "ownCounts": "######",
  "own": {
    "high": "",
    "low": ""
  },
  "phrasings": "ά%#&#$$$#%$%#%$%#%$&#%#%$%#%",
  "places": "&,$$'$$&'&)%%(*%($%(&&$&%)$&",
  "fillings": "%'0,%$%$$$$%-/*$(&5%(%%&$%%3$%+$$$%%1'#/0$%$%&%%$&$&2&&&%$$%$**&$$%3$$)$&/,'%&(%&$$'$#%*$"
};
