import type { Locale, Material } from '@passepartout/domain'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderBlocks } from '../render-blocks.fixture.tsx'

interface MaterialStory {
  content: { body: { component: string; materialType?: Material }[] }
}
const stories = import.meta.glob<MaterialStory>('../../../../../content/passepartout/wandbilder/*.json', {
  eager: true,
  import: 'default',
})
const materials = Object.values(stories)
  .flatMap(({ content }) => content.body)
  .filter(({ component }) => component === 'calculator')
  .map(({ materialType }) => ({ material: materialType as Material }))

/** The paragraphs of a material's page, rendered at the given time. */
async function said(material: Material, locale: Locale, now: string, query = '') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const block = {
    component: 'calculator',
    product: 'photo-frame',
    materialType: material,
    headline: 'Muster',
    text: 'Muster',
    scenes: [{ component: 'scene', scene: 'living-room', photos: ['dune'], alt: 'Ein Raum' }],
    links: [],
  }
  const { html } = await renderBlocks([block], { locale, query })
  return [...html.matchAll(/<p[^>]*>([^<]+)<\/p>/g)].map(([, text]) => text?.replace(/\s/g, ' ') ?? '')
}

afterEach(() => void vi.useRealTimers())

it('there are twelve materials with a page', () => {
  expect(new Set(materials.map(({ material }) => material)).size).toBe(12)
})

describe.each(materials)('the page of $material', ({ material }) => {
  it.each([
    [
      'de-DE',
      /Bestelle bis \S+, \d+\. Dezember, 10 Uhr, und es ist mit ein paar Tagen Luft pünktlich zu Weihnachten da\./,
    ],
    [
      'en-GB',
      /Order by 9:00 on \w+,? \d+ December and it arrives in time for Christmas with days to spare\./,
    ],
    ['en-US', /Order by 4 a\.m\. EST on \w+, \w+ \d+[^.]* in time for Christmas/],
    ['fr-CH', /décembre à 10 h[^.]* à temps pour Noël/],
    ['it-IT', /dicembre[^.]* in tempo per Natale/],
    ['es-ES', /de diciembre[^.]* a tiempo para Navidad/],
    // In Belgium Sinterklaas brings the presents, before Christmas.
    ['nl-BE', /november[^.]* op tijd voor Sinterklaas/],
  ] as const)('says in %s until when to order for the next occasion', async (locale, words) => {
    expect(await said(material, locale, '2026-11-17T12:00:00Z')).toContainEqual(expect.stringMatching(words))
  })

  it('says how long it takes while no occasion is near', async () => {
    expect(await said(material, 'de-DE', '2026-07-06T08:00:00Z')).toContainEqual(
      expect.stringMatching(/^In der Regel in \d( bis \d)? Werktagen bei dir\.$/),
    )
  })
})

it('a frame takes longer, so that its last day comes earlier', async () => {
  const lastDay = async (query: string) => {
    const text = (await said('poster', 'de-DE', '2026-11-29T12:00:00Z', query)).join('\n')
    return Number(/Bestelle bis \S+ (\d+)\. Dezember/.exec(text)?.[1])
  }
  const [framed, unframed] = [
    await lastDay('formatType=600x400&frameType=holzrahmen-eiche'),
    await lastDay('formatType=600x400'),
  ]
  expect(framed).toBeGreaterThan(0)
  expect(framed).toBeLessThan(unframed)
})
