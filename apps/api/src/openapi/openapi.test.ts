import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { ROUTES } from '../routes.ts'
import { useShop } from '../shop.fixture.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { REFUSALS } from './refusals.ts'
import { schemaText } from './schema-text.ts'

const shop = useShop()
const get = (path: string, headers: Record<string, string> = {}) =>
  shop().api.request(`http://passepartout.de.localhost${path}`, { headers })

async function readDocument(): Promise<OpenApiDocument> {
  const answer = await get('/web-api/openapi.json')
  return (await answer.json()) as OpenApiDocument
}

const operations = (document: OpenApiDocument) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ address: `${method} ${path}`, call })),
  )

/** Schemas above this length have a name, so that a client's types have one too. */
const LONGEST_REPEATED = 1000

function repeatedSchemas(value: object): string[] {
  const counts = new Map<string, number>()
  const count = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return
    const text = JSON.stringify(one)
    if (text.length > LONGEST_REPEATED) counts.set(text, (counts.get(text) ?? 0) + 1)
    for (const inner of Object.values(one)) count(inner)
  }
  count(value)
  return [...counts].filter(([, times]) => times > 1).map(([text]) => text.slice(0, 200))
}

describe('the document of the API', () => {
  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...(await readDocument()) })
    expect(result).toMatchObject({ valid: true })
  })

  test('describes every call under its area, with a sentence and its failures', async () => {
    const found = operations(await readDocument())
    expect(found.map(({ call }) => [call.tags[0], call.operationId])).toEqual(
      expect.arrayContaining(
        Object.entries(ROUTES).flatMap(([area, routes]) => routes.map(({ call }) => [area, call.name])),
      ),
    )
    expect(found.filter(({ call }) => !/^[A-Z].{10,}[^.;]$/.test(call.summary))).toEqual([])
    expect(found.filter(({ call }) => !('default' in call.responses))).toEqual([])
  })

  test('says which calls need somebody who is logged in, and what single calls refuse', async () => {
    const document = await readDocument()
    const found = operations(document).map(({ call }) => call)
    const names = new Set(found.map(({ operationId }) => operationId))
    const listed = Object.values(REFUSALS).flatMap(calls => [...calls])
    expect(listed.filter(name => !names.has(name))).toEqual([])
    const schemes = Object.keys(document.components.securitySchemes ?? {})
    expect(
      found
        .flatMap(({ security = [] }) => security.flatMap(Object.keys))
        .filter(one => !schemes.includes(one)),
    ).toEqual([])
    const byName = (name: string) => found.find(({ operationId }) => operationId === name)
    expect(byName('getAccount')).toMatchObject({
      security: [{ session: [] }],
      responses: { 401: {} },
    })
    expect(byName('getFormatPrices')).toMatchObject({ security: [], responses: { 304: {} } })
    expect(byName('putDraft')).toMatchObject({
      responses: { 404: {}, 409: {}, 410: {} },
    })
    expect(byName('putDraft')?.security).toBeUndefined()
    expect(document.security).toEqual([{ visitor: [] }, {}])
    expect(document.components.parameters).toMatchObject({
      ShopChannel: { example: 'passepartout-de' },
      ShopLocale: { example: 'de-DE' },
    })
  })

  test('describes every property that it requires', async () => {
    const lacking: string[] = []
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return
      const { required, properties } = value as { required?: unknown; properties?: object }
      if (Array.isArray(required))
        for (const name of required)
          if (!properties || !(name in properties)) lacking.push(`${path}: ${name}`)
      for (const [name, one] of Object.entries(value)) visit(one, `${path}/${name}`)
    }
    visit(await readDocument(), '')
    expect(lacking).toEqual([])
  })

  test('names what several calls use, once, and stays small enough to read', async () => {
    const document = await readDocument()
    const { schemas } = document.components
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['Cart', 'CartLine', 'Order', 'Checkout', 'DisplayMoney', 'Id']),
    )
    const text = JSON.stringify(document)
    const references = new Set(text.match(/#\/components\/\w+\/\w+/g))
    const dangling = [...references].filter(reference => {
      const [, , kind = '', name = ''] = reference.split('/')
      return !(name in (document.components[kind] ?? {}))
    })
    expect(dangling).toEqual([])
    expect(Object.keys(schemas).filter(name => !text.includes(`schemas/${name}"`))).toEqual([])
    expect(text.length).toBeLessThan(300 * 1024)
    expect(repeatedSchemas(schemas)).toEqual([])
  })

  test('describes the same schema for what is sent and received, but where they differ', async () => {
    const { paths, components } = await readDocument()
    const address = { $ref: '#/components/schemas/Address' }
    expect(components.schemas.AddressBodyInput?.properties).toMatchObject({ address })
    expect(components.schemas.Address?.properties).toMatchObject({ country: {} })
    expect(paths['/web-api/cart']?.get?.responses['200']).toMatchObject({
      content: {
        'application/json': { schema: { properties: { payload: { $ref: '#/components/schemas/Cart' } } } },
      },
    })
  })

  test('gives every call an id and an address of its own', async () => {
    const ids = operations(await readDocument()).map(({ call }) => call.operationId)
    expect(new Set(ids).size).toBe(Object.values(ROUTES).flat().length)
  })

  test('says what a query value means, lists with brackets, and where no shop has to be named', async () => {
    const { paths } = await readDocument()
    const { parameters = [] } = paths['/price-api/prices/article']?.get ?? {}
    expect(parameters).toEqual(
      expect.arrayContaining([
        { $ref: '#/components/parameters/ShopChannel' },
        {
          name: 'quantity',
          in: 'query',
          schema: { type: 'integer', minimum: 1, maximum: 99 },
        },
        expect.objectContaining({
          name: 'optionTypes[]',
          schema: expect.objectContaining({ type: 'array' }),
        }),
        expect.objectContaining({ name: 'materialType', required: true }),
      ]),
    )
    const preview = paths['/web-api/photos/{id}/preview']?.get
    expect(preview?.parameters.map(({ name }) => name)).toEqual(['id', 'size'])
    expect(preview?.responses['200']).toMatchObject({ content: { 'image/webp': {} } })
  })

  test('is sent compressed, and not again unchanged', async () => {
    const answer = await get('/web-api/openapi.json', { 'accept-encoding': 'gzip, br' })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    })
    const etag = answer.headers.get('etag') ?? ''
    expect((await get('/web-api/openapi.json', { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('the page of the API', () => {
  test('shows every call, without script, style or anything from elsewhere', async () => {
    const answer = await get('/web-api/docs')
    const page = await answer.text()
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const names = Object.values(ROUTES).flatMap(routes => routes.map(({ call }) => call.name))
    expect(names.filter(name => !page.includes(`<article id="${name}"`))).toEqual([])
    expect(page).not.toMatch(/<script|<style| style=|https?:\/\/|\[object|undefined/)
  })

  test('writes shapes for people', () => {
    const schema = {
      type: 'object',
      properties: {
        count: { type: 'integer', minimum: 1, maximum: 99 },
        names: { type: 'array', items: { type: 'string', maxLength: 64 }, maxItems: 20 },
        price: { type: ['number', 'null'] },
        kind: { enum: ['a', 'b'] },
      },
      required: ['count', 'names', 'price'],
    }
    expect(schemaText(schema)).toBe(
      '{\n  count: integer 1…99\n  names: (string up to 64 characters)[] up to 20\n  price: number | null\n  kind?: "a" | "b"\n}',
    )
  })
})
