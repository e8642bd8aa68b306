// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "ЀachtЀhandgriffЀlernendЀzehnЁwanzigЂolfЀ25ЀabgesagЀeingeschulЃsteigЀfunfzehЀgewЀnahegelegЀ20ЀabsagЂwechselndЁngepackЁufgeteilЀbelegschafЂrucksichtigЀchefiЀdelegЁreissigЁurchgestellЀersatzЀgehabЂschufЂwohЀkaufentscheidЀmirЀnachbesetzЄrichЁeulingЀperЀradldiЁuckrufЀschichtturnuЃutzvorschrifЁicherheitsbegehЂnnvollЀtelefonnotizЁurnusdiЀumgeplaЁnfallgefahrЀvermiedЁierschichЀwechseldiЂiterverbundЀzentnerschwЁielgesprachЁugepack",
  "ownCounts": "N7:C><MA=?",
  "own": {
    "high": "#%$&#(%#&+#4+8'&1&2)##$%##*23($#%############9<1$F<####'#%4<#######$%#4795J####)&%0<##$$&$##$*''&k2*##########%,#3#3'##$##$#%&*.;#9R#$$$))#D&######0##$37:S####&%'%#%H###########$#)':2$@<*)#####$$#%,$##+#%1#('######%#'&0(:9#)40*%$####$#W#########$%%*$##)96@?#(&*'$%*7##'%&(H'e$#%(###(%-$%,.#######",
    "low": "2?VP85PBG&-8\\NO#'0`J,%$>%NN;@H)6Z&$$($)&$+72=L=8&DWEX0V<J7D1*$:2<&R6PS+]<+?Q1<@1bLW1$:U-&:0)(T&OEX0;%*%a(Q+E5QX\\96%<F(J:(:T2<5L%a$^B%3?E&;*9K*3&,/57]H1Y%<#'7.+%1U(O<E+'(*5_B(B=_S,&_0)/IG#%%'1)5<:CI;Y1G$:1<QH)6$($('+^-/@6&2$F^1X9G*$%-&?1/*%('$<`'Y\\&(X4Z?`46>W8^V&(V753.8P#EVJ,DJ&'DQ-)5*,\\_O(%&)'9%"
  },
  "phrasings": "қ'#(#'#'#($&#%#'#&$&#&#&#'$&#'#&#&$&#%#&#'#'$%#&#&#&$'#&#&#%$%#'#&#'#%#%$'#(#&#&#&$&#&#'#&#'",
  "places": "+''&$c$cb*%&f&&&&%&%&&$(&('&d&&&`''('a&&&&&%%'%%)''&'%'&'&'&$((%''d&$$bg&$&j%(%&$&'&$c'&(%%'&&&)(''''$$$b&&&$$cb'(''%&(&$$cba'&%%&f&'$%$&%'($$ba%%'%(&&",
  "fillings": "<1%%$$$$','4%;,$:*%W7<1%%$$$H.3=+950';)>'%8,+5)6A%.&=,$/&112$%&'%'..)('$3%&'/$.%'0--&.),+$&/%%$;,$'%-)()'2,&+(2'$;&*%.+&'$5*4'%$7-#)*%%$%3$6$$B%$%@&(2%*$-&34$$?&*+4$$*./-$%)2+%$%+0&$)*$+%3$+%,$%0/$*%%B/<%%58,%%55'%('',/&'&A$$4+$%.&,3,$.)=%:>5$$$E*55'-*C7'(3*>I%%#2%%5%9.%1(<5$+04$$5'%/.1$&4-/,(*,/%/0)+20&&$<$$$%D$$%<%$'51..++&&$$%9(<*+&('#/(%>0-/1%6+'#,$.%6(02$1*?/(&(+$/$)@>:&&'24%%.31'.%%/(&+%/"
};
