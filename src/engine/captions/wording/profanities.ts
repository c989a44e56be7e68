/**
 * Swear words by language, only the common ones with their forms. They are rotated (Latin letters by 13, Cyrillic by 16)
 * so that nobody reads them by accident; decode with `tr 'a-z' 'n-za-m'`. A word matches itself; with an asterisk at its
 * end it matches all words that begin with it. `everywhere` lists words that mean the same in any language; the others
 * count in their own language only («con» means «with» in Spanish).
 */
export const profanities: Record<string, string> = {
  everywhere:
    'shpx* zbgureshpx* ohyyfuvg* fuvg fuvgf fuvggl nffubyr nffubyrf ovgpu ovgpurf phag phagf avttre* avttn avttnf ' +
    'pbpxfhpx* qvpxurnq qvpxurnqf',
  en:
    'fuvggvat fuvggrq fuvggre fuvgurnq fuvgurnqf fuvgubyr fuvgubyrf ubefrfuvg qvcfuvg qvcfuvgf nff nffrf nefr ' +
    'nefrf nefrubyr nefrubyrf wnpxnff qhzonff onqnff nffung nffungf onfgneq onfgneqf ovgpuvat ovgpul obyybpxf snt ' +
    'sntf snttbg snttbgf tbqqnza tbqqnzarq wrexbss wvmm cvff cvffrq cvffvat chffl chffvrf fyhg fyhgf fyhggl ' +
    'gvggvrf gjng gjngf gbffre gbffref jnax jnaxf jnaxrq jnaxre jnaxref jnaxvat juber juberf',
  es:
    'wbqre wbqr wbqra wbqrf wbqvqb wbqvqn wbqvqbf wbqvqnf wbqvraqb wbqvfgr zvreqn zvreqnf pbñb pbñbf chgn chgnf ' +
    'chgb chgbf uvwhrchgn uvwbchgn uvwbchgnf chgnqn chgnqnf chgrne pnoeóa pnoeba pnoebarf pnoeban pnoebanf ' +
    'pnoebanmb tvyvcbyynf tvyvcbyyrm craqrwb craqrwn craqrwbf craqrwnf craqrwnqn craqrwnqnf puvatne puvatnqb ' +
    'puvatnqn puvatnqbf puvatnqnf puvathr puvatnf puvatn puvatóa puvatban cvapur cvapurf iretn iretnf phyreb ' +
    'phyren phyrebf phyrenf znevpóa znevpba znevpbarf znevpn znevpnf cbyyn cbyynf sbyyne sbyynaqb sbyyb uhrióa ' +
    'uhriba uhribarf pnenwb pnenwbf obyhqb obyhqn obyhqbf crybghqb crybghqn crybghqbf',
  fr:
    'zreqr zreqrf zreqrhk zreqvdhr zreqvdhrf rzzreqr rzzreqrf rzzreqre rzzreqé rzzreqrhe rzzreqrhfr chgnva ' +
    'chgnvaf chgr chgrf pbaaneq pbaaneqf pbaanffr pbaanffrf pbaar pbaarf pbaarevr pbaarevrf raphyé raphyéf ' +
    'raphyre raphyr raphyér fnybcr fnybcrf fnybcneq fnybcneqf fnybcrevr obeqry sbhger sbhgh sbhghr avdhre avdhr ' +
    'avdhé avdhrf puvre puvé puvnag puvnagr puvnagf ovgr ovgrf pbhvyyr pbhvyyrf oenayre oenayrhe oenayrhef ' +
    'oenayrggr céqé céqéf rasbveé rasbveéf rasbveér agz pba pbaf',
  de:
    'fpurvßr* fpurvff* fpurvffr* orfpuvffra* nefpu äefpur nefpuybpu nefpuyöpure irenefpu* nefputrvtr ' +
    'nefpuxevrpure svpx svpxra svpxg svpxfg trsvpxg svpxre svpxraq trsvpxgr iresvpxg* uherafbua uheraföuar uher ' +
    'uhera ahggr ahggra sbgmr sbgmra jvpufre jvpufrea jvpufra jvpufg trjvpufg fpuynzcr fpuynzcra zvfgfgüpx ' +
    'zvfgfgüpxr cvffr cvffra cvffg irecvff* fpujhpugry fpujhpugrya gvggra zhfpuv zhfpuvf fpujnamyhgfpure onfgneq ' +
    'onfgneqr xnpxr xnpxra xnpxg',
  it:
    'pnmmb pnmmv pnmmngn pnmmngr pnmmbar pnmmbav vapnmmngb vapnmmngn vapnmmngv vapnmmngr vapnmmner vapnmmnefv ' +
    'vapnmmb pnmmrttvb pnmmrttvner zreqn zreqr zreqbfb zreqbfn zreqbfv zreqngn zreqngr fgebamb fgebamn fgebamv ' +
    'fgebamr fgebamngn fgebamngr fgebamrggb fgebamrggn inssnaphyb snaphyb nssnaphyb phyb phyv phybar vaphyner ' +
    'vaphyngb vaphyngn vaphyngv chggnan chggnar chggnangn chggnangr chggnavrer gebvr mbppbyn mbppbyr zvtabggn ' +
    'zvtabggr ontnfpvn pbtyvbar pbtyvbav pbtyvban pbtyvbangn pbtyvbangr evapbtyvbavgb evapbtyvbavgn evapbtyvbavgv ' +
    'svtn svpn obppuvab cbzcvab cbzcvav fobeen fobeener fobeengn puvningn zvapuvn zvapuvngn zvapuvngr zvapuvbar ' +
    'zvapuvbav cvfpvner cvfpvb cvfpvngn pntner pntngn pntngr pnpner pnpngn onfgneqb onfgneqn onfgneqv onfgneqr ' +
    'sebpvb sebpv evppuvbar evppuvbav cbepbqvb qvbpnar cbepnznqbaan',
  pt:
    'zreqn zreqnf cbeen cbeenf pnenyub pnenyubf chgn chgnf chgnevn sbqre sbqr sbqrz sbqrh sbqraqb sbqvqb sbqvqn ' +
    'sbqvqbf sbqvqnf sbqn sbqnf ph phf phmãb phmnb ohprgn ohprgnf obprgn obprgnf ivnqb ivnqbf neebzonqb neebzonqn ' +
    'neebzonqbf svyunqnchgn sqc cvebpn cvebpnf chaurgn chaurgrveb inqvn inqvnf ononpn ononpnf obfgn obfgnf',
  ru:
    'хс сып сыпф* сыпв* сыпфм егщ егп его егх егхь егш егёт егхт егщэ* егёт* егхт* егшы* эрегщ яюегщ фюегп юегх* ' +
    'юегё* эшегп егпа* яшчф* юяшчф* арбяшчф* бяшчф* ювяшчф* хсрвм хсры* хсрэ* хсгз* хсёв хсхв хсгв хсыю хсырэ* ' +
    'хсшбм хсри* чрхс* чрёс* эрхс* эрёс* ювкхс* ювкёс* тлхс* тлёс* гхс* гёс* бкхс* арчкхс* фюхс* фюёс* яаюхс* ' +
    'яаюёс* юскхс* фюысюхс* фюысюёс* бгър бгъш бгъг бгъющ уютэю уютэр уютэх уютэюь уютэоъ* цюяр цюял цюяг цюях ' +
    'цюяющ ьгфръ* ьгфшы* ьгфючтюэ* яшфюа* яшфра* яшфа* урэфюэ* уюэфюэ* иыоер иыоеш иыоег иыое иыоеющ фхамью ' +
    'фхамьр фхамьюь чрыгяр чрыгял',
};
