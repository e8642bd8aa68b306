// Made by benchmarks/lexicon/build-concepts.ts (npm run concepts). Change the lists, not this file.
export const packed = {
  "otherRoots": "ЀachtЀhandgriffЀlernendЀzehnЁwanzigЂolfЀ25ЀabgesagЀeingeschulЃsteigЀfunfzehЀgewЀnahegelegЀ20ЀabsagЂwechselndЁngepackЁufgeteilЀbelegschafЂrucksichtigЀchefiЀdelegЁreissigЁurchgestellЀersatzЀgehabЂschufЃellenprufЂwohЀkaufentscheidЀlapЁehrabschlussprufЀmirЀnachbesetzЄrichЁeulingЀperЀradldiЁuckrufЀschichtturnuЃutzvorschrifЁicherheitsbegehЂnnvollЀtelefonnotizЁurnusdiЀumgeplaЁnfallgefahrЀvermiedЁierschichЀwechseldiЂiterverbundЀzentnerschwЁielgesprachЁugepack",
  "ownCounts": "N7:C><MA=?",
  "own": {
    "high": "#$&#$%$#%)2*4&%/3#(##$%##$)23($#%############29.#A:####'#%4<######1$W+=####(#'%1<#######%###'$&&&n)##########%#-#3#3'#######$$(+9#5L#$$$))#D&######+###146M####&%'%#%H###########&#$&60$:9)(#####$$#%,$##+#%1#('########%$-'74#(2.)%$####$#X##########&#'$##<2<<#%&'*'$%*7##%%)6/'[$#%(###(%-$%-.#######",
    "low": "3,G.8<b>K`1SVOI2X]8,%%B%PQ,LMJ)6[&$$($)&$.73,P3Ea2:EY2WCL:WA*$=39+9%)%`R1<@]B)Q#A$:%&$^H'a)%@Q&]'?]%*%b(Q+F7R@@+:G%DG(:Q2<G,U\\X_-$JF%4AH1D*RL*6&,)/GM;`'T''(7.++4\\,R=`.'(*-R%)1-J'+[TQ?*XE'N%'1)6<=DNJ\\1H+:4FQJ*9$($&EM<]W4Q>b%:B\\`,@)$%-'?$0,%('$1B$_7O1C3D7M&AX40%b(([>>40:#=E:%@EJ+1DR-182/^&S(%&)'<%"
  },
  "phrasings": "ϸ'#(#'#'#($&#%#'#&$&#&#&#'$&#'#&#&$&#%#&#'#'$%#&#&#&$'#&#&#%$%#'#&#'#%#%$'#(#&#&#&$&#&#'#&#'",
  "places": "+''&$c$cb*%&f&&&&%&%&&$(&('&d&&&`''('a&&&&&%%'%%)''&'%'&'&'&$((%''d&$$bg&$&j%(%&$&'&$c'&(%%'&&&)(''''$$$b&&&$$cb'(''%&(&$$cba'&%%&f&'$%$&%'($$ba%%'%(&&",
  "fillings": ";2%%$$$$'.%3%:,$?$%W9;2%%$$$H.3=+860'@&='%7,,5(6A%.%<,$/%012$%&'%'..)('$3%&'/$.%'0--&.),+$&/%%$8,1($$)'*&/,&+&1'$8&)(-(&'$0,4%$$3.#)*%%$%2$5$$B%$%?'(2%)$-&34$$>'*+3$$*9$-$%(2*%$%+0&$)*$+%3$,$,$%0/$*$&B/<%%58,%%55'%('',/&'&A$$4+$%.&,3,$.)=%:>5$$$E*55'/(C7'(2+>I%%#1&%5%9.%1(<5$+04$$5'%/.1$&4-/,(*,/%/0)+20&&$<$$$%D$$%<%$'42/,,+'%$$%9(<*+''&#..%>0-.2%5,'#,$-%6(02$1*?/(&(+$/$)@>:&&'24%%.31'.%%/(&+%/"
};
