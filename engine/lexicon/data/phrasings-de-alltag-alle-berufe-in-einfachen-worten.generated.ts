// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "ЀachtЀhandgriffЀlernendЀzehnЁwanzigЂolfЀ25ЀabgesagЀeingeschulЃsteigЀfunfzehЀgewЀnahegelegЀ20ЀabsagЂwechselndЁngepackЁufgeteilЀbelegschafЂrucksichtigЀchefiЀdelegЁreissigЁurchgestellЀersatzЀgehabЂschufЃellenprufЂwohЀkaufentscheidЀlapЁehrabschlussprufЀmirЀnachbesetzЄrichЁeulingЀperЀradldiЁuckrufЀschichtturnuЃutzvorschrifЁicherheitsbegehЂnnvollЀtelefonnotizЁurnusdiЀumgeplaЁnfallgefahrЀvermiedЁierschichЀwechseldiЂiterverbundЀzentnerschwЁielgesprachЁugepack",
  "ownCounts": "N7:C><MA=?",
  "own": {
    "high": "#$&#$%$#%)2*4&%/3#(##$%##$)23($#%############29.#@:####'#%4<######1$V*=####(#'%1<#######%$##'$&&&m)##########%#-#3#3'#######$$(+9#5L#$$$))#D&######+###045L####&%'%#%H###########&#$&61:9(#(#####$$#%,$##+#%1#('########%$-'74#(2.)%$####$#X##########&#'$##<2;<#%&'+'$%*7##%%)6/&Z$#%(###(%-$%-.#######",
    "low": "2-F.29b>IW3OFLE*H[7,%%B%PQ-MMK)6[&$$($)&$.72,B/=aV(EY2WCL:YB*$=2:+*%J]MR1<@]B*R#B$:%&$^H##)%9P$X#PX%*%b(Q+F7R@@-:G%EG(9R2<B,WYRV+$:$%4AH1F*SL*6&,).>N:``NWE(7.++4]-R=a.'(*-R%)1-G)+UQGAC9X$M%'1)6<=DNL\\1H+:4FQK*9$($&EM<[S+K:T%75XS,?)$%-'?'0,%('$0C$_6M*A3D1DK.X40%$(([>?405%6:8bQEJ+1DR-382/^&T(%&)'<%"
  },
  "phrasings": "ϱ'#(#'#'#($&#%#'#&$&#&#&#'$&#'#&#&$&#%#&#'#'$%#&#&#&$'#&#&#%$%#'#&#'#%#%$'#(#&#&#&$&#&#'#&#'",
  "places": "+''&$c$cb*%&f&&&&%&%&&$(&('&d&&&`''('a&&&&&%%'%%)''&'%'&'&'&$((%''d&$$bg&$&j%(%&$&'&$c'&(%%'&&&)(''''$$$b&&&$$cb'(''%&(&$$cba'&%%&f&'$%$&%'($$ba%%'%(&&",
  "fillings": ";2%%$$$$'.%3%:,$?$%W9;2%%$$$H.3=+860'@&='%7,,5(6A%.%<,$/%012$%&'%'..)('$3%&'/$.%'0--&.),+$&/%%$8,1($$)'*&/,&+&1'$8&)(-(&'$0,4%$$3.#)*%%$%2$5$$B%$%?'(2%)$-&34$$>'*+3$$*9$-$%(2*%$%+0&$)*$+%3$,$,$%0/$*$&B/<%%58,%%55'%('',/&'&A$$4+$%.&,3,$.)<%;=6$$$E*55'/(C7'(2+>I%%#1&%5%9.%1(?2$+04$$5'%/.1$&4-/,(*,/%/0)+20&&$<$$$%D$$%<%$'42/,,+'%$$%9(<*+''&#..%>0-.2%5,'#,$-%6(02$1*?/(&(+$/$)@>:&&'24%%.31'.%%/(&+%/"
};
