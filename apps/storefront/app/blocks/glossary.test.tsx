import { readFileSync } from 'node:fs'
import { glossarySchema, type RichTextNode } from '@passepartout/content-model'
import { CHANNELS, shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText } from '../features/rich-text/rich-text.tsx'
import { glossaryOf, piecesOf } from '../platform/glossary.ts'
import type { Page } from '../platform/page.ts'
import { Facts } from './facts/facts.tsx'

const story = glossarySchema.parse({
  component: 'glossary',
  entries: [
    { id: 'seidenmatt', word: 'seidenmatt', forms: ['seidenmatt'], text: 'Zwischen matt und glänzend.' },
    {
      id: 'gestrichen',
      word: 'gestrichenes Papier',
      forms: ['seidenmatt gestrichen', 'ungestrichen'],
      text: 'Eine feine Schicht <liegt> obenauf.',
    },
    { id: 'pur', word: 'PUR', forms: ['PUR'], text: 'Ein zäher Kleber.' },
  ],
  more: { text: 'Alle Begriffe', link: storyLink('passepartout/de-de/ratgeber') },
})
const glossary = glossaryOf(story)

function storyLink(cached_url: string) {
  return { fieldtype: 'multilink', linktype: 'story', id: '1', url: '', cached_url }
}

describe('a text', () => {
  const found = (text: string) =>
    piecesOf(text, glossary, new Set()).flatMap(({ text, entry }) => (entry ? [`${text}: ${entry.id}`] : []))

  it.each([
    ['is left alone without such a word', 'Matt und glatt', []],
    [
      'has the longest word explained',
      '200 g/m², seidenmatt gestrichen',
      ['seidenmatt gestrichen: gestrichen'],
    ],
    ['may begin with the word', 'Seidenmatt, glatt', ['Seidenmatt: seidenmatt']],
    ['has each word explained once', 'PUR oder PUR', ['PUR: pur']],
    ['has no parts of words explained', 'halbseidenmatt, Purpur, SPUR, PURer', []],
    ['tells capitals from small letters', 'pur und edel', []],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('keeps every letter', () => {
    const text = 'Seidenmatt. PUR, dann PUR.'
    expect(
      piecesOf(text, glossary, new Set())
        .map(piece => piece.text)
        .join(''),
    ).toBe(text)
  })
})

describe('on a page', () => {
  const page = {
    shop: shopFor('passepartout', 'de-DE'),
    href: (path: string) => path,
    data: new Map(),
    glossary,
  } as unknown as Page
  const facts = (text: string, shown = page) =>
    renderToStaticMarkup(
      <Facts
        page={shown}
        data={undefined}
        block={{ component: 'facts', items: [{ component: 'fact', term: 'Papier', text }] }}
      />,
    )
  const rich = (...content: RichTextNode[]) =>
    renderToStaticMarkup(<RichText page={page} document={{ type: 'doc', content }} />)
  const said = (text: string, type = 'paragraph', marks?: RichTextNode['marks']): RichTextNode => ({
    type,
    content: [{ type: 'text', text, ...(marks ? { marks } : {}) }],
  })

  it.each([
    ['facts', () => facts('gebunden mit PUR')],
    ['rich text', () => rich(said('gebunden mit PUR'))],
  ])('a word in %s is a button that opens its note without a script', (_, html) => {
    const [, target] =
      /<button type="button" popovertarget="([^"]+)" class="term">PUR<\/button>/i.exec(html()) ?? []
    expect(target).toBeTruthy()
    expect(html()).toMatch(
      new RegExp(`id="${target}" popover="auto"[^>]*>.*Ein zäher Kleber.*href="/ratgeber#pur"`),
    )
  })

  it('a note that holds markup shows it as words', () => {
    expect(rich(said('ungestrichen'))).toContain('Eine feine Schicht &lt;liegt&gt; obenauf.')
  })

  it.each([
    ['a heading', said('PUR oder nicht?', 'heading')],
    ['a link', said('PUR', 'paragraph', [{ type: 'link', attrs: { href: '/x', linktype: 'url' } }])],
  ])('%s stays as it is', (_, node) => {
    expect(rich(node)).not.toContain('<button')
  })

  it('a shop without a glossary shows its texts as they are', () => {
    const { glossary: _, ...bare } = page
    expect(facts('gebunden mit PUR', bare as Page)).not.toContain('<button')
  })
})

describe.each(CHANNELS)('the glossary of %s', channel => {
  const { entries } = JSON.parse(
    readFileSync(new URL(`../../../../content/${channel}/_glossary.json`, import.meta.url), 'utf8'),
  ).content as { entries: { id: string; forms: Record<string, string[]> }[] }

  it('gives each form to one entry only', () => {
    for (const language of ['de', 'en', 'en-us', 'es', 'fr', 'it', 'nl']) {
      const forms = entries.flatMap(entry => entry.forms[language] ?? entry.forms.en ?? [])
      expect(forms.map(form => form.toLowerCase()).toSorted()).toEqual(
        [...new Set(forms.map(form => form.toLowerCase()))].toSorted(),
      )
    }
  })

  it('has an address for each entry', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })
})
