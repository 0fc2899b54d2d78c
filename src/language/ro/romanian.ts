import type { LanguageData } from '../language.ts'
import { romanianStatements } from './statements.ts'
import { romanianValues } from './values.ts'

export const romanian: LanguageData = {
  code: 'ro',
  statements: romanianStatements,
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
  coordinators: 'și',
  genitives: 'al, a, ai, ale, lui',
  possessives: 'său, sa, săi, sale',
  conditionals: 'dacă',
  hypotheticals: 'ar, poate, probabil',
  negations: 'nu, niciodată, nimic, nimeni, niciun, nicio, nicăieri, nici, fără, cu excepția',
  deictics:
    'eu, meu, mea, nostru, noastră, noștri, noastre, voi, vostru, voastră, dumneavoastră, ieri, astăzi, azi, săptămâna aceasta, săptămâna trecută, săptămâna viitoare, luna aceasta, luna trecută, luna viitoare, anul acesta, anul trecut, anul viitor, vezi și, vezi mai jos, vezi mai sus, citește mai mult',
  leaningOpenings:
    'totuși, însă, prin urmare, așadar, deci, astfel, în plus, de asemenea, în schimb, altfel, apoi, atunci, acesta, aceasta, aceștia, acestea, acest, această, el, ea, ei, ele, dar, și, de exemplu, mai târziu, în cele din urmă, acolo, aici, ambii',
  articles: 'un, o, niște, cel, cea',
  copulas: 'este, era, sunt, erau, a fost',
  honorifics: 'sfântul, sfânta, regele, regina',
  courtesyTitles: 'domnul, doamna, dl, dna, dr, prof',
  otherNameCues: 'cunoscut ca, cunoscută ca, cunoscut sub numele de, zis, numit, alias',

  greetings: 'bună, bună ziua, bună dimineața, bună seara, salut, noroc, ce mai faci, bun venit',
  thanks: 'mulțumesc, mulțumesc mult, mersi, îți mulțumesc, vă mulțumesc',
  acknowledgements:
    'ok, okay, bine, în regulă, am înțeles, înțeleg, asta e tot, nu contează, nicio problemă, la revedere, pe curând, o zi bună',
  questionsOfAssistant:
    'cine ești, cine sunteți, ce ești, ce poți face, ce puteți face, ce știi, ce știi să faci, ce faci tu, ce pot să întreb, ce te pot întreba, cum mă poți ajuta, cum mă puteți ajuta, cum funcționezi, ești un bot, ești un robot, ești om, cum te numești, cum te cheamă, ajută-mă, mă poți ajuta, mă puteți ajuta, am nevoie de ajutor, am o întrebare',
  shorterWishes:
    'mai scurt, mai pe scurt, mai scurt te rog, fă-l mai scurt, scurtează, scurtează asta, prescurtează, pe scurt, scurt, concis, mai concis, rezumă, rezumat, un rezumat, prea lung, e prea lung, este prea lung, prea mult text, într-o frază, într-o propoziție, într-o singură propoziție, în două propoziții, într-un cuvânt, în câteva cuvinte, în mai puține cuvinte, cu mai puține cuvinte, doar esențialul, esențialul, doar ideea principală, doar ce e important, doar răspunsul, versiunea scurtă, mai puțin text',
  moreWishes:
    'mai mult, mai multe, încă, încă ceva, puțin mai mult, spune-mi mai mult, spune-mi mai multe, spuneți-mi mai multe, zi-mi mai multe, mai multe despre asta, mai multe detalii, mai detaliat, în detaliu, detalii, detaliat, detaliază, detaliați, mai multe informații, mai multe info, dezvoltă, mai lung, continuă, continuați, mai departe, și mai departe, ce altceva, altceva, mai e ceva, mai este ceva, ce mai spune, ce mai știi, explică, explică-mi, explică asta, explicați, explică mai bine, ce vrei să spui, ce vrei să spui cu asta, ce vreți să spuneți, ce înseamnă asta, ce înseamnă, la ce te referi, cum adică, mai mult context, context',
  sourceWishes:
    'ești sigur, ești sigură, sunteți sigur, sunteți sigură, ești sigur de asta, sigur, chiar așa, serios, pe bune, cu adevărat, este adevărat, e adevărat, este corect, e corect, așa este, e adevărat asta, unde scrie asta, unde scrie, unde e scris, unde este scris asta, unde spune asta, unde zice asta, unde ai citit asta, unde ai găsit asta, unde pot citi asta, de unde știi, de unde știi asta, de unde știți asta, de unde ai asta, de unde ai luat asta, de unde vine asta, cine spune asta, cine zice, conform cui, sursă, sursa, surse, sursele, care este sursa, care e sursa, care sunt sursele, ce sursă, ce surse, arată sursa, arată-mi sursa, arătați sursa, arată-mi sursele, dă-mi sursa, citează sursa, cu surse, referință, referințe, ce document, în ce document, din ce document, la ce pagină, pe ce pagină, ce pagină, în ce secțiune, cum știi asta, dovadă, dovezi, dovedește, demonstrează, citat, citatul, arată-mi unde, arată-mi pasajul, nu cred, nu te cred, mă îndoiesc, verifică, verifică asta',
  remarksOnReply:
    'cu alte cuvinte, mai simplu, repetă, nu înțeleg, nu am înțeles, este greșit, e greșit, nu asta am întrebat, asta nu răspunde la întrebarea mea, tradu asta, în română, în engleză, în germană, în franceză, în limba mea, ca listă, sub formă de listă, într-o listă, fă o listă, faceți o listă, pe puncte, în puncte, cu puncte, ca tabel, sub formă de tabel, într-un tabel, fă un tabel, altfel, spune altfel, spune-o altfel, în cuvinte simple, cu cuvinte simple, cu alte vorbe, simplifică, reformulează, reformulează asta, parafrazează, încă o dată, din nou, repetă asta, repetați, tradu, tradu în engleză, tradu în română, tradu-l, traduceți, traducere, în spaniolă, în italiană, în rusă, în maghiară, în altă limbă, nu pricep, n-am înțeles, nu e adevărat, nu este adevărat, nu e corect, nu este corect, incorect, greșit, fals',
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
  values: romanianValues,

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
    remark: 'Citez documentele așa cum sunt, fără să le reformulez sau să le traduc.',
    said: 'Documentele spun așa:',
    noMore: 'Nu am găsit nimic mai mult despre asta.',
    page: 'pagina …',
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
