import { type Channel, type LegalNumber, type Locale, shopFor } from '@passepartout/domain'
import { expect, it } from 'vitest'
import { legalTexts } from './legal-texts.ts'
import type { Story } from './stories.ts'

const words = (text: string) => ({ type: 'text', text })
const richText = (text: string) => ({
  type: 'doc',
  content: [
    { type: 'heading', content: [words('Was gilt')] },
    { type: 'paragraph', content: [words(text), { type: 'hard_break' }, words('Nie')] },
    {
      type: 'bullet_list',
      content: [{ type: 'list_item', content: [{ type: 'paragraph', content: [words('Eins')] }] }],
    },
  ],
})

const asked: string[] = []
const stories = (words: string) => ({
  find: async (channel: string, locale: Locale, slug: string) => {
    asked.push(`${channel}/${locale}/${slug}`)
    const content = {
      component: 'page',
      body: [
        { component: 'headline', text: 'Der Titel', lead: 'Ein Muster.' },
        { component: 'text', body: richText(words) },
        { component: 'register-numbers', headline: 'Identifiants', rule: 'unique-identifiers' },
      ],
    }
    const story = { name: slug, content, published_at: '2026-11-20T08:00:00.000Z' }
    return slug === 'desistimiento' ? undefined : { locale, story: story as unknown as Story }
  },
})
const of = (
  locale: Locale,
  words = 'Kein Widerruf',
  channel: Channel = 'passepartout',
  numbers: readonly LegalNumber[] = [],
) =>
  legalTexts(
    { stories: stories(words), sellerFacts: () => ({ invoiceYears: 8, numbers }) },
    shopFor(channel, locale),
  )

const versions = async (...asked: Parameters<typeof of>) =>
  Object.fromEntries((await of(...asked)).map(({ name, version }) => [name, version]))

it('names the version of each text that an order is agreed to by', async () => {
  expect(await versions('de-DE')).toEqual({
    terms: expect.stringMatching(/^de-DE 2026-11-20T08:00:00\.000Z [\w-]{16}$/),
    withdrawal: expect.stringMatching(/^de-DE /),
    privacy: expect.stringMatching(/^de-DE /),
  })
})

it('is another one once the words are others', async () => {
  expect(await versions('de-DE')).not.toEqual(await versions('de-DE', 'Doch ein Widerruf'))
  expect(await versions('de-DE')).toEqual(await versions('de-DE'))
})

it('looks where the language has them, and names none that is not there', async () => {
  asked.length = 0
  expect(Object.keys(await versions('es-ES'))).toEqual(['terms', 'privacy'])
  await of('en-US')
  expect(asked).toContain('passepartout/en-US/returns')
  expect(asked).toContain('passepartout/es-ES/condiciones-generales')
})

it('gives its words as they are read, lists and lines included', async () => {
  expect((await of('de-DE'))[0]).toMatchObject({
    title: 'Der Titel',
    blocks: [
      { kind: 'text', text: 'Ein Muster.' },
      { kind: 'heading', text: 'Was gilt' },
      { kind: 'text', text: 'Kein Widerruf\nNie' },
      { kind: 'item', text: 'Eins' },
    ],
  })
})

it('holds the identifiers of the seller once they are entered', async () => {
  const name = 'Emballages ménagers'
  const kind = 'unique-identifiers'
  const textWith = async (number: string | null) =>
    (
      await of('fr-FR', 'Non', 'passepartout', [
        { kind, name, number },
        { kind: 'vat', number: 'DE111111125' },
      ])
    ).find(text => text.name === 'terms')
  const [missing, entered] = [await textWith(null), await textWith('FR123456_01ABCD')]
  expect(entered?.blocks.slice(-2)).toEqual([
    { kind: 'heading', text: 'Identifiants' },
    { kind: 'item', text: 'Emballages ménagers: FR123456_01ABCD' },
  ])
  expect(JSON.stringify(missing?.blocks)).not.toMatch(/Identifiants|Emballages/)
  expect(entered?.version).not.toBe(missing?.version)
})
