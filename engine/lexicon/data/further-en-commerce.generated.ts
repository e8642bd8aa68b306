// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "",
  "phrasings": "",
  "places": "",
  "ownCounts": "",
  "own": {
    "high": "",
    "low": ""
  },
  "fillings": ""
};
