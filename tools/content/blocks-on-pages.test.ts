import { join } from 'node:path'
import { openContentLibrary, type Story } from '@passepartout/content'
import { blockSchemas, pageSchema, productFormBlockSchema } from '@passepartout/content-model'
import { PRODUCT_FORM_KINDS, WALL_ART_FORMS } from '@passepartout/domain'
import { expect, test } from 'vitest'
import { type Fields, isFields, visitValues } from './visit-values.ts'

const silent = { info: () => undefined, warn: () => undefined }
const library = await openContentLibrary(join(import.meta.dirname, '../../content'), silent)
const german = [...library.stories().published.values()].filter(({ full_slug }) =>
  full_slug.includes('/de-de/'),
)

/** All blocks in the stories of pages, with their page. */
const placed = german.filter(({ content }) => content.component === 'page').flatMap(fieldsOf)

function fieldsOf({ content, full_slug }: Story): { page: string; fields: Fields }[] {
  const found: { page: string; fields: Fields }[] = []
  visitValues(content, value => {
    if (isFields(value)) found.push({ page: full_slug, fields: value })
  })
  return found
}

/** The first page with such a block. */
const pageWith = (is: (fields: Fields) => boolean) => placed.find(({ fields }) => is(fields))?.page

const filled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''

test.each(Object.keys(blockSchemas))('a visitor meets the block %s on a page', name => {
  expect(
    pageWith(({ component }) => component === name),
    name,
  ).toMatch(/^(?:passepartout|kartenliebe)\/de-de\//)
})

test.each(['video', 'shop', 'smart-banner', 'breadcrumb', 'flag-on-off'])(
  'the block %s is understood as it stands there',
  name => {
    const of = placed.filter(({ fields }) => fields.component === name)
    expect(of.length).toBeGreaterThan(0)
    const schema = blockSchemas[name as 'video']
    for (const { page, fields } of of) expect(schema.safeParse(fields).success, page).toBe(true)
  },
)

test.each([...WALL_ART_FORMS, ...PRODUCT_FORM_KINDS])(
  'a calculator of %s stands on a page or has a block of its own',
  product => {
    const shows = (fields: Fields) =>
      fields.component === `${product}-detail` ||
      (fields.component === 'calculator' && fields.product === product)
    expect(pageWith(shows), product).toBeDefined()
  },
)

test.each(['labels', 'ctaColors', 'frameType', 'initiallySelectedFormat', 'links', 'scenes'])(
  'a calculator with %s stands on a page',
  field => {
    const isWith = (fields: Fields) => fields.component === 'calculator' && filled(fields[field])
    const page = pageWith(isWith)
    expect(page).toBeDefined()
    const own = placed.find(found => found.page === page && isWith(found.fields))
    expect(productFormBlockSchema.safeParse(own?.fields).success).toBe(true)
  },
)

test.each(['teaser', 'uspTeaser', 'body'])('a page has blocks in its field %s', field => {
  const isWith = (fields: Fields) => fields.component === 'page' && filled(fields[field])
  const page = placed.find(({ fields }) => isWith(fields))
  expect(pageSchema.safeParse(page?.fields).success).toBe(true)
})
