// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "ЀachtЀhandgriffЀlernendЀzehnЁwanzigЂolfЀ25ЀabgesagЀeingeschulЃsteigЀfunfzehЀgewЀnahegelegЀ20ЀabsagЂwechselndЁngepackЁufgeteilЀbelegschafЂrucksichtigЀchefiЀdelegЁreissigЁurchgestellЀersatzЀgehabЂschufЂwohЀkaufentscheidЀmirЀnachbesetzЄrichЁeulingЀperЀradldiЁuckrufЀschichtturnuЃutzvorschrifЁicherheitsbegehЂnnvollЀtelefonnotizЁurnusdiЀumgeplaЁnfallgefahrЀvermiedЁierschichЀwechseldiЂiterverbundЀzentnerschwЁielgesprachЁugepack",
  "ownCounts": "N7:C><MA=?",
  "own": {
    "high": "#%$&#(%#&*#4+7'%1&2)##$%##*23($#%############9</$F<####'#%4<#######$%#4785J####)'%0<##$$%$##$*''&j2*##########%,#3#3'##$##$#%&*-;#8R#$$$))#D&######0##$369R####&%'%#%H###########$#(':1$?<*)#####$$#%,$##+#%1#('######%#'&0(97#)40*%$####$#W#########$%%*$##)94@?#(&*'$%*7##'%%(H'c$#%(###(%-$%,.#######",
    "low": "2>SO80UAH`-.[6Lb#.`I,%$>%NO;AH)6Z&$$($)&$+72<D1b&9TEX0V<J8D2*$:2;&Q7MR'R$$9Q1<@1#LW2$:S.b:0(*S&JD+0:%*%a(Q+E5QX]97%<F(I9(:R2:4N_U$G7%3?E';*:K*3&,/5-_I3RZ%X'7.+%1V(O<F+'(*5^A(C=]R,bb&b/,B#$%'1)5<:CI<Y1G$:2<QH)6$($('*]*-?3Z[$DX0U:G*$%-&?3/*%('$<^'YY&&Y4[;T],;W8_V&(V853.4NbEFJJDJ&'DR-)5*-\\_O(%&)'9%"
  },
  "phrasings": "ҙ'#(#'#'#($&#%#'#&$&#&#&#'$&#'#&#&$&#%#&#'#'$%#&#&#&$'#&#&#%$%#'#&#'#%#%$'#(#&#&#&$&#&#'#&#'",
  "places": "+''&$c$cb*%&f&&&&%&%&&$(&('&d&&&`''('a&&&&&%%'%%)''&'%'&'&'&$((%''d&$$bg&$&j%(%&$&'&$c'&(%%'&&&)(''''$$$b&&&$$cb'(''%&(&$$cba'&%%&f&'$%$&%'($$ba%%'%(&&",
  "fillings": "<1%%$$$$','4%;,$:*%W7<1%%$$$H.3=+950';)>'%8,+5)6A%.&=,$/&112$%&'%'..)('$3%&'/$.%'0--&.),+$&/%%$;,$'%-)()'2,&+(2'$;&*%.+&'$5*4'%$7-#)*%%$%3$6$$B%$%@&(2%*$-&34$$?&*+4$$*./-$%)2+%$%+0&$)*$+%3$+%,$%0/$*%%B/<%%58,%%55'%('',/&'&A$$4+$%.&,3,$.)=%:>5$$$E*55'-*C7'(3*>I%%#2%%5%9.%1(<5$+04$$5'%/.1$&4-/,(*,/%/0)+20&&$<$$$%D$$%<%$'51..++&&$$%9(<*+&('#/(%>0-/1%6+'#,$.%6(02$1*?/(&(+$/$)@>:&&'24%%.31'.%%/(&+%/"
};
