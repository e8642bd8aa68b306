/** What a person acquires. */
export const learnt =
  /^(?:skills?|knowledge|understanding|experience|expertise|relationships?|rapport|abilit(?:y|ies)|trust)$/;
/** What is led by being given. */
export const held = /^(?:tours?|class(?:es)?|lessons?)$/;
/** What people drive that has no wheels. */
export const abstract =
  /^(?:growth|sales|revenue|results?|projects?|initiatives?|strateg(?:y|ies)|change|improvements?|adoption|rollout|launch|efficienc(?:y|ies)|engagement|innovation|programs?|programmes?|transformation|development|campaigns?|process(?:es)?|implementation|migration)$/;
