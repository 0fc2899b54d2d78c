import type { ChangeData } from '../change-words.ts'

export const dutchChanges: ChangeData = {
  asks: {
    differ:
      'wat is er veranderd, wat is er … veranderd, wat is er gewijzigd, wat is er … gewijzigd, wat is veranderd, wat is gewijzigd, wat is er anders, wat is er … anders, wat is anders, wat veranderde, wat verandert, wat veranderde er, wat verandert er, wat wijzigt, wat zijn de verschillen, wat is het verschil, wat zijn de wijzigingen, wat zijn de veranderingen, welke verschillen, welke wijzigingen, welke veranderingen, hoe verschillen, hoe verschilt, waarin verschillen, waarin verschilt, waar verschillen, hoe is … veranderd, hoe is … gewijzigd, hoe zijn … veranderd, vergelijk, vergelijking, verschillen tussen, verschil tussen, is er een verschil, zijn er verschillen, is er verschil, zijn er wijzigingen, is er iets veranderd, is er iets gewijzigd, is er iets … veranderd, zijn er tegenstrijdigheden, verschillen',
    news: 'wat is nieuw, wat is er nieuw, wat is er … nieuw, wat voor nieuws, wat zijn de nieuwigheden',
    added:
      'welke … zijn nieuw, welke … is nieuw, welk … is nieuw, welke … zijn toegevoegd, welke … is toegevoegd, wat is er toegevoegd, wat is toegevoegd, wat is er bijgekomen',
    removed:
      'welke … zijn geschrapt, welke … is geschrapt, welke … zijn vervallen, welke … is vervallen, welke … zijn verwijderd, wat is er geschrapt, wat is geschrapt, wat is er vervallen, wat is vervallen, wat is er verwijderd, wat is verwijderd, wat is er weg, wat ontbreekt, wat is er weggelaten',
  },
  whether: [
    {
      openings: 'is, zijn, werd, werden, heeft, hebben',
      verbs:
        'veranderd, gewijzigd, gestegen, gedaald, verhoogd, verlaagd, duurder, duurder geworden, goedkoper, aangepast, verlengd, verkort, anders',
    },
  ],
  sources:
    'veranderd, gewijzigd, wijzigingen, document, documenten, tekst, teksten, bestand, bestanden, versie, versies, uitgave, uitgaven, beide, twee, oud, oude, nieuw, nieuwe, nieuwste, laatste, vorige, jaar, nu, sinds, vergeleken, vergelijking, tussen, iets, alles, geworden, regel, regels, bepaling, bepalingen, clausule, clausules, hoofdstuk, artikel, artikelen, deel, delen, waarde, waarden, prijs, prijzen, kosten, tarief, tarieven, offerte, offertes, aanbieding, inhoud, verschil, verschillen, wijziging, wijzigingen, betreft, datum, bedrag, aantal, duur, lengte, hoogte, periode, termijn, tijd',
  versions: 'versie, revisie, rev, uitgave, editie, nummer, nr',
  latest: 'nieuwste, laatste, huidige, meest recente',
  since: 'vergeleken met, ten opzichte van, in vergelijking met, tegenover, dan',
  drafts: 'concept, voorlopig, voorlopige, kladversie, ontwerp',
  amendments: 'addendum, allonge, aanvulling, wijzigingsovereenkomst',
  duties: 'moet, moeten, dient, dienen',
  standing: {
    replaces:
      'vervangt, vervangen, niet meer geldig, niet langer geldig, geldt niet meer, gelden niet meer, vervalt, vervallen, in plaats van, voortaan',
    older: 'Ouder',
    later: 'Later',
    draft: 'Concept',
    otherwise: 'Anders',
  },
  replies: {
    same: 'Geen verschil:',
    sameSections: '… van … onderdelen zegt hetzelfde. / … van … onderdelen zeggen hetzelfde.',
    onlyIn: 'Alleen in …:',
    noSecond: 'Onder de documenten is geen tweede versie, alleen …',
    noSuch: 'Onder de documenten is geen dergelijke versie, maar wel …',
  },
}
