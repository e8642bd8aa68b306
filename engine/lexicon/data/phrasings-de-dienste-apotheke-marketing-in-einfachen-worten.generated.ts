// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "ЀprospekЀausgesuchЀherausgegebЀnetzЀoffiziЀabtelefoЁngemessЂzeigenbudgЁpothekenkosmetikЉwarЁusgangsstoffЂtЀbabynahrЁetaubungsmittelrezepЁlutdruckmessgeraЀcremЀdruckereiЅvorlagЀerkalЂsatzЀfantaschalЁirmenaccouЁrogЀgeneralalphabЂrankЁiveawayЁrosshandelЀhochgeladЁustЄensafЀidemЁnhaliergeraЀkapselfullgeraЁlickЅpreiЁopfschmerzЁundenmagaziЀlassЁieferengpassЀmailingЁessewandЁuttЀnasensprayЁewЀobenЀphagroЁresseartikelЇussendІtermiЂoduktseiЀrabattarzneimittelЁezepturgrundstoffЁytЀschmerzmittelЃnupfЂreamingЁonnencrЁuchbegriffЀteedrogЁinkturЁopitecЀumgestalЁnguЀvereinszeiЃfalldaЃwendЁornЀwerbegeschenkЅkampagЁixЀzapfchЁiehschrank",
  "ownCounts": ";;<??GC;BE",
  "own": {
    "high": "##%#'&(($/#II,#'/'@%#######-0+{##%#$$Q#############$#%'#Fo#$%2%.6#########$#7JN3##%<#&5&#############%#&#8UD-####$#%#&##%##$('3))#$#&#%)/)*n(##########($(%%/+.######$%2*'H19#-%######'(##(-0(*#######$'18A2-8%####%%)#6:########%*%C9%/)A#$$%$1('*,'########$##&*&*'=E14######%6)#'&#*&%#####",
    "low": "75'54+NX7\\9J@P-N'M/**%477-BA[,UH;;\\FAK((/6*$$%&(/+,DO:b8XGKWFA$+O'-'&/*6*I=_07`6.L9U$3$)%'%'-$%')$.$%3T)^<2D(%$$+7>(P<&VL>aHVN*F8I>:QWa4<).C#,$'%(<L)*(JLJaY&Q\\P'=$(@a_VX]I[DGHM'$$73P#T]*/*)`G%7+&%,5)%=#7]PXQ*$%*'9`9#)3)/+@`K\\BFIB3S8G=(,aX0D4PTV8$2$+/&>//M\\.EF9&)K],a`OPA0P3'2YS$KDLE-$$2"
  },
  "phrasings": "Ӛ&#&#%#&#'$%#&#%#%$&#&#&#&$&#&#&#&$&#&#'#%#&#'$&#'#&#%#&$'#'#%#&#%#&#&$%#&#&#&#&$%#&#&#&#%#&$%#&#%#&#&",
  "places": "%$&%a&&'$$a&&%&('$%'&&''&%&$''%&&%g'(&'(&$&$''g'''(%('$$ba&'%'&$a$a'&'$%ca%&''(%('%'%&%&&&%($$a%'$$a$$c''`$$(('&&'$'&('$a$&c('('&'$$a'''((&'$$a&('",
  "fillings": "*<42-(%3=$$.:%0%(,DF*/09$+1%0+&'%7('6%$%&-)1($'<'$/&+>$'$0'$3%?%2%#5'(&00(--$&<+2%-.%$:+/**%4+*'$#0*+'%*31$&'#5%/;('+0%'*9($.+'./-$7+3&,'+1%%$'G0'$-,#8%)BD54&2+%,/;%%)7+/$*1#54*80&3,$'#$D-G/%92*$-I$'%0&&-%8=4&7$&;&$'I'0)$--<>$,#L(/0$%,&7&C%.&+$$@(B+2)'+53KG(.'-+0(+6:,$*$42$'*%/,$$15$(.'8$'(?(.',0.$(%=$%$&:(L9B*$2&$)&.,$%(%-*)$&,0K%$'-%8F@(A($6'%&3($-,2($)-*&)$D)'-',2B;@(+,)$3(.$$("
};
