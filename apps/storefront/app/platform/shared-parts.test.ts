import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { SharedPart } from './shared-part.tsx'
import { createSharedParts } from './shared-parts.ts'

const story = () => ({})
const bold = (text: string) => createElement('b', null, text)

/** The HTML of a page with these parts. */
function pageOf(content: object | undefined, shop: string, parts: Record<string, ReactNode>): string {
  const shared = createSharedParts(content, shop)
  const page = { shared } as Page
  const children = Object.entries(parts).map(([name, part]) =>
    createElement(SharedPart, { key: name, page, name } as never, part),
  )
  return new TextDecoder().decode(shared.fill(renderToString(createElement('nav', null, ...children))))
}

test('a part is rendered once for all pages of a shop, until its content is another', () => {
  const global = story()
  expect(pageOf(global, 'de', { menu: bold('first') })).toBe('<nav><b>first</b></nav>')
  expect(pageOf(global, 'de', { menu: bold('again') })).toBe('<nav><b>first</b></nav>')
  expect(pageOf(story(), 'de', { menu: bold('changed') })).toBe('<nav><b>changed</b></nav>')
})

test('parts of two shops and of two names are kept apart', () => {
  const global = story()
  const parts = { menu: bold('Menü'), foot: bold('Fuß') }
  expect(pageOf(global, 'de', parts)).toBe('<nav><b>Menü</b><b>Fuß</b></nav>')
  expect(pageOf(global, 'fr', { menu: bold('Menu') })).toBe('<nav><b>Menu</b></nav>')
})

test('nothing is kept of a shop whose content cannot be read', () => {
  expect(pageOf(undefined, 'de', { menu: bold('first') })).toBe('<nav><b>first</b></nav>')
  expect(pageOf(undefined, 'de', { menu: bold('again') })).toBe('<nav><b>again</b></nav>')
})

test('words that look like a pattern of a replacement stay as they are', () => {
  expect(pageOf(story(), 'de', { menu: bold('$1 and $&') })).toBe('<nav><b>$1 and $&amp;</b></nav>')
})

test('words that look like the place of a part stay words', () => {
  const words = '<shared-part data-at="0"></shared-part>'
  expect(pageOf(story(), 'de', { menu: words })).not.toContain('<shared-part')
})

test('every character comes through, and half of one as its replacement', () => {
  const part = (text: string) => pageOf(undefined, 'de', { menu: bold(text) })
  expect(part('für 5 € 🎨 照片')).toBe('<nav><b>für 5 € 🎨 照片</b></nav>')
  expect(part('cut \ud83c')).toBe('<nav><b>cut \ufffd</b></nav>')
})

test('a picture is drawn once for all shops and contents, and stands in its place', () => {
  let drawn = 0
  const picture = () => {
    drawn += 1
    return bold(`picture ${drawn}`)
  }
  const pageWith = (shop: string) => {
    const shared = createSharedParts(story(), shop)
    const at = shared.placePicture('["living-room"]', picture)
    return new TextDecoder().decode(shared.fill(`<p><shared-part data-at="${at}"></shared-part></p>`))
  }
  expect([pageWith('de'), pageWith('fr')]).toEqual(['<p><b>picture 1</b></p>', '<p><b>picture 1</b></p>'])
})
