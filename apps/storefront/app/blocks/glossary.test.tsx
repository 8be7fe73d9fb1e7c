import { readFileSync } from 'node:fs'
import {
  comparisonSchema,
  glossarySchema,
  imageTextSchema,
  printFinishesSchema,
  type RichTextNode,
} from '@passepartout/content-model'
import { CHANNELS, shopFor } from '@passepartout/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText } from '../features/rich-text/rich-text.tsx'
import { glossaryOf, splitByGlossary } from '../platform/glossary.ts'
import type { Page } from '../platform/page.ts'
import { Comparison } from './comparison/comparison.tsx'
import { Facts } from './facts/facts.tsx'
import { ImageText } from './image-text/image-text.tsx'
import { PrintFinishes } from './refinements/print-finishes.tsx'

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
const glossary = glossaryOf(story, 'de-DE')

function storyLink(cached_url: string) {
  return { fieldtype: 'multilink', linktype: 'story', id: '1', url: '', cached_url }
}

describe('a text', () => {
  const found = (text: string) =>
    splitByGlossary(text, glossary, new Set()).flatMap(({ text, entry }) =>
      entry ? [`${text}: ${entry.id}`] : [],
    )

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
      splitByGlossary(text, glossary, new Set())
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

  const picture = { fieldtype: 'asset', filename: '/_assets/steps/a.jpg', alt: '' }
  const comparison = comparisonSchema.parse({
    component: 'comparison',
    headline: 'Bindungen',
    priceFormat: '300x400',
    columns: ['Klammer', 'Kleber'].map(title => ({
      component: 'comparison-column',
      title,
      picture,
      materialType: 'poster',
      link: storyLink('passepartout/de-de/x'),
    })),
    rows: [{ component: 'comparison-row', term: 'Bindung', values: ['geheftet', 'gebunden mit PUR'] }],
  })
  const imageText = imageTextSchema.parse({
    component: 'image-text',
    headline: 'Bindung',
    text: 'gebunden mit PUR',
    picture,
    side: 'left',
  })
  const item = (text: string) => ({ component: 'refinement', title: 'Bindung', text, picture })
  const refinements = printFinishesSchema.parse({
    component: 'refinements',
    headline: 'Bindungen',
    items: [item('geheftet'), item('gebunden mit PUR')],
  })

  it.each([
    ['facts', () => facts('gebunden mit PUR')],
    ['rich text', () => rich(said('gebunden mit PUR'))],
    ['a comparison', () => renderToStaticMarkup(<Comparison page={page} data={{}} block={comparison} />)],
    [
      'a text beside a picture',
      () => renderToStaticMarkup(<ImageText page={page} data={{}} block={imageText} />),
    ],
    [
      'refinements',
      () => renderToStaticMarkup(<PrintFinishes page={page} data={undefined} block={refinements} />),
    ],
  ])('a word in %s is a button that opens its note without a script', (_, html) => {
    // The button and its note have the same id.
    expect(html()).toMatch(
      /<button type="button" popovertarget="([^"]+)" class="term">PUR<\/button>.*id="\1" popover="auto"[^>]*>.*Ein zäher Kleber.*href="\/ratgeber#pur"/i,
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

it('the list of all words is in the order of the alphabet', () => {
  expect(glossary.entries.map(({ word }) => word)).toEqual(['gestrichenes Papier', 'PUR', 'seidenmatt'])
})

describe.each(CHANNELS)('the glossary of %s', channel => {
  const { entries } = JSON.parse(
    readFileSync(new URL(`../../../../content/${channel}/_glossary.json`, import.meta.url), 'utf8'),
  ).content as { entries: { id: string; word: Record<string, string>; forms: Record<string, string[]> }[] }

  it('gives each form to one entry only', () => {
    for (const language of ['de', 'en', 'en-us', 'es', 'fr', 'it', 'nl']) {
      const forms = entries.flatMap(entry => entry.forms[language] ?? entry.forms.en ?? [])
      expect(forms.map(form => form.toLowerCase()).toSorted()).toEqual(
        [...new Set(forms.map(form => form.toLowerCase()))].toSorted(),
      )
    }
  })

  it('explains the dots of printing in French, and leaves the weave of a canvas alone', () => {
    const french = glossaryOf(
      glossarySchema.parse({
        component: 'glossary',
        entries: entries.map(({ id, word, forms }) => ({ id, word: word.fr, forms: forms.fr, text: '…' })),
      }),
      'fr-FR',
    )
    const explained = (text: string) =>
      splitByGlossary(text, french, new Set()).flatMap(({ entry }) => (entry ? [entry.id] : []))
    expect(explained('La peau ne montre aucune trame.')).toEqual(['raster'])
    expect(explained('Des fibres, pas de trame.')).toEqual(['raster'])
    expect(explained('Sa trame pardonne les défauts. Ni verre, ni trame, on voit la trame.')).toEqual([])
  })

  it('has an address for each entry', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })
})
