import type { LanguageData } from '../language.ts'
import { dutchAggregation } from './aggregation.ts'
import { dutchChanges } from './changes.ts'
import { dutchChronology } from './chronology.ts'
import { dutchLimits } from './limits.ts'
import { dutchReckoning } from './reckoning.ts'
import { dutchReferences } from './references.ts'
import { dutchStatements } from './statements.ts'
import { dutchValues } from './values.ts'

export const dutch: LanguageData = {
  code: 'nl',
  references: dutchReferences,
  chronology: dutchChronology,
  limits: dutchLimits,
  reckoning: dutchReckoning,
  statements: dutchStatements,
  changes: dutchChanges,
  letters: 'éëï',
  stopWordList: 'nld',
  stemmer: 'dutch',
  putsVerbsLast: true,
  compoundJoints: 's, en, e',

  asks: {
    person: 'wie, wiens, wier, van wie, met wie, aan wie, voor wie, door wie, welke persoon',
    place:
      'waar, waarheen, vanwaar, waar vandaan, in welke stad, welke stad, in welk land, welk land, op welke plaats, welke plaats',
    time: 'wanneer, sinds wanneer, tot wanneer, in welk jaar, welk jaar, welke dag, op welke dag, op welke datum, welke datum, hoe laat, in welke maand, in welke eeuw',
    number:
      'hoeveel, hoe veel, hoe vaak, hoe lang, hoelang, hoe oud, hoe hoog, hoe groot, hoe ver, hoe breed, hoe diep, hoe zwaar, hoe snel, hoe duur, welk aantal, welk percentage, hoe dichtbij, hoe dicht, welke afstand, op welke afstand, welke lengte, welke hoogte, welke breedte',
    reason: 'waarom, om welke reden, hoezo, waartoe, waardoor',
    manner: 'hoe, op welke manier, op welke wijze, waarmee',
    steps:
      'hoe kan ik, hoe kun je, hoe kan men, hoe moet ik, hoe doe ik, hoe doe je, hoe maak ik, hoe maak je, welke stappen, wat zijn de stappen, wat moet ik doen, wat kan ik doen, wat doe ik, wat te doen',
    definition:
      'wat betekent, wat is een, wat verstaat men onder, wat wordt bedoeld met, wat is de betekenis, wat is de definitie, definieer, wat betekenen, waarvoor staat, waarvoor staan',
    list: 'noem, noem alle, som op, lijst, geef alle, wat zijn, wat waren, welke zijn, welke soorten, welke van, wat voor soorten',
    choice: 'welke, welk, wat voor, wat voor een',
    thing:
      'wat, wat is, wat was, waarop, waarin, waaruit, waarover, waarvan, waaraan, waarvoor, beschrijf, leg uit, vertel, wat doet, wat doen, waar dient, waarvoor dient, wat gebeurt er',
  },
  questionLabels: 'vraag, mijn vraag, de vraag',
  existing: 'zijn er, bestaan er, bestaan, zijn beschikbaar',
  askingWords:
    'betekent, betekenen, betekenis, definitie, definieer, uitleg, verklaar, leg uit, beschrijf, beschrijving',
  purposeWords: 'dient, dienen',
  latestWords:
    'nieuwste, laatste, recentste, recent, recente, huidige, actueel, actuele, momenteel, nu, vandaag, volgende, tot nu toe',
  yesNoOpenings:
    'is, zijn, was, waren, ben, bent, heeft, hebben, had, hadden, heb, kan, kunnen, kun, kon, konden, mag, mogen, moet, moeten, zal, zullen, zou, zouden, wil, willen, wordt, worden, werd, werden, doet, klopt het, bestaat, krijg, krijgen, geldt, gelden, hoef, hoeven',
  rulingWords:
    'toegestaan, mogelijk, OK, oké, gebeurt, meenemen, meebrengen, brengen, nemen, gebruiken, zetten, komen, gaan, doen, krijgen, krijg, iemand, iets',
  prepositions:
    'in, op, aan, bij, van, met, voor, door, uit, naar, tot, te, over, onder, tussen, tegen, sinds, tijdens, zonder, na, om',

  pronouns:
    'hij, zij, ze, het, hem, haar, hen, hun, zijn, deze, dit, die, dat, daar, er, hier, dezelfde, hetzelfde, laatstgenoemde, ervan, daarvan, daarmee, daarvoor',
  followUps:
    'en, maar, of, dus, dan, ook, en hoe zit het met, hoe zit het met, en wat met, wat nog meer, wie nog meer, en hoe, en wanneer, en waar, waarom niet, vertel meer, sinds wanneer',
  corrections:
    'ik bedoelde, nee ik bedoelde, ik bedoel, nee ik bedoel, nee de, nee het, nee voor, niet die maar, liever',
  conjunctions:
    'en, of, maar, want, omdat, doordat, dat, als, wanneer, terwijl, hoewel, zodat, evenals, alsook, nadat, voordat, noch',
  ofWords: 'van, van de, van het, van een, der, des, door, uit',
  relatives: 'die, dat, wie, wiens, waar, wat, welke, waarin, waarvan',
  coordinators: 'en',
  genitives: 'van, der, des',
  possessives: 'zijn, haar, hun, wiens',
  conditionals: 'als, indien, tenzij, mits, of',
  reasons:
    'omdat, want, doordat, aangezien, daar, vanwege, wegens, door, zodat, opdat, daarom, om deze reden, de reden, dankzij, anders',
  hypotheticals: 'zou, zouden, misschien, mogelijk, wellicht',
  negations:
    'niet, geen, nooit, niets, niemand, nergens, noch, zonder, nauwelijks, behalve, niet meer, geenszins',
  deictics:
    'ik, wij, we, ons, onze, mijn, jij, je, jouw, jullie, u, uw, gisteren, vandaag, morgen, deze week, vorige week, volgende week, deze maand, vorige maand, volgende maand, dit jaar, vorig jaar, volgend jaar, zie ook',
  leaningOpenings:
    'echter, daarom, daardoor, dus, bovendien, verder, daarnaast, in plaats daarvan, anders, toch, desondanks, niettemin, daarentegen, ook, dan, daarna, vervolgens, dit, deze, die, dat, hij, zij, ze, het, zijn, haar, hun, maar, en, bijvoorbeeld, evenzo, later, ten slotte, uiteindelijk, daar, hier, hierdoor, beide',
  articles: 'de, het, een, ’t, den, der',
  copulas: 'is, was, zijn, waren',
  nameLinks: 'van, de, den, der',
  nameParticles: 'van, der, den, de, ter',
  honorifics: 'mr, ing, koning, koningin, sint',
  courtesyTitles: 'meneer, mevrouw, heer, dhr, mevr, mw, dr, drs, prof, ir',
  otherNameCues: 'bekend als, genoemd, genaamd, ook wel, alias, bijgenaamd',

  demonyms:
    'Amerikaans, Amerikaanse, Brits, Britse, Engels, Engelse, Schots, Schotse, Iers, Ierse, Frans, Franse, Duits, Duitse, Italiaans, Italiaanse, Spaans, Spaanse, Portugees, Portugese, Nederlands, Nederlandse, Belgisch, Belgische, Vlaams, Vlaamse, Zwitsers, Zwitserse, Oostenrijks, Oostenrijkse, Deens, Deense, Zweeds, Zweedse, Noors, Noorse, Fins, Finse, Pools, Poolse, Tsjechisch, Tsjechische, Hongaars, Hongaarse, Roemeens, Roemeense, Bulgaars, Bulgaarse, Grieks, Griekse, Turks, Turkse, Russisch, Russische, Oekraïens, Oekraïense, Servisch, Servische, Kroatisch, Kroatische, Europees, Europese, Chinees, Chinese, Japans, Japanse, Koreaans, Koreaanse, Indonesisch, Indonesische, Indiaas, Indiase, Perzisch, Perzische, Israëlisch, Israëlische, Joods, Joodse, Arabisch, Arabische, Aziatisch, Aziatische, Egyptisch, Egyptische, Marokkaans, Marokkaanse, Afrikaans, Afrikaanse, Zuid-Afrikaans, Zuid-Afrikaanse, Mexicaans, Mexicaanse, Braziliaans, Braziliaanse, Argentijns, Argentijnse, Canadees, Canadese, Australisch, Australische, Surinaams, Surinaamse, Romeins, Romeinse, Latijn, Latijns, Latijnse',
  genericHeadings:
    'overzicht, inleiding, introductie, voorwoord, samenvatting, conclusie, conclusies, opmerking, opmerkingen, waarschuwing, let op, belangrijk, tip, tips, voorbeeld, voorbeelden, gebruik, installatie, opties, parameters, beschrijving, details, algemeen, overige, diversen, vereisten, inhoud, inhoudsopgave, veelgestelde vragen, vragen, antwoorden, bijlage, bijlagen, stap, stappen, tabel, figuur, definities, resultaten, discussie, achtergrond, geschiedenis, naam, titel, datum, nummer',
  greetings:
    'hallo, hoi, hey, goedemorgen, goedemiddag, goedenavond, goedendag, dag, welkom, hoe gaat het, hai, hi, goede morgen, goede middag, goede avond, goedenmiddag',
  thanks:
    'bedankt, dank je, dank u, dank je wel, dank u wel, dankjewel, hartelijk dank, veel dank, ok bedankt, dank, dankuwel, erg bedankt, heel erg bedankt, hartstikke bedankt',
  acknowledgements:
    'ok, oké, okay, in orde, begrepen, ik begrijp het, ik snap het, duidelijk, dat is alles, laat maar, geen probleem, tot ziens, doei, dag hoor, tot later, tot gauw, fijne dag',
  questionsOfAssistant:
    'wie ben je, wie bent u, wie ben jij, wat ben je, wat bent u, wat kun je, wat kan je, wat kunt u, wat kun je doen, wat kunt u doen, wat doe je, wat doet u, wat weet je, wat kan ik vragen, wat kan ik je vragen, hoe kun je helpen, hoe kun je me helpen, hoe kunt u mij helpen, hoe werk je, ben je een bot, ben je een robot, ben je een mens, bent u een mens, hoe heet je, hoe heet u, help me, kun je me helpen, kunt u mij helpen, ik heb hulp nodig, ik heb een vraag',
  shorterWishes:
    'korter, korter graag, maak het korter, maak dat korter, kan het korter, kan dat korter, verkort dat, inkorten, kort, kort graag, kort gezegd, kort samengevat, in het kort, samengevat, vat samen, vat dat samen, vat het samen, samenvatting, beknopter, beknopt, bondiger, te lang, dat is te lang, veel te lang, te veel tekst, in één zin, in een zin, in twee zinnen, in één woord, in een paar woorden, in minder woorden, met minder woorden, alleen het belangrijkste, het belangrijkste, alleen de hoofdzaak, alleen het antwoord, kom ter zake, korte versie, minder tekst',
  moreWishes:
    'meer, meer graag, nog meer, iets meer, wat meer, vertel meer, vertel me meer, vertel mij meer, vertel er meer over, meer daarover, meer hierover, geef me meer, zeg meer, meer details, meer detail, meer informatie, meer info, in detail, in meer detail, gedetailleerder, gedetailleerd, details, uitgebreider, uitgebreid, uitvoeriger, langer, ga door, ga verder, verder, en verder, doorgaan, wat nog meer, wat nog, nog iets, nog iets anders, is er nog meer, is er meer, wat staat er nog meer, wat weet je nog meer, leg uit, leg dat uit, leg het uit, kun je dat uitleggen, uitleg, wat bedoel je, wat bedoel je daarmee, wat bedoelt u, wat bedoelt u daarmee, wat betekent dat, wat wil dat zeggen, hoe bedoel je, hoe bedoelt u, hoezo, meer context, context',
  sourceWishes:
    'weet je het zeker, weet je dat zeker, weet u het zeker, weet u dat zeker, weet je zeker, ben je zeker, ben je daar zeker van, bent u zeker, zeker weten, zeker, hoe zeker ben je, klopt dat, klopt dit, klopt dat wel, is dat waar, is dat juist, is dat zo, is dat correct, echt waar, echt, serieus, waar staat dat, waar staat dat dan, waar staat dit, waar heb je dat vandaan, waar haal je dat vandaan, waar haalt u dat vandaan, waar komt dat vandaan, waar heb je dat gelezen, waar kan ik dat lezen, wie zegt dat, volgens wie, bron, de bron, bronnen, de bronnen, je bron, je bronnen, wat is de bron, wat is je bron, wat zijn de bronnen, welke bron, welke bronnen, toon de bron, toon bronnen, laat de bron zien, laat me de bron zien, laat de bronnen zien, geef de bron, geef me de bron, geef bronnen, noem de bron, noem je bronnen, met bronnen, bronvermelding, referentie, referenties, welk document, in welk document, op welke pagina, welke pagina, op welke bladzijde, in welk hoofdstuk, hoe weet je dat, hoe weet u dat, bewijs, bewijs het, bewijs dat, citaat, het citaat, laat zien waar, laat me zien waar, laat de passage zien, dat geloof ik niet, geloof ik niet, ik geloof je niet, dat betwijfel ik, controleer dat',
  remarksOnReply:
    'met andere woorden, in eenvoudige woorden, eenvoudiger, nog een keer, herhaal dat, ik begrijp het niet, ik snap het niet, dat is fout, dat klopt niet, dat vroeg ik niet, dat is geen antwoord op mijn vraag, vertaal dat, in het Nederlands, in het Engels, in het Duits, in het Frans, in mijn taal, als lijst, als lijstje, in een lijst, als opsomming, maak een lijst, maak er een lijst van, maak er een lijstje van, in punten, puntsgewijs, met opsommingstekens, als tabel, in een tabel, maak een tabel, maak er een tabel van, in andere woorden, in je eigen woorden, in simpele woorden, in eenvoudigere woorden, simpeler, vereenvoudig dat, zeg het anders, zeg dat anders, anders gezegd, herformuleer, herformuleer dat, nogmaals, opnieuw, nog eens, zeg dat nog eens, herhaal, vertaal, vertaal het, vertaal dit, vertaal naar het Engels, vertaal het naar het Engels, vertaal dat naar het Engels, vertaling, in het Spaans, in het Italiaans, in het Turks, in het Arabisch, in het Pools, in een andere taal, ik begrijp dat niet, ik snap dat niet, snap ik niet, begrijp ik niet, dat is niet waar, dat is niet juist, dat is onjuist, klopt niet, fout, onjuist, dat is niet wat ik vroeg, niet wat ik vroeg',
  thankedFor: 'hulp, helpen, steun, antwoord, antwoorden, informatie, uitleg, tijd, moeite, snelle',
  courtesies:
    'kun je, kunt u, kan je, zou je, zou u, wil je, wilt u, kunnen, alsjeblieft, alstublieft, aub, svp, opzoeken, nakijken, nazoeken, uitzoeken, controleren, checken, kijken, vinden, zoeken, zeggen, vertellen, laten weten, weten, weet je, helpen, uitleggen, bevestigen, beantwoorden, antwoorden, even, enig idee, idee, bedankt',
  leadIns:
    'vraagje, een vraagje, korte vraag, snelle vraag, ik heb een vraag, ik heb een vraagje, ik wilde vragen, ik wil graag weten, ik zou graag willen weten, ik wil weten, ik vraag me af, ik vroeg me af, ik weet niet, weet je, weet u, weet iemand, kan iemand me vertellen, kan iemand mij vertellen, kun je me vertellen, kunt u me vertellen, kun je mij vertellen, kunt u mij vertellen, kun je me zeggen, zou je me kunnen vertellen, zou u me kunnen vertellen, sorry, excuseer, pardon, alsjeblieft, alstublieft, ik zoek, ik ben op zoek naar, kun je me uitleggen, kunt u me uitleggen, kun je mij uitleggen, kunt u mij uitleggen, zou je me kunnen uitleggen, zou u me kunnen uitleggen, kan iemand me uitleggen',
  wishes:
    'ik wil, ik wil graag, ik moet, ik zou graag, ik heb nodig, ik probeer, ik probeer te, ik kan niet, wij willen, we willen, we moeten, we zouden graag, we proberen, help me met',

  abbreviations:
    'dhr, mevr, mw, dr, drs, prof, ir, mr, ing, bijv, bv, enz, nl, ca, o.a, m.a.w, evt, incl, excl, resp, tel, max, min, jan, feb, mrt, apr, jun, jul, aug, sept, okt, nov, dec, vgl, ong, d.w.z, t.a.v, i.v.m, n.a.v, t.o.v, i.p.v, m.b.t, zgn, jl, t.n.v, a.u.b, s.v.p, p.p, e.d, m.n, n.v, b.v, afd, fam, hr, jhr, ds, mgr, pag, vnl, o.m, i.h.k.v, a.d.h.v',
  abbreviationsOfNumbers:
    'nr, nrs, blz, p, art, hfst, afb, fig, vol, -str, -ln, par, hs, tab, bijl, kmr, no, st',
  numerals: 'twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf',
  wordFamilies:
    'beginnen / begint / begon / begonnen / begin, bevelen / beval / bevolen, bezitten / bezat / bezeten, breken / brak / gebroken / breuk, doet / deed / gedaan, drinken / dronk / gedronken, eten / eet / at / gegeten, gelden / geldt / gold / gegolden / geldig, helpen / hielp / geholpen / hulp, kiezen / koos / gekozen / keuze, kopen / kocht / gekocht / aankoop, lezen / leest / las / gelezen, meten / mat / gemeten / meting, openen / geopend, rijden / reed / gereden / rit, schieten / schoot / geschoten, schrijven / schreef / geschreven / schrift, slapen / sliep / geslapen, sluiten / sloot / gesloten / sluiting, snijden / sneed / gesneden, spreken / sprak / gesproken / gesprek, stelen / stal / gestolen, sterven / stierf / gestorven / dood, verbieden / verbood, verdwijnen / verdween, vergelijken / vergeleek, vergeten / vergat, verkopen / verkocht, verliezen / verloor / verlies, vliegen / vloog / gevlogen / vlucht, wassen / waste / gewassen, wegen / woog / gewogen / gewicht, zenden / zond / gezonden, zingen / zong / gezongen, betalen / betaald, bouwen / gebouwd, leveren / geleverd, stad / steden, schip / schepen, kind / kinderen, hoog / hoogte, lang / lengte, breed / breedte, diep / diepte',
  opposites:
    'eerste / tweede / derde / vierde / vijfde / laatste, meeste / minste, meer / minder, hoogste / laagste, hoog / laag, hoger / lager, grootste / kleinste, groot / klein, groter / kleiner, langste / kortste, lang / kort, oudste / jongste / nieuwste, oud / jong / nieuw, vroeg / laat, noorden / zuiden / oosten / westen, noordelijk / zuidelijk / oostelijk / westelijk, links / rechts, bovenste / onderste, intern / extern, toename / afname, stijgen / dalen, groeien / krimpen, begin / einde, beginnen / eindigen, openen / sluiten, winnen / verliezen, overwinning / nederlaag, kopen / verkopen, geven / nemen, bouwen / vernietigen, aanvaarden / weigeren, toestaan / verbieden, succes / mislukking, voordeel / nadeel, minimum / maximum, meerderheid / minderheid, positief / negatief, openbaar / privé, rijk / arm, beste / slechtste, goed / slecht, sterk / zwak, snel / langzaam, makkelijk / moeilijk, veilig / gevaarlijk, warm / koud, droog / nat, licht / donker, diep / ondiep, breed / smal, vaak / zelden, mannelijk / vrouwelijk, mannen / vrouwen, dag / week / maand / jaar / decennium / eeuw',

  aspects: 'geschiedenis, betekenis, kritiek, huidige stand',
  overviews:
    'vat … samen, samenvatting van, een samenvatting van, geef een samenvatting van, geef me een samenvatting van, samenvatting, overzicht van, geef een overzicht van, waar gaat … over, waar gaat … om, wat staat er in, wat staat in, geef een overzicht, geef me een overzicht van, geef mij een overzicht van, geef me een overzicht, een overzicht van, waar gaan … over, waarover gaan',
  themes:
    'wat zijn de belangrijkste thema’s, wat zijn de hoofdthema’s, wat zijn de thema’s, wat zijn de belangrijkste onderwerpen, wat zijn de onderwerpen, wat zijn de hoofdpunten, wat zijn de belangrijkste punten, welke thema’s komen … voor, welke onderwerpen komen … voor, welke thema’s zijn er, welke onderwerpen zijn er, welke onderwerpen behandelen, welke thema’s behandelen, welke onderwerpen worden behandeld, welke onderwerpen worden … behandeld, belangrijkste thema’s, hoofdthema’s, wat hebben … gemeen, wat hebben … gemeenschappelijk, vergelijk alle, vergelijk de documenten, vergelijk deze documenten',
  library: {
    documents: 'documenten, bestanden, teksten, bronnen, pdf’s',
    questions:
      'hoeveel … zijn er, hoeveel … zijn er in totaal, hoeveel … zijn er hier, hoeveel … heb je, hoeveel … heeft u, hoeveel … heb ik, hoeveel … heb ik toegevoegd, hoeveel … heb ik geüpload, hoeveel … ken je, welke … zijn er, welke … heb je, welke … heeft u, welke … heb ik, welke … heb ik toegevoegd, welke … heb ik geüpload, welke … ken je, welke … kun je doorzoeken, welke … kunt u doorzoeken, welke … zijn beschikbaar, wat voor … heb je, wat zijn mijn …, toon mijn …, toon alle …, toon de …, laat mijn … zien, laat me mijn … zien, laat alle … zien, geef een lijst van mijn …, lijst van …, som mijn … op, som alle … op, noem alle …, aantal documenten, wat zit er in de bibliotheek',
    topics:
      'wat kan ik vragen, wat kan ik je vragen, wat kan ik u vragen, wat kan ik hier vragen, waarover kan ik vragen stellen, welke vragen kan ik stellen, welke vragen kun je beantwoorden, welke vragen kunt u beantwoorden, wat weet je, wat weet u, waar weet je iets van, waarmee kun je me helpen, waar kun je me mee helpen',
  },
  facts: {
    author: {
      questions:
        'wie heeft … geschreven, wie heeft … opgesteld, wie heeft … gepubliceerd, wie schreef …, wie is de auteur van …, wie zijn de auteurs van …, wie is de schrijver van …, door wie is … geschreven, wie is de auteur',
      names:
        'auteur, auteurs, schrijver, schrijvers, geschreven door, opgesteld door, gemaakt door, redactie',
    },
    published: {
      questions:
        'wanneer is … gepubliceerd, wanneer werd … gepubliceerd, wanneer is … geschreven, wanneer werd … geschreven, wanneer is … opgesteld, wat is de datum van …, wat is de publicatiedatum van …',
      names:
        'datum, gepubliceerd, gepubliceerd op, publicatiedatum, verschenen, verschenen op, gemaakt op, opgesteld op',
    },
    updated: {
      questions:
        'wanneer is … bijgewerkt, wanneer werd … bijgewerkt, wanneer is … voor het laatst bijgewerkt, wanneer werd … voor het laatst bijgewerkt, wanneer is … voor het laatst gewijzigd, wanneer was de laatste update van …, wat is de laatste update van …',
      names:
        'bijgewerkt, bijgewerkt op, laatst bijgewerkt, laatst bijgewerkt op, laatste update, gewijzigd, gewijzigd op, laatst gewijzigd, herzien, herzien op',
    },
  },
  documentWords:
    'document, documenten, tekst, bestand, pagina, artikel, verslag, rapport, PDF, inhoud, paragraaf, hoofdstuk, deel',
  collectionWords:
    'documenten, bestanden, teksten, artikelen, pagina’s, PDF’s, bronnen, verzameling, collectie, bibliotheek, graaf, alles',
  rangeWords: 'tot',
  requests:
    'beschrijf, vat samen, leg uit, verklaar, analyseer, vergelijk, geef een overzicht van, schrijf een verslag over, laat me zien, toon me, geef me, vertel me, zeg me, leg me uit, noem',
  comparisons:
    'versus, vergeleken met, vergelijking, verschil tussen, verschillen tussen, verschilt van, verschillen',
  orders: {
    verbs: 'negeer, negeert, vergeet',
    which: 'vorige, voorgaande, eerdere, bovenstaande, alle, jouw, je, uw, andere',
    what: 'instructie, instructies, aanwijzingen, opdrachten, regels, richtlijnen, prompt, prompts',
    readers: 'AI, LLM, AI-assistent, taalmodel, chatbot',
    openings:
      'je bent een, jij bent een, u bent een, je bent nu een, jij bent nu een, u bent nu een',
  },

  aggregation: dutchAggregation,
  connections:
    'hoe zijn … en … verbonden, hoe is … verbonden met …, hoe hangen … en … samen, wat verbindt … en …, wat verbindt … met …, wat is het verband tussen … en …, wat is de relatie tussen … en …, wat heeft … met … te maken, verband tussen … en …',

  backMatter:
    'zie ook, referenties, externe links, bronnen, literatuur, voetnoten, bronvermelding, reacties, geef een reactie, plaats een reactie, gerelateerde artikelen, lees ook, over de auteur, verwante onderwerpen, gerelateerde onderwerpen',
  figureWords: 'figuur, fig, afbeelding, afb',
  releaseWords:
    'versie, uitgave, release, uitgebracht, verschenen, uitgekomen, gepubliceerd, vrijgegeven',
  changeWords:
    'versie, versies, uitgave, wijzigingen, gewijzigd, nieuw in, nieuwe functies, toegevoegd, ingevoerd, verwijderd, verouderd, opgelost, upgrade, bijwerken',
  referrals: 'meer informatie, meer details, meer weten, zie ook, lees meer, voor meer informatie',
  values: dutchValues,

  replies: {
    nothing: 'Niets in de documenten beantwoordt deze vraag.',
    nearest: 'Geen passage zegt dit met zoveel woorden; het dichtst in de buurt komt:',
    otherLanguage:
      'De documenten zijn in een andere taal; op namen en getallen komen deze passages het dichtst in de buurt:',
    notFound: 'Ik heb niets gevonden over:',
    greeting: 'Hallo! Vraag me iets over uw documenten.',
    thanks: 'Graag gedaan.',
    acknowledgement: 'Goed. Vraag het me als u nog iets wilt weten.',
    ofAssistant:
      'Ik zoek het antwoord op uw vraag in de bronnen en toon de letterlijke citaten waarop het berust. Wat wilt u weten?',
    remark: 'Ik citeer de documenten zoals ze zijn, zonder ze te herschrijven of te vertalen.',
    said: 'Zo staat het in de documenten:',
    noMore: 'Meer heb ik daarover niet gevonden.',
    page: 'pagina …',
    whichDocument: 'Welk document? Noem woorden uit de titel, of kies het eerst.',
    themesOf: 'De belangrijkste thema’s van … documenten:',
    longestOf: 'De … langste van … documenten:',
    allOf: 'Documenten: …',
    emptyHanded: 'Vraag alstublieft naar iets dat in de documenten zou kunnen staan.',
  },
  report: {
    contents: 'Inhoud',
    findings: 'Belangrijkste bevindingen',
    details: 'In detail',
    disagreements: 'Waar bronnen elkaar tegenspreken',
    notFound: 'Wat niet gevonden is',
    onNoPage: 'op geen gelezen pagina',
    inNoQuote: 'in geen geciteerde zin',
    sources: 'Bronnen',
    retrieved: 'geraadpleegd',
    abstractOnly: 'alleen de samenvatting',
    copies: 'dezelfde tekst',
    nothing: 'Geen pagina die gelezen kon worden zegt iets over dit onderwerp.',
    noPage: 'De zoekopdracht heeft geen pagina gevonden.',
    unreadable: 'De zoekopdracht heeft pagina’s gevonden, maar geen ervan kon gelezen worden.',
    searched: 'Waarnaar is gezocht',
    partial: 'Het zoeken is voortijdig beëindigd.',
  },
}
