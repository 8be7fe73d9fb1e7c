import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPagesDocument, preflight, qualityRule } from '@passepartout/document'
import { sampleText } from '@passepartout/document/testing/sample-text'
import { CUSTOMER_TEXT_RULES } from '@passepartout/document/word-rules'
import { LOCALES } from '@passepartout/domain'
import { expect, test } from 'vitest'
import { listFiles } from '../check/sources.ts'
import { textsOfLocale } from '../check/texts.ts'

const root = join(import.meta.dirname, '../..')
const designs = listFiles(root, ['catalogue/designs'])
  .filter(file => file.endsWith('.json'))
  .map(file => JSON.parse(readFileSync(join(root, file), 'utf8')))

test.each(LOCALES)('samples write times as the print check asks of customers, in %s', locale => {
  const texts = [...new Set(designs.flatMap(design => [...textsOfLocale(design, locale)]))].filter(text =>
    /\d/.test(text),
  )
  expect(texts.length).toBeGreaterThan(50)
  const page = { id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
  const empty = createPagesDocument('card', [page], { locale })
  const elements = texts.map((text, index) =>
    sampleText(text, { id: `text-${index}`, own: true, role: 'date', sizePt: 12 }),
  )
  const document = { ...empty, pages: empty.pages.map(one => ({ ...one, elements })) }
  const found = preflight(document, { quality: qualityRule('hand'), wordRules: CUSTOMER_TEXT_RULES })
  expect(found.filter(({ id }) => id === 'time-form').map(({ params }) => params.written)).toEqual([])
})
