import { documentFromDesign } from '@passepartout/designs'
import {
  type Document,
  loadTypesetting,
  measureTexts,
  preflight,
  withAddedText,
} from '@passepartout/document'
import { CUSTOMER_TEXT_RULES } from '@passepartout/document/word-rules'
import { expect, test } from 'vitest'
import { openDesigns } from './open-designs.ts'

const { library, shaper } = await openDesigns()

test('a name that is added to the front of a card lies on none of its words', async () => {
  const covered: string[] = []
  for (const design of library.designs.filter(({ kind }) => kind === 'card')) {
    const card = documentFromDesign(library, design, { locale: 'de-DE' }) as Document
    const document = withAddedText(card, card.pages[0]?.id ?? '', 'added', 'Hallo Anna')
    await loadTypesetting(shaper, document)
    const findings = preflight(document, {
      ...{ quality: () => ({ grade: 'sharp' }), wordRules: CUSTOMER_TEXT_RULES },
      texts: measureTexts(document, shaper),
    })
    if (findings.some(({ id }) => id === 'text-overlap')) covered.push(design.id)
  }
  expect(covered).toEqual([])
})
