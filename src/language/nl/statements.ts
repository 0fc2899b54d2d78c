import type { StatementData } from '../statement-words.ts'

export const dutchStatements: StatementData = {
  openings:
    'wat zijn de …, wat is de …, wat is het …, wat waren de …, welke … zijn er, welke … zijn, welke …, zijn er …, waren er …, geef de …, geef alle …, noem de …, noem alle …, toon de …, lijst van …, alle …, de …',
  actors:
    'ik, wij, we, u, je, jij, jullie, hij, zij, ze, men, iedereen, het bestuur, bestuur, het team, de firma, het bedrijf, de huurder, de verhuurder, de klant, de leverancier, de penningmeester, de ouders, iemand',
  deadlines: 'vóór, voor, uiterlijk, tegen, tot, binnen',
  sources:
    'vergadering, notulen, verslag, mail, e-mail, bericht, brief, rapport, chat, gesprek, contract, bijeenkomst, document, notitie, tekst, genoemd, gedaan, genomen, staan, noemt',
  kinds: {
    decision: {
      names: 'besluiten, besluit, beslissingen, beslissing, afspraken, besloten',
      asks: 'wat is er besloten, wat is besloten, wat werd besloten, wat werd er besloten, wat is afgesproken, wat is er afgesproken, wat heeft … besloten, wat hebben … besloten, wat besloot …, waartoe heeft … besloten',
      says: 'besloten, besluit, besloot, afgesproken, overeengekomen, goedgekeurd, aangenomen, vastgesteld, stemde in, gekozen tot, wij accepteren',
    },
    rejected: {
      names: 'afwijzingen, afwijzing, afgewezen',
      asks: 'wat is afgewezen, wat is er afgewezen, wat werd afgewezen, wat heeft … afgewezen, welk voorstel is afgewezen, wat weigert …',
      says: 'afgewezen, wees af, wijst af, verworpen, geweigerd, weigert, niet goedgekeurd, kunnen wij niet',
    },
    open: {
      names:
        'open vragen, open punten, openstaande vragen, openstaande punten, onopgeloste punten, vragen',
      asks: 'wat is nog open, wat is nog niet besloten, wat is niet besloten, wat is nog onduidelijk, wat is onduidelijk, wat is uitgesteld, wat blijft open, wat staat nog open, wat weet … niet',
      says: 'nog geen besluit, geen besluit, nog niet besloten, niet besloten, onduidelijk, nog open, blijft open, uitgesteld, verdaagd, aangehouden, nog te bepalen, moet nog, staat nog niet vast, weten nog niet',
    },
    task: {
      names: 'actiepunten, actiepunt, taken, taak, acties, actie, volgende stappen, to-dos, TODO',
      asks: 'wie moet wat doen, wie doet wat, wat moet … doen, wat moeten … doen, wat gaat … doen, wat zal … doen, wat moet er gebeuren, wat moet er gedaan worden, wat moet ik doen, waarvoor is … verantwoordelijk',
      says: 'is verantwoordelijk voor, neemt op zich, zorgt voor, regelt',
      does: 'zal, zullen, gaat, gaan, zou, dient te, dienen te',
    },
    request: {
      names: 'verzoeken, verzoek, vragen om, wensen',
      asks: 'wat vraagt …, waar vraagt … om, wat wil …, waarom verzoekt …',
      says: 'alstublieft, graag, gelieve, verzoeken wij, wij verzoeken, ik verzoek, kunt u, kun je, zou u, zou je, wilt u, vraagt om, vragen u',
    },
    requirement: {
      names: 'eisen, eis, verplichtingen, verplichting, voorwaarden, vereisten',
      asks: 'wat is verplicht, wat is vereist, wat eist …, waartoe is … verplicht',
      says: 'moet, moeten, dient te, dienen te, is verplicht, zijn verplicht, verplicht, vereist, noodzakelijk',
      does: 'moet, moeten',
    },
    prohibition: {
      names: 'verboden, verbod',
      asks: 'wat is verboden, wat mag niet, wat is niet toegestaan, wat mag … niet, wat mogen … niet',
      says: 'mag niet, mogen niet, mag geen, mogen geen, verboden, niet toegestaan, niet meer op, moet niet',
    },
    deadline: {
      names: 'deadlines, deadline, termijnen, termijn, data, afspraken',
      asks: 'wat moet wanneer, wat vervalt',
      says: 'uiterlijk, deadline, volgende vergadering, vervalt',
    },
    proposal: {
      names: 'voorstellen, voorstel, aanbevelingen, aanbeveling, suggesties, adviezen, advies',
      asks: 'wat stelt … voor, wat stelde … voor, wat heeft … voorgesteld, wat raadt … aan, wat heeft … aangeraden, wat adviseert …, wat beveelt … aan, wat is voorgesteld, wat is aanbevolen',
      says: 'stelt voor, stelde voor, stel voor, stellen voor, voorgesteld, raadt, raad, raden aan, adviseert, adviseren, adviseer, beveelt aan, bevelen aan, mijn voorstel, ons voorstel, ik zou',
    },
    option: {
      names: 'opties, optie, mogelijkheden, mogelijkheid, alternatieven, alternatief, keuzes',
      asks: 'wat kan … kiezen, wat biedt … aan',
      says: 'twee mogelijkheden, drie mogelijkheden, twee opties, drie opties, optie, alternatief, ofwel, naar keuze, kunt kiezen, kan kiezen',
    },
    promise: {
      names: 'beloften, belofte, toezeggingen, toezegging',
      asks: 'wat belooft …, wat heeft … beloofd, wat garandeert …, wat zegt … toe',
      says: 'belooft, beloofd, beloven, beloof, garandeert, garanderen, toegezegd, zegt toe, zeggen toe',
    },
    risk: {
      names:
        "risico's, risico, waarschuwingen, waarschuwing, problemen, probleem, zorgen, bezwaren, gevaren, klachten",
      asks: 'waarvoor waarschuwt …, waar waarschuwt … voor, wat vreest …, waarover maakt … zich zorgen, welke problemen, waarover klaagt …',
      says: "waarschuwt, waarschuwde, gewaarschuwd, risico, risico's, gevaar, gevaarlijk, vreest, vrezen, zorgen, bezorgd, probleem, problemen, bezwaar, bezwaren, klaagt, klaagden",
    },
    finding: {
      names: 'resultaten, resultaat, bevindingen, bevinding, conclusies, conclusie',
      asks: 'wat is vastgesteld, wat heeft … vastgesteld, wat concludeert …, wat is gebleken, wat heeft … gevonden',
      says: 'vastgesteld, gebleken, bleek, blijkt, concludeert, geconcludeerd, toont aan, conclusie',
    },
  },
}
