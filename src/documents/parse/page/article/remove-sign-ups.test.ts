import { expect, test } from 'vitest'
import { parsePageDom } from '../page-dom.ts'
import { removeSignUps } from './remove-sign-ups.ts'

const story = '<p>The ferry of Norrvik sails at noon.</p>'.repeat(20)
const field = '<input type="email" placeholder="Your address"><button>Sign up</button>'

/** What is left of a page with something in the middle of its article. */
function leftOf(box: string): string {
  const document = parsePageDom(
    `<html><body><article>${story}${box}${story}</article></body></html>`,
  )
  removeSignUps(document)
  return document.body.textContent ?? ''
}

test.each([
  `<div class="box"><h4>Our briefing</h4><p>All harbours, every morning.</p><form>${field}</form></div>`,
  `<aside><div><div><h4>Our briefing</h4></div><form><input name="email"></form></div></aside>`,
  `<form><p>All harbours, every morning. Our briefing.</p><input placeholder="E-mail"></form>`,
  `<div><p>All harbours, every morning. Our briefing.</p>${field}</div>`,
])('a box that asks for a mail address goes with all that it says: %s', (box) => {
  expect(leftOf(box)).not.toMatch(/briefing|harbours/)
  expect(leftOf(box)).toContain('sails at noon')
})

test.each([
  [
    'a text is asked for',
    `<div><p>Write to the harbour.</p><form>${field}<textarea></textarea></form></div>`,
  ],
  [
    'a text is asked for beside it',
    `<div><p>Write to the harbour.</p>${field}<textarea></textarea></div>`,
  ],
  ['no address is asked for', '<div><p>Find a harbour.</p><form><input name="q"></form></div>'],
  [
    'the page stands in a form',
    `<form><p>Write to the harbour.</p>${story.repeat(3)}${field}</form>`,
  ],
])('what stands around a form is read where %s', (_, box) => {
  expect(leftOf(box)).toContain('harbour')
})

test('a box in which many fields stand is looked through once', () => {
  const fields = '<input name="email">'.repeat(50)
  const document = parsePageDom(`<html><body><div><div>${fields}</div></div></body></html>`)
  const [box] = document.querySelectorAll('div')
  if (box === undefined) throw new Error('There is a box')
  let looked = 0
  const elementsOf = box.getElementsByTagName.bind(box)
  box.getElementsByTagName = (name) => {
    looked++
    return elementsOf(name)
  }

  removeSignUps(document)
  expect(looked).toBe(1)
})
