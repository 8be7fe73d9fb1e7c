import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { Global } from '../blocks/global/schema.ts'
import { sharedHtml } from './shared-html.ts'

const globalStory = () => ({}) as Global
const part = (text: string) => createElement('b', null, text)

it('renders a part once for all pages of a shop, until its content is another', () => {
  const global = globalStory()
  expect(sharedHtml(global, 'de')('menu', part('first'))).toBe('<b>first</b>')
  expect(sharedHtml(global, 'de')('menu', part('again'))).toBe('<b>first</b>')
  expect(sharedHtml(globalStory(), 'de')('menu', part('changed'))).toBe('<b>changed</b>')
})

it('keeps the parts of two shops and of two names apart', () => {
  const global = globalStory()
  sharedHtml(global, 'de')('menu', part('Menü'))
  expect(sharedHtml(global, 'fr')('menu', part('Menu'))).toBe('<b>Menu</b>')
  expect(sharedHtml(global, 'de')('foot', part('Fuß'))).toBe('<b>Fuß</b>')
})

it('keeps nothing of a shop whose content cannot be read', () => {
  const html = sharedHtml(undefined, 'de')
  html('menu', part('first'))
  expect(html('menu', part('again'))).toBe('<b>again</b>')
})
