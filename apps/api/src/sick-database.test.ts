import { inspect } from 'node:util'
import type { OpenDatabase } from '@passepartout/db'
import { createPagesDocument } from '@passepartout/document'
import type { Locale } from '@passepartout/domain'
import { openTestPglite } from '@passepartout/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApi } from './create-api.ts'
import { bodyOf, newVisitor, useShop } from './shop.fixture.ts'

const shop = useShop()
const SECRET = 'Lena und Jonas heiraten'
const page = { id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
const DRAFT = JSON.stringify({
  kind: 'card',
  title: SECRET,
  document: createPagesDocument('card', [page], { title: SECRET }),
  configuration: {
    designerUrl: '/configurator-card?themeId=seeblick&quantity=60&isSample=false&locale=de-DE',
  },
})
const JSON_BODY = { method: 'POST', body: DRAFT, headers: { 'content-type': 'application/json' } }

describe('a database that refuses a row', () => {
  test('leaves nothing of the row in the answer or in what is logged', async () => {
    const { db, logged } = shop()
    await db.execute(`alter table drafts add constraint no_titles check (title = '')`)
    try {
      const answer = await shop().visitor().request('/web-api/drafts', JSON_BODY)
      expect(answer.status).toBe(500)
      expect(await answer.text()).not.toContain(SECRET)
      expect(inspect(logged, { depth: 12, showHidden: true })).not.toContain(SECRET)
      expect(logged).toMatchObject([
        {
          level: 'error',
          fields: { err: { code: '23514', sql: expect.stringContaining('insert into "drafts"') } },
        },
      ])
    } finally {
      await db.execute('alter table drafts drop constraint no_titles')
    }
  })
})

describe('a database that is gone', () => {
  let gone: OpenDatabase
  beforeAll(async () => {
    gone = await openTestPglite()
    await gone.close()
  })
  const LOCALES: Locale[] = ['de-DE', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL']

  test.each(LOCALES)('is 503 in words of %s, with when to come back', async locale => {
    const { deps } = shop()
    const visitor = newVisitor(createApi({ ...deps, db: gone.db }), { locale })
    const answer = await visitor.request('/web-api/drafts', JSON_BODY)
    const { code, message } = await bodyOf(answer)
    expect([answer.status, code, answer.headers.get('retry-after')]).toEqual([503, 'unavailable', '10'])
    expect(message.text.length).toBeGreaterThan(30)
  })
})

describe('a full disk', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })

  test.each(['/web-api/photos', '/web-api/toolbox-convert-file'])(
    'is 507 in words for a file sent to %s',
    async path => {
      const { deps } = shop()
      const storage = { ...deps.storage, scratch: () => Promise.reject(full) }
      const visitor = newVisitor(createApi({ ...deps, storage }))
      const answer = await visitor.request(path, { method: 'POST', body: 'x' })
      expect(answer.status).toBe(507)
      expect(await bodyOf(answer)).toMatchObject({
        code: 'storage-full',
        message: { text: 'Gerade ist kein Platz für neue Dateien. Bitte später noch einmal versuchen.' },
      })
    },
  )
})
