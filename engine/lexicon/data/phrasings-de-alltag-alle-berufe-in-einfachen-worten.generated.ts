// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "ЀachtЀhandgriffЀlernendЀzehnЁwanzigЂolfЀ25ЀabgesagЀeingeschulЃsteigЀfunfzehЀgewЀnahegelegЀ20ЀabsagЂwechselndЁngepackЁufgeteilЀbelegschafЂrucksichtigЀchefiЀdelegЁreissigЁurchgestellЀersatzЀgehabЂschufЂwohЀkaufentscheidЀmirЀnachbesetzЄrichЁeulingЀperЀradldiЁuckrufЀschichtturnuЃutzvorschrifЁicherheitsbegehЂnnvollЀtelefonnotizЁurnusdiЀumgeplaЁnfallgefahrЀvermiedЁierschichЀwechseldiЂiterverbundЀzentnerschwЁielgesprachЁugepack",
  "ownCounts": "N7:C><MA=?",
  "own": {
    "high": "#%'#$%%#&*3+#6'%0&2)##$%##*23($#%############7;/$D<####'#%4<#######&##2674H####)'%0<##$$%$##$*&'&g1*##########%,#3#3'##$####%%*-;#7P#$$$))#D&######/##$267P####&%'%#%H###########$#('91$=;)(#####$$#%,$##+#%1#('######$#&%/(96#)3/*%$####$#W#########$%$)$##>46*>#(&*'$%*7##&%%(G'`$#%(###(%-$%-.#######",
    "low": "00a7b\\BB2PK2<17Y3.9@,%$>%OQ>FJ)6Z&$$($)&$+708W3F%:%EX0V>J8H9*$:0R18>OE1a+$ZQ1<@3$LZ9$:F+S2-(#-Q8<%J0%*%a(Q+E5QZ^:;%AF(C4<WU/2^0/%$?9%3?E)=*CK*3&,-2.XC-X5]Z'7.+&2V)O<P+'(*3SA(C:XK+CG$B/E>T[%'1)5<:CK=Z1G&:2AQJ)6$($'(]WVY>+*W$)^RI9C*$%-&?@/*%('$8U&SNWCT4WY.EaDW:_X'(W::3.ZDN*#:TDJ&)DR-*6,-]#Q(%&)'9%"
  },
  "phrasings": "ь'#(#'#'#($&#%#'#&$&#&#&#'$&#'#&#&$&#%#&#'#'$%#&#&#&$'#&#&#%$%#'#&#'#%#%$'#(#&#&#&$&#&#'#&#'",
  "places": "+''&$c$cb*%&f&&&&%&%&&$(&('&d&&&`''('a&&&&&%%'%%)''&'%'&'&'&$((%''d&$$bg&$&j%(%&$&'&$c'&(%%'&&&)(''''$$$b&&&$$cb'(''%&(&$$cba'&%%&f&'$%$&%'($$ba%%'%(&&",
  "fillings": "<1%%$$$$'.%4%;,$:*%W9<1%%$$$H.3=+860';)>'%7-+5)6A%.%=,$/%212$%&'%'..)('$3%&'/$.%'0--&.),+$&/%%$;,%%&-)'*'2,&+'3'$;&)(-,&'$5*4'%$7-#)*%%$%3$6$$B%$%@&(2%*$-&34$$?&*+4$$*./-$%)2+%$%+0&$)*$+%3$,$,$%0/$*$&B/<%%58,%%55'%('',/&'&A$$4+$%.&,3,$.)=%:>5$$$E*55'-*C7'(3*>I%%#2%%5%9.%1(<5$+04$$5'%/.1$&4-/,(*,/%/0)+20&&$<$$$%D$$%<%$'42..++&&$$%9(<*+&('#/*%>0-/1%5,'#,$.%6(02$1*?/(&(+$/$)@>:&&'24%%.31'.%%/(&+%/"
};
