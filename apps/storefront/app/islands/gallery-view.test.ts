// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { nextVisibleImage } from './gallery-view.ts'

const WIDTH = 300

function gallery(views: readonly string[], seen = 0): HTMLElement {
  const part = document.createElement('div')
  part.innerHTML = `<ul data-views>${views.map(view => `<li data-shows="${view}"></li>`).join('')}</ul>`
  const row = part.querySelector('ul') as HTMLElement
  Object.defineProperty(row, 'clientWidth', { value: WIDTH })
  row.scrollLeft = seen * WIDTH
  return part
}

it('a choice that shows on another picture turns to that one', () => {
  const before = gallery(['scene', 'envelope creme', 'front'])
  expect(nextVisibleImage(before, gallery(['scene', 'envelope creme gold', 'front']))).toBe(1)
})

it('a picture that comes with a choice is turned to', () => {
  expect(nextVisibleImage(gallery(['scene', 'front']), gallery(['scene', 'envelope creme', 'front']))).toBe(1)
})

it('a choice that shows on the picture that is seen stays there', () => {
  const before = gallery(['scene green', 'envelope green', 'front green'], 2)
  expect(nextVisibleImage(before, gallery(['scene red', 'envelope red', 'front red']))).toBe(2)
})

it('where nothing changed, or fewer are left, the picture stays as near as it can', () => {
  const before = gallery(['scene', 'envelope creme', 'front'], 2)
  expect(nextVisibleImage(before, gallery(['scene', 'envelope creme', 'front']))).toBe(2)
  expect(nextVisibleImage(before, gallery(['scene', 'front']))).toBe(1)
})
