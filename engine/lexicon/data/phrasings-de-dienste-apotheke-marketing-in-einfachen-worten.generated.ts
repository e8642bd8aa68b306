// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "ЀprospekЀausgesuchЀherausgegebЀnetzЀoffiziЀabtelefoЁngemessЂzeigenbudgЁpothekenkosmetikЉwarЁusgangsstoffЂtЀbabynahrЁetaubungsmittelrezepЁlutdruckmessgeraЀcremЀdruckereiЅvorlagЀerkalЂsatzЀfantaschalЁirmenaccouЁrogЀgeneralalphabЂrankЁiveawayЁrosshandelЀhochgeladЁustЄensafЀidemЁnhaliergeraЀkapselfullgeraЁlickЅpreiЁopfschmerzЁundenmagaziЀlassЁieferengpassЀmailingЁessewandЁuttЀnasensprayЁewЀobenЀphagroЁresseartikelЇussendІtermiЂoduktseiЀrabattarzneimittelЁezepturgrundstoffЁytЀschmerzmittelЃnupfЂreamingЁonnencrЁuchbegriffЀteedrogЁinkturЁopitecЀumgestalЁnguЀvereinszeiЃfalldaЃwendЁornЀwerbegeschenkЅkampagЁixЀzapfchЁiehschrank",
  "ownCounts": ";;<??GC;BE",
  "own": {
    "high": "#$#%#$+$$-#DM#'*('@%######&&5+h##%#$$R##############%%#$?f#$%2%.6###########1EI1##%=#&5&#############$#%(-N@,####$#%#&##%#$$('3))###$#$'-()d'##########($(&%/+.######$$.)'C/6#,%######'(##(-0)*########*'5=0,6%####%%*#6:########)#$>6%-(>#$%%$1('*,'###########%(%,:@02#######%6)#'&#*&%#####",
    "low": ":%+-WTU'+66Z=-U#:PB+*%4751.<+T/H<>^HD2((/6*$$%&().X65?,LG/LZJW$6X'-'&/*6*:S=HW$P.M=5$6-*%'%'-$%')$.$%26\\UCX@/%$$+8>,RB&XN?#K]P8I9:`<bLQH.B5`P,$'%(=L)*(TPR$]/X`P'=$(@)S2Q<R[ZGE<'$$73Q*\\_*734#H%7+&%,-GZZ47Y1N@*$%*)>+9663)/+4B;;S8G^.N;M7(-$^1W9S[Z9$2$+/&>)K=;/-N7:E<2[aOQC0>9K,2_V$NDME-$$2"
  },
  "phrasings": "й&#&#%#&#'$%#&#%#%$&#&#&#&$&#&#&#&$&#&#'#%#&#'$&#'#&#%#&$'#'#%#&#%#&#&$%#&#&#&#&$%#&#&#&#%#&$%#&#%#&#&",
  "places": "%$&%a&&'$$a&&%&('$%'&&''&%&$''%&&%g'(&'(&$&$''g'''(%('$$ba&'%'&$a$a'&'$%ca%&''(%('%'%&%&&&%($$a%'$$a$$c''`$$(('&&'$'&('$a$&c('('&'$$a'''((&'$$a&('",
  "fillings": "*<411%%3<$$.:%1%&-DF*1.9$+0%3'''%7('6%$%&-*0)$'<'$1$+>$'$/'%3%?%3$#5'(&/1(--$&<+3$-/$$:+.+*%4+*'$#0*+'%*31$&'#5%/;('+0%'*9($.+'./-$7+2','+1%%$'G0'$-,#8%)BD54&3*%,/;%%)7+/$*1#54*80&3,$'#$D-G/$:2*$-I$'%1%&-%8=4&7$&;&$'I'0)$--<>$,#L(/0$%,&7&C%.&+$$@(B+2)'+53KG(.'-+0(+6:,$*$42$'*%/,$$15$(.'8$'(?(.',0.$(%=$%$&:(L9B*$2%%)&.,$%(%.))$&,0K%$'-%8F@(A($5'%&3'$.,1)$)-,)$%D)'-'+3B:@(+,)$3(.$$'"
};
