import { createPagesDocument, type Document, preflight, qualityRule, withPhoto } from '@passepartout/document'
import { createTranslator, shopFor } from '@passepartout/domain'
import { expect, it } from 'vitest'
import { wordsFor } from '../messages/index.ts'
import { findingText } from './finding-text.ts'

const sheet = (id: string, role: 'inside' | 'spread') => ({
  ...{ id, role, widthMm: 200, heightMm: 100, bleed: 3, safe: 4 },
  slots: [{ id: `${id}.photo`, box: { x: 10, y: 10, width: 90, height: 60 } }],
})
const photo = { id: 'a', name: 'a.jpg', width: 3000, height: 2000, source: 'upload' as const, notices: [] }
const book = createPagesDocument('photobook', [
  sheet('page-1', 'inside'),
  sheet('pages-2', 'spread'),
  sheet('pages-4', 'spread'),
])
/** Only the last slot is empty. */
const almostFull: Document = ['page-1', 'pages-2'].reduce(
  (document, id) => withPhoto(document, `${id}.photo`, photo),
  book,
)

it.each([
  ['de-DE', 'Seiten 4–5: Ein Feld bleibt leer'],
  ['en-GB', 'Pages 4–5: one space stays empty'],
  ['fr-FR', 'Pages 4–5\u202f: un emplacement reste vide'],
  ['it-IT', 'Pagine 4–5: uno spazio resta vuoto'],
  ['es-ES', 'Páginas 4–5: un hueco queda vacío'],
  ['nl-NL', 'Pagina’s 4–5: één vak blijft leeg'],
] as const)('the only empty place of a book is named by its printed pages in %s', (locale, title) => {
  const shop = shopFor('passepartout', locale)
  const { messages, language } = wordsFor(shop)
  const t = createTranslator(messages, { locale, language })
  const found = preflight(almostFull, { quality: qualityRule('hand') }).find(({ id }) => id === 'empty-slot')
  const designer = {
    ...{ t, shop, kind: { hasOnePlace: false }, names: { format: String } },
    editor: { getSnapshot: () => ({ document: almostFull }) },
  }
  expect(found && findingText(designer as never, found).title).toBe(title)
})
