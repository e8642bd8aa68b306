// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "ЀprospekЀausgesuchЀherausgegebЀnetzЀoffiziЀabtelefoЁngemessЂzeigenbudgЁpothekenkosmetikЉwarЁusgangsstoffЂtЀbabynahrЁetaubungsmittelrezepЁlutdruckmessgeraЀcremЀdruckereiЅvorlagЀerkalЂsatzЀfantaschalЁirmenaccouЁrogЀgeneralalphabЂrankЁiveawayЁrosshandelЀhochgeladЁustЄensafЀidemЁnhaliergeraЀkapselfullgeraЁlickЅpreiЁopfschmerzЁundenmagaziЀlassЁieferengpassЀmailingЁessewandЁuttЀnasensprayЁewЀobenЀphagroЁresseartikelЇussendІtermiЂoduktseiЀrabattarzneimittelЁezepturgrundstoffЁytЀschmerzmittelЃnupfЂreamingЁonnencrЁuchbegriffЀteedrogЁinkturЁopitecЀumgestalЁnguЀvereinszeiЃfalldaЃwendЁornЀwerbegeschenkЅkampagЁixЀzapfchЁiehschrank",
  "ownCounts": ";;<??GC;BE",
  "own": {
    "high": "##$#&%-$$.#GG,#'/'@%#######,/*x##%#$$Q#############$#%'#El#$%2%.6#########$#5HL2##%<#&5&#############%#%#6SC,####$#%#&##%##$('3))#$#%#%(.(*k'##########($(%%/+.######$%1*'F18#-%######'(##(-0(*########&07?2-8%####%%)#6:########%)%B8%.)@#$$%$1('*,'########$##%)&-<@&13######%6)#'&#*&%#####",
    "low": "42]5]WQ1,29`R@-O*N7**%474+<PXY+H;;\\GBV((/6*$$%&(-**=K0D5*4KWGE$.T'-'&/*6*C7[M\\PX.L9[$5))%'%'-$%')$.$%&QZY[&*W%$$+7>(Q=&VL?aHXN0H8CMWLRNVK\\#)_,$'%(<L)*(LLKbZ(U^P'=$(@URC>Q`5AH4H'$$73P$U^*0,.bG%7+&%,3]V7*X4'.L*$%*':b9&03)/+;WLY5_:&)RR&B(,aZ0G5QWY8$2$+/&>-#NY_`3M7C0BB]`OPA0Q7(2\\U$MDLE-$$2"
  },
  "phrasings": "ҍ&#&#%#&#'$%#&#%#%$&#&#&#&$&#&#&#&$&#&#'#%#&#'$&#'#&#%#&$'#'#%#&#%#&#&$%#&#&#&#&$%#&#&#&#%#&$%#&#%#&#&",
  "places": "%$&%a&&'$$a&&%&('$%'&&''&%&$''%&&%g'(&'(&$&$''g'''(%('$$ba&'%'&$a$a'&'$%ca%&''(%('%'%&%&&&%($$a%'$$a$$c''`$$(('&&'$'&('$a$&c('('&'$$a'''((&'$$a&('",
  "fillings": "*<42-(%3=$$.:%0%'-DF*1.9$+1%0*''%7('6%$%&-)1($'<'$/&+>$'$0'$3%?%2%#5'(&00(--$&<+2%-.%$:+/**%4+*'$#0*+'%*31$&'#5%/;('+0%'*9($.+'./-$7+3&,'+1%%$'G0'$-,#8%)BD54&2+%,/;%%)7+/$*1#54*80&3,$'#$D-G/$:2*$-I$'%1%&-%8=4&7$&;&$'I'0)$--<>$,#L(/0$%,&7&C%.&+$$@(B+2)'+53KG(.'-+0(+6:,$*$42$'*%/,$$15$(.'8$'(?(.',0.$(%=$%$&:(L9B*$2&$)&.,$%(%-*)$&,0K%$'-%8F@(A($5(%&3($-,2($)-,$)$D)'-',2B;@(+,)$3(.$$'"
};
