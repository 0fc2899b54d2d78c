import type { LanguageData } from '../language.ts'
import { czechStatements } from './statements.ts'
import { czechValues } from './values.ts'

export const czech: LanguageData = {
  code: 'cs',
  statements: czechStatements,
  letters: 'áčďéěíňóřšťúůýž',
  stopWordList: 'ces',
  stemmer: 'czech',
  inflectsNames: true,

  asks: {
    person: 'kdo, koho, komu, kým, s kým, o kom, čí, která osoba',
    place:
      'kde, kam, odkud, ve kterém městě, v jakém městě, které město, ve které zemi, v jaké zemi, která země, na jakém místě',
    time: 'kdy, odkdy, dokdy, ve kterém roce, v jakém roce, který rok, který den, jaké datum, v kolik hodin, kolik je hodin, ve kterém měsíci, ve kterém století',
    number:
      'kolik, kolika, jak dlouho, jak často, jak daleko, jak vysoký, jak vysoká, jak velký, jak velká, jak starý, kolik let, kolikrát, kolik času, jaký počet, kolik procent, jak blízko, jak rychle, jaká délka, jaká vzdálenost, v jaké vzdálenosti, jaká výška, jaká šířka',
    reason: 'proč, z jakého důvodu, nač',
    manner: 'jak, jakým způsobem',
    steps:
      'jak mohu, jak můžu, jak lze, jak se dělá, jak mám, jaké kroky, co dělat, co mám dělat, co udělat, co mohu udělat',
    definition: 'co je to, co znamená, co to znamená, jaká je definice, definuj, co znamenají',
    list: 'vyjmenuj, vypiš, seznam, uveď všechny, jaké jsou, které jsou, jaké druhy',
    choice: 'který, která, které, kterého, kterou, kterém, jaký, jaká, jaké, jakého, jakou, jakém',
    thing:
      'co, čeho, čemu, čím, o čem, popiš, vysvětli, řekni mi, co dělá, co dělají, k čemu slouží, k čemu je, co se stane',
  },
  questionLabels: 'otázka, moje otázka, dotaz',
  existing: 'existují, jsou k dispozici',
  askingWords:
    'znamená, znamenají, význam, definice, definuj, vysvětli, vysvětlete, vysvětlení, popiš, popis',
  purposeWords: 'slouží',
  latestWords:
    'nejnovější, poslední, současný, současná, současné, aktuální, nyní, teď, dnes, nedávno, příští',
  yesNoOpenings:
    'je, jsou, byl, byla, bylo, byli, má, mají, měl, může, mohou, lze, musí, existuje, existují, zdali, zda, jestli, dá se',
  prepositions:
    'v, ve, na, z, ze, do, od, o, po, při, pro, za, pod, nad, mezi, před, u, bez, s, se, během',

  pronouns:
    'on, ona, ono, oni, ony, jeho, její, jejich, ho, mu, jí, ji, jim, je, ten, ta, to, ti, ty, toho, té, těch, tento, tato, toto, tito, tyto, tam, tady, zde, svůj, svá',
  followUps:
    'a, ale, nebo, tak, také, a co, co třeba, a jak, a kdy, a kde, co ještě, kdo ještě, proč ne, řekni víc',
  corrections:
    'myslel jsem, ne myslel jsem, myslela jsem, ne myslela jsem, mám na mysli, ne mám na mysli, měl jsem na mysli, měla jsem na mysli, ne to ale, spíš',
  conjunctions:
    'a, i, ale, nebo, protože, že, jestliže, pokud, když, zatímco, ačkoli, aby, neboť, či',
  ofWords: 'z, od, ze',
  relatives: 'který, která, které, kteří, kterého, jehož, jejíž, jejichž, kde, co, jenž',
  coordinators: 'a, i',
  possessives: 'jeho, její, jejich, svůj, svá, své',
  conditionals: 'pokud, jestli, jestliže, kdyby, zda',
  hypotheticals: 'by, mohl, mohla, mohli, možná, údajně',
  negations:
    'ne, není, nejsou, nikdy, nic, nikdo, žádný, žádná, žádné, nikde, ani, bez, kromě, už ne',
  deictics:
    'já, mně, můj, moje, my, nás, nám, náš, naše, našeho, našich, ty, tvůj, tvoje, vy, vás, vám, váš, vaše, včera, dnes, zítra, tento týden, minulý týden, příští týden, tento měsíc, minulý měsíc, příští měsíc, letos, loni, tento rok, minulý rok, příští rok, viz také, viz níže, viz výše',
  leaningOpenings:
    'však, avšak, proto, tedy, tudíž, navíc, kromě toho, místo toho, jinak, přesto, naopak, také, pak, potom, poté, to, tento, tato, toto, tyto, on, ona, oni, jeho, její, jejich, ale, a, například, později, nakonec, tam, zde, tady, oba',
  copulas: 'je, byl, byla, bylo, jsou, byli, byly',
  honorifics: 'sv, král, královna, svatý',
  courtesyTitles: 'pan, paní, dr, prof, ing, mgr',
  otherNameCues: 'známý jako, známá jako, zvaný, zvaná, řečený, alias',

  greetings:
    'ahoj, dobrý den, dobré ráno, dobrý večer, čau, nazdar, zdravím, jak se máš, dobré odpoledne, dobrý, zdar',
  thanks:
    'děkuji, děkuju, díky, mockrát děkuji, moc díky, děkujeme, děkuji moc, moc děkuji, děkuji mnohokrát, díky moc, děkuji vám, děkuji ti',
  acknowledgements:
    'ok, okej, dobře, v pořádku, rozumím, chápu, jasně, to je vše, to je všechno, nevadí, to nevadí, na shledanou, nashledanou, sbohem, mějte se, hezký den',
  questionsOfAssistant:
    'kdo jsi, kdo jste, co jsi, co jste, co umíš, co umíte, co dokážeš, co můžeš dělat, co děláš, co děláte, co víš, na co se můžu zeptat, na co se mohu zeptat, jak mi můžeš pomoci, jak mi můžete pomoci, jak funguješ, jsi bot, jsi robot, jsi člověk, jste člověk, jak se jmenuješ, jak se jmenujete, pomoz mi, pomozte mi, můžeš mi pomoci, můžete mi pomoci, potřebuji pomoc, mám otázku',
  shorterWishes:
    'kratší, kratčeji, zkrať to, zkraťte to, zkrátit, stručně, stručněji, krátce, krátce řečeno, ve zkratce, jednou větou, v jedné větě, dvěma větami, jedním slovem, několika slovy, pár slovy, méně slovy, méně textu, příliš dlouhé, moc dlouhé, to je moc dlouhé, je to příliš dlouhé, moc textu, jen to hlavní, to hlavní, jen to nejdůležitější, jen podstatu, jen odpověď, shrň to, shrňte to, shrnutí, kratší verze',
  moreWishes:
    'více, víc, ještě, ještě víc, trochu víc, něco víc, řekni víc, řekni mi víc, řekněte víc, řekněte mi více, pověz mi víc, povězte mi víc, více o tom, víc o tom, více informací, víc informací, podrobněji, podrobně, více podrobností, víc podrobností, podrobnosti, detaily, více detailů, do detailu, rozveď to, rozveďte to, delší, pokračuj, pokračujte, dál, dále, a dál, co dál, co ještě, ještě něco, je tam ještě něco, je toho víc, to je všechno, co ještě víš, vysvětli, vysvětli to, vysvětlete, vysvětlete to, vysvětli mi to, co tím myslíš, co tím myslíte, jak to myslíš, jak to myslíte, co to znamená, co to má znamenat, v jakém smyslu, více kontextu, kontext, souvislosti',
  sourceWishes:
    'jsi si jistý, jsi si jistá, jste si jistý, jste si jistá, jsi si tím jistý, jste si tím jistý, určitě, opravdu, vážně, skutečně, fakt, je to pravda, je to tak, je to správně, je to jisté, kde to stojí, kde se to píše, kde je to napsáno, kde to je napsané, kde se to říká, kde jsi to našel, kde jsi to vzal, kde jsi to četl, kde si to můžu přečíst, odkud to máš, odkud to máte, odkud to víš, odkud to víte, odkud to je, odkud to pochází, jak to víš, jak to víte, kdo to říká, podle koho, zdroj, zdroje, jaký zdroj, jaké zdroje, jaký je zdroj, jaké jsou zdroje, uveď zdroj, uveďte zdroj, uveď zdroje, ukaž zdroj, ukaž mi zdroj, ukažte zdroj, ukaž zdroje, se zdroji, odkaz, odkazy, který dokument, ve kterém dokumentu, v jakém dokumentu, na které straně, která strana, ve které kapitole, dokaž to, dokažte to, důkaz, důkazy, doklad, citace, citát, ukaž mi kde, ukaž kde, ukaž mi to místo, tomu nevěřím, nevěřím tomu, o tom pochybuji, pochybuji, ověř to, zkontroluj to',
  remarksOnReply:
    'jinými slovy, jednodušeji, zopakuj to, nerozumím, nerozumím tomu, nechápu, to je špatně, na to jsem se neptal, na to jsem se neptala, to neodpovídá na mou otázku, přelož to, přeložte to, česky, anglicky, německy, v mém jazyce, jako seznam, ve formě seznamu, udělej seznam, udělej z toho seznam, udělejte seznam, v bodech, po bodech, v odrážkách, jako tabulku, jako tabulka, v tabulce, udělej tabulku, jinak, řekni to jinak, řekněte to jinak, vlastními slovy, svými slovy, jednoduchými slovy, jednodušeji řečeno, zjednoduš to, přeformuluj to, přeformulujte to, parafrázuj, ještě jednou, znovu, zopakuj, zopakujte to, přelož, přelož to do angličtiny, přelož do angličtiny, překlad, francouzsky, španělsky, rusky, slovensky, polsky, v jiném jazyce, nerozumím tomu vůbec, nechápu to, není mi to jasné, to není pravda, to není správně, špatně, chyba, nepravda',
  courtesies:
    'můžeš, můžete, mohl bys, mohla bys, mohl byste, mohla byste, mohli byste, prosím, prosím tě, prosím vás, podívat se, podívat, vyhledat, najít, zjistit, ověřit, zkontrolovat, říct, říci, dát vědět, vědět, víš, víte, pomoci, pomoct, vysvětlit, potvrdit, odpovědět, nějaký nápad, díky, děkuji',
  leadIns:
    'mám otázku, mám dotaz, rychlá otázka, rychlý dotaz, chtěl bych vědět, chtěla bych vědět, chci vědět, chtěl jsem se zeptat, chtěla jsem se zeptat, chtěl bych se zeptat, chtěla bych se zeptat, zajímalo by mě, zajímá mě, nevím, víte, víš, neví někdo, nevíte, nevíš, ví někdo, můžete mi říct, můžeš mi říct, mohl byste mi říct, mohla byste mi říct, mohl bys mi říct, promiňte, promiň, omlouvám se, prosím, prosím vás, prosím tě, hledám, můžete mi vysvětlit, můžeš mi vysvětlit, mohl byste mi vysvětlit, mohla byste mi vysvětlit, mohli byste mi říct, mohli byste mi vysvětlit, mohli byste mi poradit, můžete mi poradit, poradíte mi, poraďte mi prosím',
  wishes:
    'chci, chtěl bych, chtěla bych, musím, potřebuji, potřebuju, snažím se, zkouším, nemůžu, nemohu, chceme, musíme, potřebujeme, pomozte mi, pomoz mi',

  abbreviations:
    'dr, prof, ing, mgr, sv, ul, např, atd, apod, tzv, tj, mj, resp, cca, hod, tis, mil, mld, nar, zem, srov, tel, pozn, p, nám, tř, vč, popř, př, doc, phdr, mudr, judr, bc, min, max, pí, sl, s.r.o, a.s, spol, tzn, aj, ap, event, prům, okr, obv, nábř, gen, plk, red, rndr, csc, kpt',
  abbreviationsOfNumbers:
    'č, s, str, čl, kap, obr, r, čp, odst, kl, pol, příl, tab, kanc, písm, sb',
  ordinalsCount: 'století, stol, místo, vydání, světová, světové',
  monthForms:
    'lednu, únoru, březnu, dubnu, květnu, červnu, červenci, srpnu, září, říjnu, listopadu, prosinci',
  numerals: 'dva, tři, čtyři, pět, šest, sedm, osm, devět, deset, jedenáct, dvanáct',

  aspects: 'historie, význam, kritika, současný stav',
  library: {
    documents: 'dokumentů, dokumenty, souborů, soubory, textů, texty, zdrojů, zdroje',
    questions:
      'kolik je …, kolik … je, kolik je tu …, kolik je tady …, kolik … tu je, kolik … máš, kolik máš …, kolik … máte, kolik … mám, kolik mám …, kolik … znáš, jaké … jsou, jaké jsou …, jaké … máš, jaké máš …, jaké … máte, jaké … mám, jaké mám …, jaké … znáš, jaké … jsou k dispozici, které … máš, které … můžeš prohledat, ukaž …, ukaž mi …, ukaž moje …, ukaž mi moje …, ukaž všechny …, vypiš …, vypiš moje …, vypiš všechny …, seznam …, počet …',
    topics:
      'na co se mohu zeptat, na co se můžu zeptat, na co se tě mohu zeptat, na co se tě můžu zeptat, na co se mohu ptát, na co se můžu ptát, jaké otázky mohu položit, jaké otázky můžu položit, na jaké otázky umíš odpovědět, na jaké otázky můžeš odpovědět, co víš, s čím mi můžeš pomoci, s čím mi můžeš pomoct',
  },
  facts: {
    author: {
      questions:
        'kdo napsal …, kdo je autorem …, kdo je autor …, kdo je autorkou …, kdo jsou autoři …, kdo sepsal …, kdo zpracoval …, kdo vydal …, kdo je autorem',
      names:
        'autor, autorka, autoři, napsal, napsala, zpracoval, zpracovala, vytvořil, vytvořila, sepsal, sepsala',
    },
    published: {
      questions:
        'kdy byl publikován …, kdy byla publikována …, kdy bylo publikováno …, kdy byl zveřejněn …, kdy byla zveřejněna …, kdy byl napsán …, kdy byla napsána …, jaké je datum …',
      names:
        'datum, publikováno, zveřejněno, vydáno, vytvořeno, datum vydání, datum vytvoření, datum publikace',
    },
    updated: {
      questions:
        'kdy byl aktualizován …, kdy byla aktualizována …, kdy bylo aktualizováno …, kdy byl naposledy aktualizován …, kdy byla naposledy aktualizována …, kdy byl naposledy změněn …, kdy proběhla poslední aktualizace …',
      names:
        'aktualizováno, naposledy aktualizováno, poslední aktualizace, změněno, naposledy změněno, poslední změna, upraveno, naposledy upraveno',
    },
  },
  rangeWords: 'do',
  requests:
    'popiš, popište, shrň, shrňte, vysvětli, vysvětlete, analyzuj, porovnej, porovnejte, napiš zprávu o, ukaž mi, ukažte mi, řekni mi, řekněte mi, vysvětli mi, vysvětlete mi, vyjmenuj, vyjmenujte',
  comparisons: 'versus, ve srovnání s, srovnání, rozdíl mezi',
  orders: {
    verbs: 'ignoruj, ignorujte, zapomeň, zapomeňte',
    which:
      'předchozí, předešlé, předcházející, dřívější, výše uvedené, všechny, veškeré, své, tvé, vaše, ostatní, jiné',
    what: 'instrukci, instrukce, pokyn, pokyny, příkazy, pravidla, prompt, prompty',
    readers: 'AI, LLM, AI asistent, asistent AI, umělá inteligence, jazykový model, chatbot',
    openings: 'jsi, teď jsi, nyní jsi, jste, nyní jste',
  },

  backMatter:
    'viz též, reference, externí odkazy, literatura, související články, komentáře, přidat komentář, čtěte také, zdroje, související témata, příbuzná témata',
  referrals: 'více informací, další informace, viz také, více podrobností',
  figureWords: 'obrázek, obr',
  values: czechValues,

  replies: {
    nothing: 'V dokumentech není na tuto otázku odpověď.',
    nearest: 'Žádná pasáž to neříká přímo; nejblíže je:',
    otherLanguage: 'Dokumenty jsou v jiném jazyce; nejbližší pasáže podle jmen a čísel jsou:',
    notFound: 'K tomuto se nic nenašlo:',
    greeting: 'Dobrý den! Zeptejte se mě na něco ze svých dokumentů.',
    thanks: 'Není zač.',
    acknowledgement: 'Dobře. Zeptejte se, až budete chtít vědět víc.',
    ofAssistant:
      'Odpověď na vaši otázku hledám ve zdrojích a ukazuji přesné citace, o které se opírá. Co byste chtěli vědět?',
    remark: 'Dokumenty cituji tak, jak jsou, nepřeformulovávám je ani nepřekládám.',
    said: 'V dokumentech to stojí takto:',
    noMore: 'Víc jsem o tom nenašel.',
    page: 'strana …',
    allOf: 'Počet dokumentů: …',
    longestOf: 'Nejdelší dokumenty (… z …):',
    emptyHanded: 'Zeptejte se prosím na něco, co by dokumenty mohly obsahovat.',
  },
  report: {
    contents: 'Obsah',
    findings: 'Hlavní zjištění',
    details: 'Podrobnosti',
    disagreements: 'V čem se zdroje rozcházejí',
    notFound: 'Co se nenašlo',
    onNoPage: 'na žádné přečtené stránce',
    inNoQuote: 'v žádné citované větě',
    sources: 'Zdroje',
    retrieved: 'přečteno',
    abstractOnly: 'jen abstrakt',
    copies: 'stejný text',
    nothing: 'Žádná stránka, kterou se podařilo přečíst, o tomto tématu nic neříká.',
    noPage: 'Hledání nenašlo žádnou stránku.',
    unreadable: 'Hledání našlo stránky, ale žádnou z nich se nepodařilo přečíst.',
    searched: 'Co se hledalo',
    partial: 'Hledání bylo předčasně ukončeno.',
  },
}
