// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { watchForms } from './watch-forms.ts'

const PAGE = `<details data-card-names><summary>Names</summary><template><form><input id="first"></form></template></details>`

const bar = () => document.querySelector('details') as HTMLDetailsElement
const fields = () => bar().querySelectorAll('input').length

test('a page that nobody has used yet has no fields for names', () => {
  document.body.innerHTML = PAGE
  watchForms()
  expect(fields()).toBe(0)
})

test.each(['pointerdown', 'touchstart', 'focusin', 'toggle'])('%s puts the form in its place, once', type => {
  document.body.innerHTML = PAGE
  watchForms()
  bar().dispatchEvent(new Event(type))
  bar().dispatchEvent(new Event('toggle'))
  expect(fields()).toBe(1)
})

test('a form that was opened before the script was there comes with it', () => {
  document.body.innerHTML = PAGE
  bar().open = true
  watchForms()
  expect(fields()).toBe(1)
})
