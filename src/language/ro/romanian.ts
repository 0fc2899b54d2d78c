import type { LanguageData } from '../language.ts'

export const romanian: LanguageData = {
  code: 'ro',
  letters: 'ăâîșț',
  stopWordList: 'ron',
  stemmer: 'romanian',

  asks: {
    person: 'cine, pe cine, cui, al cui, a cui, ai cui, cu cine, de cine, ce persoană',
    place: 'unde, de unde, încotro, în ce oraș, ce oraș, în ce țară, ce țară, în ce loc',
    time: 'când, de când, până când, în ce an, ce an, în ce zi, ce zi, la ce dată, ce dată, la ce oră, ce oră, în ce lună, în ce secol',
    number:
      'cât, câtă, câți, câte, cât timp, de câte ori, cât de des, cât de mult, câți ani, ce vârstă, ce procent, cât costă, cât de mare, cât de înalt, ce distanță, la ce distanță, ce lungime, ce înălțime, ce lățime',
    reason: 'de ce, din ce cauză, din ce motiv, pentru ce',
    manner: 'cum, în ce fel, în ce mod',
    steps:
      'cum pot, cum se face, cum fac, cum să, ce pași, care sunt pașii, ce fac, ce trebuie să fac, ce pot face, ce pot să fac',
    definition:
      'ce înseamnă, ce este un, ce este o, ce se înțelege prin, care este definiția, definește',
    list: 'enumeră, listează, numește, care sunt, care erau, ce tipuri de, ce feluri de',
    choice: 'care, care este, care a fost, pe care, în care',
    thing:
      'ce, ce este, ce a fost, explică, descrie, spune-mi, ce face, la ce folosește, la ce servește, ce se întâmplă',
  },
  questionLabels: 'întrebare, întrebarea, întrebarea mea',
  existing: 'există, sunt disponibile',
  askingWords:
    'înseamnă, semnifică, semnificația, semnificație, definiția, definiție, definește, explică, explicație, descrie, descriere',
  purposeWords: 'servește, servesc, folosește la, folosesc la',
  latestWords:
    'ultimul, ultima, cel mai recent, cea mai recentă, recent, recentă, actual, actuala, actualul, actuală, în prezent, acum, astăzi, următorul, următoarea',
  yesNoOpenings:
    'este, sunt, era, erau, are, au, a fost, poate, pot, trebuie, există, e adevărat că, oare',
  prepositions:
    'în, la, de, din, pe, cu, pentru, prin, de la, până la, sub, peste, între, fără, după',

  pronouns:
    'el, ea, ei, ele, lui, lor, său, sa, săi, sale, îl, o, îi, le, acesta, aceasta, aceștia, acestea, acest, această, acela, aceea, aceia, acelea, acel, acolo, aici, același, aceeași, asta',
  followUps:
    'și, dar, sau, atunci, de asemenea, dar despre, ce zici de, și cum, și când, și unde, ce altceva, cine altcineva, de ce nu',
  corrections:
    'voiam să spun, nu voiam să spun, mă refeream la, nu mă refeream la, mă refer la, nu mă refer la, nu asta ci, mai degrabă',
  conjunctions:
    'și, sau, dar, iar, însă, pentru că, deoarece, că, dacă, când, în timp ce, deși, precum și, ca să',
  ofWords: 'de, al, a, ai, ale, din, lui, de la',
  relatives: 'care, pe care, cărui, cărei, căror, unde, ce',
  negations: 'nu, niciodată, nimic, nimeni, niciun, nicio, nicăieri, nici, fără, cu excepția',
  deictics:
    'eu, meu, mea, nostru, noastră, noștri, noastre, voi, vostru, voastră, dumneavoastră, ieri, astăzi, azi, săptămâna aceasta, săptămâna trecută, săptămâna viitoare, luna aceasta, luna trecută, luna viitoare, anul acesta, anul trecut, anul viitor, vezi și, vezi mai jos, vezi mai sus, citește mai mult',
  leaningOpenings:
    'totuși, însă, prin urmare, așadar, deci, astfel, în plus, de asemenea, în schimb, altfel, apoi, atunci, acesta, aceasta, aceștia, acestea, acest, această, el, ea, ei, ele, dar, și, de exemplu, mai târziu, în cele din urmă, acolo, aici, ambii',
  articles: 'un, o, niște, cel, cea',
  copulas: 'este, era, sunt, erau, a fost',
  honorifics: 'domnul, doamna, dl, dna, dr, prof, sfântul, sfânta, regele, regina',
  otherNameCues: 'cunoscut ca, cunoscută ca, cunoscut sub numele de, zis, numit, alias',

  greetings: 'bună, bună ziua, bună dimineața, bună seara, salut, noroc, ce mai faci, bun venit',
  thanks: 'mulțumesc, mulțumesc mult, mersi, îți mulțumesc, vă mulțumesc',
  acknowledgements:
    'ok, okay, bine, în regulă, am înțeles, înțeleg, asta e tot, nu contează, nicio problemă, la revedere, pe curând, o zi bună',
  questionsOfAssistant:
    'cine ești, cine sunteți, ce ești, ce poți face, ce puteți face, ce știi, ce știi să faci, ce faci tu, ce pot să întreb, ce te pot întreba, cum mă poți ajuta, cum mă puteți ajuta, cum funcționezi, ești un bot, ești un robot, ești om, cum te numești, cum te cheamă, ajută-mă, mă poți ajuta, mă puteți ajuta, am nevoie de ajutor, am o întrebare',
  remarksOnReply:
    'ești sigur, ești sigură, sunteți sigur, sunteți sigură, sigur, este adevărat, e adevărat, este corect, e corect, chiar așa, mai scurt, pe scurt, prea lung, mai detaliat, mai multe detalii, cu alte cuvinte, mai simplu, repetă, nu înțeleg, nu am înțeles, este greșit, e greșit, nu asta am întrebat, asta nu răspunde la întrebarea mea, tradu asta, în română, în engleză, în germană, în franceză, în limba mea',
  courtesies:
    'ai putea, ați putea, poți, puteți, poți să, puteți să, te rog, vă rog, verifica, verifici, verificați, căuta, cauți, căutați, afla, afli, aflați, găsi, găsești, găsiți, spune, spui, spuneți, ajuta, ajuți, ajutați, explica, confirma, răspunde, ști, știi, vreo idee, idee, mulțumesc',
  leadIns:
    'o întrebare scurtă, am o întrebare, aș vrea să știu, vreau să știu, voiam să întreb, aș dori să știu, mă întreb, nu știu, știi, știți, știe cineva, îmi poți spune, îmi puteți spune, poți să-mi spui, puteți să-mi spuneți, ai putea să-mi spui, scuze, scuzați, mă scuzați, te rog, vă rog, caut, îmi puteți explica, îmi poți explica, ați putea să-mi spuneți, ați putea să-mi explicați, ai putea să-mi explici',
  wishes:
    'vreau să, vreau, aș vrea să, aș dori să, trebuie să, am nevoie de, am nevoie să, încerc să, nu pot, nu reușesc să, vrem să, trebuie să, avem nevoie de, ajută-mă să',

  abbreviations:
    'dl, dna, dr, prof, ing, str, bd, etc, nr, ex, ian, feb, mar, apr, iun, iul, aug, sept, oct, nov, dec, dle, dvs, dumneav, sf, sfta, al, alin, lit, jud, com, tel, fax, aprox, max, min, resp, ș.a, ș.a.m.d, dir, bl, sc, et, ap, univ, red, cca',
  abbreviationsOfNumbers: 'p, pag, vol, art, cap, fig, pct, tab',
  numerals: 'doi, trei, patru, cinci, șase, șapte, opt, nouă, zece, unsprezece, doisprezece',

  aspects: 'istorie, importanță, critici, situația actuală',
  library: {
    documents: 'documente, fișiere, texte, surse',
    questions:
      'câte … sunt, câte … sunt aici, câte … ai, câte … aveți, câte … am, câte … am încărcat, câte … cunoști, câte … există, ce … sunt, ce … există, ce … ai, ce … aveți, ce … am, ce … am încărcat, ce … cunoști, ce … poți consulta, ce … sunt disponibile, care sunt documentele, care sunt documentele mele, arată-mi documentele, arată-mi documentele mele, listează documentele, listează documentele mele, listează toate documentele, lista documentelor, numărul documentelor, numărul de documente',
    topics:
      'ce pot întreba, ce te pot întreba, ce pot să întreb, ce pot să te întreb, ce vă pot întreba, despre ce pot întreba, ce întrebări pot pune, la ce întrebări poți răspunde, ce știi, despre ce poți vorbi, cu ce mă poți ajuta',
  },
  facts: {
    author: {
      questions:
        'cine a scris …, cine a redactat …, cine a publicat …, cine este autorul …, cine e autorul …, cine este autoarea …, cine sunt autorii …, de cine a fost scris …, de cine a fost scrisă …, cine este autorul',
      names: 'autor, autoare, autori, autorul, scris de, redactat de, creat de, întocmit de',
    },
    published: {
      questions:
        'când a fost publicat …, când a fost publicată …, când a fost scris …, când a fost scrisă …, când a fost redactat …, care este data …, care este data publicării …',
      names: 'data, publicat, publicat la, publicată la, data publicării, creat, creat la, emis la',
    },
    updated: {
      questions:
        'când a fost actualizat …, când a fost actualizată …, când a fost actualizat ultima dată …, când a fost actualizată ultima dată …, când a fost modificat …, când a fost modificată …, care este ultima actualizare a …, când a fost ultima actualizare a …',
      names:
        'actualizat, actualizat la, actualizată la, ultima actualizare, modificat, modificat la, ultima modificare, revizuit la',
    },
  },
  requests:
    'descrie, descrieți, rezumă, explică, explicați, analizează, compară, scrie un raport despre',
  comparisons: 'versus, în comparație cu, comparație, diferența dintre',
  orders: {
    verbs: 'ignoră, ignorați, ignoraţi, uită, uitați, uitaţi, nu ține cont de, nu țineți cont de',
    which:
      'anterioare, anterioară, precedente, de mai sus, toate, tale, dumneavoastră, alte, celelalte',
    what: 'instrucțiunea, instrucțiunile, instrucțiuni, instrucţiunea, instrucţiunile, instrucţiuni, indicațiile, indicaţiile, regulile, directivele, promptul, prompturile',
    readers: 'IA, AI, LLM, asistent AI, asistent IA, model lingvistic, model de limbaj, chatbot',
    openings:
      'ești un, ești o, eşti un, eşti o, acum ești un, ești acum un, sunteți un, sunteţi un',
  },

  backMatter:
    'vezi și, referințe, legături externe, bibliografie, comentarii, lasă un comentariu, articole similare, citește și, surse, subiecte similare, subiecte înrudite',
  referrals: 'mai multe informații, mai multe detalii, vezi și, aflați mai multe',
  figureWords: 'figura, fig',
  replies: {
    nothing: 'Nimic din documente nu răspunde la această întrebare.',
    nearest: 'Niciun pasaj nu spune acest lucru direct; cel mai apropiat este:',
    otherLanguage:
      'Documentele sunt în altă limbă; cele mai apropiate pasaje după nume și numere sunt:',
    notFound: 'Nu am găsit nimic despre:',
    greeting: 'Bună ziua! Întrebați-mă ceva despre documentele dumneavoastră.',
    thanks: 'Cu plăcere.',
    acknowledgement: 'Bine. Întrebați-mă când doriți să aflați mai mult.',
    ofAssistant:
      'Caut răspunsul la întrebarea dumneavoastră în surse și arăt citatele exacte pe care se bazează. Ce doriți să știți?',
    remark:
      'Răspunsurile mele sunt citate exacte, iar fiecare număr duce la locul unde le puteți verifica. Nu le pot scurta, reformula sau traduce; întrebați mai precis ce doriți să știți.',
    allOf: 'Documente: …',
    longestOf: 'Cele mai lungi documente (… din …):',
    emptyHanded: 'Vă rog să întrebați despre ceva ce documentele ar putea conține.',
  },
  report: {
    contents: 'Cuprins',
    findings: 'Constatări principale',
    details: 'În detaliu',
    disagreements: 'Unde sursele se contrazic',
    notFound: 'Ce nu s-a găsit',
    onNoPage: 'pe nicio pagină citită',
    inNoQuote: 'în nicio frază citată',
    sources: 'Surse',
    retrieved: 'consultat',
    abstractOnly: 'doar rezumatul',
    copies: 'același text',
    nothing: 'Nicio pagină care a putut fi citită nu spune ceva despre acest subiect.',
    noPage: 'Căutarea nu a găsit nicio pagină.',
    unreadable: 'Căutarea a găsit pagini, dar niciuna nu a putut fi citită.',
    searched: 'Ce s-a căutat',
    partial: 'Căutarea a fost încheiată înainte de termen.',
  },
}
