// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "ЀprospekЀausgesuchЀherausgegebЀnetzЀoffiziЀabtelefoЁngemessЂzeigenbudgЁpothekenkosmetikЉwarЁusgangsstoffЂtЀbabynahrЁetaubungsmittelrezepЁlutdruckmessgeraЀcremЀdruckereiЅvorlagЀerkalЂsatzЀfantaschalЁirmenaccouЁrogЀgeneralalphabЂrankЁiveawayЁrosshandelЀhochgeladЁustЄensafЀidemЁnhaliergeraЀkapselfullgeraЁlickЅpreiЁopfschmerzЁundenmagaziЀlassЁieferengpassЀmailingЁessewandЁuttЀnasensprayЁewЀobenЀphagroЁresseartikelЇussendІtermiЂoduktseiЀrabattarzneimittelЁezepturgrundstoffЁytЀschmerzmittelЃnupfЂreamingЁonnencrЁuchbegriffЀteedrogЁinkturЁopitecЀumgestalЁnguЀvereinszeiЃfalldaЃwendЁornЀwerbegeschenkЅkampagЁixЀzapfchЁiehschrank",
  "ownCounts": ";;<??GC;BE",
  "own": {
    "high": "#$#%#$+$$-#DL#'*('@%######&&4+g##%#$$R##############%%#$?e#$%2%.6###########1EH1##%=#&5&#############$#%/&N@,####$#%#&##%#$$('3))###$#$'-()d'##########($(&%/+.######$$.)'C/6#,%######'(##(-0)*########*'5=0,6%####%%*#6:########)#$>5%-(>#$%%$1('*,'###########%(%,:@01#######%6)#'&#*&%#####",
    "low": "9&+)XQL')36G[-U$;PC+*%4742*9aS8H<>^HD5((/6*$$%&()-Y61=,H?8LZJY$6Y'-'&/*6*9T=9KI=.M=7$6.*%'%'-$%')$.$%26Y4RC)'%$$+8>,RB&XO?$K]P8J99a<^MNC$D5+O,$'%(=L)*(TPT$]/XaP'=$(@)M,H@?PPF7;'$$73Q*]_*834#I%7+&%,-GPX-&L+=?*$%*)>,9773)/+3C;;H9GU]K3F$(-$^1Y9S[[9$2$+/&>)K=;+'L.7*9`ZaOQC0>9M,2_V$ODME-$$2"
  },
  "phrasings": "в&#&#%#&#'$%#&#%#%$&#&#&#&$&#&#&#&$&#&#'#%#&#'$&#'#&#%#&$'#'#%#&#%#&#&$%#&#&#&#&$%#&#&#&#%#&$%#&#%#&#&",
  "places": "%$&%a&&'$$a&&%&('$%'&&''&%&$''%&&%g'(&'(&$&$''g'''(%('$$ba&'%'&$a$a'&'$%ca%&''(%('%'%&%&&&%($$a%'$$a$$c''`$$(('&&'$'&('$a$&c('('&'$$a'''((&'$$a&('",
  "fillings": "*<411%%3<$$.:%1%&-DF*1.9$+0%3'''%7('6%$%&-*0)$'<'$1$+>$'$/'%3%?%3$#5'(&/1(--$&<+3$-/$$:+.+*%4+*'$#0*+'%*31$&'#5%/;('+0%'*9($.+'./-$7+2','+1%%$'G0'$-,#8%)BD54&3*%,/;%%)7+/$*1#54*80&3,$'#$D-G/$:2*$-I$'%1%&-%8=4&7$&;&$'I'0)$--<>$,#L(/0$%,&7&C%.&+$$@(B+2)'+53KG(.'-+0(+6:,$*$42$'*%/,$$15$(.'8$'(?(.',0.$(%=$%$&:(L9B*$2%%)&.,$%(%.))$&,0K%$'-%8F@(A($5'%&3'$.,1)$)-,)$%D)'-'+3B:@(+,)$3(.$$'"
};
