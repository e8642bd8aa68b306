// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "ЀprospekЀausgesuchЀherausgegebЀnetzЀoffiziЀabtelefoЁngemessЂzeigenbudgЁpothekenkosmetikЉwarЁusgangsstoffЂtЀbabynahrЁetaubungsmittelrezepЁlutdruckmessgeraЀcremЀdruckereiЅvorlagЀerkalЂsatzЀfantaschalЁirmenaccouЁrogЀgeneralalphabЂrankЁiveawayЁrosshandelЀhochgeladЁustЄensafЀidemЁnhaliergeraЀkapselfullgeraЁlickЅpreiЁopfschmerzЁundenmagaziЀlassЁieferengpassЀmailingЁessewandЁuttЀnasensprayЁewЀobenЀphagroЁresseartikelЇussendІtermiЂoduktseiЀrabattarzneimittelЁezepturgrundstoffЁytЀschmerzmittelЃnupfЂreamingЁonnencrЁuchbegriffЀteedrogЁinkturЁopitecЀumgestalЁnguЀvereinszeiЃfalldaЃwendЁornЀwerbegeschenkЅkampagЁixЀzapfchЁiehschrank",
  "ownCounts": ";;<??GC;BE",
  "own": {
    "high": "##%#&#&.$/#KI,#'/'@%#######-0+}##%#$$Q#############$#%(#Gq#$%2%.6#########$#7KO3##%<#&5&#############%#&#8VD-####$#%#&##%##$('3))#$#&#%)/)*p'##########($(%%/+.######%%2*'J29#-%######'(##(-0(*#######$'18B3-8%####%%)#5:########%*%C:%/)A#$$%$1('*,'########$##&*&*'=G14######%6)#'&#*&%#####",
    "low": "76'5;`-D8a9*JQ-N&M.**%477-CH]/AH;;\\FAI((/6*$$%&(/+,FN=%8&+KWF@$*O'-'&/*6*J>^8Y-7.L9S$3$)%'%'-$%')$.$%4T-_AWK*%$$+7>(P<&VK>aHVN)F8J?:TXa4A,2+b,$'%(<L)*(JLIaY%Q\\P'=$(@#aW^_)$HFHM'$$73P#S]*/*(`G%7+&%,5+'?,U%Q[Q*$%*'9_9b)3)/+@bK[ELFPKT@G@(,aX0C4OTV8$2$+/&>/1M[2JB<(4*`-a`OPA0P2&2YS$KDLE-$$2"
  },
  "phrasings": "Ӝ&#&#%#&#'$%#&#%#%$&#&#&#&$&#&#&#&$&#&#'#%#&#'$&#'#&#%#&$'#'#%#&#%#&#&$%#&#&#&#&$%#&#&#&#%#&$%#&#%#&#&",
  "places": "%$&%a&&'$$a&&%&('$%'&&''&%&$''%&&%g'(&'(&$&$''g'''(%('$$ba&'%'&$a$a'&'$%ca%&''(%('%'%&%&&&%($$a%'$$a$$c''`$$(('&&'$'&('$a$&c('('&'$$a'''((&'$$a&('",
  "fillings": "*<52-(%4=$$.:%0%(,DF*-29$+1%0+&'%7('6%$%&-)1($'<'$/&+>$'$0'$3%?%2%#5'(&00(--$&<+2%-.%$:+/**%4+*'$#0*+'%*31$&'#5%/;('+0%'*9($.+'./-$7+3&,'+1%%$'G0'$-,#8%)BD54&2+%,/;%%)7+/$*1#54*80&3,$'#$D-G/%92*$-I$'%0&&-%8=4&7$&;&$'I'0)$--<>$,#L(/0$%,&7&C%.&+$$@(B+2)'+53KG(.'-+0(+6:,$*$42$'*%/,$$15$(.'8$'(?(.',0.$(%=$%$&:(L9B*$2&$)&.,$%(%-*)$&,0K%$'-%8F@(A($6'%&3($-,2($)-*&)$D)'-',2B;@(+,)$3(.$$("
};
