import type { StatementData } from '../statement-words.ts'

export const hungarianStatements: StatementData = {
  openings:
    'mik a …, mik az …, mi a …, mi az …, mik voltak a …, milyen … vannak, milyen …, vannak …, van …, sorold fel a …, mutasd a …, minden …, összes …',
  actors:
    'én, mi, te, ti, ő, ők, ön, önök, mindenki, az elnökség, a bizottság, a csapat, a cég, a bérlő, a bérbeadó, az ügyfél, a szállító, a szülők, valaki',
  deadlines: '-ig, legkésőbb, előtt, belül',
  sources:
    'ülés, ülésen, értekezlet, értekezleten, megbeszélés, jegyzőkönyv, jegyzőkönyvben, levél, levélben, e-mail, üzenet, jelentés, jelentésben, szerződés, szerződésben, dokumentum, szöveg, születtek, született, hoztak',
  kinds: {
    decision: {
      names: 'döntések, döntés, határozatok, határozat',
      asks: 'mit döntöttek, miről döntöttek, mit határoztak el, mit döntött …, mit határozott …, miben állapodtak meg, mit fogadtak el',
      says: 'úgy döntött, úgy döntöttek, döntöttek, döntött, elhatározta, elhatározták, határozott, megállapodtak, elfogadta, elfogadták, jóváhagyta, jóváhagyták, megválasztották, megszavazta',
    },
    rejected: {
      names: 'elutasítások, elutasított',
      asks: 'mit utasítottak el, mit utasított el …, melyik javaslatot utasították el',
      says: 'elutasította, elutasították, elvetették, elvetette, nem fogadta el, nem fogadták el, nem fogadhatjuk el',
    },
    open: {
      names: 'nyitott kérdések, eldöntetlen kérdések, kérdések',
      asks: 'mi maradt nyitva, mi nincs eldöntve, miről nem döntöttek, mit halasztottak el, mi nem világos',
      says: 'nem döntöttek, nincs eldöntve, nem született döntés, elhalasztották, elhalasztotta, nyitott kérdés, nyitva maradt, nem világos, még nem tudjuk, még nem döntött',
    },
    task: {
      names: 'feladatok, feladat, teendők, következő lépések, TODO',
      asks: 'kinek mit kell tennie, ki mit csinál, mit kell tennie …, mit kell csinálnia …, mit fog tenni …, miért felelős …, mit kell tenni',
      says: 'felelős, vállalta, gondoskodik, intézi',
      does: 'fog, fogja, -ni fog',
    },
    request: {
      names: 'kérések, kérés, kívánságok',
      asks: 'mit kér …, mit kért …, mit szeretne …',
      says: 'kérem, kérjük, kéri, kérte, legyen szíves, megtenné',
    },
    requirement: {
      names: 'követelmények, kötelezettségek, feltételek',
      asks: 'mi kötelező, mit követel …, mit ír elő …',
      says: 'kell, köteles, kötelesek, kötelező, szükséges, előírás',
      does: 'köteles, kell',
    },
    prohibition: {
      names: 'tilalmak, tilalom, tilos',
      asks: 'mi tilos, mi nem megengedett, mit nem szabad, mit tilos',
      says: 'tilos, nem szabad, nem megengedett, nem lehet, megtiltották',
    },
    deadline: {
      names: 'határidők, határidő, dátumok',
      asks: 'mi a határideje',
      says: 'határidő, következő ülés, legkésőbb, lejár',
    },
    proposal: {
      names: 'javaslatok, javaslat, ajánlások, tanácsok',
      asks: 'mit javasol …, mit javasolt …, mit ajánl …, mit ajánlott …, mit tanácsol …',
      says: 'javasolja, javasolta, javasolt, javasolom, javasoljuk, javasol, ajánlja, ajánlotta, ajánlom, ajánljuk, tanácsolja',
    },
    option: {
      names: 'lehetőségek, lehetőség, alternatívák, változatok',
      asks: 'mit választhat …',
      says: 'két lehetőség, három lehetőség, lehetőség, vagy pedig, választhat, választható',
    },
    promise: {
      names: 'ígéretek, ígéret, vállalások',
      asks: 'mit ígér …, mit ígért …, mit garantál …',
      says: 'ígéri, ígérte, ígérjük, megígérte, garantálja, garantáljuk',
    },
    risk: {
      names: 'kockázatok, kockázat, figyelmeztetések, problémák, probléma, aggályok, panaszok',
      asks: 'mire figyelmeztet …, mire figyelmeztetett …, mitől tart …, mi aggasztja …',
      says: 'figyelmeztet, figyelmeztetett, figyelmeztette, kockázat, veszély, veszélyes, aggódik, aggasztja, attól tart, probléma, problémák, panaszkodtak',
    },
    finding: {
      names: 'eredmények, megállapítások, következtetések',
      asks: 'mit állapítottak meg, mit állapított meg …, mi derült ki',
      says: 'megállapította, megállapították, kiderült, következtetés, megmutatta',
    },
  },
}
