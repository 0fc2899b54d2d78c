import { expect, test } from 'vitest'
import { aggregated, aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'

const actions = `## Action items

| Action | Owner | Due | State |
|---|---|---|---|
| Alert on refused connections | Ravi Temkin | 13 October | done |
| Switch on branch protection | Odile Marchetti | 20 October | in progress |
| Open the status page to all | Salome Achterberg | 10 October | Closed |
| Practise in the game day | Bram Soltesz | 28 November | open |
| Write a runbook | Bram Soltesz | 30 November | not started |
`
const open = 'State: in progress, open, not started'

test.each([
  ['Which action items are still open?', `3 of 5 rows (Log) — ${open}`],
  ['Which tasks are not finished yet?', `3 of 5 rows (Log) — ${open}`],
  ['Which tasks are not yet done?', `3 of 5 rows (Log) — ${open}`],
  ['Which actions haven’t been completed?', `3 of 5 rows (Log) — ${open}`],
  ['Which tasks still have to be done?', `3 of 5 rows (Log) — ${open}`],
  ['What still needs to be done?', `3 of 5 rows (Log) — ${open}`],
  ['What is still open?', `3 of 5 rows (Log) — ${open}`],
  ['Which tasks are done?', '2 of 5 rows (Log) — State: done, Closed'],
  ['How many tasks are already finished?', '2 of 5 rows (Log) — State: done, Closed'],
  ['How many action items are still open?', `3 of 5 rows (Log) — ${open}`],
  ['Which tasks of Bram Soltesz are not done?', `2 of 5 rows (Log) — ${open}; Owner: Bram Soltesz`],
])('"%s" asks for work that is done, or is not', (question, line) => {
  expect(aggregatedLine(question, [passageOf(actions, { title: 'Log' })])).toBe(line)
})

const states = (header: string, ...cells: readonly string[]) =>
  `| ${header} |\n|---|---|\n${cells.map((cell, at) => `| ${'ABCDE'[at]} ${at} | ${cell} |\n`).join('')}`

test.each([
  ['de', 'Welche Aufgaben sind noch offen?', 'Aufgabe | Stand', 'erledigt', 'offen', 'in Arbeit'],
  ['de', 'Welche Punkte sind noch nicht erledigt?', 'Was | Stand', 'erledigt', 'offen', 'läuft'],
  ['es', '¿Qué tareas están pendientes?', 'Tarea | Estado', 'hecho', 'en curso', 'pendiente'],
  ['fr', 'Quelles tâches sont encore ouvertes ?', 'Tâche | État', 'terminé', 'en cours', 'ouvert'],
  [
    'fr',
    'Quelles tâches ne sont pas encore terminées ?',
    'Tâche | État',
    'terminé',
    'prévu',
    'ouvert',
  ],
  [
    'es',
    '¿Qué tareas no están terminadas todavía?',
    'Tarea | Estado',
    'hecho',
    'en curso',
    'nuevo',
  ],
  ['it', 'Quali compiti sono ancora aperti?', 'Compito | Stato', 'fatto', 'in corso', 'aperto'],
  ['nl', 'Welke taken zijn nog niet klaar?', 'Taak | Status', 'klaar', 'bezig', 'open'],
  [
    'pt',
    'Quais tarefas ainda estão abertas?',
    'Tarefa | Estado',
    'concluído',
    'em curso',
    'aberto',
  ],
])('%s: %s', (language, question, header, ...cells) => {
  const table = states(header, ...cells)
  const line = aggregatedLine(question, [passageOf(table, { language })])
  expect(line).toMatch(/^2 .* 3 /)
  expect(line?.endsWith(`${header.split('| ')[1]}: ${cells[1]}, ${cells[2]}`)).toBe(true)
})

test.each([
  [
    'a cell is no state of work',
    states('Shop | State', 'open', 'Closed', 'for sale'),
    'Which shops are not closed yet?',
  ],
  [
    'two columns say how far work has come',
    '| Task | Draft | Print |\n|---|---|---|\n| A 1 | done | open |\n| B 2 | done | done |\n',
    'Which tasks are still unfinished?',
  ],
  [
    'a word is left',
    states('Task | State', 'open', 'done', 'open'),
    'Which tasks are still open on Mondays?',
  ],
])('nothing is computed where %s', (_, table, question) => {
  expect(aggregated(question, [passageOf(table)])).toBeUndefined()
})

const shares = `| Task | Owner | % complete | Budget |
|---|---|---|---|
| Floor plan | Pavel | 100% | 7800 |
| Racking | Ada | 60% | 86000 |
| Cabling | Ada | 0% | 18200 |
`

test.each([
  ['Which tasks are not finished yet?', '2 of 3 rows — % complete < 100'],
  ['How many tasks are done?', '1 of 3 rows — % complete = 100'],
  ['Which tasks have not started yet?', '1 of 3 rows — % complete = 0'],
  ['Which tasks haven’t begun?', '1 of 3 rows — % complete = 0'],
  ['Which task has the largest budget?', 'Racking: 86000 — Budget (highest): 3 rows'],
])('"%s" is computed where the share that is done is told', (question, line) => {
  expect(aggregatedLine(question, [passageOf(shares)])).toBe(line)
})
