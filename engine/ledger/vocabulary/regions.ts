/** Countries and their parts, as they stand behind a place in a header: they say where the place is. Several words are joined by "_". */
export const regions = `
uk usa us eu uae england scotland wales northern_ireland ireland united_kingdom great_britain united_states germany austria switzerland france italy spain netherlands belgium luxembourg
denmark sweden norway finland poland czechia czech_republic hungary romania bulgaria greece portugal turkey canada australia new_zealand india pakistan bangladesh philippines singapore
malaysia china japan south_africa nigeria kenya ghana egypt mexico brazil united_arab_emirates
deutschland österreich schweiz frankreich italien spanien niederlande belgien dänemark schweden norwegen finnland polen tschechien ungarn rumänien griechenland türkei kanada australien
west_yorkshire north_yorkshire south_yorkshire east_yorkshire yorkshire greater_manchester greater_london merseyside tyne_and_wear west_midlands lancashire cheshire cumbria derbyshire
devon cornwall dorset durham essex gloucestershire hampshire herefordshire hertfordshire kent leicestershire lincolnshire norfolk northamptonshire northumberland nottinghamshire
oxfordshire rutland shropshire somerset staffordshire suffolk surrey sussex east_sussex west_sussex warwickshire wiltshire worcestershire bedfordshire berkshire buckinghamshire cambridgeshire
bristol avon fife tayside lothian highland aberdeenshire perthshire perth_and_kinross gwynedd dyfed powys gwent antrim armagh tyrone munster leinster ulster connacht
nsw vic qld tas act queensland victoria new_south_wales tasmania south_australia western_australia northern_territory
ontario quebec alberta manitoba saskatchewan british_columbia nova_scotia new_brunswick
baden_württemberg bayern berlin brandenburg bremen hamburg hessen niedersachsen mecklenburg_vorpommern nordrhein_westfalen nrw rheinland_pfalz saarland sachsen sachsen_anhalt
schleswig_holstein thüringen bavaria saxony lower_saxony hesse
burgenland kärnten niederösterreich oberösterreich salzburg steiermark tirol vorarlberg wien
aargau graubünden zürich luzern basel bern freiburg glarus jura neuenburg nidwalden obwalden schaffhausen schwyz solothurn st._gallen tessin thurgau uri waadt wallis zug
`;
