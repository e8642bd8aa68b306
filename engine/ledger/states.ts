/** The states of the USA by their short forms, as a rewrite writes them out. */
export const states: ReadonlyMap<string, string> = new Map(
  `al=alabama ak=alaska az=arizona ar=arkansas ca=california co=colorado ct=connecticut de=delaware fl=florida ga=georgia
  hi=hawaii id=idaho il=illinois in=indiana ia=iowa ks=kansas ky=kentucky la=louisiana me=maine md=maryland
  ma=massachusetts mi=michigan mn=minnesota ms=mississippi mo=missouri mt=montana ne=nebraska nv=nevada
  nh=new_hampshire nj=new_jersey nm=new_mexico ny=new_york nc=north_carolina nd=north_dakota oh=ohio ok=oklahoma
  or=oregon pa=pennsylvania ri=rhode_island sc=south_carolina sd=south_dakota tn=tennessee tx=texas ut=utah vt=vermont
  va=virginia wa=washington wv=west_virginia wi=wisconsin wy=wyoming dc=washington`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [short = '', name = ''] = pair.split('=');
      return [short, name.replace('_', ' ')];
    }),
);
