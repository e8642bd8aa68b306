/**
 * Sentences that address a machine reading the document, not a person. They are reported and left out of what the model sees. Broad
 * on purpose: a resume that loses such a sentence on its way to the model loses nothing, because the text that is improved and
 * saved is the person's own.
 */
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|other|these|your|the)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules?|directions?|guidelines?|text|context|messages?|criteria|checks?)\b/i,
  /\b(?:ignorier|vergiss|missacht|beachte)\w*\b[^.!?\n]{0,60}\b(?:anweisung|anleitung|vorgabe|regel|instruktion|prompt)\w*/i,
  /\b(?:ignora|olvida|ignorez|oubliez|ignorar)\b[^.!?\n]{0,40}\b(?:instrucciones|instructions|consignes|instruções|reglas)\b/i,
  /\b(?:new|updated|additional|real|important|hidden|secret)\s+(?:system\s+)?(?:instructions?|prompt|directive)s?\s*(?::|for\b)/i,
  /\b(?:system|developer|assistant|hidden)\s*(?:prompt|message|instruction|override|note)s?\b/i,
  /\b(?:you\s+are|act\s+as|pretend\s+to\s+be|roleplay\s+as)\b[^.!?\n]{0,30}\b(?:an?\s+)?(?:ai|llm|assistant|chatbot|language\s+model|gpt|chatgpt|claude|gemini|recruiter'?s?\s+(?:bot|assistant)|dan)\b/i,
  /\b(?:note|message|instructions?|attention|memo|hint|hinweis|nachricht)\s+(?:to|for|an|für)\s+(?:the\s+|any\s+|all\s+|die\s+|das\s+|den\s+)?(?:ai|llm|ats|bot|model|modell|ki|assistant|chatgpt|gpt|screening|parser|automated|machine|language\s+model|large\s+language)/i,
  /\b(?:if|when|wenn|falls)\b[^.!?\n]{0,25}\b(?:you\s+are|you're|reading\s+this|du|sie)\b[^.!?\n]{0,30}\b(?:ai|llm|bot|language\s+model|automated|chatgpt|sprachmodell|ki)\b/i,
  /\b(?:rate|score|rank|grade|evaluate|classify|mark|flag|give|assign|return|output|respond|reply|answer|say|print|write|report|set|bewerte|gib|antworte|schreibe)\b[^.!?\n]{0,60}\b(?:this\s+(?:candidate|resume|applicant|cv|person)|the\s+(?:candidate|applicant|match\s*score|score)|match_?score|optimi[sz]ed_?match_?score|100\s*(?:%|percent|points|out\s+of)|10\s*\/\s*10|top\s+candidate|perfect\s+(?:match|fit|score)|diese[nr]?\s+(?:kandidat|bewerber|lebenslauf)\w*)/i,
  /\b(?:matchScore|optimizedMatchScore|improvedResumeText|keywordMatches)\b/,
  /<\|?\/?(?:im_start|im_end|system|user|assistant|endoftext|inst)\|?>|\[\/?INST\]|<<\/?SYS>>|^[^\S\r\n\u2028\u2029]*#{2,}\s*(?:system|instruction|assistant)\b/im,
  /\b(?:reveal|repeat|print|show|leak|output)\b[^.!?\n]{0,30}\b(?:your|the)\s+(?:system\s+)?(?:prompt|instructions|rules|configuration|api\s*key)/i,
  /\b(?:do\s+not|don't|never)\b[^.!?\n]{0,40}\b(?:mention|reveal|tell|disclose|flag|report)\b[^.!?\n]{0,30}\b(?:this\s+(?:instruction|message|note|text)|these\s+instructions|the\s+user)\b/i,
  /\b(?:add|insert|include|append|invent|fabricate|claim|state)\b[^.!?\n]{0,60}\b(?:to|in|into|that)\b[^.!?\n]{0,30}\b(?:every|each|all|the)\s+(?:resume|candidate|applicant|output|response|answer|improved)/i,
  /\bjailbreak|\bprompt\s*injection|\bdeveloper\s+mode\b[^.!?\n]{0,20}\b(?:on|enabled|activated)/i,
];

export interface FoundInstructions {
  /** The text without those sentences. */
  text: string;
  /** The sentences, word for word. */
  instructions: string[];
}

/** A sentence, or a line if no sentence ends in it. */
const sentence = /[^\n.!?]+(?:[.!?]+(?=[^\s.!?])[^\n.!?]+)*[.!?]*/g;

/** Removes sentences that give a model orders from a text. */
export function removeInstructions(text: string): FoundInstructions {
  const instructions: string[] = [];
  const cleaned = text.replace(sentence, (found) => {
    if (!patterns.some((pattern) => pattern.test(found))) return found;
    instructions.push(found.trim());
    return '';
  });
  return { text: instructions.length > 0 ? cleaned : text, instructions };
}
