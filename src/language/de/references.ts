import type { ReferenceData } from '../reference-words.ts'

export const germanReferences: ReferenceData = {
  sections:
    'ziffer / ziffern / ziff., abschnitt / abschnitte / abschnitten / abschnitts / abschn., artikel / artikeln / artikels / art., kapitel / kapiteln / kapitels / kap., punkt / punkte / punkten, paragraf / paragraph / paragrafen / paragraphen, klausel / klauseln, regel / regeln',
  annexes: 'anlage / anlagen, anhang / anhänge / anhängen / anhangs, beilage / beilagen',
  tables: 'tabelle / tabellen / tab.',
  parts:
    'absatz / absätze / absätzen / absatzes / abs., satz / sätze, nummer / nummern / nr., buchstabe / buchstaben / buchst. / lit.',
  beforeNumbers: 'nr., nr, nummer',
  and: 'und, oder, sowie',
  to: 'bis',
  pointing: 'siehe, siehe auch, s., vgl., unter, in, nach, gemäß, laut, zu, und',
  of: 'des, der, von, vom, aus dem, aus der, im, zum, zur',
  own: 'dieser, dieses, diesem, diesen, vorliegenden, vorstehenden, oben, unten',
  laws: 'gesetz, gesetzes, gesetze, verordnung, gesetzbuch, gesetzbuchs, gesetzbuches, grundgesetz, grundgesetzes, richtlinie, verfassung',
  deferring:
    'siehe, gemäß, laut, beschrieben, beschriebenen, festgelegt, festgelegten, genannt, genannten, geregelt, regelt, richtet sich, bestimmt, bestimmten, aufgeführt, aufgeführten, angegeben, angegebenen, näheres, einzelheiten, nach maßgabe, entsprechend, bedingungen, regeln, voraussetzungen, steht, stehen, findet, gilt',
  exceptions: 'außer, ausgenommen, nur, soweit, sofern, es sei denn, vorbehaltlich, mit ausnahme',
}
