import type { Catalogue } from '@passepartout/domain'
import { readCatalogue } from '@passepartout/testing'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useShop } from './shop.fixture.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = (await readCatalogue()).catalogue
})
/** The catalogue with each material changed, which its validation at start would refuse. */
const withMaterials = (change: (material: Catalogue['materials'][number]) => object): Catalogue => ({
  ...catalogue,
  materials: catalogue.materials.map(material => ({ ...material, ...change(material) })),
})
let broken: Catalogue
const shop = useShop({ catalogue: () => broken })
const loggedAt = async (path: string) => {
  const { status } = await shop().visitor().request(path)
  return { status, keys: shop().logged.map(({ fields }) => Reflect.get(fields, 'key')) }
}

test('a frame without any material is logged, and has none to choose from', async () => {
  broken = withMaterials(() => ({ frames: [] }))
  expect(await loggedAt('/web-api/variants-for-frame-types?frameTypes[]=holzrahmen-schwarz')).toEqual({
    status: 200,
    keys: ['error-no-materials-for-frame-type'],
  })
})

test('an option group whose default has no price is logged, and has nothing to choose from', async () => {
  broken = withMaterials(({ options }) => ({
    options: options.map(({ group, values }) => {
      const nothing = `${group}-none-such`
      return { group, values: [...values, nothing], default: nothing }
    }),
  }))
  const { status, keys } = await loggedAt('/price-api/photo-options-groups?materialType=leinwand')
  expect([status, new Set(keys)]).toEqual([200, new Set(['error-no-default-option-for-material-type'])])
})

describe('the way into an account', () => {
  const send = (path: string, body: object) =>
    shop()
      .visitor()
      .request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
  const keys = () =>
    shop().logged.flatMap(({ fields }) => (Reflect.get(fields, 'key') as string | undefined) ?? [])
  const BROKEN = { email: 'mia@post.example', password: 'a long enough password' }
  beforeEach(() => {
    broken = catalogue
  })

  test.each([
    ['login-error', '/web-api/customer-login', BROKEN],
    ['sign-up-error', '/web-api/customer-signup', { ...BROKEN, firstName: 'Mia', lastName: 'Muster' }],
    ['password-reset-error', '/web-api/customer-password-reset', { email: BROKEN.email }],
  ])('%s is logged where there are too many tries', async (key, path, body) => {
    for (let n = 0; n < 80 && !keys().includes(key); n++) await send(path, body)
    expect(keys()).toContain(key)
  })

  test.each([
    ['sign-up-error', '/web-api/customer-signup', { email: 'no address' }, 422],
    ['password-reset-error', '/web-api/customer-password-reset', { email: 'no address' }, 422],
  ])('%s of wrong data at %s is logged, and says nothing of whom', async (key, path, body, status) => {
    expect((await send(path, body)).status).toBe(status)
    expect(keys()).toEqual([key])
    expect(JSON.stringify(shop().logged)).not.toMatch(/mia@|no address|long enough/)
  })

  test('is not logged where the request is none (400), but for a reset', async () => {
    expect((await send('/web-api/customer-login', BROKEN)).status).toBe(400)
    const broken = (path: string) =>
      shop()
        .visitor()
        .request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{',
        })
    const statuses = await Promise.all(
      ['login', 'signup', 'password-reset'].map(
        async call => (await broken(`/web-api/customer-${call}`)).status,
      ),
    )
    expect(statuses).toEqual([400, 400, 400])
    expect(keys()).toEqual(['password-reset-error'])
  })
})
