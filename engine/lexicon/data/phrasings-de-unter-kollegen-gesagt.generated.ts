// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "",
  "ownCounts": "######",
  "own": {
    "high": "",
    "low": ""
  },
  "phrasings": "с%#&#$$$#%$%#%$%#%$&#%#%$%#%",
  "places": "&,$$'$$&'&)%%(*%($%(&&$&%)$&",
  "fillings": "%'0,$%%$$$$%./*$(&5%(%%&$%%3$%+$%$%$-+#00$%$%&%%$&$&2&&&%$$%$**&$$%3$$)$&/,'%&(%&$$'$#%*$"
};
